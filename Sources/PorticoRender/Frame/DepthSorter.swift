import PorticoRenderModel

/// Sorts flat layers in space, back to front, seen along z from far in front. Where two cross, one is cut along the line in which
/// they meet. Pure geometry: a binary space partition, rebuilt each time.
struct DepthSorter {
    /// A line on the picture: a x + b y + c is positive on the side that is kept.
    struct Cut: Equatable {
        var line: SIMD3<Double>
        /// The piece is drawn before the other piece along this line, and may reach under it.
        var isBehind: Bool
    }

    /// A piece of the polygon with that index.
    struct Piece: Equatable {
        var index: Int
        var cuts: [Cut]
    }

    private struct Polygon {
        var index: Int
        var points: [SIMD3<Double>]
        /// Unit normal towards the eye, and the plane's distance from the origin along it.
        var normal: SIMD3<Double>
        var distance: Double
        var cuts: [Cut] = []
    }

    /// Nearer than this is in the plane, in points: more where numbers are so large that they round to more.
    private let tolerance: Double
    /// Candidates for each partition: who cuts fewest.
    private static let candidates = 8

    private(set) var pieces: [Piece] = []

    /// Polygons in the order in which those of the same plane are drawn. What is seen edge on, or is nowhere, is left out.
    init(_ polygons: [[SIMD3<Double>]]) {
        var list: [Polygon] = [], largest = 0.0
        for (index, points) in polygons.enumerated() {
            guard let polygon = Self.polygon(index, points) else { continue }
            list.append(polygon)
            for point in points { largest = max(largest, abs(point.x), abs(point.y), abs(point.z)) }
        }
        tolerance = max(1e-4, largest * 1e-12)
        order(list)
    }

    private static func polygon(_ index: Int, _ points: [SIMD3<Double>]) -> Polygon? {
        guard points.count >= 3 else { return nil }
        var normal = SIMD3<Double>.zero
        for i in 1..<(points.count - 1) { normal += cross(points[i] - points[0], points[i + 1] - points[0]) }
        let length = (normal * normal).sum().squareRoot()
        guard length > 1e-12 else { return nil }
        normal /= normal.z < 0 ? -length : length
        guard normal.z > 1e-7, points.allSatisfy({ ($0 * $0).sum().isFinite }) else { return nil }
        return Polygon(index: index, points: points, normal: normal, distance: (normal * points[0]).sum())
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    /// Far ones first. Each round takes the divider out, whatever rounding makes of its own points: that it ends does not hang on them.
    private mutating func order(_ list: [Polygon]) {
        var open = [(list: list, isLevel: false)]
        while let (list, isLevel) = open.popLast() {
            if isLevel || list.count < 2 {
                for polygon in list { pieces.append(Piece(index: polygon.index, cuts: polygon.cuts)) }
                continue
            }
            let chosen = bestDivider(list), divider = list[chosen]
            var behind: [Polygon] = [], level: [Polygon] = [], before: [Polygon] = []
            for (place, polygon) in list.enumerated() {
                let sides = polygon.points.map { (divider.normal * $0).sum() - divider.distance }
                let low = sides.min()!, high = sides.max()!
                if place == chosen || low >= -tolerance && high <= tolerance {
                    level.append(polygon)
                } else if low >= -tolerance {
                    before.append(polygon)
                } else if high <= tolerance {
                    behind.append(polygon)
                } else {
                    let (far, near) = Self.cut(polygon, divider, sides)
                    if far.points.count > 2 { behind.append(far) }
                    if near.points.count > 2 { before.append(near) }
                }
            }
            open += [(before, false), (level, true), (behind, false)]
        }
    }

    private func bestDivider(_ list: [Polygon]) -> Int {
        var best = 0, fewest = Int.max
        for candidate in list.indices.prefix(Self.candidates) {
            let divider = list[candidate]
            var count = 0
            for polygon in list {
                var (low, high) = (0.0, 0.0)
                for point in polygon.points {
                    let side = (divider.normal * point).sum() - divider.distance
                    low = min(low, side)
                    high = max(high, side)
                }
                if low < -tolerance && high > tolerance { count += 1 }
            }
            if count == 0 { return candidate }
            if count < fewest { (best, fewest) = (candidate, count) }
        }
        return best
    }

    private static func cut(_ polygon: Polygon, _ divider: Polygon, _ sides: [Double]) -> (Polygon, Polygon) {
        var far = polygon, near = polygon
        far.points = []
        near.points = []
        for i in sides.indices {
            let j = (i + 1) % sides.count
            if sides[i] <= 0 { far.points.append(polygon.points[i]) }
            if sides[i] >= 0 { near.points.append(polygon.points[i]) }
            if sides[i] * sides[j] < 0 {
                let t = sides[i] / (sides[i] - sides[j])
                let point = polygon.points[i] + (polygon.points[j] - polygon.points[i]) * t
                far.points.append(point)
                near.points.append(point)
            }
        }
        // The divider's distance at (x, y) on the polygon's own plane.
        let k = divider.normal.z / polygon.normal.z
        let line = SIMD3(
            divider.normal.x - k * polygon.normal.x, divider.normal.y - k * polygon.normal.y,
            k * polygon.distance - divider.distance)
        far.cuts.append(Cut(line: -line, isBehind: true))
        near.cuts.append(Cut(line: line, isBehind: false))
        return (far, near)
    }
}
