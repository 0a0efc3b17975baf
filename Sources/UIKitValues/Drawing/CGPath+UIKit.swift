import CoreGraphics
import Foundation

extension CGMutablePath {
    /// Adds a rectangle of which some corners are rounded, clockwise on the screen from the end of the top left corner.
    func addRoundedCorners(of rect: CGRect, corners: UIRectCorner, radii: CGSize) {
        let rx = min(max(radii.width, 0), rect.width / 2)
        let ry = min(max(radii.height, 0), rect.height / 2)
        guard rx > 0, ry > 0, !corners.isEmpty else { return addRect(rect) }
        // The distance of a cubic's control points that comes closest to a quarter of an ellipse.
        let kx = rx * 0.447_715_250_169_206_4
        let ky = ry * 0.447_715_250_169_206_4
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)

        move(to: CGPoint(x: left + (corners.contains(.topLeft) ? rx : 0), y: top))
        if corners.contains(.topRight) {
            addLine(to: CGPoint(x: right - rx, y: top))
            addCurve(
                to: CGPoint(x: right, y: top + ry), control1: CGPoint(x: right - kx, y: top),
                control2: CGPoint(x: right, y: top + ky))
        } else {
            addLine(to: CGPoint(x: right, y: top))
        }
        if corners.contains(.bottomRight) {
            addLine(to: CGPoint(x: right, y: bottom - ry))
            addCurve(
                to: CGPoint(x: right - rx, y: bottom), control1: CGPoint(x: right, y: bottom - ky),
                control2: CGPoint(x: right - kx, y: bottom))
        } else {
            addLine(to: CGPoint(x: right, y: bottom))
        }
        if corners.contains(.bottomLeft) {
            addLine(to: CGPoint(x: left + rx, y: bottom))
            addCurve(
                to: CGPoint(x: left, y: bottom - ry), control1: CGPoint(x: left + kx, y: bottom),
                control2: CGPoint(x: left, y: bottom - ky))
        } else {
            addLine(to: CGPoint(x: left, y: bottom))
        }
        if corners.contains(.topLeft) {
            addLine(to: CGPoint(x: left, y: top + ry))
            addCurve(
                to: CGPoint(x: left + rx, y: top), control1: CGPoint(x: left, y: top + ky),
                control2: CGPoint(x: left + kx, y: top))
        }
        closeSubpath()
    }
}

extension CGPath {
    /// The same subpaths, each run through backwards.
    func reversed() -> CGPath {
        struct Segment {
            let start: CGPoint
            let controls: [CGPoint]
        }
        let result = CGMutablePath()
        var segments: [Segment] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        var isClosed = false

        func finish() {
            defer {
                segments = []
                isClosed = false
            }
            guard !segments.isEmpty else { return }
            result.move(to: current)
            for segment in segments.reversed() {
                switch segment.controls.count {
                case 2: result.addCurve(to: segment.start, control1: segment.controls[1], control2: segment.controls[0])
                case 1: result.addQuadCurve(to: segment.start, control: segment.controls[0])
                default: result.addLine(to: segment.start)
                }
            }
            if isClosed { result.closeSubpath() }
        }

        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                finish()
                start = points[0]
                current = start
            case .addLineToPoint:
                segments.append(Segment(start: current, controls: []))
                current = points[0]
            case .addQuadCurveToPoint:
                segments.append(Segment(start: current, controls: [points[0]]))
                current = points[1]
            case .addCurveToPoint:
                segments.append(Segment(start: current, controls: [points[0], points[1]]))
                current = points[2]
            case .closeSubpath:
                isClosed = true
                finish()
                current = start
            @unknown default:
                break
            }
        }
        finish()
        return result
    }
}
