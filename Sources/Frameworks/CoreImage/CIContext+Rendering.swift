import CoreGraphics
import Foundation
import PorticoHost

/// How a file of a picture is made.
public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension CIContextOption {
    /// Whether it may wait for others; it needn't.
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
    /// The colours of what is made: sRGB.
    public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
    /// Whether what lies between is kept; nothing is.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// A name for people who look for what takes long.
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

extension CIContext {
    /// The pixels of a part; the format is that of the bitmap's memory and here always RGBA8, the space sRGB.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Writes the pixels of a part into memory, the upper row first.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let area = Area(bounds) else { return }
        let pixels = image.pixels(of: area)
        let layout = PixelLayout(format)
        let bytes = layout.bytesPerPixel
        guard rowBytes >= area.width * bytes else { return }
        for row in 0..<area.height {
            for column in 0..<area.width {
                layout.write(
                    pixels.values[(area.height - 1 - row) * area.width + column],
                    to: data + row * rowBytes + column * bytes)
            }
        }
    }

    /// The picture as a JPEG file's bytes; nil for one without end.
    public func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        let key = CIImageRepresentationOption(rawValue: "kCGImageDestinationLossyCompressionQuality")
        let quality = options[key].flatMap { FilterInputs.number(of: $0) } ?? 0.9
        return createCGImage(image, from: image.extent)?.jpegData(quality: max(0, min(1, quality)))
    }

    /// The picture as a PNG file's bytes; nil for one without end.
    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { createCGImage(image, from: image.extent)?.pngData() }

    /// Writes the picture as a JPEG file, whole or not at all.
    public func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), to: url) }

    /// Writes the picture as a PNG file, whole or not at all.
    public func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), to: url)
    }

    private func write(_ data: Data?, to url: URL) throws {
        guard let data else { throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url]) }
        try WholeFile.write(data, to: url)
    }

    /// Throws away what is kept between pictures; nothing is.
    public func clearCaches() {}
}
