import Foundation
import OpenCombine

/// The latest element of one upstream of a `CombineLatestSubscription`.
final class LatestElement<Value> {
    var value: Value?
}

/// The subscription of all `CombineLatest` publishers: once every upstream has sent something, each further element makes a tuple with the
/// latest ones of the others.
///
/// Downstream's demand is passed to each upstream. A tuple that is made while downstream wants nothing is replaced by the next, and the last
/// one is sent with the next demand.
///
/// Two locks, as in `MergeSubscription`.
final class CombineLatestSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private let downstream: Downstream
    /// The tuple of all latest elements; nil while one is missing.
    private let tuple: () -> Downstream.Input?
    private let lock = NSLock()
    private let downstreamLock = NSRecursiveLock()

    private var subscriptions: [(any Subscription)?]
    private var hasFinished: [Bool]
    private var demand = Subscribers.Demand.none
    private var hasUnsentTuple = false
    private var isTerminated = false

    init(downstream: Downstream, count: Int, tuple: @escaping () -> Downstream.Input?) {
        self.downstream = downstream
        self.tuple = tuple
        subscriptions = Array(repeating: nil, count: count)
        hasFinished = Array(repeating: false, count: count)
    }

    /// Hands the subscription to downstream, then lets `subscribe` join the upstreams.
    func startUpstreams(_ subscribe: (CombineLatestSubscription) -> Void) {
        downstream.receive(subscription: self)
        subscribe(self)
    }

    /// What upstream number `index` subscribes.
    func side<Value>(_ index: Int, _ latest: LatestElement<Value>) -> CombineLatestSide<Downstream, Value> {
        CombineLatestSide(subscription: self, index: index, latest: latest)
    }

    // MARK: From upstream

    func receive(subscription: any Subscription, at index: Int) {
        lock.lock()
        guard !isTerminated, subscriptions[index] == nil, !hasFinished[index] else {
            lock.unlock()
            subscription.cancel()
            return
        }
        subscriptions[index] = subscription
        let demand = demand
        lock.unlock()
        if demand > 0 { subscription.request(demand) }
    }

    func receive<Value>(_ input: Value, at index: Int, latest: LatestElement<Value>) -> Subscribers.Demand {
        lock.lock()
        guard !isTerminated else {
            lock.unlock()
            return .none
        }
        latest.value = input
        guard let tuple = tuple() else {
            lock.unlock()
            return .none
        }
        guard demand > 0 else {
            hasUnsentTuple = true
            lock.unlock()
            return .none
        }
        hasUnsentTuple = false
        if demand != .unlimited { demand -= 1 }
        lock.unlock()
        request(sendValue(tuple))
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        lock.lock()
        guard !isTerminated, !hasFinished[index] else { return lock.unlock() }
        hasFinished[index] = true
        subscriptions[index] = nil
        if case .finished = completion, hasFinished.contains(false) { return lock.unlock() }
        let others = terminate()
        lock.unlock()
        others.forEach { $0.cancel() }
        downstreamLock.lock()
        defer { downstreamLock.unlock() }
        downstream.receive(completion: completion)
    }

    // MARK: From downstream

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.lock()
        guard !isTerminated else { return lock.unlock() }
        guard self.demand != .unlimited else { return lock.unlock() }
        self.demand += demand
        var unsent: Downstream.Input?
        if hasUnsentTuple {
            hasUnsentTuple = false
            unsent = tuple()
            if self.demand != .unlimited { self.demand -= 1 }
        }
        let asked = subscriptions.compactMap { $0 }
        lock.unlock()
        let more = unsent.map(sendValue) ?? .none
        for subscription in asked { subscription.request(demand) }
        request(more)
    }

    func cancel() {
        lock.lock()
        let all = terminate()
        lock.unlock()
        all.forEach { $0.cancel() }
    }

    // MARK: Parts

    /// Marks the end and gives what is still subscribed; called with the lock held.
    private func terminate() -> [any Subscription] {
        isTerminated = true
        defer { subscriptions = subscriptions.map { _ in nil } }
        return subscriptions.compactMap { $0 }
    }

    private func sendValue(_ value: Downstream.Input) -> Subscribers.Demand {
        downstreamLock.lock()
        defer { downstreamLock.unlock() }
        return downstream.receive(value)
    }

    var description: String { "CombineLatest" }
}

/// The subscriber of one upstream of a `CombineLatestSubscription`.
struct CombineLatestSide<Downstream: Subscriber, Input>: Subscriber, CustomStringConvertible {
    typealias Failure = Downstream.Failure

    let subscription: CombineLatestSubscription<Downstream>
    let index: Int
    let latest: LatestElement<Input>
    let combineIdentifier = CombineIdentifier()

    func receive(subscription other: any Subscription) { subscription.receive(subscription: other, at: index) }
    func receive(_ input: Input) -> Subscribers.Demand { subscription.receive(input, at: index, latest: latest) }
    func receive(completion: Subscribers.Completion<Failure>) {
        subscription.receive(completion: completion, at: index)
    }

    var description: String { "CombineLatest" }
}
