import CoreGraphics
import Foundation

/// Convex polygons, in the parts of at most eight corners that the engine takes.
enum ConvexPolygons {
    /// The smallest convex polygon around points, counterclockwise where y goes up.
    static func hull(_ points: [CGPoint]) -> [CGPoint] {
        let sorted = points.filter { $0.x.isFinite && $0.y.isFinite }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
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

    /// A convex polygon cut from its first corner.
    static func parts(_ corners: [CGPoint]) -> [[CGPoint]] {
        guard corners.count > 8 else { return corners.count > 2 ? [corners] : [] }
        return [Array(corners[0..<8])] + parts([corners[0]] + corners[7...])
    }

    /// Points on an ellipse about the origin.
    static func ellipse(_ size: CGSize) -> [CGPoint] {
        (0..<26).map {
            let angle = CGFloat($0) / 26 * 2 * .pi
            return CGPoint(x: size.width / 2 * cos(angle), y: size.height / 2 * sin(angle))
        }
    }

    private static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}

extension CGPath {
    /// Each part of the path as corners, with curves in short lines, and whether it is closed.
    func dynamicsOutlines() -> [(corners: [CGPoint], isClosed: Bool)] {
        var outlines: [(corners: [CGPoint], isClosed: Bool)] = []
        flattened(threshold: 0.25).applyWithBlock { element in
            let kind = element.pointee.type
            switch kind {
            case .moveToPoint: outlines.append(([element.pointee.points[0]], false))
            case .addLineToPoint:
                if outlines.last?.isClosed ?? true, let start = outlines.last?.corners.first {
                    outlines.append(([start], false))
                }
                if !outlines.isEmpty { outlines[outlines.count - 1].corners.append(element.pointee.points[0]) }
            case .closeSubpath: if !outlines.isEmpty { outlines[outlines.count - 1].isClosed = true }
            default: break
            }
        }
        return outlines.filter { $0.corners.count > 1 }
    }
}
