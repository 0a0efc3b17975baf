import Foundation

/// The tables that every store has beside those of its entities.
enum StoreTables {
    static func make(_ schema: StoreSchema, in database: SQLiteDatabase) throws {
        for statement in StoreSchema.housekeeping { try database.run(statement) }
        for table in schema.tables { try database.run(schema.statement(for: table)) }
        for statement in schema.joinStatements { try database.run(statement) }
        for statement in schema.indexStatements { try database.run(statement) }
        try writeKeys(schema, [:], in: database)
    }

    /// Which number each entity has, and up to which key its table is used.
    static func writeKeys(_ schema: StoreSchema, _ largest: [String: Int64], in database: SQLiteDatabase) throws {
        try database.run("DELETE FROM Z_PRIMARYKEY")
        for map in schema.order {
            try database.run(
                "INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, ?, ?, ?)",
                [.int(map.number), .text(map.entity.name ?? ""), .int(map.parent), .int(largest[map.table] ?? 0)])
        }
    }

    static func metadata(in database: SQLiteDatabase) throws -> (identifier: String, table: [String: Any]) {
        var found: (String, Data)?
        try database.query("SELECT Z_UUID, Z_PLIST FROM Z_METADATA LIMIT 1") { row in
            found = (row.text(0), row.data(1))
            return false
        }
        guard let (identifier, data) = found,
            let table = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else {
            throw CoreDataError.make(
                NSPersistentStoreOpenError, "The store says nothing of itself: Z_METADATA is empty or can't be read.")
        }
        return (identifier, table.merging([NSStoreUUIDKey: identifier]) { $1 })
    }

    static func write(
        _ table: [String: Any], _ identifier: String, _ model: NSManagedObjectModel, in database: SQLiteDatabase
    ) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: table, format: .binary, options: 0)
        try database.run("DELETE FROM Z_METADATA")
        try database.run(
            "INSERT INTO Z_METADATA (Z_VERSION, Z_UUID, Z_PLIST) VALUES (1, ?, ?)", [.text(identifier), .blob(data)])
        try database.run("DELETE FROM Z_MODELCACHE")
        try database.run("INSERT INTO Z_MODELCACHE (Z_CONTENT) VALUES (?)", [.blob(ModelCache.data(of: model))])
    }
}
