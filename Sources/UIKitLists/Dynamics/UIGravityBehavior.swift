import CoreGraphics
import Foundation

/// Pulls its items in one direction. The magnitude 1 is an acceleration of 1000 points a second, each second.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private var pull = DirectedMagnitude(vector: CGVector(dx: 0, dy: 1))

    /// Gravity straight down, of magnitude 1.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    public convenience override init() { self.init(items: []) }

    open var items: [any UIDynamicItem] { list.items }
    /// One that is there already is ignored.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { noteItemsChanged() } }
    /// The item keeps its speed. One that isn't there is ignored.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { noteItemsChanged() } }

    /// Direction and magnitude in one; (0, 1) by default.
    open var gravityDirection: CGVector {
        get { pull.vector }
        set {
            pull.vector = newValue
            noteChange()
        }
    }
    /// Radians, clockwise from the x axis; half of π by default.
    open var angle: CGFloat {
        get { pull.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// 1 by default.
    open var magnitude: CGFloat {
        get { pull.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pull.set(angle: angle, magnitude: magnitude)
        noteChange()
    }

    override func contribute(to plan: DynamicsPlan) {
        let (x, y) = (DynamicsWorld.number(1000 * pull.vector.dx), DynamicsWorld.number(1000 * pull.vector.dy))
        for item in items {
            plan.change(item) {
                $0.drive.accelerationX += x
                $0.drive.accelerationY += y
            }
        }
    }
}

/// A vector that is set as a whole or by angle and magnitude, of which the angle stays where the magnitude is 0.
struct DirectedMagnitude {
    private(set) var angle: CGFloat
    private(set) var magnitude: CGFloat
    var vector: CGVector {
        didSet {
            magnitude = hypot(vector.dx, vector.dy)
            if magnitude != 0 { angle = atan2(vector.dy, vector.dx) }
        }
    }

    init(vector: CGVector) {
        self.vector = vector
        magnitude = hypot(vector.dx, vector.dy)
        angle = magnitude == 0 ? 0 : atan2(vector.dy, vector.dx)
    }

    mutating func set(angle: CGFloat, magnitude: CGFloat) {
        vector = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
        (self.angle, self.magnitude) = (angle, magnitude)
    }
}
