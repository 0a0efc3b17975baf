import CoreGraphics
import Foundation
import PorticoRenderModel

/// A path with lines in place of its curves, in the path's own coordinates.
struct Polylines {
    struct Subpath {
        var points: Range<Int>
        var isClosed: Bool
        /// More than a move: drawn even if it has no length.
        var hasLines: Bool
    }

    private(set) var points = ContiguousArray<SIMD2<Double>>()
    /// Of each point: it lies within a curve, where the stroke turns without a join.
    private(set) var isSmooth = ContiguousArray<Bool>()
    private(set) var subpaths = ContiguousArray<Subpath>()

    /// More steps than this no curve needs on a screen.
    private static let stepLimit = 500.0

    mutating func removeAll() {
        points.removeAll(keepingCapacity: true)
        isSmooth.removeAll(keepingCapacity: true)
        subpaths.removeAll(keepingCapacity: true)
    }

    /// No chord lies further than `tolerance` from its curve. Points that are no numbers end the path, as on iOS they spoil it.
    mutating func flatten(_ path: CGPath, tolerance: Double) {
        var start = 0
        var hasLines = false
        var current = SIMD2<Double>()
        var isBroken = false
        path.forEachElement { kind, p in
            if isBroken { return }
            func point(_ i: Int) -> SIMD2<Double> { SIMD2(p[i].x, p[i].y) }
            switch kind {
            case .moveToPoint:
                finish(from: start, isClosed: false, hasLines: hasLines)
                start = points.count
                hasLines = false
                isBroken = !add(point(0), isSmooth: false)
                current = point(0)
            case .addLineToPoint:
                hasLines = true
                isBroken = !add(point(0), isSmooth: false)
                current = point(0)
            case .addQuadCurveToPoint:
                hasLines = true
                let (a, b, c) = (current, point(0), point(1))
                let bend = length(a - 2 * b + c)
                let n = Self.steps(bend / (4 * tolerance))
                isBroken = n == 0
                for i in 1...max(n, 1) where !isBroken {
                    let t = Double(i) / Double(n), u = 1 - t
                    add(i == n ? c : u * u * a + (2 * u * t) * b + t * t * c, isSmooth: i < n)
                }
                current = c
            case .addCurveToPoint:
                hasLines = true
                let (a, b, c, d) = (current, point(0), point(1), point(2))
                // By powers of t: two multiplications a coordinate fewer than by weights.
                let k1 = 3 * (b - a), k2 = 3 * (a - 2 * b + c), k3 = d - a + 3 * (b - c)
                // The bend changes evenly along the curve: each quarter gets the steps that it needs.
                let (e0, e1) = (a - 2 * b + c, b - 2 * c + d)
                var bend = length(e0)
                for quarter in 0..<4 {
                    let next = length(e0 + (e1 - e0) * (Double(quarter + 1) / 4))
                    let n = Self.steps(0.75 / 16 * max(bend, next) / tolerance)
                    isBroken = n == 0
                    if isBroken { return }
                    bend = next
                    for i in 1...n where i < n || quarter < 3 {
                        let t = (Double(quarter) + Double(i) / Double(n)) / 4
                        add(a + t * (k1 + t * (k2 + t * k3)), isSmooth: true)
                    }
                }
                add(d, isSmooth: false)
                current = d
            case .closeSubpath:
                // A last point that is the first again is no corner of its own.
                if points.count > start + 1, points[start] == points[points.count - 1] {
                    points.removeLast()
                    isSmooth.removeLast()
                }
                if points.count > start { current = points[start] }
                finish(from: start, isClosed: true, hasLines: true)
                start = points.count
                hasLines = false
            }
        }
        finish(from: start, isClosed: false, hasLines: hasLines)
        if isBroken { removeAll() }
    }

    /// 0 for what is no number.
    private static func steps(_ ratio: Double) -> Int {
        guard ratio.isFinite else { return 0 }
        return Int(max(1, min(stepLimit, ratio.squareRoot().rounded(.up))))
    }

    private func length(_ v: SIMD2<Double>) -> Double { (v * v).sum().squareRoot() }

    @discardableResult
    private mutating func add(_ p: SIMD2<Double>, isSmooth smooth: Bool) -> Bool {
        guard p.x.isFinite, p.y.isFinite else { return false }
        let first = subpaths.last?.points.upperBound ?? 0
        if points.count > first, points[points.count - 1] == p {
            if !smooth { isSmooth[points.count - 1] = false }
            return true
        }
        points.append(p)
        isSmooth.append(smooth)
        return true
    }

    private mutating func finish(from start: Int, isClosed: Bool, hasLines: Bool) {
        guard points.count > start else { return }
        subpaths.append(Subpath(points: start..<points.count, isClosed: isClosed, hasLines: hasLines))
    }

    // MARK: Lengths

    /// Of all subpaths together.
    var totalLength: Double {
        subpaths.reduce(0) { sum, subpath in
            var own = 0.0
            forEachSegment(of: subpath) { own += length($1 - $0) }
            return sum + own
        }
    }

    private func forEachSegment(of s: Subpath, _ body: (SIMD2<Double>, SIMD2<Double>) -> Void) {
        for i in s.points.dropFirst() { body(points[i - 1], points[i]) }
        if s.isClosed, s.points.count > 1 { body(points[s.points.upperBound - 1], points[s.points.lowerBound]) }
    }

    /// The part between two lengths along the path. Closed subpaths that are cut become open.
    func trimmed(from: Double, to: Double) -> Polylines {
        var result = Polylines()
        var passed = 0.0
        for subpath in subpaths {
            var own = 0.0
            forEachSegment(of: subpath) { own += length($1 - $0) }
            defer { passed += own }
            if passed + own < from || passed > to { continue }
            if from <= passed, to >= passed + own {
                result.append(self, subpath)
                continue
            }
            result.append(self, subpath, from: max(0, from - passed), to: min(own, to - passed))
        }
        return result
    }

    /// Cut into dashes: lengths of dashes and gaps in turn, begun anew in each subpath. nil where the lengths make no dashes.
    func dashed(_ pattern: [Double], phase: Double) -> Polylines? {
        let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
        var rest = phase.truncatingRemainder(dividingBy: total)
        if rest < 0 { rest += total }
        var first = 0
        while rest >= lengths[first], rest > 0 {
            rest -= lengths[first]
            first = (first + 1) % lengths.count
        }
        var result = Polylines()
        for subpath in subpaths {
            var own = 0.0
            forEachSegment(of: subpath) { own += length($1 - $0) }
            // Dashes finer than this are a gray line at any scale.
            if own / total > 100_000 { return nil }
            var index = first
            var position = -rest
            while position < own {
                let end = position + lengths[index]
                if index % 2 == 0, end >= 0, end > 0 || lengths[index] == 0 {
                    result.append(self, subpath, from: max(0, position), to: min(own, end))
                }
                position = end
                index = (index + 1) % lengths.count
            }
        }
        return result
    }

    private mutating func append(_ other: Polylines, _ s: Subpath) {
        let start = points.count
        points.append(contentsOf: other.points[s.points])
        isSmooth.append(contentsOf: other.isSmooth[s.points])
        subpaths.append(Subpath(points: start..<points.count, isClosed: s.isClosed, hasLines: s.hasLines))
    }

    /// The part of a subpath between two lengths along it, as an open one.
    private mutating func append(_ other: Polylines, _ s: Subpath, from: Double, to: Double) {
        let start = points.count
        var passed = 0.0
        let count = s.points.count
        var direction = SIMD2(1.0, 0)
        for k in 0..<(s.isClosed ? count : count - 1) {
            let i = s.points.lowerBound + k, j = k + 1 < count ? i + 1 : s.points.lowerBound
            let (a, b) = (other.points[i], other.points[j])
            let l = length(b - a)
            defer { passed += l }
            if l <= 0 || passed + l < from { continue }
            direction = (b - a) / l
            if points.count == start {
                points.append(a + (from - passed) * direction)
                isSmooth.append(false)
            }
            if passed + l >= to {
                let end = a + (to - passed) * direction
                if end != points[points.count - 1] {
                    points.append(end)
                    isSmooth.append(false)
                }
                break
            }
            if b != points[points.count - 1] {
                points.append(b)
                isSmooth.append(other.isSmooth[j])
            }
        }
        if points.count == start { return }
        if points.count == start + 1 {
            // A dash of no length shows its caps, turned along the path.
            points.append(points[start] + 1e-6 * direction)
            isSmooth.append(false)
        }
        subpaths.append(Subpath(points: start..<points.count, isClosed: false, hasLines: true))
    }
}
