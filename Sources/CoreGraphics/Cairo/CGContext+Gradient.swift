import CCairo
import Foundation

extension CGContext {
    /// Fills the clip with a gradient along a line; beyond its ends only as the options say.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard startPoint.isFinite, endPoint.isFinite, startPoint != endPoint else { return }
        let pattern = cairo_pattern_create_linear(
            Cairo.clamp(startPoint.x), Cairo.clamp(startPoint.y), Cairo.clamp(endPoint.x), Cairo.clamp(endPoint.y))!
        paintPattern(pattern, gradient, options)
    }

    /// Fills the clip with a gradient between two circles; beyond them only as the options say.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite, startRadius >= 0,
            endRadius >= 0
        else { return }
        let pattern = cairo_pattern_create_radial(
            Cairo.clamp(startCenter.x), Cairo.clamp(startCenter.y), Cairo.clamp(startRadius),
            Cairo.clamp(endCenter.x), Cairo.clamp(endCenter.y), Cairo.clamp(endRadius))!
        paintPattern(pattern, gradient, options)
    }

    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) {
        switch shading.geometry {
        case .axial(let start, let end):
            drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: shading.options)
        }
    }

    private func paintPattern(_ pattern: OpaquePointer, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        func add(_ location: CGFloat, _ c: SIMD4<Float>, _ opacity: Double) {
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(location), Double(min(1, max(0, c.x))), Double(min(1, max(0, c.y))),
                Double(min(1, max(0, c.z))), Double(c.w) * opacity)
        }
        // Each end goes on with what lies there: the end's colour, or nothing.
        guard let first = gradient.stops.first?.color, let last = gradient.stops.last?.color else { return }
        let goesBefore = options.contains(.drawsBeforeStartLocation)
        let goesAfter = options.contains(.drawsAfterEndLocation)
        cairo_pattern_set_extend(pattern, goesBefore || goesAfter ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        if !goesBefore, goesAfter { add(0, SIMD4(first.x, first.y, first.z, 0), 0) }
        if gradient.stops[0].location > 0 { add(0, first, 1) }
        for stop in gradient.stops { add(stop.location, stop.color, 1) }
        if goesBefore, !goesAfter {
            add(1, last, 1)
            add(1, SIMD4(last.x, last.y, last.z, 0), 0)
        }
        let transform = deviceTransform
        paintOnce(
            Painting(bounds: nil) { cr, opacity in
                Cairo.setMatrix(cr, transform)
                cairo_set_source(cr, pattern)
                cairo_paint_with_alpha(cr, opacity)
            })
        cairo_pattern_destroy(pattern)
    }

    // MARK: Layers

    /// Draws a layer with its lower left corner at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws a layer stretched over a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.image else { return }
        draw(image, in: rect)
    }
}
