import Foundation

/// Keyframes of one property, with its type erased.
struct KeyframeLine<Root> {
    /// Makes the line's course for a root that it begins with: how long it takes, and what it sets.
    let makeCourse: (Root) -> (duration: TimeInterval, set: (inout Root, TimeInterval) -> Void)

    init<Value: Animatable>(_ keyPath: WritableKeyPath<Root, Value>, _ steps: [KeyframeStep<Value>]) {
        makeCourse = { root in
            let course = KeyframeCourse(from: root[keyPath: keyPath], steps)
            return (course.duration, { root, time in root[keyPath: keyPath] = course.value(at: time) })
        }
    }
}

/// The way of one property through its keyframes.
struct KeyframeCourse<Value: Animatable> {
    private typealias Vector = Value.AnimatableData
    private struct Segment {
        let start: TimeInterval
        let duration: TimeInterval
        let from: Vector
        let to: Vector
        /// The value and the velocity after some time since the segment's start.
        let value: (TimeInterval) -> Vector
    }
    private var segments: [Segment] = []
    private let initial: Value
    private(set) var duration: TimeInterval = 0

    init(from initial: Value, _ steps: [KeyframeStep<Value>]) {
        self.initial = initial
        var (position, velocity) = (initial.animatableData, Vector.zero)
        for (index, step) in steps.enumerated() {
            let target = step.to.animatableData
            var length = step.duration.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
            let from = position
            let value: (TimeInterval) -> Vector
            switch step.kind {
            case .move:
                value = { _ in target }
                velocity = .zero
            case .linear(let curve):
                let total = length
                value = { time in
                    from + (target - from).scaled(by: curve.value(at: total > 0 ? time / total : 1))
                }
                velocity = length > 0 ? (target - from).scaled(by: curve.velocity(at: 1) / length) : .zero
            case .spring(let spring, let given):
                let first = given?.animatableData ?? velocity
                let way = target - from
                if step.duration == nil {
                    length = spring.settlingDuration(target: way, initialVelocity: first, epsilon: 0.001)
                }
                value = { from + spring.value(target: way, initialVelocity: first, time: $0) }
                velocity = spring.velocity(target: way, initialVelocity: first, time: length)
            case .cubic(let given, let givenEnd):
                let first = given?.animatableData ?? velocity
                let last = givenEnd?.animatableData ?? Self.velocityAtEnd(of: index, from: from, steps)
                let total = length
                value = { Self.hermite(from, target, first, last, $0, total) }
                velocity = last
            }
            segments.append(Segment(start: duration, duration: length, from: from, to: target, value: value))
            duration += length
            // A spring that is cut off goes on from where it is.
            position = value(length)
        }
    }

    /// On a smooth curve the velocity in a keyframe is that between its neighbours; at the end it is nothing.
    private static func velocityAtEnd(of index: Int, from: Vector, _ steps: [KeyframeStep<Value>]) -> Vector {
        guard index + 1 < steps.count, case .cubic(nil, _) = steps[index + 1].kind,
            let before = steps[index].duration, let after = steps[index + 1].duration, before + after > 0
        else { return .zero }
        return (steps[index + 1].to.animatableData - from).scaled(by: 1 / (before + after))
    }

    private static func hermite(
        _ a: Vector, _ b: Vector, _ va: Vector, _ vb: Vector, _ time: TimeInterval, _ total: TimeInterval
    ) -> Vector {
        guard total > 0 else { return b }
        let t = min(max(time / total, 0), 1), t2 = t * t, t3 = t2 * t
        return a.scaled(by: 2 * t3 - 3 * t2 + 1) + b.scaled(by: 3 * t2 - 2 * t3)
            + va.scaled(by: (t3 - 2 * t2 + t) * total) + vb.scaled(by: (t3 - t2) * total)
    }

    func value(at time: TimeInterval) -> Value {
        guard let last = segments.last else { return initial }
        var result = initial
        let segment = segments.last { $0.start <= time } ?? segments[0]
        let within = max(time - segment.start, 0)
        result.animatableData =
            time >= duration ? last.value(last.duration) : segment.value(min(within, segment.duration))
        return result
    }
}

/// The values of keyframes at any time.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let courses: [(duration: TimeInterval, set: (inout Value, TimeInterval) -> Void)]

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, keyframes: content())
    }

    init(initialValue: Value, keyframes: some Keyframes<Value>) {
        initial = initialValue
        courses = keyframes.resolvedTracks().map { $0.makeCourse(initialValue) }
    }

    /// The time of the longest track, in seconds.
    public var duration: TimeInterval { courses.map(\.duration).max() ?? 0 }

    /// The value after so many seconds.
    public func value(time: Double) -> Value {
        var value = initial
        update(value: &value, time: time)
        return value
    }

    /// The value after a part of the whole time.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Sets what the tracks change.
    public func update(value: inout Value, time: Double) { for course in courses { course.set(&value, time) } }

    /// Sets what the tracks change, by a part of the whole time.
    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
