/// The numbers of a `LexicographicProblem` that aren't zero, each in the list of its row and in that of its column.
///
/// The lists of a column are in the order of rows, so that sums over a column are always made in the same order. An entry that has become
/// zero stays in its lists and is passed over. Active rows have no entries other than zero: each is the unit of its column.
struct SparseTable {
    private struct Entry {
        var value: Double
        let row: Int32
        let column: Int32
        var nextInColumn: Int32
        let nextInRow: Int32
    }
    private var entries: [Entry] = []
    private var columnHead: [Int32]
    private var columnTail: [Int32]
    private var rowHead: [Int32]

    init(width: Int, height: Int, capacity: Int) {
        columnHead = [Int32](repeating: -1, count: width)
        columnTail = columnHead
        rowHead = [Int32](repeating: -1, count: height)
        entries.reserveCapacity(capacity)
    }

    // MARK: - Reading

    /// Calls the body with the row of each entry that isn't zero, the lowest first.
    @inline(__always)
    func forEachEntry(ofColumn j: Int, _ body: (_ row: Int, _ value: Double) -> Void) {
        var at = columnHead[j]
        while at >= 0 {
            let entry = entries[Int(at)]
            if entry.value != 0 { body(Int(entry.row), entry.value) }
            at = entry.nextInColumn
        }
    }

    /// Calls the body with the column of each entry that isn't zero, in no order.
    @inline(__always)
    func forEachEntry(ofRow i: Int, _ body: (_ column: Int, _ value: Double) -> Void) {
        var at = rowHead[i]
        while at >= 0 {
            let entry = entries[Int(at)]
            if entry.value != 0 { body(Int(entry.column), entry.value) }
            at = entry.nextInRow
        }
    }

    func entry(row: Int, column: Int) -> Double {
        var at = columnHead[column]
        while at >= 0, entries[Int(at)].row < Int32(row) { at = entries[Int(at)].nextInColumn }
        return at >= 0 && entries[Int(at)].row == Int32(row) ? entries[Int(at)].value : 0
    }

    // MARK: - Writing

    /// Adds an entry to a table that has none in this row's column or in a later row's.
    mutating func appendEntry(_ value: Double, row: Int, column: Int) {
        insertEntry(value, row: Int32(row), column: column, after: columnTail[column])
    }

    /// - Parameter previous: The entry of the same column after which it comes, or -1.
    private mutating func insertEntry(_ value: Double, row: Int32, column: Int, after previous: Int32) {
        let next = previous < 0 ? columnHead[column] : entries[Int(previous)].nextInColumn
        let made = Int32(entries.count)
        entries.append(
            Entry(
                value: value, row: row, column: Int32(column), nextInColumn: next, nextInRow: rowHead[Int(row)]))
        if previous < 0 { columnHead[column] = made } else { entries[Int(previous)].nextInColumn = made }
        if next < 0 { columnTail[column] = made }
        rowHead[Int(row)] = made
    }

    /// Puts the active row of column `j` in the place of another row: takes the multiples of `row` from the other rows, and writes the
    /// leaving row in terms of `row`, which is left without entries.
    /// - Parameter multiples: The rows that have an entry in column `j`, in order, without `row`, and what they have there afterwards.
    /// - Returns: The number of entries that were looked at.
    mutating func pivotEntries(
        row: Int, column j: Int, leaving: Int, scale: Double, _ multiples: [(row: Int32, multiple: Double)]
    ) -> Int {
        var visits = 0
        var link = rowHead[row]
        while link >= 0 {
            let (value, k) = (entries[Int(link)].value, Int(entries[Int(link)].column))
            if value != 0 {
                entries[Int(link)].value = 0
                if k == j {
                    visits += setEntries(ofColumn: j, multiples)
                    visits += setEntry(scale, row: Int32(leaving), column: j)
                } else {
                    visits += subtractEntries(ofColumn: k, multiples, times: value)
                    visits += setEntry(-value * scale, row: Int32(leaving), column: k)
                }
            }
            link = entries[Int(link)].nextInRow
        }
        return visits
    }

    private mutating func setEntries(ofColumn j: Int, _ multiples: [(row: Int32, multiple: Double)]) -> Int {
        var at = columnHead[j]
        for (row, multiple) in multiples {
            while entries[Int(at)].row != row { at = entries[Int(at)].nextInColumn }
            entries[Int(at)].value = multiple
        }
        return multiples.count
    }

    private mutating func subtractEntries(
        ofColumn k: Int, _ multiples: [(row: Int32, multiple: Double)], times factor: Double
    ) -> Int {
        var visits = 0
        var (previous, at) = (Int32(-1), columnHead[k])
        for (row, multiple) in multiples {
            while at >= 0, entries[Int(at)].row < row {
                (previous, at) = (at, entries[Int(at)].nextInColumn)
                visits += 1
            }
            visits += 1
            let isThere = at >= 0 && entries[Int(at)].row == row
            var changed = (isThere ? entries[Int(at)].value : 0) - multiple * factor
            if abs(changed) < 1e-12 { changed = 0 }
            if isThere {
                entries[Int(at)].value = changed
            } else if changed != 0 {
                insertEntry(changed, row: row, column: k, after: previous)
                previous = Int32(entries.count - 1)
            }
        }
        return visits
    }

    private mutating func setEntry(_ value: Double, row: Int32, column: Int) -> Int {
        var visits = 1
        var (previous, at) = (Int32(-1), columnHead[column])
        while at >= 0, entries[Int(at)].row < row {
            (previous, at) = (at, entries[Int(at)].nextInColumn)
            visits += 1
        }
        if at >= 0, entries[Int(at)].row == row {
            entries[Int(at)].value = value
        } else if value != 0 {
            insertEntry(value, row: row, column: column, after: previous)
        }
        return visits
    }
}
