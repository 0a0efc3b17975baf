import Foundation

/// The kinds of objects of an app, as their classes describe them.
public final class Schema: @unchecked Sendable, Hashable, CustomDebugStringConvertible {
    /// A version of a schema: three numbers.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        public let major: Int
        public let minor: Int
        public let patch: Int
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }
        public static func < (a: Version, b: Version) -> Bool {
            (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
        }
        public var description: String { "\(major).\(minor).\(patch)" }
    }

    /// The version.
    public let version: Version
    /// Version 1.0.0.
    public var encodingVersion: Version { Version(1, 0, 0) }
    /// The kinds of objects, with those that relationships lead to.
    public let entities: [Entity]
    let descriptions: [ModelDescription]

    /// A schema of classes, and of those that their relationships lead to.
    public convenience init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.init(types: types, version: version)
    }
    /// A schema of classes, and of those that their relationships lead to.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types: types, version: version)
    }
    /// The schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(types: versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    private init(types: [any PersistentModel.Type], version: Version) {
        self.version = version
        var (waiting, found) = (types, [ModelDescription]())
        var next = 0
        while next < waiting.count {
            let description = ModelDescription.of(any: waiting[next])
            next += 1
            guard !found.contains(where: { $0 === description }) else { continue }
            found.append(description)
            waiting += description.properties.compactMap(\.destination)
        }
        descriptions = found
        entities = found.map(Entity.init)
    }

    /// The entities by name.
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    /// The entity of a class.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entitiesByName[Self.entityName(for: type)] }
    /// The name of a class's entity: the class's own, without what is around it.
    public class func entityName<T: PersistentModel>(for type: T.Type) -> String { ModelDescription.of(type).name }

    public static func == (a: Schema, b: Schema) -> Bool {
        a === b || a.version == b.version && Set(a.entities) == Set(b.entities)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(version) }
    public var debugDescription: String {
        "Schema \(version): \(entities.map(\.name).sorted().joined(separator: ", "))"
    }

    /// A kind of objects.
    public final class Entity: @unchecked Sendable, Hashable {
        let description: ModelDescription
        init(_ description: ModelDescription) { self.description = description }

        /// The class's name.
        public var name: String { description.name }
        public var attributes: Set<Attribute> { Set(description.properties.compactMap(\.attribute)) }
        public var relationships: Set<Relationship> { Set(description.properties.compactMap(\.relationship)) }
        public var attributesByName: [String: Attribute] {
            Dictionary(attributes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
        public var relationshipsByName: [String: Relationship] {
            Dictionary(relationships.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
        /// The properties that no two objects have alike.
        public var uniquenessConstraints: [[String]] { description.uniqueNames }
        /// The properties by which objects are found faster.
        public var indices: [[String]] { description.indexNames }

        public static func == (a: Entity, b: Entity) -> Bool { a.description === b.description }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(description)) }
    }
}
