import Foundation

extension String {
    /// A text to be looked up in the app's tables, with values in it: the key says `%@` where a text stands and `%lld` where an integer does.
    public struct LocalizationValue: Equatable, Sendable, Codable, ExpressibleByStringInterpolation {
        /// Literals are strings.
        public typealias StringLiteralType = String

        var format: LocalizedFormat

        /// A key without values.
        public init(_ value: String) { format = LocalizedFormat(text: value) }
        /// A key without values.
        public init(stringLiteral value: String) { self.init(value) }
        /// A key with values in it.
        public init(stringInterpolation: StringInterpolation) {
            format = stringInterpolation.format
            // Percent signs are doubled for the sake of values only.
            if format.arguments.isEmpty { format.text = format.text.replacing("%%", with: "%") }
        }

        /// Collects the parts of an interpolated key.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            /// Literals are strings.
            public typealias StringLiteralType = String

            var format = LocalizedFormat()

            /// Begins a key.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Adds text as it is.
            public mutating func appendLiteral(_ literal: String) {
                format.text += literal.replacing("%", with: "%%")
            }

            private mutating func appendArgument(_ specifier: String, _ argument: LocalizedFormat.Argument) {
                format.text += specifier
                format.arguments.append(argument)
            }

            /// A text: `%@`.
            public mutating func appendInterpolation(_ string: String) { appendArgument("%@", .text(string)) }
            /// A part of a text: `%@`.
            public mutating func appendInterpolation(_ string: Substring) {
                appendArgument("%@", .text(String(string)))
            }
            /// A text of another table or bundle: `%@`.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                appendArgument("%@", .resource(resource))
            }
            /// A text without its attributes: `%@`.
            public mutating func appendInterpolation(_ attributedString: AttributedString) {
                appendArgument("%@", .text(String(attributedString.characters)))
            }

            /// A number: `%lld` for an `Int`, `%lf` for a `Double`, and so on.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                appendArgument(value._specifier, value.localizedArgument)
            }
            /// A number in a format of your own, such as `%.2f`.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                appendArgument(specifier, value.localizedArgument)
            }

            /// A value as a style writes it: `%@`.
            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format style: F)
            where F.FormatOutput == String { appendArgument("%@", .text(style.format(input))) }
            /// A value as a style writes it, without attributes: `%@`.
            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format style: F)
            where F.FormatOutput == AttributedString {
                appendArgument("%@", .text(String(style.format(input).characters)))
            }

            /// A value as a formatter writes it, or as it describes itself: `%@`.
            public mutating func appendInterpolation<Subject: ReferenceConvertible>(
                _ subject: Subject, formatter: Formatter? = nil
            ) { appendArgument("%@", .text(formatter?.string(for: subject) ?? "\(subject)")) }
            /// An object as a formatter writes it, or as it describes itself: `%@`.
            public mutating func appendInterpolation<Subject: NSObject>(
                _ subject: Subject, formatter: Formatter? = nil
            ) { appendArgument("%@", .text(formatter?.string(for: subject) ?? subject.description)) }

            /// A place for a value that `LocalizationOptions` gives.
            public mutating func appendInterpolation(placeholder: Placeholder) {
                appendInterpolation(placeholder: placeholder, specifier: placeholder.specifier)
            }
            /// A place for a value that `LocalizationOptions` gives, in a format of your own.
            public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
                let index = format.arguments.count { if case .placeholder = $0 { true } else { false } }
                appendArgument(specifier, .placeholder(index))
            }
        }

        /// The kind of value that will stand in a place.
        public enum Placeholder: Sendable {
            case int, uint, float, double, object

            var specifier: String {
                switch self {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
            }
        }
    }

    /// The way in which a text is looked up.
    public struct LocalizationOptions: Sendable {
        /// The values of placeholders, in their order.
        public nonisolated(unsafe) var replacements: [any CVarArg]?
        /// Without values.
        public init() {}
    }
}

/// A number that stands in an interpolated key.
public protocol _FormatSpecifiable: Equatable {
    /// The specifier by which `String(format:)` writes it.
    var _specifier: String { get }
    /// The value as C's functions take it.
    var _arg: any CVarArg { get }
}

extension _FormatSpecifiable {
    var localizedArgument: LocalizedFormat.Argument {
        switch self {
        case let value as any SignedInteger: .signed(Int64(truncatingIfNeeded: value))
        case let value as any UnsignedInteger: .unsigned(UInt64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: .number(Double(value))
        default: .text("\(self)")
        }
    }
}

extension Int: _FormatSpecifiable {
    /// The specifier by which `String(format:)` writes it.
    public var _specifier: String { "%lld" }
    /// The value as C's functions take it.
    public var _arg: any CVarArg { self }
}
extension Int8: _FormatSpecifiable {
    /// The specifier by which `String(format:)` writes it.
    public var _specifier: String { "%d" }
    /// The value as C's functions take it.
    public var _arg: any CVarArg { self }
}
extension Int16: _FormatSpecifiable {
    /// The specifier by which `String(format:)` writes it.
    public var _specifier: String { "%d" }
    /// The value as C's functions take it.
    public var _arg: any CVarArg { self }
}
extension Int32: _FormatSpecifiable {
    /// The specifier by which `String(format:)` writes it.
    public var _specifier: String { "%d" }
    /// The value as C's functions take it.
    public var _arg: any CVarArg { self }
}
extension Int64: _FormatSpecifiable {
    /// The specifier by which `String(format:)` writes it.
    public var _specifier: String { "%lld" }
    /// The value as C's functions take it.
    public var _arg: any CVarArg { self }
}
extension UInt: _FormatSpecifiable {
    /// The specifier by which `String(format:)` writes it.
    public var _specifier: String { "%llu" }
    /// The value as C's functions take it.
    public var _arg: any CVarArg { self }
}
extension UInt8: _FormatSpecifiable {
    /// The specifier by which `String(format:)` writes it.
    public var _specifier: String { "%u" }
    /// The value as C's functions take it.
    public var _arg: any CVarArg { self }
}
extension UInt16: _FormatSpecifiable {
    /// The specifier by which `String(format:)` writes it.
    public var _specifier: String { "%u" }
    /// The value as C's functions take it.
    public var _arg: any CVarArg { self }
}
extension UInt32: _FormatSpecifiable {
    /// The specifier by which `String(format:)` writes it.
    public var _specifier: String { "%u" }
    /// The value as C's functions take it.
    public var _arg: any CVarArg { self }
}
extension UInt64: _FormatSpecifiable {
    /// The specifier by which `String(format:)` writes it.
    public var _specifier: String { "%llu" }
    /// The value as C's functions take it.
    public var _arg: any CVarArg { self }
}
extension Float: _FormatSpecifiable {
    /// The specifier by which `String(format:)` writes it.
    public var _specifier: String { "%f" }
    /// The value as C's functions take it.
    public var _arg: any CVarArg { self }
}
extension Double: _FormatSpecifiable {
    /// The specifier by which `String(format:)` writes it.
    public var _specifier: String { "%lf" }
    /// The value as C's functions take it.
    public var _arg: any CVarArg { self }
}
extension CGFloat: _FormatSpecifiable {
    /// The specifier by which `String(format:)` writes it.
    public var _specifier: String { "%lf" }
    /// The value as C's functions take it.
    public var _arg: any CVarArg { Double(self) }
}
