import SwiftUI

/// The outline of a sector in a plot.
struct SectorShape {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    /// Angles from the right, clockwise, in radians.
    let start: CGFloat
    let end: CGFloat
    private let inset: CGFloat
    private let corner: CGFloat

    init(_ mark: ResolvedMark, in size: CGSize) {
        let radius = max(min(size.width, size.height) / 2, 0)
        func length(_ dimension: MarkDimension, automatic: CGFloat) -> CGFloat {
            switch dimension.kind {
            case .automatic: automatic
            case .fixed(let value): min(max(value, 0), radius)
            case .ratio(let part): radius * min(max(part, 0), 1)
            case .inset(let value): min(max(radius - value, 0), radius)
            }
        }
        outer = length(mark.item.sector.outer, automatic: radius)
        inner = min(length(mark.item.sector.inner, automatic: 0), outer)
        center = CGPoint(
            x: size.width / 2 + mark.item.offset.xStart, y: size.height / 2 + mark.item.offset.yStart)
        let turn = mark.turn ?? (0, 0)
        start = CGFloat(turn.start) * 2 * .pi - .pi / 2
        end = CGFloat(turn.end) * 2 * .pi - .pi / 2
        inset = max(mark.item.sector.angularInset, 0)
        corner = max(mark.item.corners?.radius ?? 0, 0)
    }

    /// The point between both sides, and between the inner and the outer edge.
    var middleOfRing: CGPoint { point((start + end) / 2, (inner + outer) / 2) }

    var path: Path {
        guard outer > 0, end > start else { return Path() }
        let isWhole = end - start >= 2 * .pi - 1e-6
        let outside = inset / outer
        let (a, b) = (start + outside, end - outside)
        guard b > a else { return Path() }
        // Towards the middle, the same distance takes a greater angle.
        let inside = inner > 0 ? min(inset / inner, (end - start) / 2) : 0
        let (c, d) = (start + inside, end - inside)
        let room = min((outer - inner) / 2, outer * sin(min((b - a) / 2, .pi / 2)) / 2)
        let radius = isWhole ? 0 : min(corner, max(room, 0))
        return Path { path in
            if isWhole, inset == 0 {
                path.addEllipse(
                    in: CGRect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer))
                guard inner > 0 else { return }
                path.move(to: point(0, inner))
                arc(&path, center, inner, 2 * .pi, 0)
                path.closeSubpath()
                return
            }
            addOutside(&path, a, b, radius)
            if inner > 0 { addInside(&path, c, d, radius) } else { path.addLine(to: middle) }
            path.closeSubpath()
        }
    }

    /// The point where the two sides meet: with an inset, a little away from the circle's middle.
    private var middle: CGPoint {
        let half = (end - start) / 2
        guard inset > 0, half < .pi / 2, sin(half) > 0 else { return center }
        return point((start + end) / 2, min(inset / sin(half), outer))
    }

    private func addOutside(_ path: inout Path, _ a: CGFloat, _ b: CGFloat, _ radius: CGFloat) {
        let turn = radius > 0 && outer > radius ? asin(min(radius / (outer - radius), 1)) : 0
        guard turn > 0, b - a > 2 * turn else {
            path.move(to: point(a, outer))
            return arc(&path, center, outer, a, b)
        }
        let first = point(a + turn, outer - radius), last = point(b - turn, outer - radius)
        path.move(to: CGPoint(x: first.x + radius * cos(a - .pi / 2), y: first.y + radius * sin(a - .pi / 2)))
        arc(&path, first, radius, a - .pi / 2, a + turn)
        arc(&path, center, outer, a + turn, b - turn)
        arc(&path, last, radius, b - turn, b + .pi / 2)
    }

    private func addInside(_ path: inout Path, _ c: CGFloat, _ d: CGFloat, _ radius: CGFloat) {
        let turn = radius > 0 ? asin(min(radius / (inner + radius), 1)) : 0
        guard turn > 0, d - c > 2 * turn else {
            path.addLine(to: point(d, inner))
            return arc(&path, center, inner, d, c)
        }
        let first = point(d - turn, inner + radius), last = point(c + turn, inner + radius)
        arc(&path, first, radius, d + .pi / 2, d - turn + .pi)
        arc(&path, center, inner, d - turn, c + turn)
        arc(&path, last, radius, c + turn + .pi, c + 1.5 * .pi)
    }

    private func arc(_ path: inout Path, _ center: CGPoint, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(from), endAngle: .radians(to), clockwise: to < from)
    }

    private func point(_ angle: CGFloat, _ radius: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
}
