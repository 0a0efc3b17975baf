import UIKit

/// A rectangle with a texture or a colour.
open class SKSpriteNode: SKNode {
    /// The picture that it shows; nil for its colour alone.
    open var texture: SKTexture?
    /// The colour that is mixed into the texture, or that it shows without one.
    open var color = UIColor.white
    /// How much of the colour is mixed into the texture, from 0 to 1.
    open var colorBlendFactor: CGFloat = 0
    /// The point of its rectangle, in parts of its sides, that lies at its position.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The part of the texture that is stretched when it is drawn larger, in parts of the texture's sides.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// How it is mixed with what lies below.
    open var blendMode = SKBlendMode.alpha
    /// The texture that says how light falls on it.
    open var normalTexture: SKTexture?
    /// The lights that shine on it.
    open var lightingBitMask: UInt32 = 0
    /// The lights whose light it holds back.
    open var shadowCastBitMask: UInt32 = 0
    /// The lights whose shadows fall on it.
    open var shadowedBitMask: UInt32 = 0
    /// A program of the GPU's for its pixels.
    open var shader: SKShader?

    private var baseSize = CGSize.zero
    /// Its size in its parent's coordinates: with its own scale.
    open var size: CGSize {
        get { scaledSize(baseSize) }
        set { baseSize = unscaledSize(newValue) }
    }

    /// A sprite with a texture, a colour and a size.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        super.init()
        self.texture = texture
        self.color = color
        baseSize = size
    }

    /// A sprite of a scene's file.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        decodeSprite(aDecoder)
    }

    /// A sprite without a texture and without a size.
    public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
    /// A sprite as large as its texture.
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    /// A sprite with a texture at a size.
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }
    /// A sprite with one of the app's pictures.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    /// A sprite of one colour.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    /// A sprite with a texture and one for light.
    public convenience init(texture: SKTexture?, normalMap: SKTexture?) {
        self.init(texture: texture)
        normalTexture = normalMap
    }
    /// A sprite with one of the app's pictures, and a texture for light that is made of it.
    public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) {
        self.init(imageNamed: name)
        if generateNormalMap { normalTexture = texture?.generatingNormalMap() }
    }

    /// Scales it to a size in its parent's coordinates.
    open func scale(to size: CGSize) {
        if baseSize.width > 0 { xScale = size.width / baseSize.width }
        if baseSize.height > 0 { yScale = size.height / baseSize.height }
    }

    override var contentBounds: CGRect {
        let origin = CGPoint(x: -anchorPoint.x * baseSize.width, y: -anchorPoint.y * baseSize.height)
        return CGRect(origin: origin, size: baseSize)
    }

    override func makeContentLayer() -> CALayer? { CALayer() }

    override func contentTransform(of layer: CALayer) -> CGAffineTransform {
        let area = contentBounds
        return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: area.minX, ty: area.maxY)
    }

    override func updateContent(_ layer: CALayer, _ drawing: SceneDrawing) {
        layer.bounds = CGRect(origin: .zero, size: baseSize)
        let tint = RGBA.tint(color, colorBlendFactor)
        guard let texture, let picture = texture.picture(tint: tint, mode: blendMode) else {
            layer.contents = nil
            layer.backgroundColor = texture == nil ? color.cgColor : nil
            return
        }
        layer.backgroundColor = nil
        if !look.shows(picture) { layer.contents = picture }
        layer.contentsCenter = CGRect(
            x: centerRect.minX, y: 1 - centerRect.maxY, width: centerRect.width, height: centerRect.height)
        layer.contentsScale = texture.scale
        layer.magnificationFilter = texture.filteringMode == .nearest ? .nearest : .linear
        layer.minificationFilter = texture.filteringMode == .nearest ? .nearest : .linear
    }

    override func copyContent(of node: SKNode) {
        guard let other = node as? SKSpriteNode else { return }
        texture = other.texture
        color = other.color
        colorBlendFactor = other.colorBlendFactor
        anchorPoint = other.anchorPoint
        centerRect = other.centerRect
        blendMode = other.blendMode
        normalTexture = other.normalTexture
        lightingBitMask = other.lightingBitMask
        shadowCastBitMask = other.shadowCastBitMask
        shadowedBitMask = other.shadowedBitMask
        shader = other.shader
        baseSize = other.baseSize
    }
}
