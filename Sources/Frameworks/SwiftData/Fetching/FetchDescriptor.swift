import Foundation

/// Which objects of a class are fetched, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
    /// Which objects; nil: all.
    public var predicate: Predicate<T>?
    /// The order; empty: as the store has them.
    public var sortBy: [SortDescriptor<T>]
    /// How many objects at most; nil: all.
    public var fetchLimit: Int?
    /// How many objects are left out before the first.
    public var fetchOffset: Int?
    /// Whether what the context has changed and not saved counts: true.
    public var includePendingChanges = true
    /// The properties that are asked for. Kept: values come along with the objects (DEV-1174).
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships whose objects are fetched, too. Kept: they come when they are asked for (DEV-1174).
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// A descriptor of the objects that a predicate finds, in an order.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}

extension FetchDescriptor: @unchecked Sendable {}

/// Objects that were fetched.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
    let models: [T]
    public var startIndex: Int { 0 }
    public var endIndex: Int { models.count }
    public subscript(position: Int) -> T { models[position] }
}
