import Foundation

/// A rotation in space, as four numbers. Apple's headers say the two kinds of number by themselves; here `simd_quatf` and `simd_quatd` are
/// aliases of one.
public struct SIMDQuaternion<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable {
    /// x, y, z, and the real part.
    public var vector: SIMD4<Scalar>

    /// All four numbers are 0, which is no rotation.
    public init() { vector = SIMD4() }
    /// A quaternion of its numbers: x, y, z, and the real part last.
    public init(vector: SIMD4<Scalar>) { self.vector = vector }
    /// A quaternion of its numbers: x, y, z, and the real part last.
    public init(_ vector: SIMD4<Scalar>) { self.vector = vector }
    /// A quaternion of its three imaginary numbers and its real part `r`.
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
    /// A quaternion of its real part and its imaginary numbers.
    public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
    /// A turn about `axis`, which has the length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        vector = SIMD4(axis * Scalar(sin(Double(angle) / 2)), Scalar(cos(Double(angle) / 2)))
    }
    /// The shortest turn that takes the direction `from` to the direction `to`; both have the length 1.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let cosine = simd_dot(from, to)
        if cosine > -1 {
            let imag = simd_cross(from, to)
            self = SIMDQuaternion(real: 1 + cosine, imag: imag).normalized
        } else {
            // Any axis at right angles takes a direction to its opposite.
            let other: SIMD3<Scalar> = abs(from.x) < abs(from.y) ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
        }
    }

    /// The real part: the cosine of half the angle, in a quaternion of length 1.
    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }
    /// The imaginary numbers: the axis times the sine of half the angle, in a quaternion of length 1.
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// The root of the sum of its four numbers' squares; a pure rotation has 1.
    public var length: Scalar { simd_length(vector) }
    /// The quaternion of length 1 in the same direction; NaN for one of length 0.
    public var normalized: SIMDQuaternion { SIMDQuaternion(vector: simd_normalize(vector)) }
    /// The imaginary numbers with the other sign: of a quaternion of length 1 the turn back.
    public var conjugate: SIMDQuaternion { SIMDQuaternion(real: real, imag: -imag) }
    /// The quaternion that undoes this one, whatever its length; NaN for one of length 0.
    public var inverse: SIMDQuaternion { SIMDQuaternion(vector: conjugate.vector / simd_length_squared(vector)) }
    /// The angle of the rotation in radians, from 0 to 2π.
    public var angle: Scalar { 2 * Scalar(atan2(Double(simd_length(imag)), Double(real))) }
    /// The axis of the rotation, of length 1; NaN where nothing turns.
    public var axis: SIMD3<Scalar> { simd_normalize(imag) }

    /// `vector`, turned.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let t = 2 * simd_cross(imag, vector)
        return vector + real * t + simd_cross(imag, t)
    }

    /// The product: the rotation `b`, then `a`.
    public static func * (a: SIMDQuaternion, b: SIMDQuaternion) -> SIMDQuaternion {
        SIMDQuaternion(
            real: a.real * b.real - simd_dot(a.imag, b.imag),
            imag: a.real * b.imag + b.real * a.imag + simd_cross(a.imag, b.imag))
    }
}

extension SIMDQuaternion: Sendable where Scalar.SIMD4Storage: Sendable {}

extension SIMDQuaternion {
    /// The sum, number by number.
    public static func + (a: SIMDQuaternion, b: SIMDQuaternion) -> SIMDQuaternion {
        SIMDQuaternion(vector: a.vector + b.vector)
    }
    /// The difference, number by number.
    public static func - (a: SIMDQuaternion, b: SIMDQuaternion) -> SIMDQuaternion {
        SIMDQuaternion(vector: a.vector - b.vector)
    }
    /// Every number with the other sign, which is the same rotation.
    public static prefix func - (q: SIMDQuaternion) -> SIMDQuaternion { SIMDQuaternion(vector: -q.vector) }
    /// Every number times `s`.
    public static func * (q: SIMDQuaternion, s: Scalar) -> SIMDQuaternion { SIMDQuaternion(vector: q.vector * s) }
    /// Every number times `s`.
    public static func * (s: Scalar, q: SIMDQuaternion) -> SIMDQuaternion { q * s }
    /// Every number divided by `s`.
    public static func / (q: SIMDQuaternion, s: Scalar) -> SIMDQuaternion { SIMDQuaternion(vector: q.vector / s) }
    /// The rotation that gives `a` after `b`.
    public static func / (a: SIMDQuaternion, b: SIMDQuaternion) -> SIMDQuaternion { a * b.inverse }
    /// Adds number by number.
    public static func += (a: inout SIMDQuaternion, b: SIMDQuaternion) { a = a + b }
    /// Takes away number by number.
    public static func -= (a: inout SIMDQuaternion, b: SIMDQuaternion) { a = a - b }
    /// Turns by `b` first: `a` becomes `a * b`.
    public static func *= (a: inout SIMDQuaternion, b: SIMDQuaternion) { a = a * b }
    /// Multiplies every number by `s`.
    public static func *= (q: inout SIMDQuaternion, s: Scalar) { q = q * s }
    /// Divides every number by `s`.
    public static func /= (q: inout SIMDQuaternion, s: Scalar) { q = q / s }
}

/// A rotation in space, as four `Float`s.
public typealias simd_quatf = SIMDQuaternion<Float>
/// A rotation in space, as four `Double`s.
public typealias simd_quatd = SIMDQuaternion<Double>

/// `v`, turned by `q`: `act(_:)` by C's name.
public func simd_act<T>(_ q: SIMDQuaternion<T>, _ v: SIMD3<T>) -> SIMD3<T> { q.act(v) }
/// The product: the rotation `b`, then `a`.
public func simd_mul<T>(_ a: SIMDQuaternion<T>, _ b: SIMDQuaternion<T>) -> SIMDQuaternion<T> { a * b }
/// The quaternion that undoes `q`.
public func simd_inverse<T>(_ q: SIMDQuaternion<T>) -> SIMDQuaternion<T> { q.inverse }
/// The quaternion of length 1 in the same direction.
public func simd_normalize<T>(_ q: SIMDQuaternion<T>) -> SIMDQuaternion<T> { q.normalized }
/// The imaginary numbers with the other sign.
public func simd_conjugate<T>(_ q: SIMDQuaternion<T>) -> SIMDQuaternion<T> { q.conjugate }
/// The sum of the products of the numbers.
public func simd_dot<T>(_ a: SIMDQuaternion<T>, _ b: SIMDQuaternion<T>) -> T { simd_dot(a.vector, b.vector) }

/// The rotation on the shorter arc from `a` (`t` is 0) to `b` (1), at an even speed.
public func simd_slerp<T>(_ a: SIMDQuaternion<T>, _ b: SIMDQuaternion<T>, _ t: T) -> SIMDQuaternion<T> {
    let cosine = simd_dot(a, b)
    return slerpOnGivenArc(a, cosine < 0 ? -b : b, Double(abs(cosine)), Double(t))
}

/// The rotation on the longer arc from `a` (`t` is 0) to `b` (1), at an even speed.
public func simd_slerp_longest<T>(_ a: SIMDQuaternion<T>, _ b: SIMDQuaternion<T>, _ t: T) -> SIMDQuaternion<T> {
    let cosine = simd_dot(a, b)
    return slerpOnGivenArc(a, cosine > 0 ? -b : b, -Double(abs(cosine)), Double(t))
}

/// Turns from `a` to `b`, between which `cosine` is the cosine of the angle.
private func slerpOnGivenArc<T>(
    _ a: SIMDQuaternion<T>, _ b: SIMDQuaternion<T>, _ cosine: Double, _ t: Double
) -> SIMDQuaternion<T> {
    let angle = acos(min(1, max(-1, cosine)))
    // Where both are as good as the same there is no arc to go along.
    guard sin(angle) > 1e-6 else { return (a * T(1 - t) + b * T(t)).normalized }
    return a * T(sin((1 - t) * angle) / sin(angle)) + b * T(sin(t * angle) / sin(angle))
}
