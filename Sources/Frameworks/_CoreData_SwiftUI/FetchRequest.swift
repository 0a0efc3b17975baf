import CoreData
import SwiftUI

/// The objects of a request in the environment's context; the view is made anew when they change.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// What may be changed of a request while the view is there.
    public struct Configuration {
        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor]
        /// Which objects; nil: all.
        public var nsPredicate: NSPredicate?
    }

    @Environment(\.managedObjectContext) private var context
    @StateObject private var results: FetchedObjects<Result>

    /// The objects that a request finds.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        _results = StateObject(wrappedValue: FetchedObjects(fetchRequest, [], animation))
    }

    /// The same, whose changes are shown as a transaction says.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest, animation: transaction.animation)
    }

    /// The objects of an entity.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        _results = StateObject(
            wrappedValue: FetchedObjects(Self.request(entity, sortDescriptors, predicate), [], animation))
    }

    public var wrappedValue: FetchedResults<Result> { FetchedResults(results: results) }

    /// What may be changed: its order and its predicate.
    @MainActor public var projectedValue: Binding<Configuration> {
        let results = results
        return Binding(
            get: { Configuration(nsSortDescriptors: results.descriptors, nsPredicate: results.predicate) },
            set: {
                results.descriptors = $0.nsSortDescriptors
                results.predicate = $0.nsPredicate
            })
    }

    public mutating func update() { results.use(context) }

    private static func request(
        _ entity: NSEntityDescription?, _ order: [NSSortDescriptor], _ predicate: NSPredicate?
    ) -> NSFetchRequest<Result> {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        (request.sortDescriptors, request.predicate) = (order, predicate)
        return request
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// The objects of a class's entity.
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        // The model is loaded by the time that the view is shown.
        _results = StateObject(
            wrappedValue: FetchedObjects(Self.request(Result.entity(), sortDescriptors, predicate), [], animation))
    }

    /// The objects of a class's entity, in an order of Swift's.
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        _results = StateObject(
            wrappedValue: FetchedObjects(Self.request(Result.entity(), [], predicate), sortDescriptors, animation))
    }
}

/// The objects that a request has found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private let results: FetchedObjects<Result>
    private let objects: [Result]

    init(results: FetchedObjects<Result>) {
        self.results = results
        objects = results.objects
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }

    /// Which objects; nil: all. The view is made anew with those that another one finds.
    @MainActor public var nsPredicate: NSPredicate? {
        get { results.predicate }
        nonmutating set { results.predicate = newValue }
    }
    /// The order.
    @MainActor public var nsSortDescriptors: [NSSortDescriptor] {
        get { results.descriptors }
        nonmutating set { results.descriptors = newValue }
    }
}

extension FetchedResults where Result: NSManagedObject {
    /// The order, by Swift's descriptors.
    @MainActor public var sortDescriptors: [SortDescriptor<Result>] {
        get { results.order }
        nonmutating set { results.order = newValue }
    }
}
