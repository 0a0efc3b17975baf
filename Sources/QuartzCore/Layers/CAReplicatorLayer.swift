import CoreGraphics
import Foundation
import PorticoRenderModel

/// A layer that shows its sublayers several times, each time moved, recoloured and delayed a step further.
///
/// Its own background, contents and border are drawn once. Hit testing knows the first instance only.
///
/// - From: an app
/// - To: `ReplicatorValues` in the layer's properties, drawn by the render thread
open class CAReplicatorLayer: CALayer {
    private final var givenColor: CGColor? = CAReplicatorLayer.white

    /// Makes a layer with one instance.
    public override init() {
        super.init()
        properties.replicator = ReplicatorValues()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CAReplicatorLayer else {
            properties.replicator = ReplicatorValues()
            return
        }
        givenColor = other.givenColor
    }

    /// Reads the layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Whatever was read, it is a replicator's from now on.
        properties.replicator = properties.replicator
    }

    /// How often the sublayers are shown, the original included: 1 by default, none at 0. Animatable.
    open var instanceCount: Int {
        get { properties.replicator.count }
        set { set(ReplicatorValues.instanceCount, instanceCount, newValue) { $0.replicator.count = newValue } }
    }

    /// Whether the instances stand in space, as the sublayers of a `CATransformLayer` do.
    open var preservesDepth: Bool {
        get { properties.replicator.preservesDepth }
        set {
            set(ReplicatorValues.preservesDepth, preservesDepth, newValue) { $0.replicator.preservesDepth = newValue }
        }
    }

    /// Seconds by which the animations of each instance lag behind those of the one before. Animatable.
    open var instanceDelay: CFTimeInterval {
        get { properties.replicator.delay }
        set { set(ReplicatorValues.instanceDelay, instanceDelay, newValue) { $0.replicator.delay = newValue } }
    }

    /// Takes each instance to the place of the next, about the centre of the layer. Animatable.
    open var instanceTransform: CATransform3D {
        get { CATransform3D(properties.replicator.transform) }
        set {
            set(ReplicatorValues.instanceTransform, properties.replicator.transform, newValue.matrix) {
                $0.replicator.transform = newValue.matrix
            }
        }
    }

    /// The colour that the first instance is multiplied with: opaque white by default. Animatable.
    open var instanceColor: CGColor? {
        get {
            let shown = properties.replicator.color
            return (givenColor?.rgba ?? RGBA(1, 1, 1, 1)) == shown ? givenColor : CGColor(rgba: shown)
        }
        set {
            set(ReplicatorValues.instanceColor, instanceColor, newValue) {
                $0.replicator.color = newValue?.rgba ?? RGBA(1, 1, 1, 1)
            }
            givenColor = newValue
        }
    }

    /// Added to the colour with each instance. Animatable, as are the three others.
    open var instanceRedOffset: Float {
        get { properties.replicator.colorOffset.x }
        set {
            set(ReplicatorValues.instanceRedOffset, instanceRedOffset, newValue) {
                $0.replicator.colorOffset.x = newValue
            }
        }
    }
    /// Added to the green of the colour with each instance: 0 by default.
    open var instanceGreenOffset: Float {
        get { properties.replicator.colorOffset.y }
        set {
            set(ReplicatorValues.instanceGreenOffset, instanceGreenOffset, newValue) {
                $0.replicator.colorOffset.y = newValue
            }
        }
    }
    /// Added to the blue of the colour with each instance: 0 by default.
    open var instanceBlueOffset: Float {
        get { properties.replicator.colorOffset.z }
        set {
            set(ReplicatorValues.instanceBlueOffset, instanceBlueOffset, newValue) {
                $0.replicator.colorOffset.z = newValue
            }
        }
    }
    /// Added to the alpha of the colour with each instance: 0 by default; negative to fade out.
    open var instanceAlphaOffset: Float {
        get { properties.replicator.colorOffset.w }
        set {
            set(ReplicatorValues.instanceAlphaOffset, instanceAlphaOffset, newValue) {
                $0.replicator.colorOffset.w = newValue
            }
        }
    }

    /// Every instance, but without its colour and delay, as on iOS.
    override func renderSublayers(in context: CGContext, alpha: CGFloat) {
        context.saveGState()
        for _ in 0..<properties.replicator.drawnCount {
            renderEachSublayer(in: context, alpha: alpha)
            context.concatenate(stepInPlane)
        }
        context.restoreGState()
    }

    private var stepInPlane: CGAffineTransform {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let step =
            CATransform3DIsAffine(instanceTransform) ? CATransform3DGetAffineTransform(instanceTransform) : .identity
        return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(step)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    override class var propertyTable: LayerPropertyTable { table }

    private static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

    private nonisolated(unsafe) static let table = LayerPropertyTable(specific: [
        .whole(
            ReplicatorValues.instanceCount, "instanceCount", \CAReplicatorLayer.instanceCount, kind: .number, default: 1
        ),
        .flag(ReplicatorValues.preservesDepth, "preservesDepth", \CAReplicatorLayer.preservesDepth),
        LayerPropertyRow(
            ReplicatorValues.instanceDelay, "instanceDelay", .number, \CAReplicatorLayer.instanceDelay, default: 0,
            read: ValueCoding.number),
        LayerPropertyRow(
            ReplicatorValues.instanceTransform, "instanceTransform", .transform, \CAReplicatorLayer.instanceTransform,
            default: CATransform3DIdentity, read: ValueCoding.transform),
        .color(
            ReplicatorValues.instanceColor, "instanceColor", \CAReplicatorLayer.instanceColor, default: white),
        .float(ReplicatorValues.instanceRedOffset, "instanceRedOffset", \CAReplicatorLayer.instanceRedOffset),
        .float(ReplicatorValues.instanceGreenOffset, "instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset),
        .float(ReplicatorValues.instanceBlueOffset, "instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset),
        .float(ReplicatorValues.instanceAlphaOffset, "instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset),
    ])
}
