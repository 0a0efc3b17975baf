import UIKit

extension SKAction {
    // MARK: Several

    /// Runs actions one after the other.
    public class func sequence(_ actions: [SKAction]) -> SKAction {
        let own = actions.map(taken)
        return SKAction(
            .sequence(own), duration: own.reduce(0) { $0 + $1.ownTime },
            reverse: { sequence(own.reversed().map { $0.reversed() }) })
    }
    /// Runs actions at the same time; it is over with the last.
    public class func group(_ actions: [SKAction]) -> SKAction {
        let own = actions.map(taken)
        return SKAction(
            .group(own), duration: own.map(\.ownTime).max() ?? 0, reverse: { group(own.map { $0.reversed() }) })
    }
    /// Runs an action so many times.
    public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        let own = taken(action)
        return SKAction(
            .times(own, max(0, count)), duration: own.ownTime * TimeInterval(max(0, count)),
            reverse: { SKAction.repeat(own.reversed(), count: count) })
    }
    /// Runs an action again and again.
    public class func repeatForever(_ action: SKAction) -> SKAction {
        let own = taken(action)
        return SKAction(.forever(own), reverse: { repeatForever(own.reversed()) })
    }

    /// An action as it is now: what is set on it later doesn't count.
    private static func taken(_ action: SKAction) -> SKAction { action.copy() as? SKAction ?? action }

    /// How long it takes at its speed.
    private var ownTime: TimeInterval { speed > 0 ? duration / TimeInterval(speed) : duration }

    // MARK: Time

    /// Does nothing for so long.
    public class func wait(forDuration duration: TimeInterval) -> SKAction {
        SKAction(.interval { _ in { _, _ in } }, duration: duration, reverse: { wait(forDuration: duration) })
    }
    /// Does nothing for about so long: half of the range more or less, by chance.
    public class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        let half = abs(durationRange) / 2
        return wait(forDuration: max(0, duration + (half > 0 ? .random(in: -half...half) : 0)))
    }
    /// Brings a node's speed to a value.
    public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
        bringing(speed, duration, { $0.speed }, { $0.speed = $1 })
    }
    /// Adds to a node's speed.
    public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
        adding(speed, duration) { $0.speed += $1 }
    }

    // MARK: Code

    /// Calls a block.
    public class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(.instant { _ in block() }) }
    /// Calls a block on a queue.
    public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
        let call = UncheckedBlock(block: block)
        return SKAction(.instant { _ in queue.async { call.block() } })
    }
    /// Runs an action on a child, at once; the action of the child takes its own time.
    public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        let own = taken(action)
        return SKAction(.onChild(name, own), reverse: { run(own.reversed(), onChildWithName: name) })
    }
    /// Sends a message to an object.
    public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        SKAction(.instant { _ in _ = PorticoObjC.perform(selector: selector, on: target as AnyObject, with: []) })
    }
    /// Calls a block with the time that is over, in every frame.
    public class func customAction(
        withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction {
        SKAction(
            .interval { node in { now, _ in block(node, now * CGFloat(duration)) } }, duration: duration,
            reverse: { customAction(withDuration: duration, actionBlock: block) })
    }

    // MARK: Tree

    /// Takes a node out of its parent.
    public class func removeFromParent() -> SKAction { SKAction(.instant { $0.removeFromParent() }) }

    // MARK: Physics

    /// Pushes a node's body for so long, in newtons.
    public class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction {
        SKAction(
            .interval { node in { _, _ in node.physicsBody?.applyForce(force) } }, duration: duration,
            reverse: { applyForce(CGVector(dx: -force.dx, dy: -force.dy), duration: duration) })
    }
    /// Pushes a node's body at a point of the node's coordinates for so long.
    public class func applyForce(_ force: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction {
        SKAction(
            .interval { node in
                { _, _ in node.physicsBody?.applyForce(force, at: point.applying(node.worldTransform)) }
            }, duration: duration,
            reverse: { applyForce(CGVector(dx: -force.dx, dy: -force.dy), at: point, duration: duration) })
    }
    /// Turns a node's body for so long.
    public class func applyTorque(_ torque: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(
            .interval { node in { _, _ in node.physicsBody?.applyTorque(torque) } }, duration: duration,
            reverse: { applyTorque(-torque, duration: duration) })
    }
    /// Gives a node's body an impulse in parts, over so long.
    public class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction {
        SKAction(
            .interval { node in
                { now, before in
                    node.physicsBody?.applyImpulse(
                        CGVector(dx: impulse.dx * (now - before), dy: impulse.dy * (now - before)))
                }
            }, duration: duration,
            reverse: { applyImpulse(CGVector(dx: -impulse.dx, dy: -impulse.dy), duration: duration) })
    }
    /// Gives a node's body an impulse at a point of the node's coordinates, over so long.
    public class func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction {
        SKAction(
            .interval { node in
                { now, before in
                    node.physicsBody?.applyImpulse(
                        CGVector(dx: impulse.dx * (now - before), dy: impulse.dy * (now - before)),
                        at: point.applying(node.worldTransform))
                }
            }, duration: duration,
            reverse: { applyImpulse(CGVector(dx: -impulse.dx, dy: -impulse.dy), at: point, duration: duration) })
    }
    /// Gives a node's body an impulse that turns it, over so long.
    public class func applyAngularImpulse(_ impulse: CGFloat, duration: TimeInterval) -> SKAction {
        adding(impulse, duration) { $0.physicsBody?.applyAngularImpulse($1) }
    }
    /// Brings the mass of a node's body to a value.
    public class func changeMass(to v: Float, duration: TimeInterval) -> SKAction {
        bringing(CGFloat(v), duration, { $0.physicsBody?.mass ?? 0 }, { $0.physicsBody?.mass = $1 })
    }
    /// Adds to the mass of a node's body.
    public class func changeMass(by v: Float, duration: TimeInterval) -> SKAction {
        adding(CGFloat(v), duration) { $0.physicsBody?.mass += $1 }
    }
    /// Brings the charge of a node's body to a value.
    public class func changeCharge(to v: Float, duration: TimeInterval) -> SKAction {
        bringing(CGFloat(v), duration, { $0.physicsBody?.charge ?? 0 }, { $0.physicsBody?.charge = $1 })
    }
    /// Adds to the charge of a node's body.
    public class func changeCharge(by v: Float, duration: TimeInterval) -> SKAction {
        adding(CGFloat(v), duration) { $0.physicsBody?.charge += $1 }
    }
    /// Brings a field's strength to a value.
    public class func strength(to strength: Float, duration: TimeInterval) -> SKAction {
        bringing(
            CGFloat(strength), duration, { CGFloat(($0 as? SKFieldNode)?.strength ?? 0) },
            { ($0 as? SKFieldNode)?.strength = Float($1) })
    }
    /// Adds to a field's strength.
    public class func strength(by strength: Float, duration: TimeInterval) -> SKAction {
        adding(CGFloat(strength), duration) { ($0 as? SKFieldNode)?.strength += Float($1) }
    }
    /// Brings a field's falloff to a value.
    public class func falloff(to falloff: Float, duration: TimeInterval) -> SKAction {
        bringing(
            CGFloat(falloff), duration, { CGFloat(($0 as? SKFieldNode)?.falloff ?? 0) },
            { ($0 as? SKFieldNode)?.falloff = Float($1) })
    }
    /// Adds to a field's falloff.
    public class func falloff(by falloff: Float, duration: TimeInterval) -> SKAction {
        adding(CGFloat(falloff), duration) { ($0 as? SKFieldNode)?.falloff += Float($1) }
    }
}

/// An app's block on its way to a queue that the app named.
private struct UncheckedBlock: @unchecked Sendable {
    let block: () -> Void
}
