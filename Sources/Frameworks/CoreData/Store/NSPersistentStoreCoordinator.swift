import Foundation

/// Stands between contexts and stores: it has the model, opens stores, and sends each object to the one that keeps it. Any thread may use it.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The model, which can't be changed any more.
    public let managedObjectModel: NSManagedObjectModel
    /// A name for the log.
    open var name: String?
    let lockOfState = NSRecursiveLock()
    private var stores: [NSPersistentStore] = []
    private var weakContexts: [NSManagedObjectContext.WeakContext] = []
    private let queue = ContextQueue(.privateQueueConcurrencyType)

    /// A coordinator for a model.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        model.beginUse()
        ObjectClasses.add(model)
    }

    /// The stores in the order in which they came.
    open var persistentStores: [NSPersistentStore] { lockOfState.withLock { stores } }
    final var sqlStores: [SQLiteStore] { persistentStores.compactMap { $0 as? SQLiteStore } }

    // MARK: Contexts

    func add(_ context: NSManagedObjectContext) {
        lockOfState.withLock {
            weakContexts.removeAll { $0.context == nil || $0.context === context }
            weakContexts.append(.init(context: context))
        }
    }
    final var contexts: [NSManagedObjectContext] { lockOfState.withLock { weakContexts.compactMap(\.context) } }

    // MARK: Stores

    /// Opens a store, or makes it.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        guard storeType == NSSQLiteStoreType || storeType == NSInMemoryStoreType else {
            throw CoreDataError.make(
                NSPersistentStoreInvalidTypeError, "There are no stores of the type “\(storeType)” here.")
        }
        let store = try SQLiteStore(
            self, type: storeType, configuration: configuration, url: storeURL, options: options)
        lockOfState.withLock { stores.append(store) }
        store.didAdd(to: self)
        post(.NSPersistentStoreCoordinatorStoresDidChange, [NSAddedPersistentStoresKey: [store]])
        return store
    }
    /// Opens a store, or makes it.
    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }
    /// Opens what a description says, now or, if it says so, later.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let open = {
            do {
                try self.addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration,
                    at: storeDescription.url, options: storeDescription.allOptions)
                block(storeDescription, nil)
            } catch { block(storeDescription, error) }
        }
        if storeDescription.shouldAddStoreAsynchronously { queue.enqueue(open) } else { open() }
    }
    private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    /// Lets a store go. Its file stays.
    open func remove(_ store: NSPersistentStore) throws {
        guard persistentStores.contains(store) else { return }
        post(.NSPersistentStoreCoordinatorWillRemoveStore, [NSRemovedPersistentStoresKey: [store]])
        store.willRemove(from: self)
        lockOfState.withLock { stores.removeAll { $0 === store } }
        (store as? SQLiteStore)?.close()
        store.persistentStoreCoordinator = nil
        post(.NSPersistentStoreCoordinatorStoresDidChange, [NSRemovedPersistentStoresKey: [store]])
    }
    /// The store of a file.
    open func persistentStore(for URL: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
    }
    /// A store's file.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    /// A store's file can't be changed while it is open: false.
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool { store.url == url }
    /// What is said of a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    /// Says something of a store, which its file keeps.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }
    /// The name that a URL stands for, if a store here has it.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let name = url.lastPathComponent
        guard url.scheme == "x-coredata", name.hasPrefix("p"), let key = Int64(name.dropFirst()),
            let store = sqlStores.first(where: { $0.identifier.lowercased() == url.host?.lowercased() }),
            let map = store.schema.maps[url.deletingLastPathComponent().lastPathComponent]
        else { return nil }
        return store.id(map, key)
    }

    // MARK: Work

    final func newIDs(for objects: [(NSEntityDescription, NSPersistentStore?)]) throws -> [NSManagedObjectID] {
        try objects.map { entity, store in try self.store(for: entity, store).newIDs(for: [entity])[0] }
    }

    final func store(for entity: NSEntityDescription, _ assigned: NSPersistentStore?) throws -> SQLiteStore {
        if let assigned = assigned as? SQLiteStore { return assigned }
        guard
            let store = sqlStores.first(where: { $0.schema.map(entity) != nil && !$0.isReadOnly })
                ?? sqlStores.first(where: { $0.schema.map(entity) != nil })
        else { throw CoreDataError.noStores() }
        return store
    }

    private func asked(_ spec: FetchSpec) -> [SQLiteStore] {
        let all = sqlStores.filter { store in spec.entity.map { store.schema.map($0) != nil } ?? false }
        guard let wanted = spec.affectedStores else { return all }
        return all.filter { store in wanted.contains { $0 === store } }
    }

    final func fetch(_ spec: FetchSpec, limits: Bool) throws -> StoreAnswer {
        let stores = asked(spec)
        guard stores.count > 1 else { return try stores.first?.fetch(spec, limits: limits) ?? StoreAnswer() }
        var all = StoreAnswer(isSorted: false, isLimited: false)
        for store in stores {
            let answer = try store.fetch(spec, limits: false)
            all.rows += answer.rows
            // One that couldn't say a part asks it of all: it holds for the others anyway.
            all.rest = all.rest ?? answer.rest
        }
        return all
    }
    func count(_ spec: FetchSpec) throws -> Int? {
        var total = 0
        for store in asked(spec) {
            guard let count = try store.count(spec) else { return nil }
            total += count
        }
        return total
    }
    final func dictionaries(_ spec: FetchSpec) throws -> [NSDictionary]? {
        var rows: [NSDictionary] = []
        for store in asked(spec) {
            guard let found = try store.dictionaries(spec) else { return nil }
            rows += found
        }
        return rows
    }

    /// Does what a request says. Fetching is `fetch(_:)`'s.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        if let fetch = request as? any FetchRequestForm { return try context.results(of: fetch.spec) }
        return try context.execute(request)
    }

    /// Runs a block on a queue of the coordinator's.
    open func perform(_ block: @escaping () -> Void) { queue.enqueue(block) }
    /// Runs a block on a queue of the coordinator's and waits.
    open func performAndWait(_ block: () -> Void) { queue.wait(block) }
    /// Runs a block on a queue of the coordinator's, waits, and gives what it gives.
    public func performAndWait<T, E: Error>(_ block: () throws(E) -> T) throws(E) -> T { try queue.wait(block) }
    /// Locks of before iOS 8: nothing happens.
    open func lock() {}
    /// Locks of before iOS 8: nothing happens.
    open func unlock() {}
    /// Locks of before iOS 8: true.
    open func tryLock() -> Bool { true }
}
