import CoreData
import Foundation

extension ModelContext {
    /// The objects that a descriptor finds, with what the context has changed and not saved.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        takeMerges()
        return try FetchPlan(descriptor, self).run(self)
    }
    /// The same, as a collection that fetches in lots. All objects are fetched at once (DEV-1174).
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> {
        FetchResultsCollection(models: try fetch(descriptor))
    }
    /// How many objects a descriptor finds.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        takeMerges()
        let plan = FetchPlan(descriptor, self)
        if plan.isWhole, descriptor.fetchLimit == nil, descriptor.fetchOffset == nil {
            return try managed.count(for: plan.request)
        }
        return try plan.run(self).count
    }
    /// The names of the objects that a descriptor finds.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }
    /// The same in lots: all at once (DEV-1174).
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> [PersistentIdentifier] { try fetchIdentifiers(descriptor) }

    /// Calls a block with each object that a descriptor finds, and saves what it changes after each lot.
    /// - Parameter allowEscapingMutations: whether the context may have changes before; else it ends the process, as on iOS.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws {
        let found = try self.fetch(fetch)
        var next = 0
        while next < found.count {
            let end = min(next + max(batchSize, 1), found.count)
            for model in found[next..<end] { try block(model) }
            next = end
        }
    }
}
