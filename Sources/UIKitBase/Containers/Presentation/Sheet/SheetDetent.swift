import CoreGraphics
import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor public class Detent: NSObject {
        /// What a detent is known by.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Makes an identifier of a string.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// The detent of about half of the space.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The detent of all of the space.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What the detent is known by; one of its own for custom detents without an identifier.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        required init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// About half of the space; not where the height is compact.
        public class func medium() -> Self {
            Self(.medium) { $0.containerTraitCollection.verticalSizeClass == .compact ? nil : mediumValue($0) }
        }

        /// All of the space.
        public class func large() -> Self { Self(.large) { $0.maximumDetentValue } }

        /// A height of the app's own, in points, without the safe area at the bottom; nil leaves the detent out.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Self {
            Self(identifier ?? Identifier("portico.detent.\(UUID().uuidString)"), resolver)
        }

        /// The height in points in a given space, without the safe area at the bottom; nil where the detent doesn't count.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }

        private static func mediumValue(
            _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat {
            (context as? DetentContext)?.mediumValue ?? context.maximumDetentValue / 2
        }
    }
}

/// What a detent's height may depend on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent.
    var maximumDetentValue: CGFloat { get }
}

@MainActor final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let mediumValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        mediumValue = medium
        super.init()
    }
}
