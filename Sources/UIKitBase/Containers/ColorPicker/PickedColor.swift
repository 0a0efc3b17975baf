import CoreGraphics

/// The colour that a picker's parts show and change together.
struct PickedColor: Equatable {
    /// Red, green, blue, 0 to 1.
    var components: SIMD3<Double>
    var alpha: CGFloat

    init(_ color: UIColor) {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        alpha = 1
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        components = SIMD3(Double(red), Double(green), Double(blue)).clamped(
            lowerBound: .zero, upperBound: SIMD3(repeating: 1))
    }

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    var color: UIColor { UIColor(red: components.x, green: components.y, blue: components.z, alpha: alpha) }
    var opaque: UIColor { color.withAlphaComponent(1) }

    /// The same with one of red, green, blue at another value.
    func with(_ value: CGFloat, at index: Int) -> PickedColor {
        var result = self
        result.components[index] = value
        return result
    }
}
