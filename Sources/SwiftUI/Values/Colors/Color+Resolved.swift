import UIKit

extension Color {
    /// A colour as it is drawn: fixed components, kept in linear sRGB.
    public struct Resolved: Hashable, Sendable {
        /// Red, proportional to light.
        public var linearRed: Float
        /// Green, proportional to light.
        public var linearGreen: Float
        /// Blue, proportional to light.
        public var linearBlue: Float
        /// The opacity, between 0 and 1.
        public var opacity: Float

        /// Creates a colour from components.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) { self.init(colorSpace, Double(red), Double(green), Double(blue), Double(opacity)) }

        init(_ space: RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) {
            switch space {
            case .sRGB:
                (linearRed, linearGreen) = (Float(Self.linear(red)), Float(Self.linear(green)))
                linearBlue = Float(Self.linear(blue))
            case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (Float(red), Float(green), Float(blue))
            case .displayP3:
                let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
                linearRed = Float(1.224_940_1 * r - 0.224_940_4 * g)
                linearGreen = Float(-0.042_056_9 * r + 1.042_057_1 * g)
                linearBlue = Float(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b)
            }
            self.opacity = Float(opacity)
        }

        init(linear components: SIMD4<Float>) {
            (linearRed, linearGreen, linearBlue, opacity) = (components.x, components.y, components.z, components.w)
        }

        /// Red in sRGB.
        public var red: Float {
            get { Float(Self.gamma(Double(linearRed))) }
            set { linearRed = Float(Self.linear(Double(newValue))) }
        }
        /// Green in sRGB.
        public var green: Float {
            get { Float(Self.gamma(Double(linearGreen))) }
            set { linearGreen = Float(Self.linear(Double(newValue))) }
        }
        /// Blue in sRGB.
        public var blue: Float {
            get { Float(Self.gamma(Double(linearBlue))) }
            set { linearBlue = Float(Self.linear(Double(newValue))) }
        }

        /// Core Graphics' colour.
        public var cgColor: CGColor {
            CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }

        /// UIKit's colour.
        package var uiColor: UIColor {
            UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }

        var linear: SIMD4<Float> { SIMD4(linearRed, linearGreen, linearBlue, opacity) }

        package func multiplyingOpacity(_ factor: Double) -> Color.Resolved {
            var copy = self
            copy.opacity *= Float(factor)
            return copy
        }

        static func linear(_ v: Double) -> Double {
            let a = abs(v)
            let l = a <= 0.040_45 ? a / 12.92 : pow((a + 0.055) / 1.055, 2.4)
            return v < 0 ? -l : l
        }

        static func gamma(_ v: Double) -> Double {
            let a = abs(v)
            let g = a <= 0.003_130_8 ? a * 12.92 : 1.055 * pow(a, 1 / 2.4) - 0.055
            return v < 0 ? -g : g
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// Red, green, blue and opacity of sRGB, each in two hexadecimal digits.
    public var description: String {
        "#"
            + [red, green, blue, opacity].map { component in
                let byte = UInt8(min(max(component, 0), 1) * 255 + 0.5)
                return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }.joined()
    }
}

extension Color.Resolved: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        linearRed = try container.decode(Float.self)
        linearGreen = try container.decode(Float.self)
        linearBlue = try container.decode(Float.self)
        opacity = try container.decode(Float.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(contentsOf: [linearRed, linearGreen, linearBlue, opacity])
    }
}

extension Color.Resolved: Animatable {
    /// The components in a space in which steps look alike, so that a mixture lies where an eye expects it.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            let c = PerceptualColor(self).components
            return AnimatablePair(
                c.x * scale, AnimatablePair(c.y * scale, AnimatablePair(c.z * scale, c.w * scale)))
        }
        set {
            let rest = newValue.second
            self =
                PerceptualColor(
                    components: SIMD4(newValue.first, rest.first, rest.second.first, rest.second.second) / scale
                ).resolved
        }
    }

    private var scale: Float { Float(animatableScale) }
}

/// A colour in Oklab, in which equal distances look about equal.
struct PerceptualColor {
    /// Lightness, green to red, blue to yellow, opacity.
    var components: SIMD4<Float>

    init(components: SIMD4<Float>) { self.components = components }

    init(_ color: Color.Resolved) {
        let (r, g, b) = (color.linearRed, color.linearGreen, color.linearBlue)
        let l = cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b)
        let m = cbrt(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b)
        let s = cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
        components = SIMD4(
            0.210_454_26 * l + 0.793_617_79 * m - 0.004_072_05 * s,
            1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_71 * s,
            0.025_904_04 * l + 0.782_771_77 * m - 0.808_675_77 * s, color.opacity)
    }

    var resolved: Color.Resolved {
        let (l0, a, b) = (components.x, components.y, components.z)
        let l = cube(l0 + 0.396_337_78 * a + 0.215_803_76 * b)
        let m = cube(l0 - 0.105_561_346 * a - 0.063_854_17 * b)
        let s = cube(l0 - 0.089_484_18 * a - 1.291_485_5 * b)
        return Color.Resolved(
            linear: SIMD4(
                4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_93 * s,
                -1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s,
                -0.004_196_09 * l - 0.703_418_6 * m + 1.707_614_7 * s, components.w))
    }

    private func cube(_ v: Float) -> Float { v * v * v }
}
