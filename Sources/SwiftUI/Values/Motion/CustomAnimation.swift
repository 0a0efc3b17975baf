import Foundation

/// How a value moves from where it is to where it shall be, by an app's own rule.
public protocol CustomAnimation: Hashable, Sendable {
    /// How much of a change is done after some time; nil when the animation is over.
    ///
    /// - Parameters:
    ///   - value: the whole change.
    ///   - time: the time since the start, in seconds.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// How fast the value changes after some time; nil where that isn't known.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Whether this animation goes on from a running one, which then ends, instead of adding to it.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What an animation keeps of one value from frame to frame.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The animation's own state.
    public var state: AnimationState<Value>
    /// Whether the animation counts as done, though it still moves.
    public var isLogicallyComplete: Bool
    /// The environment of the view whose value is animated.
    public let environment: EnvironmentValues

    package init(environment: EnvironmentValues) {
        state = AnimationState()
        isLogicallyComplete = false
        self.environment = environment
    }

    private init(state: AnimationState<Value>, isLogicallyComplete: Bool, environment: EnvironmentValues) {
        (self.state, self.isLogicallyComplete, self.environment) = (state, isLogicallyComplete, environment)
    }

    /// The context with the state of another type of value.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}

/// Values of an animation by keys.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    /// The value of a key, or the key's default.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of what an animation keeps.
public protocol AnimationStateKey {
    associatedtype Value

    /// What is kept before anything is set.
    static var defaultValue: Value { get }
}
