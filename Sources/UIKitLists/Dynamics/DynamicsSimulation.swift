import CDynamics
import CoreGraphics
import Foundation

/// An animator's bodies, boundaries and joints, which follow what its behaviours want.
///
/// - From: `UIDynamicAnimator`
/// - To: `DynamicsPlan`, `DynamicsWorld`
@MainActor final class DynamicsSimulation {
    private struct BoundaryKey: Hashable {
        let behavior: ObjectIdentifier
        let serial: Int
    }
    private struct BoundaryBody {
        let handle: OpaquePointer
        let number: UInt64
        let rect: CGRect
    }

    private unowned let animator: UIDynamicAnimator
    /// Nil without the engine: nothing moves then.
    private lazy var world = DynamicsLibrary.functions.map(DynamicsWorld.init)
    private var plan = DynamicsPlan()
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    private var order: [DynamicBody] = []
    private var boundaries: [BoundaryKey: BoundaryBody] = [:]
    private var joints: [(behavior: UIAttachmentBehavior, joint: AttachmentJoint)] = []
    /// Numbers of behaviours have changed since the plan was made.
    var needsPlan = false

    init(_ animator: UIDynamicAnimator) { self.animator = animator }

    var items: [any UIDynamicItem] { order.map(\.item) }
    func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }
    var canRun: Bool { !order.isEmpty && world != nil }
    var isAtRest: Bool { !needsPlan && order.allSatisfy { $0.state.isAwake == 0 } }

    // MARK: The plan

    /// Asks all behaviours, and makes the world as they want it.
    func makePlan() {
        needsPlan = false
        let new = DynamicsPlan()
        for behavior in animator.behaviors { behavior.visit { $0.contribute(to: new) } }
        plan = new
        guard !new.items.isEmpty || !order.isEmpty, let world else { return }
        removeWhatIsGone()
        for (item, role) in zip(new.items, new.roles) {
            let key = ObjectIdentifier(item)
            if let body = bodies[key] {
                body.applyRole(role)
                continue
            }
            animator.checkPlace(of: item)
            let body = DynamicBody(item, in: world)
            body.applyRole(role)
            bodies[key] = body
            order.append(body)
        }
        updateBoundaries(in: world)
        updateJoints(in: world)
        for behavior in animator.behaviors { behavior.visit { $0.didJoin(animator) } }
    }

    /// Joints first: the engine drops those of a body with it.
    private func removeWhatIsGone() {
        let wanted = Set(plan.attachments.map { ObjectIdentifier($0) })
        for joint in joints where !wanted.contains(ObjectIdentifier(joint.behavior)) { joint.joint.remove() }
        joints.removeAll { !wanted.contains(ObjectIdentifier($0.behavior)) }
        for (key, body) in bodies where !plan.contains(key) { body.remove() }
        order.removeAll { !plan.contains(ObjectIdentifier($0.item)) }
        bodies = bodies.filter { plan.contains($0.key) }
    }

    private func updateJoints(in world: DynamicsWorld) {
        for behavior in plan.attachments {
            if let known = joints.first(where: { $0.behavior === behavior }) {
                known.joint.update { body(of: $0) }
            } else {
                joints.append((behavior, AttachmentJoint(behavior, in: world) { body(of: $0) }))
            }
        }
    }

    private func updateBoundaries(in world: DynamicsWorld) {
        var kept: Set<BoundaryKey> = []
        let reference = plan.collisions.contains(where: \.followsReference) ? animator.referenceBounds : nil
        for (number, behavior) in plan.collisions.enumerated() {
            for boundary in behavior.boundaries(reference: reference) {
                let key = BoundaryKey(behavior: ObjectIdentifier(behavior), serial: boundary.serial)
                kept.insert(key)
                let group = [UInt32(number + 1)]
                let rect = boundary.path.bounds
                if let known = boundaries[key], known.rect == rect {
                    world.functions.body_set_groups(known.handle, 1, nil, 0, group, 1)
                    continue
                }
                if let known = boundaries[key] { world.destroy(known.handle, known.number) }
                let (handle, bodyNumber) = world.makeBody(
                    Int32(cdynamics_static), at: .zero, owner: .boundary(behavior, boundary.identifier))
                world.functions.body_set_groups(handle, 1, nil, 0, group, 1)
                for outline in boundary.path.cgPath.dynamicsOutlines() {
                    let points = DynamicsWorld.numbers(outline.corners)
                    _ = world.functions.body_add_segments(
                        handle, points, Int32(outline.corners.count), outline.isClosed ? 1 : 0)
                }
                boundaries[key] = BoundaryBody(handle: handle, number: bodyNumber, rect: rect)
                for body in order { world.functions.body_wake(body.handle) }
            }
        }
        for (key, known) in boundaries where !kept.contains(key) {
            world.destroy(known.handle, known.number)
            for body in order { world.functions.body_wake(body.handle) }
        }
        boundaries = boundaries.filter { kept.contains($0.key) }
    }

    // MARK: Steps

    /// Steps a frame of a sixtieth: more where there are few bodies, so that bounces are found in time.
    private var stepsPerFrame: Double { order.count <= 48 ? 16 : order.count <= 120 ? 8 : 4 }

    /// A frame; answers whether an item has moved.
    func step(_ seconds: TimeInterval, time: TimeInterval) -> Bool {
        guard let world else { return false }
        if needsPlan { makePlan() }
        if plan.collisions.contains(where: \.followsReference) { updateBoundaries(in: world) }
        for behavior in animator.behaviors {
            behavior.visit { ($0 as? UIPushBehavior)?.act(in: animator) }
        }
        for body in order where body.turnsForces { body.applyDrive() }
        let count = max(1, Int((seconds * 60 * stepsPerFrame).rounded()))
        let length = seconds / Double(count)
        for joint in joints { joint.joint.moveAnchor(in: seconds, steps: count) }
        if plan.fields.isEmpty {
            world.step(length, count: count)
        } else {
            for number in 0..<count {
                FieldForces.apply(
                    plan.fields, in: animator, world: world, seconds: length,
                    time: time - seconds + Double(number) * length)
                world.step(length, count: 1)
            }
        }
        var hasMoved = false
        for body in order where body.writeItem() { hasMoved = true }
        return hasMoved
    }

    /// Tells delegates what has happened since the last call.
    func tellContacts() {
        guard let world else { return }
        for contact in world.takeContacts() {
            let number = Int(contact.group) - 1
            guard plan.collisions.indices.contains(number), let a = world.owners[contact.a],
                let b = world.owners[contact.b]
            else { continue }
            let behavior = plan.collisions[number]
            guard let delegate = behavior.collisionDelegate else { continue }
            let place = CGPoint(x: CGFloat(contact.x), y: CGFloat(contact.y))
            switch (a, b) {
            case (.item(let first), .item(let second)):
                if contact.begins != 0 {
                    delegate.collisionBehavior(behavior, beganContactFor: first.item, with: second.item, at: place)
                } else {
                    delegate.collisionBehavior(behavior, endedContactFor: first.item, with: second.item)
                }
            case (.item(let body), .boundary(_, let identifier)), (.boundary(_, let identifier), .item(let body)):
                if contact.begins != 0 {
                    delegate.collisionBehavior(
                        behavior, beganContactFor: body.item, withBoundaryIdentifier: identifier, at: place)
                } else {
                    delegate.collisionBehavior(
                        behavior, endedContactFor: body.item, withBoundaryIdentifier: identifier)
                }
            default: continue
            }
        }
    }
}
