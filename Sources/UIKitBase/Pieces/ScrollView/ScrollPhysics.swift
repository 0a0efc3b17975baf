import CoreGraphics
import Foundation

/// How scrolling moves: pure numbers, in points and seconds.
package enum ScrollPhysics {
    /// How much of the finger's way content follows beyond its edge, at first.
    static let rubberBandFactor: CGFloat = 0.55
    /// Of the spring that brings content back to its edge, critically damped: per second.
    static let springRate: CGFloat = 10
    /// Of the spring that draws content to a page, or to where the delegate wants it.
    static let pageRate: CGFloat = 18
    /// Content that has less than this left to go has arrived: points.
    static let rest: CGFloat = 0.1
    /// Content that moves slower than this stands still for who touches it (DEV-798): points per second.
    static let crawl: CGFloat = 20

    /// Where content stands that a finger has pulled `distance` beyond the edge of a view `length` long.
    package static func rubberBand(_ distance: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0, distance != 0 else { return 0 }
        let pulled = abs(distance)
        let shown = (1 - 1 / (pulled * rubberBandFactor / length + 1)) * length
        return distance < 0 ? -shown : shown
    }

    /// How far a finger must have pulled for content to stand `shown` beyond the edge: `rubberBand`'s inverse.
    static func pull(for shown: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0, shown != 0 else { return 0 }
        let part = min(abs(shown) / length, 0.999)
        let pulled = (1 / (1 - part) - 1) * length / rubberBandFactor
        return shown < 0 ? -pulled : pulled
    }

    /// An offset with what lies outside of `limits` pulled through the rubber band.
    static func banded(_ offset: CGFloat, _ limits: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        if offset < limits.lowerBound {
            return limits.lowerBound + rubberBand(offset - limits.lowerBound, length: length)
        }
        if offset > limits.upperBound {
            return limits.upperBound + rubberBand(offset - limits.upperBound, length: length)
        }
        return offset
    }

    /// The finger's offset that `banded` shows as `offset`.
    static func unbanded(_ offset: CGFloat, _ limits: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        if offset < limits.lowerBound {
            return limits.lowerBound + pull(for: offset - limits.lowerBound, length: length)
        }
        if offset > limits.upperBound {
            return limits.upperBound + pull(for: offset - limits.upperBound, length: length)
        }
        return offset
    }

    /// Per second, negative: the exponent of a deceleration rate, which is a factor per millisecond.
    static func exponent(_ rate: CGFloat) -> CGFloat { 1000 * CoreGraphics.log(min(max(rate, 0.5), 0.9999)) }

    /// Where something at `offset` with `velocity` (points per second) comes to rest.
    static func projection(from offset: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        offset - velocity / exponent(rate)
    }

    /// The page that a drag ends on: the nearest to where it was let go, or one further the way that it was thrown.
    static func page(at offset: CGFloat, velocity: CGFloat, start: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return offset }
        let from = (start / length).rounded()
        let here = offset / length
        // Slower than this (points per second) is letting go, not a throw.
        var page = here.rounded()
        if velocity > 200 {
            page = max(here.rounded(.up), from)
        } else if velocity < -200 {
            page = min(here.rounded(.down), from)
        }
        return min(max(page, from - 1), from + 1) * length
    }
}
