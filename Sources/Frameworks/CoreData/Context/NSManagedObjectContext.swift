import Foundation
import PorticoTrace
import UIKit
import PorticoObjC

/// Where a context's work runs.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// On the thread that made it, as before iOS 5.
    case confinementConcurrencyType = 0
    /// On a queue of its own: use `perform`.
    case privateQueueConcurrencyType
    /// On the main queue.
    case mainQueueConcurrencyType
}

/// The objects that an app works on, and what it has changed of them until `save()`.
///
/// An object is in a context once: fetching it again gives the same one. Changes go to the parent, or to the stores of the coordinator, whole
/// or not at all. All of a context is to be used on its queue.
///
/// - From: the app
/// - To: `NSPersistentStoreCoordinator`, or the parent
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// Where its work runs.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    let queue: ContextQueue
    private var coordinator: NSPersistentStoreCoordinator?
    final private(set) var parentContext: NSManagedObjectContext?
    var children: [WeakContext] = []
    struct WeakContext {
        private let reference: LightReference<NSManagedObjectContext>
        init(context: NSManagedObjectContext) { reference = context.link.reference }
        var context: NSManagedObjectContext? { reference.object }
    }

    /// Every object that somebody holds, by name. Those with changes are held by the three sets below.
    private let registry = ObjectRegistry()
    /// Names that objects had before they were saved, and those that they have.
    private let aliases = NameTable()
    private var held: Set<NSManagedObject> = []

    final var inserted: ObjectSet = []
    final var updated: ObjectSet = []
    final var deleted: ObjectSet = []
    /// Objects whose deletion hasn't gone on to others.
    final var unpropagated: [NSManagedObject] = []
    /// What objects were before the first change since changes were last processed. Each object knows its place.
    final var eventStates: [ObjectState] = []
    /// The number of the event, another one whenever these states are forgotten.
    final var eventNumber: Int { link.eventNumber }
    let link = ContextLink()
    final var event = ChangedObjects()
    /// The number of the save that runs.
    final var saveNumber = 0
    final var isProcessing = false
    final var isSaving = false
    /// New objects that were told of since the save began, and the set that says so.
    final var toldInserted: (objects: ObjectSet, set: Set<NSManagedObject>)? {
        didSet { withExtendedLifetime(oldValue) {} }
    }
    final var isRestoring = false
    private var isProcessingScheduled = false
    private var merge: Any = NSMergePolicy.error
    private var assigned: [NSManagedObject: NSPersistentStore] = [:]

    final var generation: NSQueryGenerationToken?

    /// A name for the log and for history.
    open var name: String?
    /// Who saves, for history.
    open var transactionAuthor: String?
    /// What an app attaches to it.
    public let userInfo = NSMutableDictionary()
    /// Whether what others save comes by itself.
    open var automaticallyMergesChangesFromParent = false
    /// Whether objects stay while nobody holds them.
    open var retainsRegisteredObjects = false {
        didSet {
            isHolding = retainsRegisteredObjects
            held = isHolding ? registeredObjects : []
        }
    }
    private var isHolding = false
    /// Whether a deletion goes on to others when changes are processed. Kept: it always does (DEV-1113).
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether a fault without a row becomes a deleted object, without values; else it ends the process.
    open var shouldDeleteInaccessibleFaults = true
    /// How old what was fetched may be. Kept: a fault fires with what the store has now (DEV-1113).
    open var stalenessInterval: TimeInterval = -1
    /// Records changes so that they can be taken back; nil by default. Of contexts of the main queue (DEV-1113).
    open var undoManager: UndoManager?

    /// A context of a kind.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        (concurrencyType, queue) = (ct, ContextQueue(ct))
        super.init()
        link.context = self
    }
    /// A context of a kind.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.rawValue) }
    /// A context that belongs to a thread, as before iOS 5.
    public override convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }

    /// Where a context's work runs.
    public struct ConcurrencyType: RawRepresentable, Hashable, Sendable {
        public let rawValue: NSManagedObjectContextConcurrencyType
        public init(rawValue: NSManagedObjectContextConcurrencyType) { self.rawValue = rawValue }
        /// On the main queue.
        public static let mainQueue = ConcurrencyType(rawValue: .mainQueueConcurrencyType)
        /// On a queue of its own.
        public static let privateQueue = ConcurrencyType(rawValue: .privateQueueConcurrencyType)
    }

    // MARK: Above

    /// The coordinator whose stores it saves to; its parent's, where it has one.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { rootCoordinator }
        set {
            if parentContext != nil {
                FatalException.internalInconsistency.raise(
                    "Context already has a parent; cannot set a coordinator: \(self)")
            }
            coordinator = newValue
            newValue?.add(self)
        }
    }
    /// The context that it saves to.
    open var parent: NSManagedObjectContext? {
        get { parentContext }
        set {
            if coordinator != nil {
                FatalException.internalInconsistency.raise(
                    "Context already has a coordinator; cannot replace. \(self)")
            }
            parentContext = newValue
            newValue?.children.append(WeakContext(context: self))
        }
    }
    final var rootCoordinator: NSPersistentStoreCoordinator? { parentContext?.rootCoordinator ?? coordinator }

    /// What happens to conflicts: one of `NSMergePolicy`'s, `error` by default.
    open var mergePolicy: Any {
        get { merge }
        set { merge = newValue }
    }
    final var policy: NSMergePolicy { merge as? NSMergePolicy ?? .error }

    // MARK: Objects

    /// New objects that aren't saved.
    open var insertedObjects: Set<NSManagedObject> { inserted.set }
    /// Objects with changes that aren't saved.
    open var updatedObjects: Set<NSManagedObject> { changed.set }
    final var changed: ObjectSet { updated.subtracting(inserted).subtracting(deleted) }
    /// Objects that the next save deletes.
    open var deletedObjects: Set<NSManagedObject> { deleted.set }
    /// All objects of the context that are held.
    open var registeredObjects: Set<NSManagedObject> { Set(registry.all) }
    /// Whether there is anything to save.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    final func register(_ object: NSManagedObject, as id: NSManagedObjectID) {
        registry.registerObject(object, as: id)
        if isHolding { held.insert(object) }
    }
    final func unregister(_ id: NSManagedObjectID) {
        guard let object = registry.removeObject(id), isHolding else { return }
        held.remove(object)
    }
    final func forgetAll() -> [NSManagedObject] {
        let all = registry.all
        registry.removeAllObjects()
        aliases.removeAllNames()
        held = []
        return all
    }

    /// The object of this name if the context has it.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        registry[objectID] ?? alias(of: objectID).flatMap { registry[$0] }
    }

    /// The object of this name: of the context, or a fault. Nobody asks the store whether there is one.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = registeredObject(for: objectID) { return known }
        let id = alias(of: objectID) ?? objectID
        let made = FaultMaking(id: id, context: self).makeObject()
        register(made, as: id)
        return made
    }

    /// The lasting name that an object got for a temporary one.
    private func alias(of id: NSManagedObjectID) -> NSManagedObjectID? {
        id.tag == nil ? aliases[id] : nil
    }

    /// The object of this name, with its values; throws where there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let known = registeredObject(for: objectID)
        if let known, !known.isFault {
            guard !known.isDeleted else { throw CoreDataError.missingObject(objectID) }
            return known
        }
        let object = known ?? self.object(with: objectID)
        guard let found = committedSnapshot(of: object) else {
            unregister(object.objectID)
            throw CoreDataError.missingObject(objectID)
        }
        object.take(found)
        object.isAwaking = true
        object.awakeFromFetch()
        object.isAwaking = false
        return object
    }

    /// Makes an object the context's own, as a new one.
    open func insert(_ object: NSManagedObject) {
        if object.status.contains(.inserted), inserted.contains(object) { return }
        if let other = object.context, other !== self {
            FatalException.invalidArgument.raise("An NSManagedObject cannot be in two contexts: \(object)")
        }
        if object.entity.isAbstract, type(of: object).isRefusedAsAbstract {
            FatalException.invalidArgument.raise(
                "Cannot create an instance of the abstract entity \(object.entity.name ?? "")")
        }
        object.context = self
        register(object, as: object.objectID)
        willChange(object)
        inserted.insert(object)
        object.status.insert(.inserted)
        event.inserted.insert(object)
        // Observers are told of it as a new one, whatever else of it changes in the event.
        object.notedEvent = eventNumber
        object.isAwaking = true
        object.awakeFromInsert()
        object.isAwaking = false
    }

    /// Marks an object to be deleted by the next save; a new one is forgotten.
    open func delete(_ object: NSManagedObject) {
        guard object.context === self, !object.isDeleted else { return }
        object.fire()
        willChange(object)
        object.prepareForDeletion()
        object.status.insert(.deleted)
        updated.remove(object)
        if object.status.contains(.inserted) {
            inserted.remove(object)
            event.inserted.remove(object)
        }
        deleted.insert(object)
        event.deleted.insert(object)
        unpropagated.append(object)
        scheduleProcessing()
    }

    /// Says which store a new object is to be saved in.
    open func assign(_ object: Any, to store: NSPersistentStore) {
        if let object = object as? NSManagedObject { assigned[object] = store }
    }
    final func assignedStore(of object: NSManagedObject) -> NSPersistentStore? { assigned[object] }

    /// Gives new objects their lasting names before they are saved.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        guard let coordinator = rootCoordinator else { return }
        let temporary = objects.filter { $0.objectID.isTemporaryID && $0.context === self }
        let ids = try coordinator.newIDs(for: temporary.map { ($0.entity, assigned[$0]) })
        for (object, id) in zip(temporary, ids) { rename(object, id) }
    }

    func rename(_ object: NSManagedObject, _ id: NSManagedObjectID) {
        let old = object.objectID
        aliases.setName(id, for: old)
        object.take(id)
        registry.renameObject(object, from: old, to: id)
        if isHolding { held.insert(object) }
    }

    final func scheduleProcessing() {
        guard !isProcessingScheduled, queue.isMain else { return }
        isProcessingScheduled = true
        DispatchQueue.main.async { [reference = link.reference] in
            guard let context = reference.object else { return }
            context.isProcessingScheduled = false
            context.processPendingChanges()
        }
    }
}

extension NSManagedObject {
    /// Whether an abstract entity's objects may not be made of the class: they never may.
    fileprivate class var isRefusedAsAbstract: Bool { true }
}
