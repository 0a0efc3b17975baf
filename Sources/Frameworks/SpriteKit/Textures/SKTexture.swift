import CoreGraphics
import CoreImage
import UIKit

/// A picture that sprites share, or a part of one.
open class SKTexture: NSObject, NSCopying {
    let image: CGImage
    /// Pixels a point.
    let scale: CGFloat
    /// The part of its parent that it shows, in parts of the parent's sides, from the bottom left.
    private let part: CGRect
    /// How its pixels are found at another size.
    open var filteringMode = SKTextureFilteringMode.linear
    /// Whether smaller copies are kept.
    open var usesMipmaps = false

    private var tinted: [(tint: RGBA?, mode: SKBlendMode, image: CGImage)] = []

    dynamic init(image: CGImage, scale: CGFloat, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        self.image = image
        self.scale = scale > 0 ? scale : 1
        self.part = part
    }

    /// One of the app's pictures: a file, one of a catalog or of an atlas. A red cross stands for one that isn't there.
    public convenience init(imageNamed name: String) {
        let found = TextureFiles.image(named: name)
        self.init(image: found.image, scale: found.scale)
    }
    /// A texture of pixels, one a point.
    public convenience init(cgImage image: CGImage) { self.init(image: image, scale: 1) }
    /// A texture of a picture.
    public convenience init(image: UIImage) {
        self.init(image: image.cgImage ?? TextureFiles.missing, scale: image.scale)
    }
    /// A part of a texture, in parts of its sides, from the bottom left.
    public convenience init(rect: CGRect, in texture: SKTexture) {
        let (width, height) = (CGFloat(texture.image.width), CGFloat(texture.image.height))
        let pixels = CGRect(
            x: rect.minX * width, y: (1 - rect.maxY) * height, width: rect.width * width, height: rect.height * height)
        let whole = texture.part
        let part = CGRect(
            x: whole.minX + rect.minX * whole.width, y: whole.minY + rect.minY * whole.height,
            width: rect.width * whole.width, height: rect.height * whole.height)
        self.init(image: texture.image.cropping(to: pixels) ?? TextureFiles.missing, scale: texture.scale, part: part)
        filteringMode = texture.filteringMode
    }
    /// A texture of pixels: red, green, blue and alpha, a byte each, the bottom row first.
    public convenience init(data pixelData: Data, size: CGSize) {
        self.init(data: pixelData, size: size, flipped: false)
    }
    /// A texture of pixels: red, green, blue and alpha, a byte each, the top row first if flipped.
    public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) {
        self.init(image: TextureFiles.image(of: pixelData, size, topFirst: flipped) ?? TextureFiles.missing, scale: 1)
    }

    /// Its size in points.
    open func size() -> CGSize { CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale) }
    /// The part of its parent that it shows, in parts of the parent's sides.
    open func textureRect() -> CGRect { part }
    /// Its pixels.
    open func cgImage() -> CGImage { image }

    /// A texture that a filter made of this one.
    open func applying(_ filter: CIFilter) -> SKTexture {
        filter.setValue(CIImage(cgImage: image), forKey: kCIInputImageKey)
        guard let output = filter.outputImage,
            let made = CIContext().createCGImage(
                output, from: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        else { return self }
        return SKTexture(image: made, scale: scale)
    }
    /// A texture for light; no light falls here, so it is this one.
    open func generatingNormalMap() -> SKTexture { self }
    /// A texture for light; no light falls here, so it is this one.
    open func generatingNormalMap(withSmoothness smoothness: CGFloat, contrast: CGFloat) -> SKTexture { self }

    /// Reads textures and calls a block.
    open class func preload(
        _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        DispatchQueue.main.async(execute: completionHandler)
    }
    /// Reads it and calls a block.
    open func preload(completionHandler: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: completionHandler)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTexture(image: image, scale: scale, part: part)
        copy.filteringMode = filteringMode
        copy.usesMipmaps = usesMipmaps
        return copy
    }

    /// What a layer shows: the colours multiplied by a tint, as light where they are added.
    final func picture(tint: RGBA?, mode: SKBlendMode) -> CGImage? {
        guard tint != nil || mode == .add || mode == .screen else { return image }
        if let known = tinted.first(where: { $0.tint == tint && $0.mode == mode }) { return known.image }
        var made = tint.map { image.multiplied(by: $0) } ?? image
        if mode == .add || mode == .screen { made = made.asLight() }
        if tinted.count >= 24 { tinted.removeFirst() }
        tinted.append((tint, mode, made))
        return made
    }
}
