import CoreGraphics
import Foundation
import PorticoHost
import QuartzCore

/// How values of a type are written and read.
struct PropertyForm<Value> {
    var form: TreeNode.Property.Form?
    var choices: [String]?
    let text: (Value) -> String
    /// Nil when the text is no such value.
    let value: (String) -> Value?

    init(
        _ form: TreeNode.Property.Form? = nil, choices: [String]? = nil, text: @escaping (Value) -> String,
        value: @escaping (String) -> Value?
    ) {
        self.form = form
        self.choices = choices
        self.text = text
        self.value = value
    }

    /// One of the values that have names.
    static func choice(_ values: [(String, Value)]) -> Self where Value: Equatable {
        Self(
            .choice, choices: values.map(\.0), text: { value in values.first { $0.1 == value }?.0 ?? "\(value)" },
            value: { text in values.first { $0.0 == text }?.1 })
    }

    /// Any number of the options that have names.
    static func options(_ values: [(String, Value)]) -> Self where Value: OptionSet, Value.Element == Value {
        Self(
            .options, choices: values.map(\.0),
            text: { value in values.filter { value.contains($0.1) }.map(\.0).joined(separator: ", ") },
            value: { text in
                let names = text.split { $0 == "," || $0 == " " }.map(String.init)
                let found = names.compactMap { name in values.first { $0.0 == name }?.1 }
                return found.count == names.count ? Value(found) : nil
            })
    }
}

extension PropertyForm where Value: BinaryFloatingPoint {
    static var number: Self {
        Self(
            .number, text: { InspectedValue.text(CGFloat($0)) }, value: { InspectedValue.number($0).map { Value($0) } })
    }
}

extension PropertyForm where Value == Int {
    static var whole: Self {
        Self(.number, text: { String($0) }, value: { Int($0).flatMap { abs($0) < 1_000_000 ? $0 : nil } })
    }
}

extension PropertyForm where Value == Bool {
    static var boolean: Self { Self(.boolean, text: { String($0) }, value: { Bool($0) }) }
}

extension PropertyForm where Value == String {
    static var words: Self { Self(text: { $0 }, value: { $0 }) }
}

extension PropertyForm where Value == String? {
    /// Nothing is an empty text.
    static var words: Self { Self(text: { $0 ?? "" }, value: { .some($0.isEmpty ? nil : $0) }) }
}

extension PropertyForm where Value == CGPoint {
    static var point: Self { Self(.point, text: { InspectedValue.text($0) }, value: { InspectedValue.point($0) }) }
}

extension PropertyForm where Value == CGSize {
    static var size: Self {
        Self(
            .size, text: { InspectedValue.text([$0.width, $0.height]) },
            value: { InspectedValue.numbers($0, 2).map { CGSize(width: $0[0], height: $0[1]) } })
    }
}

extension PropertyForm where Value == CGRect {
    static var rect: Self { Self(.rect, text: { InspectedValue.text($0) }, value: { InspectedValue.rect($0) }) }
}

extension PropertyForm where Value == UIEdgeInsets {
    /// Top, left, bottom, right.
    static var insets: Self {
        Self(
            .insets, text: { InspectedValue.text([$0.top, $0.left, $0.bottom, $0.right]) },
            value: {
                InspectedValue.numbers($0, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            })
    }
}

extension PropertyForm where Value == CGAffineTransform {
    static var transform: Self {
        Self(
            .transform, text: { InspectedValue.text([$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]) },
            value: {
                InspectedValue.numbers($0, 6).map {
                    CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
                }
            })
    }
}

extension PropertyForm where Value == UIColor? {
    static var color: Self {
        Self(
            .color, text: { $0.map { InspectedValue.text($0.cgColor) } ?? "none" },
            value: { $0 == "none" ? .some(nil) : InspectedValue.color($0).map { .some($0) } })
    }
}

extension PropertyForm where Value == CGColor? {
    static var color: Self {
        Self(
            .layerColor, text: { $0.map { InspectedValue.text($0) } ?? "none" },
            value: { $0 == "none" ? .some(nil) : InspectedValue.color($0).map { .some($0.cgColor) } })
    }
}

extension PropertyForm where Value == UILayoutPriority {
    static var priority: Self {
        Self(
            .number, text: { InspectedValue.text(CGFloat($0.rawValue)) },
            value: { InspectedValue.number($0).flatMap { (1...1000).contains($0) ? UILayoutPriority(Float($0)) : nil } }
        )
    }
}

extension PropertyForm where Value: RawRepresentable & Equatable, Value.RawValue: FixedWidthInteger {
    /// Any case of an enumeration.
    static var choice: Self {
        let numbers = (-2...40).compactMap { Value.RawValue(exactly: $0) }
        return .choice(numbers.compactMap { Value(rawValue: $0) }.map { ("\($0)", $0) })
    }
}
