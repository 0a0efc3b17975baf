/// Determinants and inverses of square matrices, by elimination with the largest pivot.
enum MatrixElimination {
    static func determinant<T: BinaryFloatingPoint>(_ rows: [[T]]) -> T {
        var rows = rows
        var result: T = 1
        for step in rows.indices {
            let pivot = largest(rows, step)
            if rows[pivot][step] == 0 { return 0 }
            if pivot != step {
                rows.swapAt(pivot, step)
                result = -result
            }
            result *= rows[step][step]
            for row in rows.indices where row > step { subtractRow(&rows, step, from: row) }
        }
        return result
    }

    static func inverse<T: BinaryFloatingPoint>(_ rows: [[T]]) -> [[T]] {
        let count = rows.count
        var rows = rows.enumerated().map { index, row in row + (0..<count).map { $0 == index ? T(1) : T(0) } }
        for step in 0..<count {
            rows.swapAt(largest(rows, step), step)
            let value = rows[step][step]
            rows[step] = rows[step].map { $0 / value }
            for row in 0..<count where row != step { subtractRow(&rows, step, from: row) }
        }
        return rows.map { Array($0[count...]) }
    }

    private static func largest<T: BinaryFloatingPoint>(_ rows: [[T]], _ step: Int) -> Int {
        (step..<rows.count).max { rows[$0][step].magnitude < rows[$1][step].magnitude } ?? step
    }

    private static func subtractRow<T: BinaryFloatingPoint>(_ rows: inout [[T]], _ step: Int, from row: Int) {
        let factor = rows[row][step] / rows[step][step]
        for column in rows[row].indices { rows[row][column] -= factor * rows[step][column] }
    }
}
