import Foundation
import Synchronization

// Attributed strings are written and read as on iOS; Linux's Foundation has neither. A text without attributes is a string. Any other is an
// array of texts and, behind each, its attributes by their names; with more than ten runs these stand in a table, and their numbers in the array.

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
        guard runs.contains(where: { $0.attributes != AttributeContainer() }) else {
            var container = encoder.singleValueContainer()
            return try container.encode(String(characters))
        }
        let hasTable = runs.count > 10
        var keyed = hasTable ? encoder.container(keyedBy: CodingKeys.self) : nil
        var list = keyed?.nestedUnkeyedContainer(forKey: .runs) ?? encoder.unkeyedContainer()
        var table = keyed?.nestedUnkeyedContainer(forKey: .attributeTable)
        var places: [AttributeContainer: Int] = [:]
        for run in runs {
            let attributes = run.attributes
            try list.encode(String(self[run.range].characters))
            if !hasTable || attributes == AttributeContainer() {
                try coding.writeAttributes(attributes, to: list.superEncoder())
                continue
            }
            if places[attributes] == nil, let encoder = table?.superEncoder() {
                places[attributes] = places.count
                try coding.writeAttributes(attributes, to: encoder)
            }
            try list.encode(places[attributes] ?? 0)
        }
    }

    private enum CodingKeys: CodingKey { case runs, attributeTable }

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
        var table: [AttributeContainer] = []
        var list: any UnkeyedDecodingContainer
        if let runs = try? decoder.unkeyedContainer() {
            list = runs
        } else {
            let keyed = try decoder.container(keyedBy: CodingKeys.self)
            list = try keyed.nestedUnkeyedContainer(forKey: .runs)
            var rows = try keyed.nestedUnkeyedContainer(forKey: .attributeTable)
            while !rows.isAtEnd { table.append(try coding.readAttributes(from: rows.superDecoder())) }
        }
        guard !list.isAtEnd else {
            throw DecodingError.dataCorruptedError(
                in: list, debugDescription: "an attributed string has a run at least")
        }
        while !list.isAtEnd {
            let text = try list.decode(String.self)
            let attributes: AttributeContainer
            if let place = try? list.decode(Int.self) {
                guard table.indices.contains(place) else {
                    throw DecodingError.dataCorruptedError(
                        in: list, debugDescription: "a run has attributes \(place) of a table of \(table.count)")
                }
                attributes = table[place]
            } else {
                attributes = try coding.readAttributes(from: list.superDecoder())
            }
            if text.isEmpty, !list.isAtEnd || !characters.isEmpty || attributes != AttributeContainer() {
                throw DecodingError.dataCorruptedError(
                    in: list, debugDescription: "a run without a text stands alone and has no attributes")
            }
            self += AttributedString(text, attributes: attributes)
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
private struct AttributeCoding: Sendable {
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
        return known.withLock { known in
            if let coding = known[found.count] { return coding }
            let coding = AttributeCoding([AttributeScopes.FoundationAttributes.self] + found)
            known[found.count] = coding
            return coding
        }
    }

    /// By how many scopes are there, since frameworks are loaded later.
    private static let known = Mutex<[Int: AttributeCoding]>([:])

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
