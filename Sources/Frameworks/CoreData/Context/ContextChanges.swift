import Foundation

/// An object at one moment: what undo brings back.
struct ObjectState {
    let object: NSManagedObject
    let slots: [Slot]
    let status: NSManagedObject.Status
}

/// What has changed since changes were last processed.
struct ChangedObjects {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var refreshed: Set<NSManagedObject> = []
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
}

// How a change becomes known: noted when it is made, gone on with and told when changes are processed.
extension NSManagedObjectContext {
    /// Called before an object changes.
    func willChange(_ object: NSManagedObject) {
        if eventStates[ObjectIdentifier(object)] == nil {
            eventStates[ObjectIdentifier(object)] = ObjectState(
                object: object, slots: object.slots, status: object.status)
        }
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
        while !event.isEmpty || !unpropagated.isEmpty || !eventStates.isEmpty {
            propagateDeletions()
            let (told, states) = (event, eventStates)
            (event, eventStates) = (ChangedObjects(), [:])
            registerUndo(states)
            tell(told)
            rounds += 1
            // An observer that changes something each time it is told would go on for ever.
            guard rounds < 100 else { break }
        }
    }

    private func tell(_ changed: ChangedObjects) {
        var info: [AnyHashable: Any] = [:]
        func add(_ key: String, _ objects: Set<NSManagedObject>) { if !objects.isEmpty { info[key] = objects } }
        add(NSInsertedObjectsKey, changed.inserted)
        add(NSUpdatedObjectsKey, changed.updated.subtracting(changed.inserted).subtracting(changed.deleted))
        add(NSDeletedObjectsKey, changed.deleted)
        add(NSRefreshedObjectsKey, changed.refreshed.subtracting(changed.updated).subtracting(changed.deleted))
        guard !info.isEmpty else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
    }

    // MARK: Deletions

    func propagateDeletions() {
        while !unpropagated.isEmpty {
            let object = unpropagated.removeFirst()
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
        // A new object that was deleted was never there for the store.
        for object in deleted where object.status.contains(.inserted) {
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

    // MARK: Undo

    private func registerUndo(_ states: [ObjectIdentifier: ObjectState]) {
        guard let undoManager, !states.isEmpty, Thread.isMainThread else { return }
        let handed = Handed(value: (undoManager, states))
        MainActor.assumeIsolated {
            handed.value.0.registerUndo(withTarget: self) { context in context.restore(handed.value.1) }
        }
    }

    /// Brings objects back to what they were, so that this can be taken back, too.
    private func restore(_ states: [ObjectIdentifier: ObjectState]) {
        for state in states.values {
            let object = state.object
            object.fire()
            let now = ObjectState(object: object, slots: object.slots, status: object.status)
            if eventStates[ObjectIdentifier(object)] == nil { eventStates[ObjectIdentifier(object)] = now }
            put(object, state)
        }
        processPendingChanges()
    }

    private func put(_ object: NSManagedObject, _ state: ObjectState) {
        let (wasInserted, wasDeleted) = (inserted.contains(object), deleted.contains(object))
        // The state before an insertion has no status: the object leaves the context.
        let isNew = object.snapshot == nil
        let belongs = !isNew || state.status.contains(.inserted)
        let isInserted = isNew && belongs && !state.status.contains(.deleted)
        for name in object.layout.names { object.willChangeValue(forKey: name) }
        object.slots = state.slots
        object.status = state.status
        for name in object.layout.names { object.didChangeValue(forKey: name) }
        if isInserted {
            inserted.insert(object)
            object.context = self
            register(object, as: object.objectID)
            if !wasInserted { event.inserted.insert(object) } else { event.updated.insert(object) }
        } else if isNew {
            inserted.remove(object)
            event.inserted.remove(object)
            unregister(object.objectID)
            object.status = []
            if wasInserted { event.deleted.insert(object) }
        } else if state.status.contains(.deleted) {
            deleted.insert(object)
            updated.remove(object)
            event.deleted.insert(object)
        } else {
            deleted.remove(object)
            if state.status.contains(.updated) { updated.insert(object) } else { updated.remove(object) }
            if wasDeleted { event.inserted.insert(object) } else { event.updated.insert(object) }
        }
        object.awake(fromSnapshotEvents: wasDeleted ? .undoDeletion : wasInserted ? .undoInsertion : .undoUpdate)
    }

    /// Takes back what the undo manager's last group has.
    public func undo() {
        processPendingChanges()
        guard let undoManager, Thread.isMainThread else { return }
        let handed = Handed(value: undoManager)
        MainActor.assumeIsolated { if handed.value.canUndo { handed.value.undo() } }
    }
    /// Does again what was taken back last.
    public func redo() {
        processPendingChanges()
        guard let undoManager, Thread.isMainThread else { return }
        let handed = Handed(value: undoManager)
        MainActor.assumeIsolated { if handed.value.canRedo { handed.value.redo() } }
    }

    /// Takes back every change that isn't saved.
    public func rollback() {
        for object in inserted.union(deleted).union(updated) { takeBack(object) }
        (inserted, updated, deleted, unpropagated, eventStates) = ([], [], [], [], [:])
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

    func clearUndo() {
        guard let undoManager, Thread.isMainThread else { return }
        let handed = Handed(value: undoManager)
        MainActor.assumeIsolated { handed.value.removeAllActions(withTarget: self) }
    }

    /// Forgets every object and every change.
    public func reset() {
        let all = Set(forgetAll()).union(inserted).union(updated).union(deleted)
        (inserted, updated, deleted, unpropagated, eventStates) = ([], [], [], [], [:])
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
