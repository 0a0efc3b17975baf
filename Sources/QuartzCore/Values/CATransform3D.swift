import CoreGraphics
import Foundation
import PorticoRenderModel

/// A 4×4 matrix for row vectors; rotates, scales, moves, skews and projects layers.
public struct CATransform3D: Sendable, Equatable {
    /// The first row: where the x axis goes; `m14` is its part in the perspective divisor.
    public var m11, m12, m13, m14: CGFloat
    /// The second row: where the y axis goes; `m24` is its part in the perspective divisor.
    public var m21, m22, m23, m24: CGFloat
    /// The third row: where the z axis goes. `m34` gives perspective: −1 over the viewer's distance in points.
    public var m31, m32, m33, m34: CGFloat
    /// The fourth row: the translation in points; `m44` is 1 in all but projections.
    public var m41, m42, m43, m44: CGFloat

    /// All zeros, as a C struct is; `CATransform3DIdentity` is the identity.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0,
            m42: 0, m43: 0, m44: 0)
    }

    /// A matrix of its sixteen numbers, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
        m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
        m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    @inline(__always)
    package init(_ m: Matrix4) { self = unsafeBitCast(m, to: CATransform3D.self) }

    /// The same sixteen numbers, as the render model has them.
    @inline(__always)
    package var matrix: Matrix4 { unsafeBitCast(self, to: Matrix4.self) }
}

/// The transform that changes nothing: ones on the diagonal.
public let CATransform3DIdentity = CATransform3D(Matrix4.identity)

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.matrix.isIdentity }

/// Whether all sixteen numbers are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A transform that moves by distances in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(.translation(tx, ty, tz))
}

/// A transform that scales by factors, about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(.scale(sx, sy, sz))
}

/// Rotates by `angle` radians about (x, y, z), which need not have length 1. The identity for a zero vector.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3D(.rotation(angle, x: x, y: y, z: z))
}

/// Translation first, then `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3D(Matrix4.translation(tx, ty, tz) * t.matrix)
}

/// Scaling first, then `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(Matrix4.scale(sx, sy, sz) * t.matrix)
}

/// Rotation first, then `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3D(Matrix4.rotation(angle, x: x, y: y, z: z) * t.matrix)
}

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    CATransform3D(a.matrix * b.matrix)
}

/// The inverse, or `t` itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.matrix.inverse.map { CATransform3D($0) } ?? t }

/// The transform of two dimensions in three: z stays as it is.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(Matrix4(a: m.a, b: m.b, c: m.c, d: m.d, tx: m.tx, ty: m.ty))
}

/// Whether `CATransform3DGetAffineTransform` loses nothing.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.matrix.isAffine }

/// The part of a transform that two dimensions can have; what else it has is left out.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
