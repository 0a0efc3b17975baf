/// A matrix of 4 columns and 4 rows.
public struct SIMDMatrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: _SIMDMatrix {
    public typealias Column = SIMD4<Scalar>

    public var columns: (Column, Column, Column, Column)

    public init() { columns = (Column(repeating: 0), Column(repeating: 0), Column(repeating: 0), Column(repeating: 0)) }
    public init(columns: (Column, Column, Column, Column)) { self.columns = columns }
    public init(_ c0: Column, _ c1: Column, _ c2: Column, _ c3: Column) { columns = (c0, c1, c2, c3) }

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

public typealias simd_float4x4 = SIMDMatrix4x4<Float>
public typealias simd_double4x4 = SIMDMatrix4x4<Double>
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double4x4 = simd_double4x4(1)
