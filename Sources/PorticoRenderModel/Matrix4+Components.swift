import Foundation

/// A transform taken apart into what can be interpolated and what key paths name: `transform.rotation.z`, `transform.scale`, …
///
/// The matrix is scale · shear · rotation · translation · perspective, for row vectors, in this order.
package struct TransformComponents: Sendable, Equatable {
    package var translation = SIMD3<Double>(0, 0, 0)
    package var scale = SIMD3<Double>(1, 1, 1)
    /// xy, xz, yz.
    package var shear = SIMD3<Double>(0, 0, 0)
    /// x, y, z, w.
    package var rotation = SIMD4<Double>(0, 0, 0, 1)
    package var perspective = SIMD4<Double>(0, 0, 0, 1)

    package init() {}

    /// nil for a matrix that cannot be taken apart (a singular one).
    package init?(_ source: Matrix4) {
        guard source.m44 != 0 else { return nil }
        var m = source
        if m.m44 != 1 {
            let k = 1 / m.m44
            m = Matrix4(
                x: (m.m11 * k, m.m12 * k, m.m13 * k, m.m14 * k),
                y: (m.m21 * k, m.m22 * k, m.m23 * k, m.m24 * k),
                z: (m.m31 * k, m.m32 * k, m.m33 * k, m.m34 * k),
                w: (m.m41 * k, m.m42 * k, m.m43 * k, 1))
        }
        if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 {
            var plain = m
            (plain.m14, plain.m24, plain.m34, plain.m44) = (0, 0, 0, 1)
            guard let inverse = plain.inverse else { return nil }
            // column of m = plain · p, hence p = plain⁻¹ · column
            let c = SIMD4(m.m14, m.m24, m.m34, m.m44)
            perspective = SIMD4(
                inverse.m11 * c.x + inverse.m12 * c.y + inverse.m13 * c.z + inverse.m14 * c.w,
                inverse.m21 * c.x + inverse.m22 * c.y + inverse.m23 * c.z + inverse.m24 * c.w,
                inverse.m31 * c.x + inverse.m32 * c.y + inverse.m33 * c.z + inverse.m34 * c.w,
                inverse.m41 * c.x + inverse.m42 * c.y + inverse.m43 * c.z + inverse.m44 * c.w)
            m = plain
        }
        translation = SIMD3(m.m41, m.m42, m.m43)
        var r0 = SIMD3(m.m11, m.m12, m.m13), r1 = SIMD3(m.m21, m.m22, m.m23), r2 = SIMD3(m.m31, m.m32, m.m33)
        func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
        func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }
        scale.x = length(r0)
        guard scale.x > 0 else { return nil }
        r0 /= scale.x
        shear.x = dot(r0, r1)
        r1 -= r0 * shear.x
        scale.y = length(r1)
        guard scale.y > 0 else { return nil }
        r1 /= scale.y
        shear.x /= scale.y
        shear.y = dot(r0, r2)
        r2 -= r0 * shear.y
        shear.z = dot(r1, r2)
        r2 -= r1 * shear.z
        scale.z = length(r2)
        guard scale.z > 0 else { return nil }
        r2 /= scale.z
        shear.y /= scale.z
        shear.z /= scale.z
        let cross = SIMD3(r1.y * r2.z - r1.z * r2.y, r1.z * r2.x - r1.x * r2.z, r1.x * r2.y - r1.y * r2.x)
        if dot(r0, cross) < 0 {
            // A mirror image: put the sign on the axis that keeps a plain flip a flip.
            if r0.x < 0 || r1.y >= 0 && r2.z >= 0 {
                scale.x = -scale.x
                r0 = -r0
            } else if r1.y < 0 {
                scale.y = -scale.y
                r1 = -r1
            } else {
                scale.z = -scale.z
                r2 = -r2
            }
            // Shears are measured along axes; a flipped axis flips those that involve it.
            shear = Self.measureShear(m, r0: r0, r1: r1, scale: scale)
        }
        rotation = Self.quaternion(r0, r1, r2)
    }

    private static func measureShear(
        _ m: Matrix4, r0: SIMD3<Double>, r1: SIMD3<Double>, scale: SIMD3<Double>
    ) -> SIMD3<Double> {
        let y = SIMD3(m.m21, m.m22, m.m23), z = SIMD3(m.m31, m.m32, m.m33)
        return SIMD3((y * r0).sum() / scale.y, (z * r0).sum() / scale.z, (z * r1).sum() / scale.z)
    }

    private static func quaternion(_ r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>) -> SIMD4<Double> {
        // Rows are images of the axes; for row vectors the usual column formulas hold with indices exchanged.
        let trace = r0.x + r1.y + r2.z
        if trace > 0 {
            let s = 0.5 / (trace + 1).squareRoot()
            return SIMD4((r1.z - r2.y) * s, (r2.x - r0.z) * s, (r0.y - r1.x) * s, 0.25 / s)
        }
        if r0.x > r1.y && r0.x > r2.z {
            let s = 2 * (1 + r0.x - r1.y - r2.z).squareRoot()
            return SIMD4(0.25 * s, (r1.x + r0.y) / s, (r2.x + r0.z) / s, (r1.z - r2.y) / s)
        }
        if r1.y > r2.z {
            let s = 2 * (1 + r1.y - r0.x - r2.z).squareRoot()
            return SIMD4((r1.x + r0.y) / s, 0.25 * s, (r2.y + r1.z) / s, (r2.x - r0.z) / s)
        }
        let s = 2 * (1 + r2.z - r0.x - r1.y).squareRoot()
        return SIMD4((r2.x + r0.z) / s, (r2.y + r1.z) / s, 0.25 * s, (r0.y - r1.x) / s)
    }

    package var matrix: Matrix4 {
        let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
        let r0 = SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y))
        let r1 = SIMD3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x))
        let r2 = SIMD3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
        let a = r0 * scale.x
        let b = (r1 + r0 * shear.x) * scale.y
        let c = (r2 + r0 * shear.y + r1 * shear.z) * scale.z
        let plain = Matrix4(
            x: (a.x, a.y, a.z, 0),
            y: (b.x, b.y, b.z, 0),
            z: (c.x, c.y, c.z, 0),
            w: (translation.x, translation.y, translation.z, 1))
        guard perspective != SIMD4(0, 0, 0, 1) else { return plain }
        var p = Matrix4.identity
        (p.m14, p.m24, p.m34, p.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
        return plain * p
    }

    /// Rotations about x, then y, then z, in radians.
    package var eulerAngles: SIMD3<Double> {
        get {
            let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
            let s = max(-1, min(1, 2 * (w * y - x * z)))
            if abs(s) > 0.999_999_999 {
                return SIMD3(0, s > 0 ? .pi / 2 : -.pi / 2, atan2(2 * (w * z - x * y), 1 - 2 * (x * x + z * z)))
            }
            return SIMD3(
                atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)), asin(s),
                atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)))
        }
        set {
            let h = newValue / 2
            let (sx, cx) = (sin(h.x), cos(h.x)), (sy, cy) = (sin(h.y), cos(h.y)), (sz, cz) = (sin(h.z), cos(h.z))
            rotation = SIMD4(
                sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz,
                cx * cy * cz + sx * sy * sz)
        }
    }

    /// Part way from `a` to `b`; rotation along the shorter arc.
    package static func interpolate(_ a: TransformComponents, _ b: TransformComponents, _ t: Double) -> Self {
        var r = TransformComponents()
        r.translation = a.translation + (b.translation - a.translation) * t
        r.scale = a.scale + (b.scale - a.scale) * t
        r.shear = a.shear + (b.shear - a.shear) * t
        r.perspective = a.perspective + (b.perspective - a.perspective) * t
        var to = b.rotation
        var cosine = (a.rotation * to).sum()
        if cosine < 0 {
            to = -to
            cosine = -cosine
        }
        if cosine > 0.999_999 {
            r.rotation = a.rotation + (to - a.rotation) * t
        } else {
            let angle = acos(min(1, cosine))
            let s = 1 / sin(angle)
            r.rotation = a.rotation * (sin((1 - t) * angle) * s) + to * (sin(t * angle) * s)
        }
        let norm = (r.rotation * r.rotation).sum().squareRoot()
        if norm > 0 { r.rotation /= norm }
        return r
    }
}

extension Matrix4 {
    /// Part way from `a` to `b`: member by member where both only move and scale, else by components.
    package static func interpolate(_ a: Matrix4, _ b: Matrix4, _ t: Double) -> Matrix4 {
        if t == 0 { return a }
        if t == 1 { return b }
        if a.isAffine, b.isAffine, a.m12 == 0, a.m21 == 0, b.m12 == 0, b.m21 == 0 {
            return linear(a, b, t)
        }
        guard let from = TransformComponents(a), let to = TransformComponents(b) else { return linear(a, b, t) }
        return TransformComponents.interpolate(from, to, t).matrix
    }

    private static func linear(_ a: Matrix4, _ b: Matrix4, _ t: Double) -> Matrix4 {
        func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
        return Matrix4(
            x: (mix(a.m11, b.m11), mix(a.m12, b.m12), mix(a.m13, b.m13), mix(a.m14, b.m14)),
            y: (mix(a.m21, b.m21), mix(a.m22, b.m22), mix(a.m23, b.m23), mix(a.m24, b.m24)),
            z: (mix(a.m31, b.m31), mix(a.m32, b.m32), mix(a.m33, b.m33), mix(a.m34, b.m34)),
            w: (mix(a.m41, b.m41), mix(a.m42, b.m42), mix(a.m43, b.m43), mix(a.m44, b.m44)))
    }
}
