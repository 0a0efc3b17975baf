import Foundation
import PorticoRenderModel

/// Maps the plane of one layer to the plane of another, or to the surface: a `Matrix4` without z, as Core Animation flattens it.
///
/// Row vectors: (x y 1) · [m11 m12 m14; m21 m22 m24; m41 m42 m44].
package struct Plane: Equatable {
    package var m11 = 1.0, m12 = 0.0, m21 = 0.0, m22 = 1.0, m41 = 0.0, m42 = 0.0
    package var m14 = 0.0, m24 = 0.0, m44 = 1.0
    package var isAffine = true

    package init() {}

    package init(scale: Double) { (m11, m22) = (scale, scale) }

    package init(dx: Double, dy: Double) { (m41, m42) = (dx, dy) }

    package init(_ m: Matrix4) {
        (m11, m12, m21, m22, m41, m42) = (m.m11, m.m12, m.m21, m.m22, m.m41, m.m42)
        (m14, m24, m44) = (m.m14, m.m24, m.m44)
        isAffine = m14 == 0 && m24 == 0 && m44 == 1
    }

    /// First this, then `next`.
    @inline(__always)
    package func then(_ next: Plane) -> Plane {
        var r = Plane()
        if isAffine && next.isAffine {
            r.m11 = m11 * next.m11 + m12 * next.m21
            r.m12 = m11 * next.m12 + m12 * next.m22
            r.m21 = m21 * next.m11 + m22 * next.m21
            r.m22 = m21 * next.m12 + m22 * next.m22
            r.m41 = m41 * next.m11 + m42 * next.m21 + next.m41
            r.m42 = m41 * next.m12 + m42 * next.m22 + next.m42
            return r
        }
        r.m11 = m11 * next.m11 + m12 * next.m21 + m14 * next.m41
        r.m12 = m11 * next.m12 + m12 * next.m22 + m14 * next.m42
        r.m14 = m11 * next.m14 + m12 * next.m24 + m14 * next.m44
        r.m21 = m21 * next.m11 + m22 * next.m21 + m24 * next.m41
        r.m22 = m21 * next.m12 + m22 * next.m22 + m24 * next.m42
        r.m24 = m21 * next.m14 + m22 * next.m24 + m24 * next.m44
        r.m41 = m41 * next.m11 + m42 * next.m21 + m44 * next.m41
        r.m42 = m41 * next.m12 + m42 * next.m22 + m44 * next.m42
        r.m44 = m41 * next.m14 + m42 * next.m24 + m44 * next.m44
        r.isAffine = false
        return r
    }

    /// After moving the origin of the source plane to (x, y).
    package func translated(_ x: Double, _ y: Double) -> Plane { Plane(dx: x, dy: y).then(self) }

    /// Upright rectangles stay upright: no rotation but by quarter turns, no skew, no perspective.
    package var keepsRectsUpright: Bool {
        guard isAffine else { return false }
        let size = abs(m11) + abs(m12) + abs(m21) + abs(m22), tiny = size * 1e-7
        return (abs(m12) <= tiny && abs(m21) <= tiny) || (abs(m11) <= tiny && abs(m22) <= tiny)
    }

    package func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double, w: Double) {
        let px = x * m11 + y * m21 + m41, py = x * m12 + y * m22 + m42
        if isAffine { return (px, py, 1) }
        let w = x * m14 + y * m24 + m44
        return (px / w, py / w, w)
    }

    /// What of the source plane may lie under pixels; all of it, where that can't be told.
    package func area(under pixels: PixelRect) -> CGRect {
        let det = m11 * m22 - m12 * m21
        guard isAffine, abs(det) > 1e-12, !pixels.isEmpty else { return pixels.isEmpty ? .zero : .infinite }
        var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        for (x, y) in [(pixels.x0, pixels.y0), (pixels.x1, pixels.y0), (pixels.x1, pixels.y1), (pixels.x0, pixels.y1)] {
            let (dx, dy) = (Double(x) - m41, Double(y) - m42)
            let point = SIMD2((dx * m22 - dy * m21) / det, (dy * m11 - dx * m12) / det)
            (low, high) = (pointwiseMin(low, point), pointwiseMax(high, point))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y).insetBy(dx: -1, dy: -1)
    }

    /// The four corners of a rectangle; nil where a part of it lies behind the eye.
    package func corners(_ r: CGRect) -> (SIMD4<Double>, SIMD4<Double>)? {
        let a = apply(r.minX, r.minY), b = apply(r.maxX, r.minY), c = apply(r.maxX, r.maxY), d = apply(r.minX, r.maxY)
        if !isAffine && !(a.w > 1e-6 && b.w > 1e-6 && c.w > 1e-6 && d.w > 1e-6) { return nil }
        return (SIMD4(a.x, b.x, c.x, d.x), SIMD4(a.y, b.y, c.y, d.y))
    }
}
