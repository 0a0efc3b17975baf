/// A matrix of 2 columns and 2 rows.
public struct SIMDMatrix2x2<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: _SIMDMatrix {
    public typealias Column = SIMD2<Scalar>

    public var columns: (Column, Column)

    public init() { columns = (Column(repeating: 0), Column(repeating: 0)) }
    public init(columns: (Column, Column)) { self.columns = columns }
    public init(_ c0: Column, _ c1: Column) { columns = (c0, c1) }

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

public typealias simd_float2x2 = SIMDMatrix2x2<Float>
public typealias simd_double2x2 = SIMDMatrix2x2<Double>
public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_double2x2 = simd_double2x2(1)
