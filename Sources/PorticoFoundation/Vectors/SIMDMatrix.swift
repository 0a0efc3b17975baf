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
    /// A matrix of its columns, from the left; traps where there are fewer than it has.
    public init(_ columns: [Column]) {
        self.init()
        for index in 0..<Self._size { self[index] = columns[index] }
    }
    /// A matrix of its rows, from the top; traps where there are fewer than it has.
    public init(rows: [Column]) { self = Self(rows).transpose }
    /// The number on the diagonal, 0 elsewhere.
    public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }
    /// The given numbers on the diagonal, 0 elsewhere.
    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self._size { self[index, index] = diagonal[index] }
    }

    /// The number in a column and a row, both counted from 0; traps outside of the matrix.
    public subscript(column: Int, row: Int) -> Column.Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix mirrored at its diagonal: rows become columns.
    public var transpose: Self {
        var result = Self()
        for column in 0..<Self._size {
            for row in 0..<Self._size { result[row, column] = self[column, row] }
        }
        return result
    }
    /// The factor by which the matrix scales areas or volumes; 0 where it has no inverse.
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
    /// The matrix applied to a column vector.
    public static func * (m: Self, v: Column) -> Column {
        var sum = Column(repeating: 0)
        for index in 0..<_size { sum += m[index] * v[index] }
        return sum
    }
    /// A row vector times the matrix: the transposed matrix applied to it.
    public static func * (v: Column, m: Self) -> Column { m.transpose * v }
    /// The product, which applies `b` first.
    public static func * (a: Self, b: Self) -> Self { b.mapped { a * b[$0] } }
    /// Every number times `s`.
    public static func * (s: Column.Scalar, m: Self) -> Self { m.mapped { m[$0] * s } }
    /// Every number times `s`.
    public static func * (m: Self, s: Column.Scalar) -> Self { s * m }
    /// The sum, number by number.
    public static func + (a: Self, b: Self) -> Self { a.mapped { a[$0] + b[$0] } }
    /// The difference, number by number.
    public static func - (a: Self, b: Self) -> Self { a.mapped { a[$0] - b[$0] } }
    /// Every number with the other sign.
    public static prefix func - (m: Self) -> Self { -1 * m }
    /// Multiplies from the right: `a` becomes `a * b`.
    public static func *= (a: inout Self, b: Self) { a = a * b }
}

/// The product `a * b`, by C's older name.
public func matrix_multiply<M: _SIMDMatrix>(_ a: M, _ b: M) -> M { a * b }
/// The matrix applied to a column vector, by C's older name.
public func matrix_multiply<M: _SIMDMatrix>(_ a: M, _ b: M.Column) -> M.Column { a * b }
/// The product `a * b`, by C's name.
public func simd_mul<M: _SIMDMatrix>(_ a: M, _ b: M) -> M { a * b }
/// The matrix applied to a column vector, by C's name.
public func simd_mul<M: _SIMDMatrix>(_ a: M, _ b: M.Column) -> M.Column { a * b }
/// The matrix that undoes `a`; its numbers are infinite or NaN where there is none.
public func simd_inverse<M: _SIMDMatrix>(_ a: M) -> M { a.inverse }
/// The matrix mirrored at its diagonal.
public func simd_transpose<M: _SIMDMatrix>(_ a: M) -> M { a.transpose }
/// The factor by which the matrix scales areas or volumes.
public func simd_determinant<M: _SIMDMatrix>(_ a: M) -> M.Column.Scalar { a.determinant }

enum MatrixColumns {
    static func missing(_ column: Int, of count: Int) -> Never {
        preconditionFailure("a matrix of \(count) columns has no column \(column)")
    }
}
