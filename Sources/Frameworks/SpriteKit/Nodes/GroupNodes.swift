import CoreImage
import UIKit

/// A node that shows its children only where a mask has pixels.
open class SKCropNode: SKNode {
    /// What the children are seen through, in this node's coordinates; nil for everything.
    open var maskNode: SKNode?

    override func copyContent(of node: SKNode) { maskNode = (node as? SKCropNode)?.maskNode?.copy() as? SKNode }
}

/// A node whose children are drawn as one picture, which fades, is filtered and mixed as a whole.
open class SKEffectNode: SKNode {
    /// The filter of the picture.
    open var filter: CIFilter?
    /// Whether the filter's centre is the picture's.
    open var shouldCenterFilter = true
    /// Whether the filter is applied; true by default.
    open var shouldEnableEffects = true
    /// Whether the picture is kept from frame to frame.
    open var shouldRasterize = false
    /// How the picture is mixed with what lies below.
    open var blendMode = SKBlendMode.alpha
    /// A program of the GPU's for its pixels.
    open var shader: SKShader?

    override func copyContent(of node: SKNode) {
        guard let other = node as? SKEffectNode else { return }
        filter = other.filter
        shouldCenterFilter = other.shouldCenterFilter
        shouldEnableEffects = other.shouldEnableEffects
        shouldRasterize = other.shouldRasterize
        blendMode = other.blendMode
        shader = other.shader
    }
}

/// A node from which its scene is seen: what lies at its position is in the middle of the view, its children move along.
open class SKCameraNode: SKNode {
    /// Whether a node is in the picture.
    open func contains(_ node: SKNode) -> Bool {
        guard let scene, node.scene === scene, scene.camera === self else { return false }
        let area = node.calculateAccumulatedFrame().applying(node.parent?.worldTransform ?? .identity)
        return area.applying(scene.cameraTransform).intersects(scene.frame)
    }

    /// The nodes of the scene that are in the picture.
    open func containedNodeSet() -> Set<SKNode> {
        guard let scene else { return [] }
        return Set(NodeSearch("//*").all(below: scene).filter { contains($0) })
    }
}

/// A light. It is kept, and no light falls on anything.
open class SKLightNode: SKNode {
    /// Whether it shines.
    open var isEnabled = true
    /// Its colour.
    open var lightColor = UIColor.white
    /// The colour of light that comes from everywhere.
    open var ambientColor = UIColor.black
    /// The colour of shadows.
    open var shadowColor = UIColor.black.withAlphaComponent(0.5)
    /// How fast it fades with distance.
    open var falloff: CGFloat = 1
    /// The sprites that it shines on, by their masks.
    open var categoryBitMask: UInt32 = 1
}

/// A node that can be turned out of the plane. It is drawn flat: narrower by the cosine of each turn.
open class SKTransformNode: SKNode {
    /// The turn around the x axis.
    open var xRotation: CGFloat = 0
    /// The turn around the y axis.
    open var yRotation: CGFloat = 0

    /// Sets the turns around all three axes.
    open func setEulerAngles(_ euler: vector_float3) {
        xRotation = CGFloat(euler.x)
        yRotation = CGFloat(euler.y)
        zRotation = CGFloat(euler.z)
    }

    /// The turns around all three axes.
    open func eulerAngles() -> vector_float3 { vector_float3(Float(xRotation), Float(yRotation), Float(zRotation)) }
}

/// A sound at a place. Nothing is heard.
open class SKAudioNode: SKNode {
    /// Whether it begins by itself and goes on for ever; true by default.
    open var autoplayLooped = true
    /// Whether it is heard from where it lies; true by default.
    open var isPositional = true

    /// A node without a sound.
    public override init() { super.init() }
    /// A sound node of a scene's file.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    /// A sound of the app's.
    public convenience init(fileNamed name: String) { self.init() }
    /// A sound of a file.
    public convenience init(url: URL) { self.init() }
}

/// A scene's file inside another scene.
open class SKReferenceNode: SKNode {
    private var source: URL?

    /// A node with what is in a file.
    public init(url referenceURL: URL?) {
        super.init()
        source = referenceURL
        resolve()
    }
    /// A node with what is in a file of the app's.
    public init(fileNamed fileName: String?) {
        super.init()
        source = fileName.flatMap { SceneArchive.url(of: $0) }
        resolve()
    }
    /// A reference of a scene's file.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        source = (aDecoder.decodeObject(forKey: "_referenceFileName") as? String).flatMap { SceneArchive.url(of: $0) }
        resolve()
    }

    /// Reads the file again.
    open func resolve() {
        removeAllChildren()
        let loaded = source.flatMap { SceneArchive.node(at: $0) }
        for child in loaded?.children ?? [] { child.move(toParent: self) }
        didLoad(loaded)
    }

    /// Called with what was read, for subclasses.
    open func didLoad(_ node: SKNode?) {}
}
