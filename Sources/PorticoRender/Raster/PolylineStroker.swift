import CoreGraphics
import Foundation

/// Adds the outline of a stroke to a line buffer, to be filled by the non-zero rule.
///
/// The stroke is the union of a rectangle for each segment, a wedge for each join and the caps, all of which turn the same way.
/// Sides that two of them share cancel each other and are not added.
struct PolylineStroker {
    let lines: LineBuffer
    let radius: Double
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: Double
    /// How far an arc's chord may lie from it.
    let tolerance: Double
    /// The largest step of an arc, and its cosine.
    private let step: Double
    private let stepCosine: Double

    init(_ style: StrokeStyle, into lines: LineBuffer, tolerance: Double) {
        self.lines = lines
        self.tolerance = tolerance
        radius = style.width / 2
        (cap, join, miterLimit) = (style.cap, style.join, style.miterLimit)
        step = max(0.02, min(1, 2 * acos(max(-1, 1 - tolerance / 2 / radius))))
        stepCosine = cos(step)
    }

    func stroke(_ polylines: Polylines) {
        for subpath in polylines.subpaths {
            polylines.points.withUnsafeBufferPointer { points in
                polylines.isSmooth.withUnsafeBufferPointer { smooth in
                    stroke(
                        UnsafeBufferPointer(rebasing: points[subpath.points]),
                        UnsafeBufferPointer(rebasing: smooth[subpath.points]), subpath)
                }
            }
        }
    }

    private func stroke(
        _ p: UnsafeBufferPointer<SIMD2<Double>>, _ smooth: UnsafeBufferPointer<Bool>, _ subpath: Polylines.Subpath
    ) {
        let count = p.count
        if count == 1 {
            if subpath.hasLines { addDot(at: p[0]) }
            return
        }
        let segments = subpath.isClosed ? count : count - 1
        var (direction, length) = unit(p[1] - p[0])
        let (firstDirection, firstLength) = (direction, length)
        if !subpath.isClosed { addCap(at: p[0], -direction) }
        for k in 0..<segments {
            let a = p[k], b = p[k + 1 < count ? k + 1 : 0]
            let n = left(direction)
            lines.add(a + n, b + n)
            lines.add(b - n, a - n)
            if k + 1 == segments {
                if subpath.isClosed {
                    addJoin(at: b, direction, length, firstDirection, firstLength, isSmooth: smooth[0])
                } else {
                    addCap(at: b, direction)
                }
                break
            }
            let end = k + 1
            let (next, nextLength) = unit(p[end + 1 < count ? end + 1 : 0] - b)
            addJoin(at: b, direction, length, next, nextLength, isSmooth: smooth[end])
            (direction, length) = (next, nextLength)
        }
    }

    @inline(__always)
    private func unit(_ v: SIMD2<Double>) -> (SIMD2<Double>, Double) {
        let length = (v * v).sum().squareRoot()
        return (v / length, length)
    }

    /// Across the way, to the side where y grows if the way is along x.
    @inline(__always)
    private func left(_ d: SIMD2<Double>) -> SIMD2<Double> { SIMD2(-d.y, d.x) * radius }

    @inline(__always)
    private func addJoin(
        at p: SIMD2<Double>, _ d0: SIMD2<Double>, _ length0: Double, _ d1: SIMD2<Double>, _ length1: Double,
        isSmooth: Bool
    ) {
        let sine = d0.x * d1.y - d0.y * d1.x, cosine = (d0 * d1).sum()
        if sine == 0 && cosine > 0 { return }
        let n0 = left(d0), n1 = left(d1)
        let shorter = min(length0, length1)
        if sine >= 0 {
            addInside(p, n0, n1, sine, cosine, shorter)
            addOutside(p, -n1, -n0, -sine, cosine, isSmooth)
        } else {
            addInside(p, -n1, -n0, -sine, cosine, shorter)
            addOutside(p, n0, n1, sine, cosine, isSmooth)
        }
    }

    /// From p + a to p + b where the two rectangles overlap.
    @inline(__always)
    private func addInside(
        _ p: SIMD2<Double>, _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ sine: Double, _ cosine: Double,
        _ shorter: Double
    ) {
        if cosine > 0.99, radius * sine <= shorter { return lines.add(p + a, p + b) }
        // Back to where the two sides meet, so that nothing is covered twice; where they do not, around the middle.
        let meet = cosine > -0.999 && radius * sine <= shorter * (1 + cosine) ? p + (a + b) / (1 + cosine) : p
        lines.add(p + a, meet)
        lines.add(meet, p + b)
    }

    /// From p + a to p + b, which turn by an angle of this cosine.
    private func addOutside(
        _ p: SIMD2<Double>, _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ sine: Double, _ cosine: Double, _ isSmooth: Bool
    ) {
        if cosine >= stepCosine && (isSmooth || join == .round) { return lines.add(p + a, p + b) }
        switch isSmooth ? .round : join {
        case .bevel: lines.add(p + a, p + b)
        case .round: addArc(p, a, b)
        case .miter:
            // The miter's length over the width is 1 / sin(φ/2), φ the angle between the lines.
            let half = ((1 + cosine) / 2).squareRoot()
            guard half > 1e-6, 1 / half <= miterLimit else { return lines.add(p + a, p + b) }
            let tip = p + (a + b) / (1 + cosine)
            lines.add(p + a, tip)
            lines.add(tip, p + b)
        }
    }

    /// Around p from p + a to p + b, the way that outlines turn: against left.
    private func addArc(_ p: SIMD2<Double>, _ a: SIMD2<Double>, _ b: SIMD2<Double>) {
        var angle = atan2(a.y * b.x - a.x * b.y, (a * b).sum())
        if angle <= 0 { angle += 2 * .pi }
        let steps = (angle / step).rounded(.up)
        let count = steps >= 1 ? Int(min(steps, 4096)) : 1
        let (s, c) = (sin(-angle / Double(count)), cos(angle / Double(count)))
        var from = p + a, arm = a
        for i in 1...count {
            arm = SIMD2(arm.x * c - arm.y * s, arm.x * s + arm.y * c)
            let to = i == count ? p + b : p + arm
            lines.add(from, to)
            from = to
        }
    }

    /// At an end of which `d` points away.
    private func addCap(at p: SIMD2<Double>, _ d: SIMD2<Double>) {
        let n = left(d)
        switch cap {
        case .butt: lines.add(p + n, p - n)
        case .square:
            let out = d * radius
            lines.add(p + n, p + n + out)
            lines.add(p + n + out, p - n + out)
            lines.add(p - n + out, p - n)
        case .round: addArc(p, n, -n)
        }
    }

    /// A subpath of no length.
    private func addDot(at p: SIMD2<Double>) {
        if cap == .butt { return }
        let d = SIMD2(1.0, 0)
        addCap(at: p, d)
        addCap(at: p, -d)
    }
}
