import Foundation

/// A line or a curve of a path: two, three or four points, the ends included.
struct PathSegment {
    let points: [CGPoint]

    var isLine: Bool { points.count == 2 }

    func point(at t: CGFloat) -> CGPoint {
        switch points.count {
        case 2:
            CGPoint(
                x: points[0].x + (points[1].x - points[0].x) * t, y: points[0].y + (points[1].y - points[0].y) * t)
        case 3: PathStorage.quadPoint(points[0], points[1], points[2], at: t)
        default:
            PathStorage.cubicPoint(from: points[0], control1: points[1], control2: points[2], to: points[3], at: t)
        }
    }

    /// The direction in which the segment runs there, as long as it is fast.
    func velocity(at t: CGFloat) -> CGVector {
        var differences = zip(points, points.dropFirst()).map { CGVector(dx: $1.x - $0.x, dy: $1.y - $0.y) }
        let degree = CGFloat(differences.count)
        while differences.count > 1 {
            differences = zip(differences, differences.dropFirst()).map {
                CGVector(dx: $0.dx + ($1.dx - $0.dx) * t, dy: $0.dy + ($1.dy - $0.dy) * t)
            }
        }
        return CGVector(dx: differences[0].dx * degree, dy: differences[0].dy * degree)
    }

    /// The control points of the part between two parameters, which runs backwards where the first is larger.
    func controls(from a: CGFloat, to b: CGFloat) -> [CGPoint] {
        if isLine { return [] }
        // The polar form of a curve at a and b gives the points of its part.
        let degree = points.count - 1
        return (1..<degree).map { index in
            polarValue(Array(repeating: a, count: degree - index) + Array(repeating: b, count: index))
        }
    }

    private func polarValue(_ parameters: [CGFloat]) -> CGPoint {
        var values = points
        for t in parameters {
            values = zip(values, values.dropFirst()).map {
                CGPoint(x: $0.x * (1 - t) + $1.x * t, y: $0.y * (1 - t) + $1.y * t)
            }
        }
        return values[0]
    }

    /// Parameters between 0 and 1, both included, such that lines between them keep within the tolerance.
    func steps(tolerance: CGFloat) -> [CGFloat] {
        if isLine { return [0, 1] }
        let bends = zip(zip(points, points.dropFirst()), points.dropFirst(2)).map { pair, c in
            hypot(pair.0.x - 2 * pair.1.x + c.x, pair.0.y - 2 * pair.1.y + c.y)
        }
        let bend = (bends.max() ?? 0) * (points.count == 3 ? 1 / 4 : 3 / 4)
        let wanted = (bend / tolerance).squareRoot().rounded(.up)
        // A curve of less than two parts would hide that it encloses anything with the line between its ends.
        let count = wanted.isFinite ? Int(min(500, max(2, wanted))) : 2
        return (0...count).map { CGFloat($0) / CGFloat(count) }
    }
}

extension PathStorage {
    /// The subpaths' segments, those of no length left out.
    ///
    /// - Parameter closing: Whether open subpaths end with a line to their start, as where they are filled.
    func subpathSegments(closing: Bool) -> [(segments: [PathSegment], isClosed: Bool)] {
        var result: [(segments: [PathSegment], isClosed: Bool)] = []
        var current: [PathSegment] = [], start = CGPoint.zero, place = CGPoint.zero
        func addSegment(_ points: [CGPoint]) {
            if points.allSatisfy(\.isFinite), points.contains(where: { $0 != points[0] }) {
                current.append(PathSegment(points: points))
            }
            place = points[points.count - 1]
        }
        func endSubpath(closed: Bool) {
            if closed || closing, place != start { addSegment([place, start]) }
            if !current.isEmpty { result.append((current, closed || closing)) }
            current = []
        }
        forEach { kind, p in
            switch kind {
            case .moveToPoint:
                endSubpath(closed: false)
                (start, place) = (p[0], p[0])
            case .addLineToPoint: addSegment([place, p[0]])
            case .addQuadCurveToPoint: addSegment([place, p[0], p[1]])
            case .addCurveToPoint: addSegment([place, p[0], p[1], p[2]])
            case .closeSubpath:
                endSubpath(closed: true)
                place = start
            }
        }
        endSubpath(closed: false)
        return result
    }
}
