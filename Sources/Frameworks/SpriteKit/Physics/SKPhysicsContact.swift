import UIKit

/// Two bodies that touch, as a contact delegate hears of them.
@preconcurrency @MainActor open class SKPhysicsContact: NSObject {
    /// One of the bodies.
    public let bodyA: SKPhysicsBody
    /// The other body.
    public let bodyB: SKPhysicsBody
    /// Where they touch, in the scene.
    public let contactPoint: CGPoint
    /// The direction from the first to the second.
    public let contactNormal: CGVector
    /// How hard they collided, in newton seconds.
    public let collisionImpulse: CGFloat

    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ point: CGPoint, _ normal: CGVector, _ impulse: CGFloat) {
        self.bodyA = bodyA
        self.bodyB = bodyB
        contactPoint = point
        contactNormal = normal
        collisionImpulse = impulse
    }
}

/// What hears of contacts. Called after a frame's steps, in the order in which the contacts came.
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    /// Two bodies begin to touch.
    func didBegin(_ contact: SKPhysicsContact)
    /// Two bodies don't touch any more.
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    /// Stands for a delegate without the method.
    public func didBegin(_ contact: SKPhysicsContact) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func didEnd(_ contact: SKPhysicsContact) { OptionalCall.missing(()) }
}
