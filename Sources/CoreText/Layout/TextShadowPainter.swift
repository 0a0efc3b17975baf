import CCairo
import CoreGraphics
import Foundation

/// Draws blurred shadows of text: a mask of the glyphs, softened, and painted in the shadow's colour.
struct TextShadowPainter {
    let cairo: OpaquePointer
    /// Pixels per point.
    let scale: Double
    let opacity: Double

    func drawShadow(color: CGColor, blurRadius: Double, bounds: CGRect, glyphs: (OpaquePointer) -> Void) {
        let reach = max(1, (blurRadius * scale / 2).rounded())
        let margin = reach * 3 / scale
        let area = bounds.insetBy(dx: CGFloat(-margin), dy: CGFloat(-margin))
        let (across, down) = (Double(area.width) * scale, Double(area.height) * scale)
        guard across > 0, down > 0, across < 16_383, down < 16_383 else { return }
        let (radius, width, height) = (Int(reach), Int(across.rounded(.up)), Int(down.rounded(.up)))
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else { return }
        defer { cairo_surface_destroy(surface) }
        guard let mask = cairo_create(surface) else { return }
        cairo_scale(mask, scale, scale)
        cairo_translate(mask, Double(-area.minX), Double(-area.minY))
        glyphs(mask)
        cairo_destroy(mask)

        cairo_surface_flush(surface)
        if let data = cairo_image_surface_get_data(surface) {
            let stride = Int(cairo_image_surface_get_stride(surface))
            // Three boxes are as good as a bell curve.
            for _ in 0..<3 {
                for row in 0..<height {
                    Self.blurRows(data + row * stride, count: width, step: 1, radius: radius / 2 + 1)
                }
                for column in 0..<width {
                    Self.blurRows(data + column, count: height, step: stride, radius: radius / 2 + 1)
                }
            }
            cairo_surface_mark_dirty(surface)
        }
        cairo_save(cairo)
        cairo_translate(cairo, Double(area.minX), Double(area.minY))
        cairo_scale(cairo, 1 / scale, 1 / scale)
        let rgba = color.rgba
        cairo_set_source_rgba(cairo, Double(rgba.x), Double(rgba.y), Double(rgba.z), Double(rgba.w) * opacity)
        cairo_mask_surface(cairo, surface, 0, 0)
        cairo_restore(cairo)
    }

    private static func blurRows(_ data: UnsafeMutablePointer<UInt8>, count: Int, step: Int, radius: Int) {
        let original = (0..<count).map { data[$0 * step] }
        var sum = 0
        for index in 0..<min(radius, count) { sum += Int(original[index]) }
        let window = 2 * radius + 1
        for index in 0..<count {
            if index + radius < count { sum += Int(original[index + radius]) }
            if index - radius - 1 >= 0 { sum -= Int(original[index - radius - 1]) }
            data[index * step] = UInt8(sum / window)
        }
    }
}
