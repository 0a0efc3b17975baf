import Foundation

/// A colour as Core Image takes it: red, green, blue and alpha in sRGB.
public final class CIColor: NSObject, @unchecked Sendable {
    /// From 0 to 1, not multiplied by the alpha.
    public let red: CGFloat
    /// From 0 to 1, not multiplied by the alpha.
    public let green: CGFloat
    /// From 0 to 1, not multiplied by the alpha.
    public let blue: CGFloat
    /// From 0, transparent, to 1.
    public let alpha: CGFloat

    /// A colour in sRGB, components from 0 to 1, not multiplied by the alpha.
    public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
        (red, green, blue, alpha) = (r, g, b, a)
    }

    /// An opaque colour in sRGB, components from 0 to 1.
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
        self.init(red: r, green: g, blue: b, alpha: 1)
    }

    /// The colour in sRGB; clear where it has no such form.
    public convenience init(cgColor color: CGColor) {
        let space = CGColorSpace(name: CGColorSpace.sRGB)!
        let values = color.converted(to: space, intent: .defaultIntent, options: nil)?.components ?? [0, 0, 0, 0]
        self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }

    /// `"0.5 0.7 0.3 1.0"`: three or four numbers.
    public convenience init(string representation: String) {
        var values = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
        if values.count < 4 { values += [0, 0, 0, 1].suffix(4 - values.count) }
        self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }

    /// Four: red, green, blue and alpha.
    public var numberOfComponents: Int { 4 }
    /// Always sRGB here.
    public var colorSpace: CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB)! }
    /// The four components with spaces between them.
    public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
    }

    public override var hash: Int {
        var hasher = Hasher()
        for value in [red, green, blue, alpha] { hasher.combine(value) }
        return hasher.finalize()
    }

    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
