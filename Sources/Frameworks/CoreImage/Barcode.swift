import CoreGraphics
import Foundation
import Glibc

/// Barcodes by libqrencode, which is loaded when the first one is made.
enum Barcode {
    private struct Code {
        var version: Int32
        var width: Int32
        var data: UnsafeMutablePointer<UInt8>?
    }

    private typealias Encode = @convention(c) (Int32, UnsafePointer<UInt8>, Int32, Int32) -> UnsafeMutableRawPointer?
    private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

    private static let library: (encode: Encode, free: Free)? = {
        guard let library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL),
            let encode = dlsym(library, "QRcode_encodeData"), let free = dlsym(library, "QRcode_free")
        else {
            Diagnostics.report("No QR code is made: libqrencode is missing. Install libqrencode4.")
            return nil
        }
        return (unsafeBitCast(encode, to: Encode.self), unsafeBitCast(free, to: Free.self))
    }()

    /// The code of some bytes with a free pixel around it, as iOS makes it; nil for more than a code can hold.
    static func qr(_ message: Data, level: String) -> CIImage? {
        guard !message.isEmpty, message.count <= 2_953, let library else { return nil }
        let correction = Int32(["L", "M", "Q", "H"].firstIndex(of: level) ?? 1)
        let code = [UInt8](message).withUnsafeBufferPointer { bytes in
            bytes.baseAddress.flatMap { library.encode(Int32(bytes.count), $0, 0, correction) }
        }
        guard let code else { return nil }
        defer { library.free(code) }
        let made = code.load(as: Code.self)
        let side = Int(made.width)
        guard let data = made.data, side > 0, side <= 177 else { return nil }
        let dark = (0..<side * side).map { data[$0] & 1 == 1 }
        return CIImage(extent: CGRect(x: 0, y: 0, width: side + 2, height: side + 2), keepsSquares: true) { area in
            Pixels(area) { x, y in
                let (column, row) = (x - 1, side - y)
                let isDark = (0..<side).contains(column) && (0..<side).contains(row) && dark[row * side + column]
                return Light(gray: isDark ? 0 : 1)
            }
        }
    }
}
