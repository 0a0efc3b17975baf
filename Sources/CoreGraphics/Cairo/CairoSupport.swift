import CCairo
import Foundation

extension CGAffineTransform {
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(
            xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }
}

/// Calls to Cairo with the guards that it needs: one bad number puts a Cairo context out of use for good.
enum Cairo {
    /// Cairo's coordinates are 24.8 fixed-point numbers; what lies farther out is far outside any surface anyway.
    static let limit: CGFloat = 4_000_000

    static func clamp(_ value: CGFloat) -> Double {
        value.isNaN ? 0 : Double(min(limit, max(-limit, value)))
    }

    static func setMatrix(_ cr: OpaquePointer, _ transform: CGAffineTransform) {
        var matrix = transform.cairoMatrix
        cairo_set_matrix(cr, &matrix)
    }

    static func setPatternMatrix(_ pattern: OpaquePointer, _ transform: CGAffineTransform) {
        var matrix = transform.cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
    }

    /// Adds a path in the current space of `cr`.
    static func addPath(_ cr: OpaquePointer, _ path: PathStorage) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        path.forEach { kind, p in
            switch kind {
            case .moveToPoint:
                cairo_move_to(cr, clamp(p[0].x), clamp(p[0].y))
                start = p[0]
                current = p[0]
            case .addLineToPoint:
                cairo_line_to(cr, clamp(p[0].x), clamp(p[0].y))
                current = p[0]
            case .addQuadCurveToPoint:
                // A quadratic curve is a cubic one with its control points two thirds of the way.
                cairo_curve_to(
                    cr, clamp(current.x + (p[0].x - current.x) * 2 / 3),
                    clamp(current.y + (p[0].y - current.y) * 2 / 3),
                    clamp(p[1].x + (p[0].x - p[1].x) * 2 / 3), clamp(p[1].y + (p[0].y - p[1].y) * 2 / 3),
                    clamp(p[1].x), clamp(p[1].y))
                current = p[1]
            case .addCurveToPoint:
                cairo_curve_to(
                    cr, clamp(p[0].x), clamp(p[0].y), clamp(p[1].x), clamp(p[1].y), clamp(p[2].x), clamp(p[2].y))
                current = p[2]
            case .closeSubpath:
                cairo_close_path(cr)
                current = start
            }
        }
    }

    /// A surface over a pixel buffer. The surface keeps the buffer.
    static func surface(for pixels: PixelBuffer) -> OpaquePointer {
        let format = pixels.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        let surface = cairo_image_surface_create_for_data(
            pixels.data.assumingMemoryBound(to: UInt8.self), format, Int32(pixels.width), Int32(pixels.height),
            Int32(pixels.bytesPerRow))!
        keepOwner(pixels, with: surface)
        return surface
    }

    private nonisolated(unsafe) static let ownerKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    /// Keeps an object as long as a surface lives, which may be longer than anybody here holds it.
    private static func keepOwner(_ owner: AnyObject, with surface: OpaquePointer) {
        cairo_surface_set_user_data(surface, ownerKey, Unmanaged.passRetained(owner).toOpaque()) { pointer in
            if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
        }
    }
}

extension CGBlendMode {
    /// Cairo's name for the mode. It has no `plusDarker`; the nearest stands in where pixels cannot be had.
    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .plusDarker: CAIRO_OPERATOR_MULTIPLY
        }
    }

    /// Whether Cairo cannot do the mode alone: it has none such, or it changes pixels outside the painted shape, up to the
    /// clip, where Core Graphics changes only the shape.
    var needsShape: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .plusDarker: true
        default: false
        }
    }
}
