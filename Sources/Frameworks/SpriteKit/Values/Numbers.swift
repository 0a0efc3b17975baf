import UIKit

/// Arithmetic on the values that keyframes and archives hold.
enum Numbers {
    /// The number in a value of an archive or of an app.
    static func double(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    /// A number that can be worked with: 0 for one that is none.
    static func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

    static func between(_ from: Any, _ to: Any, _ part: CGFloat) -> Any {
        combine([(from, 1 - part), (to, part)]) ?? from
    }

    static func curve(_ before: Any, _ from: Any, _ to: Any, _ after: Any, _ t: CGFloat) -> Any {
        let (t2, t3) = (t * t, t * t * t)
        let weights = [
            (before, (-t3 + 2 * t2 - t) / 2), (from, (3 * t3 - 5 * t2 + 2) / 2), (to, (-3 * t3 + 4 * t2 + t) / 2),
            (after, (t3 - t2) / 2),
        ]
        return combine(weights) ?? from
    }

    private static func combine(_ parts: [(Any, CGFloat)]) -> Any? {
        if let numbers = all(parts.map { ($0.0 is UIColor ? nil : double($0.0)) }) {
            return zip(numbers, parts).reduce(CGFloat(0)) { $0 + $1.0 * $1.1.1 }
        }
        guard let colors = all(parts.map { ($0.0 as? UIColor).map(RGBA.init) }) else { return nil }
        return zip(colors, parts).reduce(RGBA(0, 0, 0, 0)) { $0 + $1.0 * $1.1.1 }.color
    }

    private static func all<T>(_ values: [T?]) -> [T]? {
        let found = values.compactMap { $0 }
        return found.count == values.count ? found : nil
    }
}

/// A colour's parts, from 0 to 1, not multiplied by alpha.
struct RGBA: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(_ color: UIColor) {
        (red, green, blue, alpha) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    static func + (a: RGBA, b: RGBA) -> RGBA {
        RGBA(a.red + b.red, a.green + b.green, a.blue + b.blue, a.alpha + b.alpha)
    }
    static func * (a: RGBA, f: CGFloat) -> RGBA { RGBA(a.red * f, a.green * f, a.blue * f, a.alpha * f) }
    /// The colours by which those of a picture are multiplied where a colour is mixed into it; nil for nothing.
    static func tint(_ color: UIColor, _ factor: CGFloat) -> RGBA? {
        guard factor > 0 else { return nil }
        var mixed = RGBA(1, 1, 1, 1).mixed(with: RGBA(color), min(1, factor))
        mixed.alpha = 1
        return mixed == RGBA(1, 1, 1, 1) ? nil : mixed
    }
    func mixed(with other: RGBA, _ part: CGFloat) -> RGBA { self * (1 - part) + other * part }
}
