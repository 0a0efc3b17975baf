import CoreGraphics
import Foundation

extension ScenePainter {
    /// Draws a glyph, which is made of lines on a square of 24 units.
    func drawGlyph(_ glyph: SceneGlyph, in frame: CGRect, _ color: SceneColor, _ width: CGFloat) {
        let unit = frame.width / 24
        context.translateBy(x: frame.minX, y: frame.minY)
        context.scaleBy(x: unit, y: unit)
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(width / unit)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for line in Self.lines(of: glyph) {
            context.addLines(between: line.map { CGPoint(x: $0.0, y: $0.1) })
        }
        switch glyph {
        case .lock:
            context.addRect(CGRect(x: 6, y: 11, width: 12, height: 9))
            context.move(to: CGPoint(x: 8.5, y: 11))
            context.addLine(to: CGPoint(x: 8.5, y: 8))
            context.addArc(
                center: CGPoint(x: 12, y: 8), radius: 3.5, startAngle: .pi, endAngle: 2 * .pi, clockwise: false)
            context.addLine(to: CGPoint(x: 15.5, y: 11))
        case .left, .right:
            if glyph == .right {
                context.translateBy(x: 24, y: 0)
                context.scaleBy(x: -1, y: 1)
            }
            context.addLines(between: [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 10), CGPoint(x: 10, y: 10)])
            let start = CGPoint(x: 5.6, y: 9.2)
            context.move(to: start)
            context.addArc(
                center: CGPoint(x: 12, y: 12.2), radius: 7.05, startAngle: atan2(start.y - 12.2, start.x - 12),
                endAngle: .pi * 0.86, clockwise: false)
        default: break
        }
        context.strokePath()
    }

    private static func lines(of glyph: SceneGlyph) -> [[(CGFloat, CGFloat)]] {
        switch glyph {
        case .home: [[(4, 11), (12, 4), (20, 11), (20, 20), (15, 20), (15, 14), (9, 14), (9, 20), (4, 20), (4, 11)]]
        case .apps: [[(8, 4), (19, 4), (19, 18), (8, 18), (8, 4)], [(5, 7), (5, 21), (16, 21)]]
        case .menu: [[(5, 7), (19, 7)], [(5, 12), (19, 12)], [(5, 17), (19, 17)]]
        case .close: [[(4, 4), (20, 20)], [(20, 4), (4, 20)]]
        case .check: [[(3, 12), (9, 18), (21, 5)]]
        case .lock, .left, .right: []
        }
    }
}
