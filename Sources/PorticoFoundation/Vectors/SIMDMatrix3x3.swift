/// A matrix of 3 columns and 3 rows.
public struct SIMDMatrix3x3<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: _SIMDMatrix {
    /// A column: a vector of three numbers.
    public typealias Column = SIMD3<Scalar>

    /// The columns, from the left.
    public var columns: (Column, Column, Column)

    /// All numbers are 0.
    public init() { columns = (Column(repeating: 0), Column(repeating: 0), Column(repeating: 0)) }
    /// A matrix of its columns, from the left.
    public init(columns: (Column, Column, Column)) { self.columns = columns }
    /// A matrix of its columns, from the left.
    public init(_ c0: Column, _ c1: Column, _ c2: Column) { columns = (c0, c1, c2) }

    /// Three columns, and three rows.
    public static var _size: Int { 3 }

    /// A column.
    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: MatrixColumns.missing(column, of: 3)
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: MatrixColumns.missing(column, of: 3)
            }
        }
    }
}

extension SIMDMatrix3x3: Sendable where Scalar.SIMD4Storage: Sendable {}

/// A matrix of three columns and three rows of `Float`s.
public typealias simd_float3x3 = SIMDMatrix3x3<Float>
/// A matrix of three columns and three rows of `Double`s.
public typealias simd_double3x3 = SIMDMatrix3x3<Double>
/// Ones on the diagonal, 0 elsewhere: a product with it changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// Ones on the diagonal, 0 elsewhere: a product with it changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)
