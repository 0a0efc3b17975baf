import Foundation

extension PathStorage {
    var boundingBox: CGRect {
        var box = Box()
        for point in points { box.addPoint(point) }
        return box.rect
    }

    var boundingBoxOfPath: CGRect {
        var box = Box()
        var current = CGPoint.zero
        var start = CGPoint.zero
        forEach { kind, p in
            switch kind {
            case .moveToPoint:
                start = p[0]
                box.addPoint(p[0])
            case .addLineToPoint:
                box.addPoint(p[0])
            case .addQuadCurveToPoint:
                box.addPoint(p[1])
                for t in Self.quadExtrema(current.x, p[0].x, p[1].x) + Self.quadExtrema(current.y, p[0].y, p[1].y) {
                    box.addPoint(Self.quadPoint(current, p[0], p[1], at: t))
                }
            case .addCurveToPoint:
                box.addPoint(p[2])
                let ts =
                    Self.cubicExtrema(from: current.x, control1: p[0].x, control2: p[1].x, to: p[2].x)
                    + Self.cubicExtrema(from: current.y, control1: p[0].y, control2: p[1].y, to: p[2].y)
                for t in ts {
                    box.addPoint(Self.cubicPoint(from: current, control1: p[0], control2: p[1], to: p[2], at: t))
                }
            case .closeSubpath: break
            }
            current = kind == .closeSubpath ? start : p[kind.pointCount - 1]
        }
        return box.rect
    }

    /// The path with lines in place of curves, none farther than `tolerance` from its curve.
    func flattened(tolerance: CGFloat) -> PathStorage {
        var result = PathStorage()
        var current = CGPoint.zero
        var start = CGPoint.zero
        forEach { kind, p in
            switch kind {
            case .moveToPoint:
                start = p[0]
                result.appendMove(to: p[0])
            case .addLineToPoint:
                result.appendLine(to: p[0])
            case .addQuadCurveToPoint, .addCurveToPoint:
                Self.flattenElement(kind, from: current, p, tolerance: tolerance) { result.appendLine(to: $0) }
            case .closeSubpath:
                result.closeSubpath()
            }
            current = kind == .closeSubpath ? start : p[kind.pointCount - 1]
        }
        return result
    }

    /// Whether a point is inside. Open subpaths count as closed.
    func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
        guard point.isFinite else { return false }
        let box = boundingBox
        guard !box.isNull, point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else {
            return false
        }
        // A ray to the right: each edge that crosses it counts up or down. Curves are walked as fine lines.
        var winding = 0
        var crossings = 0
        var current = CGPoint.zero
        var start = CGPoint.zero
        func edge(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            guard x > point.x else { return }
            winding += b.y > a.y ? 1 : -1
            crossings += 1
        }
        let tolerance = max(box.width, box.height) * 1e-5
        forEach { kind, p in
            switch kind {
            case .moveToPoint:
                edge(current, start)
                start = p[0]
                current = p[0]
            case .addLineToPoint:
                edge(current, p[0])
                current = p[0]
            case .addQuadCurveToPoint, .addCurveToPoint:
                let from = current
                Self.flattenElement(kind, from: from, p, tolerance: tolerance) {
                    edge(current, $0)
                    current = $0
                }
            case .closeSubpath:
                edge(current, start)
                current = start
            }
        }
        edge(current, start)
        return rule == .winding ? winding != 0 : crossings & 1 == 1
    }

    /// Calls `body` with points along a curve, the end included, the start not.
    static func flattenElement(
        _ kind: CGPathElementType, from p0: CGPoint, _ p: UnsafePointer<CGPoint>, tolerance: CGFloat,
        _ body: (CGPoint) -> Void
    ) {
        // The deviation of a curve cut into n equal steps falls with n²; it is bounded by its second differences.
        let isQuad = kind == .addQuadCurveToPoint
        let bend: CGFloat
        if isQuad {
            bend = hypot(p0.x - 2 * p[0].x + p[1].x, p0.y - 2 * p[0].y + p[1].y) / 4
        } else {
            let d1 = hypot(p0.x - 2 * p[0].x + p[1].x, p0.y - 2 * p[0].y + p[1].y)
            let d2 = hypot(p[0].x - 2 * p[1].x + p[2].x, p[0].y - 2 * p[1].y + p[2].y)
            bend = max(d1, d2) * 3 / 4
        }
        let steps = (bend / max(tolerance, 1e-9)).squareRoot().rounded(.up)
        let count = steps.isFinite ? Int(min(1000, max(1, steps))) : 1
        for index in 1..<max(count, 1) {
            let t = CGFloat(index) / CGFloat(count)
            body(
                isQuad
                    ? quadPoint(p0, p[0], p[1], at: t)
                    : cubicPoint(from: p0, control1: p[0], control2: p[1], to: p[2], at: t))
        }
        body(isQuad ? p[1] : p[2])
    }

    static func quadPoint(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, at t: CGFloat) -> CGPoint {
        let u = 1 - t
        return CGPoint(
            x: u * u * a.x + 2 * u * t * b.x + t * t * c.x, y: u * u * a.y + 2 * u * t * b.y + t * t * c.y)
    }

    static func cubicPoint(from a: CGPoint, control1 b: CGPoint, control2 c: CGPoint, to d: CGPoint, at t: CGFloat)
        -> CGPoint
    {
        let u = 1 - t
        let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x, y: w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y)
    }

    private static func quadExtrema(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        let denominator = a - 2 * b + c
        guard denominator != 0 else { return [] }
        let t = (a - b) / denominator
        return t > 0 && t < 1 ? [t] : []
    }

    private static func cubicExtrema(from p0: CGFloat, control1 p1: CGFloat, control2 p2: CGFloat, to p3: CGFloat)
        -> [CGFloat]
    {
        let a = -p0 + 3 * p1 - 3 * p2 + p3
        let b = 2 * (p0 - 2 * p1 + p2)
        let c = p1 - p0
        var roots: [CGFloat] = []
        if abs(a) * 1e12 < abs(b) + abs(c) {
            if b != 0 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

/// Grows around points.
private struct Box {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

    mutating func addPoint(_ point: CGPoint) {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }

    var rect: CGRect {
        low.x <= high.x && low.y <= high.y
            ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
    }
}
