import CCodecs
import Foundation

/// The picture formats that can be read; all but GIF can be written.
package enum ImageCodec: Sendable {
    case png
    case jpeg
    case webP
    case gif

    /// The formats that can be written.
    static let written: [ImageCodec] = [.png, .jpeg, .webP]

    /// The format that data's first bytes announce.
    package init?(signatureOf data: Data) {
        let head = [UInt8](data.prefix(12))
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if head.count == 12, head.starts(with: Array("RIFF".utf8)), head[8...].elementsEqual("WEBP".utf8) {
            self = .webP
        } else if head.starts(with: Array("GIF87a".utf8)) || head.starts(with: Array("GIF89a".utf8)) {
            self = .gif
        } else {
            return nil
        }
    }

    var name: String {
        switch self {
        case .png: "PNG"
        case .jpeg: "JPEG"
        case .webP: "WebP"
        case .gif: "GIF"
        }
    }

    /// The uniform type identifier.
    var typeIdentifier: CFString {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .webP: "org.webmproject.webp"
        case .gif: "com.compuserve.gif"
        }
    }

    /// A picture as it was read.
    struct Decoded {
        let pixels: PixelBuffer
        let isGray: Bool
        let orientation: Int
    }

    /// Reads a whole picture, of a GIF the first frame. `name` is said in errors.
    ///
    /// - Parameter takesPart: whether a PNG or a JPEG whose bytes haven't all come is read as far as it goes.
    func decode(_ data: Data, name: String, mostPixels: Int = .max, takesPart: Bool = false) throws -> Decoded {
        if self == .gif {
            guard let pixels = GIFCanvas(data, mostPixels: mostPixels)?.picture(at: 0) else {
                throw unreadable("it has no whole frame", name)
            }
            return Decoded(pixels: pixels, isGray: false, orientation: 1)
        }
        final class Target {
            let mostPixels: Int
            var pixels: PixelBuffer?
            init(mostPixels: Int) { self.mostPixels = mostPixels }
        }
        let target = Target(mostPixels: mostPixels)
        var info = portico_image_info()
        info.takes_part = takesPart ? 1 : 0
        var message = [CChar](repeating: 0, count: Int(PORTICO_ERROR_SIZE))
        let allocate: portico_image_allocator = { context, width, height, bytesPerRow in
            guard let context, let bytesPerRow else { return nil }
            let target = Unmanaged<Target>.fromOpaque(context).takeUnretainedValue()
            let (count, isBeyond) = Int(width).multipliedReportingOverflow(by: Int(height))
            guard !isBeyond, count <= target.mostPixels,
                let pixels = PixelBuffer(width: Int(width), height: Int(height))
            else { return nil }
            target.pixels = pixels
            bytesPerRow.pointee = pixels.bytesPerRow
            return pixels.data.assumingMemoryBound(to: UInt8.self)
        }
        let context = Unmanaged.passUnretained(target).toOpaque()
        let succeeded = withExtendedLifetime(target) {
            data.withUnsafeBytes { buffer -> Bool in
                let bytes = buffer.bindMemory(to: UInt8.self).baseAddress
                switch self {
                case .png: return portico_decode_png(bytes, buffer.count, allocate, context, &info, &message) == 1
                case .jpeg: return portico_decode_jpeg(bytes, buffer.count, allocate, context, &info, &message) == 1
                case .webP: return portico_decode_webp(bytes, buffer.count, allocate, context, &info, &message) == 1
                case .gif: return false
                }
            }
        }
        guard succeeded, let pixels = target.pixels else {
            let reason = message.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
            throw unreadable(reason, name)
        }
        pixels.isOpaque = info.has_alpha == 0
        return Decoded(pixels: pixels, isGray: info.is_gray != 0, orientation: Int(info.orientation))
    }

    private func unreadable(_ reason: String, _ name: String) -> ImageCodecError {
        ImageCodecError(
            description: "\(name): cannot read this \(self.name) picture: \(reason). "
                + "Export it again, or replace the file by an undamaged copy.")
    }

    /// Writes a whole picture. Quality lies in 0...1; at 1 a WebP picture loses nothing; PNG never does.
    func encode(_ pixels: PixelBuffer, quality: Double = 1) throws -> Data {
        var encoded: UnsafeMutablePointer<UInt8>?
        var count = 0
        var message = [CChar](repeating: 0, count: Int(PORTICO_ERROR_SIZE))
        let bytes = pixels.data.assumingMemoryBound(to: UInt8.self)
        let (width, height) = (UInt32(pixels.width), UInt32(pixels.height))
        let percent = Int32((min(1, max(0, quality.isNaN ? 1 : quality)) * 100).rounded())
        let result =
            switch self {
            case .png:
                portico_encode_png(
                    bytes, width, height, pixels.bytesPerRow, pixels.isOpaque ? 1 : 0, &encoded, &count, &message)
            case .jpeg:
                portico_encode_jpeg(bytes, width, height, pixels.bytesPerRow, percent, &encoded, &count, &message)
            case .webP:
                portico_encode_webp(
                    bytes, width, height, pixels.bytesPerRow, percent >= 100 ? 101 : percent, &encoded, &count,
                    &message)
            case .gif: 0 as Int32
            }
        guard result == 1, let encoded else {
            let reason = message.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
            throw ImageCodecError(description: "cannot write a \(name) picture: \(reason)")
        }
        return Data(
            bytesNoCopy: encoded, count: count,
            deallocator: .custom { pointer, _ in
                portico_free_encoded(pointer.assumingMemoryBound(to: UInt8.self))
            })
    }
}
