import QuartzCore
import UIKit

/// Something that is done with fingers, and the value that it has meanwhile.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// What the gesture tells; what its body tells, where it doesn't say.
    associatedtype Value = Body.Value
    /// The type of the gesture that this one consists of.
    associatedtype Body: Gesture

    /// What the gesture consists of.
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture of this module.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
    @MainActor func makeDriver() -> GestureDriver<Self>
}

extension PrimitiveGesture {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// What a gesture tells as it goes on.
enum GesturePhase<Value> {
    case changed(Value), ended(Value)
    /// The gesture came to nothing, or was broken off.
    case failed
}

/// Runs one gesture: it has UIKit's recognisers and turns what they say into values.
///
/// A newer value of the same gesture takes the place of `gesture`; recognisers stay.
@MainActor class GestureDriver<G: Gesture> {
    final var gesture: G { didSet { gestureDidChange() } }
    final var send: (GesturePhase<G.Value>) -> Void = { _ in }
    final weak var element: GestureElement? { didSet { elementDidChange() } }

    private let start = (date: Date(), time: CACurrentMediaTime())

    init(_ gesture: G) { self.gesture = gesture }

    /// The date that values carry: it counts the clock that touches and frames have.
    final var now: Date { start.date.addingTimeInterval(CACurrentMediaTime() - start.time) }

    var recognizers: [UIGestureRecognizer] { [] }
    func gestureDidChange() {}
    func elementDidChange() {}

    static func make(_ gesture: G) -> GestureDriver<G> {
        if let primitive = gesture as? any PrimitiveGesture { return open(primitive) }
        return BodyGestureDriver(gesture)
    }

    private static func open<P: PrimitiveGesture>(_ primitive: P) -> GestureDriver<G> {
        unsafeDowncast(primitive.makeDriver(), to: GestureDriver<G>.self)
    }
}

/// Runs an app's own gesture by its body.
@MainActor private final class BodyGestureDriver<G: Gesture>: GestureDriver<G> {
    private var inner: AnyObject?
    private var update: (G) -> Void = { _ in }
    private var innerRecognizers: () -> [UIGestureRecognizer] = { [] }
    private var setElement: (GestureElement?) -> Void = { _ in }

    override init(_ gesture: G) {
        super.init(gesture)
        build(gesture.body)
    }

    private func build<B: Gesture>(_ body: B) {
        let driver = GestureDriver<B>.make(body)
        inner = driver
        innerRecognizers = { driver.recognizers }
        setElement = { driver.element = $0 }
        update = { gesture in if let body = gesture.body as? B { driver.gesture = body } }
        driver.send = { [weak self] phase in
            // The value of a gesture with a body is the body's.
            switch phase {
            case .changed(let value): if let value = value as? G.Value { self?.send(.changed(value)) }
            case .ended(let value): if let value = value as? G.Value { self?.send(.ended(value)) }
            case .failed: self?.send(.failed)
            }
        }
    }

    override var recognizers: [UIGestureRecognizer] { innerRecognizers() }
    override func gestureDidChange() { update(gesture) }
    override func elementDidChange() { setElement(element) }
}

/// A gesture whose values and ends go through a closure: what `onChanged`, `onEnded`, `map` and `updating` make.
nonisolated public struct _TransformedGesture<Base: Gesture, Value>: PrimitiveGesture {
    public typealias Body = Never
    let base: Base
    let transform: (GesturePhase<Base.Value>) -> GesturePhase<Value>

    @MainActor func makeDriver() -> GestureDriver<Self> { TransformedDriver(self) }
}

@MainActor private final class TransformedDriver<Base: Gesture, Value>: GestureDriver<_TransformedGesture<Base, Value>>
{
    private let inner: GestureDriver<Base>

    override init(_ gesture: _TransformedGesture<Base, Value>) {
        inner = GestureDriver<Base>.make(gesture.base)
        super.init(gesture)
        inner.send = { [weak self] phase in
            guard let self else { return }
            send(self.gesture.transform(phase))
        }
    }

    override var recognizers: [UIGestureRecognizer] { inner.recognizers }
    override func gestureDidChange() { inner.gesture = gesture.base }
    override func elementDidChange() { inner.element = element }
}

extension Gesture {
    /// Calls a closure when the gesture is done.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _TransformedGesture<Self, Value> {
        _TransformedGesture(base: self) { phase in
            if case .ended(let value) = phase { action(value) }
            return phase
        }
    }

    /// Changes the gesture's value.
    public func map<T>(_ body: @escaping (Value) -> T) -> _TransformedGesture<Self, T> {
        _TransformedGesture(base: self) { phase in
            switch phase {
            case .changed(let value): .changed(body(value))
            case .ended(let value): .ended(body(value))
            case .failed: .failed
            }
        }
    }

    /// Keeps a value as long as the gesture goes on. Afterwards the state has its first value again.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _TransformedGesture<Self, Value> {
        _TransformedGesture(base: self) { phase in
            switch phase {
            case .changed(let value): state.change { body(value, &$0, &$1) }
            case .ended, .failed: state.reset()
            }
            return phase
        }
    }
}

extension Gesture where Value: Equatable {
    /// Calls a closure when the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _TransformedGesture<Self, Value> {
        _TransformedGesture(base: self) { phase in
            if case .changed(let value) = phase { action(value) }
            return phase
        }
    }
}

/// A value that lasts as long as a gesture.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let resetTransaction: Transaction
    private let onReset: ((Value, inout Transaction) -> Void)?
    private var box: StateBox<Value>?

    /// Creates a state.
    public init(wrappedValue: Value) { self.init(wrappedValue, Transaction(), nil) }
    /// Creates a state.
    public init(initialValue: Value) { self.init(initialValue, Transaction(), nil) }
    /// Creates a state that goes back with a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue, resetTransaction, nil) }
    /// Creates a state that goes back with a transaction of the app's.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue, Transaction(), reset)
    }

    /// Creates a state that goes back with a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) { self.init(initialValue, resetTransaction, nil) }
    /// Creates a state that goes back with a transaction of the app's.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue, Transaction(), reset)
    }
    /// Creates a state that is nil to begin with and goes back with a transaction.
    public init(resetTransaction: Transaction = Transaction()) where Value: ExpressibleByNilLiteral {
        self.init(nil, resetTransaction, nil)
    }
    /// Creates a state that is nil to begin with and goes back with a transaction of the app's.
    public init(reset: @escaping (Value, inout Transaction) -> Void) where Value: ExpressibleByNilLiteral {
        self.init(nil, Transaction(), reset)
    }

    private init(_ value: Value, _ transaction: Transaction, _ reset: ((Value, inout Transaction) -> Void)?) {
        (initial, resetTransaction, onReset) = (value, transaction, reset)
    }

    /// The value now.
    public var wrappedValue: Value { box?.value ?? initial }
    /// What `updating` takes.
    public var projectedValue: GestureState<Value> { self }

    @MainActor func change(_ body: (inout Value, inout Transaction) -> Void) {
        guard let box else { return }
        var value = box.unrecordedValue, transaction = Transaction()
        body(&value, &transaction)
        box.set(value, transaction)
    }

    @MainActor func reset() {
        guard let box else { return }
        var transaction = resetTransaction
        onReset?(box.unrecordedValue, &transaction)
        box.set(initial, transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that begins with nil.
    public init() { self.init(wrappedValue: nil) }
}

extension GestureState: GraphProperty {
    mutating func install(_ installer: inout PropertyInstaller) {
        let initial = initial
        box = installer.nextBox(StateBox<Value>.self) { StateBox(initial) }
    }
}
