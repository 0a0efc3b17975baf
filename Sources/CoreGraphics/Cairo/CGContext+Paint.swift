import CCairo
import Foundation

extension CGContext {
    /// One thing to paint.
    struct Painting {
        /// A rectangle of device space that holds all of it; nil if only the clip bounds it.
        var bounds: CGRect?
        /// Draws the painted shape with the source that is set; nil if the shape is all of the clip. Asked only by blend
        /// modes that must know where the shape is, whatever the paint's own opacity.
        var cover: ((OpaquePointer) -> Void)?
        /// Draws with an opacity. May be called on another Cairo context than the context's own, and leaves its matrix
        /// anyhow.
        var draw: (OpaquePointer, Double) -> Void
    }

    /// Paints with the context's opacity, blend mode, shadow and mask.
    func paintOnce(_ painting: Painting) {
        guard !state.isDegenerate, cairo_status(cairo) == CAIRO_STATUS_SUCCESS else { return }
        var painting = painting
        // Paths may hold any number; bounds of such say nothing.
        if let bounds = painting.bounds, !bounds.isFinite { painting.bounds = nil }
        let rows = foreignRows()
        if let rows { bitmap?.willDraw(rows) }
        if rows != nil { cairo_surface_mark_dirty(cairo_get_target(cairo)) }
        if let shadow = state.shadow {
            paintShadowed(painting, shadow)
        } else {
            layPainting(painting)
        }
        Cairo.setMatrix(cairo, deviceTransform)
        if let rows {
            cairo_surface_flush(cairo_get_target(cairo))
            bitmap?.didDraw(rows)
        }
    }

    /// Draws for another module: text. The matrix is the current transform's; `bounds`, in user space, holds all that is
    /// drawn. The body sets the source itself and multiplies the opacity in; what it changes of Cairo's state is undone.
    package func paintGroup(in bounds: CGRect?, _ body: (_ cairo: OpaquePointer, _ opacity: Double) -> Void) {
        let transform = deviceTransform
        withoutActuallyEscaping(body) { body in
            paintOnce(
                Painting(bounds: bounds?.applying(transform)) { cr, opacity in
                    cairo_save(cr)
                    Cairo.setMatrix(cr, transform)
                    body(cr, opacity)
                    cairo_restore(cr)
                    cairo_new_path(cr)
                })
        }
    }

    /// The rows that drawing can change, where the app's bytes must follow; nil where they need not.
    private func foreignRows() -> Range<Int>? {
        guard let bitmap, bitmap.foreign != nil, layers.isEmpty else { return nil }
        let clip = clipInDevice()
        let low = max(0, min(bitmap.pixels.height, Int(clip.minY)))
        let high = max(low, min(bitmap.pixels.height, Int(clip.maxY)))
        return low..<high
    }

    /// The clip's bounds in device space, on whole units. Empty where nothing can be drawn.
    func clipInDevice() -> CGRect {
        Cairo.setMatrix(cairo, .identity)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        if !state.isDegenerate { Cairo.setMatrix(cairo, deviceTransform) }
        var box = CGRect(x: x1, y: y1, width: max(0, x2 - x1), height: max(0, y2 - y1))
        if let mask = state.softMask { box = box.overlap(mask.frame) }
        return box.isNull ? .zero : box.integral
    }

    /// Paints with the opacity, blend mode and mask, but no shadow.
    private func layPainting(_ painting: Painting) {
        if state.blendMode.needsShape, bitmap != nil {
            blendPainting(painting)
        } else if state.softMask != nil {
            compositePainting(painting)
        } else {
            painting.draw(cairo, Double(state.alpha))
        }
    }

    /// Draws onto a transparent sheet and lays that over the context through the mask.
    private func compositePainting(_ painting: Painting) {
        cairo_save(cairo)
        if let bounds = painting.bounds { clipToDevice(toDevice: bounds) }
        Cairo.setMatrix(cairo, base)
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        painting.draw(cairo, Double(state.alpha))
        let sheet = cairo_pop_group(cairo)!
        Cairo.setMatrix(cairo, base)
        cairo_set_source(cairo, sheet)
        maskOrPaint()
        cairo_pattern_destroy(sheet)
        cairo_restore(cairo)
    }

    private func clipToDevice(toDevice bounds: CGRect) {
        let box = bounds.insetBy(dx: -2, dy: -2).integral
        Cairo.setMatrix(cairo, .identity)
        cairo_new_path(cairo)
        cairo_rectangle(
            cairo, Cairo.clamp(box.minX), Cairo.clamp(box.minY), Cairo.clamp(box.width), Cairo.clamp(box.height))
        cairo_clip(cairo)
    }

    /// Paints the current source, through the mask where there is one.
    func maskOrPaint() {
        guard let mask = state.softMask else {
            cairo_paint(cairo)
            return
        }
        let pattern = cairo_pattern_create_for_surface(mask.surface)!
        Cairo.setPatternMatrix(
            pattern,
            CGAffineTransform(translationX: -mask.frame.minX, y: -mask.frame.minY)
                .concatenating(CGAffineTransform(scaleX: mask.scale, y: mask.scale)))
        Cairo.setMatrix(cairo, .identity)
        cairo_mask(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    // MARK: Shadows

    private func paintShadowed(_ painting: Painting, _ shadow: GraphicsState.Shadow) {
        let toDevice = baseCTM.concatenating(base)
        let offset = shadow.offset.applying(toDevice)
        let sigma = shadow.blur / 2 * hypot(baseCTM.a, baseCTM.b)
        let reach = (sigma * 3).rounded(.up) + 1
        let clip = clipInDevice()
        guard clip.width > 0, clip.height > 0 else { return }
        // The object is needed where it shows and where its shadow falls into the clip.
        let casting = clip.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
        let area = (painting.bounds?.insetBy(dx: -2, dy: -2) ?? clip).overlap(clip.union(casting)).integral
        let scale = rasterScale
        guard !area.isNull, area.width > 0, area.height > 0,
            PixelBuffer.isAllowed(width: Int(area.width * scale), height: Int(area.height * scale)),
            let object = PixelBuffer(width: Int(area.width * scale), height: Int(area.height * scale))
        else { return }
        let surface = Cairo.surface(for: object)
        cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
        cairo_surface_set_device_offset(surface, Double(-area.minX * scale), Double(-area.minY * scale))
        let sheet = cairo_create(surface)!
        cairo_set_antialias(sheet, cairo_get_antialias(cairo))
        painting.draw(sheet, Double(state.alpha))
        cairo_destroy(sheet)
        cairo_surface_flush(surface)

        let blurred = ShadowBlur.blur(alphaOf: object, sigma: sigma * scale)
        let color = shadow.color.rgba
        let place = CGPoint(
            x: area.minX + offset.width - CGFloat(blurred.margin) / scale,
            y: area.minY + offset.height - CGFloat(blurred.margin) / scale)
        func drawShadow(_ cr: OpaquePointer) {
            Cairo.setMatrix(cr, .identity)
            let mask = cairo_pattern_create_for_surface(blurred.surface)!
            Cairo.setPatternMatrix(
                mask,
                CGAffineTransform(translationX: -place.x, y: -place.y)
                    .concatenating(CGAffineTransform(scaleX: scale, y: scale)))
            cairo_mask(cr, mask)
            cairo_pattern_destroy(mask)
        }
        let alpha = state.alpha
        // The object's opacity is in its pixels already, and so in its shadow's.
        state.alpha = 1
        layPainting(
            Painting(bounds: nil, cover: drawShadow) { cr, _ in
                cairo_set_source_rgba(
                    cr, Double(min(1, max(0, color.x))), Double(min(1, max(0, color.y))),
                    Double(min(1, max(0, color.z))), Double(color.w))
                drawShadow(cr)
            })
        layPainting(
            Painting(bounds: area, cover: painting.cover) { cr, _ in
                Cairo.setMatrix(cr, .identity)
                cairo_set_source_surface(cr, surface, 0, 0)
                cairo_paint(cr)
            })
        state.alpha = alpha
        cairo_surface_destroy(blurred.surface)
        cairo_surface_destroy(surface)
    }
}
