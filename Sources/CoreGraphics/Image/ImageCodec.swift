import CCodecs
import Foundation

/// The picture formats that can be read; PNG, JPEG and WebP can be written, too.
package enum ImageCodec: Sendable {
    case png
    case jpeg
    case webP
    case gif
    case bitmap
    case icon
    /// By libheif, where it is installed.
    case heic
    case avif

    /// The formats that can be written.
    static let written: [ImageCodec] = [.png, .jpeg, .webP]
    /// The formats that can be read.
    static var readable: [ImageCodec] {
        written + [.gif, .bitmap, .icon] + (portico_can_decode_heif() != 0 ? [.heic, .avif] : [])
    }

    /// The format that data's first bytes announce.
    package init?(signatureOf data: Data) {
        let head = [UInt8](data.prefix(22))
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if head.count >= 12, head.starts(with: Array("RIFF".utf8)), head[8..<12].elementsEqual("WEBP".utf8) {
            self = .webP
        } else if head.starts(with: Array("GIF87a".utf8)) || head.starts(with: Array("GIF89a".utf8)) {
            self = .gif
        } else if head.count >= 12, head[4..<8].elementsEqual("ftyp".utf8),
            let kind = Self.brands[String(decoding: head[8..<12], as: UTF8.self)]
        {
            self = kind
        } else if head.count >= 18, head.starts(with: Array("BM".utf8)), (40...124).contains(head[14]),
            head[15..<18].allSatisfy({ $0 == 0 })
        {
            self = .bitmap
        } else if head.count == 22, head.starts(with: [0, 0, 1, 0]), head[4] != 0 || head[5] != 0, head[9] == 0 {
            self = .icon
        } else {
            return nil
        }
    }

    /// The formats by the name that a file of boxes begins with.
    private static let brands: [String: ImageCodec] = [
        "heic": .heic, "heix": .heic, "heim": .heic, "heis": .heic, "mif1": .heic, "avif": .avif, "avis": .avif,
    ]

    var name: String {
        switch self {
        case .png: "PNG"
        case .jpeg: "JPEG"
        case .webP: "WebP"
        case .gif: "GIF"
        case .bitmap: "BMP"
        case .icon: "ICO"
        case .heic: "HEIC"
        case .avif: "AVIF"
        }
    }

    /// The uniform type identifier.
    var typeIdentifier: CFString {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .webP: "org.webmproject.webp"
        case .gif: "com.compuserve.gif"
        case .bitmap: "com.microsoft.bmp"
        case .icon: "com.microsoft.ico"
        case .heic: "public.heic"
        case .avif: "public.avif"
        }
    }

    /// A picture as it was read.
    struct Decoded {
        let pixels: PixelBuffer
        let isGray: Bool
        let orientation: Int
    }

    /// Reads a whole picture, of a GIF the first frame and of an icon the first picture. `name` is said in errors.
    ///
    /// - Parameter takesPart: whether a PNG or a JPEG whose bytes haven't all come is read as far as it goes.
    func decode(_ data: Data, name: String, mostPixels: Int = .max, takesPart: Bool = false) throws -> Decoded {
        if let own = decodeHere(data, mostPixels: mostPixels) {
            guard let pixels = own else {
                throw unreadable(self == .gif ? "it has no whole frame" : "the file is damaged", name)
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
                case .heic, .avif:
                    return portico_decode_heif(bytes, buffer.count, allocate, context, &info, &message) == 1
                case .gif, .bitmap, .icon: return false
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

    /// What is read without a library; nil for the other formats, and nil inside for what is damaged.
    private func decodeHere(_ data: Data, mostPixels: Int) -> PixelBuffer?? {
        switch self {
        case .gif: .some(GIFCanvas(data, mostPixels: mostPixels)?.picture(at: 0))
        case .bitmap: .some(BitmapFile(data)?.makePixels(mostPixels: mostPixels))
        case .icon: .some(IconFile(data)?.makePixels(at: 0, mostPixels: mostPixels))
        case .png, .jpeg, .webP, .heic, .avif: nil
        }
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
            case .gif, .bitmap, .icon, .heic, .avif: 0 as Int32
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
