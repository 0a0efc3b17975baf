import CoreGraphics
import Foundation
import QuartzCore

/// A finger's way on a remote control towards another item. None is ever made by UIKit here.
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject, @preconcurrency NSCopying {
    /// Where the finger moves, -1 to 1 along each axis.
    open var movementDirection: CGVector { .zero }
    /// The perspective in which an item turns.
    open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
    /// How far an item turns, in radians.
    open var rotation: CGVector { .zero }
    /// How far an item moves, in points.
    open var translation: CGVector { .zero }
    /// All of it together.
    open var interactionTransform: CATransform3D { CATransform3DIdentity }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
