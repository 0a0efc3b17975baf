import Foundation

/// How a page is rolled up: around a cylinder that lies on it along a line, the fold.
///
/// Lengths are points of the page's layer, y down. A point `p` of the page is lifted where `normal · p > position`; what is lifted goes
/// round the cylinder and, from half a turn on, lies flat above the page, twice the radius up.
package struct PageRoll: Sendable, Equatable {
    /// Of the direction in which the page is lifted, across the fold: from the x axis, clockwise on the screen.
    package var angle: Double
    /// Of the fold, along that direction.
    package var position: Double
    package var radius: Double

    package init(angle: Double, position: Double, radius: Double) {
        (self.angle, self.position, self.radius) = (angle, position, radius)
    }

    package var normal: CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }

    /// How far a point lies beyond the fold: below 0 where the page lies.
    package func lift(of point: CGPoint) -> Double { normal.x * point.x + normal.y * point.y - position }

    /// Where a point of the page is seen from above.
    package func image(of point: CGPoint) -> CGPoint {
        let s = lift(of: point)
        if s <= 0 { return point }
        let seen = s > .pi * radius ? .pi * radius - s : radius * sin(s / radius)
        return CGPoint(x: point.x + (seen - s) * normal.x, y: point.y + (seen - s) * normal.y)
    }

    /// Whether some of the page is seen at a point, lying, rising or from behind.
    package func covers(_ point: CGPoint, of page: CGRect) -> Bool {
        let d = lift(of: point), n = normal
        if d <= 0 { return true }
        guard d < radius else { return false }
        let angle = asin(d / radius)
        let arcs: [Double] = [radius * angle, radius * (.pi - angle)]
        return arcs.contains { (arc: Double) -> Bool in
            page.contains(CGPoint(x: point.x + (arc - d) * n.x, y: point.y + (arc - d) * n.y))
        }
    }

    /// How far the page's shadow falls.
    package var reach: Double { radius * Self.reachOfRadius }
    private static let reachOfRadius = 1.0

    // MARK: Turning over as a whole

    /// The lower right corner is lifted first.
    package static let slant = 0.35

    /// Of a page that is rolled up from its lower edge, and gone at 1. The fold moves evenly.
    package static func liftedFromBelow(_ page: CGRect, progress: Double) -> PageRoll {
        let angle = .pi / 2 - slant, radius = min(page.width, page.height) / 8
        var roll = PageRoll(angle: angle, position: 0, radius: radius)
        // Nothing is lifted where the fold is at the lower right corner; all is gone once the roll and its shadow have passed the
        // upper left one.
        let begin = roll.lift(of: CGPoint(x: page.maxX, y: page.maxY))
        let end = roll.lift(of: CGPoint(x: page.minX, y: page.minY)) - radius - roll.reach
        roll.position = begin + (end - begin) * progress
        return roll
    }
}

/// What a page is made of, and lies in.
package struct PageLooks: Sendable, Equatable {
    /// About which way it is turned over, which says how its back is printed.
    package enum Turns: UInt8, Sendable { case sideways, overhead }

    package var turns = Turns.sideways
    /// How much of the front is seen from behind, 0…1. The rest is the white of paper.
    package var showThrough = 0.2
    /// Opacity of the shadow where it is darkest.
    package var shadow = 0.36
    /// Rolled closer than this, light and shadow are weaker: a page lies down without a jump. 0: they are not.
    package var fullRadius = 0.0

    package init() {}
}
