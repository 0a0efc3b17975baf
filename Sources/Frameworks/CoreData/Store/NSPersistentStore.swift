import Foundation
import Synchronization

/// A file, or memory, that keeps objects. A coordinator makes it.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// Which types of stores there are.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A file of SQLite's.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// Memory, which ends with the process.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        /// A file that is read and written as a whole. There are none here (DEV-1111).
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }

    /// The coordinator that has it.
    public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The configuration of the model whose entities it keeps.
    public let configurationName: String
    /// What it was made with.
    public let options: [AnyHashable: Any]?
    /// Its file.
    open var url: URL?
    /// Its identifier, which its objects' names have.
    open var identifier: String!
    /// Whether nothing may be written.
    open var isReadOnly: Bool
    /// What is said of it: its type, identifier and the model's versions, and what an app adds.
    open var metadata: [String: Any]! = [:]
    /// Its type.
    open var type: String { "" }

    /// A store of a file, which its class opens.
    public init(
        persistentStoreCoordinator root: NSPersistentStoreCoordinator?, configurationName name: String?, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) {
        (persistentStoreCoordinator, self.url, self.options) = (root, url, options)
        configurationName = name ?? NSManagedObjectModel.defaultConfiguration
        isReadOnly =
            (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? options?[
                NSReadOnlyPersistentStoreOption] as? Bool ?? false
    }

    /// Reads what is said of the store.
    open func loadMetadata() throws {}
    /// It came to a coordinator.
    open func didAdd(to coordinator: NSPersistentStoreCoordinator) {}
    /// It is about to leave a coordinator.
    open func willRemove(from coordinator: NSPersistentStoreCoordinator?) {}

    // What contexts ask; only stores of this framework answer.
    private let saves = Atomic<Int>(0)
    /// Goes up with each save.
    final var generation: Int { saves.load(ordering: .acquiring) }
    final func countSave() { saves.wrappingAdd(1, ordering: .acquiringAndReleasing) }
    func snapshot(of id: NSManagedObjectID) throws -> ObjectSnapshot? { nil }
    func relatedIDs(of id: NSManagedObjectID, _ relation: NSRelationshipDescription) throws -> [NSManagedObjectID] {
        []
    }
}

/// A file of SQLite's.
public let NSSQLiteStoreType = "SQLite"
/// Memory, which ends with the process.
public let NSInMemoryStoreType = "InMemory"
/// A file that is read and written as a whole.
public let NSBinaryStoreType = "Binary"
/// Whether nothing may be written.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// SQLite's settings, by name.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Whether SQLite looks at its tables when the store is opened.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// Whether the file is packed when the store is opened.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// Whether data moves to the model's version by itself.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Whether how it moves is told from the two versions.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether the model's version is not looked at.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// How long opening may take.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// How the file is protected while the device is locked.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// Whether history is kept.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether each save posts `NSPersistentStoreRemoteChange`.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// Whether a store is deleted though it is open.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// How many connections there may be.
public let NSPersistentStoreConnectionPoolMaxSizeKey = "NSPersistentStoreConnectionPoolMaxSize"
/// The store's type, in what is said of it.
public let NSStoreTypeKey = "NSStoreType"
/// The store's identifier, in what is said of it.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The versions of the model's entities, in what is said of a store.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The versions' names, in what is said of a store.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// Which system a store was made by, in what is said of it.
public let NSPersistentStoreOSCompatibility = "NSPersistentStoreOSCompatibility"
/// The store's file, in notifications.
public let NSPersistentStoreURLKey = "storeURL"
/// The history's place, in notifications.
public let NSPersistentHistoryTokenKey = "historyToken"
