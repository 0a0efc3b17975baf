import CoreGraphics
import Foundation

/// Convex polygons, in the parts of at most eight corners that the engine takes.
enum ConvexPolygons {
    /// The smallest convex polygon around the points that are numbers.
    static func hull(_ points: [CGPoint]) -> [CGPoint] {
        ConvexPolygon.hull(of: points.filter { $0.x.isFinite && $0.y.isFinite })
    }

    /// A convex polygon cut from its first corner.
    static func parts(_ corners: [CGPoint]) -> [[CGPoint]] {
        corners.count > 2 ? ConvexPolygon.parts(of: corners) : []
    }

    /// Points on an ellipse about the origin.
    static func ellipse(_ size: CGSize) -> [CGPoint] {
        (0..<26).map {
            let angle = CGFloat($0) / 26 * 2 * .pi
            return CGPoint(x: size.width / 2 * cos(angle), y: size.height / 2 * sin(angle))
        }
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
