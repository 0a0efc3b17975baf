import CoreGraphics
import Foundation

/// Where the arrow of an edit menu points to; `up` is a menu below its place.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
}

/// An edit menu at a place.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// Tells menus from each other; made by the system where the app gives none.
    public let identifier: AnyHashable
    /// In the coordinates of the interaction's view.
    public let sourcePoint: CGPoint
    /// Where the menu's arrow should point. Default `automatic`, and `left` and `right` count as that (DEV-112).
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes a configuration for a place in the interaction's view; without an identifier each gets one of its own.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
