import Foundation

/// The place of a pixel's alpha, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none = 0
    case premultipliedLast
    case premultipliedFirst
    case last
    case first
    case noneSkipLast
    case noneSkipFirst
    case alphaOnly
}

/// The order of a pixel's bytes.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// The packing of a pixel's bits.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    case packed = 0
    case RGB555 = 0x10000
    case RGB565 = 0x20000
    case RGB101010 = 0x30000
    case RGBCIF10 = 0x40000
    case mask = 0xF0000
}

/// A pixel's layout: a `CGImageAlphaInfo` value, a byte order, and whether components are floating-point numbers.
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that hold a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say whether components are floats.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floats.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that say in which order the bytes lie.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The bytes lie as the components are named.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// 16 bits at a time, the lowest byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32 bits at a time, the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16 bits at a time, the highest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32 bits at a time, the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & 0x1F) }
    var byteOrder: UInt32 { rawValue & 0x7000 }
    var isFloat: Bool { contains(.floatComponents) }

    /// The layout that the runtime draws in: blue, green, red, alpha in memory, colours multiplied by alpha.
    static let native = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | 0x2000)
    /// The same without alpha.
    static let nativeOpaque = CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue | 0x2000)
}

/// 16-bit pixels in the host's byte order.
public var kCGBitmapByteOrder16Host: CGBitmapInfo { .byteOrder16Little }
/// 32-bit pixels in the host's byte order.
public var kCGBitmapByteOrder32Host: CGBitmapInfo { .byteOrder32Little }

/// The smoothness with which an image is scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none
    case low
    case high
    case medium
}
