import Foundation

/// A spring with a weight: what it does to a value that is pulled to a target.
public struct Spring: Hashable, Sendable {
    /// The angular frequency without damping, in radians a second.
    private let frequency: Double
    /// How strongly the spring is damped: 1 just doesn't overshoot.
    public let dampingRatio: Double
    /// The mass that hangs on the spring.
    public let mass: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        self.frequency = frequency
        self.dampingRatio = dampingRatio
        self.mass = mass
    }

    /// Creates a spring as it is felt.
    ///
    /// - Parameters:
    ///   - duration: how long the movement seems to last, in seconds.
    ///   - bounce: 0 doesn't overshoot, 1 never comes to rest, below 0 it is flatter.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        let bounce = min(max(bounce, -0.999), 1)
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// Creates a spring from the length of a period without damping, and the damping.
    public init(response: Double, dampingRatio: Double) {
        let response = response > 0 ? response : 1e-9
        self.init(frequency: 2 * .pi / response, dampingRatio: max(dampingRatio, 0))
    }

    /// Creates a spring from physical quantities. Without `allowOverDamping` the damping is at most critical.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 ? mass : 1
        let frequency = max(stiffness / mass, 1e-9).squareRoot()
        let ratio = max(damping, 0) / (2 * frequency * mass)
        self.init(frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// Creates the spring that is at rest after some time.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // The time to rest is inversely proportional to the frequency.
        let ratio = min(max(dampingRatio, 1e-4), 1)
        let unit = Spring(frequency: 1, dampingRatio: ratio)
        let settled = unit.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(frequency: settled / max(settlingDuration, 1e-9), dampingRatio: ratio)
    }

    /// The length of a period without damping, in seconds.
    public var response: Double { 2 * .pi / frequency }
    /// How long the movement seems to last.
    public var duration: TimeInterval { response }
    /// How far the spring overshoots: from below 0 (flat) to 1 (for ever).
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The stiffness.
    public var stiffness: Double { frequency * frequency * mass }
    /// The damping coefficient.
    public var damping: Double { 2 * dampingRatio * frequency * mass }
    /// The time until the spring is at rest on its way from 0 to 1.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// A spring without overshoot.
    public static var smooth: Spring { smooth() }
    /// A spring without overshoot, or with some.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with a small overshoot.
    public static var snappy: Spring { snappy() }
    /// A spring with a small overshoot, and some more.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring that visibly overshoots.
    public static var bouncy: Spring { bouncy() }
    /// A spring that visibly overshoots, and some more.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: Evaluating

    /// How distance and speed at the start count at a time, for the place and for the speed there.
    private func weights(at time: TimeInterval) -> (
        distance: Double, speed: Double, distanceRate: Double, speedRate: Double
    ) {
        let t = max(time, 0), w = frequency, z = dampingRatio
        if z < 1 {
            let wd = w * (1 - z * z).squareRoot()
            let e = exp(-z * w * t), c = cos(wd * t), s = sin(wd * t)
            return (e * (c + z * w / wd * s), e * s / wd, -e * w * w / wd * s, e * (c - z * w / wd * s))
        }
        if z == 1 {
            let e = exp(-w * t)
            return (e * (1 + w * t), e * t, -e * w * w * t, e * (1 - w * t))
        }
        let root = w * (z * z - 1).squareRoot()
        let r1 = -z * w + root, r2 = -z * w - root
        let e1 = exp(r1 * t), e2 = exp(r2 * t), d = r1 - r2
        return ((r1 * e2 - r2 * e1) / d, (e1 - e2) / d, r1 * r2 * (e2 - e1) / d, (r1 * e1 - r2 * e2) / d)
    }

    /// Where a value that starts at 0 is after some time.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let w = weights(at: time)
        return target - target.scaled(by: w.distance) + initialVelocity.scaled(by: w.speed)
    }

    /// How fast a value that starts at 0 is after some time, a second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let w = weights(at: time)
        return initialVelocity.scaled(by: w.speedRate) - target.scaled(by: w.distanceRate)
    }

    /// Moves a value and its velocity on by a span of time.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let way = target - value
        let next = self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value += next
    }

    /// The force on the weight at a place and speed.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The time after which a value that starts at 0 stays within `epsilon` of its target; infinite without damping.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let way = target.magnitudeSquared.squareRoot(), speed = initialVelocity.magnitudeSquared.squareRoot()
        let epsilon = max(epsilon, 1e-12)
        guard dampingRatio > 0 else { return .infinity }
        guard way > 0 || speed > 0 else { return 0 }
        let z = dampingRatio, w = frequency
        if z < 1 {
            let wd = w * (1 - z * z).squareRoot()
            let amplitude = way + abs(z * w * way - speed) / wd
            return max(0, log(amplitude / epsilon) / (z * w))
        }
        // Without oscillation the distance falls in the end: the last time that it was far lies between two ends, which are halved.
        func distance(_ t: Double) -> Double {
            let weight = weights(at: t)
            return abs(way * weight.distance - speed * weight.speed)
        }
        var high = 1 / w
        while distance(high) > epsilon || distance(high * 1.5) > epsilon, high < 1e6 { high *= 2 }
        var low = 0.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if distance(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }
}

extension Spring {
    /// Where a value is after some time on its way between two.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        result.animatableData += value(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            time: time)
        return result
    }

    /// How fast a value is after some time on its way between two.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = initialVelocity
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            time: time)
        return result
    }

    /// The force on a value on its way between two.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = position
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// The time until a value is at rest on its way between two.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            epsilon: epsilon)
    }
}
