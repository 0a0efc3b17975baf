import CoreData
import Foundation

/// What of a descriptor the store does, and what is left to be done with the objects: the answer is the same.
struct FetchPlan<T: PersistentModel> {
    let request: NSFetchRequest<NSManagedObject>
    private let descriptor: FetchDescriptor<T>
    private let needsPredicate: Bool
    private let needsOrder: Bool

    init(_ descriptor: FetchDescriptor<T>, _ context: ModelContext) {
        self.descriptor = descriptor
        let description = ModelDescription.of(T.self)
        request = NSFetchRequest(entityName: description.name)
        request.includesPendingChanges = descriptor.includePendingChanges
        let translated = descriptor.predicate.map { PredicateTranslation.translate($0, context) }
        request.predicate = translated?.predicate
        needsPredicate = translated.map { !$0.isExact } ?? false
        let orders = descriptor.sortBy.map { ModelOrder($0) }
        let stored = orders.map { $0.stored(description) }
        needsOrder = stored.contains { $0 == nil }
        if !needsOrder { request.sortDescriptors = stored.compactMap { $0 } }
        guard !needsPredicate, !needsOrder else { return }
        request.fetchLimit = max(descriptor.fetchLimit ?? 0, 0)
        request.fetchOffset = max(descriptor.fetchOffset ?? 0, 0)
    }

    /// Whether the store alone can say how many there are.
    var isWhole: Bool { !needsPredicate && !needsOrder }

    func run(_ context: ModelContext) throws -> [T] {
        if let limit = descriptor.fetchLimit, limit <= 0 { return [] }
        var found = try context.managed.fetch(request).compactMap { context.model(of: $0) as? T }
        if needsPredicate, let predicate = descriptor.predicate {
            found = try found.filter { try predicate.evaluate($0) }
        }
        if needsOrder { found = ModelOrder.sorted(found, descriptor.sortBy) }
        guard !isWhole else { return found }
        let rest = found.dropFirst(max(descriptor.fetchOffset ?? 0, 0))
        return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
    }
}
