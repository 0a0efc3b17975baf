import Foundation

// Square matrices of `Double` by columns, in the three sizes that have names in C. Each has the same members.

/// A matrix of 2 columns and 2 rows.
public struct simd_double2x2: Equatable, Sendable {
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    public init() { columns = (SIMD2<Double>(), SIMD2<Double>()) }
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) { columns = (c0, c1) }
    public init(_ columns: [SIMD2<Double>]) { self.init(columns[0], columns[1]) }
    public init(rows: [SIMD2<Double>]) { self = simd_double2x2(rows).transpose }
    /// The number on the diagonal, 0 elsewhere.
    public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }
    public init(diagonal: SIMD2<Double>) {
        self.init()
        for index in 0..<2 { self[index, index] = diagonal[index] }
    }

    /// A column.
    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("a matrix of 2 columns has no column \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("a matrix of 2 columns has no column \(column)")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_double2x2 {
        var result = simd_double2x2()
        for column in 0..<2 {
            for row in 0..<2 { result[row, column] = self[column, row] }
        }
        return result
    }
    public var determinant: Double { MatrixElimination.determinant(rows) }
    /// The matrix that undoes this one; its numbers are infinite or none where there is no such matrix.
    public var inverse: simd_double2x2 {
        simd_double2x2(rows: MatrixElimination.inverse(rows).map { SIMD2<Double>($0) })
    }
    private var rows: [[Double]] { (0..<2).map { row in (0..<2).map { self[$0, row] } } }
    private func mapped(_ change: (SIMD2<Double>) -> SIMD2<Double>) -> simd_double2x2 {
        simd_double2x2((0..<2).map { change(self[$0]) })
    }

    public static func == (a: simd_double2x2, b: simd_double2x2) -> Bool { (0..<2).allSatisfy { a[$0] == b[$0] } }
    public static func * (m: simd_double2x2, v: SIMD2<Double>) -> SIMD2<Double> {
        var sum: SIMD2<Double> = m.columns.0 * v[0]
        sum += m.columns.1 * v[1]
        return sum
    }
    public static func * (v: SIMD2<Double>, m: simd_double2x2) -> SIMD2<Double> { m.transpose * v }
    public static func * (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
        b.mapped { (column: SIMD2<Double>) -> SIMD2<Double> in a * column }
    }
    public static func * (s: Double, m: simd_double2x2) -> simd_double2x2 {
        m.mapped { (column: SIMD2<Double>) -> SIMD2<Double> in column * s }
    }
    public static func * (m: simd_double2x2, s: Double) -> simd_double2x2 { s * m }
    public static func + (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
        simd_double2x2((0..<2).map { a[$0] + b[$0] })
    }
    public static func - (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
        simd_double2x2((0..<2).map { a[$0] - b[$0] })
    }
    public static prefix func - (m: simd_double2x2) -> simd_double2x2 { -1 * m }
    public static func *= (a: inout simd_double2x2, b: simd_double2x2) { a = a * b }
}

public let matrix_identity_double2x2 = simd_double2x2(1)
public func matrix_multiply(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a * b }
public func matrix_multiply(_ a: simd_double2x2, _ b: SIMD2<Double>) -> SIMD2<Double> { a * b }
public func simd_mul(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a * b }
public func simd_mul(_ a: simd_double2x2, _ b: SIMD2<Double>) -> SIMD2<Double> { a * b }
public func simd_inverse(_ a: simd_double2x2) -> simd_double2x2 { a.inverse }
public func simd_transpose(_ a: simd_double2x2) -> simd_double2x2 { a.transpose }
public func simd_determinant(_ a: simd_double2x2) -> Double { a.determinant }

/// A matrix of 3 columns and 3 rows.
public struct simd_double3x3: Equatable, Sendable {
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    public init() { columns = (SIMD3<Double>(), SIMD3<Double>(), SIMD3<Double>()) }
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
    public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) { columns = (c0, c1, c2) }
    public init(_ columns: [SIMD3<Double>]) { self.init(columns[0], columns[1], columns[2]) }
    public init(rows: [SIMD3<Double>]) { self = simd_double3x3(rows).transpose }
    /// The number on the diagonal, 0 elsewhere.
    public init(_ scalar: Double) { self.init(diagonal: SIMD3<Double>(repeating: scalar)) }
    public init(diagonal: SIMD3<Double>) {
        self.init()
        for index in 0..<3 { self[index, index] = diagonal[index] }
    }

    /// A column.
    public subscript(column: Int) -> SIMD3<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("a matrix of 3 columns has no column \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("a matrix of 3 columns has no column \(column)")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_double3x3 {
        var result = simd_double3x3()
        for column in 0..<3 {
            for row in 0..<3 { result[row, column] = self[column, row] }
        }
        return result
    }
    public var determinant: Double { MatrixElimination.determinant(rows) }
    /// The matrix that undoes this one; its numbers are infinite or none where there is no such matrix.
    public var inverse: simd_double3x3 {
        simd_double3x3(rows: MatrixElimination.inverse(rows).map { SIMD3<Double>($0) })
    }
    private var rows: [[Double]] { (0..<3).map { row in (0..<3).map { self[$0, row] } } }
    private func mapped(_ change: (SIMD3<Double>) -> SIMD3<Double>) -> simd_double3x3 {
        simd_double3x3((0..<3).map { change(self[$0]) })
    }

    public static func == (a: simd_double3x3, b: simd_double3x3) -> Bool { (0..<3).allSatisfy { a[$0] == b[$0] } }
    public static func * (m: simd_double3x3, v: SIMD3<Double>) -> SIMD3<Double> {
        var sum: SIMD3<Double> = m.columns.0 * v[0]
        sum += m.columns.1 * v[1]
        sum += m.columns.2 * v[2]
        return sum
    }
    public static func * (v: SIMD3<Double>, m: simd_double3x3) -> SIMD3<Double> { m.transpose * v }
    public static func * (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 {
        b.mapped { (column: SIMD3<Double>) -> SIMD3<Double> in a * column }
    }
    public static func * (s: Double, m: simd_double3x3) -> simd_double3x3 {
        m.mapped { (column: SIMD3<Double>) -> SIMD3<Double> in column * s }
    }
    public static func * (m: simd_double3x3, s: Double) -> simd_double3x3 { s * m }
    public static func + (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 {
        simd_double3x3((0..<3).map { a[$0] + b[$0] })
    }
    public static func - (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 {
        simd_double3x3((0..<3).map { a[$0] - b[$0] })
    }
    public static prefix func - (m: simd_double3x3) -> simd_double3x3 { -1 * m }
    public static func *= (a: inout simd_double3x3, b: simd_double3x3) { a = a * b }
}

public let matrix_identity_double3x3 = simd_double3x3(1)
public func matrix_multiply(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a * b }
public func matrix_multiply(_ a: simd_double3x3, _ b: SIMD3<Double>) -> SIMD3<Double> { a * b }
public func simd_mul(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a * b }
public func simd_mul(_ a: simd_double3x3, _ b: SIMD3<Double>) -> SIMD3<Double> { a * b }
public func simd_inverse(_ a: simd_double3x3) -> simd_double3x3 { a.inverse }
public func simd_transpose(_ a: simd_double3x3) -> simd_double3x3 { a.transpose }
public func simd_determinant(_ a: simd_double3x3) -> Double { a.determinant }

/// A matrix of 4 columns and 4 rows.
public struct simd_double4x4: Equatable, Sendable {
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    public init() { columns = (SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>()) }
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
    public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>) {
        columns = (c0, c1, c2, c3)
    }
    public init(_ columns: [SIMD4<Double>]) { self.init(columns[0], columns[1], columns[2], columns[3]) }
    public init(rows: [SIMD4<Double>]) { self = simd_double4x4(rows).transpose }
    /// The number on the diagonal, 0 elsewhere.
    public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }
    public init(diagonal: SIMD4<Double>) {
        self.init()
        for index in 0..<4 { self[index, index] = diagonal[index] }
    }

    /// A column.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("a matrix of 4 columns has no column \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("a matrix of 4 columns has no column \(column)")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_double4x4 {
        var result = simd_double4x4()
        for column in 0..<4 {
            for row in 0..<4 { result[row, column] = self[column, row] }
        }
        return result
    }
    public var determinant: Double { MatrixElimination.determinant(rows) }
    /// The matrix that undoes this one; its numbers are infinite or none where there is no such matrix.
    public var inverse: simd_double4x4 {
        simd_double4x4(rows: MatrixElimination.inverse(rows).map { SIMD4<Double>($0) })
    }
    private var rows: [[Double]] { (0..<4).map { row in (0..<4).map { self[$0, row] } } }
    private func mapped(_ change: (SIMD4<Double>) -> SIMD4<Double>) -> simd_double4x4 {
        simd_double4x4((0..<4).map { change(self[$0]) })
    }

    public static func == (a: simd_double4x4, b: simd_double4x4) -> Bool { (0..<4).allSatisfy { a[$0] == b[$0] } }
    public static func * (m: simd_double4x4, v: SIMD4<Double>) -> SIMD4<Double> {
        var sum: SIMD4<Double> = m.columns.0 * v[0]
        sum += m.columns.1 * v[1]
        sum += m.columns.2 * v[2]
        sum += m.columns.3 * v[3]
        return sum
    }
    public static func * (v: SIMD4<Double>, m: simd_double4x4) -> SIMD4<Double> { m.transpose * v }
    public static func * (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 {
        b.mapped { (column: SIMD4<Double>) -> SIMD4<Double> in a * column }
    }
    public static func * (s: Double, m: simd_double4x4) -> simd_double4x4 {
        m.mapped { (column: SIMD4<Double>) -> SIMD4<Double> in column * s }
    }
    public static func * (m: simd_double4x4, s: Double) -> simd_double4x4 { s * m }
    public static func + (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 {
        simd_double4x4((0..<4).map { a[$0] + b[$0] })
    }
    public static func - (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 {
        simd_double4x4((0..<4).map { a[$0] - b[$0] })
    }
    public static prefix func - (m: simd_double4x4) -> simd_double4x4 { -1 * m }
    public static func *= (a: inout simd_double4x4, b: simd_double4x4) { a = a * b }
}

public let matrix_identity_double4x4 = simd_double4x4(1)
public func matrix_multiply(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a * b }
public func matrix_multiply(_ a: simd_double4x4, _ b: SIMD4<Double>) -> SIMD4<Double> { a * b }
public func simd_mul(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a * b }
public func simd_mul(_ a: simd_double4x4, _ b: SIMD4<Double>) -> SIMD4<Double> { a * b }
public func simd_inverse(_ a: simd_double4x4) -> simd_double4x4 { a.inverse }
public func simd_transpose(_ a: simd_double4x4) -> simd_double4x4 { a.transpose }
public func simd_determinant(_ a: simd_double4x4) -> Double { a.determinant }
