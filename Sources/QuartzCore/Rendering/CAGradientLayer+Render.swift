import CoreGraphics
import Foundation
import PorticoRenderModel

extension CAGradientLayer {
    final func renderGradient(in context: CGContext) {
        let values = properties.gradient, bounds = properties.bounds
        let colors = values.colors.map(CGColor.init(rgba:))
        guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
        let count = values.locations.isEmpty ? colors.count : min(colors.count, values.locations.count)
        let locations: [CGFloat]? = values.locations.isEmpty ? nil : values.locations.prefix(count).map { CGFloat($0) }
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: Array(colors.prefix(count)),
                locations: locations)
        else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.addPath(outline())
        context.clip()
        // The unit square of the bounds, in which the points are given.
        context.translateBy(x: bounds.minX, y: bounds.minY)
        let start = CGPoint(x: values.startPoint.x * bounds.width, y: values.startPoint.y * bounds.height)
        let end = CGPoint(x: values.endPoint.x * bounds.width, y: values.endPoint.y * bounds.height)
        let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch values.kind {
        case .axial: context.drawLinearGradient(gradient, start: start, end: end, options: both)
        case .radial:
            let (rx, ry) = (abs(end.x - start.x), abs(end.y - start.y))
            guard rx > 0, ry > 0 else { return }
            context.translateBy(x: start.x, y: start.y)
            context.scaleBy(x: rx, y: ry)
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: both)
        case .conic: renderTurn(values, about: start, towards: end, in: context)
        }
    }

    /// Core Graphics has no such gradient here: narrow wedges, each of one colour.
    private func renderTurn(
        _ values: GradientValues, about center: CGPoint, towards end: CGPoint, in context: CGContext
    ) {
        let reach = hypot(properties.bounds.width, properties.bounds.height) * 2 + hypot(center.x, center.y)
        let begin = atan2(end.y - center.y, end.x - center.x), steps = 720
        context.setShouldAntialias(false)
        for step in 0..<steps {
            let from = begin + 2 * .pi * Double(step) / Double(steps), to = from + 2 * .pi / Double(steps)
            context.setFillColor(CGColor(rgba: values.color(at: (Double(step) + 0.5) / Double(steps))))
            context.move(to: center)
            for angle in [from, to + 0.001] {
                context.addLine(to: CGPoint(x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach))
            }
            context.closePath()
            context.fillPath()
        }
    }
}

extension GradientValues {
    fileprivate func color(at t: Double) -> RGBA {
        let count = locations.isEmpty ? colors.count : min(colors.count, locations.count)
        func place(_ i: Int) -> Double { locations.isEmpty ? Double(i) / Double(max(count - 1, 1)) : locations[i] }
        guard let next = (0..<count).first(where: { place($0) > t }) else { return colors[count - 1] }
        if next == 0 { return colors[0] }
        let (a, b) = (place(next - 1), place(next))
        return colors[next - 1] + (colors[next] - colors[next - 1]) * Float((t - a) / (b - a))
    }
}
