import Foundation

/// What engines of physics need of polygons: convex ones, of few corners each.
package enum ConvexPolygon {
    /// Twice the area of a triangle, positive where its corners go counterclockwise and y goes up.
    package static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }

    /// The smallest convex polygon around points, counterclockwise where y goes up. Fewer than three points are given back, sorted.
    package static func hull(of points: [CGPoint]) -> [CGPoint] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        func half(_ points: some Sequence<CGPoint>) -> [CGPoint] {
            var chain: [CGPoint] = []
            for point in points {
                while chain.count > 1, cross(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return Array(chain.dropLast())
        }
        return half(sorted) + half(sorted.reversed())
    }

    /// A convex polygon cut from its first corner into parts of at most eight corners.
    package static func parts(of corners: [CGPoint]) -> [[CGPoint]] {
        guard corners.count > 8 else { return [corners] }
        return [Array(corners[0..<8])] + parts(of: [corners[0]] + corners[7...])
    }
}
