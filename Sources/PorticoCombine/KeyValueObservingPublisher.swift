import Foundation
import OpenCombine

@_silgen_name("_porticoObserveForCombine")
private func observeForCombine(
    _ object: NSObject, _ path: AnyKeyPath, _ options: UInt, _ changed: @escaping () -> Void
) -> AnyObject

@_silgen_name("_porticoObserveKeysForCombine")
private func observeKeysForCombine(
    _ object: NSObject, _ keys: String, _ objects: [AnyKeyPath], _ options: UInt, _ changed: @escaping () -> Void
) -> AnyObject

/// `NSKeyValueObservingOptions` as this library sees them: their own type is in a module that it doesn't link (DEV-752).
public struct _PorticoObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = Self(rawValue: 1)
    public static let old = Self(rawValue: 2)
    public static let initial = Self(rawValue: 4)
    public static let prior = Self(rawValue: 8)
}

extension NSObjectProtocol where Self: NSObject {
    /// Publishes the value of a property that can be observed: the present one, and each that follows.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: _PorticoObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(self, keyPath, options.rawValue)
    }

    /// The same for options that are a value.
    public func publisher<Value, Options: OptionSet>(
        for keyPath: KeyPath<Self, Value>, options: Options
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> where Options.RawValue == UInt {
        NSObject.KeyValueObservingPublisher(self, keyPath, options.rawValue)
    }
}

// What lowering makes of a key path that is written in the call: its text comes with it, so that properties of every class can be observed
// that announce their changes.
extension NSObjectProtocol where Self: NSObject {
    /// Publishes the value of a property: the present one, and each that follows.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, _porticoKeys text: String, _ objects: [PartialKeyPath<Self>] = [],
        options: _PorticoObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(self, keyPath, options.rawValue, (text, objects))
    }

    /// The same for options that are a value.
    public func publisher<Value, Options: OptionSet>(
        for keyPath: KeyPath<Self, Value>, _porticoKeys text: String, _ objects: [PartialKeyPath<Self>] = [],
        options: Options
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> where Options.RawValue == UInt {
        NSObject.KeyValueObservingPublisher(self, keyPath, options.rawValue, (text, objects))
    }
}

extension NSObject {
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        private let options: UInt
        /// The path's text and the objects on the way; nil: they are looked up.
        private let keys: (text: String, objects: [AnyKeyPath])?

        fileprivate init(
            _ object: Subject, _ keyPath: KeyPath<Subject, Value>, _ options: UInt,
            _ keys: (text: String, objects: [AnyKeyPath])? = nil
        ) {
            (self.object, self.keyPath, self.options, self.keys) = (object, keyPath, options, keys)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: KeyValueSubscription(object, keyPath, options, keys, subscriber))
        }
    }
}

/// Hands values on as they are asked for. Of those that nobody has asked for, the last is kept for the first who does.
private final class KeyValueSubscription<Subject: NSObject, S: Subscriber>: Subscription {
    private let lock = NSRecursiveLock()
    private var subscriber: S?
    private var observation: AnyObject?
    private var demand = Subscribers.Demand.none
    private var waiting: S.Input?

    init(
        _ object: Subject, _ path: KeyPath<Subject, S.Input>, _ options: UInt,
        _ keys: (text: String, objects: [AnyKeyPath])?, _ subscriber: S
    ) {
        self.subscriber = subscriber
        let changed = { [weak self, weak object] in
            guard let self, let object else { return }
            self.deliverValue(object[keyPath: path])
        }
        observation =
            keys.map { observeKeysForCombine(object, $0.text, $0.objects, options, changed) }
            ?? observeForCombine(object, path, options, changed)
    }

    private func deliverValue(_ value: S.Input) {
        lock.lock()
        defer { lock.unlock() }
        guard demand > 0, let subscriber else {
            waiting = value
            return
        }
        demand -= 1
        demand += subscriber.receive(value)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        defer { lock.unlock() }
        self.demand += demand
        guard self.demand > 0, let value = waiting else { return }
        waiting = nil
        deliverValue(value)
    }

    func cancel() {
        lock.lock()
        defer { lock.unlock() }
        (subscriber, observation, waiting) = (nil, nil, nil)
    }
}
