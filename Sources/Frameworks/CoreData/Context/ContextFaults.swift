import Foundation
import PorticoTrace

// Where the values of faults come from, and how they are brought anew.
extension NSManagedObjectContext {
    /// The object as the parent or the store has it; nil where there is none.
    func committedSnapshot(of object: NSManagedObject) -> ObjectSnapshot? {
        let id = object.objectID
        if let parent = parentContext {
            return parent.queue.wait { parent.offeredSnapshot(of: id) }
        }
        guard let store = id.tag?.store else { return nil }
        if let fetched = object.fetched, fetched.generation == store.generation { return fetched.snapshot }
        return try? store.snapshot(of: id)
    }

    private func offeredSnapshot(of id: NSManagedObjectID) -> ObjectSnapshot? {
        guard let object = registeredObject(for: id) ?? (id.isTemporaryID ? nil : self.object(with: id)),
            !object.isDeleted
        else { return nil }
        if object.isFault {
            guard let found = committedSnapshot(of: object) else { return nil }
            return found
        }
        return object.currentSnapshot(version: object.snapshot?.version ?? 0)
    }

    /// Those at the other end, as the parent or the store has them.
    func committedIDs(
        of relation: NSRelationshipDescription, _ index: Int, for object: NSManagedObject
    ) -> [NSManagedObjectID] {
        if case .ids(let known) = object.snapshot?.slots[index] { return known }
        let id = object.objectID
        let ids: [NSManagedObjectID]
        if let parent = parentContext {
            ids = parent.queue.wait {
                guard let above = parent.registeredObject(for: id) ?? (id.isTemporaryID ? nil : parent.object(with: id))
                else { return [] }
                return above.objectIDs(forRelationshipNamed: relation.name)
            }
        } else {
            ids = (try? id.tag?.store?.relatedIDs(of: id, relation)) ?? []
        }
        if let snapshot = object.snapshot {
            var slots = snapshot.slots
            slots[index] = .ids(ids)
            object.snapshot = ObjectSnapshot(slots, version: snapshot.version)
        }
        return ids
    }

    /// A fault whose row is gone.
    func handleMissing(_ object: NSManagedObject) {
        guard shouldDeleteInaccessibleFaults else {
            FatalException.generic.raise(
                "CoreData could not fulfill a fault for '\(object.objectID)'")
        }
        object.replaceSlots(
            object.layout.kinds.map { kind in
                if case .toMany(let relation) = kind { .many(ToMany([], isOrdered: relation.isOrdered)) } else { .none }
            })
        object.status.insert(.deleted)
    }

    /// What a fetched property's request finds.
    func objects(of property: NSFetchedPropertyDescription, for object: NSManagedObject) -> Any? {
        guard let request = property.fetchRequest?.copy() as? NSFetchRequest<any NSFetchRequestResult> else {
            return nil
        }
        request.predicate = request.predicate.map {
            PredicateVariables.replaced(in: $0, by: ["FETCH_SOURCE": object, "FETCHED_PROPERTY": property])
        }
        return try? fetchObjects(request.spec)
    }

    /// Makes a fault of an object, or brings its values anew and keeps what was changed.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.context === self, !object.isFault, object.snapshot != nil || !flag else { return }
        guard flag else {
            forgetEventState(of: object)
            updated.remove(object)
            event.updated.remove(object)
            object.status.remove(.updated)
            object.turnIntoFault()
            object.snapshot = nil
            event.refreshed.insert(object)
            return scheduleProcessing()
        }
        object.fetched = nil
        guard let old = object.snapshot, let new = committedSnapshot(of: object) else { return }
        rebase(object, from: old, to: new)
        event.refreshed.insert(object)
        object.awake(fromSnapshotEvents: .refresh)
        scheduleProcessing()
    }

    /// The object's values become those of `new`, but for those that differ from `old`.
    func rebase(_ object: NSManagedObject, from old: ObjectSnapshot, to new: ObjectSnapshot) {
        var changed: [Int: Slot] = [:]
        for index in object.slots.indices where object.differs(index) { changed[index] = object.slots[index] }
        for name in object.layout.names { object.willChangeValue(forKey: name) }
        object.take(new)
        for (index, slot) in changed {
            guard case .many(let many) = slot, case .ids(let before) = old.slots[index],
                case .toMany(let relation) = object.layout.kinds[index]
            else {
                object.setSlot(index, slot)
                continue
            }
            // What was added and taken away here is so among what the store has now.
            let base = Set(before.map { self.object(with: $0) })
            let present = committedIDs(of: relation, index, for: object).map { self.object(with: $0) }
            let kept = present.filter { !base.contains($0) || many.members.contains($0) }
            let come = many.objects.filter { !base.contains($0) && !kept.contains($0) }
            object.setSlot(index, .many(ToMany(kept + come, isOrdered: relation.isOrdered)))
        }
        for name in object.layout.names { object.didChangeValue(forKey: name) }
    }

    /// Makes faults of all objects; what was changed stays.
    public func refreshAllObjects() {
        for object in registeredObjects {
            if hasUnsavedChanges(object) {
                refresh(object, mergeChanges: true)
            } else {
                refresh(object, mergeChanges: false)
            }
        }
    }
    private func hasUnsavedChanges(_ object: NSManagedObject) -> Bool {
        inserted.contains(object) || updated.contains(object) || deleted.contains(object)
    }

    /// Marks an object so that saving looks for conflicts though it wasn't changed.
    public func detectConflicts(for object: NSManagedObject) { willChange(object) }

    /// Asks whether a fault without a row is to become a deleted object.
    public func shouldHandleInaccessibleFault(
        _ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?
    ) -> Bool { shouldDeleteInaccessibleFaults }
}
