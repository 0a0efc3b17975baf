import Foundation

// Work on a context's queue.
extension NSManagedObjectContext {
    /// When `perform` begins.
    public enum ScheduledTaskType: Hashable, Sendable {
        /// At once where the caller runs on the queue already.
        case immediate
        /// After what waits.
        case enqueued
    }

    /// Runs a block on the context's queue, later.
    public func perform(_ block: @escaping () -> Void) {
        queue.enqueue { self.run(block) }
    }

    /// Runs a block on the context's queue and waits for it.
    public func performAndWait(_ block: () -> Void) {
        queue.wait { CurrentContext.with(self, block) }
    }

    /// Runs a block on the context's queue, waits for it, and gives what it gives.
    public func performAndWait<T, E: Error>(_ block: () throws(E) -> T) throws(E) -> T {
        try queue.wait { () throws(E) -> T in try CurrentContext.with(self, block) }
    }

    /// Runs a block on the context's queue, and gives what it gives.
    public nonisolated(nonsending) func perform<T, E: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(E) -> T
    ) async throws(E) -> T {
        let handed = Handed(value: block)
        let result: Handed<Result<T, E>> = await withCheckedContinuation { continuation in
            queue.enqueue {
                var result: Result<T, E>!
                self.run {
                    do throws(E) { result = .success(try handed.value()) } catch { result = .failure(error) }
                }
                continuation.resume(returning: Handed(value: result))
            }
        }
        return try result.value.get()
    }

    /// A block is an event of its own: at its end changes are processed.
    private func run(_ block: () -> Void) {
        CurrentContext.with(self, block)
        processPendingChanges()
    }

    /// Locks of before iOS 5, which queues have replaced: nothing happens.
    public func lock() {}
    /// Locks of before iOS 5: nothing happens.
    public func unlock() {}
    /// Locks of before iOS 5: true.
    public func tryLock() -> Bool { true }
}

/// The context whose block runs on this thread: `NSFetchRequest.execute()` asks it.
enum CurrentContext {
    private static let key = "org.portico.coredata.context"
    static var value: NSManagedObjectContext? { Thread.current.threadDictionary[key] as? NSManagedObjectContext }

    static func with<T, E: Error>(_ context: NSManagedObjectContext, _ block: () throws(E) -> T) throws(E) -> T {
        let table = Thread.current.threadDictionary
        let before = table[key]
        table[key] = context
        defer { table[key] = before }
        return try block()
    }
}
