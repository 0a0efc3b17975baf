import Dispatch

/// A call of an app's handler: made ready under the lock of what it tells of, and done on the app's queue.
struct HandlerCall {
    private let queue: DispatchQueue
    private let body: () -> Void

    /// Nil where nobody listens, or no queue is known yet.
    init?<Value>(_ handler: ((Value) -> Void)?, _ value: Value, on queue: DispatchQueue?) {
        guard let handler, let queue else { return nil }
        (self.queue, body) = (queue, { handler(value) })
    }

    func postToQueue() {
        nonisolated(unsafe) let body = body
        queue.async { body() }
    }
}
