import Foundation

/// A model, its coordinator and a context for the screen, made together.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The name, which the store's file has.
    public let name: String
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The coordinator.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of the main queue.
    public let viewContext: NSManagedObjectContext
    /// Which stores are opened: by default a file of SQLite's in the container's folder.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// A container for the model of this name, of the app's bundle. Without one it has no entities, which is said in the log.
    public convenience init(name: String) {
        self.init(name: name, managedObjectModel: Self.model(named: name))
    }

    /// A container for a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        viewContext.name = "viewContext"
        let url = Self.folder.appendingPathComponent(name + ".sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    }

    private static func model(named name: String) -> NSManagedObjectModel {
        for bundle in [Bundle.main] + Bundle.allBundles {
            for kind in ["momd", "mom"] {
                if let url = bundle.url(forResource: name, withExtension: kind),
                    let model = NSManagedObjectModel(contentsOf: url)
                {
                    return model
                }
            }
        }
        NSLog("CoreData: error: Failed to load model named %@", name)
        return NSManagedObjectModel()
    }

    /// The folder of stores: Library/Application Support.
    open class func defaultDirectoryURL() -> URL { folder }
    private static var folder: URL {
        let found = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let folder = found ?? FileManager.default.temporaryDirectory
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Opens the stores; the block is called for each of them, before this returns unless a description says otherwise.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// A context with a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }
    /// Runs a block with a context of its own, on that context's queue.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }
    /// Runs a block with a context of its own, and gives what it gives.
    public nonisolated(nonsending) func performBackgroundTask<T, E: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(E) -> T
    ) async throws(E) -> T {
        let context = newBackgroundContext()
        return try await context.perform { () throws(E) -> T in try block(context) }
    }
}

/// Where a store would be kept in the cloud.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    /// The cloud's container.
    public let containerIdentifier: String
    /// Options for a container of the cloud.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A container whose stores stay on the device: there is no cloud here (DEV-1110).
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// What is done to make the cloud's schema.
    public struct SchemaInitializationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Only checks.
        public static let dryRun = SchemaInitializationOptions(rawValue: 2)
        /// Prints.
        public static let printSchema = SchemaInitializationOptions(rawValue: 4)
    }
    /// Makes the cloud's schema. There is no cloud: throws.
    open func initializeCloudKitSchema(options: SchemaInitializationOptions = []) throws {
        throw CoreDataError.make(NSCoreDataError, "There is no iCloud account on this device.")
    }
}
