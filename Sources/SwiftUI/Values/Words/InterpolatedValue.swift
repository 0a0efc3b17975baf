import Foundation

/// A value that stands in a key by itself. Opaque to apps.
///
/// One protocol for them all, where Apple has an overload each: with those the type checker tries the product of overloads and of
/// operators for each sum in a text, 700 steps for `"\(count + 1)"`.
public protocol _InterpolatedValue {
    /// Adds the value to a key.
    func _add(to key: inout LocalizedStringKey.StringInterpolation)
}

extension String: _InterpolatedValue {
    /// Adds the text: `%@`.
    public func _add(to key: inout LocalizedStringKey.StringInterpolation) { key.append("%@", .text(self)) }
}

extension AttributedString: _InterpolatedValue {
    /// Adds the text with its attributes: `%@`.
    public func _add(to key: inout LocalizedStringKey.StringInterpolation) { key.append("%@", .attributed(self)) }
}

extension LocalizedStringResource: _InterpolatedValue {
    /// Adds a text of another table: `%@`.
    public func _add(to key: inout LocalizedStringKey.StringInterpolation) { key.append("%@", .resource(self)) }
}

extension Text: _InterpolatedValue {
    /// Adds a text, which keeps its own modifiers: `%@`.
    public nonisolated func _add(to key: inout LocalizedStringKey.StringInterpolation) { key.appendContent(self) }
}

extension Image: _InterpolatedValue {
    /// Adds a picture among the letters; a symbol is as large and as heavy as they are: `%@`.
    public nonisolated func _add(to key: inout LocalizedStringKey.StringInterpolation) { key.appendContent(self) }
}

extension ClosedRange: _InterpolatedValue where Bound == Date {
    /// Adds from when to when: `%@`.
    public func _add(to key: inout LocalizedStringKey.StringInterpolation) { key.appendContent(Text(self)) }
}

extension DateInterval: _InterpolatedValue {
    /// Adds from when to when: `%@`.
    public func _add(to key: inout LocalizedStringKey.StringInterpolation) { key.appendContent(Text(self)) }
}

extension _InterpolatedValue where Self: _FormatSpecifiable {
    /// Adds a number: `%lld`, `%lf` and so on.
    public func _add(to key: inout LocalizedStringKey.StringInterpolation) {
        key.append(_specifier, .number(_arg, _specifier))
    }
}

extension Int: _InterpolatedValue {}
extension Int8: _InterpolatedValue {}
extension Int16: _InterpolatedValue {}
extension Int32: _InterpolatedValue {}
extension Int64: _InterpolatedValue {}
extension UInt: _InterpolatedValue {}
extension UInt8: _InterpolatedValue {}
extension UInt16: _InterpolatedValue {}
extension UInt32: _InterpolatedValue {}
extension UInt64: _InterpolatedValue {}
extension Float: _InterpolatedValue {}
extension Double: _InterpolatedValue {}
extension CGFloat: _InterpolatedValue {}

extension _InterpolatedValue where Self: _ReferenceConvertible {
    /// Adds the value as it describes itself: `%@`.
    public func _add(to key: inout LocalizedStringKey.StringInterpolation) { key.append("%@", .text("\(self)")) }
}

extension Date: _InterpolatedValue {}
extension Data: _InterpolatedValue {}
extension Decimal: _InterpolatedValue {}
extension Locale: _InterpolatedValue {}
extension UUID: _InterpolatedValue {}
