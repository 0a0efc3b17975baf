import CoreGraphics
import UIKit

/// Draws annotations of an app's own, and those that were changed.
struct PDFAnnotationDrawing {
    private let annotation: PDFAnnotation
    private var bounds: CGRect { annotation.bounds }

    init(_ annotation: PDFAnnotation) { self.annotation = annotation }

    func draw(in context: CGContext) {
        let width = annotation.border?.lineWidth ?? 1
        context.setLineWidth(width)
        context.setStrokeColor(annotation.color.cgColor)
        if annotation.border?.style == .dashed {
            let lengths = annotation.border?.dashPattern?.compactMap {
                ($0 as? NSNumber).map { CGFloat($0.doubleValue) }
            }
            context.setLineDash(phase: 0, lengths: lengths ?? [3])
        }
        let inside = bounds.insetBy(dx: width / 2, dy: width / 2)
        switch annotation.type {
        case "Highlight":
            context.setBlendMode(.multiply)
            context.setFillColor(annotation.color.cgColor)
            for quad in quads { context.fill(quad) }
        case "Underline", "Squiggly":
            for quad in quads { stroke(context, quad.minY + quad.height / 16, quad) }
        case "StrikeOut":
            for quad in quads { stroke(context, quad.midY, quad) }
        case "Square":
            fillInterior(context) { context.fill(inside) }
            if width > 0 { context.stroke(inside) }
        case "Circle":
            fillInterior(context) { context.fillEllipse(in: inside) }
            if width > 0 { context.strokeEllipse(in: inside) }
        case "Line":
            context.move(to: annotation.startPoint.moved(bounds.origin))
            context.addLine(to: annotation.endPoint.moved(bounds.origin))
            context.strokePath()
        case "Ink":
            context.translateBy(x: bounds.minX, y: bounds.minY)
            context.setLineCap(.round)
            context.setLineJoin(.round)
            for path in annotation.paths ?? [] {
                context.setLineWidth(annotation.border?.lineWidth ?? path.lineWidth)
                context.addPath(path.cgPath)
                context.strokePath()
            }
        case "FreeText": drawText(context, annotation.contents, behind: annotation.color)
        case "Widget" where annotation.widgetFieldType == .text || annotation.widgetFieldType == .choice:
            drawText(context, annotation.widgetStringValue, behind: annotation.backgroundColor)
        case "Text": drawNote(context)
        case "Link": if annotation.border.map({ $0.lineWidth > 0 }) ?? false { context.stroke(inside) }
        default: break
        }
    }

    /// A mark's rectangles; the whole bounds where it says none.
    private var quads: [CGRect] {
        let points = (annotation.quadrilateralPoints ?? []).map { $0.cgPointValue.moved(bounds.origin) }
        guard points.count >= 4 else { return [bounds] }
        return stride(from: 0, to: points.count - 3, by: 4).map { start in
            let four = points[start..<start + 4]
            let (xs, ys) = (four.map(\.x), four.map(\.y))
            return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
        }
    }

    private func stroke(_ context: CGContext, _ y: CGFloat, _ quad: CGRect) {
        context.move(to: CGPoint(x: quad.minX, y: y))
        context.addLine(to: CGPoint(x: quad.maxX, y: y))
        context.strokePath()
    }

    private func fillInterior(_ context: CGContext, _ fill: () -> Void) {
        guard let color = annotation.interiorColor else { return }
        context.setFillColor(color.cgColor)
        fill()
    }

    private func drawText(_ context: CGContext, _ text: String?, behind color: UIColor?) {
        if let color {
            context.setFillColor(color.cgColor)
            context.fill(bounds)
        }
        guard let text, !text.isEmpty else { return }
        let style = NSMutableParagraphStyle()
        style.alignment = annotation.alignment
        let font = annotation.font ?? .systemFont(ofSize: 12)
        let string = NSAttributedString(
            string: text,
            attributes: [
                .font: font, .foregroundColor: annotation.fontColor ?? UIColor.black, .paragraphStyle: style,
            ])
        context.clip(to: bounds)
        // Text is drawn with y down.
        context.translateBy(x: bounds.minX, y: bounds.maxY)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        let isLine = annotation.type == "Widget" && !annotation.isMultiline
        let top = isLine ? max(0, (bounds.height - font.lineHeight) / 2) : 2
        string.draw(in: CGRect(x: 2, y: top, width: bounds.width - 4, height: bounds.height - top))
        UIGraphicsPopContext()
    }

    /// A small sheet with lines.
    private func drawNote(_ context: CGContext) {
        let sheet = CGRect(x: bounds.minX, y: bounds.maxY - 18, width: 18, height: 18).insetBy(dx: 1, dy: 1)
        context.setFillColor(annotation.color.cgColor)
        context.fill(sheet)
        context.setStrokeColor(CGColor(red: 0, green: 0, blue: 0, alpha: 0.6))
        context.setLineWidth(1)
        context.stroke(sheet)
        for line in 1...3 { stroke(context, sheet.minY + CGFloat(4 * line), sheet.insetBy(dx: 3, dy: 0)) }
    }
}

extension CGPoint {
    func moved(_ by: CGPoint) -> CGPoint { CGPoint(x: x + by.x, y: y + by.y) }
}

extension CGPath {
    /// The ends of its lines and curves.
    func flattenedPoints(_ take: @escaping (CGPoint) -> Void) {
        applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: take(element.pointee.points[0])
            case .addQuadCurveToPoint: take(element.pointee.points[1])
            case .addCurveToPoint: take(element.pointee.points[2])
            default: break
            }
        }
    }
}
