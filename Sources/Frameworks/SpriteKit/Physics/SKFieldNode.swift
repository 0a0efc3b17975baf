import UIKit

/// A force that acts on bodies near it.
open class SKFieldNode: SKNode {
    enum Kind {
        case linear, radial, drag, vortex, spring, velocity, electric, magnetic, noise, turbulence
        case custom(SKFieldForceEvaluator)
    }

    final var kind = Kind.linear

    /// Where it acts, in its coordinates; everywhere for nil.
    open var region: SKRegion?
    /// How strong it is.
    open var strength: Float = 1
    /// How it fades with distance: the strength is divided by the distance to this power.
    open var falloff: Float = 0
    /// The distance in metres below which it doesn't get stronger.
    open var minimumRadius: Float = 0.001
    /// Whether it acts.
    open var isEnabled = true
    /// Whether no other field acts where it does.
    open var isExclusive = false
    /// The bodies that it acts on, by their field masks.
    open var categoryBitMask: UInt32 = .max
    /// Where a linear field pulls.
    open var direction = vector_float3(0, 0, 0)
    /// How smooth a field of noise is.
    open var smoothness: Float = 0
    /// How fast a field of noise changes.
    open var animationSpeed: Float = 0
    /// A field's texture of velocities, which is kept.
    open var texture: SKTexture?

    private static func make(_ kind: Kind) -> SKFieldNode {
        let node = SKFieldNode()
        node.kind = kind
        return node
    }

    /// Pulls everything in one direction, in metres a second a second.
    open class func linearGravityField(withVector direction: vector_float3) -> SKFieldNode {
        let node = make(.linear)
        node.direction = direction
        return node
    }
    /// Pulls everything towards it.
    open class func radialGravityField() -> SKFieldNode { make(.radial) }
    /// Slows everything down.
    open class func dragField() -> SKFieldNode { make(.drag) }
    /// Drives everything around it.
    open class func vortexField() -> SKFieldNode { make(.vortex) }
    /// Pulls towards it, the more the farther.
    open class func springField() -> SKFieldNode { make(.spring) }
    /// Brings everything to a velocity, in metres a second.
    open class func velocityField(withVector direction: vector_float3) -> SKFieldNode {
        let node = make(.velocity)
        node.direction = direction
        return node
    }
    /// Pushes charged bodies away, or pulls them.
    open class func electricField() -> SKFieldNode { make(.electric) }
    /// Turns charged bodies that move.
    open class func magneticField() -> SKFieldNode { make(.magnetic) }
    /// Pushes by chance.
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        let node = make(.noise)
        node.smoothness = Float(smoothness)
        node.animationSpeed = Float(speed)
        return node
    }
    /// Pushes by chance, the more the faster a body is.
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        let node = make(.turbulence)
        node.smoothness = Float(smoothness)
        node.animationSpeed = Float(speed)
        return node
    }
    /// Asks a block for the force.
    open class func customField(evaluationBlock block: @escaping SKFieldForceEvaluator) -> SKFieldNode {
        make(.custom(block))
    }

    override func copyContent(of node: SKNode) {
        guard let other = node as? SKFieldNode else { return }
        kind = other.kind
        region = other.region
        strength = other.strength
        falloff = other.falloff
        minimumRadius = other.minimumRadius
        isEnabled = other.isEnabled
        isExclusive = other.isExclusive
        categoryBitMask = other.categoryBitMask
        direction = other.direction
        smoothness = other.smoothness
        animationSpeed = other.animationSpeed
    }
}

/// The force of a field on a body: its place and velocity in the field's metres, its mass, its charge, and the seconds of the step.
public typealias SKFieldForceEvaluator = (vector_float3, vector_float3, Float, Float, TimeInterval) -> vector_float3
