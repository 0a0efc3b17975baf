import Foundation

/// A 4×4 matrix of Doubles for row vectors (x y z 1)·M, with the member order of `CATransform3D`.
@frozen @usableFromInline package struct Matrix4: Sendable, Equatable {
    @usableFromInline package var m11, m12, m13, m14: Double
    @usableFromInline package var m21, m22, m23, m24: Double
    @usableFromInline package var m31, m32, m33, m34: Double
    @usableFromInline package var m41, m42, m43, m44: Double

    @usableFromInline package typealias Row = (Double, Double, Double, Double)

    @inlinable
    package init(x: Row, y: Row, z: Row, w: Row) {
        (m11, m12, m13, m14) = x
        (m21, m22, m23, m24) = y
        (m31, m32, m33, m34) = z
        (m41, m42, m43, m44) = w
    }

    /// A two-dimensional affine map: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
    @inlinable
    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.init(x: (a, b, 0, 0), y: (c, d, 0, 0), z: (0, 0, 1, 0), w: (tx, ty, 0, 1))
    }

    @inlinable package static var identity: Matrix4 {
        Matrix4(x: (1, 0, 0, 0), y: (0, 1, 0, 0), z: (0, 0, 1, 0), w: (0, 0, 0, 1))
    }

    @inlinable
    package static func == (a: Matrix4, b: Matrix4) -> Bool {
        a.m11 == b.m11 && a.m12 == b.m12 && a.m13 == b.m13 && a.m14 == b.m14 && a.m21 == b.m21 && a.m22 == b.m22
            && a.m23 == b.m23 && a.m24 == b.m24 && a.m31 == b.m31 && a.m32 == b.m32 && a.m33 == b.m33 && a.m34 == b.m34
            && a.m41 == b.m41 && a.m42 == b.m42 && a.m43 == b.m43 && a.m44 == b.m44
    }

    package static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Matrix4 {
        Matrix4(x: (1, 0, 0, 0), y: (0, 1, 0, 0), z: (0, 0, 1, 0), w: (x, y, z, 1))
    }

    package static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Matrix4 {
        Matrix4(x: (x, 0, 0, 0), y: (0, y, 0, 0), z: (0, 0, z, 0), w: (0, 0, 0, 1))
    }

    /// Right-handed rotation by `angle` radians about (x, y, z). A zero vector gives identity.
    package static func rotation(_ angle: Double, x: Double, y: Double, z: Double) -> Matrix4 {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0 else { return .identity }
        let (x, y, z) = (x / length, y / length, z / length)
        let (s, c) = (sin(angle), cos(angle))
        let t = 1 - c
        return Matrix4(
            x: (t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0),
            y: (t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0),
            z: (t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0),
            w: (0, 0, 0, 1))
    }

    @inlinable package var isIdentity: Bool { self == .identity }

    /// Only x and y take part, and w stays 1: the map is a `CGAffineTransform`.
    @inlinable package var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
            && m44 == 1
    }

    /// First `a`, then `b`.
    package static func * (a: Matrix4, b: Matrix4) -> Matrix4 {
        if a.isAffine && b.isAffine {
            return Matrix4(
                a: a.m11 * b.m11 + a.m12 * b.m21, b: a.m11 * b.m12 + a.m12 * b.m22,
                c: a.m21 * b.m11 + a.m22 * b.m21, d: a.m21 * b.m12 + a.m22 * b.m22,
                tx: a.m41 * b.m11 + a.m42 * b.m21 + b.m41, ty: a.m41 * b.m12 + a.m42 * b.m22 + b.m42)
        }
        @inline(__always)
        func row(x: Double, y: Double, z: Double, w: Double) -> Row {
            (
                x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41, x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
                x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43, x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
            )
        }
        let r1 = row(x: a.m11, y: a.m12, z: a.m13, w: a.m14)
        let r2 = row(x: a.m21, y: a.m22, z: a.m23, w: a.m24)
        let r3 = row(x: a.m31, y: a.m32, z: a.m33, w: a.m34)
        let r4 = row(x: a.m41, y: a.m42, z: a.m43, w: a.m44)
        return Matrix4(x: r1, y: r2, z: r3, w: r4)
    }

    package var determinant: Double {
        if isAffine { return m11 * m22 - m12 * m21 }
        let s0 = m11 * m22 - m21 * m12, s1 = m11 * m23 - m21 * m13, s2 = m11 * m24 - m21 * m14
        let s3 = m12 * m23 - m22 * m13, s4 = m12 * m24 - m22 * m14, s5 = m13 * m24 - m23 * m14
        let c5 = m33 * m44 - m43 * m34, c4 = m32 * m44 - m42 * m34, c3 = m32 * m43 - m42 * m33
        let c2 = m31 * m44 - m41 * m34, c1 = m31 * m43 - m41 * m33, c0 = m31 * m42 - m41 * m32
        return s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    }

    /// The inverse, or nil for a singular matrix.
    package var inverse: Matrix4? {
        if isAffine {
            let det = m11 * m22 - m12 * m21
            guard det != 0, det.isFinite else { return nil }
            let (a, b, c, d) = (m22 / det, -m12 / det, -m21 / det, m11 / det)
            return Matrix4(a: a, b: b, c: c, d: d, tx: -(m41 * a + m42 * c), ty: -(m41 * b + m42 * d))
        }
        let s0 = m11 * m22 - m21 * m12, s1 = m11 * m23 - m21 * m13, s2 = m11 * m24 - m21 * m14
        let s3 = m12 * m23 - m22 * m13, s4 = m12 * m24 - m22 * m14, s5 = m13 * m24 - m23 * m14
        let c5 = m33 * m44 - m43 * m34, c4 = m32 * m44 - m42 * m34, c3 = m32 * m43 - m42 * m33
        let c2 = m31 * m44 - m41 * m34, c1 = m31 * m43 - m41 * m33, c0 = m31 * m42 - m41 * m32
        let det = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
        guard det != 0, det.isFinite else { return nil }
        let k = 1 / det
        return Matrix4(
            x: (
                (m22 * c5 - m23 * c4 + m24 * c3) * k, (-m12 * c5 + m13 * c4 - m14 * c3) * k,
                (m42 * s5 - m43 * s4 + m44 * s3) * k, (-m32 * s5 + m33 * s4 - m34 * s3) * k
            ),
            y: (
                (-m21 * c5 + m23 * c2 - m24 * c1) * k, (m11 * c5 - m13 * c2 + m14 * c1) * k,
                (-m41 * s5 + m43 * s2 - m44 * s1) * k, (m31 * s5 - m33 * s2 + m34 * s1) * k
            ),
            z: (
                (m21 * c4 - m22 * c2 + m24 * c0) * k, (-m11 * c4 + m12 * c2 - m14 * c0) * k,
                (m41 * s4 - m42 * s2 + m44 * s0) * k, (-m31 * s4 + m32 * s2 - m34 * s0) * k
            ),
            w: (
                (-m21 * c3 + m22 * c1 - m23 * c0) * k, (m11 * c3 - m12 * c1 + m13 * c0) * k,
                (-m41 * s3 + m42 * s1 - m43 * s0) * k, (m31 * s3 - m32 * s1 + m33 * s0) * k
            ))
    }

    /// Where the point (x, y, 0) lands, divided by w.
    package func apply(_ p: CGPoint) -> CGPoint {
        let x = m11 * p.x + m21 * p.y + m41
        let y = m12 * p.x + m22 * p.y + m42
        let w = m14 * p.x + m24 * p.y + m44
        return w == 1 || w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
    }

    /// The smallest upright rectangle around the image of `rect`.
    package func apply(_ rect: CGRect) -> CGRect {
        if rect.isNull || rect.isInfinite || isIdentity { return rect }
        if m12 == 0, m21 == 0, isAffine {
            let x0 = rect.minX * m11 + m41, x1 = rect.maxX * m11 + m41
            let y0 = rect.minY * m22 + m42, y1 = rect.maxY * m22 + m42
            return CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
        }
        let a = apply(CGPoint(x: rect.minX, y: rect.minY)), b = apply(CGPoint(x: rect.maxX, y: rect.minY))
        let c = apply(CGPoint(x: rect.minX, y: rect.maxY)), d = apply(CGPoint(x: rect.maxX, y: rect.maxY))
        let x0 = min(a.x, b.x, c.x, d.x), x1 = max(a.x, b.x, c.x, d.x)
        let y0 = min(a.y, b.y, c.y, d.y), y1 = max(a.y, b.y, c.y, d.y)
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    /// The map of the plane z = 0 onto itself: drops the z row and column, keeps perspective. Its inverse takes a point on
    /// the screen back to the plane.
    package var flattened: Matrix4 {
        Matrix4(x: (m11, m12, 0, m14), y: (m21, m22, 0, m24), z: (0, 0, 1, 0), w: (m41, m42, 0, m44))
    }
}
