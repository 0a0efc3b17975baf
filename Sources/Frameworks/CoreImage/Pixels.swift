import CoreGraphics
import Foundation

/// A colour in linear light: red, green, blue and alpha.
typealias Light = SIMD4<Float>

/// The pixels of an area in linear light, multiplied by their alpha, from the lowest row upwards. Outside of it is nothing.
struct Pixels: Sendable {
    let area: Area
    var values: [Light]

    init(_ area: Area, _ values: [Light]) { (self.area, self.values) = (area, values) }

    /// Nothing.
    init(_ area: Area) { self.init(area, Array(repeating: .zero, count: area.width * area.height)) }

    /// A pixel each, by its place.
    init(_ area: Area, _ make: (Int, Int) -> Light) {
        self.init(
            area,
            Array(unsafeUninitializedCapacity: area.width * area.height) { values, count in
                for y in 0..<area.height {
                    for x in 0..<area.width { values[y * area.width + x] = make(area.x + x, area.y + y) }
                }
                count = area.width * area.height
            })
    }

    subscript(x: Int, y: Int) -> Light {
        let (column, row) = (x - area.x, y - area.y)
        guard column >= 0, row >= 0, column < area.width, row < area.height else { return .zero }
        return values[row * area.width + column]
    }

    /// The colour at a place, between pixels mixed of the four around it.
    func sample(_ place: CGPoint) -> Light {
        let (x, y) = (place.x - 0.5, place.y - 0.5)
        guard abs(x) < 1e8, abs(y) < 1e8 else { return .zero }
        let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (right, up) = (Float(x - CGFloat(column)), Float(y - CGFloat(row)))
        let low = self[column, row] * (1 - right) + self[column + 1, row] * right
        let high = self[column, row + 1] * (1 - right) + self[column + 1, row + 1] * right
        return low * (1 - up) + high * up
    }

    /// The colour of the pixel that a place lies in.
    func nearest(_ place: CGPoint) -> Light {
        guard abs(place.x) < 1e8, abs(place.y) < 1e8 else { return .zero }
        return self[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))]
    }

    /// The same pixels as a part of another area.
    func over(_ other: Area) -> Pixels { other == area ? self : Pixels(other) { x, y in self[x, y] } }

    func map(_ change: (Light) -> Light) -> Pixels { Pixels(area, values.map(change)) }
}

extension Light {
    /// The colour that isn't multiplied by its alpha.
    var straight: Light {
        guard w > 0 else { return .zero }
        return Light(x / w, y / w, z / w, w)
    }
    /// The colour multiplied by its alpha.
    var premultiplied: Light { Light(x * w, y * w, z * w, w) }
    var brightness: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

    func with(_ alpha: Float) -> Light { Light(x, y, z, alpha) }

    init(gray: Float, _ alpha: Float = 1) { self.init(gray, gray, gray, alpha) }

    init(_ color: CIColor) {
        self.init(
            Transfer.linear(Float(color.red)), Transfer.linear(Float(color.green)), Transfer.linear(Float(color.blue)),
            Float(color.alpha))
    }
}

/// sRGB's curve.
enum Transfer {
    static func linear(_ value: Float) -> Float {
        value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
    }

    static func encoded(_ value: Float) -> Float {
        value <= 0.0031308 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055
    }

    /// Of each byte its light.
    static let ofBytes: [Float] = (0...255).map { linear(Float($0) / 255) }

    /// Of each light, in 16,384 steps, its byte. Steps are squares, so that dark ones are fine enough.
    private static let toBytes: [UInt8] = (0...16_384).map {
        let root = Float($0) / 16_384
        return UInt8((encoded(root * root) * 255).rounded())
    }

    static func byte(_ value: Float) -> UInt8 {
        let clamped = value > 0 ? min(value, 1) : 0
        return toBytes[Int((clamped.squareRoot() * 16_384).rounded())]
    }
}

extension Pixels {
    /// The pixels of a bitmap, its lower left corner at zero.
    init?(_ image: CGImage, at area: Area) {
        let (width, height) = (area.width, area.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let drawn = bytes.withUnsafeMutableBytes { memory in
            guard
                let context = CGContext(
                    data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return false }
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            return true
        }
        guard drawn else { return nil }
        self.init(area) { x, y in
            let at = ((height - 1 - (y - area.y)) * width + x - area.x) * 4
            let alpha = bytes[at + 3]
            if alpha == 255 {
                return Light(
                    Transfer.ofBytes[Int(bytes[at])], Transfer.ofBytes[Int(bytes[at + 1])],
                    Transfer.ofBytes[Int(bytes[at + 2])], 1)
            }
            guard alpha > 0 else { return .zero }
            let part = Float(alpha) / 255
            func light(_ byte: UInt8) -> Float { Transfer.linear(min(1, Float(byte) / 255 / part)) * part }
            return Light(light(bytes[at]), light(bytes[at + 1]), light(bytes[at + 2]), part)
        }
    }

    /// Rows of red, green, blue and alpha, multiplied, from the top.
    var bytes: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: values.count * 4)
        for row in 0..<area.height {
            for column in 0..<area.width {
                let at = ((area.height - 1 - row) * area.width + column) * 4
                let pixel = values[row * area.width + column]
                let alpha = max(0, min(1, pixel.w))
                guard alpha > 0 else { continue }
                if alpha == 1 {
                    bytes[at] = Transfer.byte(pixel.x)
                    bytes[at + 1] = Transfer.byte(pixel.y)
                    bytes[at + 2] = Transfer.byte(pixel.z)
                } else {
                    func byte(_ light: Float) -> UInt8 {
                        UInt8((Transfer.encoded(max(0, min(1, light / alpha))) * alpha * 255).rounded())
                    }
                    (bytes[at], bytes[at + 1], bytes[at + 2]) = (byte(pixel.x), byte(pixel.y), byte(pixel.z))
                }
                bytes[at + 3] = UInt8((alpha * 255).rounded())
            }
        }
        return bytes
    }

    var image: CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
        return CGImage(
            width: area.width, height: area.height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: area.width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
            decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
}
