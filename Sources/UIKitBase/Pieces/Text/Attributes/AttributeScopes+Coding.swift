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

extension EncodableAttributedStringKey where Value: RawRepresentable, Value.RawValue: Encodable {
    /// Encodes the value's raw value.
    public static func encode(_ value: Value, to encoder: any Encoder) throws { try value.rawValue.encode(to: encoder) }
}

extension DecodableAttributedStringKey where Value: RawRepresentable, Value.RawValue: Decodable {
    /// Decodes the raw value. Throws for one that stands for nothing.
    public static func decode(from decoder: any Decoder) throws -> Value {
        let raw = try Value.RawValue(from: decoder)
        guard let value = Value(rawValue: raw) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\(raw) is no \(Value.self)"))
        }
        return value
    }
}
