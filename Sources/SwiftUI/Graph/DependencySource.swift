import Foundation
import UIKitValues

/// Something that nodes read: it remembers who did and marks them when it changes.
///
/// May be read and fired from any thread; only reads on the main thread while a node runs are remembered.
package final class DependencySource: @unchecked Sendable {
    /// The node that runs now. Written and used on the main thread.
    package static let reader = AnyThread<ViewNode?>(nil)

    private struct Subscription {
        weak var node: ViewNode?
        let run: UInt32
    }
    /// Used on the main thread.
    private var subscriptions: [ObjectIdentifier: Subscription] = [:]

    package init() {}

    /// Remembers that the node which runs now depends on this.
    package func recordRead() {
        guard DependencySource.reader.value != nil, Thread.isMainThread, let node = DependencySource.reader.value else {
            return
        }
        subscriptions[ObjectIdentifier(node)] = Subscription(
            node: node, run: MainActor.assumeIsolated { node.runNumber })
    }

    /// Marks everyone who read this since their last run. From another thread the marks are set on the main one.
    package func fire(_ transaction: Transaction? = nil) {
        if Thread.isMainThread {
            let carried = MainActorAccess.Carried(transaction)
            MainActor.assumeIsolated { fireOnMain(carried.value ?? TransactionContext.current) }
        } else {
            DispatchQueue.main.async { self.fireOnMain(Transaction()) }
        }
    }

    @MainActor private func fireOnMain(_ transaction: Transaction) {
        guard !subscriptions.isEmpty else { return }
        let all = subscriptions
        subscriptions.removeAll(keepingCapacity: true)
        for subscription in all.values {
            guard let node = subscription.node, node.isAlive, node.runNumber == subscription.run else { continue }
            ChangeReasons.note(self, for: node)
            UpdateQueue.mark(node, transaction)
        }
    }
}
