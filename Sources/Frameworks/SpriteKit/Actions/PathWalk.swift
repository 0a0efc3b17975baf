import UIKit

/// A path as straight lines, by their length.
struct PathWalk {
    private var points: [CGPoint] = []
    /// The way to each point; a jump to where another part begins has no length.
    private var ways: [CGFloat] = []

    var length: CGFloat { ways.last ?? 0 }

    init(_ path: CGPath) {
        var start = CGPoint.zero
        path.applyWithBlock { element in
            let points = element.pointee.points
            let last = self.points.last ?? start
            switch element.pointee.type {
            case .moveToPoint:
                start = points[0]
                self.add(start, jumps: true)
            case .addLineToPoint: self.add(points[0])
            case .addQuadCurveToPoint:
                for step in 1...24 {
                    let t = CGFloat(step) / 24, u = 1 - t
                    self.add(PathWalk.sum([(last, u * u), (points[0], 2 * u * t), (points[1], t * t)]))
                }
            case .addCurveToPoint:
                for step in 1...32 {
                    let t = CGFloat(step) / 32, u = 1 - t
                    self.add(
                        PathWalk.sum([
                            (last, u * u * u), (points[0], 3 * u * u * t), (points[1], 3 * u * t * t),
                            (points[2], t * t * t),
                        ]))
                }
            case .closeSubpath: self.add(start)
            @unknown default: break
            }
        }
    }

    private static func sum(_ parts: [(CGPoint, CGFloat)]) -> CGPoint {
        parts.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1) }
    }

    private mutating func add(_ point: CGPoint, jumps: Bool = false) {
        guard point.x.isFinite, point.y.isFinite else { return }
        let way = points.last.map { jumps ? 0 : hypot(point.x - $0.x, point.y - $0.y) } ?? 0
        ways.append(length + way)
        points.append(point)
    }

    /// The points of the lines.
    var corners: [CGPoint] { points }

    var backwards: PathWalk {
        var other = self
        other.points = points.reversed()
        other.ways = ways.reversed().map { length - $0 }
        return other
    }

    /// The point after a way, and where the path goes there.
    func place(at way: CGFloat) -> (point: CGPoint, angle: CGFloat) {
        guard points.count > 1 else { return (points.first ?? .zero, .pi / 2) }
        var (low, high) = (1, points.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if ways[middle] >= way { high = middle } else { low = middle + 1 }
        }
        // Corners that lie on each other have no direction.
        var from = low - 1
        while from > 0, ways[low] == ways[from] { from -= 1 }
        let (a, b) = (points[low - 1], points[low])
        let part = ways[low] > ways[low - 1] ? max(0, min(1, (way - ways[low - 1]) / (ways[low] - ways[low - 1]))) : 1
        let angle = atan2(b.y - points[from].y, b.x - points[from].x)
        return (CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part), angle)
    }
}
