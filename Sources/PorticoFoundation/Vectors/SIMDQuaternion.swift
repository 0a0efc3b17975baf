import Foundation

/// A rotation in space, as four numbers.
public struct simd_quatf: Equatable, Sendable {
    /// x, y, z, and the real part.
    public var vector: SIMD4<Float>

    public init() { vector = SIMD4() }
    public init(vector: SIMD4<Float>) { self.vector = vector }
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
    /// A turn about `axis`, which has the length 1.
    public init(angle: Float, axis: SIMD3<Float>) {
        vector = SIMD4(axis * Float(sin(Double(angle) / 2)), Float(cos(Double(angle) / 2)))
    }

    public var real: Float { vector.w }
    public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
    public var length: Float { simd_length(vector) }
    public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / simd_length_squared(vector)) }
    public var angle: Float { 2 * Float(atan2(Double(simd_length(imag)), Double(real))) }
    public var axis: SIMD3<Float> { simd_normalize(imag) }

    /// `vector`, turned.
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let t = 2 * simd_cross(imag, vector)
        return vector + real * t + simd_cross(imag, t)
    }

    public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
        simd_quatf(
            real: a.real * b.real - simd_dot(a.imag, b.imag),
            imag: a.real * b.imag + b.real * a.imag + simd_cross(a.imag, b.imag))
    }
}
