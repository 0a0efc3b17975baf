import Foundation

/// A cubic from (0,0) to (1,1) that maps a fraction of time to a fraction of the way.
package struct TimingFunction: Sendable, Hashable {
    package var x1, y1, x2, y2: Double

    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    package static let linear = TimingFunction(x1: 0, y1: 0, x2: 1, y2: 1)
    package static let easeIn = TimingFunction(x1: 0.42, y1: 0, x2: 1, y2: 1)
    package static let easeOut = TimingFunction(x1: 0, y1: 0, x2: 0.58, y2: 1)
    package static let easeInEaseOut = TimingFunction(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    package static let `default` = TimingFunction(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

    /// The way at time `x`; outside 0…1 the ends.
    package func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if x1 == y1 && x2 == y2 { return x }
        let s = parameter(forX: x)
        return Self.bezier(s, y1, y2)
    }

    @inline(__always)
    private static func bezier(_ s: Double, _ a: Double, _ b: Double) -> Double {
        let c = 3 * a
        let d = 3 * (b - a) - c
        let e = 1 - c - d
        return ((e * s + d) * s + c) * s
    }

    private func parameter(forX x: Double) -> Double {
        // Newton from x itself settles in a few steps; bisection takes over where the slope is flat.
        let cx = 3 * x1, bx = 3 * (x2 - x1) - cx, ax = 1 - cx - bx
        var s = x
        for _ in 0..<8 {
            let error = ((ax * s + bx) * s + cx) * s - x
            if abs(error) < 1e-9 { return s }
            let slope = (3 * ax * s + 2 * bx) * s + cx
            if abs(slope) < 1e-6 { break }
            s -= error / slope
        }
        var low = 0.0, high = 1.0
        s = x
        for _ in 0..<60 {
            let value = ((ax * s + bx) * s + cx) * s
            if abs(value - x) < 1e-10 { break }
            if value < x { low = s } else { high = s }
            s = (low + high) / 2
        }
        return s
    }
}
