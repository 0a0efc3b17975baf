import Foundation
import PorticoTrace

/// What a store is asked for.
open class NSPersistentStoreRequest: NSObject, NSCopying, @unchecked Sendable {
    override init() { super.init() }
    /// The stores that are asked; nil: all.
    open var affectedStores: [NSPersistentStore]?
    /// Which kind of request it is.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { copy(with: nil) }
}

/// Which kind of request it is.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType
    case batchInsertRequestType = 5
    case batchUpdateRequestType
    case batchDeleteRequestType
}

/// What a request may find.
///
/// Apple's protocol counts as one of its own types, which Swift's don't: requests and controllers take any type here.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// In which form results come.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType = NSFetchRequestResultType([])
    /// Names of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Tables of values.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// How many there are.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// What a request says, apart from its type.
struct FetchSpec {
    var entity: NSEntityDescription?
    var entityName: String?
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
    var fetchLimit = 0
    var fetchOffset = 0
    var fetchBatchSize = 0
    var includesSubentities = true
    var includesPropertyValues = true
    var includesPendingChanges = true
    var returnsObjectsAsFaults = true
    var returnsDistinctResults = false
    var shouldRefreshRefetchedObjects = false
    var resultType = NSFetchRequestResultType.managedObjectResultType
    var relationshipKeyPathsForPrefetching: [String]?
    var propertiesToFetch: [Any]?
    var propertiesToGroupBy: [Any]?
    var havingPredicate: NSPredicate?
    var affectedStores: [NSPersistentStore]?

    /// Finds the entity of the name. A name that the model hasn't ends the process, as it raises on iOS.
    mutating func resolve(in context: NSManagedObjectContext) {
        let entities = context.rootCoordinator?.managedObjectModel.entitiesByName ?? [:]
        if let name = entityName ?? entity?.name, let known = entities[name] {
            entity = known
        } else if entity == nil {
            guard let entityName else {
                FatalException.invalidArgument.raise("executeFetchRequest:error: A fetch request must have an entity.")
            }
            FatalException.internalInconsistency.raise(
                "NSFetchRequest could not locate an NSEntityDescription for entity name '\(entityName)'")
        }
    }

    func fits(_ other: NSEntityDescription) -> Bool {
        guard let entity else { return false }
        return includesSubentities ? other.isKindOf(entity: entity) : other === entity
    }

    func limited<T>(_ list: [T]) -> [T] {
        let rest = fetchOffset > 0 ? Array(list.dropFirst(fetchOffset)) : list
        return fetchLimit > 0 ? Array(rest.prefix(fetchLimit)) : rest
    }

    /// The properties of a dictionary's row: those that were named, or all attributes.
    var properties: [NSPropertyDescription] {
        let all = entity?.propertiesByName ?? [:]
        guard let named = propertiesToFetch, !named.isEmpty else {
            return all.values.filter { $0 is NSAttributeDescription && !$0.isTransient }.sorted { $0.name < $1.name }
        }
        return named.compactMap { item in
            if let property = item as? NSPropertyDescription { return property }
            guard let name = item as? String else { return nil }
            if let property = all[name] { return property }
            let path = NSExpressionDescription()
            (path.name, path.expression) = (name, _PorticoExpression(forKeyPath: name))
            return path
        }
    }
}

/// Which objects to find: of an entity, for which a predicate holds, in an order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, FetchRequestForm, @unchecked Sendable {
    var spec = FetchSpec()

    /// A request that has no entity yet.
    public override init() { super.init() }
    /// A request for objects of the entity of this name.
    public convenience init(entityName: String) {
        self.init()
        spec.entityName = entityName
    }

    /// What the request finds, in the context whose block runs.
    open func execute() throws -> [ResultType] {
        guard let context = CurrentContext.value else {
            FatalException.internalInconsistency.raise(
                "execute() asks the context whose perform(_:) runs: call it in one, or use fetch(_:)")
        }
        return try context.fetch(self)
    }

    /// The entity whose objects are found.
    open var entity: NSEntityDescription? {
        get { spec.entity }
        set { (spec.entity, spec.entityName) = (newValue, newValue?.name) }
    }
    /// The entity's name.
    open var entityName: String? { spec.entityName ?? spec.entity?.name }
    /// What holds for the objects; nil: all.
    open var predicate: NSPredicate? {
        get { spec.predicate }
        set { spec.predicate = newValue }
    }
    /// The order.
    open var sortDescriptors: [NSSortDescriptor]? {
        get { spec.sortDescriptors }
        set { spec.sortDescriptors = newValue }
    }
    /// How many at most; 0: as many as there are.
    open var fetchLimit: Int {
        get { spec.fetchLimit }
        set { spec.fetchLimit = newValue }
    }
    /// How many are left out at the beginning.
    open var fetchOffset: Int {
        get { spec.fetchOffset }
        set { spec.fetchOffset = newValue }
    }
    /// How many values come at a time. Kept: all come with the objects (DEV-1114).
    open var fetchBatchSize: Int {
        get { spec.fetchBatchSize }
        set { spec.fetchBatchSize = newValue }
    }
    /// Whether objects of entities below are found, too; true by default.
    open var includesSubentities: Bool {
        get { spec.includesSubentities }
        set { spec.includesSubentities = newValue }
    }
    /// Whether values come along, so that a fault fires without asking again. Kept: they do (DEV-1114).
    open var includesPropertyValues: Bool {
        get { spec.includesPropertyValues }
        set { spec.includesPropertyValues = newValue }
    }
    /// Whether what isn't saved counts; true by default.
    open var includesPendingChanges: Bool {
        get { spec.includesPendingChanges }
        set { spec.includesPendingChanges = newValue }
    }
    /// Whether objects come as faults; true by default.
    open var returnsObjectsAsFaults: Bool {
        get { spec.returnsObjectsAsFaults }
        set { spec.returnsObjectsAsFaults = newValue }
    }
    /// Whether equal rows come once.
    open var returnsDistinctResults: Bool {
        get { spec.returnsDistinctResults }
        set { spec.returnsDistinctResults = newValue }
    }
    /// Whether objects that the context has get the store's values.
    open var shouldRefreshRefetchedObjects: Bool {
        get { spec.shouldRefreshRefetchedObjects }
        set { spec.shouldRefreshRefetchedObjects = newValue }
    }
    /// In which form results come.
    open var resultType: NSFetchRequestResultType {
        get { spec.resultType }
        set { spec.resultType = newValue }
    }
    /// Relationships whose objects come along.
    open var relationshipKeyPathsForPrefetching: [String]? {
        get { spec.relationshipKeyPathsForPrefetching }
        set { spec.relationshipKeyPathsForPrefetching = newValue }
    }
    /// What a dictionary's row has: names, or descriptions.
    open var propertiesToFetch: [Any]? {
        get { spec.propertiesToFetch }
        set { spec.propertiesToFetch = newValue }
    }
    /// What rows have in common that become one.
    open var propertiesToGroupBy: [Any]? {
        get { spec.propertiesToGroupBy }
        set { spec.propertiesToGroupBy = newValue }
    }
    /// What holds for the rows that became one.
    open var havingPredicate: NSPredicate? {
        get { spec.havingPredicate }
        set { spec.havingPredicate = newValue }
    }
    open override var affectedStores: [NSPersistentStore]? {
        get { spec.affectedStores }
        set { spec.affectedStores = newValue }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let made = NSFetchRequest<ResultType>()
        made.spec = spec
        return made
    }
    open override var description: String {
        "<NSFetchRequest: \(Unmanaged.passUnretained(self).toOpaque())> (entity: \(entityName ?? "nil"); predicate: "
            + "(\(predicate.map { "\($0)" } ?? "")); sortDescriptors: (\(sortDescriptors.map { "\($0)" } ?? "")))"
    }
}

/// A request whatever it finds.
protocol FetchRequestForm: AnyObject {
    var spec: FetchSpec { get set }
}
