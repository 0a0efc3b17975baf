import Foundation

// Saving: conflicts are looked for, resolved by the context's policy, and the rest is written.
extension NSPersistentStoreCoordinator {
    func save(_ saved: ChangedObjects, from context: NSManagedObjectContext) throws {
        guard !persistentStores.isEmpty else { throw CoreDataError.noStores() }
        // Each round resolves what the one before found; new conflicts come only while others save.
        for round in 0..<10 {
            let work = try split(context)
            guard let failure = try attempt(work, context, isLast: round == 9) else { return finish(work, context) }
            try context.policy.resolve(mergeConflicts: failure)
            context.propagateDeletions()
        }
        throw CoreDataError.make(NSManagedObjectMergeError, "Could not merge changes: others save all the time.")
    }

    private typealias Work = [(store: SQLiteStore, changes: SQLiteStore.Changes)]

    private func split(_ context: NSManagedObjectContext) throws -> Work {
        var work: Work = []
        func add(_ store: SQLiteStore, _ change: (inout SQLiteStore.Changes) -> Void) {
            let place =
                work.firstIndex { $0.store === store }
                ?? {
                    var new = SQLiteStore.Changes()
                    (new.author, new.contextName) = (context.transactionAuthor, context.name)
                    work.append((store, new))
                    return work.count - 1
                }()
            change(&work[place].changes)
        }
        var stores: [ObjectIdentifier: SQLiteStore] = [:]
        var last: (entity: NSEntityDescription, store: SQLiteStore)?
        func ownStore(of object: NSManagedObject) throws -> SQLiteStore {
            let assigned = context.assignedStore(of: object)
            if assigned == nil, let last, last.entity === object.entity { return last.store }
            if assigned == nil, let known = stores[ObjectIdentifier(object.entity)] { return known }
            let found = try store(for: object.entity, assigned)
            if assigned == nil {
                stores[ObjectIdentifier(object.entity)] = found
                last = (object.entity, found)
            }
            return found
        }
        for object in context.inserted where !object.isDeleted {
            let store = try object.id.tag?.store as? SQLiteStore ?? ownStore(of: object)
            add(store) { $0.inserted.append(object) }
        }
        for object in context.changed {
            guard let store = object.objectID.tag?.store as? SQLiteStore else { continue }
            add(store) { $0.updated.append(object) }
        }
        for object in context.deleted {
            guard let store = object.objectID.tag?.store as? SQLiteStore else { continue }
            add(store) { $0.deleted.append(object) }
        }
        for (store, _) in work where store.isReadOnly {
            throw CoreDataError.make(
                CocoaError.Code.fileWriteNoPermission.rawValue, "The store may only be read: \(store.url?.path ?? "").")
        }
        return work
    }

    /// Writes; conflicts are the answer, where there are any.
    private func attempt(_ work: Work, _ context: NSManagedObjectContext, isLast: Bool) throws -> [Any]? {
        for (store, _) in work { store.lock.lock() }
        defer { for (store, _) in work { store.lock.unlock() } }
        // Of one store writing itself finds objects that somebody else has saved; of several none may be written before.
        let isOne = work.count == 1
        var found: [Any] = []
        for (store, changes) in work {
            if !isOne { found += try store.conflicts(of: changes) }
            guard found.isEmpty else { continue }
            let alike = try store.constraintConflicts(of: changes, context)
            let changed = isOne && !alike.isEmpty ? try store.conflicts(of: changes) : []
            found += changed.isEmpty ? alike : changed
        }
        guard found.isEmpty else { return found }
        // Keys of all stores first: rows lead to each other.
        var named: [NSManagedObject] = []
        defer { for object in named { object.newID = nil } }
        for (store, changes) in work {
            var new = changes.inserted.filter { $0.id.tag == nil }
            if zip(new, new.dropFirst()).contains(where: { $0.id.key > $1.id.key }) {
                new.sort { $0.id.key < $1.id.key }
            }
            for (object, id) in zip(new, try store.newIDs(for: new.map(\.entity))) {
                object.newID = id
                named.append(object)
            }
        }
        for (store, changes) in work {
            do { try store.save(changes) } catch is SQLiteStore.StaleVersion {
                let conflicts = try store.conflicts(of: changes)
                guard conflicts.isEmpty else { return conflicts }
                throw CoreDataError.make(NSManagedObjectMergeError, "Objects were saved by somebody else.")
            }
        }
        for (_, changes) in work {
            for object in changes.inserted {
                if let id = object.newID { context.rename(object, id) }
            }
        }
        return nil
    }

    private func finish(_ work: Work, _ context: NSManagedObjectContext) {
        for (store, changes) in work {
            for object in changes.inserted { object.snapshot = object.currentSnapshot(version: 1) }
            for object in changes.updated {
                object.snapshot = object.currentSnapshot(version: (object.snapshot?.version ?? 0) + 1)
            }
            guard StoreOptions.isSet(NSPersistentStoreRemoteChangeNotificationPostOptionKey, store.options) else {
                continue
            }
            var info: [AnyHashable: Any] = [NSStoreUUIDKey: store.identifier ?? ""]
            info[NSPersistentStoreURLKey] = store.url
            NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self, userInfo: info)
        }
    }
}
