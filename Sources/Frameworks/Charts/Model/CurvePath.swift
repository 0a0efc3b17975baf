import SwiftUI

/// Adds curves through points to a path.
struct CurvePath {
    let method: InterpolationMethod

    /// Goes through points; the path is at the first of them already.
    func add(_ points: [CGPoint], to path: inout Path) {
        switch method.kind {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart, .stepCenter, .stepEnd: addSteps(points, to: &path)
        case .monotone: addMonotone(points, to: &path)
        case .cardinal(let tension): addCardinal(points, (1 - tension) / 6, to: &path)
        case .catmullRom(let alpha): addCatmullRom(points, alpha, to: &path)
        }
    }

    /// The method that goes the same way from the other end.
    var reversed: CurvePath {
        switch method.kind {
        case .stepStart: CurvePath(method: .stepEnd)
        case .stepEnd: CurvePath(method: .stepStart)
        default: self
        }
    }

    private func addSteps(_ points: [CGPoint], to path: inout Path) {
        for (a, b) in zip(points, points.dropFirst()) {
            let x =
                switch method.kind {
                case .stepStart: a.x
                case .stepEnd: b.x
                default: (a.x + b.x) / 2
                }
            path.addLine(to: CGPoint(x: x, y: a.y))
            path.addLine(to: CGPoint(x: x, y: b.y))
            path.addLine(to: b)
        }
    }

    /// Steffen's method: slopes that never make the curve leave the range of two neighbours.
    private func addMonotone(_ points: [CGPoint], to path: inout Path) {
        guard points.count > 2 else {
            for point in points.dropFirst() { path.addLine(to: point) }
            return
        }
        func secant(_ i: Int) -> CGFloat {
            let width = points[i + 1].x - points[i].x
            return width == 0 ? 0 : (points[i + 1].y - points[i].y) / width
        }
        let last = points.count - 1
        var slopes = [CGFloat](repeating: 0, count: points.count)
        for i in 1..<last {
            let (before, after) = (secant(i - 1), secant(i))
            let (left, right) = (points[i].x - points[i - 1].x, points[i + 1].x - points[i].x)
            guard left + right != 0 else { continue }
            let parabola = (before * right + after * left) / (left + right)
            let sign: CGFloat = (before < 0 ? -1 : 1) + (after < 0 ? -1 : 1)
            slopes[i] = sign * min(abs(before), abs(after), abs(parabola) / 2)
        }
        slopes[0] = (3 * secant(0) - slopes[1]) / 2
        slopes[last] = (3 * secant(last - 1) - slopes[last - 1]) / 2
        for i in 0..<last {
            let third = (points[i + 1].x - points[i].x) / 3
            path.addCurve(
                to: points[i + 1], control1: CGPoint(x: points[i].x + third, y: points[i].y + third * slopes[i]),
                control2: CGPoint(x: points[i + 1].x - third, y: points[i + 1].y - third * slopes[i + 1]))
        }
    }

    private func addCardinal(_ points: [CGPoint], _ part: CGFloat, to path: inout Path) {
        for i in points.indices.dropLast() {
            let before = points[max(i - 1, 0)], after = points[min(i + 2, points.count - 1)]
            path.addCurve(
                to: points[i + 1],
                control1: CGPoint(
                    x: points[i].x + (points[i + 1].x - before.x) * part,
                    y: points[i].y + (points[i + 1].y - before.y) * part),
                control2: CGPoint(
                    x: points[i + 1].x - (after.x - points[i].x) * part,
                    y: points[i + 1].y - (after.y - points[i].y) * part))
        }
    }

    private func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat, to path: inout Path) {
        func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
        func control(_ near: CGPoint, _ far: CGPoint, _ outer: CGPoint) -> CGPoint {
            let (d1, d2) = (distance(outer, near), distance(near, far))
            guard d1 > 0, d2 > 0 else { return near }
            let scale = 3 * d1 * (d1 + d2)
            func along(_ o: CGFloat, _ n: CGFloat, _ f: CGFloat) -> CGFloat {
                (d1 * d1 * f - d2 * d2 * o + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * n) / scale
            }
            return CGPoint(x: along(outer.x, near.x, far.x), y: along(outer.y, near.y, far.y))
        }
        for i in points.indices.dropLast() {
            path.addCurve(
                to: points[i + 1], control1: control(points[i], points[i + 1], points[max(i - 1, 0)]),
                control2: control(points[i + 1], points[i], points[min(i + 2, points.count - 1)]))
        }
    }
}
