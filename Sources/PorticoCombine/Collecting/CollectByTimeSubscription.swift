import Foundation
import OpenCombine

/// Collects elements until the time or the number is reached. Lists of the clock are sent on the scheduler, those of the number where the
/// last element came from.
final class CollectByTimeSubscription<Downstream: Subscriber, Input, Context: Scheduler>: Subscriber, Subscription,
    CustomStringConvertible
where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure

    private let downstream: Downstream
    private let strategy: Publishers.TimeGroupingStrategy<Context>
    private let options: Context.SchedulerOptions?
    private let lock = NSLock()
    private let downstreamLock = NSRecursiveLock()

    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var elements: [Input] = []
    private var demand = Subscribers.Demand.none
    private var isTerminated = false

    init(
        downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
        self.downstream = downstream
        self.strategy = strategy
        self.options = options
    }

    private var clock: (Context, Context.SchedulerTimeType.Stride) {
        switch strategy {
        case .byTime(let scheduler, let stride), .byTimeOrCount(let scheduler, let stride, _): (scheduler, stride)
        }
    }

    private var count: Int? { if case .byTimeOrCount(_, _, let count) = strategy { count } else { nil } }

    // MARK: From upstream

    func receive(subscription: any Subscription) {
        lock.lock()
        guard upstream == nil, !isTerminated else {
            lock.unlock()
            subscription.cancel()
            return
        }
        upstream = subscription
        let (scheduler, stride) = clock
        timer = scheduler.schedule(
            after: scheduler.now.advanced(by: stride), interval: stride, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in self?.sendElements(atLeast: 1) }
        lock.unlock()
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard !isTerminated else {
            lock.unlock()
            return .none
        }
        elements.append(input)
        lock.unlock()
        if let count { sendElements(atLeast: count) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard !isTerminated else { return lock.unlock() }
        isTerminated = true
        let rest = elements
        let (timer, demand) = (timer, demand)
        (upstream, self.timer, elements) = (nil, nil, [])
        lock.unlock()
        timer?.cancel()
        downstreamLock.lock()
        defer { downstreamLock.unlock() }
        if case .finished = completion, !rest.isEmpty, demand > 0 { _ = downstream.receive(rest) }
        downstream.receive(completion: completion)
    }

    // MARK: From downstream

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.lock()
        let upstream = upstream
        self.demand += demand
        lock.unlock()
        upstream?.request(count.map { demand * $0 } ?? .unlimited)
    }

    func cancel() {
        lock.lock()
        isTerminated = true
        let (upstream, timer) = (upstream, timer)
        (self.upstream, self.timer, elements) = (nil, nil, [])
        lock.unlock()
        timer?.cancel()
        upstream?.cancel()
    }

    /// Sends what has been collected, if it is so much and downstream wants it.
    private func sendElements(atLeast count: Int) {
        lock.lock()
        guard !isTerminated, demand > 0, elements.count >= count else { return lock.unlock() }
        let list = elements
        elements = []
        if demand != .unlimited { demand -= 1 }
        lock.unlock()
        downstreamLock.lock()
        let more = downstream.receive(list)
        downstreamLock.unlock()
        request(more)
    }

    var description: String { "CollectByTime" }
}
