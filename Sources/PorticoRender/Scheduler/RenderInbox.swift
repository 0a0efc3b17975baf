import Foundation
import PorticoRenderModel
import Synchronization

/// What other threads hand to the render thread. The only lock on the way of a frame.
///
/// - From: `LayerContext.onCommit`, any thread.
/// - To: `FrameScheduler`, the render thread.
final class RenderInbox: @unchecked Sendable {
    /// Something to do on the render thread besides drawing what is committed.
    enum Request {
        case step(to: Double, Reply<FrameResult>)
        case perform(@Sendable (FrameRenderer) -> Void)
        case suspend, resume, stop
    }

    /// An answer that somebody waits for.
    final class Reply<Value: Sendable>: @unchecked Sendable {
        fileprivate var value: Value?
    }

    private let condition = NSCondition()
    // Guarded by the condition.
    private var transactions: [LayerTransaction] = []
    private var requests: [Request] = []
    private var animationHandler: (@Sendable ([AnimationEvent]) -> Void)?
    private var isAsleep = false
    private var isClosed = false
    /// Grow with each request and each answer, once the condition is free again. Hints for who looks a little before it sleeps; the
    /// truth is under the condition.
    private let requested = Atomic<Int>(0), answered = Atomic<Int>(0)
    /// How many requests the render thread has taken, which alone reads it outside of the condition.
    private var taken = 0
    /// The render thread's own.
    private var stepLookout = Lookout()
    /// Guarded by the condition.
    private var replyLookout = Lookout()

    var onAnimationEvents: (@Sendable ([AnimationEvent]) -> Void)? {
        get { condition.withLock { animationHandler } }
        set { condition.withLock { animationHandler = newValue } }
    }

    func post(_ transaction: LayerTransaction) {
        condition.withLock {
            transactions.append(transaction)
            // A thread that waits for its next frame will see it then; waking it earlier would be for nothing.
            if isAsleep { condition.broadcast() }
        }
    }

    func post(_ request: Request) {
        condition.withLock {
            if isClosed { return }
            requests.append(request)
            condition.broadcast()
        }
        requested.wrappingAdd(1, ordering: .relaxed)
    }

    /// Posts and waits for the answer; nil if the render thread is gone.
    /// - Parameter isStep: One of many that follow each other closely.
    func ask<Value>(isStep: Bool = false, _ request: (Reply<Value>) -> Request) -> Value? {
        let reply = Reply<Value>()
        let seen = answered.load(ordering: .relaxed)
        post(request(reply))
        var lookout = isStep ? condition.withLock { replyLookout } : nil
        lookout?.look(at: answered, beyond: seen)
        return condition.withLock {
            while reply.value == nil && !isClosed { condition.wait() }
            if let lookout { replyLookout = lookout }
            return reply.value
        }
    }

    func answer<Value>(_ reply: Reply<Value>, _ value: Value) {
        condition.withLock {
            reply.value = value
            condition.broadcast()
        }
        answered.wrappingAdd(1, ordering: .relaxed)
    }

    /// No answer will come any more.
    func close() {
        condition.withLock {
            isClosed = true
            condition.broadcast()
        }
    }

    /// The next step. Nothing but requests happens to a render thread that is stepped.
    func waitForStep() -> [Request] {
        stepLookout.look(at: requested, beyond: taken)
        return condition.withLock {
            while requests.isEmpty { condition.wait() }
            return takeRequests()
        }
    }

    struct News {
        var requests: [Request] = []
        var hasTransactions = false
    }

    /// Sleeps until a request comes, a transaction if there is no deadline, or the deadline.
    func wait(until deadline: Double?, clock: MediaClock, wakesForTransactions: Bool) -> News {
        condition.withLock {
            while requests.isEmpty {
                if wakesForTransactions && !transactions.isEmpty { break }
                if let deadline {
                    let left = deadline - clock.now
                    if left <= 0 { break }
                    isAsleep = wakesForTransactions
                    _ = condition.wait(until: Date(timeIntervalSinceNow: left))
                } else {
                    isAsleep = wakesForTransactions
                    condition.wait()
                }
                isAsleep = false
            }
            return News(requests: takeRequests(), hasTransactions: !transactions.isEmpty)
        }
    }

    /// Call it under the condition.
    private func takeRequests() -> [Request] {
        defer { requests = [] }
        taken += requests.count
        return requests
    }

    /// Everything committed so far, in order.
    func takeTransactions() -> [LayerTransaction] {
        condition.withLock {
            if transactions.isEmpty { return [] }
            defer { transactions = [] }
            return transactions
        }
    }

    /// In front of what came meanwhile.
    func putBack(_ taken: [LayerTransaction]) {
        condition.withLock { transactions.insert(contentsOf: taken, at: 0) }
    }
}
