import Foundation

/// A picture. Immutable; any thread may use it. Samples are translated to the runtime's own layout when first drawn.
public final class CGImage: @unchecked Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The number of bits of one sample.
    public let bitsPerComponent: Int
    /// The number of bits that one pixel takes.
    public let bitsPerPixel: Int
    /// The distance between rows in `dataProvider`'s bytes.
    public let bytesPerRow: Int
    /// The space of the samples; nil for a mask.
    public let colorSpace: CGColorSpace?
    /// The layout of samples.
    public let bitmapInfo: CGBitmapInfo
    /// Whether the image is a mask: samples say how much paint is held back.
    public let isMask: Bool
    /// Whether scaling may smooth.
    public let shouldInterpolate: Bool
    /// How colours are chosen that a context can't show; kept, and nothing follows.
    public let renderingIntent: CGColorRenderingIntent
    /// The uniform type identifier of the file that the image came from, where it did.
    public let utType: CFString?
    /// What the lowest and highest samples stand for, two numbers a component, where that is not 0 and 1.
    public var decode: UnsafePointer<CGFloat>? { UnsafePointer(decodeValues) }
    /// The Exif orientation of the file that the image came from; 1 where it says nothing.
    package let orientation: Int

    private let decodeValues: UnsafeMutablePointer<CGFloat>?
    private let format: PixelFormat
    private let lock = NSLock()
    private var provider: CGDataProvider?
    private var buffer: PixelBuffer?

    private init(
        width: Int, height: Int, bytesPerRow: Int, format: PixelFormat, isMask: Bool, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent, utType: CFString? = nil, orientation: Int = 1, provider: CGDataProvider?,
        buffer: PixelBuffer?
    ) {
        self.width = width
        self.height = height
        bitsPerComponent = format.bitsPerComponent
        bitsPerPixel = format.bitsPerPixel
        self.bytesPerRow = bytesPerRow
        colorSpace = isMask ? nil : format.space
        bitmapInfo = format.info
        self.isMask = isMask
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = intent
        self.utType = utType
        self.orientation = orientation
        self.format = format
        self.provider = provider
        self.buffer = buffer
        if let decode = format.decode {
            let values = UnsafeMutablePointer<CGFloat>.allocate(capacity: decode.count)
            values.initialize(from: decode, count: decode.count)
            decodeValues = values
        } else {
            decodeValues = nil
        }
    }

    deinit {
        decodeValues?.deallocate()
    }

    /// Wraps pixels without a copy; nobody may write to them any more.
    package convenience init(pixelBuffer: PixelBuffer) {
        let info: CGBitmapInfo = pixelBuffer.isOpaque ? .nativeOpaque : .native
        self.init(
            width: pixelBuffer.width, height: pixelBuffer.height, bytesPerRow: pixelBuffer.bytesPerRow,
            format: PixelFormat(bitsPerComponent: 8, bitsPerPixel: 32, space: .deviceRGB, info: info)!, isMask: false,
            shouldInterpolate: true, intent: .defaultIntent, provider: nil, buffer: pixelBuffer)
    }

    /// Wraps pixels that came from a file, described as its samples would be.
    convenience init(decoded: ImageCodec.Decoded, codec: ImageCodec, shouldInterpolate: Bool = true) {
        let pixels = decoded.pixels
        let isGray = decoded.isGray && pixels.isOpaque
        // What ImageIO says of such files: straight alpha last, or a byte in its place that does not matter.
        let alpha: CGImageAlphaInfo = isGray ? .none : pixels.isOpaque ? .noneSkipLast : .last
        let format = PixelFormat(
            bitsPerComponent: 8, bitsPerPixel: isGray ? 8 : 32, space: isGray ? .standardGray : .standardRGB,
            info: CGBitmapInfo(rawValue: alpha.rawValue))!
        self.init(
            width: pixels.width, height: pixels.height, bytesPerRow: pixels.width * (isGray ? 1 : 4), format: format,
            isMask: false, shouldInterpolate: shouldInterpolate, intent: .defaultIntent,
            utType: codec.typeIdentifier, orientation: decoded.orientation, provider: nil, buffer: pixels)
    }

    /// Creates an image of samples. Nil where the layout makes no sense: a space without such samples, a row shorter than
    /// its pixels, a side that is not positive or larger than 32,767.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let decodeValues = decode.map { Array(UnsafeBufferPointer(start: $0, count: space.numberOfComponents * 2)) }
        guard PixelBuffer.isAllowed(width: width, height: height), space.model != .pattern,
            bytesPerRow >= (width * bitsPerPixel + 7) / 8,
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo,
                decode: decodeValues)
        else { return nil }
        self.init(
            width: width, height: height, bytesPerRow: bytesPerRow, format: format, isMask: false,
            shouldInterpolate: shouldInterpolate, intent: intent, provider: provider, buffer: nil)
    }

    /// Creates a mask. A sample of 0 lets all paint through, the largest none; `decode` of [1, 0] turns that round.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let decodeValues = decode.map { Array(UnsafeBufferPointer(start: $0, count: 2)) }
        guard PixelBuffer.isAllowed(width: width, height: height), bytesPerRow >= (width * bitsPerPixel + 7) / 8,
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: .deviceGray, info: [],
                decode: decodeValues)
        else { return nil }
        self.init(
            width: width, height: height, bytesPerRow: bytesPerRow, format: format, isMask: true,
            shouldInterpolate: shouldInterpolate, intent: .defaultIntent, provider: provider, buffer: nil)
    }

    /// The place of a pixel's alpha.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }

    /// The order of a pixel's bytes.
    public var byteOrderInfo: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: bitmapInfo.byteOrder) ?? .orderDefault
    }

    /// The packing of a pixel's bits.
    public var pixelFormatInfo: CGImagePixelFormatInfo {
        if isMask { return .mask }
        return bitsPerComponent == 5 ? .RGB555 : .packed
    }

    /// The samples, laid out as the image's other properties say.
    public var dataProvider: CGDataProvider? {
        lock.withLock {
            if let provider { return provider }
            guard let buffer else { return nil }
            let (format, bytesPerRow, height, isMask) = (format, bytesPerRow, height, isMask)
            let created = CGDataProvider {
                if format.isNative {
                    return Data(bytes: buffer.data, count: buffer.bytesPerRow * height)
                }
                var data = Data(count: bytesPerRow * height)
                data.withUnsafeMutableBytes { bytes in
                    guard let base = bytes.baseAddress else { return }
                    for y in 0..<height where isMask {
                        let (row, target) = (buffer.row(y), base.assumingMemoryBound(to: UInt8.self) + y * bytesPerRow)
                        for x in 0..<buffer.width { target[x] = 255 - UInt8(row[x] >> 24) }
                    }
                    for y in 0..<height where !isMask {
                        format.write(buffer.row(y), into: base + y * bytesPerRow, width: buffer.width)
                    }
                }
                return data
            }
            provider = created
            return created
        }
    }

    /// The pixels in the runtime's own layout; translated when first asked for. Masks have black pixels whose alpha says
    /// how much paint goes through. One transparent pixel where there is no memory for them: the image isn't seen.
    package var pixels: PixelBuffer { loadedPixels ?? .blank() }

    /// The same; nil where there is no memory for them.
    package var loadedPixels: PixelBuffer? {
        lock.withLock {
            if let buffer { return buffer }
            guard let created = PixelBuffer(width: width, height: height) else {
                Diagnostics.report("CGImage: no memory for \(width) × \(height) pixels")
                return nil
            }
            if let data = provider?.data {
                data.withUnsafeBytes { bytes in
                    let used = (width * bitsPerPixel + 7) / 8
                    for y in 0..<height {
                        let start = y * bytesPerRow
                        // Rows that the data does not have stay transparent.
                        guard start + used <= bytes.count else { break }
                        let row = UnsafeRawBufferPointer(rebasing: bytes[start..<start + used])
                        format.readRow(row, into: created.row(y), width: width)
                    }
                }
            }
            if isMask {
                for y in 0..<height {
                    let row = created.row(y)
                    for x in 0..<width { row[x] = (255 - (row[x] & 255)) << 24 }
                }
            } else {
                created.isOpaque = !format.hasAlpha
            }
            buffer = created
            return created
        }
    }

    /// Returns the image itself: images do not change.
    public func copy() -> CGImage? { self }

    /// Returns the image with its samples meaning colours of another space, which must have as many components.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, space.numberOfComponents == colorSpace?.numberOfComponents, let provider = dataProvider else {
            return nil
        }
        return CGImage(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, provider: provider, decode: decode,
            shouldInterpolate: shouldInterpolate, intent: renderingIntent)
    }

    /// Returns the part of the image in a rectangle of whole pixels around `rect`, counted from the top left; nil where
    /// that is empty.
    public func cropping(to rect: CGRect) -> CGImage? {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.overlap(bounds).integral
        guard part.isFinite, part.width >= 1, part.height >= 1,
            let pixels = pixels.copy(
                x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
        else { return nil }
        if part == bounds { return self }
        let format = writableFormat
        let bytes = format.isNative ? pixels.bytesPerRow : pixels.width * format.bitsPerPixel / 8
        return CGImage(
            width: pixels.width, height: pixels.height, bytesPerRow: bytes, format: format, isMask: isMask,
            shouldInterpolate: shouldInterpolate, intent: renderingIntent, utType: utType, provider: nil,
            buffer: pixels)
    }

    /// A layout that pixels can be written back in: this image's own where it has whole bytes and plain samples.
    private var writableFormat: PixelFormat {
        if isMask { return PixelFormat(bitsPerComponent: 8, bitsPerPixel: 8, space: .deviceGray, info: [])! }
        if format.isWritable { return format }
        let info: CGBitmapInfo = format.hasAlpha ? .native : .nativeOpaque
        return PixelFormat(bitsPerComponent: 8, bitsPerPixel: 32, space: .deviceRGB, info: info)!
    }

    /// Returns the image with a mask's coverage: an image mask's samples hold paint back, a gray image's let it through.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask, let result = loadedPixels?.copy(), let coverage = mask.coverage else { return nil }
        for y in 0..<height {
            let row = result.row(y)
            // Masks of another size stretch; each pixel takes the sample under its middle.
            let maskY = min(mask.height - 1, (2 * y + 1) * mask.height / (2 * height))
            for x in 0..<width {
                let maskX = min(mask.width - 1, (2 * x + 1) * mask.width / (2 * width))
                let alpha = UInt32(coverage[maskY * mask.width + maskX])
                guard alpha < 255 else { continue }
                let pixel = row[x]
                row[x] =
                    PixelFormat.multiply(pixel >> 24, alpha) << 24
                    | PixelFormat.multiply(pixel >> 16 & 255, alpha) << 16
                    | PixelFormat.multiply(pixel >> 8 & 255, alpha) << 8
                    | PixelFormat.multiply(pixel & 255, alpha)
            }
        }
        result.isOpaque = false
        return CGImage(pixelBuffer: result)
    }

    /// Returns the image with pixels transparent whose samples all lie in ranges: a lowest and a highest sample for each
    /// component. Nil for images with alpha.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard !isMask, !format.hasAlpha, let space = colorSpace, components.count >= space.numberOfComponents * 2,
            space.model == .rgb || space.model == .monochrome, let result = loadedPixels?.copy()
        else { return nil }
        let isRGB = space.model == .rgb
        for y in 0..<height {
            let row = result.row(y)
            for x in 0..<width {
                let pixel = row[x]
                let samples = isRGB ? [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255] : [pixel & 255]
                let isOut = samples.enumerated().allSatisfy { index, value in
                    CGFloat(value) >= components[index * 2] && CGFloat(value) <= components[index * 2 + 1]
                }
                if isOut { row[x] = 0 }
            }
        }
        result.isOpaque = false
        return CGImage(pixelBuffer: result)
    }

    /// How much paint each pixel lets through when the image is used as a mask: a mask's own samples, an image's alpha, or
    /// an opaque image's gray. Nil without memory.
    var coverage: [UInt8]? {
        guard let pixels = loadedPixels else { return nil }
        var result = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            let row = pixels.row(y)
            for x in 0..<width {
                let pixel = row[x]
                if pixels.isOpaque {
                    let (r, g, b) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
                    result[y * width + x] = UInt8((r * 19595 + g * 38470 + b * 7471 + 32768) >> 16)
                } else {
                    result[y * width + x] = UInt8(pixel >> 24)
                }
            }
        }
        return result
    }

    /// The number that identifies images among Core Foundation types.
    public class var typeID: CFTypeID { 0x4347_0007 }
}

extension CGImage: Hashable {
    /// Images are equal if they are the same image.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
