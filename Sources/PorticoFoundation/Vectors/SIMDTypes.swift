import Foundation

// The names that C code has for Swift's vectors.
/// A vector of two `Float`s, by its name in C's simd headers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three `Float`s, by its name in C's simd headers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four `Float`s, by its name in C's simd headers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two `Double`s, by its name in C's simd headers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three `Double`s, by its name in C's simd headers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four `Double`s, by its name in C's simd headers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two `Int32`s, by its name in C's simd headers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three `Int32`s, by its name in C's simd headers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four `Int32`s, by its name in C's simd headers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of two `UInt32`s, by its name in C's simd headers.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of three `UInt32`s, by its name in C's simd headers.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of four `UInt32`s, by its name in C's simd headers.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of two `Float`s, by the older name that C's headers keep; the same as `simd_float2`.
public typealias vector_float2 = SIMD2<Float>
/// A vector of three `Float`s, by the older name that C's headers keep; the same as `simd_float3`.
public typealias vector_float3 = SIMD3<Float>
/// A vector of four `Float`s, by the older name that C's headers keep; the same as `simd_float4`.
public typealias vector_float4 = SIMD4<Float>
/// A vector of two `Int32`s, by the older name that C's headers keep; the same as `simd_int2`.
public typealias vector_int2 = SIMD2<Int32>
/// A vector of three `Int32`s, by the older name that C's headers keep; the same as `simd_int3`.
public typealias vector_int3 = SIMD3<Int32>
/// A vector of four `Int32`s, by the older name that C's headers keep; the same as `simd_int4`.
public typealias vector_int4 = SIMD4<Int32>
/// A vector of two `Double`s, by the older name that C's headers keep; the same as `simd_double2`.
public typealias vector_double2 = SIMD2<Double>
/// A vector of three `Double`s, by the older name that C's headers keep; the same as `simd_double3`.
public typealias vector_double3 = SIMD3<Double>
/// A vector of four `Double`s, by the older name that C's headers keep; the same as `simd_double4`.
public typealias vector_double4 = SIMD4<Double>
/// A vector of two `Float`s, by its short name; the same as `SIMD2<Float>`.
public typealias float2 = SIMD2<Float>
/// A vector of three `Float`s, by its short name; the same as `SIMD3<Float>`.
public typealias float3 = SIMD3<Float>
/// A vector of four `Float`s, by its short name; the same as `SIMD4<Float>`.
public typealias float4 = SIMD4<Float>
/// A vector of two `Double`s, by its short name; the same as `SIMD2<Double>`.
public typealias double2 = SIMD2<Double>
/// A vector of three `Double`s, by its short name; the same as `SIMD3<Double>`.
public typealias double3 = SIMD3<Double>
/// A vector of four `Double`s, by its short name; the same as `SIMD4<Double>`.
public typealias double4 = SIMD4<Double>
/// A vector of two `Int32`s, by its short name; the same as `SIMD2<Int32>`.
public typealias int2 = SIMD2<Int32>
/// A vector of three `Int32`s, by its short name; the same as `SIMD3<Int32>`.
public typealias int3 = SIMD3<Int32>
/// A vector of four `Int32`s, by its short name; the same as `SIMD4<Int32>`.
public typealias int4 = SIMD4<Int32>
/// A matrix of two columns and two rows of `Float`s, by its short name in Swift.
public typealias float2x2 = simd_float2x2
/// A matrix of three columns and three rows of `Float`s, by its short name in Swift.
public typealias float3x3 = simd_float3x3
/// A matrix of four columns and four rows of `Float`s, by its short name in Swift.
public typealias float4x4 = simd_float4x4
/// A matrix of two columns and two rows of `Double`s, by its short name in Swift.
public typealias double2x2 = simd_double2x2
/// A matrix of three columns and three rows of `Double`s, by its short name in Swift.
public typealias double3x3 = simd_double3x3
/// A matrix of four columns and four rows of `Double`s, by its short name in Swift.
public typealias double4x4 = simd_double4x4
/// A matrix of two columns and two rows of `Float`s, by the older name that C's headers keep.
public typealias matrix_float2x2 = simd_float2x2
/// A matrix of three columns and three rows of `Float`s, by the older name that C's headers keep.
public typealias matrix_float3x3 = simd_float3x3
/// A matrix of four columns and four rows of `Float`s, by the older name that C's headers keep.
public typealias matrix_float4x4 = simd_float4x4
/// A matrix of three columns and three rows of `Double`s, by the older name that C's headers keep.
public typealias matrix_double3x3 = simd_double3x3
/// A matrix of four columns and four rows of `Double`s, by the older name that C's headers keep.
public typealias matrix_double4x4 = simd_double4x4

/// The sum of the products of the elements.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// The sum of the products of the elements: `simd_dot` by its short name.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// The Euclidean length: the square root of the sum of the elements' squares.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x).squareRoot() }
/// The Euclidean length of the vector: `simd_length` by its short name.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
/// The sum of the elements' squares: the length without its square root.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
/// The sum of the elements' squares: `simd_length_squared` by its short name.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
/// The Euclidean length of the difference of two vectors, seen as points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }
/// The Euclidean distance between two points: `simd_distance` by its short name.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }
/// The square of the distance between two points, which costs no root.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length_squared(x - y)
}
/// The vector of length 1 in the same direction; a zero vector gives NaN in every element.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }
/// The vector of length 1 in the same direction: `simd_normalize` by its short name; a zero vector gives NaN.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }

/// `x` where `t` is 0, `y` where it is 1.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// A straight blend: `x` where `t` is 0, `y` where it is 1. `t` isn't limited to that range.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// A straight blend with its own `t` for each element: `x` where that is 0, `y` where it is 1.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// Each element brought into the range between the same elements of `low` and `high`.
public func simd_clamp<V: SIMD>(_ x: V, _ low: V, _ high: V) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: low, upperBound: high)
}
/// Each element brought into the range between the same elements of `min` and `max`.
public func clamp<V: SIMD>(_ x: V, min low: V, max high: V) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: low, upperBound: high)
}
/// The smaller one of each pair of elements.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
/// The larger one of each pair of elements.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
/// Each element without its sign.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.replacing(with: -x, where: x .< 0) }
/// The sum of all elements.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// The smallest of the elements.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// The largest of the elements.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
/// The direction of `x` thrown back by a wall whose unit normal is `n`.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
    let twice = simd_dot(x, n) + simd_dot(x, n)
    return x - n * twice
}
/// The direction of `x` thrown back by a wall whose unit normal is `n`: `simd_reflect` by its short name.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { simd_reflect(x, n) }

/// The vector at right angles to both, by the right-hand rule; as long as the area of the parallelogram between them.
public func simd_cross<T: BinaryFloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The cross product: `simd_cross` by its short name.
public func cross<T: BinaryFloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> { simd_cross(x, y) }
