import CCairo
import Foundation

extension CGContext {
    /// Draws an image stretched over a rectangle, its first row at the largest y: upright in a context whose y points up,
    /// upside down where it was turned to point down. With `byTiling` the image is repeated from there over the whole clip.
    /// An image mask paints the fill colour.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        let size = CGSize(width: image.width, height: image.height)
        let toUser = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: -rect.height / size.height, tx: rect.minX, ty: rect.maxY)
        let transform = toUser.concatenating(deviceTransform)
        guard transform.isInvertible else { return }
        let filter = filter(for: image)
        func add(_ cr: OpaquePointer) {
            guard !byTiling else { return }
            Cairo.setMatrix(cr, transform)
            cairo_rectangle(cr, 0, 0, Double(size.width), Double(size.height))
        }
        func cover(_ cr: OpaquePointer) {
            cairo_new_path(cr)
            add(cr)
            cairo_fill(cr)
        }
        paintOnce(
            Painting(bounds: byTiling ? nil : rect.applying(deviceTransform), cover: byTiling ? nil : cover) {
                [self] cr, opacity in
                let surface = image.isMask ? CGContext.coverageSurface(image) : Cairo.surface(for: image.pixels)
                let pattern = cairo_pattern_create_for_surface(surface)!
                cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
                cairo_pattern_set_filter(pattern, filter)
                cairo_save(cr)
                cairo_new_path(cr)
                if image.isMask {
                    setSource(cr, state.fillColor, opacity)
                    add(cr)
                    if !byTiling { cairo_clip(cr) }
                    Cairo.setMatrix(cr, transform)
                    cairo_mask(cr, pattern)
                } else {
                    Cairo.setMatrix(cr, transform)
                    cairo_set_source(cr, pattern)
                    add(cr)
                    if opacity >= 1, !byTiling {
                        cairo_fill(cr)
                    } else {
                        if !byTiling { cairo_clip(cr) }
                        cairo_paint_with_alpha(cr, opacity)
                    }
                }
                cairo_restore(cr)
                cairo_new_path(cr)
                cairo_pattern_destroy(pattern)
                cairo_surface_destroy(surface)
            })
    }

    // MARK: Transparency layers

    /// Starts a sheet of its own: what is drawn until `endTransparencyLayer` is laid over the context as one, with the
    /// opacity, blend mode and shadow of now; inside, these start anew.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginLayer(clippedTo: nil)
    }

    /// Starts a sheet that is as large as a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
        beginLayer(clippedTo: rect)
    }

    private func beginLayer(clippedTo rect: CGRect?) {
        saveGState()
        if let rect { clip(to: rect) }
        layers.append(TransparencyLayer(outer: state, depth: stack.count))
        Cairo.setMatrix(cairo, base)
        cairo_push_group(cairo)
        state.alpha = 1
        state.shadow = nil
        state.softMask = nil
        setBlendMode(.normal)
        updateMatrix()
    }

    /// Ends the sheet and lays it over the context.
    public func endTransparencyLayer() {
        guard let layer = layers.last else {
            Diagnostics.report("CGContextEndTransparencyLayer: no layer was begun")
            return
        }
        while stack.count > layer.depth { restoreGState() }
        layers.removeLast()
        Cairo.setMatrix(cairo, base)
        let sheet = cairo_pop_group(cairo)!
        state = layer.outer
        let base = base
        Cairo.setMatrix(cairo, base)
        paintOnce(
            Painting(bounds: nil) { cr, opacity in
                Cairo.setMatrix(cr, base)
                cairo_set_source(cr, sheet)
                cairo_paint_with_alpha(cr, opacity)
            })
        cairo_pattern_destroy(sheet)
        updateMatrix()
        restoreGState()
    }
}
