import Foundation

extension CGRect {
    /// Whether a point lies in it, as `contains` says. That one makes a range of the edges, which ends the process where an endless width
    /// leaves an edge that is no number; such a rectangle holds nothing.
    package func holds(_ point: CGPoint) -> Bool {
        let (a, b) = (origin.x, origin.x + size.width)
        let (c, d) = (origin.y, origin.y + size.height)
        return point.x >= min(a, b) && point.x < max(a, b) && point.y >= min(c, d) && point.y < max(c, d)
    }
}
