import CCairo
import Foundation

extension CGContext {
    /// Makes a colour or its pattern what `cr` paints.
    func setSource(_ cr: OpaquePointer, _ color: CGColor, _ opacity: Double) {
        if let pattern = color.pattern {
            setSource(cr, pattern: pattern, color: color, opacity: opacity)
            return
        }
        let c = color.rgba
        cairo_set_source_rgba(
            cr, Double(min(1, max(0, c.x))), Double(min(1, max(0, c.y))), Double(min(1, max(0, c.z))),
            Double(c.w) * opacity)
    }

    /// Draws one cell at the device's resolution and repeats it.
    private func setSource(_ cr: OpaquePointer, pattern: CGPattern, color: CGColor, opacity: Double) {
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        let toDevice = pattern.matrix.concatenating(phase).concatenating(baseCTM).concatenating(base)
        guard toDevice.isInvertible else {
            cairo_set_source_rgba(cr, 0, 0, 0, 0)
            return
        }
        func pixels(_ step: CGFloat, _ scale: CGFloat) -> Int {
            Int(min(4096, max(1, (step * scale * rasterScale).rounded())))
        }
        let width = pixels(pattern.xStep, hypot(toDevice.a, toDevice.b))
        let height = pixels(pattern.yStep, hypot(toDevice.c, toDevice.d))
        let cell = CGContext.backing(width: width, height: height)
        cell.scaleBy(x: CGFloat(width) / pattern.xStep, y: CGFloat(height) / pattern.yStep)
        cell.translateBy(x: -pattern.bounds.minX, y: -pattern.bounds.minY)
        cell.clip(to: pattern.bounds)
        cell.setAlpha(CGFloat(opacity) * color.alpha)
        if !pattern.isColored {
            let rgba = color.rgba
            let tint = CGColor(
                srgbRed: CGFloat(rgba.x), green: CGFloat(rgba.y), blue: CGFloat(rgba.z), alpha: 1)
            cell.setFillColor(tint)
            cell.setStrokeColor(tint)
        }
        pattern.drawCell(in: cell)
        let surface = Cairo.surface(for: cell.pixelBuffer)
        let source = cairo_pattern_create_for_surface(surface)!
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        // Device → pattern space → the cell's pixels, whose rows run downwards.
        let toCell = toDevice.inverted()
            .concatenating(CGAffineTransform(translationX: -pattern.bounds.minX, y: -pattern.bounds.minY))
            .concatenating(
                CGAffineTransform(
                    a: CGFloat(width) / pattern.xStep, b: 0, c: 0, d: -CGFloat(height) / pattern.yStep, tx: 0,
                    ty: CGFloat(height)))
        Cairo.setPatternMatrix(source, toCell)
        cairo_pattern_set_filter(source, isPixelExact(toCell) ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        Cairo.setMatrix(cr, .identity)
        cairo_set_source(cr, source)
        cairo_pattern_destroy(source)
        cairo_surface_destroy(surface)
    }

    private func isPixelExact(_ t: CGAffineTransform) -> Bool {
        func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 1e-6 }
        return abs(abs(t.a) - 1) < 1e-9 && abs(abs(t.d) - 1) < 1e-9 && t.b == 0 && t.c == 0 && isWhole(t.tx)
            && isWhole(t.ty)
    }
}
