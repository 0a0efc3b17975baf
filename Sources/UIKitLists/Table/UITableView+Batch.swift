import CoreGraphics
import Foundation
import PorticoTrace

/// Batches: collected, checked, then carried out at once.
extension UITableView: BatchList {
    /// The same for a block that must not escape: Apple's parameter takes both, and Swift has no way of writing that.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates($0 as (() -> Void)?, completion: completion) }
    }

    func prepareForBatch() {
        reorder?.drop(cancelled: true)
        openGap(nil, source: nil, extent: nil)
        _ = loaded
    }

    func change(_ changes: [ListChange], _ animation: RowAnimation) {
        // A table that nobody has asked for anything has no state that could change.
        if batch.depth == 0, !isLoaded { return setNeedsLayout() }
        openBatch()
        // Not for each of a thousand calls: room for just one more is made by copying all that is there.
        if batch.updates.isEmpty { batch.updates.reserveCapacity(changes.count) }
        for change in changes { batch.updates.append(ListUpdate(change: change, animation: animation.rawValue)) }
        closeBatch()
    }

    func reconfigure(_ paths: [IndexPath]) {
        let load = loads
        let others = asks.refresh(paths, load: load)
        if others.count < paths.count {
            for path in paths where asks.isStale(path, load: load) {
                let fresh = freshRow(path)
                guard load == loads else { return }
                geometry.setRow(path, fresh)
            }
        }
        reconfigureInBatch(others, of: paths)
    }

    func commitBatch() {
        let done = batch
        batch = ListBatch(isMoving: done.isMoving)
        let plan = ListUpdateCheck.planOrRaise(done, before: geometry.counts, after: askCounts(), words: .table)
        carryOut(plan, done)
    }

    private func carryOut(_ plan: ListUpdatePlan, _ done: ListBatch) {
        closeSwipe(animated: false)
        let motion = TableMotion(of: self, plan, isReconfiguring: !done.reconfigured.isEmpty)
        applyToModel(plan, done)
        // Nobody sees what a table outside of a window shows, and one that has shown nothing yet has nothing to move.
        guard bounds.width > 0, arrangedWidth > 0, window != nil || !live.isEmpty else {
            setNeedsLayout()
            return done.completions.forEach { $0(true) }
        }
        let isMoving = batch.isMoving
        batch.isMoving = true
        motion.run(reconfigured: done.reconfigured.compactMap { plan.newPath(for: $0) }) {
            done.completions.forEach { $0(true) }
        }
        batch.isMoving = isMoving
        // One may come with the rows that it waits for.
        if indexView != nil || sectionIndexMinimumDisplayRowCount > 0 { indexChanged() }
    }

    /// Heights, selection and paths after the batch; views are left alone.
    private func applyToModel(_ plan: ListUpdatePlan, _ done: ListBatch) {
        if estimatedRowHeight == 0, plan.isEmpty, done.reconfigured.isEmpty {
            let (top, bottom) = (geometry.top, geometry.bottom)
            geometry = TableGeometry(plan.after.enumerated().map { freshSection($0, count: $1) })
            (geometry.top, geometry.bottom) = (top, bottom)
            return
        }
        geometry = geometry.applying(
            plan, freshRow: { self.freshRow($0) }, freshSection: { self.freshSection($0, count: $1) })
        guard !plan.isEmpty else { return }
        loads += 1
        let old = selection
        plan.moveSelection(&selection)
        if old.count != selection.count {
            NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
        }
        followBatch(plan)
    }

    func finishLeaving() {
        let all = leaving
        leaving = []
        for view in all { view.finish(self) }
    }
}
