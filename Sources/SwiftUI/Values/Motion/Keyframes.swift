import Foundation

/// Values of a type over time.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes where Body.Value == Value
    @KeyframesBuilder<Value> var body: Body { get }
}

/// Keyframes of one property.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent where Body.Value == Value
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Keyframes of this module, which give their tracks themselves.
protocol PrimitiveKeyframes<Value>: Keyframes {
    var tracks: [KeyframeLine<Value>] { get }
}

/// Keyframes of one property, of this module.
protocol PrimitiveTrackContent<Value>: KeyframeTrackContent {
    var steps: [KeyframeStep<Value>] { get }
}

extension Keyframes {
    /// The tracks, also of keyframes that an app composes.
    func resolvedTracks() -> [KeyframeLine<Value>] {
        if let primitive = self as? any PrimitiveKeyframes<Value> { return primitive.tracks }
        return body.resolvedTracks()
    }
}

extension KeyframeTrackContent {
    func resolvedSteps() -> [KeyframeStep<Value>] {
        if let primitive = self as? any PrimitiveTrackContent<Value> { return primitive.steps }
        return body.resolvedSteps()
    }
}

/// One keyframe: where it goes, in which time and how.
struct KeyframeStep<Value: Animatable> {
    enum Kind {
        case linear(UnitCurve)
        case spring(Spring, startVelocity: Value?)
        case cubic(startVelocity: Value?, endVelocity: Value?)
        case move
    }
    let to: Value
    let duration: TimeInterval?
    let kind: Kind
}

/// A keyframe that is reached at an even pace, or by a curve.
public struct LinearKeyframe<Value: Animatable>: PrimitiveTrackContent {
    public typealias Body = Self
    public var body: Self { return self }
    let steps: [KeyframeStep<Value>]
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        steps = [KeyframeStep(to: to, duration: duration, kind: .linear(timingCurve))]
    }
}

/// A keyframe that is reached by a spring.
public struct SpringKeyframe<Value: Animatable>: PrimitiveTrackContent {
    public typealias Body = Self
    public var body: Self { return self }
    let steps: [KeyframeStep<Value>]
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        steps = [KeyframeStep(to: to, duration: duration, kind: .spring(spring, startVelocity: startVelocity))]
    }
}

/// A keyframe that is passed on a smooth curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: PrimitiveTrackContent {
    public typealias Body = Self
    public var body: Self { return self }
    let steps: [KeyframeStep<Value>]
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        steps = [
            KeyframeStep(
                to: to, duration: duration, kind: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
        ]
    }
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: PrimitiveTrackContent {
    public typealias Body = Self
    public var body: Self { return self }
    let steps: [KeyframeStep<Value>]
    public init(_ to: Value) { steps = [KeyframeStep(to: to, duration: 0, kind: .move)] }
}

/// Keyframes of one property of a value.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: PrimitiveKeyframes
where Content.Value == Property {
    public typealias Value = Root
    public typealias Body = Self
    public var body: Self { return self }
    let tracks: [KeyframeLine<Root>]

    public init(
        _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
    ) { tracks = [KeyframeLine(keyPath, content().resolvedSteps())] }

    /// Keyframes of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
        tracks = [KeyframeLine(\Root.self, content().resolvedSteps())]
    }
}

/// Several keyframes one after the other.
public struct _KeyframeSequence<Value: Animatable>: PrimitiveTrackContent {
    public typealias Body = Self
    public var body: Self { return self }
    let steps: [KeyframeStep<Value>]
}

/// Puts keyframes one after the other.
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(steps: expression.resolvedSteps()) }
    public static func buildBlock(_ content: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value> {
        buildArray(content)
    }
    public static func buildArray(_ components: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence(steps: components.flatMap(\.steps))
    }
    public static func buildEither(first component: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { component }
    public static func buildEither(second component: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { component }
}

/// Several tracks side by side.
public struct _KeyframeTracks<Value>: PrimitiveKeyframes {
    public typealias Body = Self
    public var body: Self { return self }
    let tracks: [KeyframeLine<Value>]
}

/// Puts tracks side by side; keyframes without a track are the value's own.
@resultBuilder public enum KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeTracks<Value> where K.Value == Value {
        _KeyframeTracks(tracks: expression.resolvedTracks())
    }
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSequence<Value>
    where Value: Animatable, K.Value == Value { _KeyframeSequence(steps: expression.resolvedSteps()) }
    public static func buildBlock(_ content: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: content.flatMap(\.tracks))
    }
    @_disfavoredOverload public static func buildBlock(_ content: _KeyframeSequence<Value>...) -> _KeyframeTracks<Value>
    where Value: Animatable {
        _KeyframeTracks(tracks: [KeyframeLine(\Value.self, content.flatMap(\.steps))])
    }
}
