import Foundation

/// A rotation in space, as four numbers.
public struct simd_quatf: Equatable, Sendable {
    /// x, y, z, and the real part.
    public var vector: SIMD4<Float>

    /// All four numbers are 0, which is no rotation.
    public init() { vector = SIMD4() }
    /// A quaternion of its numbers: x, y, z, and the real part last.
    public init(vector: SIMD4<Float>) { self.vector = vector }
    /// A quaternion of its three imaginary numbers and its real part `r`.
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
    /// A quaternion of its real part and its imaginary numbers.
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
    /// A turn about `axis`, which has the length 1.
    public init(angle: Float, axis: SIMD3<Float>) {
        vector = SIMD4(axis * Float(sin(Double(angle) / 2)), Float(cos(Double(angle) / 2)))
    }

    /// The real part: the cosine of half the angle, in a quaternion of length 1.
    public var real: Float { vector.w }
    /// The imaginary numbers: the axis times the sine of half the angle, in a quaternion of length 1.
    public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
    /// The root of the sum of its four numbers' squares; a pure rotation has 1.
    public var length: Float { simd_length(vector) }
    /// The quaternion of length 1 in the same direction; NaN for one of length 0.
    public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }
    /// The imaginary numbers with the other sign: of a quaternion of length 1 the turn back.
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    /// The quaternion that undoes this one, whatever its length; NaN for one of length 0.
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / simd_length_squared(vector)) }
    /// The angle of the rotation in radians, from 0 to 2π.
    public var angle: Float { 2 * Float(atan2(Double(simd_length(imag)), Double(real))) }
    /// The axis of the rotation, of length 1; NaN where nothing turns.
    public var axis: SIMD3<Float> { simd_normalize(imag) }

    /// `vector`, turned.
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let t = 2 * simd_cross(imag, vector)
        return vector + real * t + simd_cross(imag, t)
    }

    /// The product: the rotation `b`, then `a`.
    public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
        simd_quatf(
            real: a.real * b.real - simd_dot(a.imag, b.imag),
            imag: a.real * b.imag + b.real * a.imag + simd_cross(a.imag, b.imag))
    }
}
