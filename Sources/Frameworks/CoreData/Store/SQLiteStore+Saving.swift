import Foundation

extension SQLiteStore {
    /// What one save writes.
    struct Changes {
        var inserted: [NSManagedObject] = []
        var updated: [NSManagedObject] = []
        var deleted: [NSManagedObject] = []
        var author: String?
        var contextName: String?

        func key(of object: NSManagedObject) -> SQLValue {
            guard !object.isDeleted else { return .null }
            let id = id(of: object)
            return id.tag == nil ? .null : .int(id.key)
        }
        /// The name that a new object gets by this save, or the one that it has.
        func id(of object: NSManagedObject) -> NSManagedObjectID { object.newID ?? object.id }
    }

    /// Names for new objects, which nobody else gets.
    func newIDs(for entities: [NSEntityDescription]) throws -> [NSManagedObjectID] {
        try lock.withLock {
            var next: [(table: String, last: Int64)] = []
            // Where the last entity's table is: new objects mostly come one kind after the other.
            var known: (entity: NSEntityDescription, map: StoreSchema.EntityMap, place: Int)?
            let ids = try entities.map { entity -> NSManagedObjectID in
                if known?.entity !== entity {
                    guard let map = schema.map(entity) else {
                        throw CoreDataError.make(
                            NSPersistentStoreIncompatibleSchemaError,
                            "The store has no entity “\(entity.name ?? "")”.")
                    }
                    var place = next.firstIndex { $0.table == map.table }
                    if place == nil {
                        let last = try database.int(
                            "SELECT MAX(Z_MAX) FROM Z_PRIMARYKEY WHERE Z_ENT IN (\(tableFamily(map)))")
                        next.append((map.table, last ?? 0))
                        place = next.count - 1
                    }
                    known = (entity, map, place!)
                }
                let (map, place) = (known!.map, known!.place)
                next[place].last += 1
                return id(map, next[place].last)
            }
            for (table, last) in next {
                guard
                    let map = schema.order.first(where: { $0.table == table && $0.entity.superentity == nil })
                        ?? schema.order.first(where: { $0.table == table })
                else { continue }
                try database.run(
                    "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?", [.int(last), .int(map.number)])
            }
            return ids
        }
    }

    private func tableFamily(_ map: StoreSchema.EntityMap) -> String {
        schema.order.filter { $0.table == map.table }.map { "\($0.number)" }.joined(separator: ",")
    }

    /// Objects that somebody else has saved since they were read.
    func conflicts(of changes: Changes) throws -> [NSMergeConflict] {
        try (changes.updated + changes.deleted).compactMap { object in
            guard let old = object.snapshot, let map = map(of: object.objectID) else { return nil }
            let version = try database.int(map.statements(in: schema).version, [.int(object.objectID.key)])
            guard version != old.version else { return nil }
            let persisted = try version == nil ? nil : snapshot(of: object.objectID)
            func table(_ snapshot: ObjectSnapshot?) -> [String: Any]? {
                snapshot.map { snapshot in
                    Dictionary(
                        uniqueKeysWithValues: zip(object.layout.names, snapshot.slots).map {
                            ($0, object.plain($1) ?? NSNull())
                        })
                }
            }
            let conflict = NSMergeConflict(
                source: object, newVersion: Int(version ?? 0), oldVersion: Int(old.version),
                cachedSnapshot: table(old), persistedSnapshot: table(persisted))
            conflict.persisted = persisted
            return conflict
        }
    }

    /// Objects that are alike where a constraint says they may not.
    func constraintConflicts(of changes: Changes, _ context: NSManagedObjectContext) throws -> [NSConstraintConflict] {
        var found: [NSConstraintConflict] = []
        guard schema.order.contains(where: { !$0.entity.constraintNames.isEmpty }) else { return [] }
        let saved = changes.inserted + changes.updated
        let gone = Set((changes.deleted + changes.updated).map(\.objectID.key))
        for map in schema.order where !map.entity.constraintNames.isEmpty {
            let objects = saved.filter { $0.entity === map.entity }
            for names in map.entity.constraintNames where !objects.isEmpty {
                var groups: [[SQLValue]: [NSManagedObject]] = [:]
                for object in objects {
                    // Nothing is like nothing.
                    let key = names.map { StoredValue.constant(object.value(forKey: $0)) }
                    if !key.contains(.null) { groups[key, default: []].append(object) }
                }
                let columns = names.compactMap { map.entity.propertiesByName[$0] }.compactMap {
                    schema.column(of: $0, in: map.table)
                }
                guard columns.count == names.count, !columns.isEmpty else { continue }
                for (key, group) in groups {
                    let test = columns.map { "\($0) = ?" }.joined(separator: " AND ")
                    var rows: [NSManagedObjectID] = []
                    try database.query(
                        "SELECT Z_PK, Z_ENT FROM \(schema.quoted(map.table)) WHERE \(test)", key
                    ) { row in
                        if !gone.contains(row.int(0)), let end = self.schema.byNumber[row.int(1)] {
                            rows.append(self.id(end, row.int(0)))
                        }
                        return true
                    }
                    guard !rows.isEmpty || group.count > 1 else { continue }
                    let known = rows.first.map { context.object(with: $0) }
                    found.append(
                        NSConstraintConflict(
                            constraint: names, database: known, databaseSnapshot: known?.committedValues(forKeys: nil),
                            conflicting: group, conflictingSnapshots: group.map { $0.changedValues() }))
                }
            }
        }
        return found
    }

    /// A row isn't there any more as an object knows it.
    struct StaleVersion: Error {}

    /// Writes changes in one transaction.
    /// - Throws: `StaleVersion`, and nothing is written, where `conflicts(of:)` finds something.
    func save(_ changes: Changes) throws {
        try database.transaction {
            for object in changes.inserted { try insert(object, changes) }
            for object in changes.updated { try update(object, changes) }
            for objects in [changes.inserted, changes.updated] {
                for object in objects { try writeMany(object, changes) }
            }
            for object in changes.deleted { try delete(object.objectID, object.snapshot?.version) }
            if keepsHistory { try HistoryTables.write(changes, in: self) }
        }
        countSave()
    }

    private func insert(_ object: NSManagedObject, _ changes: Changes) throws {
        let id = changes.id(of: object)
        guard let map = lastMap(of: id) else { return }
        DerivedValue.update(object)
        let (slots, types, isAttribute) = (object.slots, object.layout.types, map.isAttribute)
        try database.writeRow(map.statements(in: schema).insert) { row in
            row.bindInteger(id.key)
            row.bindInteger(map.number)
            row.bindInteger(1)
            for index in isAttribute.indices {
                if isAttribute[index], row.bindPlain(slots[index], types[index]) { continue }
                var values: [SQLValue] = []
                add(object, index, map, changes, &values)
                for value in values { row.bindValue(value) }
            }
        }
    }

    private func add(
        _ object: NSManagedObject, _ index: Int, _ map: StoreSchema.EntityMap, _ changes: Changes,
        _ values: inout [SQLValue]
    ) {
        switch map.places[index] {
        case .attribute(_, let attribute):
            values.append(object.slots[index].attributeValue.map { StoredValue.sql($0, attribute) } ?? .null)
        case .toOne(_, let entityColumn, _):
            let key: SQLValue
            var entity = SQLValue.null
            switch object.slots[index] {
            case .object(let other):
                key = changes.key(of: other)
                if let number = schema.map(other.entity)?.number, case .int = key { entity = .int(number) }
            case .id(let other):
                key = .int(other.key)
                if let number = schema.map(other.entity)?.number { entity = .int(number) }
            default: key = .null
            }
            values.append(key)
            if entityColumn != nil { values.append(entity) }
        default: break
        }
    }

    private func update(_ object: NSManagedObject, _ changes: Changes) throws {
        guard let map = lastMap(of: object.id), let old = object.snapshot else { return }
        DerivedValue.update(object)
        let changed = map.places.indices.filter { object.differs($0) }
        var values: [SQLValue] = []
        for index in changed { add(object, index, map, changes, &values) }
        values.append(.int(object.id.key))
        values.append(.int(old.version))
        try database.run(map.statements(in: schema).updateStatement(changed), values)
        guard database.changes == 1 else { throw StaleVersion() }
    }

    /// Writes what the object's own row doesn't have: pairs of many to many, and the order of many.
    private func writeMany(_ object: NSManagedObject, _ changes: Changes) throws {
        let id = changes.id(of: object)
        guard let map = lastMap(of: id), map.hasOtherRows else { return }
        for index in map.places.indices {
            guard case .many(let many) = object.slots[index], object.differs(index) else { continue }
            switch map.places[index] {
            case .manyByKey(_, let order?, let destination):
                guard let end = schema.maps[destination] else { continue }
                for (place, other) in many.objects.enumerated() {
                    try database.run(
                        "UPDATE \(schema.quoted(end.table)) SET \(order) = ? WHERE Z_PK = ?",
                        [.int(Int64(place + 1) * 1024), changes.key(of: other)])
                }
            case .join(let table, let own, let other, let order, _):
                let now = many.objects.filter { !$0.isDeleted }
                let keys = now.map { changes.id(of: $0) }
                if case .ids(let before) = object.snapshot?.slots[index] {
                    for gone in Set(before).subtracting(keys) {
                        try database.run(
                            "DELETE FROM \(schema.quoted(table)) WHERE \(own) = ? AND \(other) = ?",
                            [.int(id.key), .int(gone.key)])
                    }
                }
                for (place, key) in keys.enumerated() {
                    var sql = "INSERT INTO \(schema.quoted(table)) (\(own), \(other)\(order.map { ", " + $0 } ?? "")) "
                    sql +=
                        "VALUES (?, ?\(order == nil ? "" : ", ?")) ON CONFLICT (\(schema.joins[table]!.own), \(schema.joins[table]!.other)) DO "
                    sql += order.map { "UPDATE SET \($0) = excluded.\($0)" } ?? "NOTHING"
                    let values: [SQLValue] = [.int(id.key), .int(key.key)]
                    try database.run(sql, order == nil ? values : values + [.int(Int64(place + 1) * 1024)])
                }
            default: break
            }
        }
    }

    /// Deletes a row, of a version if there is one, and the pairs that it is in.
    func delete(_ id: NSManagedObjectID, _ version: Int64? = nil) throws {
        guard let map = lastMap(of: id) else { return }
        let statements = map.statements(in: schema)
        if let version {
            try database.run(statements.deleteVersion, [.int(id.key), .int(version)])
            guard database.changes == 1 else { throw StaleVersion() }
        } else {
            try database.run(statements.delete, [.int(id.key)])
        }
        guard map.isPaired else { return }
        for place in map.places {
            guard case .join(let table, let own, _, _, _) = place else { continue }
            try database.run("DELETE FROM \(schema.quoted(table)) WHERE \(own) = ?", [.int(id.key)])
        }
    }
}
