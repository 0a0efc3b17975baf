/// A matrix of 4 columns and 4 rows.
public struct SIMDMatrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: _SIMDMatrix {
    /// A column: a vector of four numbers.
    public typealias Column = SIMD4<Scalar>

    /// The columns, from the left; in a transform of homogeneous coordinates the last one moves.
    public var columns: (Column, Column, Column, Column)

    /// All numbers are 0.
    public init() { columns = (Column(repeating: 0), Column(repeating: 0), Column(repeating: 0), Column(repeating: 0)) }
    /// A matrix of its columns, from the left.
    public init(columns: (Column, Column, Column, Column)) { self.columns = columns }
    /// A matrix of its columns, from the left.
    public init(_ c0: Column, _ c1: Column, _ c2: Column, _ c3: Column) { columns = (c0, c1, c2, c3) }

    /// Four columns, and four rows.
    public static var _size: Int { 4 }

    /// A column.
    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: MatrixColumns.missing(column, of: 4)
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: MatrixColumns.missing(column, of: 4)
            }
        }
    }
}

extension SIMDMatrix4x4: Sendable where Scalar.SIMD4Storage: Sendable {}

/// A matrix of four columns and four rows of `Float`s.
public typealias simd_float4x4 = SIMDMatrix4x4<Float>
/// A matrix of four columns and four rows of `Double`s.
public typealias simd_double4x4 = SIMDMatrix4x4<Double>
/// Ones on the diagonal, 0 elsewhere: a product with it changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// Ones on the diagonal, 0 elsewhere: a product with it changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
