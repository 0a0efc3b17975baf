import Foundation
import UIKit

// Undo: what objects were before an event comes back, as a change of the context's own. So it is the same before a save and after it: what is
// undone after a save is written by the next one.
extension NSManagedObjectContext {
    /// Records what objects were, so that it can be brought back.
    func registerUndo(_ states: [ObjectState]) {
        guard let undoManager, !states.isEmpty, Thread.isMainThread else { return }
        let handed = Handed(value: (undoManager, states))
        MainActor.assumeIsolated {
            handed.value.0.registerUndo(withTarget: self) { context in context.restore(handed.value.1) }
        }
    }

    /// Brings objects back to what they were, so that this can be taken back, too.
    private func restore(_ states: [ObjectState]) {
        // What another context has deleted stays so.
        let states = states.filter { $0.object.context != nil || !$0.object.isDeleted }
        for state in states {
            state.object.fire()
            keepEventState(of: state.object)
        }
        // Objects whose deletion was saved come back under their names. All of them first: they lead to each other.
        let saved = states.filter { $0.object.context == nil && $0.isPresent }
        for state in saved {
            state.object.context = self
            register(state.object, as: state.object.objectID)
        }
        let slots = saved.map { relatedSlots(of: $0) }
        for (state, slots) in zip(saved, slots) {
            state.object.snapshot = nil
            put(state.object, slots, isPresent: true, event: .undoDeletion)
        }
        let back = Set(saved.map { ObjectIdentifier($0.object) })
        for state in states where !back.contains(ObjectIdentifier(state.object)) {
            let (object, isPresent) = (state.object, state.isPresent)
            let event: NSSnapshotEventType =
                deleted.contains(object) ? .undoDeletion : inserted.contains(object) ? .undoInsertion : .undoUpdate
            put(object, state.slots, isPresent: isPresent, event: event)
        }
        processPendingChanges()
    }

    /// A state's values, with the objects of relationships that nobody had asked for: the store can't be asked any more.
    private func relatedSlots(of state: ObjectState) -> [Slot] {
        let object = state.object
        return zip(state.slots.indices, state.slots).map { index, slot in
            guard case .unloaded = slot, case .toMany(let relation) = object.layout.kinds[index] else { return slot }
            guard case .ids(let ids) = object.snapshot?.slots[index] else {
                return .many(ToMany([], isOrdered: relation.isOrdered))
            }
            return .many(ToMany(ids.map { self.object(with: $0) }, isOrdered: relation.isOrdered))
        }
    }

    /// Gives an object values, and says what the next save is to do about it, by what the store has now.
    private func put(_ object: NSManagedObject, _ slots: [Slot], isPresent: Bool, event kind: NSSnapshotEventType) {
        let (wasInserted, wasDeleted) = (inserted.contains(object), deleted.contains(object))
        object.onChange?()
        for name in object.layout.names { object.willChangeValue(forKey: name) }
        object.replaceSlots(slots)
        for name in object.layout.names { object.didChangeValue(forKey: name) }
        inserted.remove(object)
        updated.remove(object)
        deleted.remove(object)
        switch (isPresent, object.snapshot != nil) {
        case (true, false):
            object.status = .inserted
            inserted.insert(object)
            register(object, as: object.objectID)
            if wasInserted { event.updated.insert(object) } else { event.inserted.insert(object) }
        case (false, false):
            // It was never there for the store: the object leaves the context.
            object.status = []
            unregister(object.objectID)
            event.inserted.remove(object)
            if wasInserted { event.deleted.insert(object) }
        case (false, true):
            object.status = .deleted
            if object.context === self { deleted.insert(object) }
            event.deleted.insert(object)
        case (true, true):
            let differs = slots.indices.contains { object.differs($0) }
            object.status = differs ? .updated : []
            if differs { updated.insert(object) }
            if wasDeleted { event.inserted.insert(object) } else { event.updated.insert(object) }
        }
        object.awake(fromSnapshotEvents: kind)
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

    /// Forgets what could be taken back.
    func clearUndo() {
        guard let undoManager, Thread.isMainThread else { return }
        let handed = Handed(value: undoManager)
        MainActor.assumeIsolated { handed.value.removeAllActions(withTarget: self) }
    }
}
