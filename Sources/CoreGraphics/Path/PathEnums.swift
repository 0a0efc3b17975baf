import Foundation

/// The regions that are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// Inside where the path winds around a point.
    case winding
    /// Inside where a ray from the point crosses the path an odd number of times.
    case evenOdd
}

/// The parts of a path that are painted.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill
    case stroke
    case fillStroke
    case eoFillStroke
}

/// The shape of a line's end.
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round
    case square
}

/// The shape of the corner of two lines.
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round
    case bevel
}

/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint
    case addQuadCurveToPoint
    case addCurveToPoint
    case closeSubpath

    /// The number of points of the element.
    var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// One element of a path, as `CGPath.applyWithBlock` shows it. `points` lives only during the call.
public struct CGPathElement {
    public var type: CGPathElementType
    /// One point for moves and lines, two for quadratic curves, three for cubic ones; the end point is last.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// One element of a path, as a value.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
}
