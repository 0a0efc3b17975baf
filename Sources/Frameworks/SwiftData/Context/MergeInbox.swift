import CoreData
import Foundation
import Synchronization

/// What other contexts have saved, until its context's own thread takes it.
final class MergeInbox: Sendable {
    private struct Names: @unchecked Sendable { let table: [AnyHashable: Any] }
    private let waiting = Mutex<[Names]>([])

    func add(_ names: [AnyHashable: Any]) {
        let names = Names(table: names)
        waiting.withLock { $0.append(names) }
    }

    func takeAll() -> [Notification] {
        let all = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        return all.map { Notification(name: ModelContext.didSave, userInfo: $0.table) }
    }
}

/// A container's contexts beside the main one, which takes what others save by itself.
final class ContextList: Sendable {
    private struct WeakInbox: @unchecked Sendable { weak var inbox: MergeInbox? }
    private let inboxes = Mutex<[WeakInbox]>([])

    func add(_ context: ModelContext) {
        let held = WeakInbox(inbox: context.inbox)
        inboxes.withLock { inboxes in
            inboxes.removeAll { $0.inbox == nil }
            inboxes.append(held)
        }
    }

    func deliver(_ note: Notification, from sender: ModelContext) {
        let others = inboxes.withLock { $0.compactMap(\.inbox) }.filter { $0 !== sender.inbox }
        guard !others.isEmpty else { return }
        func ids(_ key: String) -> Set<NSManagedObjectID> {
            Set(((note.userInfo?[key] as? Set<NSManagedObject>) ?? []).map(\.objectID))
        }
        let names: [AnyHashable: Any] = [
            NSInsertedObjectIDsKey: ids(NSInsertedObjectsKey), NSUpdatedObjectIDsKey: ids(NSUpdatedObjectsKey),
            NSDeletedObjectIDsKey: ids(NSDeletedObjectsKey),
        ]
        for inbox in others { inbox.add(names) }
    }
}
