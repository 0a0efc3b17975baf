import CoreGraphics
import Foundation
import UIKitValues

/// A filter of the system: what it is called, what it takes, and how its picture is made.
struct Recipe: Sendable {
    /// What an input is, with its value at the start.
    enum Kind: Sendable {
        case image
        case number(Double)
        case point(Double, Double)
        case vector([Double])
        case color(Double, Double, Double, Double)
        case transform
        case data
        case text(String)
    }

    struct Input: Sendable {
        var key: String
        var kind: Kind
        /// Between what a slider goes, for numbers.
        var range: ClosedRange<Double>?
    }

    let name: String
    let category: String
    let inputs: [Input]
    let make: @Sendable (FilterInputs) -> CIImage?

    init(
        _ name: String, _ category: String, _ inputs: [Input], make: @escaping @Sendable (FilterInputs) -> CIImage?
    ) {
        (self.name, self.category, self.inputs, self.make) = (name, category, inputs, make)
    }

    /// Every filter, by name.
    static let all: [String: Recipe] = {
        let recipes =
            colors + photos + blurs + compositing + distortions + geometry + generators + stylizing + reductions
            + morphology + comparing + patterns + counting + moving
        return Dictionary(uniqueKeysWithValues: recipes.map { ($0.name, $0) })
    }()

    /// "CIGaussianBlur" is "Gaussian Blur".
    var displayName: String {
        var words = ""
        for letter in name.dropFirst(2) {
            if letter.isUppercase, let last = words.last, last.isLowercase || last.isNumber { words.append(" ") }
            words.append(letter)
        }
        return words
    }
}

extension Recipe.Input {
    static let image = Self(key: kCIInputImageKey, kind: .image)
    static let background = Self(key: kCIInputBackgroundImageKey, kind: .image)
    static func number(_ key: String, _ value: Double, _ range: ClosedRange<Double>) -> Self {
        Self(key: key, kind: .number(value), range: range)
    }
    static func radius(_ value: Double, _ range: ClosedRange<Double>) -> Self {
        .number(kCIInputRadiusKey, value, range)
    }
    static func point(_ key: String, _ x: Double, _ y: Double) -> Self { Self(key: key, kind: .point(x, y)) }
    static func center(_ x: Double = 150, _ y: Double = 150) -> Self { .point(kCIInputCenterKey, x, y) }
    static func vector(_ key: String, _ values: [Double]) -> Self { Self(key: key, kind: .vector(values)) }
    static func color(_ key: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Self {
        Self(key: key, kind: .color(red, green, blue, alpha))
    }
}

/// The values that a filter has, as its picture needs them.
struct FilterInputs: @unchecked Sendable {
    let recipe: Recipe
    /// What was set. It is never changed here, so that pictures that wait for being drawn keep their values.
    let values: [String: Any]

    var image: CIImage? { image(kCIInputImageKey) }
    var background: CIImage? { image(kCIInputBackgroundImageKey) }
    var radius: Double { number(kCIInputRadiusKey) }
    var center: CGPoint { point(kCIInputCenterKey) }

    func image(_ key: String) -> CIImage? { values[key] as? CIImage }

    private func kind(_ key: String) -> Recipe.Kind? { recipe.inputs.first { $0.key == key }?.kind }

    func number(_ key: String) -> Double {
        if let value = values[key], let number = Self.number(of: value), number.isFinite { return number }
        if case .number(let standard) = kind(key) { return standard }
        return 0
    }

    func float(_ key: String) -> Float { Float(number(key)) }

    /// The number of whatever apps set for one.
    static func number(of value: Any) -> Double? {
        switch value {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    func vector(_ key: String) -> [Double] {
        switch values[key] {
        case let vector as CIVector: return (0..<vector.count).map { Double(vector.value(at: $0)) }
        case let point as CGPoint: return [point.x, point.y]
        case let rect as CGRect: return [rect.minX, rect.minY, rect.width, rect.height]
        default: break
        }
        switch kind(key) {
        case .vector(let standard): return standard
        case .point(let x, let y): return [x, y]
        default: return []
        }
    }

    func point(_ key: String) -> CGPoint {
        let numbers = vector(key)
        guard numbers.count > 1, numbers[0].isFinite, numbers[1].isFinite else { return .zero }
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    func rect(_ key: String) -> CGRect {
        let numbers = vector(key)
        guard numbers.count > 3 else { return .zero }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// A row of a matrix.
    func light(_ key: String) -> Light {
        let numbers = vector(key)
        func at(_ index: Int) -> Float { numbers.indices.contains(index) ? Float(numbers[index]) : 0 }
        return Light(at(0), at(1), at(2), at(3))
    }

    func color(_ key: String) -> Light {
        if let color = values[key] as? CIColor { return Light(color) }
        guard case .color(let red, let green, let blue, let alpha) = kind(key) else { return Light(gray: 0) }
        return Light(CIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    func data(_ key: String) -> Data? {
        (values[key] as? Data) ?? (values[key] as? NSData).map { Data(referencing: $0) }
    }

    func text(_ key: String) -> String {
        if let text = values[key] as? String { return text }
        if case .text(let standard) = kind(key) { return standard }
        return ""
    }

    var transform: CGAffineTransform {
        switch values[kCIInputTransformKey] {
        case let transform as CGAffineTransform: transform
        case let vector as CIVector: vector.cgAffineTransformValue
        case let value as NSValue: Self.transform(of: value)
        default: .identity
        }
    }

    private static func transform(of value: NSValue) -> CGAffineTransform { value.cgAffineTransformValue }
}
