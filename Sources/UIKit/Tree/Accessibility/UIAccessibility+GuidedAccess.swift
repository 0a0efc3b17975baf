import Foundation

/// Guided access keeps a person within one app. The simulated device has none, and refuses it as a device does that nobody manages.
extension UIAccessibility {
    public enum GuidedAccessRestrictionState: Int, Sendable {
        case allow = 0
        case deny = 1
    }

    public struct GuidedAccessError: CustomNSError, Hashable, Sendable {
        public enum Code: Int, Sendable {
            case permissionDenied = 0
            case failed = 0x7FFF_FFFF_FFFF_FFFF

            public static func ~= (match: Code, error: any Error) -> Bool {
                (error as? GuidedAccessError)?.code == match
            }
        }

        public let code: Code

        init(_ code: Code) {
            self.code = code
        }

        public var errorCode: Int { code.rawValue }
        public static var errorDomain: String { UIAccessibility.guidedAccessErrorDomain }
        public var errorUserInfo: [String: Any] { [:] }
        public var userInfo: [String: Any] { errorUserInfo }
        public static var permissionDenied: Code { .permissionDenied }
        public static var failed: Code { .failed }
    }

    public static let guidedAccessErrorDomain = "UIAccessibilityGuidedAccessErrorDomain"

    public static func guidedAccessRestrictionState(
        forIdentifier restrictionIdentifier: String
    ) -> GuidedAccessRestrictionState { .allow }

    /// Says no, later on the main thread.
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
    ) {
        later { completionHandler(false) }
    }

    /// Says no, later on the main thread.
    public static func configureForGuidedAccess(
        features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
        completionHandler completion: @escaping (Bool, (any Error)?) -> Void
    ) {
        later { completion(false, GuidedAccessError(.permissionDenied)) }
    }

    private static func later(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        RunLoop.main.perform { body() }
    }
}

public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var voiceOver: UIGuidedAccessAccessibilityFeature { .init(rawValue: 1 << 0) }
    public static var zoom: UIGuidedAccessAccessibilityFeature { .init(rawValue: 1 << 1) }
    public static var assistiveTouch: UIGuidedAccessAccessibilityFeature { .init(rawValue: 1 << 2) }
    public static var invertColors: UIGuidedAccessAccessibilityFeature { .init(rawValue: 1 << 3) }
    public static var grayscaleDisplay: UIGuidedAccessAccessibilityFeature { .init(rawValue: 1 << 4) }
}

/// What an app can switch off in a guided session; adopted by its delegate.
@preconcurrency @MainActor public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
    var guidedAccessRestrictionIdentifiers: [String]? { get }
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String,
        didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
    /// Optional.
    func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
    public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? {
        OptionalCall.missing(nil)
    }
}
