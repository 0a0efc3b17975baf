import Foundation
import PorticoTrace
import PorticoObjC

/// An object of a context: its values by key, as its entity describes them.
///
/// An object that was fetched is a *fault* until one of its values is asked for: then the values come from the store at once. What an app
/// changes stays in the context until it is saved. An object belongs to its context's queue.
///
/// | state | set by | left by |
/// |---|---|---|
/// | fault | fetching, `refresh`, `reset` | reading or writing a value |
/// | inserted | `init(context:)`, `insert` | save, rollback, delete |
/// | updated | a written value | save, rollback, refresh without merging |
/// | deleted | `delete` | save, after which it belongs to no context; rollback |
open class NSManagedObject: NSObject, NSFetchRequestResult {
    struct Status: OptionSet {
        let rawValue: UInt8
        static let inserted = Status(rawValue: 1)
        static let updated = Status(rawValue: 2)
        static let deleted = Status(rawValue: 4)
    }

    /// The object's entity.
    public let entity: NSEntityDescription
    let layout: EntityLayout
    final private(set) var id: NSManagedObjectID
    /// What leads to the context. The objects of a context share it, so that none has a weak reference of its own.
    final private(set) var link: ContextLink?
    final var context: NSManagedObjectContext? {
        get { link?.context }
        set { link = newValue?.link }
    }
    // A value may be the last to hold an app's object, whose end may read this one: an old value ends after the new one is in its place.

    /// Empty while the object is a fault.
    final private(set) var slots: [Slot] = []
    /// As the store had it when it was last read or saved.
    final var snapshot: ObjectSnapshot? {
        didSet { withExtendedLifetime(oldValue) {} }
    }
    /// What fetching brought along, and when: a fault fires with it unless the store has changed since.
    final var fetched: (snapshot: ObjectSnapshot, generation: Int)? {
        didSet { withExtendedLifetime(oldValue) {} }
    }
    final var status: Status = [] {
        didSet { notedEvent = 0 }
    }
    /// The number of the context's event in which its change is known by now.
    final var notedEvent = 0
    /// The event for which the context has kept what the object was, and where.
    final var stateEvent = 0
    final var statePlace = 0
    /// Set while a new object's initialiser hands it to its context.
    final private(set) var isBeingMade = false
    /// The lasting name that a save gives it, until the save is done.
    final var newID: NSManagedObjectID?
    /// Goes up with each change of a value.
    final var changeCount = 0
    /// The last save that has called `willSave()` for the last time.
    final var askedSave = 0
    let ownAccessors: Set<String>
    /// Set while values are given that are no change of the app's.
    final var isAwaking = false
    /// Hears before values change or are let go: SwiftUI's views do.
    package final var onChange: (() -> Void)?
    /// Belongs to who hears.
    package final var listener: AnyObject?
    /// Notes which keys are asked for, of an object that is there for nothing else.
    final var recorder: KeyRecorder?

    /// An object of an entity, in a context or, for nil, in none yet.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        let fault = FaultMaking.takeCurrent()
        (self.entity, layout) = (entity, entity.layout)
        ownAccessors = ObjectClasses.ownAccessors(of: entity, Self.self, in: fault?.context ?? context)
        id = fault?.id ?? NSManagedObjectID(temporaryFor: entity)
        link = fault?.context.link
        super.init()
        guard fault == nil else { return }
        slots = layout.newSlots()
        guard let context else { return }
        isBeingMade = true
        context.insert(self)
        isBeingMade = false
    }

    /// An object of the class's entity, in a context. A class without an entity in the context's model ends the process, as it raises on iOS.
    public convenience init(context moc: NSManagedObjectContext) {
        guard let entity = ObjectClasses.entity(of: Self.self, for: moc) else {
            FatalException.invalidArgument.raise(
                "An NSManagedObject of class '\(ObjectClasses.name(of: Self.self))' must have a valid NSEntityDescription."
            )
        }
        self.init(entity: entity, insertInto: moc)
    }

    // MARK: Class

    /// The class's entity, in the models in use. Without one the process ends.
    open class func entity() -> NSEntityDescription {
        guard let entity = ObjectClasses.entity(of: self, in: nil) else {
            FatalException.internalInconsistency.raise(
                "no model in use has an entity for the class \(ObjectClasses.name(of: self)): load the container first")
        }
        return entity
    }
    /// A request for objects of the class's entity. A subclass's own method of this name, as Xcode writes it, goes first where both fit.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let made = NSFetchRequest<any NSFetchRequestResult>()
        if let entity = ObjectClasses.entity(of: self, in: nil) {
            made.entity = entity
        } else {
            made.spec.entityName = ObjectClasses.name(of: self).split(separator: ".").last.map(String.init)
        }
        return made
    }
    /// Whether values beside the model make no change of the object: they don't.
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    // MARK: State

    /// The context that it belongs to; nil after it was deleted and saved, and after `reset`.
    open var managedObjectContext: NSManagedObjectContext? { context }
    /// Its name. A new object's is temporary until it is saved.
    open var objectID: NSManagedObjectID { id }
    /// Whether it is new and not saved.
    open var isInserted: Bool { status.contains(.inserted) }
    /// Whether it has changes that aren't saved, and isn't new.
    open var isUpdated: Bool { status.contains(.updated) && !status.contains(.inserted) && !isDeleted }
    /// Whether it is to be deleted with the next save.
    open var isDeleted: Bool { status.contains(.deleted) }
    /// Whether it is new, changed or to be deleted.
    open var hasChanges: Bool { !status.isEmpty }
    /// Whether its values haven't come from the store yet.
    open var isFault: Bool { slots.isEmpty && !layout.names.isEmpty }
    /// 0 for an object with values.
    open var faultingState: Int { isFault ? 1 : 0 }
    /// Whether saving it would change the store.
    open var hasPersistentChangedValues: Bool {
        guard !isFault else { return false }
        return layout.names.indices.contains { !layout.isTransient[$0] && differs($0) }
    }

    func take(_ new: NSManagedObjectID) { id = new }

    /// Puts a value in another's place.
    final func setSlot(_ index: Int, _ new: Slot) {
        let old = slots[index]
        slots[index] = new
        withExtendedLifetime(old) {}
    }
    /// Gives the object other values; none make it a fault.
    final func replaceSlots(_ new: [Slot]) {
        let old = slots
        slots = new
        withExtendedLifetime(old) {}
    }

    // MARK: Called

    /// The object is new: the place for values that a model can't say. Call `super`.
    open func awakeFromInsert() {}
    /// The values came from the store. What is set here is no change. Call `super`.
    open func awakeFromFetch() {}
    /// Values came back by undo, a merge or a refresh. Call `super`.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// The object is about to be deleted.
    open func prepareForDeletion() {}
    /// The context is about to save it. What is set here is saved, and called for again.
    open func willSave() {}
    /// The context has saved it.
    open func didSave() {}
    /// The values are about to be let go.
    open func willTurnIntoFault() {}
    /// The values were let go.
    open func didTurnIntoFault() {}

    // MARK: Key-value coding

    /// The value under a key: of the model's properties, else of what the class has.
    open func value(forKey key: String) -> Any? {
        guard let index = layout.propertyPlace(key) else { return _porticoValue(forKey: key) }
        if let recorder { return recorder.answer(key, layout.kinds[index]) }
        if !ownAccessors.isEmpty, ownAccessors.contains(key), let own = KeyValueCoding.read(key, of: self) {
            return own
        }
        return read(index)
    }
    /// Sets the value under a key. A value of another type ends the process, as it raises on iOS.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let index = layout.propertyPlace(key) else { return _porticoSetValue(value, forKey: key) }
        if !ownAccessors.isEmpty, ownAccessors.contains(key), KeyValueCoding.write(value, key, of: self) { return }
        willChangeValue(forKey: key)
        write(value, index)
        didChangeValue(forKey: key)
    }
    /// The value without what the class's own accessors do.
    open func primitiveValue(forKey key: String) -> Any? { layout.propertyPlace(key).flatMap { read($0) } }
    /// Sets the value without what the class's own accessors do, and without telling observers.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let index = layout.propertyPlace(key) else { return _porticoSetValue(value, forKey: key) }
        write(value, index)
    }
    /// Called before a value is read by hand: the values come from the store if they haven't. With nil, too.
    open func willAccessValue(forKey key: String?) { fire() }
    /// Called after a value was read by hand.
    open func didAccessValue(forKey key: String?) {}
    /// Called before a value is written by hand.
    open func willChangeValue(forKey key: String) { KeyValueObserving.willChange(self, key) }
    /// Called after a value was written by hand.
    open func didChangeValue(forKey key: String) { KeyValueObserving.didChange(self, key) }
    /// A set that stands for a relationship: what is added to it and taken from it is so in the object.
    open func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }
    /// An ordered set that stands for an ordered relationship.
    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { RelationshipOrderedSet(self, key) }

    // MARK: Validation

    /// Throws where a new object may not be saved. Call `super`.
    open func validateForInsert() throws { try validateBeforeInsert() }
    /// Throws where a changed object may not be saved. Call `super`.
    open func validateForUpdate() throws { try validateBeforeUpdate() }
    /// Throws where an object may not be deleted. Call `super`.
    open func validateForDelete() throws { try validateBeforeDelete() }
    /// Throws where a value of a key won't do: by the model, then by the class's `validate<Key>(_:)`.
    open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
        if let property = entity.propertiesByName[key] { try check(value.pointee, property, key) }
        try _porticoValidateValue(value, forKey: key)
    }

    // Objects are equal by identity, and classes may not say anything else.
    open override var hash: Int { Int(bitPattern: Unmanaged.passUnretained(self).toOpaque()) >> 4 }
    open override var description: String {
        "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())> (entity: \(entity.name ?? ""); id: "
            + "\(id.uriRepresentation().absoluteString); data: \(isFault ? "<fault>" : "\(layout.texts(of: slots))"))"
    }
}

/// What a new object's initialiser asks: is it made for an object of the store? Only while one is made, on that thread.
struct FaultMaking {
    let id: NSManagedObjectID
    let context: NSManagedObjectContext

    private static let key: pthread_key_t = {
        var made = pthread_key_t()
        pthread_key_create(&made, nil)
        return made
    }()

    /// An object without values.
    func makeObject() -> NSManagedObject {
        withUnsafePointer(to: self) { address in
            pthread_setspecific(Self.key, address)
            return ObjectClasses.makeFault(of: id.entity, in: context)
        }
    }

    static func takeCurrent() -> FaultMaking? {
        guard let address = pthread_getspecific(key) else { return nil }
        pthread_setspecific(key, nil)
        return address.assumingMemoryBound(to: FaultMaking.self).pointee
    }
}

/// Which event brought values back.
public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An insertion was undone.
    public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
    /// A deletion was undone.
    public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
    /// A change was undone.
    public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
    /// The context was rolled back.
    public static let rollback = NSSnapshotEventType(rawValue: 16)
    /// The object was refreshed.
    public static let refresh = NSSnapshotEventType(rawValue: 32)
    /// A conflict was resolved.
    public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}
