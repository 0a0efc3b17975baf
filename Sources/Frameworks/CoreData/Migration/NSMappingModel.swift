import Foundation
import PorticoFoundation

/// The way in which an entity's objects come to the new version.
public enum NSEntityMappingType: UInt, Sendable {
    case undefinedEntityMappingType = 0
    /// As the policy of the mapping says.
    case customEntityMappingType = 1
    /// The entity is new: it has no objects yet.
    case addEntityMappingType = 2
    /// The entity is gone with its objects.
    case removeEntityMappingType = 3
    /// The entity is the same.
    case copyEntityMappingType = 4
    /// The entity has changed.
    case transformEntityMappingType = 5
}

/// A mapping says what a property of the new version gets.
open class NSPropertyMapping: NSObject, @unchecked Sendable {
    /// The property's name in the new version.
    open var name: String?
    /// What its value is: of `$source`, `$destination`, `$manager`, `$entityMapping`, `$propertyMapping` and `$entityPolicy`. Nil leaves the
    /// property as it is.
    open var valueExpression: _PorticoExpression?
    /// Values that the app keeps with it.
    open var userInfo: [AnyHashable: Any]?

    /// A mapping of nothing yet.
    public override init() { super.init() }
}

/// A mapping says how the objects of one entity become those of another.
open class NSEntityMapping: NSObject, @unchecked Sendable {
    /// The mapping's name, by which a manager knows it.
    open var name: String!
    /// The kind of mapping. Undefined at first.
    open var mappingType = NSEntityMappingType.undefinedEntityMappingType
    /// The entity of the old version.
    open var sourceEntityName: String?
    /// The version of that entity; nil: any.
    open var sourceEntityVersionHash: Data?
    /// The entity of the new version.
    open var destinationEntityName: String?
    /// The version of that entity; nil: any.
    open var destinationEntityVersionHash: Data?
    /// The mappings of attributes.
    open var attributeMappings: [NSPropertyMapping]?
    /// The mappings of relationships.
    open var relationshipMappings: [NSPropertyMapping]?
    /// The objects of the old version, of `$manager`; nil: all of the entity.
    open var sourceExpression: _PorticoExpression?
    /// The class of the policy; nil: `NSEntityMigrationPolicy`.
    open var entityMigrationPolicyClassName: String?
    /// Values that the app keeps with it.
    open var userInfo: [AnyHashable: Any]?

    /// A mapping of nothing yet.
    public override init() { super.init() }
}

/// A mapping model says how a store of one version of a model becomes one of another: a mapping an entity.
open class NSMappingModel: NSObject, @unchecked Sendable {
    /// The mappings, in the order in which they are done.
    open var entityMappings: [NSEntityMapping]! = []
    /// The mappings by their names.
    open var entityMappingsByName: [String: NSEntityMapping] {
        Dictionary((entityMappings ?? []).map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// A model without mappings.
    public override init() { super.init() }

    /// The model of a file: nil, because files of mapping models aren't read here (DEV-1384).
    public init?(contentsOf url: URL?) { nil }
    /// The model in bundles that leads from one version to the other: nil, because files of mapping models aren't read here (DEV-1384).
    public init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
        destinationModel: NSManagedObjectModel?
    ) { nil }

    /// The model that two versions tell by themselves: what has the same name, or is renamed, stays.
    ///
    /// - Throws: `NSInferredMappingModelError` where an attribute has another type, or has to have a value and nothing says which.
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel {
        try MappingInference(source: sourceModel, destination: destinationModel).model()
    }
}
