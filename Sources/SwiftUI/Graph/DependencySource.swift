import Foundation
import UIKitValues

/// Something that nodes read: it remembers who did and marks them when it changes.
///
/// May be read and fired from any thread; only reads on the main thread while a node runs are remembered.
package final class DependencySource: @unchecked Sendable {
    /// The node that runs now. Written and used on the main thread.
    package static let reader = AnyThread<ViewNode?>(nil)

    /// The derived source that takes the reads instead of the node that runs now. Written and used on the main thread.
    static let collector = AnyThread<DerivedSource?>(nil)

    private struct Subscription {
        weak var node: ViewNode?
        let run: UInt32
    }
    private struct WeakDerived {
        weak var source: DerivedSource?
    }
    /// Used on the main thread.
    private var subscriptions: [ObjectIdentifier: Subscription] = [:]
    /// The number of subscriptions beyond which those of nodes that are gone are looked for.
    private var mostSubscriptions = 64
    /// The sources that are made of this one since its last change. Used on the main thread.
    private var derived: [ObjectIdentifier: WeakDerived] = [:]
    private var mostDerived = 64

    package init() {}

    /// Remembers that the node which runs now depends on this.
    package func recordRead() {
        guard DependencySource.reader.value != nil || DependencySource.collector.value != nil, Thread.isMainThread
        else { return }
        if let collector = DependencySource.collector.value {
            recordDerived(collector)
        } else if let node = DependencySource.reader.value {
            recordNode(node)
        }
    }

    /// On the main thread, as the caller has seen: asking for the actor again costs as much as the rest.
    private func recordNode(_ node: ViewNode) {
        subscriptions[ObjectIdentifier(node)] = Subscription(node: node, run: node.runNumber)
        guard subscriptions.count > mostSubscriptions else { return }
        MainActor.assumeIsolated { forgetEndedNodes() }
    }

    /// Else what is read everywhere, as the environment's defaults are, would remember each row that was ever shown.
    @MainActor private func forgetEndedNodes() {
        subscriptions = subscriptions.filter { _, subscription in
            guard let node = subscription.node else { return false }
            return node.isAlive && node.runNumber == subscription.run
        }
        mostSubscriptions = max(64, subscriptions.count * 2)
    }

    private func recordDerived(_ source: DerivedSource) {
        derived[ObjectIdentifier(source)] = WeakDerived(source: source)
        guard derived.count > mostDerived else { return }
        derived = derived.filter { $0.value.source != nil }
        mostDerived = max(64, derived.count * 2)
    }

    /// The nodes that it remembers, for tests.
    package var subscriptionCount: Int { subscriptions.count }
    /// The sources that are made of it, for tests.
    package var derivedCount: Int { derived.count }

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
        if !derived.isEmpty {
            let all = derived
            derived.removeAll(keepingCapacity: true)
            for entry in all.values { entry.source?.endValue(transaction) }
        }
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
