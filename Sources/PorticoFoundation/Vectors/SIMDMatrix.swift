/// A square matrix by columns. Apple's headers say each size and kind of number by itself; here what they share is said once, and the
/// six names are aliases (SIMDTypes.swift). Public because its members are.
public protocol _SIMDMatrix: Equatable {
    associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint
    /// The number of columns, and of rows.
    static var _size: Int { get }

    init()
    subscript(column: Int) -> Column { get set }
}

extension _SIMDMatrix {
    public init(_ columns: [Column]) {
        self.init()
        for index in 0..<Self._size { self[index] = columns[index] }
    }
    public init(rows: [Column]) { self = Self(rows).transpose }
    /// The number on the diagonal, 0 elsewhere.
    public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }
    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self._size { self[index, index] = diagonal[index] }
    }

    public subscript(column: Int, row: Int) -> Column.Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: Self {
        var result = Self()
        for column in 0..<Self._size {
            for row in 0..<Self._size { result[row, column] = self[column, row] }
        }
        return result
    }
    public var determinant: Column.Scalar { MatrixElimination.determinant(rows) }
    /// The matrix that undoes this one; its numbers are infinite or none where there is no such matrix.
    public var inverse: Self {
        var result = Self()
        for (row, numbers) in MatrixElimination.inverse(rows).enumerated() {
            for (column, number) in numbers.enumerated() { result[column, row] = number }
        }
        return result
    }
    private var rows: [[Column.Scalar]] {
        (0..<Self._size).map { row in (0..<Self._size).map { self[$0, row] } }
    }
    private func mapped(_ change: (Int) -> Column) -> Self {
        var result = Self()
        for index in 0..<Self._size { result[index] = change(index) }
        return result
    }

    public static func == (a: Self, b: Self) -> Bool { (0..<_size).allSatisfy { a[$0] == b[$0] } }
    public static func * (m: Self, v: Column) -> Column {
        var sum = Column(repeating: 0)
        for index in 0..<_size { sum += m[index] * v[index] }
        return sum
    }
    public static func * (v: Column, m: Self) -> Column { m.transpose * v }
    public static func * (a: Self, b: Self) -> Self { b.mapped { a * b[$0] } }
    public static func * (s: Column.Scalar, m: Self) -> Self { m.mapped { m[$0] * s } }
    public static func * (m: Self, s: Column.Scalar) -> Self { s * m }
    public static func + (a: Self, b: Self) -> Self { a.mapped { a[$0] + b[$0] } }
    public static func - (a: Self, b: Self) -> Self { a.mapped { a[$0] - b[$0] } }
    public static prefix func - (m: Self) -> Self { -1 * m }
    public static func *= (a: inout Self, b: Self) { a = a * b }
}

public func matrix_multiply<M: _SIMDMatrix>(_ a: M, _ b: M) -> M { a * b }
public func matrix_multiply<M: _SIMDMatrix>(_ a: M, _ b: M.Column) -> M.Column { a * b }
public func simd_mul<M: _SIMDMatrix>(_ a: M, _ b: M) -> M { a * b }
public func simd_mul<M: _SIMDMatrix>(_ a: M, _ b: M.Column) -> M.Column { a * b }
public func simd_inverse<M: _SIMDMatrix>(_ a: M) -> M { a.inverse }
public func simd_transpose<M: _SIMDMatrix>(_ a: M) -> M { a.transpose }
public func simd_determinant<M: _SIMDMatrix>(_ a: M) -> M.Column.Scalar { a.determinant }

enum MatrixColumns {
    static func missing(_ column: Int, of count: Int) -> Never {
        preconditionFailure("a matrix of \(count) columns has no column \(column)")
    }
}
