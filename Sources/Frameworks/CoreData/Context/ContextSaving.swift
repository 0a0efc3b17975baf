import Foundation
import PorticoTrace

// Saving: objects are asked, checked and written as a whole, and everybody is told.
extension NSManagedObjectContext {
    /// Writes all changes to the parent or to the stores, whole or not at all.
    ///
    /// In this order: `NSManagedObjectContextWillSave`, `willSave()` of each object until none changes any more, validation, writing,
    /// `didSave()` of each object, `NSManagedObjectContextDidSave`.
    public func save() throws {
        isSaving = true
        defer { (isSaving, toldInserted) = (false, nil) }
        processPendingChanges()
        guard hasChanges else { return }
        guard parentContext != nil || rootCoordinator != nil else { throw CoreDataError.noStores() }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        callWillSave()
        try validate()
        let saved = ChangedObjects(inserted: inserted, updated: changed, deleted: deleted)
        if let parent = parentContext {
            let handed = Handed(value: saved)
            parent.queue.wait { parent.absorb(handed.value) }
            for object in saved.inserted.union(saved.updated) {
                object.snapshot = object.currentSnapshot(version: object.snapshot?.version ?? 0)
            }
        } else {
            try rootCoordinator?.save(saved, from: self)
        }
        finishSaving(saved)
    }

    private func callWillSave() {
        saveNumber += 1
        for _ in 0..<1000 {
            var isDone = true
            for objects in [inserted, updated, deleted] {
                for object in objects where object.askedSave != saveNumber {
                    isDone = false
                    let (count, before) = (object.changeCount, object.slots)
                    object.willSave()
                    guard object.changeCount == count || object.isDeleted || object.hasSameChanges(as: before) else {
                        continue
                    }
                    object.askedSave = saveNumber
                }
            }
            if isDone { return }
            processPendingChanges()
        }
        FatalException.internalInconsistency.raise(
            "Failed to process pending changes before save.  The context is still dirty after 1000 attempts.  "
                + "Typically this recursive dirtying is caused by a bad validation method, -willSave, or notification handler."
        )
    }

    private func validate() throws {
        var errors: [any Error] = []
        func check(_ objects: ObjectSet, _ validate: (NSManagedObject) throws -> Void) {
            for object in objects {
                do { try validate(object) } catch { errors.append(error) }
            }
        }
        check(inserted) { try $0.validateForInsert() }
        check(changed) { try $0.validateForUpdate() }
        check(deleted) { try $0.validateForDelete() }
        if let error = CoreDataError.combined(errors) { throw error }
    }

    private func finishSaving(_ saved: ChangedObjects) {
        (inserted, updated, deleted) = ([], [], [])
        forgetEventStates()
        let all = [saved.inserted, saved.updated, saved.deleted]
        for object in all.joined() { object.status = [] }
        for object in saved.deleted { unregister(object.objectID) }
        for object in all.joined() { object.didSave() }
        for object in saved.deleted { object.context = nil }
        let info: [AnyHashable: Any] = [
            NSInsertedObjectsKey: insertedSet(of: saved), NSUpdatedObjectsKey: saved.updated.set,
            NSDeletedObjectsKey: saved.deleted.set,
        ]
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
        let names: [AnyHashable: Any] = [
            NSInsertedObjectIDsKey: saved.inserted.ids, NSUpdatedObjectIDsKey: saved.updated.ids,
            NSDeletedObjectIDsKey: saved.deleted.ids,
        ]
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: names)
        // Those beside it, and those below, take what was saved.
        let beside = parentContext?.children.compactMap(\.context) ?? rootCoordinator?.contexts ?? []
        let others = (beside + children.compactMap(\.context)).filter {
            $0 !== self && $0.automaticallyMergesChangesFromParent
        }
        let handed = Handed(value: names)
        for other in others {
            other.perform { NSManagedObjectContext.mergeChanges(fromRemoteContextSave: handed.value, into: [other]) }
        }
        processPendingChanges()
    }

    /// The set that observers were told of when the save began, if it is the same: a set asks each object for its hash.
    private func insertedSet(of saved: ChangedObjects) -> Set<NSManagedObject> {
        if let toldInserted, toldInserted.objects.isSame(as: saved.inserted) { return toldInserted.set }
        return saved.inserted.set
    }

    /// Takes what a child saves: its objects become so here, unsaved.
    private func absorb(_ saved: ChangedObjects) {
        func own(_ object: NSManagedObject) -> NSManagedObject { self.object(with: object.objectID) }
        for object in saved.inserted where registeredObject(for: object.objectID) == nil {
            let made = FaultMaking(id: object.objectID, context: self).makeObject()
            made.replaceSlots(made.layout.newSlots())
            register(made, as: object.objectID)
            willChange(made)
            inserted.insert(made)
            made.status.insert(.inserted)
            event.inserted.insert(made)
        }
        // A deletion that was saved into this context and then undone below.
        for object in saved.inserted {
            guard let mine = registeredObject(for: object.objectID), mine.isDeleted else { continue }
            willChange(mine)
            deleted.remove(mine)
            mine.status.remove(.deleted)
            (unpropagated, event.deleted) = (unpropagated.filter { $0 !== mine }, event.deleted.subtracting([mine]))
            event.inserted.insert(mine)
        }
        for object in saved.inserted.union(saved.updated) {
            let mine = own(object)
            mine.fire()
            willChange(mine)
            for index in object.slots.indices where object.differs(index) {
                mine.willChangeValue(forKey: mine.layout.names[index])
                switch object.slots[index] {
                case .object(let other): mine.setSlot(index, .object(own(other)))
                case .many(let many):
                    // What is here is asked for first: else one that has become empty would differ from nothing.
                    _ = mine.toMany(index)
                    mine.setSlot(index, .many(ToMany(many.objects.map(own), isOrdered: many.isOrdered)))
                case .id(let id): mine.setSlot(index, .id(id))
                default: mine.setSlot(index, object.slots[index])
                }
                mine.didChangeValue(forKey: mine.layout.names[index])
            }
        }
        // What the deletions lead to was done below and is among the changes. Here they would lead to what had left these objects before.
        let waiting = unpropagated
        for object in saved.deleted { delete(own(object)) }
        unpropagated = waiting
        processPendingChanges()
    }

    // MARK: Merging

    /// Takes what another context has saved.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        Self.mergeChanges(fromRemoteContextSave: notification.userInfo ?? [:], into: [self])
    }

    /// Takes what was saved, by objects or by their names, into contexts.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func ids(_ keys: String...) -> [NSManagedObjectID] {
            keys.flatMap { key -> [NSManagedObjectID] in
                switch changeNotificationData[key] {
                case let ids as Set<NSManagedObjectID>: return Array(ids)
                case let objects as Set<NSManagedObject>: return objects.map(\.objectID)
                case let list as [NSManagedObjectID]: return list
                case let list as [NSManagedObject]: return list.map(\.objectID)
                case let list as [URL]:
                    return list.compactMap { url in
                        contexts.first?.rootCoordinator?.managedObjectID(forURIRepresentation: url)
                    }
                default: return []
                }
            }
        }
        let inserted = ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey)
        let updated = ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey, NSRefreshedObjectIDsKey)
        let deleted = ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
        for context in contexts {
            context.queue.wait { context.take(inserted: inserted, updated: updated, deleted: deleted) }
        }
    }

    private func take(
        inserted new: [NSManagedObjectID], updated old: [NSManagedObjectID], deleted gone: [NSManagedObjectID]
    ) {
        for id in new {
            let object = object(with: id)
            if object.snapshot != nil { refresh(object, mergeChanges: true) } else { event.inserted.insert(object) }
        }
        for id in old {
            let object = object(with: id)
            // Its deletion here goes before another's change.
            guard !object.isDeleted else { continue }
            if object.isFault { event.refreshed.insert(object) } else { refresh(object, mergeChanges: true) }
        }
        for id in gone {
            guard let object = registeredObject(for: id) else { continue }
            updated.remove(object)
            deleted.remove(object)
            event.updated.remove(object)
            event.deleted.insert(object)
            unregister(object.objectID)
            object.status = [.deleted]
        }
        let names: [AnyHashable: Any] = [
            NSInsertedObjectIDsKey: Set(new), NSUpdatedObjectIDsKey: Set(old), NSDeletedObjectIDsKey: Set(gone),
        ]
        let merged = event.deleted
        processPendingChanges()
        for object in merged where object.context === self { object.context = nil }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidMergeChangesObjectIDs, object: self, userInfo: names)
    }
}
