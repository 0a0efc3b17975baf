import Foundation

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

    /// The spring whose undamped period is `perceptualDuration`. `bounce` 0 is critically damped, 1 is not damped at all, below 0
    /// is flatter than critical.
    package init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
        let omega = 2 * Double.pi / max(perceptualDuration, 1e-3)
        let bounce = min(max(bounce, -0.999), 1)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, velocity: velocity)
    }

    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// The same spring, damped no more than critically.
    package var withoutOverdamping: SpringRecord {
        var spring = self
        spring.damping = min(damping, 2 * (stiffness * mass).squareRoot())
        return spring
    }

    /// The way after `t` seconds. Passes 1 where the spring is not damped enough to stay below.
    package func value(at t: Double) -> Double {
        if t <= 0 { return 0 }
        let omega = (stiffness / mass).squareRoot()
        let ratio = dampingRatio
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

    /// The time after which the distance from rest can't exceed a thousandth of the way again. For a spring that oscillates the
    /// bound is the sum of the amplitudes of its sine and cosine, which gives Apple's 1.4727 s for the default one.
    package var settlingDuration: Double {
        guard damping > 0 else { return .infinity }
        let omega = (stiffness / mass).squareRoot()
        let ratio = dampingRatio
        let rest = 0.001
        if ratio < 1 {
            let damped = omega * (1 - ratio * ratio).squareRoot()
            let b = (ratio * omega - velocity) / damped
            return max(0, log((1 + abs(b)) / rest) / (ratio * omega))
        }
        // Crosses rest once at most: it stays near from the last time that it was far, which a walk backwards finds.
        var high = 1.0
        while abs(1 - value(at: high)) > rest * 1e-3, high < 1e6 { high *= 2 }
        var low = high
        let step = high / 4096
        while low > 0, abs(1 - value(at: low)) <= rest { low -= step }
        guard low > 0 else { return 0 }
        high = low + step
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if abs(1 - value(at: middle)) > rest { low = middle } else { high = middle }
        }
        return high
    }
}
