import CoreGraphics
import Foundation
import PorticoTrace

/// Batches: collected, checked, then carried out at once.
extension UICollectionView: BatchList {
    /// The same for a block that must not escape: Apple's parameter takes both, and Swift has no way of writing that.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates($0 as (() -> Void)?, completion: completion) }
    }

    func prepareForBatch() {
        reorder?.drop(cancelled: true)
        arrangeIfNeeded()
        _ = loadedCounts
    }

    func change(_ changes: [ListChange]) {
        openBatch()
        batch.updates += changes.map { ListUpdate(change: $0) }
        closeBatch()
    }

    func reconfigure(_ paths: [IndexPath]) {
        reconfigureInBatch(asks.refresh(paths, load: data.loads), of: paths)
    }

    func commitBatch() {
        let done = batch
        batch = ListBatch()
        let before = loadedCounts
        let motion = CollectionMotion(of: self)
        batch.isCommitting = true
        let context = layout.freshContext
        context.counts = true
        layout.invalidateLayout(with: context)
        let after = askCounts()
        batch.isCommitting = false
        let plan = ListUpdateCheck.planOrRaise(
            done, before: before, after: after, words: .collection, container: self)
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
        plan.moveSelection(&selection)
        followBatch(plan)
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
