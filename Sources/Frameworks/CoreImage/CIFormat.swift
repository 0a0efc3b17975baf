import CoreGraphics
import Foundation

/// Says how a pixel's components lie in memory. Those of 8 and 16 bits are as screens show them, the others in linear light.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    /// A format by its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Alpha, red, green and blue, a byte each.
    public static let ARGB8 = CIFormat(rawValue: 16)
    /// Blue, green, red and alpha, a byte each.
    public static let BGRA8 = CIFormat(rawValue: 20)
    /// Red, green, blue and alpha, a byte each.
    public static let RGBA8 = CIFormat(rawValue: 24)
    /// Alpha, blue, green and red, a byte each.
    public static let ABGR8 = CIFormat(rawValue: 28)
    /// Red, green, blue and alpha in 16 bits each.
    public static let RGBA16 = CIFormat(rawValue: 30)
    /// Red, green, blue and alpha, a half each.
    public static let RGBAh = CIFormat(rawValue: 31)
    /// Red, green, blue and alpha in 32 bits each, linear.
    public static let RGBAf = CIFormat(rawValue: 34)
    /// As `RGBA16`; the fourth is 1.
    public static let RGBX16 = CIFormat(rawValue: 36)
    /// As `RGBAh`; the fourth is 1.
    public static let RGBXh = CIFormat(rawValue: 37)
    /// As `RGBAf`; the fourth is 1.
    public static let RGBXf = CIFormat(rawValue: 38)
    /// Alpha, a byte.
    public static let A8 = CIFormat(rawValue: 40)
    /// Alpha in 16 bits.
    public static let A16 = CIFormat(rawValue: 41)
    /// Alpha, a half.
    public static let Ah = CIFormat(rawValue: 42)
    /// Alpha in 32 bits.
    public static let Af = CIFormat(rawValue: 43)
    /// Red, a byte.
    public static let R8 = CIFormat(rawValue: 44)
    /// Red in 16 bits.
    public static let R16 = CIFormat(rawValue: 45)
    /// Red, a half.
    public static let Rh = CIFormat(rawValue: 46)
    /// Red in 32 bits.
    public static let Rf = CIFormat(rawValue: 47)
    /// Red and green, a byte each.
    public static let RG8 = CIFormat(rawValue: 48)
    /// Red and green in 16 bits each.
    public static let RG16 = CIFormat(rawValue: 49)
    /// Red and green, a half each.
    public static let RGh = CIFormat(rawValue: 50)
    /// Red and green in 32 bits each.
    public static let RGf = CIFormat(rawValue: 51)
    /// Brightness, a byte.
    public static let L8 = CIFormat(rawValue: 52)
    /// Brightness in 16 bits.
    public static let L16 = CIFormat(rawValue: 53)
    /// Brightness, a half.
    public static let Lh = CIFormat(rawValue: 54)
    /// Brightness in 32 bits.
    public static let Lf = CIFormat(rawValue: 55)
    /// Brightness and alpha, a byte each.
    public static let LA8 = CIFormat(rawValue: 56)
    /// Brightness and alpha in 16 bits each.
    public static let LA16 = CIFormat(rawValue: 57)
    /// Brightness and alpha, a half each.
    public static let LAh = CIFormat(rawValue: 58)
    /// Brightness and alpha in 32 bits each.
    public static let LAf = CIFormat(rawValue: 59)
}

/// The parts that a format's pixels consist of.
struct PixelLayout {
    enum Component { case red, green, blue, alpha, one, light }
    enum Number { case byte, short, half, float }

    let components: [Component]
    let number: Number

    var bytesPerPixel: Int { components.count * size }
    private var size: Int {
        switch number {
        case .byte: 1
        case .short, .half: 2
        case .float: 4
        }
    }

    /// A format that isn't known is `RGBA8`.
    init(_ format: CIFormat) {
        let colors: [Component] = [.red, .green, .blue]
        (components, number) =
            switch format {
            case .ARGB8: ([.alpha] + colors, .byte)
            case .BGRA8: ([.blue, .green, .red, .alpha], .byte)
            case .ABGR8: ([.alpha, .blue, .green, .red], .byte)
            case .RGBA16: (colors + [.alpha], .short)
            case .RGBAh: (colors + [.alpha], .half)
            case .RGBAf: (colors + [.alpha], .float)
            case .RGBX16: (colors + [.one], .short)
            case .RGBXh: (colors + [.one], .half)
            case .RGBXf: (colors + [.one], .float)
            case .A8: ([.alpha], .byte)
            case .A16: ([.alpha], .short)
            case .Ah: ([.alpha], .half)
            case .Af: ([.alpha], .float)
            case .R8: ([.red], .byte)
            case .R16: ([.red], .short)
            case .Rh: ([.red], .half)
            case .Rf: ([.red], .float)
            case .RG8: ([.red, .green], .byte)
            case .RG16: ([.red, .green], .short)
            case .RGh: ([.red, .green], .half)
            case .RGf: ([.red, .green], .float)
            case .L8: ([.light], .byte)
            case .L16: ([.light], .short)
            case .Lh: ([.light], .half)
            case .Lf: ([.light], .float)
            case .LA8: ([.light, .alpha], .byte)
            case .LA16: ([.light, .alpha], .short)
            case .LAh: ([.light, .alpha], .half)
            case .LAf: ([.light, .alpha], .float)
            default: (colors + [.alpha], .byte)
            }
    }

    private var isEncoded: Bool { number == .byte || number == .short }

    func write(_ pixel: Light, to memory: UnsafeMutableRawPointer) {
        let values = isEncoded ? Self.encoded(pixel) : pixel
        for (index, component) in components.enumerated() {
            let value: Float =
                switch component {
                case .red: values.x
                case .green: values.y
                case .blue: values.z
                case .alpha: values.w
                case .one: 1
                case .light: isEncoded ? Transfer.encoded(max(0, pixel.brightness)) : pixel.brightness
                }
            let place = memory + index * size
            let part = max(0, min(1, value))
            switch number {
            case .byte: place.storeBytes(of: UInt8((part * 255).rounded()), as: UInt8.self)
            case .short: place.storeBytes(of: UInt16((part * 65535).rounded()), as: UInt16.self)
            case .half: place.storeBytes(of: HalfFloat.bits(of: value), as: UInt16.self)
            case .float: place.storeBytes(of: value, as: Float.self)
            }
        }
    }

    func readPixel(_ memory: UnsafeRawPointer) -> Light {
        var pixel = Light(gray: 0, components.contains(.alpha) ? 0 : 1)
        for (index, component) in components.enumerated() {
            let place = memory + index * size
            let value: Float =
                switch number {
                case .byte: Float(place.loadUnaligned(as: UInt8.self)) / 255
                case .short: Float(place.loadUnaligned(as: UInt16.self)) / 65535
                case .half: HalfFloat.value(of: place.loadUnaligned(as: UInt16.self))
                case .float: place.loadUnaligned(as: Float.self)
                }
            switch component {
            case .red: pixel.x = value
            case .green: pixel.y = value
            case .blue: pixel.z = value
            case .alpha: pixel.w = value
            case .one: pixel.w = 1
            case .light: (pixel.x, pixel.y, pixel.z) = (value, value, value)
            }
        }
        return isEncoded ? Self.linear(pixel) : pixel
    }

    /// Light for screens is encoded before it is multiplied by alpha.
    private static func encoded(_ pixel: Light) -> Light {
        let straight = pixel.straight
        return Light(
            Transfer.encoded(max(0, straight.x)), Transfer.encoded(max(0, straight.y)),
            Transfer.encoded(max(0, straight.z)), pixel.w
        ).premultiplied
    }
    private static func linear(_ pixel: Light) -> Light {
        let straight = pixel.straight
        return Light(
            Transfer.linear(straight.x), Transfer.linear(straight.y), Transfer.linear(straight.z), pixel.w
        ).premultiplied
    }
}
