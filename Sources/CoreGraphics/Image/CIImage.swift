import Foundation

/// What makes the pixels of a picture when somebody asks for them, as Core Image's filters do.
package protocol CIImageSource: Sendable {
    /// The pixels of a part with whole edges, upward axes; nil where it is too large.
    func pixels(in part: CGRect) -> CGImage?
}

/// A picture as Core Image describes it: a bitmap, one colour without end, or what filters make of others. Pixels are made when they are
/// asked for.
public final class CIImage: NSObject, NSCopying, @unchecked Sendable {
    private enum Content {
        case bitmap(CGImage)
        case color(CIColor)
        case made(any CIImageSource)
    }

    private let content: Content
    /// Where there is something, in pixels, upward axes.
    public let extent: CGRect

    private init(_ content: Content, _ extent: CGRect) { (self.content, self.extent) = (content, extent) }

    /// A picture that something makes. Outside of its extent there is nothing.
    package convenience init(_ source: any CIImageSource, extent: CGRect) { self.init(.made(source), extent) }

    /// What makes the picture, where that is no bitmap and no colour.
    package var source: (any CIImageSource)? {
        if case .made(let source) = content { source } else { nil }
    }

    public convenience init(cgImage image: CGImage) {
        self.init(.bitmap(image), CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }

    /// A picture without end in one colour.
    public convenience init(color: CIColor) { self.init(.color(color), .infinite) }

    /// Reads a picture file's bytes; nil where they are none.
    public convenience init?(data: Data) {
        guard let image = try? CGImage.decode(data, name: "CIImage") else { return nil }
        self.init(cgImage: image)
    }

    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// The bitmap that the picture was made of, if it was made of one and is whole.
    public var cgImage: CGImage? {
        guard case .bitmap(let image) = content,
            extent == CGRect(x: 0, y: 0, width: image.width, height: image.height)
        else { return nil }
        return image
    }

    public func cropped(to rect: CGRect) -> CIImage { CIImage(content, extent.intersection(rect)) }
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The pixels of a part.
    package func pixels(in rect: CGRect) -> CGImage? {
        let part = rect.integral
        guard part.width >= 1, part.height >= 1, part.width <= 16_384, part.height <= 16_384,
            let context = CGContext(
                data: nil, width: Int(part.width), height: Int(part.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.translateBy(x: -part.minX, y: -part.minY)
        context.clip(to: extent.intersection(part))
        switch content {
        case .bitmap(let image):
            context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        case .color(let color):
            context.setFillColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
            context.fill(part)
        case .made(let source):
            guard let image = source.pixels(in: part) else { return nil }
            context.draw(image, in: part)
        }
        return context.makeImage()
    }
}

/// Makes bitmaps of Core Image's pictures.
public final class CIContext: NSObject, @unchecked Sendable {
    public override init() {}
    public init(options: [CIContextOption: Any]?) {}

    /// The pixels of a part; nil for one without area, or of more than 16,384 pixels a side.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.pixels(in: fromRect) }
}

/// The way in which a context works. There is one way here.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
    public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
}
