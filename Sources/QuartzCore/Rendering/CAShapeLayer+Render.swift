import CoreGraphics
import Foundation
import PorticoRenderModel

extension CAShapeLayer {
    final func renderShape(in context: CGContext) {
        let shape = properties.shape
        guard let path = shape.path else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if let fillColor, fillColor.alpha > 0 {
            context.setFillColor(fillColor)
            context.addPath(path)
            context.fillPath(using: shape.isEvenOdd ? .evenOdd : .winding)
        }
        guard let strokeColor, strokeColor.alpha > 0, shape.lineWidth > 0, shape.strokeStart < shape.strokeEnd else {
            return
        }
        context.setStrokeColor(strokeColor)
        context.setLineWidth(shape.lineWidth)
        context.setLineCap(shape.lineCap)
        context.setLineJoin(shape.lineJoin)
        context.setMiterLimit(shape.miterLimit)
        if !shape.lineDashPattern.isEmpty {
            context.setLineDash(phase: shape.lineDashPhase, lengths: shape.lineDashPattern.map { CGFloat($0) })
        }
        let isWhole = shape.strokeStart <= 0 && shape.strokeEnd >= 1
        context.addPath(isWhole ? path : path.part(from: shape.strokeStart, to: shape.strokeEnd))
        context.strokePath()
    }
}

extension CGPath {
    /// What lies between two fractions of the whole length, in straight pieces.
    func part(from start: Double, to end: Double) -> CGPath {
        var lines: [[CGPoint]] = []
        var first = CGPoint.zero
        flattened(threshold: 0.05).applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                first = points[0]
                lines.append([first])
            case .addLineToPoint:
                if lines.isEmpty { lines.append([first]) }
                lines[lines.count - 1].append(points[0])
            case .closeSubpath:
                if !lines.isEmpty { lines[lines.count - 1].append(first) }
                lines.append([first])
            default: break
            }
        }
        func length(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(b.x - a.x, b.y - a.y) }
        let total = lines.reduce(0) { $0 + zip($1, $1.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) } }
        let (from, to) = (start * total, end * total)
        let result = CGMutablePath()
        var done = 0.0
        for line in lines {
            var isOpen = false
            for (a, b) in zip(line, line.dropFirst()) {
                let long = length(a, b)
                let (low, high) = (max(from, done) - done, min(to, done + long) - done)
                done += long
                guard long > 0, high > low else { continue }
                func at(_ l: Double) -> CGPoint {
                    CGPoint(x: a.x + (b.x - a.x) * l / long, y: a.y + (b.y - a.y) * l / long)
                }
                if !isOpen { result.move(to: at(low)) }
                isOpen = true
                result.addLine(to: at(high))
            }
        }
        return result
    }
}
