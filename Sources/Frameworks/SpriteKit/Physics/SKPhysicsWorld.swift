import CSprites
import UIKit

/// A scene's physics, simulated by Box2D.
@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
    /// Metres a second a second; (0, -9.8) by default.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    /// How fast its time goes; 0 holds it.
    open var speed: CGFloat = 1
    /// What hears of contacts.
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?

    /// The bodies of the scene, by their numbers, which rise.
    final private(set) var bodies: [UInt64: SKPhysicsBody] = [:]
    final private(set) var joints: [SKPhysicsJoint] = []
    private var made: OpaquePointer?
    private var lastNumber: UInt64 = 0
    final weak var scene: SKScene?

    override init() {}

    isolated deinit {
        for body in bodies.values { body.handle = nil }
        for joint in joints { joint.handle = nil }
        if let made { csprites_world_destroy(made) }
    }

    private var box: OpaquePointer {
        if let made { return made }
        let new: OpaquePointer = csprites_world_create()
        made = new
        return new
    }

    // MARK: Joints

    /// Adds a joint of two bodies of the scene.
    open func add(_ joint: SKPhysicsJoint) {
        guard !joints.contains(where: { $0 === joint }) else { return }
        joints.append(joint)
        // Anchors are where the nodes lie now.
        if let scene { update(scene) }
    }
    /// Removes a joint.
    open func remove(_ joint: SKPhysicsJoint) {
        joints.removeAll { $0 === joint }
        release(joint)
    }
    /// Removes all joints.
    open func removeAllJoints() {
        joints.forEach(release)
        joints = []
    }

    private func release(_ joint: SKPhysicsJoint) {
        if let handle = joint.handle { csprites_joint_destroy(box, handle) }
        joint.handle = nil
    }

    // MARK: Bodies

    func remove(_ body: SKPhysicsBody) {
        guard let handle = body.handle, body.world === self else { return }
        // Box2D's joints go with a body, and an app's with them.
        for joint in joints where joint.bodyA === body || joint.bodyB === body { remove(joint) }
        body.readVelocity()
        csprites_body_destroy(box, handle)
        body.handle = nil
        body.world = nil
        bodies[body.number] = nil
    }

    private func add(_ body: SKPhysicsBody, at place: BodyPlace) {
        body.world?.remove(body)
        lastNumber += 1
        body.number = lastNumber
        body.world = self
        body.place = place
        body.shapesScale = .zero
        body.handle = csprites_body_create(
            box, lastNumber, body.isDynamic ? 1 : 0, Metres.from(place.x), Metres.from(place.y),
            Metres.number(place.angle))
        bodies[lastNumber] = body
    }

    // MARK: A frame

    /// Brings bodies to where their nodes are, and takes out those whose nodes have gone.
    func update(_ scene: SKScene) {
        var seen = Set<UInt64>()
        visit(scene, CGAffineTransform.identity, 0, CGSize(width: 1, height: 1), &seen)
        for body in bodies.values where !seen.contains(body.number) { remove(body) }
        for joint in joints where joint.handle == nil {
            guard let a = joint.bodyA.handle, let b = joint.bodyB.handle, a != b, joint.bodyA.world === self,
                joint.bodyB.world === self
            else { continue }
            joint.handle = joint.make(box, a, b)
            joint.update()
        }
    }

    private func visit(
        _ node: SKNode, _ outer: CGAffineTransform, _ turn: CGFloat, _ scale: CGSize, _ seen: inout Set<UInt64>
    ) {
        let isScene = node is SKScene
        let transform = isScene ? .identity : node.transform.concatenating(outer)
        let angle = isScene ? 0 : turn + node.zRotation
        let size = isScene ? scale : CGSize(width: scale.width * node.xScale, height: scale.height * node.yScale)
        if let body = node.physicsBody {
            let place = BodyPlace(x: transform.tx, y: transform.ty, angle: angle)
            let isNew = body.handle == nil || body.world !== self
            if isNew { add(body, at: place) }
            if body.ownScale == nil { body.ownScale = CGSize(width: node.xScale, height: node.yScale) }
            if let handle = body.handle {
                reshape(body, handle, size, isNew)
                if !place.isNear(body.place) {
                    csprites_body_set_place(
                        handle, Metres.from(place.x), Metres.from(place.y), Metres.number(place.angle))
                    body.place = place
                }
            }
            seen.insert(body.number)
        }
        for child in node.children { visit(child, transform, angle, size, &seen) }
    }

    /// A node's scale is its body's, but for what the node had when it got the body.
    private func reshape(_ body: SKPhysicsBody, _ handle: OpaquePointer, _ size: CGSize, _ isNew: Bool) {
        let own = body.ownScale ?? CGSize(width: 1, height: 1)
        let scale = CGSize(
            width: own.width == 0 ? 1 : size.width / abs(own.width),
            height: own.height == 0 ? 1 : size.height / abs(own.height))
        if isNew || abs(scale.width - body.shapesScale.width) > 1e-4
            || abs(scale.height - body.shapesScale.height) > 1e-4
        {
            csprites_body_remove_shapes(handle)
            for shape in body.shapes { shape.attach(to: handle, scaleX: scale.width, scaleY: scale.height) }
            body.shapesScale = scale
            body.begin()
        }
    }

    /// Simulates so many seconds in steps of at most a sixtieth, tells contacts, and moves nodes.
    final func simulate(_ scene: SKScene, by seconds: TimeInterval) {
        update(scene)
        guard let made, !bodies.isEmpty else { return }
        let time = Float(seconds * TimeInterval(max(0, Numbers.finite(speed))))
        guard time > 0 else { return }
        csprites_world_set_gravity(made, Metres.number(gravity.dx), Metres.number(gravity.dy))
        let held = hold(scene)
        let steps = max(1, min(8, Int((time * 60).rounded())))
        for step in 0..<steps {
            FieldForces.apply(in: scene, to: bodies, by: TimeInterval(time) / TimeInterval(steps))
            csprites_world_step(made, min(time / Float(steps), 1.0 / 15), step + 1 < steps ? 1 : 0)
        }
        for body in held { if let handle = body.handle { csprites_body_set_awake(handle, 1) } }
        let contacts = newContacts(made)
        for body in bodies.values.sorted(by: { $0.number < $1.number }) where body.isDynamic { move(body) }
        tell(contacts)
    }

    /// Bodies of nodes that stand still don't move.
    private func hold(_ scene: SKScene) -> [SKPhysicsBody] {
        let held = bodies.values.filter { body in
            body.isDynamic && sequence(first: body.owner, next: { $0?.parent }).contains { $0?.isPaused ?? false }
        }
        for body in held { if let handle = body.handle { csprites_body_set_awake(handle, 0) } }
        return held
    }

    private func move(_ body: SKPhysicsBody) {
        guard let handle = body.handle, let node = body.owner else { return }
        let state = csprites_body_state(handle)
        let place = BodyPlace(x: Metres.toPoints(state.x), y: Metres.toPoints(state.y), angle: CGFloat(state.angle))
        if body.pinned {
            csprites_body_set_place(handle, Metres.from(body.place.x), Metres.from(body.place.y), state.angle)
            csprites_body_set_velocity(handle, 0, 0, state.angularVelocity)
            node.zRotation += place.angle - body.place.angle
            body.place.angle = place.angle
        } else if place != body.place, !(node is SKScene) {
            let outer = node.parent?.worldTransform ?? .identity
            if abs(place.x - body.place.x) > 1e-4 || abs(place.y - body.place.y) > 1e-4 {
                node.position = CGPoint(x: place.x, y: place.y).applying(outer.inverted())
                (body.place.x, body.place.y) = (place.x, place.y)
            }
            node.zRotation += place.angle - body.place.angle
            body.place.angle = place.angle
        }
        body.readVelocity()
    }

    private func newContacts(_ made: OpaquePointer) -> [(begins: Bool, contact: SKPhysicsContact)] {
        var list: UnsafePointer<csprites_contact>?
        let count = csprites_world_contacts(made, &list)
        return UnsafeBufferPointer(start: list, count: count).compactMap { news in
            guard let a = bodies[news.a], let b = bodies[news.b] else { return nil }
            let contact = SKPhysicsContact(
                a, b, CGPoint(x: Metres.toPoints(news.x), y: Metres.toPoints(news.y)),
                CGVector(dx: CGFloat(news.normalX), dy: CGFloat(news.normalY)), Metres.toPoints(news.impulse))
            return (news.begins != 0, contact)
        }
    }

    private func tell(_ contacts: [(begins: Bool, contact: SKPhysicsContact)]) {
        for (begins, contact) in contacts {
            if begins { contactDelegate?.didBegin(contact) } else { contactDelegate?.didEnd(contact) }
        }
    }

    // MARK: Searches

    /// The first body at a point of the scene.
    open func body(at point: CGPoint) -> SKPhysicsBody? { all(at: point).first }
    /// The first body whose bounds meet a rectangle of the scene.
    open func body(in rect: CGRect) -> SKPhysicsBody? { all(in: rect).first }
    /// The first body on a way through the scene.
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { hits(start, end).first?.body }

    /// Calls a block with the bodies at a point, until it says stop.
    open func enumerateBodies(
        at point: CGPoint, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        tell(all(at: point), block)
    }
    /// Calls a block with the bodies whose bounds meet a rectangle, until it says stop.
    open func enumerateBodies(
        in rect: CGRect, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        tell(all(in: rect), block)
    }
    /// Calls a block with the bodies on a way, where they are met and the direction of their edge, the nearest first, until it says stop.
    open func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: @escaping (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for hit in hits(start, end) where !stop.boolValue { block(hit.body, hit.point, hit.normal, &stop) }
    }

    private func tell(_ bodies: [SKPhysicsBody], _ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for body in bodies where !stop.boolValue { block(body, &stop) }
    }

    private func ready() { if let scene { update(scene) } }

    private func all(at point: CGPoint) -> [SKPhysicsBody] {
        ready()
        var numbers = [UInt64](repeating: 0, count: 256)
        let count = csprites_world_at(box, Metres.from(point.x), Metres.from(point.y), &numbers, numbers.count)
        return numbers.prefix(count).compactMap { bodies[$0] }
    }

    private func all(in rect: CGRect) -> [SKPhysicsBody] {
        ready()
        var numbers = [UInt64](repeating: 0, count: 1024)
        let area = rect.standardized
        let count = csprites_world_in(
            box, Metres.from(area.minX), Metres.from(area.minY), Metres.from(area.width), Metres.from(area.height),
            &numbers,
            numbers.count)
        return numbers.prefix(count).compactMap { bodies[$0] }
    }

    private func hits(_ start: CGPoint, _ end: CGPoint) -> [(body: SKPhysicsBody, point: CGPoint, normal: CGVector)] {
        ready()
        var numbers = [UInt64](repeating: 0, count: 256), values = [Float](repeating: 0, count: 256 * 6)
        let count = csprites_world_ray(
            box, Metres.from(start.x), Metres.from(start.y), Metres.from(end.x), Metres.from(end.y), &numbers, &values,
            numbers.count)
        return numbers.prefix(count).enumerated().compactMap { place, number in
            guard let body = bodies[number] else { return nil }
            let hit = values[(6 * place)..<(6 * place + 6)].map { $0 }
            return (
                body, CGPoint(x: Metres.toPoints(hit[1]), y: Metres.toPoints(hit[2])),
                CGVector(dx: CGFloat(hit[3]), dy: CGFloat(hit[4]))
            )
        }
    }
}
