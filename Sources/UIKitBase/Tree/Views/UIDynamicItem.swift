import CoreGraphics
import Foundation

/// What an animator moves: views, attributes of a collection's elements, groups, and objects of the app's own.
///
/// An animator reads place, size and turn when it first hears of an item, and then only writes: what the app changes meanwhile counts after
/// `UIDynamicAnimator.updateItem(usingCurrentState:)`.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// Where the middle is, in points of the animator's reference.
    var center: CGPoint { get set }
    /// Its size says how large the item is; one without a width or a height raises an exception when an animator gets it.
    var bounds: CGRect { get }
    /// An animator reads and writes the turn alone.
    var transform: CGAffineTransform { get set }
    /// The outline that collides; a rectangle without the property.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline where the type is `path`: convex, not crossing itself, about the item's middle. Asked once, when an animator gets the item.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The outline with which a dynamic item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle
    /// The ellipse in the bounds.
    case ellipse
    /// `collisionBoundingPath`.
    case path
}
