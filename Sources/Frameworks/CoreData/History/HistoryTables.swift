import Foundation

/// The tables of a store that keeps history: transactions, their changes, and the texts that transactions have.
enum HistoryTables {
    static func make(in database: SQLiteDatabase) throws {
        for statement in [
            "CREATE TABLE IF NOT EXISTS ATRANSACTION (Z_PK INTEGER PRIMARY KEY AUTOINCREMENT, Z_ENT INTEGER, Z_OPT INTEGER, ZAUTHORTS INTEGER, ZBUNDLEIDTS INTEGER, ZCONTEXTNAMETS INTEGER, ZPROCESSIDTS INTEGER, ZTIMESTAMP FLOAT)",
            "CREATE TABLE IF NOT EXISTS ACHANGE (Z_PK INTEGER PRIMARY KEY AUTOINCREMENT, Z_ENT INTEGER, Z_OPT INTEGER, ZCHANGETYPE INTEGER, ZENTITY INTEGER, ZENTITYPK INTEGER, ZTRANSACTIONID INTEGER, ZCOLUMNS BLOB)",
            "CREATE TABLE IF NOT EXISTS ATRANSACTIONSTRING (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR UNIQUE)",
            "CREATE INDEX IF NOT EXISTS ACHANGE_ZTRANSACTIONID_INDEX ON ACHANGE (ZTRANSACTIONID)",
            "CREATE INDEX IF NOT EXISTS ATRANSACTION_ZTIMESTAMP_INDEX ON ATRANSACTION (ZTIMESTAMP)",
        ] { try database.run(statement) }
    }

    static func write(_ changes: SQLiteStore.Changes, in store: SQLiteStore) throws {
        let transaction = try begin(changes.author, changes.contextName, in: store)
        for object in changes.inserted { try note(changes.id(of: object), .insert, [], transaction, store) }
        for object in changes.updated {
            let names = object.layout.names.indices.filter { object.differs($0) }.map { object.layout.names[$0] }
            try note(object.objectID, .update, names, transaction, store)
        }
        for object in changes.deleted { try note(object.objectID, .delete, [], transaction, store) }
    }

    static func write(_ ids: [NSManagedObjectID], _ type: NSPersistentHistoryChangeType, in store: SQLiteStore) throws {
        guard !ids.isEmpty else { return }
        let transaction = try begin(nil, nil, in: store)
        for id in ids { try note(id, type, [], transaction, store) }
    }

    private static func begin(_ author: String?, _ context: String?, in store: SQLiteStore) throws -> Int64 {
        func text(_ value: String?) throws -> SQLValue {
            guard let value else { return .null }
            try store.database.run("INSERT OR IGNORE INTO ATRANSACTIONSTRING (ZNAME) VALUES (?)", [.text(value)])
            return try store.database.value("SELECT Z_PK FROM ATRANSACTIONSTRING WHERE ZNAME = ?", [.text(value)])
        }
        let info = ProcessInfo.processInfo
        let values = try [
            text(author), text(Bundle.main.bundleIdentifier ?? info.processName), text(context),
            text(info.processName), .real(Date().timeIntervalSinceReferenceDate),
        ]
        try store.database.run(
            "INSERT INTO ATRANSACTION (Z_ENT, Z_OPT, ZAUTHORTS, ZBUNDLEIDTS, ZCONTEXTNAMETS, ZPROCESSIDTS, ZTIMESTAMP) VALUES (16001, 1, ?, ?, ?, ?, ?)",
            values)
        return try store.database.int("SELECT last_insert_rowid()") ?? 0
    }

    private static func note(
        _ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType, _ names: [String], _ transaction: Int64,
        _ store: SQLiteStore
    ) throws {
        guard let map = store.map(of: id) else { return }
        try store.database.run(
            "INSERT INTO ACHANGE (Z_ENT, Z_OPT, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZTRANSACTIONID, ZCOLUMNS) VALUES (16002, 1, ?, ?, ?, ?, ?)",
            [
                .int(Int64(type.rawValue)), .int(map.number), .int(id.key), .int(transaction),
                .blob(Data(names.joined(separator: "\n").utf8)),
            ])
    }
}
