import Foundation

/// An object at one moment: what undo brings back.
struct ObjectState {
    /// Nil of a state that was forgotten.
    private let kept: NSManagedObject?
    /// Nil of an object that had what a new one has.
    private let keptSlots: [Slot]?
    var object: NSManagedObject { kept! }
    var isForgotten: Bool { kept == nil }
    var slots: [Slot] { keptSlots ?? object.layout.newSlots() }
    /// Whether the object was there: of the store or new, and not deleted.
    let isPresent: Bool

    init(_ object: NSManagedObject) {
        kept = object
        // Kept values are copied at the next change: of a new object they are made when somebody asks.
        keptSlots = object.isBeingMade && object.changeCount == 0 ? nil : object.slots
        let isKnown = object.snapshot != nil || object.status.contains(.inserted)
        isPresent = isKnown && !object.isDeleted && object.context != nil
    }

    private init() { (kept, keptSlots, isPresent) = (nil, nil, false) }
    static var forgotten: ObjectState { ObjectState() }
}

/// What has changed since changes were last processed.
struct ChangedObjects {
    var inserted: ObjectSet = []
    var updated: ObjectSet = []
    var deleted: ObjectSet = []
    var refreshed: ObjectSet = []
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
}

// How a change becomes known: noted when it is made, gone on with and told when changes are processed.
extension NSManagedObjectContext {
    /// Called before an object changes.
    func willChange(_ object: NSManagedObject) {
        guard object.notedEvent != eventNumber else { return }
        keepEventState(of: object)
        // Last, since a new status forgets it.
        defer { object.notedEvent = eventNumber }
        guard !object.status.contains(.inserted), !object.status.contains(.deleted), object.snapshot != nil else {
            if object.status.contains(.inserted) { event.updated.insert(object) }
            return scheduleProcessing()
        }
        object.status.insert(.updated)
        updated.insert(object)
        event.updated.insert(object)
        scheduleProcessing()
    }

    /// Goes on with deletions, registers undo, and tells observers what has changed.
    public func processPendingChanges() {
        guard !isProcessing else { return }
        isProcessing = true
        defer { isProcessing = false }
        var rounds = 0
        while !event.isEmpty || !unpropagated.isEmpty || hasEventStates {
            propagateDeletions()
            let (told, states) = (event, keptStates)
            event = ChangedObjects()
            forgetEventStates()
            registerUndo(states)
            tell(told)
            rounds += 1
            // An observer that changes something each time it is told would go on for ever.
            guard rounds < 100 else { break }
        }
    }

    private func tell(_ changed: ChangedObjects) {
        var info: [AnyHashable: Any] = [:]
        func add(_ key: String, _ objects: ObjectSet) { if !objects.isEmpty { info[key] = objects.set } }
        if !changed.inserted.isEmpty {
            let set = changed.inserted.set
            info[NSInsertedObjectsKey] = set
            if isSaving { toldInserted = (changed.inserted, set) }
        }
        add(NSUpdatedObjectsKey, changed.updated.subtracting(changed.inserted).subtracting(changed.deleted))
        add(NSDeletedObjectsKey, changed.deleted)
        add(NSRefreshedObjectsKey, changed.refreshed.subtracting(changed.updated).subtracting(changed.deleted))
        guard !info.isEmpty else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
    }

    // MARK: States

    /// Keeps what an object is now, unless what it was before an earlier change of the event is kept.
    func keepEventState(of object: NSManagedObject) {
        guard object.stateEvent != eventNumber else { return }
        (object.stateEvent, object.statePlace) = (eventNumber, eventStates.count)
        eventStates.append(ObjectState(object))
    }

    func eventState(of object: NSManagedObject) -> ObjectState? {
        object.stateEvent == eventNumber ? eventStates[object.statePlace] : nil
    }

    func forgetEventState(of object: NSManagedObject) {
        guard object.stateEvent == eventNumber else { return }
        eventStates[object.statePlace] = .forgotten
        object.stateEvent = 0
    }

    private var keptStates: [ObjectState] { undoManager == nil ? [] : eventStates.filter { !$0.isForgotten } }
    private var hasEventStates: Bool { eventStates.contains { !$0.isForgotten } }

    /// The next change of each object is its first again.
    func forgetEventStates() {
        // First: states may be the last to hold an object, whose end may change others.
        link.beginEvent()
        let old = eventStates
        eventStates = []
        withExtendedLifetime(old) {}
    }

    // MARK: Deletions

    func propagateDeletions() {
        // Deletions that these lead to come behind them.
        var next = 0
        while next < unpropagated.count {
            let object = unpropagated[next]
            next += 1
            for (index, kind) in object.layout.kinds.enumerated() {
                switch kind {
                case .toOne(let relation):
                    if let other = object.toOne(index) { propagate(from: object, to: [other], relation) }
                case .toMany(let relation):
                    propagate(from: object, to: object.toMany(index).objects, relation)
                default: break
                }
            }
        }
        let propagated = unpropagated
        unpropagated = []
        // A new object that was deleted was never there for the store. Those that were deleted before have been looked at.
        for object in propagated where object.status.contains(.inserted) && deleted.contains(object) {
            deleted.remove(object)
            unregister(object.objectID)
            object.status = []
            if undoManager == nil { object.context = nil }
        }
    }

    private func propagate(
        from object: NSManagedObject, to others: [NSManagedObject], _ relation: NSRelationshipDescription
    ) {
        let live = others.filter { !$0.isDeleted }
        switch relation.deleteRule {
        case .cascadeDeleteRule: for other in live { delete(other) }
        case .nullifyDeleteRule:
            guard let inverse = relation.inverseRelationship else { return }
            for other in live { other.removeBack(object, inverse) }
        case .denyDeleteRule, .noActionDeleteRule: break
        }
    }

    // MARK: Taking back

    /// Takes back every change that isn't saved.
    public func rollback() {
        for object in inserted.union(deleted).union(updated) { takeBack(object) }
        (inserted, updated, deleted, unpropagated) = ([], [], [], [])
        forgetEventStates()
        clearUndo()
        processPendingChanges()
    }

    private func takeBack(_ object: NSManagedObject) {
        let wasDeleted = object.isDeleted
        if object.snapshot == nil {
            event.deleted.insert(object)
            event.inserted.remove(object)
            unregister(object.objectID)
            object.status = []
            object.context = nil
            return
        }
        for name in object.layout.names { object.willChangeValue(forKey: name) }
        if let snapshot = object.snapshot { object.take(snapshot) }
        object.status = []
        for name in object.layout.names { object.didChangeValue(forKey: name) }
        event.updated.remove(object)
        event.deleted.remove(object)
        if wasDeleted { event.inserted.insert(object) } else { event.refreshed.insert(object) }
        object.awake(fromSnapshotEvents: .rollback)
    }

    /// Forgets every object and every change.
    public func reset() {
        let all = ObjectSet(forgetAll()).union(inserted).union(updated).union(deleted)
        (inserted, updated, deleted, unpropagated) = ([], [], [], [])
        forgetEventStates()
        event = ChangedObjects()
        clearUndo()
        for object in all {
            object.turnIntoFault()
            (object.snapshot, object.status, object.context) = (nil, [], nil)
        }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self,
            userInfo: [NSInvalidatedAllObjectsKey: all.map(\.objectID)])
    }
}
