import CDynamics
import CoreGraphics
import Foundation

/// An attachment as the engine's joint, with a body of its own for the point that an item is attached to.
@MainActor final class AttachmentJoint {
    private let behavior: UIAttachmentBehavior
    private let world: DynamicsWorld
    private var joint: OpaquePointer?
    private var anchor: (body: OpaquePointer, number: UInt64)?
    private var anchorPlace: CGPoint
    private var isPin = false

    init(_ behavior: UIAttachmentBehavior, in world: DynamicsWorld, bodies: (any UIDynamicItem) -> DynamicBody?) {
        (self.behavior, self.world) = (behavior, world)
        anchorPlace = behavior.anchorPoint
        if behavior.second == nil {
            anchor = world.makeBody(Int32(cdynamics_moving), at: anchorPlace, owner: .anchor)
        }
        update(bodies: bodies)
    }

    func remove() {
        if let joint { world.functions.joint_destroy(world.handle, joint) }
        joint = nil
        if let anchor { world.destroy(anchor.body, anchor.number) }
        anchor = nil
    }

    /// A stiff rod without a length is a pin: there is no direction in which it could hold.
    private var wantsPin: Bool { behavior.tie == .rod && behavior.frequency <= 0 && behavior.length < 0.5 }

    /// What the attachment says by now. The bodies are where the joint is to begin.
    func update(bodies: (any UIDynamicItem) -> DynamicBody?) {
        guard let first = behavior.first.flatMap(bodies) else { return }
        let second = behavior.second.flatMap(bodies)
        guard let other = anchor?.body ?? second?.handle else { return }
        if joint == nil || isPin != wantsPin {
            if let joint { world.functions.joint_destroy(world.handle, joint) }
            isPin = wantsPin
            joint = make(first.handle, other)
        }
        configure()
        world.functions.body_wake(first.handle)
        world.functions.body_wake(other)
    }

    private func make(_ item: OpaquePointer, _ other: OpaquePointer) -> OpaquePointer? {
        let functions = world.functions
        let numbers = DynamicsWorld.numbers([anchorPlace])
        let (x, y) = (numbers[0], numbers[1])
        // The point of an attachment between items is the first's own, in the second's eyes the other end.
        let hasAnchor = behavior.second == nil
        let (a, b) = hasAnchor ? (other, item) : (item, other)
        let ends = behavior.ends
        let places = DynamicsWorld.numbers([hasAnchor ? anchorPlace : ends.0, ends.1])
        switch behavior.tie {
        case .rod where isPin:
            return functions.joint_pin(world.handle, a, b, places[0], places[1], places[2], places[3])
        case .rod: return functions.joint_rod(world.handle, a, b, places[0], places[1], places[2], places[3])
        case .limit: return functions.joint_rope(world.handle, a, b, places[0], places[1], places[2], places[3])
        case .fixed: return functions.joint_weld(world.handle, a, b, x, y)
        case .pin: return functions.joint_pin(world.handle, a, b, x, y, x, y)
        case .sliding(let axis):
            return functions.joint_slide(
                world.handle, a, b, x, y, DynamicsWorld.number(axis.dx), DynamicsWorld.number(axis.dy))
        }
    }

    private func configure() {
        guard let joint else { return }
        let functions = world.functions
        let frequency = max(0, DynamicsWorld.number(behavior.frequency))
        let damping = max(0, DynamicsWorld.number(behavior.damping))
        let length = max(0, DynamicsWorld.number(behavior.length))
        let friction = max(0, DynamicsWorld.number(behavior.frictionTorque))
        let range = behavior.attachmentRange
        let hasLimits: Int32 = range.isInfinite ? 0 : 1
        let (lower, upper) = (limit(range.minimum), limit(range.maximum))
        switch behavior.tie {
        case .rod where isPin: break
        case .rod: functions.rod_set(joint, length, frequency, damping)
        case .limit: functions.rope_set(joint, length)
        case .fixed: functions.weld_set(joint, frequency, damping)
        case .pin: functions.pin_set(joint, hasLimits, lower, upper, friction)
        case .sliding: functions.slide_set(joint, hasLimits, lower, upper, friction)
        }
    }

    private func limit(_ value: CGFloat) -> Float {
        value.isInfinite ? (value < 0 ? -1e6 : 1e6) : DynamicsWorld.number(value)
    }

    /// Before the steps of a frame: the point goes to where it is wanted, at the speed that this takes.
    func moveAnchor(in seconds: TimeInterval, steps: Int) {
        guard let anchor, anchorPlace != behavior.anchorPoint else { return }
        anchorPlace = behavior.anchorPoint
        world.functions.body_move(
            anchor.body, DynamicsWorld.number(anchorPlace.x), DynamicsWorld.number(anchorPlace.y), Float(seconds),
            Int32(steps))
    }
}
