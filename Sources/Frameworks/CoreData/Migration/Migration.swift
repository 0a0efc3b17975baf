import Foundation

/// Moves a store's data to another version of the model, as the two versions tell: what has the same name, or is renamed, stays.
///
/// All of it is one transaction in the store's own file: a process that ends in the middle leaves the store as it was.
struct Migration {
    private let store: SQLiteStore
    private let old: StoreSchema
    private var new: StoreSchema { store.schema }
    private var database: SQLiteDatabase { store.database }

    static func run(_ store: SQLiteStore, to entities: [NSEntityDescription], _ hashes: [String: Data]) throws {
        let info: [String: Any] = ["metadata": store.metadata ?? [:]]
        guard StoreOptions.isSet(NSMigratePersistentStoresAutomaticallyOption, store.options), !store.isReadOnly else {
            throw CoreDataError.make(
                NSPersistentStoreIncompatibleVersionHashError,
                "The model used to open the store is incompatible with the one used to create the store", info)
        }
        guard let source = source(of: store) else {
            throw CoreDataError.make(
                NSMigrationMissingSourceModelError, "Can't find model for source store", info)
        }
        guard StoreOptions.isSet(NSInferMappingModelAutomaticallyOption, store.options) else {
            throw CoreDataError.make(
                NSMigrationMissingMappingModelError, "Can't find mapping model for migration", info)
        }
        let configuration = store.configurationName
        let list = source.entities(forConfigurationName: configuration) ?? source.entities
        let migration = Migration(store: store, old: StoreSchema(list))
        try store.database.transaction {
            try migration.move()
            try store.take(hashes)
        }
    }

    /// The version that the store was made with: beside the model, or as the store keeps it.
    private static func source(of store: SQLiteStore) -> NSManagedObjectModel? {
        let versions = store.model.source.map(ModelFile.versions) ?? []
        let name = store.configurationName
        if let found = versions.first(where: {
            $0.isConfiguration(withName: name, compatibleWithStoreMetadata: store.metadata)
        }) {
            return found
        }
        guard case .blob(let data)? = try? store.database.value("SELECT Z_CONTENT FROM Z_MODELCACHE LIMIT 1") else {
            return nil
        }
        return ModelCache.model(of: data)
    }

    private static func failure(_ reason: String) -> NSError {
        CoreDataError.make(
            NSInferredMappingModelError, "Can't infer mapping model: \(reason)", ["reason": reason])
    }

    // MARK: Moving

    private func move() throws {
        var origins: [(target: StoreSchema.EntityMap, origin: StoreSchema.EntityMap)] = []
        for map in new.order {
            let name = map.entity.renamingIdentifier ?? map.entity.name ?? ""
            if let origin = old.maps[name] ?? old.maps[map.entity.name ?? ""] { origins.append((map, origin)) }
        }
        for table in new.tables {
            let sources = Set(origins.filter { $0.target.table == table }.map(\.origin.table))
            guard sources.count < 2 else {
                throw Self.failure("entities of \(sources.sorted().joined(separator: " and ")) get one table")
            }
        }
        var indexes: [String] = []
        try database.query("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL") { row in
            indexes.append(row.text(0))
            return true
        }
        for index in indexes where !index.hasPrefix("ACHANGE") && !index.hasPrefix("ATRANSACTION") {
            try database.run("DROP INDEX \(new.quoted(index))")
        }
        let before = old.tables + old.joins.keys.sorted()
        for table in before {
            try database.run("ALTER TABLE \(new.quoted(table)) RENAME TO \(new.quoted("OLD_" + table))")
        }
        var largest: [String: Int64] = [:]
        for (target, origin) in origins {
            let sql =
                "SELECT MAX(Z_MAX) FROM Z_PRIMARYKEY WHERE Z_NAME IN (\(origin.entity.root.family.map { _ in "?" }.joined(separator: ",")))"
            let names = origin.entity.root.family.map { SQLValue.text($0.name ?? "") }
            largest[target.table] = max(largest[target.table] ?? 0, try database.int(sql, names) ?? 0)
        }
        for table in new.tables { try database.run(new.statement(for: table)) }
        for statement in new.joinStatements { try database.run(statement) }
        for (target, origin) in origins { try copyRows(target, origin) }
        var done: Set<String> = []
        for (target, origin) in origins { try copyPairs(target, origin, &done) }
        for table in before { try database.run("DROP TABLE \(new.quoted("OLD_" + table))") }
        for statement in new.indexStatements { try database.run(statement) }
        try StoreTables.writeKeys(new, largest, in: database)
    }

    private func slot(_ property: NSPropertyDescription, _ origin: StoreSchema.EntityMap) -> Int? {
        origin.entity.layout.index[property.renamingIdentifier ?? property.name]
            ?? origin.entity.layout.index[property.name]
    }

    private func copyRows(_ target: StoreSchema.EntityMap, _ origin: StoreSchema.EntityMap) throws {
        var columns = ["Z_PK", "Z_ENT", "Z_OPT"]
        var parts = ["Z_PK", "\(target.number)", "Z_OPT"]
        var values: [SQLValue] = []
        let table = new.quoted("OLD_" + origin.table)
        let count = try database.int("SELECT COUNT(*) FROM \(table) WHERE Z_ENT = ?", [.int(origin.number)]) ?? 0
        let properties = target.entity.properties
        for (index, place) in target.places.enumerated() {
            let source = slot(properties[index], origin).map { origin.places[$0] }
            switch place {
            case .attribute(let column, let attribute):
                columns.append(column)
                let standard = attribute.defaultValue.flatMap { AttributeValue.normalized($0, attribute) }.map {
                    StoredValue.sql($0, attribute)
                }
                guard case .attribute(let from, let was)? = source else {
                    if !attribute.isOptional, standard == nil, count > 0, !(attribute is NSDerivedAttributeDescription)
                    {
                        throw CoreDataError.make(
                            NSMigrationError,
                            "Validation error missing attribute values on mandatory destination attribute "
                                + "(entity: \(target.entity.name ?? ""), attribute: \(attribute.name))")
                    }
                    parts.append("?")
                    values.append(standard ?? .null)
                    continue
                }
                guard Self.isKept(was.attributeType, attribute.attributeType) else {
                    throw Self.failure(
                        "the attribute “\(attribute.name)” of “\(target.entity.name ?? "")” has another type")
                }
                if !attribute.isOptional, let standard {
                    parts.append("IFNULL(\(from), ?)")
                    values.append(standard)
                } else {
                    parts.append(from)
                }
            case .toOne(let column, let entityColumn, let destination):
                guard let source else { continue }
                guard case .toOne(let from, let fromEntity, let was) = source else {
                    throw Self.failure(
                        "the relationship “\(properties[index].name)” of “\(target.entity.name ?? "")” led to many")
                }
                columns.append(column)
                parts.append(from)
                if let entityColumn {
                    columns.append(entityColumn)
                    parts.append(entityNumber(fromEntity, was, destination, from))
                }
                let (order, oldOrder) = ("Z_FOK_\(properties[index].name.uppercased())", "Z_FOK_\(from.dropFirst())")
                if new.columnIndex[target.table]?[order] != nil, old.columnIndex[origin.table]?[oldOrder] != nil {
                    columns.append(order)
                    parts.append(oldOrder)
                }
            default: break
            }
        }
        try database.run(
            "INSERT INTO \(new.quoted(target.table)) (\(columns.joined(separator: ", "))) "
                + "SELECT \(parts.joined(separator: ", ")) FROM \(table) WHERE Z_ENT = ?",
            values + [.int(origin.number)])
    }

    /// The entity at the other end, by its number in the new version.
    private func entityNumber(_ column: String?, _ was: String, _ now: String, _ key: String) -> String {
        func number(_ name: String) -> Int64? {
            new.order.first { ($0.entity.renamingIdentifier ?? "") == name || $0.entity.name == name }?.number
        }
        guard let column else {
            return "CASE WHEN \(key) IS NULL THEN NULL ELSE \(number(was) ?? new.maps[now]?.number ?? 0) END"
        }
        let cases = old.order.compactMap { map in
            number(map.entity.name ?? "").map { "WHEN \(map.number) THEN \($0)" }
        }
        return "CASE \(column) \(cases.joined(separator: " ")) END"
    }

    private func copyPairs(
        _ target: StoreSchema.EntityMap, _ origin: StoreSchema.EntityMap, _ done: inout Set<String>
    ) throws {
        for (index, place) in target.places.enumerated() {
            guard case .join(let table, let own, let other, let order, _) = place, !done.contains(table),
                let source = slot(target.entity.properties[index], origin)
            else { continue }
            let into = "INSERT OR IGNORE INTO \(new.quoted(table)) "
            switch origin.places[source] {
            case .join(let from, let fromOwn, let fromOther, let fromOrder, _):
                done.insert(table)
                if let order, let fromOrder {
                    try database.run(
                        into
                            + "(\(own), \(other), \(order)) SELECT \(fromOwn), \(fromOther), \(fromOrder) FROM \(new.quoted("OLD_" + from))"
                    )
                } else {
                    try database.run(
                        into + "(\(own), \(other)) SELECT \(fromOwn), \(fromOther) FROM \(new.quoted("OLD_" + from))")
                }
            case .manyByKey(let column, _, let destination):
                guard let end = old.maps[destination] else { continue }
                done.insert(table)
                try database.run(
                    into
                        + "(\(own), \(other)) SELECT \(column), Z_PK FROM \(new.quoted("OLD_" + end.table)) WHERE \(column) IS NOT NULL"
                )
            case .toOne(let column, _, _):
                try database.run(
                    into + "(\(own), \(other)) SELECT Z_PK, \(column) FROM \(new.quoted("OLD_" + origin.table)) "
                        + "WHERE \(column) IS NOT NULL AND Z_ENT = ?", [.int(origin.number)])
            default: break
            }
        }
    }

    /// Whether a value of one type is one of the other as it is stored.
    static func isKept(_ was: NSAttributeType, _ now: NSAttributeType) -> Bool {
        let whole: Set<NSAttributeType> = [
            .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
        ]
        let broken: Set<NSAttributeType> = [.floatAttributeType, .doubleAttributeType]
        return was == now || whole.isSuperset(of: [was, now]) || broken.isSuperset(of: [was, now])
    }
}
