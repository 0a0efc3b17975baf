import CoreGraphics
import Foundation

/// One axis of content that moves by itself: where it is at each moment, known from the start.
struct ScrollAxisMotion: Equatable {
    private enum Part: Equatable {
        /// Slows down by the same factor each moment.
        case decay(from: CGFloat, velocity: CGFloat, exponent: CGFloat)
        /// A critically damped spring to `to`.
        case spring(to: CGFloat, displacement: CGFloat, velocity: CGFloat, rate: CGFloat)
        case eased(from: CGFloat, to: CGFloat, duration: TimeInterval)
    }

    private var first: Part
    private var second: Part?
    /// When the second part takes over.
    private var handover = TimeInterval.infinity
    private(set) var duration: TimeInterval
    /// Where it comes to rest.
    private(set) var target: CGFloat

    /// Thrown: slows down, and bounces back from the edge if it gets there; or stops at it.
    static func thrown(
        from offset: CGFloat, velocity: CGFloat, rate: CGFloat, limits: ClosedRange<CGFloat>, bounces: Bool
    ) -> Self {
        if !limits.contains(offset) {
            return spring(
                from: offset, to: offset < limits.lowerBound ? limits.lowerBound : limits.upperBound, velocity: velocity
            )
        }
        let exponent = ScrollPhysics.exponent(rate)
        let end = ScrollPhysics.projection(from: offset, velocity: velocity, rate: rate)
        let decay = Part.decay(from: offset, velocity: velocity, exponent: exponent)
        let edge = min(max(end, limits.lowerBound), limits.upperBound)
        guard edge != end, velocity != 0 else {
            let left = abs(velocity / exponent)
            let time = left > ScrollPhysics.rest ? CoreGraphics.log(ScrollPhysics.rest / left) / exponent : 0
            return Self(first: decay, duration: TimeInterval(time), target: end)
        }
        let time = TimeInterval(CoreGraphics.log(1 + (edge - offset) * exponent / velocity) / exponent)
        guard bounces else { return Self(first: decay, duration: time, target: edge) }
        let speed = velocity * CoreGraphics.exp(exponent * CGFloat(time))
        let rate = ScrollPhysics.springRate
        let back = Part.spring(to: edge, displacement: 0, velocity: speed, rate: rate)
        return Self(
            first: decay, second: back, handover: time,
            duration: time + springDuration(displacement: 0, velocity: speed, rate: rate),
            target: edge)
    }

    /// Drawn to `target`, with the velocity that it has.
    static func spring(
        from offset: CGFloat, to target: CGFloat, velocity: CGFloat, rate: CGFloat = ScrollPhysics.springRate
    ) -> Self {
        let displacement = offset - target
        return Self(
            first: .spring(to: target, displacement: displacement, velocity: velocity, rate: rate),
            duration: springDuration(displacement: displacement, velocity: velocity, rate: rate), target: target)
    }

    /// As a spring, but not so fast that it flies past `target`: pages come to rest one after the other.
    static func drawn(from offset: CGFloat, to target: CGFloat, velocity: CGFloat) -> Self {
        let rate = ScrollPhysics.pageRate, fastest = rate * (target - offset)
        let isTooFast = fastest > 0 ? velocity > fastest : velocity < fastest
        return spring(from: offset, to: target, velocity: fastest != 0 && isTooFast ? fastest : velocity, rate: rate)
    }

    /// Thrown, and slowing down just so much sooner or later that it ends at `target`; nil where that would not look like a throw.
    static func gliding(from offset: CGFloat, to target: CGFloat, velocity: CGFloat) -> Self? {
        let way = target - offset
        guard velocity * way > 0 else { return nil }
        let exponent = -velocity / way
        // Within these a person sees no difference to the standard one, which is -2.
        guard (-8 ... -1).contains(exponent), abs(way) > ScrollPhysics.rest else { return nil }
        return Self(
            first: .decay(from: offset, velocity: velocity, exponent: exponent),
            duration: TimeInterval(CoreGraphics.log(ScrollPhysics.rest / abs(way)) / exponent), target: target)
    }

    /// Moved on purpose: slow, fast, slow.
    static func eased(from offset: CGFloat, to target: CGFloat, duration: TimeInterval) -> Self {
        Self(first: .eased(from: offset, to: target, duration: duration), duration: duration, target: target)
    }

    /// The same movement, elsewhere.
    mutating func shift(by way: CGFloat) {
        first = Self.shifted(first, way)
        second = second.map { Self.shifted($0, way) }
        target += way
    }

    private static func shifted(_ part: Part, _ way: CGFloat) -> Part {
        switch part {
        case .decay(let from, let velocity, let exponent):
            .decay(from: from + way, velocity: velocity, exponent: exponent)
        case .spring(let to, let displacement, let velocity, let rate):
            .spring(to: to + way, displacement: displacement, velocity: velocity, rate: rate)
        case .eased(let from, let to, let duration): .eased(from: from + way, to: to + way, duration: duration)
        }
    }

    func offset(at time: TimeInterval) -> CGFloat {
        if time >= duration { return target }
        if let second, time >= handover { return Self.offset(second, time - handover) }
        return Self.offset(first, max(time, 0))
    }

    /// Points per second.
    func velocity(at time: TimeInterval) -> CGFloat {
        if time >= duration { return 0 }
        let (part, t) = second.map { time >= handover ? ($0, time - handover) : (first, time) } ?? (first, time)
        switch part {
        case .decay(_, let velocity, let exponent): return velocity * CoreGraphics.exp(exponent * CGFloat(t))
        case .spring(_, let displacement, let velocity, let rate):
            let sum = velocity + rate * displacement
            return CoreGraphics.exp(-rate * CGFloat(t)) * (sum - rate * (displacement + sum * CGFloat(t)))
        case .eased: return 0
        }
    }

    private static func offset(_ part: Part, _ time: TimeInterval) -> CGFloat {
        let t = CGFloat(time)
        switch part {
        case .decay(let from, let velocity, let exponent):
            return from + velocity * (CoreGraphics.exp(exponent * t) - 1) / exponent
        case .spring(let target, let displacement, let velocity, let rate):
            return target + CoreGraphics.exp(-rate * t) * (displacement + (velocity + rate * displacement) * t)
        case .eased(let from, let to, let duration):
            let part = t / CGFloat(duration)
            return from + (to - from) * part * part * (3 - 2 * part)
        }
    }

    /// When nothing is left of the movement that a person could see.
    private static func springDuration(displacement: CGFloat, velocity: CGFloat, rate: CGFloat) -> TimeInterval {
        let far = abs(displacement), sum = abs(velocity + rate * displacement)
        // By then each of the two terms is less than half of what is seen.
        let first = far > 0 ? CoreGraphics.log(max(2 * far / ScrollPhysics.rest, 1)) / rate : 0
        let second =
            sum > 0 ? 2 / rate * CoreGraphics.log(max(4 * sum / (CGFloat(M_E) * rate * ScrollPhysics.rest), 1)) : 0
        // From its farthest point on it only comes nearer.
        var (early, late) = (sum > 0 ? max(0, 1 / rate - far / sum) : 0, max(first, second))
        while late - early > 1e-3 {
            let t = (early + late) / 2
            if CoreGraphics.exp(-rate * t) * (far + sum * t) > ScrollPhysics.rest { early = t } else { late = t }
        }
        return TimeInterval(late)
    }
}
