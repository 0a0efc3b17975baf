import CoreGraphics
import Foundation
import PorticoTrace

/// A batch of changes while it is being collected and carried out.
struct CollectionBatch {
    var depth = 0
    var updates: [ListUpdate] = []
    var diff: ListDiffCounts?
    var completions: [(Bool) -> Void] = []
    var reconfigured: [IndexPath] = []
    /// The layout hears that counts change; they are asked for right after.
    var isCommitting = false
}

/// Batches: collected, checked, then carried out at once.
extension UICollectionView {
    /// The same for a block that must not escape: Apple's parameter takes both, and Swift has no way of writing that.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates($0 as (() -> Void)?, completion: completion) }
    }

    func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        openBatch()
        updates?()
        if let completion { batch.completions.append(completion) }
        closeBatch()
    }

    private func openBatch() {
        if batch.depth == 0 {
            // What the data source says until now is what holds before the batch.
            reorder?.drop(cancelled: true)
            arrangeIfNeeded()
            _ = loadedCounts
        }
        batch.depth += 1
    }

    private func closeBatch() {
        batch.depth -= 1
        if batch.depth == 0 { commitBatch() }
    }

    func change(_ changes: [ListChange]) {
        openBatch()
        batch.updates += changes.map { ListUpdate(change: $0) }
        closeBatch()
    }

    func reconfigure(_ paths: [IndexPath]) {
        let others = asks.refresh(paths, load: data.loads)
        guard !others.isEmpty || paths.isEmpty else { return }
        openBatch()
        batch.reconfigured += others
        closeBatch()
    }

    private func commitBatch() {
        let done = batch
        batch = CollectionBatch()
        let before = loadedCounts
        let motion = CollectionMotion(of: self)
        batch.isCommitting = true
        let context = layout.freshContext
        context.counts = true
        layout.invalidateLayout(with: context)
        let after = askCounts()
        batch.isCommitting = false
        let plan: ListUpdatePlan
        do {
            plan = try ListUpdateCheck.plan(
                done.updates, before: before, after: after, words: .collection, container: self, diff: done.diff)
        } catch {
            FatalException.internalInconsistency.raise(error.reason)
        }
        data.counts = after
        data.loads += 1
        applyToModel(plan)
        guard bounds.width > 0, bounds.height > 0, pass.hasSize || !live.isEmpty else {
            setNeedsLayout()
            return done.completions.forEach { $0(true) }
        }
        motion.run(plan, done) { done.completions.forEach { $0(true) } }
    }

    /// Selection and paths after the batch; views are left alone.
    private func applyToModel(_ plan: ListUpdatePlan) {
        guard !plan.isEmpty else { return }
        selection = Set(selection.compactMap { plan.reloaded[$0] == nil ? plan.newPath(for: $0) : nil })
        highlightedItem = highlightedItem.flatMap { plan.newPath(for: $0) }
        touchedItem = touchedItem.flatMap { plan.newPath(for: $0) }
        prefetched = Set(prefetched.compactMap { plan.newPath(for: $0) })
        dropTarget = dropTarget.flatMap { plan.newPath(for: $0) }
        drags?.placesChanged(plan.newPath)
        pendingScroll = pendingScroll.flatMap { scroll in
            plan.newPath(for: scroll.path).map { (path: $0, position: scroll.position) }
        }
    }

    func finishLeaving() {
        let all = leaving
        leaving = []
        for entry in all { retire(entry.view, entry.element) }
    }
}

/// A view that a batch or another layout takes away, until its animation has ended.
struct LeavingElement {
    var element: CollectionElement
    var view: UICollectionReusableView
}
