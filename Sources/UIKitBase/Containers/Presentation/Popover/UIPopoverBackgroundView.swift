import CoreGraphics
import Foundation
import PorticoTrace

/// The measures of a popover's own background.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
    /// How wide the arrow is where it grows out of the background, in points.
    static func arrowBase() -> CGFloat
    /// How far the content keeps from the edges of the background, the arrow not counted.
    static func contentViewInsets() -> UIEdgeInsets
    /// How far the arrow reaches out, in points.
    static func arrowHeight() -> CGFloat
}

/// What a popover has around its content, arrow and all, where an app draws that itself. Subclasses override everything.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// How far the arrow's middle is from the middle of its side, in points, to the right or down.
    open var arrowOffset: CGFloat {
        get { Self.isMissing("arrowOffset") }
        set { Self.isMissing("setArrowOffset:") }
    }

    /// Where the arrow points. A subclass must override it: by itself it raises an exception.
    open var arrowDirection: UIPopoverArrowDirection {
        get { Self.isMissing("arrowDirection") }
        set { Self.isMissing("setArrowDirection:") }
    }

    /// Whether the content has round corners; yes, unless a subclass says otherwise.
    @available(*, deprecated)
    open class var wantsDefaultContentAppearance: Bool { true }

    /// How wide the arrow is at its base, in points. A subclass must override it: by itself it raises an exception.
    open class func arrowBase() -> CGFloat { isMissing("arrowBase") }
    /// How far the content keeps from the background's edges. A subclass must override it: by itself it raises an exception.
    open class func contentViewInsets() -> UIEdgeInsets { isMissing("contentViewInsets") }
    /// How far the arrow reaches out, in points. A subclass must override it: by itself it raises an exception.
    open class func arrowHeight() -> CGFloat { isMissing("arrowHeight") }

    private static func isMissing(_ selector: String) -> Never {
        FatalException.internalInconsistency.raise(
            "\(self) must implement \(selector), as every subclass of UIPopoverBackgroundView")
    }
}

/// Asking about the deprecated property without a warning.
@MainActor protocol ContentAppearanceAsking {
    static var roundsContent: Bool { get }
}

extension UIPopoverBackgroundView: ContentAppearanceAsking {
    @available(*, deprecated)
    static var roundsContent: Bool { wantsDefaultContentAppearance }
}
