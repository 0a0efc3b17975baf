import Foundation

// Whole stores: what is said of a file, moving, replacing and destroying it.
extension NSPersistentStoreCoordinator {
    /// What is said of a store's file, which isn't opened.
    public class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CoreDataError.make(CocoaError.Code.fileReadNoSuchFile.rawValue, "There is no store: \(url.path).")
        }
        let database = try SQLiteDatabase(path: url.path, isReadOnly: true)
        return try StoreTables.metadata(in: database).table
    }
    /// What is said of a store's file, which isn't opened.
    public class func metadataForPersistentStore(
        type storeType: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try metadataForPersistentStore(ofType: storeType.rawValue, at: storeURL, options: options)
    }

    /// Makes a store's file one without objects. An open one's is let be.
    public func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        guard storeType == NSSQLiteStoreType else { return }
        if persistentStore(for: url) != nil, !StoreOptions.isSet(NSPersistentStoreForceDestroyOption, options) {
            // As on iOS: objects go, the file stays usable by who has it open.
            try (persistentStore(for: url) as? SQLiteStore)?.deleteAll()
            return
        }
        for end in ["-wal", "-shm", ""] {
            let path = url.path + end
            if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
        }
    }
    /// Makes a store's file one without objects.
    public func destroyPersistentStore(
        at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws { try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options) }

    /// Copies a store to another place, which takes its place here.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        guard let source = store as? SQLiteStore, storeType == NSSQLiteStoreType || storeType == NSInMemoryStoreType
        else {
            throw CoreDataError.make(
                NSPersistentStoreInvalidTypeError, "There are no stores of the type “\(storeType)” here.")
        }
        guard storeType == NSSQLiteStoreType else {
            throw CoreDataError.make(
                NSPersistentStoreInvalidTypeError, "A store of a file can't be moved into memory here (DEV-1111).")
        }
        try source.copyFile(to: URL)
        let made = try addPersistentStore(
            ofType: storeType,
            configurationName: store.configurationName == NSManagedObjectModel.defaultConfiguration
                ? nil : store.configurationName,
            at: URL, options: options ?? store.options)
        try remove(store)
        return made
    }
    /// Copies a store to another place, which takes its place here.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
        type storeType: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
    }

    /// Puts a copy of one file in the place of another.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        let database = try SQLiteDatabase(path: sourceURL.path, isReadOnly: true)
        _ = try StoreTables.metadata(in: database)
        try SQLiteStore.copyWhole(database, to: destinationURL)
    }
    /// Puts a copy of one file in the place of another.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, type sourceType: NSPersistentStore.StoreType
    ) throws {
        try replacePersistentStore(
            at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL,
            sourceOptions: sourceOptions, ofType: sourceType.rawValue)
    }
}

extension SQLiteStore {
    func deleteAll() throws {
        try lock.withLock {
            try database.transaction {
                for table in schema.tables + schema.joins.keys.sorted() {
                    try database.run("DELETE FROM \(schema.quoted(table))")
                }
            }
            countSave()
        }
    }

    func copyFile(to url: URL) throws { try lock.withLock { try Self.copyWhole(database, to: url) } }

    /// Writes a copy beside the place, and puts it there in one step.
    static func copyWhole(_ database: SQLiteDatabase, to url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let part = url.path + ".part-\(UUID().uuidString)"
        do {
            try database.run("VACUUM INTO ?", [.text(part)])
        } catch {
            try? FileManager.default.removeItem(atPath: part)
            throw error
        }
        for end in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + end) }
        guard rename(part, url.path) == 0 else {
            let reason = String(cString: strerror(errno))
            try? FileManager.default.removeItem(atPath: part)
            throw CoreDataError.make(
                CocoaError.Code.fileWriteUnknown.rawValue, "The store can't be put at \(url.path): \(reason)")
        }
    }
}
