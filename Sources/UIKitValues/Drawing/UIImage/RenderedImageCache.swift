import CoreGraphics
import Foundation

/// What display made of one image: each kind is kept until another of that kind is asked for.
final class RenderedImageCache: @unchecked Sendable {
    private let lock = NSLock()
    private var orientedImage: CGImage?
    private var symbolImage: CGImage?
    private var coloredImage: (colors: [CGColor], image: CGImage)?
    private var tintedImage: (color: CGColor, image: CGImage)?
    private var assetOfImage: UIImageAsset?

    /// The asset that was made for the image; nil where nobody has asked for one.
    var madeAsset: UIImageAsset? { lock.withLock { assetOfImage } }

    /// The image's asset, made the first time.
    func asset(_ make: () -> UIImageAsset) -> UIImageAsset {
        if let madeAsset { return madeAsset }
        let made = make()
        return lock.withLock {
            let asset = assetOfImage ?? made
            assetOfImage = asset
            return asset
        }
    }

    /// The image turned upright.
    func oriented(_ source: CGImage, as orientation: UIImage.Orientation) -> CGImage {
        lock.lock()
        defer { lock.unlock() }
        if let orientedImage { return orientedImage }
        let made = source.upright(from: orientation)
        orientedImage = made
        return made
    }

    /// The image's shape in a colour.
    func tinted(_ source: CGImage, color: CGColor) -> CGImage {
        lock.lock()
        defer { lock.unlock() }
        if let tintedImage, tintedImage.color == color { return tintedImage.image }
        let made = source.filled(with: color)
        tintedImage = (color, made)
        return made
    }

    /// A symbol's shape in black.
    func symbol(for image: UIImage) -> CGImage? {
        lock.lock()
        defer { lock.unlock() }
        if symbolImage == nil { symbolImage = Self.draw(image, in: [CGColor(gray: 0, alpha: 1)]) }
        return symbolImage
    }

    /// A symbol in several colours.
    func symbol(for image: UIImage, in colors: [CGColor]) -> CGImage? {
        lock.lock()
        defer { lock.unlock() }
        if let coloredImage, coloredImage.colors == colors { return coloredImage.image }
        guard let made = Self.draw(image, in: colors) else { return nil }
        let upright = image.imageOrientation == .up ? made : made.upright(from: image.imageOrientation)
        coloredImage = (colors, upright)
        return upright
    }

    private static func draw(_ image: UIImage, in colors: [CGColor]) -> CGImage? {
        guard case .symbol(let symbol) = image.content else { return nil }
        let metrics = image.symbolMetrics
        let size = symbol.size(in: metrics)
        guard let context = CGContext.flippedBitmap(size: size, scale: image.symbolScale, isOpaque: false) else {
            return nil
        }
        symbol.draw(in: context, metrics: metrics, colors: colors, value: image.attributes.symbolValue)
        return context.makeImage()
    }
}

extension CGImage {
    private func redrawn(width: Int, height: Int, _ body: (CGContext) -> Void) -> CGImage {
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return self }
        body(context)
        return context.makeImage() ?? self
    }

    /// This image's alpha filled with a colour.
    func filled(with color: CGColor) -> CGImage {
        redrawn(width: width, height: height) { context in
            let bounds = CGRect(x: 0, y: 0, width: width, height: height)
            context.draw(self, in: bounds)
            context.setBlendMode(.sourceIn)
            context.setFillColor(color)
            context.fill(bounds)
        }
    }

    /// The pixels as they are seen when stored in an orientation.
    func upright(from orientation: UIImage.Orientation) -> CGImage {
        let (w, h) = (CGFloat(width), CGFloat(height))
        let swaps = orientation.swapsAxes
        return redrawn(width: swaps ? height : width, height: swaps ? width : height) { context in
            // In a space whose y points up: the image's own rectangle is (0, 0, w, h).
            switch orientation {
            case .up: break
            case .upMirrored: context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0))
            case .down: context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h))
            case .downMirrored: context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h))
            // Stored turned so that it must be turned 90° anticlockwise to be seen.
            case .left: context.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0))
            // 90° clockwise.
            case .right: context.concatenate(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w))
            case .leftMirrored: context.concatenate(CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w))
            case .rightMirrored: context.concatenate(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
            }
            context.draw(self, in: CGRect(x: 0, y: 0, width: w, height: h))
        }
    }
}
