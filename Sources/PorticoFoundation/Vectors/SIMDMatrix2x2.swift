/// A matrix of 2 columns and 2 rows.
public struct SIMDMatrix2x2<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: _SIMDMatrix {
    /// A column: a vector of two numbers.
    public typealias Column = SIMD2<Scalar>

    /// The columns, from the left.
    public var columns: (Column, Column)

    /// All numbers are 0.
    public init() { columns = (Column(repeating: 0), Column(repeating: 0)) }
    /// A matrix of its columns, from the left.
    public init(columns: (Column, Column)) { self.columns = columns }
    /// A matrix of its columns, from the left.
    public init(_ c0: Column, _ c1: Column) { columns = (c0, c1) }

    /// Two columns, and two rows.
    public static var _size: Int { 2 }

    /// A column.
    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: MatrixColumns.missing(column, of: 2)
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: MatrixColumns.missing(column, of: 2)
            }
        }
    }
}

extension SIMDMatrix2x2: Sendable where Scalar.SIMD2Storage: Sendable {}

/// A matrix of two columns and two rows of `Float`s.
public typealias simd_float2x2 = SIMDMatrix2x2<Float>
/// A matrix of two columns and two rows of `Double`s.
public typealias simd_double2x2 = SIMDMatrix2x2<Double>
/// Ones on the diagonal, 0 elsewhere: a product with it changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// Ones on the diagonal, 0 elsewhere: a product with it changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)
