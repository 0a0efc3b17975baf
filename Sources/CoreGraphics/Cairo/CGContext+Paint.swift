import CCairo
import Foundation

extension CGContext {
    /// One thing to paint.
    struct Painting {
        /// A rectangle of device space that holds all of it; nil if only the clip bounds it.
        var bounds: CGRect?
        /// Adds the painted shape to a Cairo path, for blend modes that must not reach beyond it.
        var shape: ((OpaquePointer) -> Void)?
        /// Draws with an opacity. May be called on another Cairo context than the context's own, and leaves its matrix
        /// anyhow.
        var draw: (OpaquePointer, Double) -> Void
    }

    /// Paints with the context's opacity, blend mode, shadow and mask.
    func paint(_ painting: Painting) {
        guard !state.isDegenerate, cairo_status(cairo) == CAIRO_STATUS_SUCCESS else { return }
        let rows = foreignRows()
        if let rows { bitmap?.willDraw(rows) }
        if rows != nil { cairo_surface_mark_dirty(cairo_get_target(cairo)) }
        if let shadow = state.shadow {
            paintShadowed(painting, shadow)
        } else if state.softMask != nil || state.blendMode == .plusDarker {
            composite(painting.bounds) { painting.draw($0, Double(state.alpha)) }
        } else if state.blendMode.reachesBeyondPaint {
            paintBounded(painting)
        } else {
            painting.draw(cairo, Double(state.alpha))
        }
        Cairo.setMatrix(cairo, deviceTransform)
        if let rows {
            cairo_surface_flush(cairo_get_target(cairo))
            bitmap?.didDraw(rows)
        }
    }

    /// Draws for another module: text. The matrix is the current transform's; `bounds`, in user space, holds all that is
    /// drawn. The body sets the source itself and multiplies the opacity in; what it changes of Cairo's state is undone.
    package func paint(in bounds: CGRect?, _ body: (_ cairo: OpaquePointer, _ opacity: Double) -> Void) {
        let transform = deviceTransform
        withoutActuallyEscaping(body) { body in
            paint(
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
        if let mask = state.softMask { box = box.intersection(mask.frame) }
        return box.isNull ? .zero : box.integral
    }

    /// Draws onto a transparent sheet and lays that over the context through the mask and the blend mode.
    private func composite(_ bounds: CGRect?, _ draw: (OpaquePointer) -> Void) {
        cairo_save(cairo)
        if let bounds { clip(toDevice: bounds) }
        Cairo.setMatrix(cairo, base)
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        draw(cairo)
        Cairo.setMatrix(cairo, base)
        let sheet = cairo_pop_group(cairo)!
        Cairo.setMatrix(cairo, base)
        if state.blendMode == .plusDarker {
            darken(with: sheet)
        } else {
            cairo_set_source(cairo, sheet)
            maskOrPaint()
        }
        cairo_pattern_destroy(sheet)
        cairo_restore(cairo)
    }

    private func clip(toDevice bounds: CGRect) {
        let box = bounds.insetBy(dx: -2, dy: -2).integral
        Cairo.setMatrix(cairo, .identity)
        cairo_new_path(cairo)
        cairo_rectangle(
            cairo, Cairo.clamp(box.minX), Cairo.clamp(box.minY), Cairo.clamp(box.width), Cairo.clamp(box.height))
        cairo_clip(cairo)
    }

    /// Paints the current source, through the mask where there is one.
    private func maskOrPaint() {
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

    /// Blend modes that change the plain too, kept to the painted shape.
    private func paintBounded(_ painting: Painting) {
        cairo_save(cairo)
        if let shape = painting.shape {
            cairo_new_path(cairo)
            shape(cairo)
            cairo_clip(cairo)
        } else if let bounds = painting.bounds {
            clip(toDevice: bounds)
        }
        Cairo.setMatrix(cairo, base)
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        if painting.shape != nil { cairo_reset_clip(cairo) }
        painting.draw(cairo, Double(state.alpha))
        Cairo.setMatrix(cairo, base)
        let sheet = cairo_pop_group(cairo)!
        Cairo.setMatrix(cairo, base)
        cairo_set_source(cairo, sheet)
        cairo_paint(cairo)
        cairo_pattern_destroy(sheet)
        cairo_restore(cairo)
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
        let area = (painting.bounds?.insetBy(dx: -2, dy: -2) ?? clip).intersection(clip.union(casting)).integral
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
        layOver { cr in
            Cairo.setMatrix(cr, .identity)
            cairo_set_source_rgba(
                cr, Double(min(1, max(0, color.x))), Double(min(1, max(0, color.y))),
                Double(min(1, max(0, color.z))), Double(color.w))
            let mask = cairo_pattern_create_for_surface(blurred.surface)!
            Cairo.setPatternMatrix(
                mask,
                CGAffineTransform(translationX: -place.x, y: -place.y)
                    .concatenating(CGAffineTransform(scaleX: scale, y: scale)))
            cairo_mask(cr, mask)
            cairo_pattern_destroy(mask)
        }
        cairo_surface_destroy(blurred.surface)
        layOver { cr in
            Cairo.setMatrix(cr, .identity)
            cairo_set_source_surface(cr, surface, 0, 0)
            cairo_paint(cr)
        }
        cairo_surface_destroy(surface)
    }

    private func layOver(_ draw: (OpaquePointer) -> Void) {
        if state.softMask != nil || state.blendMode == .plusDarker {
            composite(nil, draw)
        } else {
            cairo_save(cairo)
            draw(cairo)
            cairo_restore(cairo)
        }
    }

    // MARK: Plus darker

    /// Lays a sheet over the pixels with R = max(0, S + D - Sa·Da's white): Cairo has no such operator.
    private func darken(with sheet: OpaquePointer) {
        var group: OpaquePointer?
        guard layers.isEmpty, let pixels = bitmap?.pixels, cairo_pattern_get_surface(sheet, &group) == CAIRO_STATUS_SUCCESS,
            let group, cairo_surface_get_type(group) == CAIRO_SURFACE_TYPE_IMAGE
        else {
            cairo_set_operator(cairo, CAIRO_OPERATOR_MULTIPLY)
            cairo_set_source(cairo, sheet)
            maskOrPaint()
            return
        }
        // The mask goes onto the sheet first; the clip is in it already.
        let flat = PixelBuffer(width: pixels.width, height: pixels.height)!
        let surface = Cairo.surface(for: flat)
        let cr = cairo_create(surface)!
        Cairo.setMatrix(cr, base)
        cairo_set_source(cr, sheet)
        if let mask = state.softMask {
            Cairo.setMatrix(cr, .identity)
            cairo_mask_surface(cr, mask.surface, Double(mask.frame.minX), Double(mask.frame.minY))
        } else {
            cairo_paint(cr)
        }
        cairo_destroy(cr)
        cairo_surface_flush(surface)
        let target = cairo_get_target(cairo)
        cairo_surface_flush(target)
        for y in 0..<pixels.height {
            let (source, row) = (flat.row(y), pixels.row(y))
            for x in 0..<pixels.width where source[x] != 0 {
                let (s, d) = (source[x], pixels.isOpaque ? row[x] | 0xFF00_0000 : row[x])
                let (sa, da) = (Int(s >> 24), Int(d >> 24))
                let alpha = min(255, sa + da)
                func channel(_ shift: UInt32) -> UInt32 {
                    let missing = sa - Int(s >> shift & 255) + da - Int(d >> shift & 255)
                    return UInt32(max(0, alpha - missing)) << shift
                }
                row[x] = UInt32(alpha) << 24 | channel(16) | channel(8) | channel(0)
            }
        }
        cairo_surface_mark_dirty(target)
        cairo_surface_destroy(surface)
    }
}
