import Foundation
import PorticoTrace

/// What came of a request that changes a store.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// In which form the answer to a batch insertion comes.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether it went well.
    case statusOnly = 0
    /// The names of the new objects.
    case objectIDs
    /// How many there are.
    case count
}

/// In which form the answer to a batch update comes.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it went well.
    case statusOnlyResultType = 0
    /// The names of the changed objects.
    case updatedObjectIDsResultType
    /// How many there are.
    case updatedObjectsCountResultType
}

/// In which form the answer to a batch deletion comes.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it went well.
    case resultTypeStatusOnly = 0
    /// The names of the deleted objects.
    case resultTypeObjectIDs
    /// How many there were.
    case resultTypeCount
}

/// Puts many objects into a store without a context. Nothing is validated, and no context is told.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
    /// The entity's name.
    public let entityName: String
    /// The entity.
    public let entity: NSEntityDescription?
    /// The values, a table for each object.
    open var objectsToInsert: [[String: Any]]?
    /// Fills a table for the next object, until it answers true.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills the next object, until it answers true.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// In which form the answer comes.
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    dynamic init(_ name: String, _ entity: NSEntityDescription?) {
        (entityName, self.entity) = (name, entity)
        super.init()
    }
    /// Objects of values.
    public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.init(entityName, nil)
        objectsToInsert = dictionaries
    }
    /// Objects of values.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entity.name ?? "", entity)
        objectsToInsert = dictionaries
    }
    /// Objects whose values a block gives.
    public convenience init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entityName, nil)
        dictionaryHandler = handler
    }
    /// Objects whose values a block gives.
    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entity.name ?? "", entity)
        dictionaryHandler = handler
    }
    /// Objects that a block fills.
    public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName, nil)
        managedObjectHandler = handler
    }
    /// Objects that a block fills.
    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entity.name ?? "", entity)
        managedObjectHandler = handler
    }
}

/// What came of a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
    /// The answer: a number, or names.
    public let result: Any?
    /// In which form it is.
    public let resultType: NSBatchInsertRequestResultType
    init(_ result: Any?, _ type: NSBatchInsertRequestResultType) { (self.result, resultType) = (result, type) }
}

/// Sets values of many objects in a store without a context. Nothing is validated, and no context is told.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
    /// The entity's name.
    public let entityName: String
    let given: NSEntityDescription?
    /// The entity.
    open var entity: NSEntityDescription {
        guard let given else {
            FatalException.internalInconsistency.raise("a request made of a name gets its entity when it is executed")
        }
        return given
    }
    /// What holds for the objects; nil: all.
    open var predicate: NSPredicate?
    /// Whether objects of entities below are changed, too.
    open var includesSubentities = true
    /// The values, by name or description: constants, or expressions of the object.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// In which form the answer comes.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    /// Objects of the entity of this name.
    public init(entityName: String) {
        (self.entityName, given) = (entityName, nil)
        super.init()
    }
    /// Objects of an entity.
    public init(entity: NSEntityDescription) {
        (entityName, given) = (entity.name ?? "", entity)
        super.init()
    }
}

/// What came of a batch update.
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
    /// The answer: a number, or names.
    public let result: Any?
    /// In which form it is.
    public let resultType: NSBatchUpdateRequestResultType
    init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) { (self.result, resultType) = (result, type) }
}

/// Deletes many objects from a store without a context. Nothing is validated, and no context is told.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    let spec: FetchSpec
    let ids: [NSManagedObjectID]?
    /// Which objects are deleted.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult> {
        let made = NSFetchRequest<any NSFetchRequestResult>()
        made.spec = spec
        return made
    }
    /// In which form the answer comes.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    /// What a request finds.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        (spec, ids) = (fetch.spec, nil)
        super.init()
    }
    /// Objects of one entity, by name.
    public init(objectIDs objects: [NSManagedObjectID]) {
        var spec = FetchSpec()
        spec.entity = objects.first?.entity.root
        (self.spec, ids) = (spec, objects)
        super.init()
    }
}

/// What came of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    /// The answer: a number, or names.
    public let result: Any?
    /// In which form it is.
    public let resultType: NSBatchDeleteRequestResultType
    init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}
