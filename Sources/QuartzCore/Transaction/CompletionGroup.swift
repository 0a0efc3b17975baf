import CoreFoundation
import Foundation

/// Waits for the animations of a transaction, then calls its completion block once, on the main thread.
///
/// - From: `CATransaction.setCompletionBlock(_:)`
/// - To: the block, in the turn in which the last animation ends, or in the one after the commit
final class CompletionGroup {
    private(set) var block: (() -> Void)?
    /// Animations under way, open inner groups, and one for the transaction itself while it is open. Under the lock.
    private var pending = 1
    private let outer: CompletionGroup?

    init(block: @escaping () -> Void, outer: CompletionGroup?) {
        self.block = block
        self.outer = outer
        outer?.retainOne()
    }

    func retainOne() { TransactionLock.with { pending += 1 } }

    /// - Parameter atOnce: the caller reports an animation's end from the run loop, so that the block may run now. Otherwise whoever
    ///   commits would see its own completion come back out of the commit; iOS waits for a turn, too.
    func releaseOne(atOnce: Bool = false) {
        guard
            TransactionLock.with({
                pending -= 1; return pending == 0
            })
        else { return }
        let call = block
        block = nil
        if let call {
            if atOnce, Thread.isMainThread { call() } else { performOnMainLoop(call) }
        }
        outer?.releaseOne(atOnce: atOnce)
    }
}

/// In the main run loop's next pass.
func performOnMainLoop(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { block() }
}
