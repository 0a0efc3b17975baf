import Foundation
import PorticoFoundation

// How the values of attributes are written: numbers as numbers, objects as their archives.

extension EncodableAttributedStringKey where Value: NSSecureCoding {
    /// Encodes the value's keyed archive as data.
    public static func encode(_ value: Value, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true))
    }
}

extension DecodableAttributedStringKey where Value: NSObject & NSSecureCoding {
    /// Decodes data that is the value's keyed archive. Throws for an archive of anything else.
    public static func decode(from decoder: any Decoder) throws -> Value {
        let container = try decoder.singleValueContainer()
        let data = try container.decode(Data.self)
        guard let value = try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "The data is no archived \(Value.self)")
        }
        return value
    }
}

extension AttributeScopes.UIKitAttributes.UnderlineStyleAttribute {
    /// Encodes the style's number.
    public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
        try value.rawValue.encode(to: encoder)
    }
    /// Decodes the style's number.
    public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
        NSUnderlineStyle(rawValue: try Int(from: decoder))
    }
}

extension AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute {
    /// Encodes the style's number.
    public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
        try value.rawValue.encode(to: encoder)
    }
    /// Decodes the style's number.
    public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
        NSUnderlineStyle(rawValue: try Int(from: decoder))
    }
}

extension AttributeScopes.UIKitAttributes.TextEffectAttribute {
    /// Encodes the effect's name.
    public static func encode(_ value: NSAttributedString.TextEffectStyle, to encoder: any Encoder) throws {
        try value.rawValue.encode(to: encoder)
    }
    /// Decodes the effect's name.
    public static func decode(from decoder: any Decoder) throws -> NSAttributedString.TextEffectStyle {
        NSAttributedString.TextEffectStyle(rawValue: try String(from: decoder))
    }
}
