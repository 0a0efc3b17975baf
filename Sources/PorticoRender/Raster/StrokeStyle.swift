import CoreGraphics
import PorticoRenderModel

/// How a path is stroked, in the path's own units.
struct StrokeStyle: Equatable {
    var width: Double
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: Double
    var dashPhase: Double
    var dashes: [Double]
    /// Of the path's length.
    var start: Double
    var end: Double

    /// nil where nothing is to be stroked.
    init?(_ shape: ShapeValues) {
        start = max(0, min(1, shape.strokeStart))
        end = max(0, min(1, shape.strokeEnd))
        width = shape.lineWidth
        guard shape.strokeColor.w > 0, width > 0, width.isFinite, end > start else { return nil }
        (cap, join, miterLimit) = (shape.lineCap, shape.lineJoin, shape.miterLimit)
        (dashPhase, dashes) = (shape.lineDashPhase, shape.lineDashPattern)
    }

    /// How far the stroke may reach from the path.
    func reach(of path: CGPath) -> Double {
        width / 2 * max(join == .miter ? miterReach(of: path) : 1, cap == .square ? 1.4143 : 1)
    }

    /// How far miters may reach, in halves of the width. Where the path turns little, they end well before their limit.
    private func miterReach(of path: CGPath) -> Double {
        let limit = max(miterLimit, 1)
        if !dashes.isEmpty { return limit }
        // The sharpest turn, as its cosine.
        var sharpest = 1.0
        var start = SIMD2<Double>(), current = SIMD2<Double>()
        var first: SIMD2<Double>?, last: SIMD2<Double>?
        func turn(from: SIMD2<Double>, to: SIMD2<Double>) {
            let lengths = ((from * from).sum() * (to * to).sum()).squareRoot()
            sharpest = lengths > 0 ? min(sharpest, (from * to).sum() / lengths) : -1
        }
        func go(_ points: [SIMD2<Double>]) {
            let steps = zip([current] + points, points).map { $1 - $0 }.filter { $0 != .zero }
            guard let into = steps.first, let out = steps.last else { return }
            if let last { turn(from: last, to: into) } else { first = into }
            (last, current) = (out, points[points.count - 1])
        }
        path.forEachElement { kind, p in
            func point(_ i: Int) -> SIMD2<Double> { SIMD2(p[i].x, p[i].y) }
            switch kind {
            case .moveToPoint:
                (start, current, first, last) = (point(0), point(0), nil, nil)
            case .addLineToPoint: go([point(0)])
            case .addQuadCurveToPoint: go([point(0), point(1)])
            case .addCurveToPoint: go([point(0), point(1), point(2)])
            case .closeSubpath:
                go([start])
                if let last, let first { turn(from: last, to: first) }
                (current, first, last) = (start, nil, nil)
            }
        }
        let half = ((1 + sharpest) / 2).squareRoot()
        // The lines that stand for curves turn a little more than the curves do.
        return half > 0.5 ? min(limit, 1.5 / half) : limit
    }
}
