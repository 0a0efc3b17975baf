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
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
