import Foundation

/// The layout of one image's samples, and its translation to and from the runtime's own.
struct PixelFormat {
    let bitsPerComponent: Int
    let bitsPerPixel: Int
    let space: CGColorSpace?
    let info: CGBitmapInfo
    /// For each component, the values that its lowest and highest sample stand for.
    var decode: [CGFloat]?

    private let alpha: CGImageAlphaInfo
    private let colorCount: Int

    /// Nil where samples cannot lie like this.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace?, info: CGBitmapInfo, decode: [CGFloat]? = nil)
    {
        guard let alpha = info.alphaInfo else { return nil }
        let colors = alpha == .alphaOnly ? 0 : (space?.numberOfComponents ?? 1)
        let samples: Int
        switch alpha {
        case .none: samples = colors
        case .alphaOnly: samples = 1
        default: samples = colors + 1
        }
        if info.isFloat {
            guard bitsPerComponent == 32 || bitsPerComponent == 16 else { return nil }
        } else {
            guard [1, 2, 4, 5, 8, 16].contains(bitsPerComponent) else { return nil }
        }
        if bitsPerComponent == 5 {
            guard bitsPerPixel == 16, colors == 3 else { return nil }
        } else {
            guard bitsPerPixel >= samples * bitsPerComponent, bitsPerPixel <= 160 else { return nil }
        }
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.space = space
        self.info = info
        self.decode = decode.flatMap { $0.count >= colors * 2 ? $0 : nil }
        self.alpha = alpha
        colorCount = colors
    }

    var hasAlpha: Bool {
        switch alpha {
        case .none, .noneSkipFirst, .noneSkipLast: false
        default: true
        }
    }

    /// Whether samples lie as in a `PixelBuffer` (with alpha, or with a byte that does not matter in its place).
    var isNative: Bool {
        bitsPerComponent == 8 && bitsPerPixel == 32 && decode == nil && !info.isFloat
            && info.byteOrder == CGBitmapInfo.byteOrder32Little.rawValue
            && (alpha == .premultipliedFirst || alpha == .noneSkipFirst) && isPlainRGB
    }

    /// Whether `write` can make such samples.
    var isWritable: Bool {
        guard decode == nil, bitsPerComponent >= 5, bitsPerPixel % 8 == 0 else { return false }
        switch space?.model {
        case .indexed, .pattern: return false
        default: return true
        }
    }

    private var isPlainRGB: Bool {
        if case .rgb(.sRGB) = space?.kind { true } else { false }
    }

    private var isPlainGray: Bool {
        if case .gray(false) = space?.kind { true } else { false }
    }

    // MARK: Reading

    /// Turns one row of samples into the runtime's pixels.
    func readRow(_ source: UnsafeRawBufferPointer, into row: UnsafeMutablePointer<UInt32>, width: Int) {
        if readFast(source, into: row, width: width) { return }
        var colors = [CGFloat](repeating: 0, count: max(colorCount, 1))
        for x in 0..<width {
            var a: CGFloat = 1
            var index = 0
            let alphaFirst = alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst
            if alphaFirst {
                if alpha != .noneSkipFirst { a = sample(source, x, 0) }
                index = 1
            }
            if alpha == .alphaOnly {
                a = sample(source, x, 0)
                colors[0] = 0
            } else {
                for c in 0..<colorCount {
                    colors[c] = decoded(sample(source, x, index + c), component: c)
                }
                if alpha == .last || alpha == .premultipliedLast { a = sample(source, x, index + colorCount) }
            }
            a = min(1, max(0, a))
            let isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
            if isPremultiplied, a > 0 { for c in 0..<colorCount { colors[c] /= a } }
            let rgb = colorCount == 0 ? .zero : (space ?? .deviceGray).toSRGB(colors)
            row[x] = PixelFormat.pack(rgb, alpha: Double(a))
        }
    }

    /// The layouts that pictures really have, without leaving whole numbers.
    private func readFast(_ source: UnsafeRawBufferPointer, into row: UnsafeMutablePointer<UInt32>, width: Int) -> Bool
    {
        guard bitsPerComponent == 8, !info.isFloat, decode == nil, let base = source.baseAddress else { return false }
        let bytes = base.assumingMemoryBound(to: UInt8.self)
        if bitsPerPixel == 8, isPlainGray, alpha == .none {
            for x in 0..<width { row[x] = 0xFF00_0000 | UInt32(bytes[x]) * 0x01_0101 }
            return true
        }
        if bitsPerPixel == 8, alpha == .alphaOnly {
            for x in 0..<width { row[x] = UInt32(bytes[x]) << 24 }
            return true
        }
        guard isPlainRGB else { return false }
        if bitsPerPixel == 24, alpha == .none {
            for x in 0..<width {
                let p = bytes + x * 3
                row[x] = 0xFF00_0000 | UInt32(p[0]) << 16 | UInt32(p[1]) << 8 | UInt32(p[2])
            }
            return true
        }
        guard bitsPerPixel == 32, let order = byteOffsets else { return false }
        let hasAlpha = hasAlpha
        let isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
        for x in 0..<width {
            let p = bytes + x * 4
            let a = hasAlpha ? UInt32(p[order.alpha]) : 255
            var (r, g, b) = (UInt32(p[order.red]), UInt32(p[order.green]), UInt32(p[order.blue]))
            if isPremultiplied {
                // Colours above their alpha would overflow when blended.
                (r, g, b) = (min(r, a), min(g, a), min(b, a))
            } else if a < 255 {
                (r, g, b) = (PixelFormat.multiply(r, a), PixelFormat.multiply(g, a), PixelFormat.multiply(b, a))
            }
            row[x] = a << 24 | r << 16 | g << 8 | b
        }
        return true
    }

    /// The offsets of the components of a 32-bit pixel.
    private var byteOffsets: (red: Int, green: Int, blue: Int, alpha: Int)? {
        let isLittle = info.byteOrder == CGBitmapInfo.byteOrder32Little.rawValue
        guard isLittle || info.byteOrder == 0 || info.byteOrder == CGBitmapInfo.byteOrder32Big.rawValue else {
            return nil
        }
        switch alpha {
        case .last, .premultipliedLast, .noneSkipLast: return isLittle ? (3, 2, 1, 0) : (0, 1, 2, 3)
        case .first, .premultipliedFirst, .noneSkipFirst: return isLittle ? (2, 1, 0, 3) : (1, 2, 3, 0)
        case .none: return isLittle ? nil : (0, 1, 2, 3)
        case .alphaOnly: return nil
        }
    }

    private func decoded(_ value: CGFloat, component: Int) -> CGFloat {
        if case .indexed = space?.kind {
            return value * CGFloat((1 << bitsPerComponent) - 1)
        }
        guard let decode else { return value }
        return decode[component * 2] + value * (decode[component * 2 + 1] - decode[component * 2])
    }

    /// One sample of a row as 0...1 (floating-point samples as they are).
    private func sample(_ row: UnsafeRawBufferPointer, _ x: Int, _ index: Int) -> CGFloat {
        func byte(_ at: Int) -> UInt8 { at < row.count ? row[at] : 0 }
        let start = x * bitsPerPixel
        switch (bitsPerComponent, info.isFloat) {
        case (5, _):
            let isLittle = info.byteOrder == CGBitmapInfo.byteOrder16Little.rawValue
            let (first, second) = (UInt16(byte(start / 8)), UInt16(byte(start / 8 + 1)))
            let pixel = isLittle ? second << 8 | first : first << 8 | second
            let skip = alpha == .noneSkipFirst || alpha == .first || alpha == .premultipliedFirst ? 1 : 0
            return CGFloat((pixel >> UInt16(10 - (index - skip) * 5)) & 31) / 31
        case (8, _):
            var at = index
            let bytes = bitsPerPixel / 8
            if info.byteOrder == CGBitmapInfo.byteOrder32Little.rawValue { at = bytes - 1 - at }
            if info.byteOrder == CGBitmapInfo.byteOrder16Little.rawValue { at ^= 1 }
            return CGFloat(byte(start / 8 + at)) / 255
        case (16, let isFloat):
            let at = start / 8 + index * 2
            let isLittle = info.byteOrder == CGBitmapInfo.byteOrder16Little.rawValue
            let bits =
                isLittle ? UInt16(byte(at + 1)) << 8 | UInt16(byte(at)) : UInt16(byte(at)) << 8 | UInt16(byte(at + 1))
            return isFloat ? PixelFormat.half(bits) : CGFloat(bits) / 65535
        case (32, _):
            let at = start / 8 + index * 4
            var bits: UInt32 = 0
            let isLittle = info.byteOrder == CGBitmapInfo.byteOrder32Little.rawValue
            for k in 0..<4 { bits = bits << 8 | UInt32(byte(at + (isLittle ? 3 - k : k))) }
            let value = CGFloat(Float(bitPattern: bits))
            return value.isFinite ? value : 0
        default:
            let bit = start + index * bitsPerComponent
            let mask = (1 << bitsPerComponent) - 1
            let value = Int(byte(bit / 8)) >> (8 - bitsPerComponent - bit % 8) & mask
            return CGFloat(value) / CGFloat(mask)
        }
    }

    // MARK: Writing

    /// Turns one row of the runtime's pixels into samples. Indexed and pattern spaces cannot be written.
    func write(_ row: UnsafePointer<UInt32>, into target: UnsafeMutableRawPointer, width: Int) {
        let bytes = target.assumingMemoryBound(to: UInt8.self)
        if bitsPerComponent == 8, !info.isFloat, alpha == .alphaOnly, bitsPerPixel == 8 {
            for x in 0..<width { bytes[x] = UInt8(row[x] >> 24) }
            return
        }
        let isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
        if bitsPerComponent == 8, bitsPerPixel == 32, isPlainRGB, let order = byteOffsets {
            for x in 0..<width {
                let pixel = row[x]
                let a = pixel >> 24
                var (r, g, b) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
                if hasAlpha, !isPremultiplied, a != 0, a != 255 {
                    (r, g, b) = (PixelFormat.divide(r, a), PixelFormat.divide(g, a), PixelFormat.divide(b, a))
                }
                let p = bytes + x * 4
                (p[order.red], p[order.green], p[order.blue]) = (UInt8(r), UInt8(g), UInt8(b))
                p[order.alpha] = hasAlpha ? UInt8(a) : 255
            }
            return
        }
        if bitsPerComponent == 8, bitsPerPixel == 8, isPlainGray {
            for x in 0..<width {
                let pixel = row[x]
                let (r, g, b) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
                // 0.299, 0.587 and 0.114 of 65536: grays stay exactly what they are.
                bytes[x] = UInt8((r * 19595 + g * 38470 + b * 7471 + 32768) >> 16)
            }
            return
        }
        for x in 0..<width { writeSlowly(row[x], x, bytes) }
    }

    private func writeSlowly(_ pixel: UInt32, _ x: Int, _ bytes: UnsafeMutablePointer<UInt8>) {
        let a = Double(pixel >> 24) / 255
        var rgb = SIMD3<Double>(SIMD3<UInt32>(pixel >> 16, pixel >> 8, pixel) & 255) / 255
        if a > 0, a < 1 { rgb = (rgb / a).map { min(1, $0) } }
        var colors = (space ?? .deviceGray).fromSRGB(rgb) ?? []
        let isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
        // Layouts without alpha show the drawing over black, as the buffer's first content is.
        if isPremultiplied || !hasAlpha { colors = colors.map { $0 * CGFloat(a) } }
        var values = colors
        switch alpha {
        case .first, .premultipliedFirst: values.insert(CGFloat(a), at: 0)
        case .noneSkipFirst: values.insert(1, at: 0)
        case .last, .premultipliedLast: values.append(CGFloat(a))
        case .noneSkipLast: values.append(1)
        case .alphaOnly: values = [CGFloat(a)]
        case .none: break
        }
        let base = bytes + x * bitsPerPixel / 8
        let little16 = info.byteOrder == CGBitmapInfo.byteOrder16Little.rawValue
        let little32 = info.byteOrder == CGBitmapInfo.byteOrder32Little.rawValue
        if bitsPerComponent == 5 {
            guard values.count == 4 else { return }
            let pixel = values.dropFirst().reduce(UInt16(0)) { $0 << 5 | UInt16(($1 * 31).rounded()) }
            (base[0], base[1]) =
                little16 ? (UInt8(pixel & 255), UInt8(pixel >> 8)) : (UInt8(pixel >> 8), UInt8(pixel & 255))
            return
        }
        for (index, value) in values.enumerated() {
            switch bitsPerComponent {
            case 8:
                let at = little32 ? bitsPerPixel / 8 - 1 - index : index
                base[at] = UInt8((min(1, max(0, value)) * 255).rounded())
            case 16:
                let bits =
                    info.isFloat ? PixelFormat.half(value) : UInt16((min(1, max(0, value)) * 65535).rounded())
                (base[index * 2], base[index * 2 + 1]) =
                    little16 ? (UInt8(bits & 255), UInt8(bits >> 8)) : (UInt8(bits >> 8), UInt8(bits & 255))
            case 32:
                let bits = Float(value).bitPattern
                for k in 0..<4 { base[index * 4 + (little32 ? k : 3 - k)] = UInt8(bits >> UInt32(k * 8) & 255) }
            default: break
            }
        }
    }

    // MARK: Arithmetic

    /// `a · b / 255`, rounded.
    static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let t = a * b + 128
        return (t + t >> 8) >> 8
    }

    /// `color · 255 / alpha`, rounded and at most 255.
    static func divide(_ color: UInt32, _ alpha: UInt32) -> UInt32 {
        min(255, (color * 255 + alpha / 2) / alpha)
    }

    /// A straight colour as a pixel.
    static func pack(_ rgb: SIMD3<Double>, alpha: Double) -> UInt32 {
        func byte(_ value: Double) -> UInt32 { value.isNaN ? 0 : UInt32((min(1, max(0, value)) * 255).rounded()) }
        let a = byte(alpha)
        return a << 24 | multiply(byte(rgb.x), a) << 16 | multiply(byte(rgb.y), a) << 8 | multiply(byte(rgb.z), a)
    }

    /// A half-precision number's value.
    private static func half(_ bits: UInt16) -> CGFloat {
        let sign: CGFloat = bits & 0x8000 == 0 ? 1 : -1
        let exponent = Int(bits >> 10 & 31)
        let fraction = CGFloat(bits & 0x3FF) / 1024
        switch exponent {
        case 0: return sign * fraction * 0x1p-14
        case 31: return 0
        default: return sign * (1 + fraction) * CGFloat(sign: .plus, exponent: exponent - 15, significand: 1)
        }
    }

    /// The nearest half-precision number below a value's magnitude, which is all that 8-bit drawing needs.
    private static func half(_ value: CGFloat) -> UInt16 {
        let float = Float(value)
        let bits = float.bitPattern
        let sign = UInt16(bits >> 16 & 0x8000)
        let exponent = Int(bits >> 23 & 255) - 127 + 15
        if exponent <= 0 { return sign }
        if exponent >= 31 { return sign | 0x7BFF }
        return sign | UInt16(exponent) << 10 | UInt16(bits >> 13 & 0x3FF)
    }
}
