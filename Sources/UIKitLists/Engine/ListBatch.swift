import Foundation
import UIKitBase

/// A batch of changes to a list, while it is being collected and carried out.
///
/// It grows while `depth` is above zero: each `openBatch()` adds one, each `closeBatch()` takes one, and the last one hands it to
/// `commitBatch()`, which puts a new one in its place before anything of the app is called.
struct ListBatch {
    /// The number of batches that are open, one in another.
    var depth = 0
    var updates: [ListUpdate] = []
    var diff: ListDiffCounts?
    var completions: [(Bool) -> Void] = []
    var reconfigured: [IndexPath] = []
    /// Whether a table's content is being moved by a batch: nothing else corrects where it stands.
    var isMoving = false
    /// Whether a collection's layout hears that counts change; they are asked for right after.
    var isCommitting = false
}

/// A list whose changes are collected, checked, and then carried out at once.
///
/// - From: `performBatchUpdates`, `beginUpdates`, single changes
/// - To: `UITableView`, `UICollectionView`
@MainActor protocol BatchList: UIScrollView {
    var batch: ListBatch { get set }
    /// Called before the first change: what the data source says until now is what holds before the batch.
    func prepareForBatch()
    /// Carries out what was collected.
    func commitBatch()
}

extension BatchList {
    func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        openBatch()
        updates?()
        if let completion { batch.completions.append(completion) }
        closeBatch()
    }

    func openBatch() {
        if batch.depth == 0 { prepareForBatch() }
        batch.depth += 1
    }

    /// Cells that are configured anew, of those that were asked for: the others are being asked for just now, and come out right.
    func reconfigureInBatch(_ others: [IndexPath], of paths: [IndexPath]) {
        guard !others.isEmpty || paths.isEmpty else { return }
        openBatch()
        batch.reconfigured += others
        closeBatch()
    }

    /// Does nothing where none is open: apps may call `endUpdates()` once too often.
    func closeBatch() {
        guard batch.depth > 0 else { return }
        batch.depth -= 1
        if batch.depth == 0 { commitBatch() }
    }
}
