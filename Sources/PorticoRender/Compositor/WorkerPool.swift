import Foundation
import Synchronization

/// A few threads that share out the strips of a frame and sleep between frames.
///
/// The caller works too, and does not wait for a helper that has not woken up yet: small frames cost no switch.
final class WorkerPool: @unchecked Sendable {
    private let condition = NSCondition()
    // Guarded by the condition.
    private var body: (@Sendable (_ strip: Int, _ worker: Int) -> Void)?
    private var strips = 0
    private var generation = 0
    private var active = 0
    private var isStopped = false
    /// The next strip of this generation.
    private let next = Atomic<Int>(0)
    /// The caller included.
    let workers: Int
    private var isStarted = false

    init(workers: Int) { self.workers = max(1, workers) }

    func stop() {
        condition.withLock {
            isStopped = true
            condition.broadcast()
        }
    }

    /// Calls the body once for each strip, on any worker; returns when all have been done.
    func run(_ strips: Int, _ body: @escaping @Sendable (_ strip: Int, _ worker: Int) -> Void) {
        if workers == 1 || strips < 2 {
            for strip in 0..<strips { body(strip, 0) }
            return
        }
        condition.withLock {
            if !isStarted { start() }
            self.body = body
            self.strips = strips
            generation += 1
            next.store(0, ordering: .relaxed)
            condition.broadcast()
        }
        work(strips, body, worker: 0)
        condition.withLock {
            // Helpers that come later find nothing.
            self.body = nil
            while active > 0 { condition.wait() }
        }
    }

    private func work(_ strips: Int, _ body: (Int, Int) -> Void, worker: Int) {
        while true {
            let strip = next.wrappingAdd(1, ordering: .relaxed).oldValue
            if strip >= strips { return }
            body(strip, worker)
        }
    }

    private func start() {
        isStarted = true
        for worker in 1..<workers {
            // Kept alive by its threads until `stop()`, which may come before a thread has begun.
            let thread = Thread { [self] in loop(worker) }
            thread.name = "portico.render.\(worker)"
            thread.start()
        }
    }

    private func loop(_ worker: Int) {
        var seen = 0
        condition.lock()
        while !isStopped {
            guard generation != seen, let body else {
                condition.wait()
                continue
            }
            seen = generation
            let strips = strips
            active += 1
            condition.unlock()
            work(strips, body, worker: worker)
            condition.lock()
            active -= 1
            if active == 0 { condition.broadcast() }
        }
        condition.unlock()
    }
}
