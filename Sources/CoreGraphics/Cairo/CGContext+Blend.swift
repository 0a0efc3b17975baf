import CCairo
import Foundation

extension CGContext {
    /// Blend modes that Cairo cannot do alone. Within the shape's coverage m the pixels become `op(S, D)`, outside they
    /// stay: D·(1 - m) + m·op(S, D), the clip and the mask being part of m.
    func blendPainting(_ painting: Painting) {
        let clip = clipInDevice()
        let area = (painting.bounds?.insetBy(dx: -2, dy: -2).integral ?? clip).overlap(clip)
        guard !area.isNull, area.width >= 1, area.height >= 1,
            let paint = Sheet(area), let before = Sheet(area)
        else { return }
        cairo_set_antialias(paint.cairo, cairo_get_antialias(cairo))
        painting.draw(paint.cairo, Double(state.alpha))
        let target = cairo_get_group_target(cairo)!
        cairo_surface_flush(target)
        before.layGroup(target, CAIRO_OPERATOR_SOURCE)
        if state.blendMode == .plusDarker {
            before.darkenSheet(with: paint)
            layOnto(area) { laySheet(before, CAIRO_OPERATOR_SOURCE) }
            return
        }
        let shape = cover(painting, area)
        var result = paint
        switch state.blendMode {
        case .sourceIn: paint.layGroup(before.surface, CAIRO_OPERATOR_DEST_IN)
        case .sourceOut: paint.layGroup(before.surface, CAIRO_OPERATOR_DEST_OUT)
        case .destinationIn:
            before.layGroup(paint.surface, CAIRO_OPERATOR_DEST_IN)
            result = before
        default:
            guard let sum = Sheet(area) else { return }
            sum.layGroup(paint.surface, CAIRO_OPERATOR_SOURCE)
            sum.layGroup(before.surface, CAIRO_OPERATOR_DEST_OUT)
            before.layGroup(paint.surface, CAIRO_OPERATOR_DEST_IN)
            sum.layGroup(before.surface, CAIRO_OPERATOR_ADD)
            result = sum
        }
        layOnto(area) {
            laySheet(shape, CAIRO_OPERATOR_DEST_OUT)
            laySheet(result, CAIRO_OPERATOR_ADD)
        }
    }

    private func layOnto(_ area: CGRect, _ body: () -> Void) {
        cairo_save(cairo)
        // Beyond the sheets there is nothing to say.
        Cairo.setMatrix(cairo, .identity)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
        cairo_clip(cairo)
        body()
        cairo_restore(cairo)
    }

    private func laySheet(_ sheet: Sheet?, _ mode: cairo_operator_t) {
        Cairo.setMatrix(cairo, .identity)
        cairo_set_operator(cairo, mode)
        if let sheet {
            cairo_surface_flush(sheet.surface)
            cairo_set_source_surface(cairo, sheet.surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        } else {
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        }
        maskOrPaint()
    }

    /// The shape's coverage; nil if it is everything.
    private func cover(_ painting: Painting, _ area: CGRect) -> Sheet? {
        guard let cover = painting.cover, let sheet = Sheet(area) else { return nil }
        cairo_set_antialias(sheet.cairo, cairo_get_antialias(cairo))
        cairo_set_source_rgba(sheet.cairo, 0, 0, 0, 1)
        cover(sheet.cairo)
        return sheet
    }
}

/// Transparent pixels over an area of device space.
private final class Sheet {
    let pixels: PixelBuffer
    let surface: OpaquePointer
    let cairo: OpaquePointer

    init?(_ area: CGRect) {
        guard let pixels = PixelBuffer(width: Int(area.width), height: Int(area.height)) else { return nil }
        self.pixels = pixels
        surface = Cairo.surface(for: pixels)
        cairo_surface_set_device_offset(surface, Double(-area.minX), Double(-area.minY))
        cairo = cairo_create(surface)!
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    func layGroup(_ other: OpaquePointer, _ mode: cairo_operator_t) {
        Cairo.setMatrix(cairo, .identity)
        cairo_set_operator(cairo, mode)
        cairo_set_source_surface(cairo, other, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_paint(cairo)
    }

    /// What is here and the paint, each with what it lacks of its alpha taken away from the whole.
    func darkenSheet(with paint: Sheet) {
        cairo_surface_flush(surface)
        cairo_surface_flush(paint.surface)
        for y in 0..<pixels.height {
            let (source, row) = (paint.pixels.row(y), pixels.row(y))
            for x in 0..<pixels.width where source[x] != 0 {
                let (s, d) = (source[x], row[x])
                let (sa, da) = (Int(s >> 24), Int(d >> 24))
                let alpha = min(255, sa + da)
                func channel(_ shift: UInt32) -> UInt32 {
                    let missing = sa - Int(s >> shift & 255) + da - Int(d >> shift & 255)
                    return UInt32(max(0, alpha - missing)) << shift
                }
                row[x] = UInt32(alpha) << 24 | channel(16) | channel(8) | channel(0)
            }
        }
        cairo_surface_mark_dirty(surface)
    }
}
