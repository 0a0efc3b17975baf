import CoreGraphics
import Foundation
import PorticoRenderModel

extension CAShapeLayer {
    /// For `render(in:)`: the path as vectors.
    final func renderPath(in context: CGContext) {
        let shape = properties.shape
        guard let path = shape.path else { return }
        if let color = fillColor, shape.fillColor.w > 0 {
            context.addPath(path)
            context.setFillColor(color)
            context.fillPath(using: shape.isEvenOdd ? .evenOdd : .winding)
        }
        let start = max(0, min(1, shape.strokeStart)), end = max(0, min(1, shape.strokeEnd))
        guard let color = strokeColor, shape.strokeColor.w > 0, shape.lineWidth > 0, end > start else { return }
        context.saveGState()
        context.addPath(path)
        context.setStrokeColor(color)
        context.setLineWidth(CGFloat(shape.lineWidth))
        context.setLineCap(shape.lineCap)
        context.setLineJoin(shape.lineJoin)
        context.setMiterLimit(CGFloat(shape.miterLimit))
        if start > 0 || end < 1 {
            // One dash as long as the part, and a gap past the end.
            let length = Self.length(of: path)
            context.setLineDash(
                phase: CGFloat(start == 0 ? 0 : (2 - start) * length),
                lengths: [CGFloat((end - start) * length), CGFloat((2 - (end - start)) * length)])
        } else if !shape.lineDashPattern.isEmpty {
            context.setLineDash(
                phase: CGFloat(shape.lineDashPhase), lengths: shape.lineDashPattern.map { CGFloat($0) })
        }
        context.strokePath()
        context.restoreGState()
    }

    private static func length(of path: CGPath) -> Double {
        var sum = 0.0
        var last = CGPoint.zero, start = CGPoint.zero
        path.flattened(threshold: 0.05).forEachElement { kind, p in
            let next = kind == .closeSubpath ? start : p[0]
            if kind == .moveToPoint { start = next } else { sum += hypot(next.x - last.x, next.y - last.y) }
            last = next
        }
        return sum
    }
}
