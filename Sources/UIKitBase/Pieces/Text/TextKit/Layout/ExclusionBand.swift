import CoreGraphics
import Foundation

/// What paths cover of a horizontal band: where text can't be on a line.
///
/// - From: `NSTextContainer`
struct ExclusionBand {
    private var covered: [(left: CGFloat, right: CGFloat)] = []

    init(_ paths: [UIBezierPath], top: CGFloat, bottom: CGFloat) {
        for path in paths {
            let bounds = path.bounds
            guard bounds.maxY > top, bounds.minY < bottom else { continue }
            cover(path, top: top, bottom: bottom)
        }
        covered.sort { $0.left < $1.left }
    }

    /// The outline's stretches within the band, and what lies between them on a few rows of it.
    private mutating func cover(_ path: UIBezierPath, top: CGFloat, bottom: CGFloat) {
        let edges = PathOutline(path.cgPath).edges
        for edge in edges {
            let (upper, lower) = edge.from.y <= edge.to.y ? (edge.from, edge.to) : (edge.to, edge.from)
            guard lower.y > top, upper.y < bottom else { continue }
            let x = { (y: CGFloat) -> CGFloat in
                lower.y == upper.y ? upper.x : upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
            }
            let ends = (x(max(top, upper.y)), x(min(bottom, lower.y)))
            covered.append((min(ends.0, ends.1), max(ends.0, ends.1)))
        }
        for step in 0..<4 {
            let y = top + (bottom - top) * (CGFloat(step) + 0.5) / 4
            var crossings: [CGFloat] = []
            for edge in edges where (edge.from.y <= y) != (edge.to.y <= y) {
                crossings.append(
                    edge.from.x + (edge.to.x - edge.from.x) * (y - edge.from.y) / (edge.to.y - edge.from.y))
            }
            crossings.sort()
            for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
                covered.append((crossings[pair], crossings[pair + 1]))
            }
        }
    }

    /// The stretches between two places that nothing covers.
    func free(left: CGFloat, right: CGFloat) -> [(left: CGFloat, right: CGFloat)] {
        var result: [(left: CGFloat, right: CGFloat)] = []
        var x = left
        for part in covered where part.right > left && part.left < right {
            if part.left > x { result.append((x, part.left)) }
            x = max(x, part.right)
        }
        if x < right { result.append((x, right)) }
        return result
    }
}

/// A path as straight edges.
private struct PathOutline {
    private(set) var edges: [(from: CGPoint, to: CGPoint)] = []

    init(_ path: CGPath) {
        var start = CGPoint.zero
        var here = CGPoint.zero
        var result: [(from: CGPoint, to: CGPoint)] = []
        func line(to point: CGPoint) {
            if point != here { result.append((here, point)) }
            here = point
        }
        path.flattened(threshold: 0.25).applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                line(to: start)
                start = points[0]
                here = start
            case .addLineToPoint: line(to: points[0])
            case .closeSubpath: line(to: start)
            default: break
            }
        }
        line(to: start)
        edges = result
    }
}
