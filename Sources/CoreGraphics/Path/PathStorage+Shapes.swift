import Foundation

extension PathStorage {
    /// How far a cubic's control points lie from a quarter circle's ends, in radii.
    static let kappa: CGFloat = 0.552_284_749_830_793_4

    mutating func addLines(_ points: [CGPoint], transform: CGAffineTransform) {
        guard let first = points.first else { return }
        appendMove(to: first.applying(transform))
        for point in points.dropFirst() { appendLine(to: point.applying(transform)) }
    }

    mutating func addRect(_ rect: CGRect, transform t: CGAffineTransform) {
        // A null rectangle has nothing to add; others go round from their origin, whatever the sign of their size.
        guard !rect.isNull else { return }
        let (x, y) = (rect.origin.x, rect.origin.y)
        let (right, top) = (x + rect.size.width, y + rect.size.height)
        appendMove(to: CGPoint(x: x, y: y).applying(t))
        appendLine(to: CGPoint(x: right, y: y).applying(t))
        appendLine(to: CGPoint(x: right, y: top).applying(t))
        appendLine(to: CGPoint(x: x, y: top).applying(t))
        closeSubpath()
    }

    mutating func addEllipse(in rect: CGRect, transform t: CGAffineTransform) {
        guard !rect.isNull else { return }
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (cx, cy) = (rect.midX, rect.midY)
        let (kx, ky) = (rx * Self.kappa, ry * Self.kappa)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + x, y: cy + y).applying(t) }
        appendMove(to: p(rx, 0))
        appendCurve(to: p(0, ry), control1: p(rx, ky), control2: p(kx, ry))
        appendCurve(to: p(-rx, 0), control1: p(-kx, ry), control2: p(-rx, ky))
        appendCurve(to: p(0, -ry), control1: p(-rx, -ky), control2: p(-kx, -ry))
        appendCurve(to: p(rx, 0), control1: p(kx, -ry), control2: p(rx, -ky))
        closeSubpath()
    }

    mutating func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform t: CGAffineTransform
    ) {
        guard !rect.isNull else { return }
        let slack: CGFloat = 1e-6 * max(1, abs(rect.width), abs(rect.height))
        precondition(
            cornerWidth >= 0 && 2 * cornerWidth <= rect.width + slack,
            "CGPath: corner_width >= 0 && 2 * corner_width <= CGRectGetWidth(rect); "
                + "corner width \(cornerWidth), rectangle width \(rect.width)")
        precondition(
            cornerHeight >= 0 && 2 * cornerHeight <= rect.height + slack,
            "CGPath: corner_height >= 0 && 2 * corner_height <= CGRectGetHeight(rect); "
                + "corner height \(cornerHeight), rectangle height \(rect.height)")
        guard cornerWidth > 0, cornerHeight > 0 else {
            addRect(rect.standardized, transform: t)
            return
        }
        let (x0, x1, y0, y1) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let (w, h) = (cornerWidth, cornerHeight)
        let (kx, ky) = (w * (1 - Self.kappa), h * (1 - Self.kappa))
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(t) }
        appendMove(to: p(x1, (y0 + y1) / 2))
        appendLine(to: p(x1, y1 - h))
        appendCurve(to: p(x1 - w, y1), control1: p(x1, y1 - ky), control2: p(x1 - kx, y1))
        appendLine(to: p(x0 + w, y1))
        appendCurve(to: p(x0, y1 - h), control1: p(x0 + kx, y1), control2: p(x0, y1 - ky))
        appendLine(to: p(x0, y0 + h))
        appendCurve(to: p(x0 + w, y0), control1: p(x0, y0 + ky), control2: p(x0 + kx, y0))
        appendLine(to: p(x1 - w, y0))
        appendCurve(to: p(x1, y0 + h), control1: p(x1 - kx, y0), control2: p(x1, y0 + ky))
        closeSubpath()
    }

    /// The angle that an arc covers: rising, or falling with `clockwise`; a whole turn at most.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let delta = end - start
        guard delta.isFinite else { return 0 }
        // Angles computed as fractions of a turn miss it by rounding; such an arc is whole, not empty.
        if abs(delta) >= turn - 1e-9 { return clockwise ? -turn : turn }
        if clockwise { return delta > 0 ? delta - turn : delta }
        return delta < 0 ? delta + turn : delta
    }

    mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform t: CGAffineTransform
    ) {
        guard radius.isFinite, startAngle.isFinite, delta.isFinite, center.isFinite else { return }
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y).applying(t) }
        let start = p(radius * cos(startAngle), radius * sin(startAngle))
        if isEmpty { appendMove(to: start) } else { appendLine(to: start) }
        guard delta != 0, radius != 0 else { return }
        // Bounds the work of a huge angle: after a turn, more turns draw the same circle.
        let turn = 2 * CGFloat.pi
        let swept = abs(delta) > 2 * turn ? delta.remainder(dividingBy: turn) + (delta < 0 ? -turn : turn) : delta
        let count = max(1, Int((abs(swept) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = swept / CGFloat(count)
        let handle = radius * 4 / 3 * tan(step / 4)
        var angle = startAngle
        for _ in 0..<count {
            let next = angle + step
            let (c0, s0, c1, s1) = (cos(angle), sin(angle), cos(next), sin(next))
            appendCurve(
                to: p(radius * c1, radius * s1),
                control1: p(radius * c0 - handle * s0, radius * s0 + handle * c0),
                control2: p(radius * c1 + handle * s1, radius * s1 - handle * c1))
            angle = next
        }
    }

    mutating func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform t: CGAffineTransform
    ) {
        guard !isEmpty else {
            Diagnostics.report("CGPath: an arc was added to a path with no current point; call move(to:) first")
            return
        }
        let p0 = t.isIdentity ? currentPoint : currentPoint.applying(t.inverted())
        let v0 = CGVector(dx: p0.x - p1.x, dy: p0.y - p1.y)
        let v2 = CGVector(dx: p2.x - p1.x, dy: p2.y - p1.y)
        let (l0, l2) = (hypot(v0.dx, v0.dy), hypot(v2.dx, v2.dy))
        let cross = v0.dx * v2.dy - v0.dy * v2.dx
        guard l0 > 0, l2 > 0, radius > 0, abs(cross) > 1e-12 * l0 * l2 else {
            appendLine(to: p1.applying(t))
            return
        }
        let half = acos(max(-1, min(1, (v0.dx * v2.dx + v0.dy * v2.dy) / (l0 * l2)))) / 2
        let along = radius / tan(half)
        let start = CGPoint(x: p1.x + v0.dx / l0 * along, y: p1.y + v0.dy / l0 * along)
        let out = radius / sin(half)
        let bisector = CGVector(dx: v0.dx / l0 + v2.dx / l2, dy: v0.dy / l0 + v2.dy / l2)
        let length = hypot(bisector.dx, bisector.dy)
        let center = CGPoint(x: p1.x + bisector.dx / length * out, y: p1.y + bisector.dy / length * out)
        let angle = atan2(start.y - center.y, start.x - center.x)
        let turn = CGFloat.pi - 2 * half
        addArc(center: center, radius: radius, startAngle: angle, delta: cross > 0 ? -turn : turn, transform: t)
    }

    /// The rectangle that the path is, where it is one with sides along the axes.
    var asRect: CGRect? {
        var corners = Array(points)
        guard kinds.first == .moveToPoint, (4...5).contains(corners.count),
            kinds.dropFirst().allSatisfy({ $0 == .addLineToPoint || $0 == .closeSubpath }),
            kinds.dropLast().allSatisfy({ $0 != .closeSubpath })
        else { return nil }
        if corners.count == 5 {
            guard corners[4] == corners[0] else { return nil }
            corners.removeLast()
        } else if kinds.last != .closeSubpath {
            return nil
        }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let startsAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let startsUp = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard startsAcross || startsUp else { return nil }
        return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }
}
