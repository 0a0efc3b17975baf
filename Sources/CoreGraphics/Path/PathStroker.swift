import Foundation

/// Turns a path into the outline of its stroke, to be filled with the nonzero winding rule.
///
/// Each side of a subpath is offset on its own; inner corners overlap, which nonzero filling hides.
struct PathStroker {
    private let radius: CGFloat
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let miterLimit: CGFloat
    private var output = PathStorage()

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        radius = abs(width) / 2
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    mutating func stroke(_ path: PathStorage) -> PathStorage {
        guard radius > 0, radius.isFinite else { return output }
        // Lines in place of curves, close enough that neither side shows corners.
        let flat = path.flattened(tolerance: min(0.05, max(radius * 0.02, 0.005)))
        var points: [CGPoint] = []
        var hasLines = false
        flat.forEach { kind, p in
            switch kind {
            case .moveToPoint:
                emitOutline(points, isClosed: false, hasLines: hasLines)
                points = [p[0]]
                hasLines = false
            case .addLineToPoint:
                hasLines = true
                if let last = points.last, last != p[0] { points.append(p[0]) }
            case .closeSubpath:
                let start = points.first
                if points.count > 1, points.last == start { points.removeLast() }
                emitOutline(points, isClosed: true, hasLines: true)
                points = []
                hasLines = false
            default: break
            }
        }
        emitOutline(points, isClosed: false, hasLines: hasLines)
        return output
    }

    private mutating func emitOutline(_ points: [CGPoint], isClosed: Bool, hasLines: Bool) {
        guard let first = points.first, first.isFinite else { return }
        if points.count == 1 {
            // A subpath of no length shows its caps alone, if it is more than a move.
            if hasLines { emitDot(at: first) }
            return
        }
        if isClosed, points.count > 2 {
            emitSide(points, isClosed: true)
            emitSide(points.reversed(), isClosed: true)
            return
        }
        let line = isClosed ? points + [first] : points
        emitOpen(line)
    }

    private mutating func emitDot(at point: CGPoint) {
        switch cap {
        case .butt: break
        case .round:
            output.appendMove(to: CGPoint(x: point.x + radius, y: point.y))
            output.addArc(center: point, radius: radius, startAngle: 0, delta: 2 * .pi, transform: .identity)
            output.closeSubpath()
        case .square:
            let rect = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
            output.addRect(rect, transform: .identity)
        }
    }

    private mutating func emitOpen(_ points: [CGPoint]) {
        let reversed = Array(points.reversed())
        var began = false
        for side in [points, reversed] {
            let firstNormal = normal(side[0], side[1])
            let start = offset(side[0], firstNormal)
            if began { output.appendLine(to: start) } else { output.appendMove(to: start) }
            began = true
            walkPoints(side)
            addCap(at: side[side.count - 1], normal: normal(side[side.count - 2], side[side.count - 1]))
        }
        output.closeSubpath()
    }

    private mutating func emitSide(_ points: [CGPoint], isClosed: Bool) {
        let loop = points + [points[0]]
        output.appendMove(to: offset(loop[0], normal(loop[0], loop[1])))
        walkPoints(loop)
        addJoin(
            at: loop[0], from: normal(loop[loop.count - 2], loop[loop.count - 1]), to: normal(loop[0], loop[1]))
        output.closeSubpath()
    }

    /// Adds one side's offset lines and the joins between them, up to the last point.
    private mutating func walkPoints(_ points: [CGPoint]) {
        for index in 1..<points.count {
            let current = normal(points[index - 1], points[index])
            output.appendLine(to: offset(points[index], current))
            if index + 1 < points.count {
                addJoin(at: points[index], from: current, to: normal(points[index], points[index + 1]))
            }
        }
    }

    private mutating func addJoin(at point: CGPoint, from n0: CGVector, to n1: CGVector) {
        let cross = n0.dx * n1.dy - n0.dy * n1.dx
        let dot = n0.dx * n1.dx + n0.dy * n1.dy
        let end = offset(point, n1)
        // The side's normal points right of the walk: a left turn (positive cross) opens a gap on this side.
        guard cross > 1e-9 || (dot < 0 && abs(cross) <= 1e-9) else {
            if cross < -1e-9 { output.appendLine(to: point) }
            output.appendLine(to: end)
            return
        }
        // Steps of a flattened curve turn by so little that any join looks the same.
        if dot > 0.999 {
            output.appendLine(to: end)
            return
        }
        switch join {
        case .bevel: break
        case .round:
            let angle = atan2(n0.dy, n0.dx)
            let delta = atan2(max(cross, 0), dot)
            output.addArc(
                center: point, radius: radius, startAngle: angle, delta: delta == 0 ? .pi : delta,
                transform: .identity)
        case .miter:
            // The miter's length over the width is 1 / sin(θ/2), θ the angle between the lines.
            let sineHalf = ((1 + dot) / 2).squareRoot()
            if sineHalf > 1e-6, 1 / sineHalf <= miterLimit {
                let middle = CGVector(dx: n0.dx + n1.dx, dy: n0.dy + n1.dy)
                let scale = radius / (1 + dot)
                output.appendLine(to: CGPoint(x: point.x + middle.dx * scale, y: point.y + middle.dy * scale))
            }
        }
        output.appendLine(to: end)
    }

    private mutating func addCap(at point: CGPoint, normal n: CGVector) {
        switch cap {
        case .butt: break
        case .round:
            output.addArc(
                center: point, radius: radius, startAngle: atan2(n.dy, n.dx), delta: .pi, transform: .identity)
        case .square:
            let forward = CGVector(dx: -n.dy * radius, dy: n.dx * radius)
            let right = offset(point, n)
            let left = offset(point, CGVector(dx: -n.dx, dy: -n.dy))
            output.appendLine(to: CGPoint(x: right.x + forward.dx, y: right.y + forward.dy))
            output.appendLine(to: CGPoint(x: left.x + forward.dx, y: left.y + forward.dy))
        }
    }

    /// The unit normal to the right of the way from `a` to `b` (where y points up).
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = hypot(dx, dy)
        return length > 0 ? CGVector(dx: dy / length, dy: -dx / length) : CGVector(dx: 0, dy: -1)
    }

    private func offset(_ point: CGPoint, _ n: CGVector) -> CGPoint {
        CGPoint(x: point.x + n.dx * radius, y: point.y + n.dy * radius)
    }
}
