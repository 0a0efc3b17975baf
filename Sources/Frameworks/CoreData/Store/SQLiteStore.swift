import Foundation

/// A store of SQLite's: a file beside its log of writes, or memory.
///
/// Every save is one transaction: a process that ends in the middle of it leaves the store as it was before.
///
/// - From: `NSPersistentStoreCoordinator`, on any thread; `lock` lets in one
/// - To: `SQLiteDatabase`
final class SQLiteStore: NSPersistentStore, @unchecked Sendable {
    let lock = NSRecursiveLock()
    let isInMemory: Bool
    /// Whether it is a store of SQLite's whose file is `/dev/null`, which nobody reads again: as Xcode's template has it for previews.
    private let isUnwritten: Bool
    private(set) var database: SQLiteDatabase
    private(set) var schema: StoreSchema
    let model: NSManagedObjectModel
    private(set) var tag: StoreTag
    let keepsHistory: Bool
    private var lastFound: StoreSchema.EntityMap?

    override var type: String { isInMemory ? NSInMemoryStoreType : NSSQLiteStoreType }
    override var identifier: String! {
        get { tag.identifier }
        set {}
    }

    /// Opens or makes a store.
    /// - Throws: 134100 for one of another version where data may not move, and what moving it throws.
    init(
        _ coordinator: NSPersistentStoreCoordinator, type: String, configuration: String?, url: URL?,
        options: [AnyHashable: Any]?
    ) throws {
        isInMemory = type == NSInMemoryStoreType
        isUnwritten = !isInMemory && url?.path == "/dev/null"
        model = coordinator.managedObjectModel
        let readOnly = StoreOptions.isSet(NSReadOnlyPersistentStoreOption, options)
        if !isInMemory, !isUnwritten, let url, !readOnly {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        guard let entities = model.entities(forConfigurationName: configuration) else {
            throw CoreDataError.make(
                NSPersistentStoreOperationError, "The model has no configuration named “\(configuration ?? "")”.")
        }
        let path = isInMemory || isUnwritten ? ":memory:" : url?.path ?? ""
        database = try SQLiteDatabase(path: path, isReadOnly: readOnly)
        schema = StoreSchema(entities)
        tag = StoreTag(identifier: UUID().uuidString)
        keepsHistory = StoreOptions.isSet(NSPersistentHistoryTrackingKey, options)
        super.init(
            persistentStoreCoordinator: coordinator, configurationName: configuration,
            at: url ?? URL(fileURLWithPath: "/dev/null"), options: options)
        isReadOnly = readOnly
        try open(entities, configuration)
        tag.store = self
    }

    private func open(_ entities: [NSEntityDescription], _ configuration: String?) throws {
        if !isInMemory, !isUnwritten, !isReadOnly {
            // An empty value has a row, which says what it is now.
            try database.query("PRAGMA journal_mode = WAL") { _ in false }
            try database.run("PRAGMA synchronous = NORMAL")
        }
        try StoreOptions.apply(options, to: database)
        let isNew = try database.int("SELECT 1 FROM sqlite_master WHERE name = 'Z_METADATA'") == nil
        let hashes = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { $1 })
        if isNew {
            if try database.int("SELECT COUNT(*) FROM sqlite_master") ?? 0 > 0 {
                throw CoreDataError.make(
                    NSPersistentStoreIncompatibleSchemaError,
                    "The file is a database, and no store of Core Data's: \(url?.path ?? "").")
            }
            guard !isReadOnly else {
                throw CoreDataError.make(CocoaError.Code.fileReadNoSuchFile.rawValue, "There is no store to be read.")
            }
            try database.transaction {
                try StoreTables.make(schema, in: database)
                try writeMetadata(newMetadata(hashes))
            }
        }
        try loadMetadata()
        if !isNew, metadata[NSStoreModelVersionHashesKey] as? [String: Data] != hashes,
            !StoreOptions.isSet(NSIgnorePersistentStoreVersioningOption, options)
        {
            try Migration.run(self, to: entities, hashes)
            try loadMetadata()
        }
        if keepsHistory { try HistoryTables.make(in: database) }
    }

    private func newMetadata(_ hashes: [String: Data]) -> [String: Any] {
        [
            NSStoreTypeKey: type, NSStoreUUIDKey: tag.identifier, NSStoreModelVersionHashesKey: hashes,
            "NSStoreModelVersionHashesVersion": 3, "NSPersistenceFrameworkVersion": 1100, "_NSAutoVacuumLevel": "2",
            NSStoreModelVersionIdentifiersKey: model.versionIdentifiers.compactMap { $0.base as? String },
        ]
    }

    // MARK: What is said of it

    override func loadMetadata() throws {
        let found = try StoreTables.metadata(in: database)
        tag = StoreTag(identifier: found.identifier)
        tag.store = self
        super.metadata = found.table
    }

    override var metadata: [String: Any]! {
        get { super.metadata }
        set {
            var table = newValue ?? [:]
            for key in [NSStoreTypeKey, NSStoreUUIDKey, NSStoreModelVersionHashesKey] where table[key] == nil {
                table[key] = super.metadata[key]
            }
            super.metadata = table
            lock.withLock { if !isReadOnly { try? writeMetadata(table) } }
        }
    }

    func writeMetadata(_ table: [String: Any]) throws {
        try StoreTables.write(table, table[NSStoreUUIDKey] as? String ?? tag.identifier, model, in: database)
    }

    /// After data has moved.
    func take(_ hashes: [String: Data]) throws {
        var table = try StoreTables.metadata(in: database).table
        table[NSStoreModelVersionHashesKey] = hashes
        table[NSStoreModelVersionIdentifiersKey] = model.versionIdentifiers.compactMap { $0.base as? String }
        try writeMetadata(table)
    }

    func close() { lock.withLock { database.close() } }

    func id(_ map: StoreSchema.EntityMap, _ key: Int64) -> NSManagedObjectID {
        NSManagedObjectID(map.entity, key, tag)
    }
    func map(of id: NSManagedObjectID) -> StoreSchema.EntityMap? { schema.map(id.entity) }
    /// The same for many objects of few entities, one after the other. Whoever calls has the lock.
    func lastMap(of id: NSManagedObjectID) -> StoreSchema.EntityMap? {
        if let lastFound, lastFound.entity === id.entity { return lastFound }
        let map = map(of: id)
        // An entity of another model than the store's is known by its name only.
        if let map, map.entity === id.entity { lastFound = map }
        return map
    }

    // MARK: Single objects

    override func snapshot(of id: NSManagedObjectID) throws -> ObjectSnapshot? {
        guard let map = map(of: id), !id.isTemporaryID else { return nil }
        return try lock.withLock {
            var found: ObjectSnapshot?
            let sql =
                "SELECT \(RowReader.list(map, schema, "t0")) FROM \(schema.quoted(map.table)) t0 WHERE t0.Z_PK = ?"
            let reader = RowReader(self)
            try database.query(sql, [.int(id.key)]) { row in
                found = reader.read(row)?.snapshot
                return false
            }
            return found
        }
    }

    override func relatedIDs(
        of id: NSManagedObjectID, _ relation: NSRelationshipDescription
    ) throws -> [NSManagedObjectID] {
        guard let map = map(of: id), let index = map.entity.layout.index[relation.name], !id.isTemporaryID else {
            return []
        }
        let sql: String
        switch map.places[index] {
        case .manyByKey(let column, let order, let destination):
            guard let end = schema.maps[destination] else { return [] }
            sql =
                "SELECT t.Z_PK, t.Z_ENT FROM \(schema.quoted(end.table)) t WHERE t.\(column) = ? ORDER BY "
                + (order.map { "t.\($0), " } ?? "") + "t.Z_PK"
        case .join(let table, let own, let other, let order, let destination):
            guard let end = schema.maps[destination] else { return [] }
            sql =
                "SELECT t.Z_PK, t.Z_ENT FROM \(schema.quoted(table)) j JOIN \(schema.quoted(end.table)) t "
                + "ON t.Z_PK = j.\(other) WHERE j.\(own) = ? ORDER BY " + (order.map { "j.\($0), " } ?? "") + "t.Z_PK"
        default: return []
        }
        return try lock.withLock {
            var ids: [NSManagedObjectID] = []
            try database.query(sql, [.int(id.key)]) { row in
                if let end = schema.byNumber[row.int(1)] { ids.append(self.id(end, row.int(0))) }
                return true
            }
            return ids
        }
    }
}
