import Foundation

/// Where a spring that took over from another began.
private struct SpringStart<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: (time: TimeInterval, offset: V, velocity: V) { (0, .zero, .zero) }
}

extension Animation {
    /// How much of a change is done after some time since the start; nil when the animation is over and all of it is done.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { kind.animate(value: value, time: time, context: &context) }

    /// How fast the value changes after some time; nil where that isn't known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { kind.velocity(value: value, time: time, context: context) }

    /// Whether this animation takes over from one that runs. If so, the context keeps from where: time and values count on from
    /// the start of the earlier animation, so the next `value` is the whole change since then.
    ///
    /// - Parameters:
    ///   - value: the change that the earlier animation was to make.
    ///   - time: the time since the earlier animation began.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { kind.shouldMerge(previous: previous, value: value, time: time, context: &context) }

    /// The time until nothing moves any more, infinite where that never is, for a change of about `distance` as animations see it;
    /// nil for an app's own animation.
    package func settlingDuration(distance: Double = 1) -> TimeInterval? { kind.settlingDuration(distance) }

    /// The time until the change counts as done: for springs their perceived duration; nil for an app's own animation.
    package var logicalDuration: TimeInterval? { kind.logicalDuration }
}

extension Animation.Kind {
    /// The smallest change that is seen.
    private static let epsilon = 0.001

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if let duration = logicalDuration, time >= duration { context.isLogicallyComplete = true }
        switch self {
        case .curve(let curve, let duration):
            guard time < duration else { return nil }
            return value.scaled(by: curve.value(at: duration > 0 ? max(time, 0) / duration : 1))
        case .spring(let spring):
            let start = context.state[SpringStart<V>.self]
            let (way, t) = (value - start.offset, time - start.time)
            guard t < spring.settlingDuration(target: way, initialVelocity: start.velocity, epsilon: Self.epsilon)
            else { return nil }
            return start.offset + spring.value(target: way, initialVelocity: start.velocity, time: t)
        case .interpolatingSpring(let spring, let velocity):
            let initial = value.scaled(by: velocity)
            guard time < spring.settlingDuration(target: value, initialVelocity: initial, epsilon: Self.epsilon)
            else { return nil }
            return spring.value(target: value, initialVelocity: initial, time: time)
        case .delay(let base, let delay):
            return time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
        case .speed(let base, let speed):
            return base.animate(value: value, time: time * speed, context: &context)
        case .repeated(let base, let count, let autoreverses):
            guard let pass = base.settlingDuration(value.magnitudeSquared.squareRoot()), pass > 0, pass.isFinite else {
                return base.animate(value: value, time: time, context: &context)
            }
            let index = Int(min((max(time, 0) / pass).rounded(.down), 1e15))
            if let count, index >= count { return nil }
            let part = base.animate(value: value, time: time - Double(index) * pass, context: &context) ?? value
            return autoreverses && index % 2 == 1 ? value - part : part
        case .completed(let base, let duration):
            context.isLogicallyComplete = time >= duration
            let isComplete = context.isLogicallyComplete
            defer { context.isLogicallyComplete = isComplete }
            return base.animate(value: value, time: time, context: &context)
        case .custom(let animation):
            return animation.base.animate(value: value, time: time, context: &context)
        }
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        switch self {
        case .curve(let curve, let duration):
            guard duration > 0, time >= 0, time <= duration else { return .zero }
            return value.scaled(by: curve.velocity(at: time / duration) / duration)
        case .spring(let spring):
            let start = context.state[SpringStart<V>.self]
            return spring.velocity(
                target: value - start.offset, initialVelocity: start.velocity, time: time - start.time)
        case .interpolatingSpring(let spring, let velocity):
            return spring.velocity(target: value, initialVelocity: value.scaled(by: velocity), time: time)
        case .delay(let base, let delay):
            return time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
        case .speed(let base, let speed):
            return base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
        case .repeated(let base, let count, let autoreverses):
            guard let pass = base.settlingDuration(value.magnitudeSquared.squareRoot()), pass > 0, pass.isFinite else {
                return base.velocity(value: value, time: time, context: context)
            }
            let index = Int(min((max(time, 0) / pass).rounded(.down), 1e15))
            if let count, index >= count { return .zero }
            let part = base.velocity(value: value, time: time - Double(index) * pass, context: context)
            return autoreverses && index % 2 == 1 ? part?.scaled(by: -1) : part
        case .completed(let base, _): return base.velocity(value: value, time: time, context: context)
        case .custom(let animation): return animation.base.velocity(value: value, time: time, context: context)
        }
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        switch self {
        case .spring:
            // A spring takes over from any animation whose velocity is known.
            guard let velocity = previous.velocity(value: value, time: time, context: context) else { return false }
            var earlier = context
            let offset = previous.animate(value: value, time: time, context: &earlier) ?? value
            context.state[SpringStart<V>.self] = (time, offset, velocity)
            context.isLogicallyComplete = false
            return true
        case .completed(let base, _):
            return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        case .custom(let animation):
            return animation.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        case .curve, .interpolatingSpring, .delay, .speed, .repeated: return false
        }
    }

    func settlingDuration(_ distance: Double) -> TimeInterval? {
        switch self {
        case .curve(_, let duration): return max(duration, 0)
        case .spring(let spring): return spring.settlingDuration(target: distance, epsilon: Self.epsilon)
        case .interpolatingSpring(let spring, let velocity):
            return spring.settlingDuration(
                target: distance, initialVelocity: distance * velocity, epsilon: Self.epsilon)
        case .delay(let base, let delay): return base.settlingDuration(distance).map { $0 + delay }
        case .speed(let base, let speed):
            return base.settlingDuration(distance).map { speed > 0 ? $0 / speed : .infinity }
        case .repeated(let base, let count, _):
            return base.settlingDuration(distance).map { pass in
                if pass == 0 { return 0 }
                return count.map { Double($0) * pass } ?? .infinity
            }
        case .completed(let base, _): return base.settlingDuration(distance)
        case .custom: return nil
        }
    }

    var logicalDuration: TimeInterval? {
        switch self {
        case .curve(_, let duration): return duration
        case .spring(let spring), .interpolatingSpring(let spring, _): return spring.duration
        case .delay(let base, let delay): return base.logicalDuration.map { $0 + delay }
        case .speed(let base, let speed): return base.logicalDuration.map { speed > 0 ? $0 / speed : .infinity }
        case .repeated: return settlingDuration(1)
        case .completed(_, let duration): return duration
        case .custom: return nil
        }
    }
}
