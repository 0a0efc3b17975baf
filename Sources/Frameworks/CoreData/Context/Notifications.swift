import Foundation

extension NSNotification.Name {
    /// Objects of a context have changed. Posted when changes are processed.
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// A context is about to save.
    public static let NSManagedObjectContextWillSave = NSNotification.Name(
        "_NSManagingContextWillSaveChangesNotification")
    /// A context has saved.
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    /// A context has saved: the names of the objects.
    public static let NSManagedObjectContextDidSaveObjectIDs = NSNotification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    /// A context has taken what another one saved.
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = NSNotification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
    /// A coordinator's stores are about to change.
    public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
    /// A coordinator's stores have changed.
    public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
    /// A coordinator is about to let a store go.
    public static let NSPersistentStoreCoordinatorWillRemoveStore = NSNotification.Name(
        "NSPersistentStoreCoordinatorWillRemoveStoreNotification")
    /// A store that asks for it has been written.
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
    /// The iCloud of before iOS 10 has brought something: it never does.
    public static let NSPersistentStoreDidImportUbiquitousContentChanges = NSNotification.Name(
        "NSPersistentStoreDidImportUbiquitousContentChangesNotification")
}

extension NSManagedObjectContext {
    /// Objects have changed.
    public static let didChangeObjectsNotification = NSNotification.Name.NSManagedObjectContextObjectsDidChange
    /// It is about to save.
    public static let willSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextWillSave
    /// It has saved.
    public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
    /// It has saved: names.
    public static let didSaveObjectIDsNotification = NSNotification.Name.NSManagedObjectContextDidSaveObjectIDs
    /// It has taken what another one saved.
    public static let didMergeChangesObjectIDsNotification = NSNotification.Name
        .NSManagedObjectContextDidMergeChangesObjectIDs

    /// The keys of notifications' tables.
    public enum NotificationKey: String, Sendable {
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
        case invalidatedAllObjects = "invalidatedAll"
        case insertedObjectIDs = "inserted_objectIDs"
        case updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs"
        case refreshedObjectIDs = "refreshed_objectIDs"
        case invalidatedObjectIDs = "invalidated_objectIDs"
        case queryGeneration = "newQueryGeneration"
    }
}

/// New objects.
public let NSInsertedObjectsKey = "inserted"
/// Changed objects.
public let NSUpdatedObjectsKey = "updated"
/// Deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// Objects whose values came anew.
public let NSRefreshedObjectsKey = "refreshed"
/// Objects that are no longer valid.
public let NSInvalidatedObjectsKey = "invalidated"
/// All objects are no longer valid.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// Names of new objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// Names of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// Names of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// Names of objects whose values came anew.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// Names of objects that are no longer valid.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"
/// Stores that came to a coordinator.
public let NSAddedPersistentStoresKey = "added"
/// Stores that left a coordinator.
public let NSRemovedPersistentStoresKey = "removed"
/// Stores with new identifiers.
public let NSUUIDChangedPersistentStoresKey = "changed"
