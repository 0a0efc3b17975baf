import Foundation

extension CGImage {
    /// Reads a PNG, JPEG or WebP picture, told apart by its first bytes. Errors say `name` and what to do.
    ///
    /// - Parameters:
    ///   - mostPixels: a picture of more isn't read.
    ///   - takesPart: whether a PNG or a JPEG whose bytes haven't all come is read as far as it goes.
    package static func decode(
        _ data: Data, name: String, mostPixels: Int = .max, takesPart: Bool = false
    ) throws -> CGImage {
        guard let codec = ImageCodec(signatureOf: data) else {
            throw ImageCodecError(
                description: data.isEmpty
                    ? "\(name): the file is empty. Put a PNG, JPEG or WebP picture in its place."
                    : "\(name): not a PNG, JPEG or WebP picture. Convert it to one of these.")
        }
        let decoded = try codec.decode(data, name: name, mostPixels: mostPixels, takesPart: takesPart)
        return CGImage(decoded: decoded, codec: codec)
    }

    /// Creates an image of a PNG file's bytes; nil where they are damaged or none.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, as: .png, shouldInterpolate: shouldInterpolate)
    }

    /// Creates an image of a JPEG file's bytes; nil where they are damaged or none.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, as: .jpeg, shouldInterpolate: shouldInterpolate)
    }

    private convenience init?(_ source: CGDataProvider, as codec: ImageCodec, shouldInterpolate: Bool) {
        guard let data = source.data, ImageCodec(signatureOf: data) == codec else { return nil }
        do {
            let decoded = try codec.decode(data, name: "CGDataProvider")
            self.init(decoded: decoded, codec: codec, shouldInterpolate: shouldInterpolate)
        } catch {
            Diagnostics.report("CGImage: \(error)")
            return nil
        }
    }

    /// The image as a PNG file. Equal images give equal bytes.
    package func pngData() -> Data? { encoded(as: .png, quality: 1) }

    /// The image as a JPEG file, transparent parts over white. Quality lies in 0...1.
    package func jpegData(quality: Double) -> Data? { encoded(as: .jpeg, quality: quality) }

    /// The image as a WebP file. Quality lies in 0...1; 1 loses nothing.
    package func webPData(quality: Double) -> Data? { encoded(as: .webP, quality: quality) }

    func encoded(as codec: ImageCodec, quality: Double) -> Data? {
        guard let pixels = loadedPixels else { return nil }
        do {
            return try codec.encode(pixels, quality: quality)
        } catch {
            Diagnostics.report("CGImage: \(error)")
            return nil
        }
    }
}
