import CoreData
import Foundation
import PorticoTrace
import UIKit

/// Objects of a container's stores, and what has changed of them and isn't saved. It belongs to one thread or actor.
///
/// - From: apps, queries
/// - To: Core Data's context; its objects have models in front of them
public class ModelContext: Equatable, CustomDebugStringConvertible, @unchecked Sendable {
    /// The container whose stores it fetches from and saves to.
    public let container: ModelContainer
    package let managed: NSManagedObjectContext
    let isMain: Bool
    /// Models with changes that aren't saved: nobody else may hold them.
    private var held: [ObjectIdentifier: any PersistentModel] = [:]
    /// The last one of those is looked for first: the changes of an object come one after the other.
    private var lastHeld: ObjectIdentifier?
    /// What gives new objects their values.
    private var waiting: [() -> Void] = []
    private var isGivingValues = false
    private var autosave: Autosave?
    private var observers: [any NSObjectProtocol] = []
    let inbox = MergeInbox()
    /// A name for the log.
    public var author: String? {
        get { managed.transactionAuthor }
        set { managed.transactionAuthor = newValue }
    }

    /// A context for the thread or actor that makes it.
    public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

    init(_ container: ModelContainer, isMain: Bool) {
        (self.container, self.isMain) = (container, isMain)
        managed = NSManagedObjectContext(
            concurrencyType: isMain ? .mainQueueConcurrencyType : .confinementConcurrencyType)
        managed.persistentStoreCoordinator = container.coordinator
        managed.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        managed.automaticallyMergesChangesFromParent = isMain
        autosaveEnabled = isMain
        observe()
        if isMain { startAutosave() } else { container.changes.add(self) }
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    private func startAutosave() { MainActor.assumeIsolated { autosave = Autosave(self) } }

    private func observe() {
        let center = NotificationCenter.default
        observers.append(
            center.addObserver(forName: .NSManagedObjectContextWillSave, object: managed, queue: nil) {
                [weak self] _ in
                guard let self else { return }
                center.post(name: Self.willSave, object: self)
            })
        observers.append(
            center.addObserver(forName: .NSManagedObjectContextDidSave, object: managed, queue: nil) {
                [weak self] note in
                self?.tellSaved(note)
            })
    }

    // MARK: Settings

    /// Whether changes are saved by themselves: of the main context unless it is told otherwise (DEV-1172).
    public var autosaveEnabled = false
    /// Records changes so that they can be taken back; nil by default.
    public var undoManager: UndoManager? {
        get { managed.undoManager }
        set { managed.undoManager = newValue }
    }

    // MARK: State

    /// Whether there is anything to save.
    public var hasChanges: Bool { managed.hasChanges }
    /// New objects that aren't saved.
    public var insertedModelsArray: [any PersistentModel] { models(of: managed.insertedObjects) }
    /// Objects with changes that aren't saved.
    public var changedModelsArray: [any PersistentModel] { models(of: managed.updatedObjects) }
    /// Objects that the next save deletes.
    public var deletedModelsArray: [any PersistentModel] { models(of: managed.deletedObjects) }

    private func models(of objects: Set<NSManagedObject>) -> [any PersistentModel] {
        Self.sortByName(objects).map { model(of: $0) }
    }

    /// The objects in the order of their names' texts, which are made once each.
    private static func sortByName(_ objects: Set<NSManagedObject>) -> [ModelObject] {
        var named: [(text: String, object: ModelObject)] = []
        named.reserveCapacity(objects.count)
        for case let object as ModelObject in objects { named.append((object.identity.text, object)) }
        return named.sorted { $0.text < $1.text }.map(\.object)
    }

    // MARK: Objects

    /// The model in front of a managed object: the one that is in use, or a new one.
    package final func model(of object: NSManagedObject) -> any PersistentModel {
        let object = object as! ModelObject
        if let known = object.model { return known }
        guard
            let description = container.schema.descriptions.first(where: { $0.name == object.entity.name })
        else { FatalException.internalInconsistency.raise("the schema has no model “\(object.entity.name ?? "")”") }
        object.modelContext = self
        let made = description.type.init(_portico: _PorticoModelState(object, self))
        object.takeModel(made, description)
        if object.hasChanges { hold(made) }
        return made
    }

    final func hold(_ model: any PersistentModel) {
        let id = ObjectIdentifier(model)
        if id != lastHeld { (held[id], lastHeld) = (model, id) }
        if autosaveEnabled, isMain { MainActor.assumeIsolated { autosave?.schedule() } }
    }

    /// Makes a detached object the context's own, with those that its relationships lead to.
    public func insert<T: PersistentModel>(_ model: T) { _ = object(for: model) }

    /// The managed object behind a model of this context. A detached model is inserted.
    func object<T: PersistentModel>(for model: T) -> ModelObject {
        let state = model._porticoState
        if let known = state.object, let owner = known.managedObjectContext {
            if owner === managed { return known }
            // The same object here: one that was saved can be known by its name.
            if let id = resolve(known.identity), let here = managed.object(with: id) as? ModelObject { return here }
            FatalException.invalidArgument.raise(
                "Illegal attempt to relate or insert an object of another context that isn't saved: \(model)")
        }
        let description = ModelDescription.of(T.self)
        guard let entity = container.coordinator.managedObjectModel.entitiesByName[description.name] else {
            FatalException.invalidArgument.raise(
                "The container's schema has no model “\(description.name)”: name it where the container is made.")
        }
        let before = state.object
        let made = ModelObject(entity: entity, insertInto: nil)
        made.takeModel(model, description)
        made.modelContext = self
        managed.insert(made)
        // From here on its relationships find it: a circle ends.
        state.attach(made, self)
        hold(model)
        waiting.append { [unowned self] in
            for property in description.properties {
                if let before, !before.isFault {
                    made.setValue(before.value(forKey: property.name), forKey: property.name)
                } else {
                    property.push(model, made, self)
                }
            }
        }
        giveValues()
        return made
    }

    /// Objects get their values one after the other, so that a long chain of new ones needs no deep stack.
    private func giveValues() {
        guard !isGivingValues else { return }
        isGivingValues = true
        defer { (isGivingValues, waiting) = (false, []) }
        var next = 0
        while next < waiting.count {
            waiting[next]()
            next += 1
        }
    }

    /// Marks an object to be deleted by the next save; a new one is forgotten.
    public func delete<T: PersistentModel>(_ model: T) {
        guard let object = model._porticoState.object, object.managedObjectContext === managed else { return }
        hold(model)
        managed.delete(object)
        if !isMain { managed.processPendingChanges() }
    }

    /// Marks the objects that a predicate finds to be deleted by the next save.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
    }

    final func deleteAll(_ description: ModelDescription) throws {
        func all<T: PersistentModel>(_ type: T.Type) throws { try delete(model: type) }
        try all(description.type)
    }

    /// The object of this name: of the context, or one whose values come when they are asked for.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let id = resolve(persistentModelID.box) else {
            FatalException.invalidArgument.raise("No store of the container has the object \(persistentModelID)")
        }
        return model(of: managed.object(with: id))
    }
    /// The object of this name if the context has it.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        guard let id = resolve(persistentModelID.box), let known = managed.registeredObject(for: id) else { return nil }
        return model(of: known) as? T
    }

    final func resolve(_ box: IdentityBox) -> NSManagedObjectID? {
        if let uri = box.uri { return container.coordinator.managedObjectID(forURIRepresentation: uri) }
        guard let object = IdentityTable.shared.newObject(of: box), object.managedObjectContext === managed else {
            return nil
        }
        return object.objectID
    }

    // MARK: Saving

    /// Writes all changes to the stores, whole or not at all.
    public func save() throws {
        takeMerges()
        guard managed.hasChanges else { return }
        try managed.save()
        forgetHeldModels()
    }
    /// Takes back every change that isn't saved.
    public func rollback() {
        managed.rollback()
        forgetHeldModels()
    }
    private func forgetHeldModels() { (lastHeld, held) = (nil, [:]) }
    /// Goes on with what was changed: deletions, inverses, observers.
    public func processPendingChanges() { managed.processPendingChanges() }
    /// Runs a block, and saves what it changes.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Takes what other contexts have saved since.
    final func takeMerges() {
        for note in inbox.takeAll() { managed.mergeChanges(fromContextDidSave: note) }
    }

    private func tellSaved(_ note: Notification) {
        func ids(_ key: String) -> [PersistentIdentifier] {
            Self.sortByName(note.userInfo?[key] as? Set<NSManagedObject> ?? []).map {
                PersistentIdentifier(box: $0.identity)
            }
        }
        let (inserted, updated) = (ids(NSInsertedObjectsKey), ids(NSUpdatedObjectsKey))
        let deleted = ids(NSDeletedObjectsKey)
        container.changes.deliver(note, from: self)
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: inserted,
                NotificationKey.updatedIdentifiers.rawValue: updated,
                NotificationKey.deletedIdentifiers.rawValue: deleted,
            ])
    }

    /// A context is about to save.
    public static let willSave = Notification.Name("ModelContextWillSave")
    /// A context has saved.
    public static let didSave = Notification.Name("ModelContextDidSave")

    /// The keys of `didSave`'s table.
    public enum NotificationKey: String, Sendable {
        case queryGeneration
        case invalidatedAllIdentifiers
        /// Names of new objects.
        case insertedIdentifiers = "inserted"
        /// Names of changed objects.
        case updatedIdentifiers = "updated"
        /// Names of deleted objects.
        case deletedIdentifiers = "deleted"
        case refreshedIdentifiers = "refreshed"
        case invalidatedIdentifiers = "invalidated"
    }

    public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }
    public var debugDescription: String { "ModelContext(\(container.schema.debugDescription))" }
}
