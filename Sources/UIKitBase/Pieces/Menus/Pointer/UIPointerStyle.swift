import CoreGraphics
import Foundation

/// The outline of a pointer.
@preconcurrency @MainActor public enum UIPointerShape {
    /// The corner radius of a rectangle that names none, in points: 8.
    public nonisolated static let defaultCornerRadius: CGFloat = 8

    /// Around the pointer's place.
    case path(UIBezierPath)
    /// In the coordinates of the effect's container; without an effect around the pointer's place.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

/// What a pointer does to the view below it.
@preconcurrency @MainActor public enum UIPointerEffect {
    /// Where the shade of a hover is: before the view, behind it, or nowhere.
    public enum TintMode: Int, Sendable {
        case none = 0
        case overlay = 1
        case underlay = 2
    }

    /// One of the others, by the size of the view.
    case automatic(UITargetedPreview)
    /// The pointer becomes a shade behind the view.
    case highlight(UITargetedPreview)
    /// The view comes nearer, with a shadow, and the pointer disappears.
    case lift(UITargetedPreview)
    /// The view changes as it is asked to, and the pointer stays.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The view that the effect is for, with its outline.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}

/// How a pointer is in a region, and what it does to what is there.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    enum Kind {
        case system
        case hidden
        case shape(UIPointerShape, UIAxis)
        case effect(UIPointerEffect, UIPointerShape?)
    }

    let kind: Kind
    /// Small shapes beside the pointer. Kept; they are not shown.
    open var accessories: [UIPointerAccessory] = []

    dynamic init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// Does something to a view; a rectangle as the shape outlines the effect, without one the preview's visible path or the view's corners
    /// do.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(.effect(effect, shape)) }

    /// - Parameter constrainedAxes: Along which the pointer stays in the middle of its region. Kept: the pointer is the host's.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(.shape(shape, constrainedAxes))
    }

    /// Hides the pointer in the region.
    public class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }
    /// The pointer as it always is, an arrow (DEV-113).
    public class func system() -> UIPointerStyle { UIPointerStyle(.system) }
}

/// A small shape beside a pointer.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
    /// Where an accessory is, seen from the pointer.
    public struct Position: Sendable, Hashable {
        /// The distance of a position that names none, in points: 12.
        public static let defaultOffset: CGFloat = 12
        /// From the pointer, in points.
        public var offset: CGFloat
        /// From above, clockwise, in radians.
        public var angle: CGFloat

        /// Makes a position; without an angle it is above the pointer.
        public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
            self.offset = offset
            self.angle = angle
        }

        /// Above the pointer.
        public static var top: Position { Position(angle: 0) }
        /// Above and to the right, at 45°.
        public static var topRight: Position { Position(angle: .pi / 4) }
        /// To the right of the pointer.
        public static var right: Position { Position(angle: .pi / 2) }
        /// Below and to the right, at 135°.
        public static var bottomRight: Position { Position(angle: .pi * 3 / 4) }
        /// Below the pointer.
        public static var bottom: Position { Position(angle: .pi) }
        /// Below and to the left, at 225°.
        public static var bottomLeft: Position { Position(angle: .pi * 5 / 4) }
        /// To the left of the pointer.
        public static var left: Position { Position(angle: .pi * 3 / 2) }
        /// Above and to the left, at 315°.
        public static var topLeft: Position { Position(angle: .pi * 7 / 4) }
    }

    /// The outline that is to be seen beside the pointer. Kept (DEV-113).
    public let shape: UIPointerShape
    /// Where it is, seen from the pointer. Kept (DEV-113).
    public let position: Position
    /// Whether the shape is turned by the angle of its position.
    open var orientationMatchesAngle = false

    /// Makes an accessory that keeps upright. It is not shown (DEV-113).
    public init(_ shape: UIPointerShape, position: Position) {
        self.shape = shape
        self.position = position
        super.init()
    }

    /// An arrow head that points away from the pointer: the way in which something can be dragged. It is not shown (DEV-113).
    public class func arrow(_ position: Position) -> UIPointerAccessory {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -4, y: 3))
        path.addLine(to: CGPoint(x: 0, y: -3))
        path.addLine(to: CGPoint(x: 4, y: 3))
        path.close()
        let accessory = UIPointerAccessory(.path(path), position: position)
        accessory.orientationMatchesAngle = true
        return accessory
    }
}
