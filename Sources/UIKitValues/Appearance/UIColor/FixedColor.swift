import CoreGraphics
import Foundation

/// Components, the space that they were given in, and the Core Graphics colour made of them.
package struct FixedColor: Equatable, CustomStringConvertible {
    enum Space {
        case gray, rgb, displayP3
    }

    let space: Space
    /// Red, green, blue, alpha in `space`; a grey has its white in all three.
    let components: SIMD4<Double>
    let cgColor: CGColor

    package static func == (left: FixedColor, right: FixedColor) -> Bool {
        left.space == right.space && left.components == right.components
    }

    init(white: CGFloat, alpha: CGFloat) {
        let alpha = Self.clampAlpha(alpha)
        space = .gray
        components = SIMD4(white, white, white, alpha)
        cgColor = CGColor(gray: white, alpha: alpha)
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let alpha = Self.clampAlpha(alpha)
        space = .rgb
        components = SIMD4(red, green, blue, alpha)
        cgColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let alpha = Self.clampAlpha(alpha)
        space = .displayP3
        components = SIMD4(red, green, blue, alpha)
        cgColor =
            CGColorSpace(name: CGColorSpace.displayP3).flatMap {
                CGColor(colorSpace: $0, components: [red, green, blue, alpha])
            } ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Colour components may lie outside of 0...1; opacity can't. What is no number is 0.
    private static func clampAlpha(_ alpha: CGFloat) -> CGFloat { alpha >= 0 ? min(alpha, 1) : 0 }

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        // What is no number is 0.
        func unit(_ v: CGFloat) -> CGFloat { v >= 0 ? min(v, 1) : 0 }
        let (s, v) = (unit(saturation), unit(brightness))
        // A hue outside 0...1 is clamped, and 1 is red again.
        let h = unit(hue) * 6
        let sector = Int(h) % 6
        let f = h - h.rounded(.down)
        let p = v * (1 - s)
        let q = v * (1 - s * f)
        let t = v * (1 - s * (1 - f))
        let (r, g, b): (CGFloat, CGFloat, CGFloat) =
            switch sector {
            case 0: (v, t, p)
            case 1: (q, v, p)
            case 2: (p, v, t)
            case 3: (p, q, v)
            case 4: (t, p, v)
            default: (v, p, q)
            }
        self.init(red: r, green: g, blue: b, alpha: alpha)
    }

    /// Keeps the given colour itself, so that `UIColor(cgColor: c).cgColor` is `c`.
    init(cgColor: CGColor) {
        let given = (cgColor.components ?? []).map(Double.init)
        self.cgColor = cgColor
        switch (cgColor.colorSpace?.model, given.count) {
        case (.monochrome, 2...):
            space = .gray
            components = SIMD4(given[0], given[0], given[0], given[1])
        case (.rgb, 4...) where cgColor.colorSpace?.name as String? == CGColorSpace.displayP3 as String:
            space = .displayP3
            components = SIMD4(given[0], given[1], given[2], given[3])
        case (.rgb, 4...):
            space = .rgb
            components = SIMD4(given[0], given[1], given[2], given[3])
        default:
            space = .rgb
            components = SIMD4<Double>(cgColor.rgba)
        }
    }

    /// Red, green, blue, alpha in sRGB.
    package var rgba: SIMD4<Double> {
        guard space == .displayP3 else { return components }
        var converted = SIMD4<Double>(cgColor.rgba)
        // Colours are converted in single precision, and opacity isn't converted.
        converted.w = components.w
        return converted
    }

    /// The grey value, when the colour is one.
    var gray: Double? {
        let rgba = rgba
        return rgba.x == rgba.y && rgba.y == rgba.z ? rgba.x : nil
    }

    /// Hue, saturation, brightness, alpha.
    var hueSaturationBrightness: SIMD4<Double> {
        let c = rgba
        let high = max(c.x, c.y, c.z)
        let low = min(c.x, c.y, c.z)
        let range = high - low
        guard range > 0, high > 0 else { return SIMD4(0, 0, high, c.w) }
        let sector: Double =
            if high == c.x { (c.y - c.z) / range } else if high == c.y { 2 + (c.z - c.x) / range } else {
                4 + (c.x - c.y) / range
            }
        let hue = sector / 6
        return SIMD4(hue < 0 ? hue + 1 : hue, range / high, high, c.w)
    }

    func withAlpha(_ alpha: CGFloat) -> FixedColor {
        switch space {
        case .gray: FixedColor(white: components.x, alpha: alpha)
        case .rgb: FixedColor(red: components.x, green: components.y, blue: components.z, alpha: alpha)
        case .displayP3:
            FixedColor(displayP3Red: components.x, green: components.y, blue: components.z, alpha: alpha)
        }
    }

    package var description: String {
        func text(_ value: Double) -> String { String(format: "%g", value) }
        let c = components
        return switch space {
        case .gray: "UIExtendedGrayColorSpace \(text(c.x)) \(text(c.w))"
        case .rgb: "UIExtendedSRGBColorSpace \(text(c.x)) \(text(c.y)) \(text(c.z)) \(text(c.w))"
        case .displayP3: "UIDisplayP3ColorSpace \(text(c.x)) \(text(c.y)) \(text(c.z)) \(text(c.w))"
        }
    }
}
