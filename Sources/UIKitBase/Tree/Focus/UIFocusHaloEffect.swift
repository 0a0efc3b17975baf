import CoreGraphics
import Foundation
import QuartzCore

/// A line around the item in its tint colour.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    /// The place of the line.
    public enum Position: Int, Sendable {
        /// Outside, unless the item cuts off what lies outside of it.
        case automatic
        /// Around the shape.
        case outside
        /// Within the shape.
        case inside
    }

    enum Shape {
        case bounds
        case rounded(CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve)
        case path(UIBezierPath)
    }

    final private(set) var shape = Shape.bounds

    /// Makes a halo around the item's bounds.
    public override init() { super.init() }

    /// Makes a halo around a rectangle of the reference view's coordinates, the item's by default.
    public convenience init(rect: CGRect) { self.init(roundedRect: rect, cornerRadius: 0, curve: .circular) }

    /// Makes a halo around a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init()
        shape = .rounded(rect, cornerRadius: cornerRadius, curve: curve)
    }

    /// Makes a halo along an outline.
    public convenience init(path bezierPath: UIBezierPath) {
        self.init()
        shape = .path((bezierPath.copy() as? UIBezierPath) ?? bezierPath)
    }

    /// The view that the halo is drawn in, above what that shows. Nil by default: the system finds one.
    open weak var containerView: UIView?
    /// The view whose place the halo follows, and whose coordinates its shape is in. Nil by default: the item.
    open weak var referenceView: UIView?
    /// Whether the line lies around the shape or within it. `automatic` by default.
    open var position = Position.automatic

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIFocusHaloEffect()
        copy.shape = shape
        copy.position = position
        copy.containerView = containerView
        copy.referenceView = referenceView
        return copy
    }
}
