import Foundation
import OpenCombine

/// The subscription of all `Merge` publishers: sends what any upstream sends, in the order of arrival.
///
/// While downstream's demand is unlimited, so is that of every upstream. Otherwise each upstream is asked for one element at a time; one
/// that comes while downstream wants nothing waits in that upstream's place.
///
/// Two locks: `lock` guards the state and is never held during a call to the outside; `downstreamLock` makes downstream's calls follow
/// each other, and lets one come from within another.
final class MergeSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private let downstream: Downstream
    private let lock = NSLock()
    private let downstreamLock = NSRecursiveLock()

    private var subscriptions: [(any Subscription)?]
    private var waiting: [Downstream.Input?]
    private var hasFinished: [Bool]
    private var demand = Subscribers.Demand.none
    private var isTerminated = false

    init(downstream: Downstream, count: Int) {
        self.downstream = downstream
        subscriptions = Array(repeating: nil, count: count)
        waiting = Array(repeating: nil, count: count)
        hasFinished = Array(repeating: false, count: count)
    }

    /// Hands the subscription to downstream, then lets `subscribe` join the upstreams.
    func startUpstreams(_ subscribe: (MergeSubscription) -> Void) {
        downstream.receive(subscription: self)
        subscribe(self)
        if hasFinished.isEmpty { finishIfDone() }
    }

    /// What upstream number `index` subscribes.
    func side<Failure: Error>(_ index: Int) -> MergeSide<Downstream, Failure> where Failure == Downstream.Failure {
        MergeSide(subscription: self, index: index)
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
        let wanted: Subscribers.Demand = demand == .unlimited ? .unlimited : .max(1)
        lock.unlock()
        subscription.request(wanted)
    }

    func receive(_ input: Downstream.Input, at index: Int) -> Subscribers.Demand {
        lock.lock()
        guard !isTerminated else {
            lock.unlock()
            return .none
        }
        guard demand > 0 else {
            waiting[index] = input
            lock.unlock()
            return .none
        }
        let isUnlimited = demand == .unlimited
        if !isUnlimited { demand -= 1 }
        lock.unlock()
        request(sendValue(input))
        return isUnlimited ? .none : .max(1)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        lock.lock()
        guard !isTerminated, !hasFinished[index] else { return lock.unlock() }
        hasFinished[index] = true
        subscriptions[index] = nil
        guard case .failure = completion else {
            lock.unlock()
            return finishIfDone()
        }
        let others = terminate()
        lock.unlock()
        others.forEach { $0.cancel() }
        sendCompletion(completion)
    }

    // MARK: From downstream

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.lock()
        guard !isTerminated else { return lock.unlock() }
        let wasUnlimited = self.demand == .unlimited
        self.demand += demand
        var asked: [any Subscription] = []
        var values: [Downstream.Input] = []
        for index in waiting.indices where self.demand > 0 {
            guard let value = waiting[index] else { continue }
            waiting[index] = nil
            values.append(value)
            if self.demand != .unlimited {
                self.demand -= 1
                if let subscription = subscriptions[index] { asked.append(subscription) }
            }
        }
        let becomesUnlimited = self.demand == .unlimited && !wasUnlimited
        if becomesUnlimited { asked = subscriptions.compactMap { $0 } }
        lock.unlock()
        for value in values { request(sendValue(value)) }
        for subscription in asked { subscription.request(becomesUnlimited ? .unlimited : .max(1)) }
        if !values.isEmpty { finishIfDone() }
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
        defer {
            subscriptions = subscriptions.map { _ in nil }
            waiting = waiting.map { _ in nil }
        }
        return subscriptions.compactMap { $0 }
    }

    private func finishIfDone() {
        lock.lock()
        guard !isTerminated, hasFinished.allSatisfy({ $0 }), waiting.allSatisfy({ $0 == nil }) else {
            return lock.unlock()
        }
        isTerminated = true
        lock.unlock()
        sendCompletion(.finished)
    }

    private func sendValue(_ value: Downstream.Input) -> Subscribers.Demand {
        downstreamLock.lock()
        defer { downstreamLock.unlock() }
        return downstream.receive(value)
    }

    private func sendCompletion(_ completion: Subscribers.Completion<Downstream.Failure>) {
        downstreamLock.lock()
        defer { downstreamLock.unlock() }
        downstream.receive(completion: completion)
    }

    var description: String { "Merge" }
}

/// The subscriber of one upstream of a `MergeSubscription`.
struct MergeSide<Downstream: Subscriber, Failure: Error>: Subscriber, CustomStringConvertible
where Failure == Downstream.Failure {
    typealias Input = Downstream.Input

    let subscription: MergeSubscription<Downstream>
    let index: Int
    let combineIdentifier = CombineIdentifier()

    func receive(subscription other: any Subscription) { subscription.receive(subscription: other, at: index) }
    func receive(_ input: Input) -> Subscribers.Demand { subscription.receive(input, at: index) }
    func receive(completion: Subscribers.Completion<Failure>) {
        subscription.receive(completion: completion, at: index)
    }

    var description: String { "Merge" }
}
