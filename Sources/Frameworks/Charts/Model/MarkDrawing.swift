import CoreGraphics
import SwiftUI
import UIKit

/// One outline of a chart and what fills it.
struct MarkShape {
    let path: Path
    let style: AnyShapeStyle
    let mark: MarkItem
    /// The rectangle in which a gradient begins and ends.
    let styleFrame: CGRect
    let zIndex: Double
    /// Outlines in which alone it is seen.
    var clips: [Path] = []
}

extension PlotGeometry {
    /// The outlines of all marks, in the order in which they are drawn.
    func shapes(of marks: [ResolvedMark]? = nil) -> [MarkShape] {
        let marks = marks ?? model.marks
        var shapes: [MarkShape] = []
        var drawn: Set<SeriesKey> = []
        for mark in marks {
            switch mark.item.kind {
            case .line, .area:
                let key = SeriesKey(kind: mark.item.kind, values: mark.series)
                if drawn.insert(key).inserted {
                    let series = marks.filter { $0.item.kind == key.kind && $0.series == key.values }
                    shapes += self.shapes(ofSeries: series)
                }
            case .bar, .rectangle:
                guard let frame = frame(of: mark) else { continue }
                shapes.append(shape(rectangle(frame, mark), mark, frame))
            case .rule:
                guard let frame = frame(of: mark) else { continue }
                var path = Path()
                path.move(to: frame.origin)
                path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
                let stroke = mark.stroke ?? StrokeStyle(lineWidth: ChartLook.ruleWidth)
                shapes.append(shape(path.strokedPath(stroke), mark))
            case .sector:
                let path = SectorShape(mark, in: size).path
                shapes.append(shape(path, mark))
            case .point:
                if case .view = mark.item.symbol { continue }
                guard let point = point(of: mark) else { continue }
                let symbol = mark.symbol ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
                shapes.append(shape(symbol.path(around: point, size: mark.symbolSize), mark))
            }
        }
        // The sort of the standard library keeps the order of equals.
        return shapes.contains { $0.zIndex != 0 } ? shapes.sorted { $0.zIndex < $1.zIndex } : shapes
    }

    private struct SeriesKey: Hashable {
        let kind: MarkItem.Kind
        let values: [Primitive]
    }

    private func shape(_ path: Path, _ mark: ResolvedMark, _ frame: CGRect? = nil) -> MarkShape {
        let own = frame ?? path.boundingRect
        var shape = MarkShape(
            path: path, style: mark.style, mark: mark.item,
            styleFrame: mark.item.alignsStyleWithPlot ? CGRect(origin: .zero, size: size) : own,
            zIndex: mark.item.zIndex)
        if let clip = mark.item.clip { shape.clips.append(clip.shape.path(in: own)) }
        if !mark.item.masks.isEmpty {
            var outline = Path()
            for part in shapes(of: mark.item.masks.map { resolved($0) }) { outline.addPath(part.path) }
            shape.clips.append(outline)
        }
        return shape
    }

    /// A mark of a mask, for which the chart's scales hold and which lies on nothing.
    private func resolved(_ item: MarkItem) -> ResolvedMark {
        var mark = ResolvedMark(
            item: item, valueAxis: item.valueAxis, style: AnyShapeStyle(Color.black),
            symbolSize: item.symbolSize ?? ChartLook.symbolSize)
        if let axis = mark.valueAxis, let number = item[axis].single?.low.number {
            mark.stack = (min(number, 0), max(number, 0))
        }
        return mark
    }

    private func rectangle(_ frame: CGRect, _ mark: ResolvedMark) -> Path {
        guard let corners = mark.item.corners, corners.radius > 0 else { return Path(frame) }
        let radius = min(corners.radius, frame.width / 2, frame.height / 2)
        return Path(roundedRect: frame, cornerRadius: radius, style: corners.style)
    }

    // MARK: Lines and areas

    private func shapes(ofSeries marks: [ResolvedMark]) -> [MarkShape] {
        let placed = marks.compactMap { mark in point(of: mark).map { (mark, $0) } }
        guard let first = placed.first else { return [] }
        let curve = CurvePath(method: first.0.item.interpolation ?? .linear)
        let points = placed.map(\.1)
        if first.0.item.kind == .area {
            return area(placed.map(\.0), points, curve).map { [shape($0, first.0)] } ?? []
        }
        var path = Path()
        path.move(to: points[0])
        curve.add(points, to: &path)
        let stroke = first.0.stroke ?? StrokeStyle(lineWidth: ChartLook.lineWidth, lineCap: .round, lineJoin: .round)
        let frame = path.boundingRect
        var shapes = [shape(path.strokedPath(stroke), first.0, frame)]
        for (mark, point) in placed {
            guard let symbol = mark.symbol else { continue }
            shapes.append(shape(symbol.path(around: point, size: mark.symbolSize), mark))
        }
        return shapes
    }

    private func area(_ marks: [ResolvedMark], _ ends: [CGPoint], _ curve: CurvePath) -> Path? {
        let starts = zip(marks, ends).map { mark, end in start(of: mark, ending: end) }
        guard let first = ends.first, let last = starts.last else { return nil }
        var path = Path()
        path.move(to: first)
        curve.add(ends, to: &path)
        path.addLine(to: last)
        curve.reversed.add(starts.reversed(), to: &path)
        path.closeSubpath()
        return path
    }

    /// Where an area begins that ends at a point.
    private func start(of mark: ResolvedMark, ending end: CGPoint) -> CGPoint {
        let offset = mark.item.offset
        if let stack = mark.stack, let axis = mark.valueAxis {
            let place = place(.number(stack.low), on: axis) ?? (axis == .vertical ? size.height : 0)
            return axis == .vertical ? CGPoint(x: end.x, y: place) : CGPoint(x: place, y: end.y)
        }
        if case .range(let low, _) = mark.item.y, let y = y(low.low) { return CGPoint(x: end.x, y: y + offset.yEnd) }
        if case .range(let low, _) = mark.item.x, let x = x(low.low) { return CGPoint(x: x + offset.xEnd, y: end.y) }
        return CGPoint(x: end.x, y: size.height)
    }
}

/// Draws outlines with any style at a place.
struct ShapePainter {
    let context: CGContext
    let style: StyleContext

    func draw(_ shape: MarkShape) {
        context.saveGState()
        for clip in shape.clips {
            context.addPath(clip.cgPath)
            context.clip(using: .winding)
        }
        if let shadow = shape.mark.shadow {
            context.setShadow(
                offset: shadow.offset, blur: shadow.radius * 2, color: shadow.color.resolve(in: style).uiColor.cgColor)
        }
        fill(shape.path, with: shape.style, opacity: shape.mark.opacity, in: shape.styleFrame)
        context.restoreGState()
    }

    func fill(_ path: Path, with shapeStyle: AnyShapeStyle, opacity: Double = 1, in frame: CGRect) {
        guard !path.isEmpty else { return }
        let paint = shapeStyle.paint(in: style)
        context.saveGState()
        context.setAlpha(CGFloat(opacity))
        defer { context.restoreGState() }
        let cgPath = path.cgPath
        switch paint.fill {
        case .linear(let gradient, let start, let end):
            guard let made = gradient.platform(opacity: paint.opacity) else { return }
            context.addPath(cgPath)
            context.clip(using: .winding)
            let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
            context.drawLinearGradient(made, start: frame.point(start), end: frame.point(end), options: all)
        case .radial(let gradient, let center, let startRadius, let endRadius):
            guard let made = gradient.platform(opacity: paint.opacity) else { return }
            context.addPath(cgPath)
            context.clip(using: .winding)
            let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
            context.drawRadialGradient(
                made, startCenter: frame.point(center), startRadius: startRadius, endCenter: frame.point(center),
                endRadius: endRadius, options: all)
        case .custom(let custom):
            context.addPath(cgPath)
            context.clip(using: .winding)
            custom.base.draw(in: frame, context: context)
        default:
            context.setFillColor(paint.mainColor.uiColor.cgColor)
            context.addPath(cgPath)
            context.fillPath(using: .winding)
        }
    }
}

extension CGRect {
    fileprivate func point(_ unit: UnitPoint) -> CGPoint {
        CGPoint(x: minX + unit.x * width, y: minY + unit.y * height)
    }
}

extension ResolvedGradient {
    fileprivate func platform(opacity: Double) -> CGGradient? {
        CGGradient(
            colorsSpace: nil,
            colors: stops.map { $0.color.multiplyingOpacity(opacity).uiColor.cgColor } as CFArray,
            locations: stops.map { CGFloat($0.location) })
    }
}
