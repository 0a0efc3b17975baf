import UIKit

/// A transform of the plane with perspective: a matrix of three by three.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// Creates the transform that changes nothing.
    public init() {}

    /// Creates an affine transform.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// Creates what a transform of space does to the plane.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether the transform has no perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Replaces the transform by its inverse; false, and nothing changes, where there is none.
    public mutating func invert() -> Bool {
        let c11 = m22 * m33 - m23 * m32, c12 = m23 * m31 - m21 * m33, c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return false }
        var result = ProjectionTransform()
        result.m11 = c11 / determinant
        result.m12 = (m13 * m32 - m12 * m33) / determinant
        result.m13 = (m12 * m23 - m13 * m22) / determinant
        result.m21 = c12 / determinant
        result.m22 = (m11 * m33 - m13 * m31) / determinant
        result.m23 = (m13 * m21 - m11 * m23) / determinant
        result.m31 = c13 / determinant
        result.m32 = (m12 * m31 - m11 * m32) / determinant
        result.m33 = (m11 * m22 - m12 * m21) / determinant
        self = result
        return true
    }

    /// The inverse; the transform itself where there is none.
    public func inverted() -> ProjectionTransform {
        var copy = self
        _ = copy.invert()
        return copy
    }

    /// This transform, and then another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var r = ProjectionTransform()
        r.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        r.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        r.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        r.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        r.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        r.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        r.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        r.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        r.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return r
    }

    /// The transform of space that looks the same on the plane.
    package var transform3D: CATransform3D {
        var t = CATransform3DIdentity
        (t.m11, t.m12, t.m14) = (m11, m12, m13)
        (t.m21, t.m22, t.m24) = (m21, m22, m23)
        (t.m41, t.m42, t.m44) = (m31, m32, m33)
        return t
    }
}

extension CGPoint {
    /// The point where a transform of the plane moves this one.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let depth = m.m13 * x + m.m23 * y + m.m33
        guard depth != 0 else { return CGPoint(x: CGFloat.infinity, y: CGFloat.infinity) }
        return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / depth, y: (m.m12 * x + m.m22 * y + m.m32) / depth)
    }
}
