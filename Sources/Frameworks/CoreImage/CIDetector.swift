import CoreGraphics
import Foundation
import Glibc

/// The detector that finds faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The detector that finds rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The detector that finds texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The detector that reads QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// How thorough a detector is.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Fast.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Thorough.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// Whether what is found keeps its number from picture to picture.
public let CIDetectorTracking = "CIDetectorTracking"
/// How small what is found may be, as a part of the picture.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// How the picture is turned.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"

/// Something that was found in a picture.
public class CIFeature: NSObject {
    /// What it is.
    public let type: String
    /// Where it is, in the picture's pixels, upward axes.
    public let bounds: CGRect

    init(_ type: String, _ bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}

/// A QR code that was read.
public final class CIQRCodeFeature: CIFeature {
    /// What it says.
    public let messageString: String?
    /// A corner.
    public let topLeft: CGPoint
    /// A corner.
    public let topRight: CGPoint
    /// A corner.
    public let bottomLeft: CGPoint
    /// A corner.
    public let bottomRight: CGPoint

    init(_ message: String?, _ corners: [CGPoint]) {
        messageString = message
        (topLeft, bottomLeft, bottomRight, topRight) = (corners[0], corners[1], corners[2], corners[3])
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, bottom) = (xs.min() ?? 0, ys.min() ?? 0)
        super.init(
            "QRCode", CGRect(x: left, y: bottom, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - bottom))
    }
}

/// A face that was found. None is (DEV-1131).
public final class CIFaceFeature: CIFeature {}

/// Finds things in pictures: QR codes, by zbar. Faces, rectangles and texts aren't found (DEV-1131).
///
/// - From: the app
/// - To: `CodeReader`
public final class CIDetector: NSObject {
    private let type: String

    /// A detector; nil for a type that there isn't.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        let types = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeText, CIDetectorTypeQRCode]
        guard types.contains(type) else { return nil }
        self.type = type
    }

    /// What is in the picture.
    public func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    /// The same.
    public func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
        guard type == CIDetectorTypeQRCode, let area = Area(image.extent) else { return [] }
        let pixels = image.pixels(of: area)
        // Rows of gray from the top, on white.
        var gray = [UInt8](repeating: 255, count: area.width * area.height)
        for row in 0..<area.height {
            for column in 0..<area.width {
                let pixel = pixels.values[(area.height - 1 - row) * area.width + column]
                gray[row * area.width + column] = Transfer.byte(pixel.brightness + 1 - pixel.w)
            }
        }
        return CodeReader.read(gray, width: area.width, height: area.height).map { code in
            CIQRCodeFeature(
                code.text,
                code.corners.map {
                    CGPoint(x: CGFloat(area.x) + $0.x, y: CGFloat(area.y + area.height) - $0.y)
                })
        }
    }
}

/// Reads codes by zbar, which is loaded when the first picture is read.
enum CodeReader {
    struct Found {
        var text: String
        /// Upper left, lower left, lower right, upper right; downward axes.
        var corners: [CGPoint]
    }

    private typealias Make = @convention(c) () -> OpaquePointer?
    private typealias Change = @convention(c) (OpaquePointer) -> Void
    private typealias Configure = @convention(c) (OpaquePointer, Int32, Int32, Int32) -> Int32
    private typealias SetNumber = @convention(c) (OpaquePointer, CUnsignedLong) -> Void
    private typealias SetSize = @convention(c) (OpaquePointer, UInt32, UInt32) -> Void
    private typealias SetData =
        @convention(c) (OpaquePointer, UnsafeRawPointer, CUnsignedLong, UnsafeRawPointer?) -> Void
    private typealias Scan = @convention(c) (OpaquePointer, OpaquePointer) -> Int32
    private typealias Next = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias Text = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    private typealias Count = @convention(c) (OpaquePointer) -> UInt32
    private typealias Place = @convention(c) (OpaquePointer, UInt32) -> Int32

    private struct Library: Sendable {
        /// The address of its handle.
        let handle: UInt

        func function<F>(_ name: String, _ type: F.Type) -> F? {
            dlsym(UnsafeMutableRawPointer(bitPattern: handle), name).map { unsafeBitCast($0, to: type) }
        }
    }

    private static let library: Library? = {
        guard let library = dlopen("libzbar.so.0", RTLD_NOW | RTLD_LOCAL) else {
            Diagnostics.report("No QR code is read: zbar is missing. Install libzbar0.")
            return nil
        }
        return Library(handle: UInt(bitPattern: library))
    }()

    /// The QR codes in rows of gray.
    static func read(_ gray: [UInt8], width: Int, height: Int) -> [Found] {
        guard let library,
            let makeScanner = library.function("zbar_image_scanner_create", Make.self),
            let endScanner = library.function("zbar_image_scanner_destroy", Change.self),
            let configure = library.function("zbar_image_scanner_set_config", Configure.self),
            let makeImage = library.function("zbar_image_create", Make.self),
            let endImage = library.function("zbar_image_destroy", Change.self),
            let setFormat = library.function("zbar_image_set_format", SetNumber.self),
            let setSize = library.function("zbar_image_set_size", SetSize.self),
            let setData = library.function("zbar_image_set_data", SetData.self),
            let scan = library.function("zbar_scan_image", Scan.self),
            let first = library.function("zbar_image_first_symbol", Next.self),
            let next = library.function("zbar_symbol_next", Next.self),
            let text = library.function("zbar_symbol_get_data", Text.self),
            let length = library.function("zbar_symbol_get_data_length", Count.self),
            let count = library.function("zbar_symbol_get_loc_size", Count.self),
            let x = library.function("zbar_symbol_get_loc_x", Place.self),
            let y = library.function("zbar_symbol_get_loc_y", Place.self),
            let scanner = makeScanner(), let image = makeImage()
        else { return [] }
        defer {
            endImage(image)
            endScanner(scanner)
        }
        // No kind of code but QR codes (64), which are on (config 0).
        _ = configure(scanner, 0, 0, 0)
        _ = configure(scanner, 64, 0, 1)
        // Their bytes as they are (4): zbar would guess in which encoding they are, and take UTF-8 for Japanese.
        _ = configure(scanner, 64, 4, 1)
        setFormat(image, CUnsignedLong(UInt32(ascii: "Y800")))
        setSize(image, UInt32(width), UInt32(height))
        return gray.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return [] }
            setData(image, base, CUnsignedLong(bytes.count), nil)
            var found: [Found] = []
            guard scan(scanner, image) > 0 else { return [] }
            var symbol = first(image)
            while let one = symbol, found.count < 100 {
                let corners = (0..<count(one)).map { CGPoint(x: Int(x(one, $0)), y: Int(y(one, $0))) }
                if let message = text(one), corners.count == 4 {
                    let bytes = UnsafeRawBufferPointer(start: message, count: Int(length(one)))
                    found.append(Found(text: String(decoding: bytes, as: UTF8.self), corners: corners))
                }
                symbol = next(one)
            }
            return found
        }
    }
}

extension UInt32 {
    /// Four letters as one number, the first one lowest.
    fileprivate init(ascii letters: String) {
        self = letters.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
}
