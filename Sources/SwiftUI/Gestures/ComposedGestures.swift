import UIKit

/// Two gestures at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The values of those that have begun.
    public struct Value {
        /// The first gesture's value.
        public var first: First.Value?
        /// The second gesture's value.
        public var second: Second.Value?
    }
    public typealias Body = Never
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture of two.
    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    @MainActor func makeDriver() -> GestureDriver<Self> { SimultaneousDriver(self) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

@MainActor private final class SimultaneousDriver<A: Gesture, B: Gesture>: GestureDriver<SimultaneousGesture<A, B>> {
    private let first: GestureDriver<A>
    private let second: GestureDriver<B>
    private var value = SimultaneousGesture<A, B>.Value()
    private var going = (first: false, second: false)

    override init(_ gesture: SimultaneousGesture<A, B>) {
        first = .make(gesture.first)
        second = .make(gesture.second)
        super.init(gesture)
        first.send = { [weak self] in self?.firstChanged($0) }
        second.send = { [weak self] in self?.secondChanged($0) }
    }

    override var recognizers: [UIGestureRecognizer] { first.recognizers + second.recognizers }
    override func gestureDidChange() { (first.gesture, second.gesture) = (gesture.first, gesture.second) }
    override func elementDidChange() { (first.element, second.element) = (element, element) }

    private func firstChanged(_ phase: GesturePhase<A.Value>) {
        switch phase {
        case .changed(let new): (value.first, going.first) = (new, true)
        case .ended(let new): (value.first, going.first) = (new, false)
        case .failed: (value.first, going.first) = (nil, false)
        }
        if case .changed = phase { tell(isOver: false) } else { tell(isOver: !going.second) }
    }

    private func secondChanged(_ phase: GesturePhase<B.Value>) {
        switch phase {
        case .changed(let new): (value.second, going.second) = (new, true)
        case .ended(let new): (value.second, going.second) = (new, false)
        case .failed: (value.second, going.second) = (nil, false)
        }
        if case .changed = phase { tell(isOver: false) } else { tell(isOver: !going.first) }
    }

    private func tell(isOver: Bool) {
        guard isOver else { return send(.changed(value)) }
        let last = value
        value = .init()
        send(last.first == nil && last.second == nil ? .failed : .ended(last))
    }
}

/// One gesture, and then another.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// How far the gestures have got.
    public enum Value {
        /// The first gesture goes on.
        case first(First.Value)
        /// The first gesture is done; the second has a value when it has begun.
        case second(First.Value, Second.Value?)
    }
    public typealias Body = Never
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture of two.
    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    @MainActor func makeDriver() -> GestureDriver<Self> { SequenceDriver(self) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

@MainActor private final class SequenceDriver<A: Gesture, B: Gesture>: GestureDriver<SequenceGesture<A, B>> {
    private let first: GestureDriver<A>
    private let second: GestureDriver<B>
    private var done: A.Value?

    override init(_ gesture: SequenceGesture<A, B>) {
        first = .make(gesture.first)
        second = .make(gesture.second)
        super.init(gesture)
        first.send = { [weak self] phase in
            guard let self, done == nil else { return }
            switch phase {
            case .changed(let value): send(.changed(.first(value)))
            case .ended(let value):
                done = value
                send(.changed(.second(value, nil)))
            case .failed: send(.failed)
            }
        }
        second.send = { [weak self] phase in
            guard let self, let earlier = done else { return }
            switch phase {
            case .changed(let value): send(.changed(.second(earlier, value)))
            case .ended(let value):
                done = nil
                send(.ended(.second(earlier, value)))
            case .failed:
                done = nil
                send(.failed)
            }
        }
        // A finger that leaves after the first gesture, before the second has begun, ends it.
        let end = TouchEndRecognizer()
        end.onEnd = { [weak self] in
            guard let self, done != nil else { return }
            done = nil
            send(.failed)
        }
        ending = end
    }

    private var ending: TouchEndRecognizer?

    override var recognizers: [UIGestureRecognizer] {
        first.recognizers + second.recognizers + (ending.map { [$0] } ?? [])
    }
    override func gestureDidChange() { (first.gesture, second.gesture) = (gesture.first, gesture.second) }
    override func elementDidChange() { (first.element, second.element) = (element, element) }
}

/// Never recognises anything; tells when the last finger has left and others have had their say.
final class TouchEndRecognizer: UIGestureRecognizer {
    var onEnd: () -> Void = {}

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if event.allTouches?.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) != false { state = .failed }
    }

    override func reset() {
        super.reset()
        CommitHandlers.beforeCommit { [onEnd] in onEnd() }
    }
}

/// One of two gestures; the first, where both are possible.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The value of the one that was done.
    public enum Value {
        case first(First.Value), second(Second.Value)
    }
    public typealias Body = Never
    /// The gesture that is preferred.
    public var first: First
    /// The other gesture.
    public var second: Second

    /// Creates a gesture of two.
    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    @MainActor func makeDriver() -> GestureDriver<Self> { ExclusiveDriver(self) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

@MainActor private final class ExclusiveDriver<A: Gesture, B: Gesture>: GestureDriver<ExclusiveGesture<A, B>> {
    private let first: GestureDriver<A>
    private let second: GestureDriver<B>
    /// The recognisers of which the later ones wait for the earlier ones.
    private var related: (earlier: [UIGestureRecognizer], later: [UIGestureRecognizer]) = ([], [])

    override init(_ gesture: ExclusiveGesture<A, B>) {
        first = .make(gesture.first)
        second = .make(gesture.second)
        super.init(gesture)
        relateRecognizers()
        first.send = { [weak self] phase in
            switch phase {
            case .changed(let value): self?.send(.changed(.first(value)))
            case .ended(let value): self?.send(.ended(.first(value)))
            case .failed: self?.send(.failed)
            }
        }
        second.send = { [weak self] phase in
            switch phase {
            case .changed(let value): self?.send(.changed(.second(value)))
            case .ended(let value): self?.send(.ended(.second(value)))
            case .failed: self?.send(.failed)
            }
        }
    }

    override var recognizers: [UIGestureRecognizer] { first.recognizers + second.recognizers }
    override func gestureDidChange() {
        (first.gesture, second.gesture) = (gesture.first, gesture.second)
        relateRecognizers()
    }
    override func elementDidChange() { (first.element, second.element) = (element, element) }

    /// Has the second gesture's recognisers wait for the first one's, where they don't yet.
    private func relateRecognizers() {
        let (earlier, later) = (first.recognizers, second.recognizers)
        for waiting in later {
            let isKnown = related.later.contains { $0 === waiting }
            for preferred in earlier where !isKnown || !related.earlier.contains(where: { $0 === preferred }) {
                waiting.require(toFail: preferred)
            }
        }
        related = (earlier, later)
    }
}

extension Gesture {
    /// This gesture and another at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    /// This gesture, and then another.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// This gesture, or another where this one comes to nothing.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
