import CoreGraphics
import Foundation

/// Draws one item to a point, upright, as by a spring.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// A snap with half of the damping.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    public convenience init(item: any UIDynamicItem, snapToPoint point: CGPoint) {
        self.init(item: item, snapTo: point)
    }

    /// How little the item swings beyond the point: from 0, much, to 1, not at all; 0.5 by default.
    open var damping: CGFloat = 0.5 { didSet { noteChange() } }
    /// In the coordinates of the animator's reference.
    open var snapPoint: CGPoint { didSet { noteChange() } }

    override func contribute(to plan: DynamicsPlan) {
        let (x, y) = (DynamicsWorld.number(snapPoint.x), DynamicsWorld.number(snapPoint.y))
        let share = max(0, min(1, damping))
        plan.change(item) {
            ($0.drive.snapX, $0.drive.snapY, $0.drive.snapFrequency) = (x, y, 3)
            // Also the liveliest snap comes to rest.
            $0.drive.snapDamping = DynamicsWorld.number(0.1 + 0.9 * share)
        }
    }
}
