import CoreFoundation
import Foundation
import PorticoTrace

/// The transaction that nobody begins: opened by the first change of a turn, committed before the run loop sleeps.
///
/// - From: `LayerContext` (a layer became dirty)
/// - To: `CommitPass`
package enum ImplicitTransaction {
    /// As on iOS: after every observer that may still change layers.
    static let observerOrder: Int = 2_000_000

    private nonisolated(unsafe) static var observed: Set<ObjectIdentifier> = []

    /// Notes that the thread's implicit transaction has work.
    static func openTransaction(on thread: TransactionThread) { thread.isImplicitOpen = true }

    /// Commits the current thread's transaction each time that its run loop is about to sleep or to exit. Once per run loop.
    package static func observeCurrentRunLoop() {
        let loop = CFRunLoopGetCurrent()!
        let isNew = TransactionLock.with { observed.insert(ObjectIdentifier(loop)).inserted }
        guard isNew else { return }
        let activities = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
        let observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, observerOrder) { _, _ in
            commitTurn()
        }
        CFRunLoopAddObserver(loop, observer, kCFRunLoopCommonModes)
    }

    /// Commits as the observer does; a runtime without a run loop calls it at the end of a turn.
    package static func commitTurn() {
        let thread = TransactionThread.current
        guard thread.isImplicitOpen || CommitContexts.haveWork(on: thread) else { return }
        PorticoTrace.phase("run loop") { thread.flush() }
    }
}
