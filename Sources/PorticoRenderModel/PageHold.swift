import Foundation

/// A page that is bound along one edge and held at a point of the opposite one: where that point is, says how the page is rolled.
package struct PageHold: Sendable, Equatable {
    package enum Edge: Sendable { case left, right, top, bottom }

    package var page: CGRect
    package var spine: Edge
    /// Where it is held, on the free edge.
    package var grip: CGPoint
    /// The page is never rolled wider.
    package var fullRadius: Double

    /// - Parameter place: of the grip along the free edge: 0 at its beginning, 1 at its end.
    package init(_ page: CGRect, spine: Edge, grippedAt place: Double) {
        (self.page, self.spine) = (page, spine)
        fullRadius = min(page.width, page.height) / 9
        switch spine {
        case .left: grip = CGPoint(x: page.maxX, y: page.minY + page.height * place)
        case .right: grip = CGPoint(x: page.minX, y: page.minY + page.height * place)
        case .top: grip = CGPoint(x: page.minX + page.width * place, y: page.maxY)
        case .bottom: grip = CGPoint(x: page.minX + page.width * place, y: page.minY)
        }
    }

    /// The way across the page, to the spine and on.
    package var length: Double { spine == .left || spine == .right ? page.width : page.height }

    /// The two ends of the spine.
    private var ends: (CGPoint, CGPoint) {
        let (left, right) = (page.minX, page.maxX), (top, bottom) = (page.minY, page.maxY)
        return switch spine {
        case .left: (CGPoint(x: left, y: top), CGPoint(x: left, y: bottom))
        case .right: (CGPoint(x: right, y: top), CGPoint(x: right, y: bottom))
        case .top: (CGPoint(x: left, y: top), CGPoint(x: right, y: top))
        case .bottom: (CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom))
        }
    }

    /// Where the grip is once the page is turned over.
    package var turnedGrip: CGPoint {
        switch spine {
        case .left: CGPoint(x: 2 * page.minX - grip.x, y: grip.y)
        case .right: CGPoint(x: 2 * page.maxX - grip.x, y: grip.y)
        case .top: CGPoint(x: grip.x, y: 2 * page.minY - grip.y)
        case .bottom: CGPoint(x: grip.x, y: 2 * page.maxY - grip.y)
        }
    }

    /// Where the grip is when a share of the turn is done that nobody's finger leads: on an arc, the free end first.
    package func place(turned: Double) -> CGPoint {
        let a = grip, b = turnedGrip, across = cos(.pi * turned), (end, other) = ends
        let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        // Up along the spine, away from the nearer end of it.
        let nearer = abs(middle.x - end.x) + abs(middle.y - end.y) <= abs(middle.x - other.x) + abs(middle.y - other.y)
        let (from, to) = nearer ? (end, other) : (other, end)
        let size = max(abs(to.x - from.x) + abs(to.y - from.y), 1e-9)
        let rise = Self.rise * length * sin(.pi * turned)
        return CGPoint(
            x: middle.x + (a.x - b.x) / 2 * across + (to.x - from.x) / size * rise,
            y: middle.y + (a.y - b.y) / 2 * across + (to.y - from.y) / size * rise)
    }

    private static let rise = 0.22

    /// How the page is rolled when the grip is there; nil where it lies. The spine holds it: what is out of reach it does not go to.
    package func roll(leading point: CGPoint) -> PageRoll? {
        let lead = withinReach(point)
        let dx = grip.x - lead.x, dy = grip.y - lead.y, way = (dx * dx + dy * dy).squareRoot()
        guard way > 1e-3 else { return nil }
        let n = CGPoint(x: dx / way, y: dy / way), turned = turnedGrip
        let left = ((lead.x - turned.x) * (lead.x - turned.x) + (lead.y - turned.y) * (lead.y - turned.y)).squareRoot()
        // Half way between where the grip is and where it lies: the sheet that comes back is the mirror image there.
        let middle = n.x * (grip.x + lead.x) / 2 + n.y * (grip.y + lead.y) / 2
        let (a, b) = ends
        let room = middle - max(n.x * a.x + n.y * a.y, n.x * b.x + n.y * b.y)
        let radius = max(0, min(fullRadius, way / .pi, left / .pi, room * 2 / .pi))
        return PageRoll(angle: atan2(n.y, n.x), position: middle - radius * .pi / 2, radius: radius)
    }

    /// The nearest point to which paper that is held by the spine's ends can be brought.
    private func withinReach(_ point: CGPoint) -> CGPoint {
        var p = point
        let (a, b) = ends
        // Twice, as each may move it out of the other's reach.
        for end in [a, b, a, b] {
            let reach = hypot(grip.x - end.x, grip.y - end.y), dx = p.x - end.x, dy = p.y - end.y
            let far = hypot(dx, dy)
            if far > reach, far > 0 { p = CGPoint(x: end.x + dx * reach / far, y: end.y + dy * reach / far) }
        }
        return p
    }
}
