import Foundation
import PorticoTrace
import PorticoFoundation

// Requests that change stores past the context.
extension NSManagedObjectContext {
    /// Does what a request says: batches, history, fetching later.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let coordinator = rootCoordinator else { throw CoreDataError.noStores() }
        switch request {
        case let later as any AsynchronousFetch: return later.begin(in: self)
        case let insert as NSBatchInsertRequest: return try execute(insert, coordinator)
        case let update as NSBatchUpdateRequest: return try execute(update, coordinator)
        case let delete as NSBatchDeleteRequest: return try execute(delete, coordinator)
        case let history as NSPersistentHistoryChangeRequest:
            let stores = coordinator.sqlStores.filter(\.keepsHistory)
            guard let store = stores.first else {
                throw CoreDataError.make(
                    NSPersistentStoreUnsupportedRequestTypeError,
                    "Persistent History is not enabled: set NSPersistentHistoryTrackingKey.")
            }
            return try HistoryReader(store).execute(history)
        default:
            throw CoreDataError.make(
                NSPersistentStoreUnsupportedRequestTypeError, "A store doesn't know requests of \(type(of: request)).")
        }
    }

    private func entity(_ given: NSEntityDescription?, _ name: String) throws -> NSEntityDescription {
        let known = rootCoordinator?.managedObjectModel.entitiesByName[given?.name ?? name]
        guard let entity = known ?? given else {
            FatalException.internalInconsistency.raise("there is no entity named '\(name)' in the model")
        }
        return entity
    }

    private func execute(
        _ request: NSBatchInsertRequest, _ coordinator: NSPersistentStoreCoordinator
    ) throws -> NSPersistentStoreResult {
        let entity = try entity(request.entity, request.entityName)
        let store = try coordinator.store(for: entity, request.affectedStores?.first)
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        context.mergePolicy = mergePolicy
        (context.transactionAuthor, context.name) = (transactionAuthor, name)
        var count = 0
        var ids: [NSManagedObjectID] = []
        func add(_ fill: (NSManagedObject) -> Bool) throws -> Bool {
            let object = ObjectClasses.makeObject(of: entity, insertInto: context)
            guard !fill(object) else {
                context.inserted.remove(object)
                return false
            }
            count += 1
            return true
        }
        func fill(_ object: NSManagedObject, _ table: [String: Any]) {
            for (key, value) in table where entity.attributesByName[key] != nil { object.setValue(value, forKey: key) }
        }
        if let handler = request.managedObjectHandler {
            while try add(handler) {}
        } else if let handler = request.dictionaryHandler {
            while try add({ object in
                let table = NSMutableDictionary()
                let isDone = handler(table)
                if !isDone { fill(object, table as? [String: Any] ?? [:]) }
                return isDone
            }) {}
        } else {
            for table in request.objectsToInsert ?? [] {
                _ = try add {
                    fill($0, table); return false
                }
            }
        }
        let objects = context.inserted
        context.forgetEventStates()
        context.event = ChangedObjects()
        // As on iOS values are taken as they are: no validation.
        try coordinator.save(ChangedObjects(inserted: objects), from: context)
        ids = objects.map(\.objectID)
        store.countSave()
        return NSBatchInsertResult(
            request.resultType == .objectIDs
                ? ids : request.resultType == .count ? NSNumber(value: count) : NSNumber(value: true),
            request.resultType)
    }

    /// The objects of a store that a request finds, what isn't saved left out.
    private func found(
        _ spec: FetchSpec, _ coordinator: NSPersistentStoreCoordinator
    ) throws -> [NSManagedObjectID] {
        var spec = spec
        (spec.includesPendingChanges, spec.resultType) = (false, .managedObjectIDResultType)
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return try context.fetchObjects(spec, ids: true).map(\.objectID)
    }

    private func execute(
        _ request: NSBatchUpdateRequest, _ coordinator: NSPersistentStoreCoordinator
    ) throws -> NSPersistentStoreResult {
        var spec = FetchSpec()
        spec.entity = try entity(request.given, request.entityName)
        (spec.predicate, spec.includesSubentities) = (request.predicate, request.includesSubentities)
        spec.affectedStores = request.affectedStores
        let ids = try found(spec, coordinator)
        for (store, ids) in Dictionary(grouping: ids, by: { $0.tag?.store as? SQLiteStore }) {
            try store?.update(ids, spec.entity!, request.propertiesToUpdate ?? [:])
        }
        let result: Any =
            switch request.resultType {
            case .updatedObjectIDsResultType: ids
            case .updatedObjectsCountResultType: NSNumber(value: ids.count)
            case .statusOnlyResultType: NSNumber(value: true)
            }
        return NSBatchUpdateResult(result, request.resultType)
    }

    private func execute(
        _ request: NSBatchDeleteRequest, _ coordinator: NSPersistentStoreCoordinator
    ) throws -> NSPersistentStoreResult {
        let ids = try request.ids ?? found(request.spec, coordinator)
        var all: [NSManagedObjectID] = []
        for (store, ids) in Dictionary(grouping: ids, by: { $0.tag?.store as? SQLiteStore }) {
            all += try store?.deleteBatch(ids) ?? []
        }
        let result: Any =
            switch request.resultType {
            case .resultTypeObjectIDs: all
            case .resultTypeCount: NSNumber(value: ids.count)
            case .resultTypeStatusOnly: NSNumber(value: true)
            }
        return NSBatchDeleteResult(result, request.resultType)
    }
}

extension SQLiteStore {
    func update(_ ids: [NSManagedObjectID], _ entity: NSEntityDescription, _ values: [AnyHashable: Any]) throws {
        guard let map = schema.map(entity) else { return }
        try lock.withLock {
            database.matchers.removeAll()
            var parts: [String] = []
            var bound: [SQLValue] = []
            for (key, value) in values {
                let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String ?? ""
                guard let index = entity.layout.index[name],
                    case .attribute(let column, let attribute) = map.places[index]
                else {
                    FatalException.invalidArgument.raise(
                        "Invalid string key \(name) passed to propertiesToUpdate: it is no attribute of \(entity.name ?? "")"
                    )
                }
                if let expression = value as? _PorticoExpression, expression.expressionType != .constantValue {
                    var sql = PredicateSQL(schema, database.matchers)
                    let scope = PredicateSQL.Scope(alias: schema.quoted(map.table), map: map)
                    guard let text = try? sql.term(expression, scope), sql.joins.isEmpty else {
                        throw CoreDataError.make(
                            NSPersistentStoreUnsupportedRequestTypeError,
                            "A batch can't compute “\(expression)”: use constants, attributes and arithmetic.")
                    }
                    parts.append("\(column) = \(text)")
                    bound += sql.values
                } else {
                    let constant =
                        (value as? _PorticoExpression)?.constantValue ?? (value is _PorticoExpression ? nil : value)
                    parts.append("\(column) = ?")
                    let fit = constant.flatMap { $0 is NSNull ? nil : AttributeValue.normalized($0, attribute) }
                    bound.append(fit.map { StoredValue.sql($0, attribute) } ?? .null)
                }
            }
            try database.transaction {
                let sql =
                    "UPDATE \(schema.quoted(map.table)) SET \((parts + ["Z_OPT = Z_OPT + 1"]).joined(separator: ", ")) WHERE Z_PK = ?"
                for id in ids { try database.run(sql, bound + [.int(id.key)]) }
                if keepsHistory { try HistoryTables.write(ids, .update, in: self) }
            }
            countSave()
        }
    }

    /// Deletes rows; references to them are cleared, and what a relationship deletes along is.
    func deleteBatch(_ ids: [NSManagedObjectID]) throws -> [NSManagedObjectID] {
        try lock.withLock {
            var (waiting, done) = (ids, Set<NSManagedObjectID>())
            try database.transaction {
                while let id = waiting.popLast() {
                    guard let map = map(of: id), done.insert(id).inserted else { continue }
                    for kind in map.entity.layout.kinds {
                        guard case .toMany(let relation) = kind, relation.deleteRule == .cascadeDeleteRule else {
                            continue
                        }
                        waiting += try relatedIDs(of: id, relation)
                    }
                    try clearReferences(to: id, map)
                    try delete(id)
                }
                if keepsHistory { try HistoryTables.write(Array(done), .delete, in: self) }
            }
            countSave()
            return Array(done)
        }
    }

    private func clearReferences(to id: NSManagedObjectID, _ gone: StoreSchema.EntityMap) throws {
        for place in gone.places {
            guard case .manyByKey(let column, _, let destination) = place, let end = schema.maps[destination] else {
                continue
            }
            try database.run(
                "UPDATE \(schema.quoted(end.table)) SET \(column) = NULL, Z_OPT = Z_OPT + 1 WHERE \(column) = ?",
                [.int(id.key)])
        }
        for kind in gone.entity.layout.kinds {
            guard case .toOne(let relation) = kind, let inverse = relation.inverseRelationship, !inverse.isToMany,
                let end = inverse.owner.flatMap({ schema.map($0) }),
                let column = schema.column(of: inverse, in: end.table)
            else { continue }
            try database.run(
                "UPDATE \(schema.quoted(end.table)) SET \(column) = NULL, Z_OPT = Z_OPT + 1 WHERE \(column) = ?",
                [.int(id.key)])
        }
    }
}
