@_spi(Reflection) import Swift
import Foundation

/// The attributes of a scope, and how their values go to and from an `NSAttributedString`.
///
/// - From: `NSAttributedString.init(_:including:)`, `AttributedString.init(_:including:)`
package struct AttributeBridge {
    private let keys: [String: any AttributedStringKey.Type]

    /// Every attribute of a scope and of the scopes in it.
    package init(_ scope: any AttributeScope.Type) {
        var keys: [String: any AttributedStringKey.Type] = [:]
        for key in Self.keys(of: scope) + Self.markdown { keys[key.name] = key }
        self.keys = keys
    }

    private static let markdown: [any AttributedStringKey.Type] = [
        AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self,
        AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self,
    ]

    static func keys(of type: Any.Type) -> [any AttributedStringKey.Type] {
        var found: [any AttributedStringKey.Type] = []
        _forEachField(of: type) { _, _, field, _ in
            if let key = field as? any AttributedStringKey.Type {
                found.append(key)
            } else if let scope = field as? any AttributeScope.Type {
                found += keys(of: scope)
            }
            return true
        }
        return found
    }

    // MARK: To an NSAttributedString

    package func text(_ text: AttributedString) throws -> NSMutableAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var values: [NSAttributedString.Key: Any] = [:]
            for (name, key) in keys {
                if let value = try Self.readAttribute(key, run.attributes) { values[.init(name)] = value }
            }
            result.append(NSAttributedString(string: String(text[run.range].characters), attributes: values))
        }
        return result
    }

    private static func readAttribute<K: AttributedStringKey>(_ key: K.Type, _ container: AttributeContainer) throws
        -> Any?
    {
        guard let value = container[key] else { return nil }
        if let convertible = key as? any ObjectiveCConvertibleAttributedStringKey.Type {
            return try converted(convertible, value)
        }
        return value
    }

    private static func converted<K: ObjectiveCConvertibleAttributedStringKey>(_ key: K.Type, _ value: Any) throws
        -> Any?
    {
        try (value as? K.Value).map { try key.objectiveCValue(for: $0) }
    }

    // MARK: From an NSAttributedString

    package func text(_ text: NSAttributedString) throws -> AttributedString {
        var result = AttributedString()
        let whole = NSRange(location: 0, length: text.length)
        let string = text.string as NSString
        var location = 0
        while location < whole.length {
            var range = NSRange(location: 0, length: 0)
            let values = text.attributes(at: location, longestEffectiveRange: &range, in: whole)
            var container = AttributeContainer()
            for (name, value) in values {
                guard let key = keys[name.rawValue] else { continue }
                try Self.write(key, value, &container)
            }
            let end = max(location + 1, NSMaxRange(range))
            let part = NSRange(location: location, length: end - location)
            result += AttributedString(string.substring(with: part), attributes: container)
            location = end
        }
        return result
    }

    private static func write<K: AttributedStringKey>(
        _ key: K.Type, _ value: Any, _ container: inout AttributeContainer
    ) throws {
        container[key] = try Self.value(key, value)
    }

    private static func value<K: AttributedStringKey>(_ key: K.Type, _ value: Any) throws -> K.Value {
        var found: Any? = value
        if let convertible = key as? any ObjectiveCConvertibleAttributedStringKey.Type {
            found = try restored(convertible, value)
        } else if !(value is K.Value) {
            switch K.Value.self {
            case is CGFloat.Type: found = ((value as? NSNumber)?.doubleValue ?? value as? Double).map { CGFloat($0) }
            case is Int.Type: found = (value as? NSNumber)?.intValue
            case is URL.Type: found = (value as? NSURL)?.absoluteURL ?? (value as? String).flatMap(URL.init(string:))
            default: found = nil
            }
        }
        guard let result = found as? K.Value else { throw CocoaError(.coderInvalidValue) }
        return result
    }

    private static func restored<K: ObjectiveCConvertibleAttributedStringKey>(_ key: K.Type, _ value: Any) throws
        -> K.Value
    {
        if let value = value as? K.Value { return value }
        if let object = value as? K.ObjectiveCValue { return try key.value(for: object) }
        let number = (value as? Int).map { NSNumber(value: $0) } ?? (value as? UInt).map { NSNumber(value: $0) }
        guard let object = number as? K.ObjectiveCValue else { throw CocoaError(.coderInvalidValue) }
        return try key.value(for: object)
    }
}

extension NSAttributedString {
    /// The text with the attributes of a scope; others are left out.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { try self.init(attrStr, including: S.self) }

    /// The text with the attributes of a scope; others are left out.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attributedString: try AttributeBridge(scope).text(attrStr) as NSAttributedString)
    }
}

extension AttributedString {
    /// The text with the attributes of a scope; others are left out. Throws where a value is of another type than its attribute's.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { try self.init(nsStr, including: S.self) }

    /// The text with the attributes of a scope; others are left out. Throws where a value is of another type than its attribute's.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self = try AttributeBridge(scope).text(nsStr)
    }
}
