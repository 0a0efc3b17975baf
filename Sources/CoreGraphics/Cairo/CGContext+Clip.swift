import CCairo
import Foundation

extension CGContext {
    /// Narrows the clip to the inside of the path and throws the path away.
    public func clip(using rule: CGPathFillRule = .winding) {
        clipPath(currentPath, rule)
        beginPath()
    }

    /// Narrows the clip to a rectangle.
    public func clip(to rect: CGRect) {
        var storage = PathStorage()
        storage.addRect(rect.standardized, transform: state.ctm)
        clipPath(storage, .winding)
        beginPath()
    }

    /// Narrows the clip to rectangles.
    public func clip(to rects: [CGRect]) {
        var storage = PathStorage()
        for rect in rects { storage.addRect(rect.standardized, transform: state.ctm) }
        clipPath(storage, .winding)
        beginPath()
    }

    /// Narrows the clip to a mask stretched over a rectangle: an image mask's samples hold paint back, an opaque image's
    /// gray lets it through, and an image with alpha lets through as much as it is opaque.
    public func clip(to rect: CGRect, mask: CGImage) {
        let image = CGAffineTransform(
            a: rect.width / CGFloat(mask.width), b: 0, c: 0, d: -rect.height / CGFloat(mask.height), tx: rect.minX,
            ty: rect.maxY)
        let transform = image.concatenating(deviceTransform)
        guard !state.isDegenerate, transform.isInvertible else {
            clip(to: CGRect.zero)
            return
        }
        let area = clipInDevice().overlap(rect.applying(deviceTransform).insetBy(dx: -1, dy: -1)).integral
        let scale = rasterScale
        guard !area.isNull, area.width > 0, area.height > 0,
            PixelBuffer.isAllowed(width: Int(area.width * scale), height: Int(area.height * scale))
        else {
            clip(to: CGRect.zero)
            return
        }
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_A8, Int32(area.width * scale), Int32(area.height * scale))!
        cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
        cairo_surface_set_device_offset(surface, Double(-area.minX * scale), Double(-area.minY * scale))
        let cr = cairo_create(surface)!
        let source = CGContext.coverageSurface(mask)
        Cairo.setMatrix(cr, transform)
        cairo_set_source_surface(cr, source, 0, 0)
        let pattern = cairo_get_source(cr)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, filter(for: mask))
        cairo_rectangle(cr, 0, 0, Double(mask.width), Double(mask.height))
        cairo_fill(cr)
        if let old = state.softMask {
            Cairo.setMatrix(cr, .identity)
            cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
            let pattern = cairo_pattern_create_for_surface(old.surface)!
            Cairo.setPatternMatrix(
                pattern,
                CGAffineTransform(translationX: -old.frame.minX, y: -old.frame.minY)
                    .concatenating(CGAffineTransform(scaleX: old.scale, y: old.scale)))
            cairo_set_source(cr, pattern)
            cairo_paint(cr)
            cairo_pattern_destroy(pattern)
        }
        cairo_destroy(cr)
        cairo_surface_destroy(source)
        // From here on the surface is read as plain pixels.
        cairo_surface_set_device_scale(surface, 1, 1)
        cairo_surface_set_device_offset(surface, 0, 0)
        state.softMask = SoftMask(owning: surface, frame: area, scale: scale)
        Cairo.setMatrix(cairo, .identity)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
        cairo_clip(cairo)
        Cairo.setMatrix(cairo, deviceTransform)
    }

    /// Removes the clip.
    public func resetClip() {
        cairo_reset_clip(cairo)
        state.softMask = nil
    }

    /// The smallest rectangle in user space around what can be drawn on.
    public var boundingBoxOfClipPath: CGRect {
        guard !state.isDegenerate else { return .zero }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: max(0, x2 - x1), height: max(0, y2 - y1))
    }

    func clipPath(_ path: PathStorage, _ rule: CGPathFillRule) {
        cairo_new_path(cairo)
        // Nothing inside an empty path: nothing can be drawn any more.
        if !state.isDegenerate {
            Cairo.setMatrix(cairo, base)
            Cairo.addPath(cairo, path)
        }
        cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(cairo)
        if !state.isDegenerate { Cairo.setMatrix(cairo, deviceTransform) }
    }

    /// A surface whose alpha is how much paint a mask lets through.
    static func coverageSurface(_ mask: CGImage) -> OpaquePointer {
        let pixels = mask.pixels
        if !pixels.isOpaque { return Cairo.surface(for: pixels) }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height))!
        let stride = Int(cairo_image_surface_get_stride(surface))
        if let target = cairo_image_surface_get_data(surface), let coverage = mask.coverage {
            coverage.withUnsafeBufferPointer { coverage in
                for y in 0..<mask.height {
                    (target + y * stride).update(from: coverage.baseAddress! + y * mask.width, count: mask.width)
                }
            }
            cairo_surface_mark_dirty(surface)
        }
        return surface
    }

    func filter(for image: CGImage) -> cairo_filter_t {
        guard image.shouldInterpolate else { return CAIRO_FILTER_NEAREST }
        switch state.interpolationQuality {
        case .none: return CAIRO_FILTER_NEAREST
        case .low: return CAIRO_FILTER_BILINEAR
        case .medium, .default: return CAIRO_FILTER_GOOD
        case .high: return CAIRO_FILTER_BEST
        }
    }
}
