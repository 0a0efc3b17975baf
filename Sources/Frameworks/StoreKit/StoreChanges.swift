import Foundation
import Synchronization

/// Tells views of the store's that something was bought, finished or renewed.
package enum StoreChanges {
    private static let hearers = Mutex<[UUID: AsyncStream<Void>.Continuation]>([:])

    /// An element at each change, from now on; of several that nobody has waited for the last.
    package static func changes() -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let id = UUID()
            hearers.withLock { $0[id] = continuation }
            continuation.onTermination = { _ in hearers.withLock { _ = $0.removeValue(forKey: id) } }
        }
    }

    static func tellHearers() {
        let all = hearers.withLock { Array($0.values) }
        for hearer in all { hearer.yield() }
    }
}

extension Product {
    /// The subscriptions of a group, those that are worth most first.
    package static func subscriptions(inGroup groupID: String) -> [Product] {
        guard let store = StoreLedger.current.store else { return [] }
        let items = store.items.filter { $0.group == groupID && $0.period != nil }
        return items.sorted { $0.level < $1.level }.map { Product($0, store) }
    }

    /// The products that a person has subscribed to.
    package static var subscribed: [Product] {
        let ledger = StoreLedger.current
        guard let store = ledger.store else { return [] }
        let owned = Set(ledger.entitlements.map(\.product))
        return store.items.filter { owned.contains($0.id) && $0.type == .autoRenewable }.map { Product($0, store) }
    }
}

extension Transaction {
    /// Tells those who wait for `updates` of a purchase that no action of the app's has heard of.
    package func deliverToUpdates() {
        let ledger = StoreLedger.current
        if let entry = ledger.entries.last(where: { $0.id == id }) { ledger.tell(entry) }
    }
}
