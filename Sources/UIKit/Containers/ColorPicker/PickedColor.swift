import CoreGraphics

/// The colour that a picker's parts show and change together.
struct PickedColor: Equatable {
    /// Red, green, blue, 0 to 1.
    var components: SIMD3<CGFloat>
    var alpha: CGFloat

    init(_ color: UIColor) {
        (components, alpha) = (.zero, 1)
        color.getRed(&components.x, green: &components.y, blue: &components.z, alpha: &alpha)
        components.clamp(lowerBound: .zero, upperBound: .one)
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

extension SIMD3 where Scalar == CGFloat {
    fileprivate static var one: SIMD3<CGFloat> { SIMD3(repeating: 1) }
}
