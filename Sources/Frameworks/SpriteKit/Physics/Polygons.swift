import UIKit

/// Polygons of points.
enum Polygons {
    /// Twice nothing: the area with a sign, positive counterclockwise.
    static func area(_ corners: [CGPoint]) -> CGFloat {
        var sum: CGFloat = 0
        for (number, corner) in corners.enumerated() {
            let next = corners[(number + 1) % corners.count]
            sum += corner.x * next.y - next.x * corner.y
        }
        return sum / 2
    }

    /// The smallest convex polygon around points, counterclockwise.
    static func hull(_ points: [CGPoint]) -> [CGPoint] { ConvexPolygon.hull(of: points) }

    /// Convex parts of at most eight corners of a polygon that doesn't cross itself; its hull's where it does.
    static func convexParts(_ outline: [CGPoint]) -> [[CGPoint]] {
        var corners = distinct(outline)
        guard corners.count > 2 else { return [] }
        if area(corners) < 0 { corners.reverse() }
        if isConvex(corners) { return fan(corners) }
        var parts: [[CGPoint]] = []
        while corners.count > 3 {
            guard let ear = corners.indices.first(where: { isEar($0, corners) }) else {
                return parts + fan(hull(corners))
            }
            parts.append([
                corners[(ear + corners.count - 1) % corners.count], corners[ear], corners[(ear + 1) % corners.count],
            ])
            corners.remove(at: ear)
        }
        return merged(parts + [corners])
    }

    /// A convex polygon in parts of at most eight corners.
    private static func fan(_ corners: [CGPoint]) -> [[CGPoint]] { ConvexPolygon.parts(of: corners) }

    /// Triangles joined to larger convex parts, where two have a side in common.
    private static func merged(_ triangles: [[CGPoint]]) -> [[CGPoint]] {
        var parts: [[CGPoint]] = []
        for triangle in triangles {
            if let last = parts.last, last.count < 8, let joined = join(last, triangle) {
                parts[parts.count - 1] = joined
            } else {
                parts.append(triangle)
            }
        }
        return parts
    }

    private static func join(_ part: [CGPoint], _ triangle: [CGPoint]) -> [CGPoint]? {
        for side in 0..<3 {
            let (a, b, tip) = (triangle[side], triangle[(side + 1) % 3], triangle[(side + 2) % 3])
            for (number, corner) in part.enumerated() where corner == b && part[(number + 1) % part.count] == a {
                var joined = part
                joined.insert(tip, at: number + 1)
                return isConvex(joined) ? joined : nil
            }
        }
        return nil
    }

    private static func distinct(_ points: [CGPoint]) -> [CGPoint] {
        var kept: [CGPoint] = []
        for point in points where kept.last.map({ hypot($0.x - point.x, $0.y - point.y) > 0.01 }) ?? true {
            kept.append(point)
        }
        while kept.count > 1, hypot(kept[0].x - kept[kept.count - 1].x, kept[0].y - kept[kept.count - 1].y) <= 0.01 {
            kept.removeLast()
        }
        return kept
    }

    private static func isConvex(_ corners: [CGPoint]) -> Bool {
        corners.indices.allSatisfy {
            cross(corners[$0], corners[($0 + 1) % corners.count], corners[($0 + 2) % corners.count]) >= 0
        }
    }

    private static func isEar(_ number: Int, _ corners: [CGPoint]) -> Bool {
        let a = corners[(number + corners.count - 1) % corners.count], b = corners[number]
        let c = corners[(number + 1) % corners.count]
        guard cross(a, b, c) > 0 else { return false }
        return corners.allSatisfy { point in
            point == a || point == b || point == c
                || !(cross(a, b, point) >= 0 && cross(b, c, point) >= 0 && cross(c, a, point) >= 0)
        }
    }

    private static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat { ConvexPolygon.cross(a, b, c) }
}
