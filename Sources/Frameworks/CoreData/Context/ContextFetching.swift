import Foundation
import PorticoTrace

// Fetching: what the stores have, with what the context has changed of it.
extension NSManagedObjectContext {
    /// What a request finds.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        if request.spec.resultType == .managedObjectResultType {
            let objects = try fetchObjects(request.spec)
            // Objects of the very class need no cast each.
            if T.self is NSManagedObject.Type, objects.allSatisfy({ type(of: $0) == T.self }) {
                return unsafeBitCast(objects, to: [T].self)
            }
            if let typed = objects as? [T] { return typed }
        }
        let found = try results(of: request.spec)
        guard let typed = found as? [T] else {
            FatalException.internalInconsistency.raise(
                "a request for \(T.self) found \(found.first.map { "\(type(of: $0))" } ?? "nothing"): "
                    + "the request's type has to fit its resultType")
        }
        return typed
    }

    /// What a request finds, as anything.
    public func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] {
        try results(of: request.spec)
    }

    func results(of spec: FetchSpec) throws -> [Any] {
        switch spec.resultType {
        case .managedObjectIDResultType: return try fetchObjects(spec, ids: true).map(\.objectID)
        case .countResultType: return [NSNumber(value: try count(spec))]
        case .dictionaryResultType: return try dictionaries(spec)
        default: return try fetchObjects(spec)
        }
    }

    /// How many objects a request finds.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try count(request.spec) }

    private func count(_ spec: FetchSpec) throws -> Int {
        var spec = spec
        propagateDeletions()
        if parentContext == nil, !hasPending(spec) {
            spec.resolve(in: self)
            if let count = try rootCoordinator?.count(spec) { return count }
        }
        spec.sortDescriptors = nil
        return try fetchObjects(spec, ids: true).count
    }

    func fetchObjects(_ given: FetchSpec, ids: Bool = false) throws -> [NSManagedObject] {
        var spec = given
        spec.resolve(in: self)
        propagateDeletions()
        let pending = hasPending(spec)
        var found = try committed(spec, limits: !pending)
        if pending { addPending(&found.objects, spec) }
        if !found.isSorted || pending { found.objects = SortOrder.sorted(found.objects, spec.sortDescriptors) }
        if !found.isLimited || pending { found.objects = spec.limited(found.objects) }
        if ids { return found.objects }
        if !spec.returnsObjectsAsFaults { for object in found.objects { object.fire() } }
        if spec.shouldRefreshRefetchedObjects { for object in found.objects { refresh(object, mergeChanges: true) } }
        for path in spec.relationshipKeyPathsForPrefetching ?? [] {
            for object in found.objects { _ = (object.value(forKeyPath: path) as? NSManagedObject)?.entity }
        }
        return found.objects
    }

    private struct Found {
        var objects: [NSManagedObject]
        var isSorted: Bool
        var isLimited: Bool
    }

    private func committed(_ spec: FetchSpec, limits: Bool) throws -> Found {
        if let parent = parentContext {
            var spec = spec
            if !limits { (spec.fetchLimit, spec.fetchOffset) = (0, 0) }
            let handed = Handed(value: spec)
            let ids = try parent.queue.wait { () throws in
                try Handed(value: parent.fetchObjects(handed.value, ids: true).map(\.objectID))
            }
            return Found(objects: ids.value.map { object(with: $0) }, isSorted: true, isLimited: limits)
        }
        guard let coordinator = rootCoordinator else {
            FatalException.internalInconsistency.raise(
                "This NSPersistentStoreCoordinator has no persistent stores: the context has no coordinator")
        }
        let answer = try coordinator.fetch(spec, limits: limits)
        var objects = answer.rows.map { row -> NSManagedObject in
            let object = object(with: row.id)
            if object.isFault { object.fetched = (row.snapshot, row.generation) }
            return object
        }
        if let rest = answer.rest { objects = objects.filter { rest.evaluate(with: $0) } }
        return Found(objects: objects, isSorted: answer.isSorted, isLimited: answer.isLimited)
    }

    /// Whether what the context has changed may matter for a request.
    private func hasPending(_ spec: FetchSpec) -> Bool {
        spec.includesPendingChanges && hasChanges
    }

    private func addPending(_ objects: inout [NSManagedObject], _ spec: FetchSpec) {
        func fits(_ object: NSManagedObject) -> Bool {
            guard spec.fits(object.entity) else { return false }
            return spec.predicate?.evaluate(with: object) ?? true
        }
        objects = objects.filter { !$0.isDeleted && (!updated.contains($0) || fits($0)) }
        let present = Set(objects)
        objects += inserted.union(updated).filter { !$0.isDeleted && !present.contains($0) && fits($0) }
    }

    // MARK: Dictionaries

    private func dictionaries(_ given: FetchSpec) throws -> [Any] {
        var spec = given
        spec.resolve(in: self)
        guard let coordinator = rootCoordinator else { return [] }
        if let rows = try coordinator.dictionaries(spec) { return rows }
        // The store can't say it: each object says its values.
        var plain = spec
        plain.resultType = .managedObjectResultType
        let objects = try fetchObjects(plain)
        let rows = objects.map { DictionaryRow.make($0, spec.properties) }
        return spec.returnsDistinctResults ? NSOrderedSet(array: rows).array : rows
    }
}

/// A row of a dictionary's request, of one object.
enum DictionaryRow {
    static func make(_ object: NSManagedObject, _ properties: [NSPropertyDescription]) -> NSDictionary {
        let row = NSMutableDictionary()
        for property in properties {
            let value: Any?
            if let expression = property as? NSExpressionDescription {
                value = expression.expression?.expressionValue(with: object, context: nil)
            } else {
                value = object.value(forKey: property.name)
            }
            if let value { row[property.name as NSString] = (value as? NSManagedObject)?.objectID ?? value }
        }
        return row.copy() as! NSDictionary
    }
}
