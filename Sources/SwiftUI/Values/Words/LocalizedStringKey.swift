import UIKit

/// A text that is looked up in the app's tables, with values in it.
///
/// The key says `%@` where a text stands and `%lld` where an integer does: `"Hello \(name)"` is looked up as `Hello %@`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    public typealias StringLiteralType = String

    /// A value in the text.
    enum Argument {
        case text(String)
        case number(any CVarArg, String)
        case attributed(AttributedString)
        case resource(LocalizedStringResource)
        /// A text or image view: `Text`'s extensions put it in and take it out.
        case content(any Equatable)
    }

    /// The key of the table.
    package let key: String
    let arguments: [Argument]

    /// Creates a key without values.
    public init(_ value: String) { (key, arguments) = (value, []) }

    /// Creates a key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key with values.
    public init(stringInterpolation: StringInterpolation) {
        arguments = stringInterpolation.arguments
        // Percent signs are doubled for the sake of values only.
        let text = stringInterpolation.text
        let isDoubled = arguments.isEmpty && text.utf8.contains(UInt8(ascii: "%"))
        key = isDoubled ? text.replacing("%%", with: "%") : text
    }

    /// Collects the parts of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol {
        public typealias StringLiteralType = String

        fileprivate var text = ""
        fileprivate var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func append(_ specifier: String, _ argument: Argument) {
            text += specifier
            arguments.append(argument)
        }

        /// Adds text as it is.
        public mutating func appendLiteral(_ literal: String) {
            let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
            text += hasPercent ? literal.replacing("%", with: "%%") : literal
        }

        /// Adds a text, a number, a date, a picture: `%@`, `%lld`, `%lf` and so on.
        public mutating func appendInterpolation<Value: _InterpolatedValue>(_ value: Value) { value._add(to: &self) }

        /// Adds an object as a formatter writes it: `%@`.
        @_disfavoredOverload public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append("%@", .text(formatter?.string(for: subject) ?? subject.description))
        }

        /// Adds a value as a formatter writes it: `%@`.
        @_disfavoredOverload public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) { append("%@", .text(formatter?.string(for: subject) ?? "\(subject)")) }

        /// Adds a value as a formatter writes it: `%@`.
        public mutating func appendInterpolation<Subject: _ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter?
        ) { append("%@", .text(formatter?.string(for: subject) ?? "\(subject)")) }

        /// Adds a value as a style writes it: `%@`.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String { append("%@", .text(format.format(input))) }

        /// Adds a value as a style writes it, with attributes: `%@`.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append("%@", .attributed(format.format(input)))
        }

        /// Adds a number in a format of one's own, such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, .number(value._arg, specifier))
        }

        /// Adds a text or image that stands in the text with its own look: `%@`.
        mutating func appendContent(_ content: any Equatable) { append("%@", .content(content)) }
    }

    public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
        a.key == b.key && a.arguments.count == b.arguments.count
            && zip(a.arguments, b.arguments).allSatisfy { $0.isEqual(to: $1) }
    }
}

extension LocalizedStringKey.Argument {
    func isEqual(to other: LocalizedStringKey.Argument) -> Bool {
        switch (self, other) {
        case (.text(let a), .text(let b)): a == b
        case (.number(let a, let first), .number(let b, let second)): first == second && isSameNumber(a, b)
        case (.attributed(let a), .attributed(let b)): a == b
        case (.resource(let a), .resource(let b)): a == b
        case (.content(let a), .content(let b)): isSame(a, b)
        default: false
        }
    }

    /// Words for numbers of every kind; most are `Int`, of which they would cost as much as the rest of a text.
    private func isSameNumber(_ a: any CVarArg, _ b: any CVarArg) -> Bool {
        if let a = a as? Int, let b = b as? Int { a == b } else { "\(a)" == "\(b)" }
    }

    private func isSame<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
}

/// Foundation's values that have a class beside them on Apple's systems, and none on Linux. Opaque to apps.
public protocol _ReferenceConvertible {}
extension Date: _ReferenceConvertible {}
extension DateInterval: _ReferenceConvertible {}
extension Data: _ReferenceConvertible {}
extension Decimal: _ReferenceConvertible {}
extension Locale: _ReferenceConvertible {}
extension UUID: _ReferenceConvertible {}
