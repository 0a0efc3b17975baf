import CSprites
import UIKit

/// A source of particles: small pictures that fly, fade, turn and change their colour by chance within ranges.
///
/// The same emitter gives the same particles in every run.
open class SKEmitterNode: SKNode {
    // MARK: Birth

    /// The particles' picture; a white square for nil.
    open var particleTexture: SKTexture?
    /// How many come a second.
    open var particleBirthRate: CGFloat = 0
    /// How many come in all; for ever for 0.
    open var numParticlesToEmit = 0
    /// How long one lives, in seconds.
    open var particleLifetime: CGFloat = 0
    /// How much lifetimes differ.
    open var particleLifetimeRange: CGFloat = 0
    /// Where they begin.
    open var particlePosition = CGPoint.zero
    /// How far their beginnings lie apart.
    open var particlePositionRange = CGVector.zero
    /// How far in front they lie.
    open var particleZPosition: CGFloat = 0
    /// How much their heights differ.
    open var particleZPositionRange: CGFloat = 0
    /// How fast their heights change.
    open var particleZPositionSpeed: CGFloat = 0
    /// In which order they are painted.
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast
    /// The node in whose coordinates they fly on; this one for nil.
    open weak var targetNode: SKNode?

    // MARK: Motion

    /// Where they fly, counterclockwise from the x axis.
    open var emissionAngle: CGFloat = 0
    /// How much directions differ.
    open var emissionAngleRange: CGFloat = 0
    /// Points a second.
    open var particleSpeed: CGFloat = 0
    /// How much speeds differ.
    open var particleSpeedRange: CGFloat = 0
    /// Points a second a second, along the x axis.
    open var xAcceleration: CGFloat = 0
    /// Points a second a second, along the y axis.
    open var yAcceleration: CGFloat = 0
    /// Their turn at the beginning.
    open var particleRotation: CGFloat = 0
    /// How much turns differ.
    open var particleRotationRange: CGFloat = 0
    /// Radians a second.
    open var particleRotationSpeed: CGFloat = 0

    // MARK: Looks

    /// Their size before the scale; the texture's for zero.
    open var particleSize = CGSize.zero
    /// Their scale at the beginning.
    open var particleScale: CGFloat = 1
    /// How much scales differ.
    open var particleScaleRange: CGFloat = 0
    /// How much the scale changes a second.
    open var particleScaleSpeed: CGFloat = 0
    /// Their scale by the part of their life that is over, which goes before the other three.
    open var particleScaleSequence: SKKeyframeSequence?
    /// Their alpha at the beginning.
    open var particleAlpha: CGFloat = 1
    /// How much alphas differ.
    open var particleAlphaRange: CGFloat = 0
    /// How much the alpha changes a second.
    open var particleAlphaSpeed: CGFloat = 0
    /// Their alpha by the part of their life that is over.
    open var particleAlphaSequence: SKKeyframeSequence?
    /// Their colour at the beginning.
    open var particleColor = UIColor.white
    open var particleColorRedRange: CGFloat = 0
    open var particleColorGreenRange: CGFloat = 0
    open var particleColorBlueRange: CGFloat = 0
    open var particleColorAlphaRange: CGFloat = 0
    open var particleColorRedSpeed: CGFloat = 0
    open var particleColorGreenSpeed: CGFloat = 0
    open var particleColorBlueSpeed: CGFloat = 0
    open var particleColorAlphaSpeed: CGFloat = 0
    /// Their colour by the part of their life that is over.
    open var particleColorSequence: SKKeyframeSequence?
    /// How much of the colour is mixed into the texture.
    open var particleColorBlendFactor: CGFloat = 0
    open var particleColorBlendFactorRange: CGFloat = 0
    open var particleColorBlendFactorSpeed: CGFloat = 0
    /// How much of the colour is mixed in, by the part of their life that is over.
    open var particleColorBlendFactorSequence: SKKeyframeSequence?
    /// How they are mixed with what lies below.
    open var particleBlendMode = SKBlendMode.alpha
    /// An action that each of them runs, which is kept and doesn't run.
    open var particleAction: SKAction?
    /// Which fields act on them; none do.
    open var fieldBitMask: UInt32 = 0
    /// A program of the GPU's for their pixels.
    open var shader: SKShader?

    // MARK: Simulation

    let simulation = ParticleSimulation()

    /// An emitter that emits nothing yet.
    public override init() { super.init() }
    /// An emitter of a particle system's file.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        decodeEmitter(aDecoder)
    }

    /// Goes on by some seconds, as if it had run for so long.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        // So many steps are enough for all who live still, and bounded.
        var left = max(0, sec.isFinite ? sec : 0)
        let longest = TimeInterval(max(0, Numbers.finite(particleLifetime + particleLifetimeRange / 2)))
        if left > longest + 1, numParticlesToEmit == 0 { left = longest + 1 }
        while left > 0 {
            let step = min(left, 1.0 / 30)
            simulation.step(self, by: step)
            left -= step
            if simulation.isOver(self) { break }
        }
    }

    /// Lets go of all particles and begins anew.
    open func resetSimulation() { simulation.reset() }

    override func advance(by seconds: TimeInterval) { simulation.step(self, by: seconds) }

    override func makeContentLayer() -> CALayer? { CALayer() }

    override func contentTransform(of layer: CALayer) -> CGAffineTransform {
        let area = simulation.area
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: area.minX, ty: area.maxY)
        // The particles' coordinates are the target's.
        guard let targetNode, targetNode !== self, targetNode.scene === scene else { return flip }
        return flip.concatenating(targetNode.worldTransform).concatenating(worldTransform.inverted())
    }

    override func updateContent(_ layer: CALayer, _ drawing: SceneDrawing) {
        layer.contents = simulation.paint(self)
        layer.bounds = CGRect(origin: .zero, size: simulation.area.size)
    }

    override func copyContent(of node: SKNode) {
        if let other = node as? SKEmitterNode { copySettings(of: other) }
    }
}
