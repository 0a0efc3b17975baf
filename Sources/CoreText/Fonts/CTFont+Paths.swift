import CPango
import CoreGraphics
import Foundation

/// The outline of a glyph, y up, from its origin; nil for a glyph without one (a space, a bitmap).
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    let sink = OutlineSink(transform: matrix?.pointee ?? .identity)
    hb_font_get_glyph_shape(
        font.face.harfBuzz, hb_codepoint_t(glyph), OutlineSink.functions.pointer,
        Unmanaged.passUnretained(sink).toOpaque())
    return sink.isEmpty ? nil : sink.path
}

/// Takes an outline from HarfBuzz.
private final class OutlineSink {
    let path = CGMutablePath()
    let transform: CGAffineTransform
    var isEmpty = true

    init(transform: CGAffineTransform) { self.transform = transform }

    func point(_ x: Float, _ y: Float) -> CGPoint {
        CGPoint(x: Double(x) / FontFace.unit, y: Double(y) / FontFace.unit).applying(transform)
    }

    /// HarfBuzz's table of callbacks, made once and never changed.
    struct Functions: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    static let functions: Functions = {
        let table = hb_draw_funcs_create()!
        hb_draw_funcs_set_move_to_func(
            table,
            { _, data, _, x, y, _ in
                let sink = Unmanaged<OutlineSink>.fromOpaque(data!).takeUnretainedValue()
                sink.isEmpty = false
                sink.path.move(to: sink.point(x, y))
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            table,
            { _, data, _, x, y, _ in
                let sink = Unmanaged<OutlineSink>.fromOpaque(data!).takeUnretainedValue()
                sink.path.addLine(to: sink.point(x, y))
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            table,
            { _, data, _, controlX, controlY, x, y, _ in
                let sink = Unmanaged<OutlineSink>.fromOpaque(data!).takeUnretainedValue()
                sink.path.addQuadCurve(to: sink.point(x, y), control: sink.point(controlX, controlY))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            table,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                let sink = Unmanaged<OutlineSink>.fromOpaque(data!).takeUnretainedValue()
                sink.path.addCurve(to: sink.point(x, y), control1: sink.point(x1, y1), control2: sink.point(x2, y2))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            table,
            { _, data, _, _ in
                Unmanaged<OutlineSink>.fromOpaque(data!).takeUnretainedValue().path.closeSubpath()
            }, nil, nil)
        hb_draw_funcs_make_immutable(table)
        return Functions(pointer: table)
    }()
}
