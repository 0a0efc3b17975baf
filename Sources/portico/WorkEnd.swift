import Foundation
import Synchronization

/// Tells work to end, and waits until it has.
final class WorkEnd: Sendable {
    private let over = Atomic(false)
    private let busy = Mutex(())

    var isOver: Bool { over.load(ordering: .relaxed) }

    /// Does something that is waited for.
    func performWork(_ body: () throws -> Void) rethrows {
        try busy.withLock { _ in if !isOver { try body() } }
    }

    func endWork(atMost seconds: Double) {
        over.store(true, ordering: .relaxed)
        let limit = Date(timeIntervalSinceNow: seconds)
        while Date() < limit {
            if busy.withLockIfAvailable({ _ in true }) == true { return }
            usleep(20_000)
        }
    }
}
