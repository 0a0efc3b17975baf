import Foundation

/// What is said of a property.
public protocol SchemaProperty {
    /// The property's name.
    var name: String { get }
    /// Its name in the version that data is moved from.
    var originalName: String { get }
    /// The type of its values.
    var valueType: any Any.Type { get }
    var isAttribute: Bool { get }
    var isRelationship: Bool { get }
    var isOptional: Bool { get }
    var isUnique: Bool { get }
    var isTransient: Bool { get }
}

extension Schema {
    /// A property that has a value of its own.
    public final class Attribute: SchemaProperty, Hashable, @unchecked Sendable {
        /// How an attribute is kept.
        public struct Option: Hashable, Sendable, CustomStringConvertible {
            let name: String
            var transformer: String?
            /// No two objects have the same value: saving another one changes the first.
            public static let unique = Option(name: "unique")
            /// Large bytes may have a file of their own. Kept: all bytes are in the store (DEV-1173).
            public static let externalStorage = Option(name: "externalStorage")
            /// Kept: nothing leaves the device (DEV-1173).
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            /// History keeps the value of a deleted object. Kept (DEV-1173).
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            /// The value is observed and never saved.
            public static let ephemeral = Option(name: "ephemeral")
            /// Spotlight knows it. Kept: nothing searches here (DEV-1173).
            public static let spotlight = Option(name: "spotlight")
            /// A transformer makes bytes of the value.
            public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
                Option(name: "transformable", transformer: String(reflecting: transformerType))
            }
            /// A transformer of a name makes bytes of the value.
            public static func transformable(by transformerName: String) -> Option {
                Option(name: "transformable", transformer: transformerName)
            }
            public var description: String { name }
        }

        public internal(set) var name = ""
        let oldName: String?
        public var originalName: String { oldName ?? name }
        /// What makes two versions different though nothing else does.
        public let hashModifier: String?
        public let options: [Option]
        public internal(set) var valueType: any Any.Type = Any.self
        /// What objects have that say nothing else.
        public internal(set) var defaultValue: Any?
        public internal(set) var isOptional = false
        public var isAttribute: Bool { true }
        public var isRelationship: Bool { false }
        public var isUnique: Bool { options.contains(.unique) }
        public var isTransient: Bool { options.contains(.ephemeral) }
        var transformer: String? { options.lazy.compactMap(\.transformer).first }

        /// What is said of an attribute.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            (self.options, oldName, self.hashModifier) = (options, originalName, hashModifier)
        }

        public static func == (a: Attribute, b: Attribute) -> Bool { a.name == b.name && a.options == b.options }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// A property that leads to one or many other objects.
    public final class Relationship: SchemaProperty, Hashable, @unchecked Sendable {
        /// How a relationship is kept.
        public struct Option: Hashable, Sendable {
            let name: String
            /// No two objects lead to the same one.
            public static let unique = Option(name: "unique")
        }
        /// What becomes of the others when an object is deleted.
        public enum DeleteRule: String, Codable, Sendable {
            /// Nothing: their references stay as they are.
            case noAction
            /// Their references to it are cleared.
            case nullify
            /// They are deleted, too.
            case cascade
            /// It can't be deleted while there are any.
            case deny
        }

        public internal(set) var name = ""
        let oldName: String?
        public var originalName: String { oldName ?? name }
        public let hashModifier: String?
        public let options: [Option]
        public let deleteRule: DeleteRule
        /// How many there must be.
        public let minimumModelCount: Int?
        /// How many there may be; 0 or nil: as many as one likes.
        public let maximumModelCount: Int?
        /// The path of the relationship that leads back, as it is written.
        public let inverseKeyPath: AnyKeyPath?
        /// The name of the relationship that leads back, as it is written.
        public internal(set) var inverseName: String?
        public internal(set) var valueType: any Any.Type = Any.self
        public internal(set) var isOptional = false
        public internal(set) var isToOneRelationship = false
        /// The name of the entity at the other end.
        public internal(set) var destination = ""
        public var isAttribute: Bool { false }
        public var isRelationship: Bool { true }
        public var isUnique: Bool { options.contains(.unique) }
        public var isTransient: Bool { false }

        /// What is said of a relationship.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            (self.options, self.deleteRule) = (options, deleteRule)
            (self.minimumModelCount, self.maximumModelCount) = (minimumModelCount, maximumModelCount)
            (oldName, inverseKeyPath, self.hashModifier) = (originalName, inverse, hashModifier)
        }

        public static func == (a: Relationship, b: Relationship) -> Bool {
            a.name == b.name && a.destination == b.destination
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// A property as its class describes it, or what is said of several together.
    public struct PropertyMetadata {
        let make: (() -> ModelProperty)?
        var path: AnyKeyPath?
        var unique: [[AnyKeyPath]] = []
        var index: [[AnyKeyPath]] = []

        /// What `@Model` writes for a property.
        public init<Model: PersistentModel, Value>(
            _portico name: String, _ path: ReferenceWritableKeyPath<Model, Value>,
            _ storage: ReferenceWritableKeyPath<Model, _PorticoPersisted<Value>>,
            _ metadata: (any SchemaProperty)? = nil
        ) {
            make = { ModelProperty(name, path, storage, metadata) }
            self.path = path
        }
        /// What `#Unique` becomes: the values of one list aren't alike in two objects.
        public init<Model: PersistentModel>(_porticoUnique paths: [PartialKeyPath<Model>]...) {
            make = nil
            unique = paths
        }
        /// What `#Index` becomes: objects are found faster by the values of one list.
        public init<Model: PersistentModel>(_porticoIndex paths: [PartialKeyPath<Model>]...) {
            make = nil
            index = paths
        }
    }
}
