import Foundation

/// Guided access keeps a person within one app. The simulated device has none, and refuses it as a device does that nobody manages.
extension UIAccessibility {
    /// Whether guided access lets a person use one of the app's restricted features.
    public enum GuidedAccessRestrictionState: Int, Sendable {
        case allow = 0
        case deny = 1
    }

    /// Why guided access could not be configured.
    public struct GuidedAccessError: CustomNSError, Hashable, Sendable {
        /// The reasons, with UIKit's numbers: it may not, or it went wrong.
        public enum Code: Int, Sendable {
            case permissionDenied = 0
            case failed = 0x7FFF_FFFF_FFFF_FFFF

            /// Lets a `catch` clause match a reason.
            public static func ~= (match: Code, error: any Error) -> Bool {
                (error as? GuidedAccessError)?.code == match
            }
        }

        /// Why it failed: it isn't allowed, or something went wrong.
        public let code: Code

        init(_ code: Code) {
            self.code = code
        }

        /// The reason's number, for `NSError`.
        public var errorCode: Int { code.rawValue }
        /// The domain of these errors as `NSError`s: `guidedAccessErrorDomain`.
        public static var errorDomain: String { UIAccessibility.guidedAccessErrorDomain }
        /// Nothing more is said of the error: an empty dictionary.
        public var errorUserInfo: [String: Any] { [:] }
        /// The same as `errorUserInfo`.
        public var userInfo: [String: Any] { errorUserInfo }
        /// The app may not configure guided access: what the simulated device answers.
        public static var permissionDenied: Code { .permissionDenied }
        /// Guided access could not be changed.
        public static var failed: Code { .failed }
    }

    /// The domain of `GuidedAccessError`s as `NSError`s.
    public static let guidedAccessErrorDomain = "UIAccessibilityGuidedAccessErrorDomain"

    /// Whether a restricted feature may be used: always `allow`, as nobody restricts any here (DEV-131).
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

/// The accessibility features that a session of guided access can switch on or off.
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
    /// Stands in where the delegate has no details to tell: nil.
    public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? {
        OptionalCall.missing(nil)
    }
}
