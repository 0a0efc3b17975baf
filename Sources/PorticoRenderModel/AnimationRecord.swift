import Foundation

/// Names one added animation on both threads, for ever.
package struct AnimationID: Hashable, Sendable {
    package var rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// What an animation does over its time: a snapshot of a `CAAnimation`, made when it was added to a layer.
package struct AnimationRecord: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case basic(from: AnimationValue?, to: AnimationValue?, by: AnimationValue?)
        case spring(SpringRecord, from: AnimationValue?, to: AnimationValue?, by: AnimationValue?)
        case keyframe(KeyframeRecord)
        /// Children run on the group's clock and are cut off at its end.
        case group([AnimationRecord])
        /// A change of contents or sublayers as a whole; the renderer keeps the old picture.
        case transition(TransitionRecord)
    }

    package var id: AnimationID
    /// The key under which it was added; for inspection only.
    package var key: String
    /// `beginTime` is in the layer's time, made absolute when committed.
    package var timing: TimingRecord
    /// nil for groups, transitions and key paths that the renderer does not know.
    package var property: AnimatedProperty?
    package var kind: Kind
    package var timingFunction = TimingFunction.linear
    package var isAdditive = false
    package var isCumulative = false
    package var isRemovedOnCompletion = true

    package init(
        id: AnimationID, key: String = "", timing: TimingRecord, property: AnimatedProperty?, kind: Kind
    ) {
        self.id = id
        self.key = key
        self.timing = timing
        self.property = property
        self.kind = kind
    }

    /// The layer's time at which it ends; infinite where it never does.
    package var endTime: Double { timing.endTime }
}

/// A damped spring pulled from 0 to 1.
package struct SpringRecord: Sendable, Equatable {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    /// Initial speed, in ways per second.
    package var velocity: Double

    package init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, velocity: Double = 0) {
        (self.mass, self.stiffness, self.damping, self.velocity) = (mass, stiffness, damping, velocity)
    }

    /// The way after `t` seconds. Passes 1 where the spring is not damped enough to stay below.
    package func value(at t: Double) -> Double {
        if t <= 0 { return 0 }
        let omega = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        if ratio < 1 {
            let damped = omega * (1 - ratio * ratio).squareRoot()
            let b = (ratio * omega - velocity) / damped
            return 1 - exp(-ratio * omega * t) * (cos(damped * t) + b * sin(damped * t))
        }
        if ratio == 1 {
            return 1 - exp(-omega * t) * (1 + (omega - velocity) * t)
        }
        let root = omega * (ratio * ratio - 1).squareRoot()
        let r1 = -ratio * omega + root, r2 = -ratio * omega - root
        // x(t) = 1 + a·e^(r1 t) + b·e^(r2 t) with x(0) = 0, x'(0) = velocity
        let a = (velocity + r2) / (r1 - r2)
        let b = -1 - a
        return 1 + a * exp(r1 * t) + b * exp(r2 * t)
    }
}

package struct KeyframeRecord: Sendable, Equatable {
    package enum Mode: UInt8, Sendable { case linear, discrete, paced, cubic, cubicPaced }

    package var values: [AnimationValue]
    /// 0…1, as many as values (one more where discrete), filled in by whoever makes the record.
    package var keyTimes: [Double]
    /// One for each stretch between two values, or empty.
    package var timingFunctions: [TimingFunction]
    package var mode: Mode

    package init(
        values: [AnimationValue], keyTimes: [Double]? = nil, timingFunctions: [TimingFunction] = [],
        mode: Mode = .linear
    ) {
        self.values = values
        self.timingFunctions = timingFunctions
        self.mode = mode
        self.keyTimes = keyTimes ?? Self.defaultTimes(values, mode)
    }

    private static func defaultTimes(_ values: [AnimationValue], _ mode: Mode) -> [Double] {
        let n = values.count
        if n == 0 { return [] }
        switch mode {
        case .discrete: return (0...n).map { Double($0) / Double(n) }
        case .paced, .cubicPaced:
            var sum = 0.0
            var times = [0.0]
            for (a, b) in zip(values, values.dropFirst()) {
                sum += a.distance(to: b)
                times.append(sum)
            }
            if sum > 0 { return times.map { $0 / sum } }
            fallthrough
        default: return n == 1 ? [0] : (0..<n).map { Double($0) / Double(n - 1) }
        }
    }

    package func value(at t: Double) -> AnimationValue? {
        guard let last = values.last else { return nil }
        if mode == .discrete {
            for i in values.indices.reversed() where i < keyTimes.count && t >= keyTimes[i] { return values[i] }
            return values.first
        }
        guard values.count > 1, keyTimes.count >= values.count else { return last }
        if t <= keyTimes[0] { return values[0] }
        var i = 0
        while i < values.count - 1 && t >= keyTimes[i + 1] { i += 1 }
        guard i < values.count - 1 else { return last }
        let length = keyTimes[i + 1] - keyTimes[i]
        var fraction = length > 0 ? (t - keyTimes[i]) / length : 1
        if mode == .linear || mode == .cubic, i < timingFunctions.count {
            fraction = timingFunctions[i].value(at: fraction)
        }
        if mode == .cubic || mode == .cubicPaced {
            return Self.spline(
                values[max(i - 1, 0)], values[i], values[i + 1], values[min(i + 2, values.count - 1)], fraction)
        }
        return values[i].interpolated(to: values[i + 1], fraction)
    }

    /// Catmull-Rom through b and c, as a cubic Bézier by repeated interpolation, so that it works for every kind.
    private static func spline(
        _ a: AnimationValue, _ b: AnimationValue, _ c: AnimationValue, _ d: AnimationValue, _ t: Double
    ) -> AnimationValue {
        guard let out = c.adding(a, times: -1).flatMap({ b.adding($0, times: 1.0 / 6) }),
            let back = d.adding(b, times: -1).flatMap({ c.adding($0, times: -1.0 / 6) })
        else { return b.interpolated(to: c, t) }
        if case .transform = b { return b.interpolated(to: c, t) }
        let p = b.interpolated(to: out, t), q = out.interpolated(to: back, t), r = back.interpolated(to: c, t)
        return p.interpolated(to: q, t).interpolated(to: q.interpolated(to: r, t), t)
    }
}

package struct TransitionRecord: Sendable, Equatable {
    package enum Kind: UInt8, Sendable { case fade, moveIn, push, reveal }
    package enum Direction: UInt8, Sendable { case fromRight, fromLeft, fromTop, fromBottom }

    package var kind: Kind
    package var direction: Direction
    package var startProgress: Double
    package var endProgress: Double

    package init(
        kind: Kind = .fade, direction: Direction = .fromRight, startProgress: Double = 0, endProgress: Double = 1
    ) {
        (self.kind, self.direction) = (kind, direction)
        (self.startProgress, self.endProgress) = (startProgress, endProgress)
    }
}
