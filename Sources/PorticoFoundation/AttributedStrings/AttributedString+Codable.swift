import Foundation

// Attributed strings are written and read as on iOS; Linux's Foundation has neither. A text without attributes is a string. Any other is an
// array of texts and, behind each, its attributes by their names.

extension AttributedString: @retroactive Codable, @retroactive EncodableWithConfiguration,
    @retroactive DecodableWithConfiguration
{
    /// Says which attributes are written.
    public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
    /// Says which attributes are read.
    public typealias DecodingConfiguration = AttributeScopeCodableConfiguration

    /// Writes the text with the attributes of Foundation, UIKit and SwiftUI, as far as the app uses these. Others are left out.
    public func encode(to encoder: any Encoder) throws { try encode(to: encoder, AttributeCoding.standard) }

    /// Writes the text with the attributes of a scope. Others are left out.
    public func encode(to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration) throws {
        try encode(to: encoder, AttributeCoding(configuration))
    }

    private func encode(to encoder: any Encoder, _ coding: AttributeCoding) throws {
        guard runs.contains(where: { coding.writesAny(of: $0.attributes) }) else {
            var container = encoder.singleValueContainer()
            return try container.encode(String(characters))
        }
        var container = encoder.unkeyedContainer()
        for run in runs {
            try container.encode(String(self[run.range].characters))
            try coding.writeAttributes(run.attributes, to: container.superEncoder())
        }
    }

    /// Reads a text with the attributes of Foundation, UIKit and SwiftUI, as far as the app uses these. Others are left out.
    public init(from decoder: any Decoder) throws { try self.init(from: decoder, AttributeCoding.standard) }

    /// Reads a text with the attributes of a scope. Others are left out.
    public init(from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration) throws {
        try self.init(from: decoder, AttributeCoding(configuration))
    }

    private init(from decoder: any Decoder, _ coding: AttributeCoding) throws {
        if let container = try? decoder.singleValueContainer(), let text = try? container.decode(String.self) {
            self.init(text)
            return
        }
        self.init()
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
            let text = try container.decode(String.self)
            self += AttributedString(text, attributes: try coding.readAttributes(from: container.superDecoder()))
        }
    }
}

extension AttributeContainer: @retroactive EncodableWithConfiguration, @retroactive DecodableWithConfiguration {
    /// Says which attributes are written.
    public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
    /// Says which attributes are read.
    public typealias DecodingConfiguration = AttributeScopeCodableConfiguration

    /// Writes the attributes of a scope by their names. Others are left out.
    public func encode(to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration) throws {
        try AttributeCoding(configuration).writeAttributes(self, to: encoder)
    }

    /// Reads the attributes of a scope. Others are left out.
    public init(from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration) throws {
        self = try AttributeCoding(configuration).readAttributes(from: decoder)
    }
}

// Linux's Foundation leaves a scope's attributes out of its configurations. These functions carry the names that the linker knows
// Foundation's by, as those of `LocaleOverride` do.
extension AttributeScope {
    /// `AttributeScope.encodingConfiguration`.
    @_silgen_name("$s20FoundationEssentials14AttributeScopePAAE21encodingConfigurationAA0cd7CodableF0VvgZ")
    package static func portico_encoding_configuration() -> AttributeScopeCodableConfiguration {
        AttributeCoding.configuration(of: self)
    }
    /// `AttributeScope.decodingConfiguration`.
    @_silgen_name("$s20FoundationEssentials14AttributeScopePAAE21decodingConfigurationAA0cd7CodableF0VvgZ")
    package static func portico_decoding_configuration() -> AttributeScopeCodableConfiguration {
        AttributeCoding.configuration(of: self)
    }
}

/// The attributes that are written, by their names.
private struct AttributeCoding {
    private let keys: [String: any AttributedStringKey.Type]

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private init(_ scopes: [any AttributeScope.Type]) {
        var keys: [String: any AttributedStringKey.Type] = [:]
        for key in scopes.flatMap(AttributeBridge.keys) { keys[key.name] = key }
        self.keys = keys
    }

    /// A configuration holds nothing but the attributes by their names.
    static func configuration(of scope: any AttributeScope.Type) -> AttributeScopeCodableConfiguration {
        unsafeBitCast(AttributeCoding([scope]).keys, to: AttributeScopeCodableConfiguration.self)
    }

    /// The attributes of a configuration, which has no public name for them.
    init(_ configuration: AttributeScopeCodableConfiguration) {
        let tables = Mirror(reflecting: configuration).children
            .compactMap { $0.value as? [String: any AttributedStringKey.Type] }
        keys = tables.first ?? [:]
    }

    /// The scopes of the frameworks that are loaded. Theirs are known by name: these stand above.
    static var standard: AttributeCoding {
        let names = ["5UIKitE15UIKitAttributesV", "7SwiftUIE17SwiftUIAttributesV"]
        let found = names.compactMap {
            _typeByName("20FoundationEssentials15AttributeScopesO" + $0) as? any AttributeScope.Type
        }
        return AttributeCoding([AttributeScopes.FoundationAttributes.self] + found)
    }

    func writesAny(of attributes: AttributeContainer) -> Bool {
        keys.values.contains { key in
            guard let key = key as? any EncodableAttributedStringKey.Type else { return false }
            return Self.hasValue(key, attributes)
        }
    }

    func writeAttributes(_ attributes: AttributeContainer, to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (name, key) in keys.sorted(by: { $0.key < $1.key }) {
            guard let key = key as? any EncodableAttributedStringKey.Type, Self.hasValue(key, attributes) else {
                continue
            }
            try Self.writeValue(of: key, in: attributes, to: container.superEncoder(forKey: Name(stringValue: name)))
        }
    }

    func readAttributes(from decoder: any Decoder) throws -> AttributeContainer {
        let container = try decoder.container(keyedBy: Name.self)
        var result = AttributeContainer()
        for name in container.allKeys {
            guard let key = keys[name.stringValue] as? any DecodableAttributedStringKey.Type else { continue }
            try Self.readValue(of: key, from: container.superDecoder(forKey: name), into: &result)
        }
        return result
    }

    private static func hasValue<K: AttributedStringKey>(_ key: K.Type, _ attributes: AttributeContainer) -> Bool {
        attributes[key] != nil
    }

    private static func writeValue<K: EncodableAttributedStringKey>(
        of key: K.Type, in attributes: AttributeContainer, to encoder: any Encoder
    ) throws {
        if let value = attributes[key] { try key.encode(value, to: encoder) }
    }

    private static func readValue<K: DecodableAttributedStringKey>(
        of key: K.Type, from decoder: any Decoder, into attributes: inout AttributeContainer
    ) throws {
        attributes[key] = try key.decode(from: decoder)
    }
}
