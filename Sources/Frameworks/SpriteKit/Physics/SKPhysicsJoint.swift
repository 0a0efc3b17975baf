import CSprites
import UIKit

/// What holds two bodies together. Anchors are points of the scene.
@preconcurrency @MainActor open class SKPhysicsJoint: NSObject {
    /// The first body.
    open var bodyA: SKPhysicsBody
    /// The second body.
    open var bodyB: SKPhysicsBody
    /// Box2D's joint, while both bodies are simulated.
    final var handle: OpaquePointer?

    init(_ a: SKPhysicsBody, _ b: SKPhysicsBody) {
        bodyA = a
        bodyB = b
    }

    /// Makes Box2D's joint.
    func make(_ world: OpaquePointer, _ a: OpaquePointer, _ b: OpaquePointer) -> OpaquePointer? { nil }
    /// Gives Box2D's joint what is set.
    func update() {}

    /// The force that holds the bodies, in newtons.
    open var reactionForce: CGVector {
        let found = reaction
        return CGVector(dx: Metres.toPoints(found.x), dy: Metres.toPoints(found.y))
    }
    /// The torque that holds the bodies, in newton metres.
    open var reactionTorque: CGFloat { CGFloat(reaction.torque) }

    private var reaction: (x: Float, y: Float, torque: Float) {
        guard let handle else { return (0, 0, 0) }
        var force: [Float] = [0, 0], torque: Float = 0
        csprites_joint_reaction(handle, 1.0 / 60, &force, &torque)
        return (force[0], force[1], torque)
    }
}

/// Two bodies that turn around one point.
open class SKPhysicsJointPin: SKPhysicsJoint {
    private var anchor = CGPoint.zero
    /// Whether the angle has limits.
    open var shouldEnableLimits = false { didSet { update() } }
    /// The smallest angle.
    open var lowerAngleLimit: CGFloat = 0 { didSet { update() } }
    /// The largest angle.
    open var upperAngleLimit: CGFloat = 0 { didSet { update() } }
    /// How hard it turns.
    open var frictionTorque: CGFloat = 0 { didSet { update() } }
    /// How fast it turns by itself.
    open var rotationSpeed: CGFloat = 0 { didSet { update() } }

    /// A joint at a point of the scene.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
        let joint = SKPhysicsJointPin(bodyA, bodyB)
        joint.anchor = anchor
        return joint
    }

    override func make(_ world: OpaquePointer, _ a: OpaquePointer, _ b: OpaquePointer) -> OpaquePointer? {
        csprites_pin(world, a, b, Metres.from(anchor.x), Metres.from(anchor.y))
    }
    override func update() {
        guard let handle else { return }
        csprites_pin_set(
            handle, shouldEnableLimits ? 1 : 0, Metres.number(lowerAngleLimit), Metres.number(upperAngleLimit),
            max(0, Metres.number(frictionTorque)), Metres.number(rotationSpeed))
    }
}

/// Two bodies that are one.
open class SKPhysicsJointFixed: SKPhysicsJoint {
    private var anchor = CGPoint.zero

    /// A joint at a point of the scene.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed
    {
        let joint = SKPhysicsJointFixed(bodyA, bodyB)
        joint.anchor = anchor
        return joint
    }

    override func make(_ world: OpaquePointer, _ a: OpaquePointer, _ b: OpaquePointer) -> OpaquePointer? {
        csprites_weld(world, a, b, Metres.from(anchor.x), Metres.from(anchor.y))
    }
}

/// Two bodies of which one slides along an axis of the other.
open class SKPhysicsJointSliding: SKPhysicsJoint {
    private var anchor = CGPoint.zero
    private var axis = CGVector(dx: 1, dy: 0)
    /// Whether the distance has limits.
    open var shouldEnableLimits = false { didSet { update() } }
    /// The smallest distance along the axis.
    open var lowerDistanceLimit: CGFloat = 0 { didSet { update() } }
    /// The largest distance along the axis.
    open var upperDistanceLimit: CGFloat = 0 { didSet { update() } }

    /// A joint at a point of the scene, along an axis.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector)
        -> SKPhysicsJointSliding
    {
        let joint = SKPhysicsJointSliding(bodyA, bodyB)
        joint.anchor = anchor
        joint.axis = axis
        return joint
    }

    override func make(_ world: OpaquePointer, _ a: OpaquePointer, _ b: OpaquePointer) -> OpaquePointer? {
        csprites_slide(
            world, a, b, Metres.from(anchor.x), Metres.from(anchor.y), Metres.number(axis.dx), Metres.number(axis.dy))
    }
    override func update() {
        guard let handle else { return }
        csprites_slide_set(
            handle, shouldEnableLimits ? 1 : 0, Metres.from(lowerDistanceLimit), Metres.from(upperDistanceLimit))
    }
}

/// Two bodies with a spring between them, whose length is the one that it begins with.
open class SKPhysicsJointSpring: SKPhysicsJoint {
    private var anchors = (CGPoint.zero, CGPoint.zero)
    /// How much it is damped.
    open var damping: CGFloat = 0 { didSet { update() } }
    /// How often it swings a second; a rod for 0.
    open var frequency: CGFloat = 0 { didSet { update() } }

    /// A joint between two points of the scene.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint)
        -> SKPhysicsJointSpring
    {
        let joint = SKPhysicsJointSpring(bodyA, bodyB)
        joint.anchors = (anchorA, anchorB)
        return joint
    }

    override func make(_ world: OpaquePointer, _ a: OpaquePointer, _ b: OpaquePointer) -> OpaquePointer? {
        csprites_spring(
            world, a, b, Metres.from(anchors.0.x), Metres.from(anchors.0.y), Metres.from(anchors.1.x),
            Metres.from(anchors.1.y))
    }
    override func update() {
        guard let handle else { return }
        csprites_spring_set(handle, max(0, Metres.number(frequency)), max(0, Metres.number(damping)))
    }
}

/// Two bodies that don't go farther apart than a length.
open class SKPhysicsJointLimit: SKPhysicsJoint {
    private var anchors = (CGPoint.zero, CGPoint.zero)
    private var length: CGFloat?
    /// The largest distance of the anchors; the one that they begin with by default.
    open var maxLength: CGFloat {
        get { length ?? hypot(anchors.0.x - anchors.1.x, anchors.0.y - anchors.1.y) }
        set {
            length = newValue
            update()
        }
    }

    /// A joint between two points of the scene.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint)
        -> SKPhysicsJointLimit
    {
        let joint = SKPhysicsJointLimit(bodyA, bodyB)
        joint.anchors = (anchorA, anchorB)
        return joint
    }

    override func make(_ world: OpaquePointer, _ a: OpaquePointer, _ b: OpaquePointer) -> OpaquePointer? {
        csprites_limit(
            world, a, b, Metres.from(anchors.0.x), Metres.from(anchors.0.y), Metres.from(anchors.1.x),
            Metres.from(anchors.1.y))
    }
    override func update() {
        if let handle { csprites_limit_set(handle, max(0, Metres.from(maxLength))) }
    }
}
