/// Finds `x` that minimises, level after level, the sum of the weighted violations of rows `a·x + k (≤ = ≥) 0`.
///
/// A row's error costs nothing on its good side and its weight per unit on the other. The first level is the required
/// one: a minimum above zero there means that its rows contradict each other. This form has no infeasible points, so
/// every change can go on from the last answer: the walk only ever goes down.
///
/// The state is a vertex: `width` rows (the *active* ones) are exactly zero and all others are written in terms of them.
/// A step lets one active row go, follows the edge past every row where it still pays, and makes the row active where it
/// stops paying (the method of Barrodale and Roberts for absolute errors, with one cost per level).
///
/// A step costs what its edge touches: the table keeps only the numbers that aren't zero, and an edge that was found not to pay
/// isn't looked at again before one of its numbers, or the side of one of its rows, has changed.
struct LexicographicProblem {
    static let tolerance = 1e-9

    /// The number of unknowns.
    let width: Int
    /// The number of rows; the first `width` are the tie-breaking rows `x = 0` of the last level.
    private(set) var height: Int
    let levels: Int
    /// The numbers of the table that were looked at to choose edges and to go along them: what a solution costs, for tests.
    private(set) var visitCount = 0

    /// Each row that isn't active in terms of the active rows.
    private var table: SparseTable
    /// The value of each row when all active rows are zero: the rows' current values.
    private var values: [Double]
    private var constants: [Double]
    /// The rows as given, each one's terms by column, to tell whether a row has kept its shape.
    private let given: [Term]
    /// Given row → its first term in `given`; one more at the end.
    private let givenStart: [Int32]
    private let level: [Int32]
    private let costBelow: [Double]
    private let costAbove: [Double]
    /// Column → the row that is active there.
    private var active: [Int32]
    /// Row → its column, or -1.
    private var column: [Int32]
    /// Row → whether a zero value counts as the upper side. Decides ties, and so keeps the walk from turning in circles.
    private var isAbove: [Bool]
    /// Column → whether neither direction of its edge pays. Taken back where something changes that the edge's slope is made of.
    private var isSettled: [Bool]
    /// All columns before this one are settled.
    private var firstOpen = 0

    /// Given row → the row of the last level that wants it to be zero (`wanted` of `init`).
    private let wishes: [Int: Int]

    private var slope: [Double]
    private var crossings: [(distance: Double, row: Int32)] = []
    private var multiples: [(row: Int32, multiple: Double)] = []

    struct Term {
        let column: Int32
        let coefficient: Double
    }

    struct Row {
        /// One a column at most, none of them zero, by column.
        let terms: [Term]
        var constant: Double
        let relation: LayoutRelation
        /// 0 is the most important.
        let level: Int

        init(terms: [Term], constant: Double, relation: LayoutRelation, level: Int) {
            self.terms = terms
            self.constant = constant
            self.relation = relation
            self.level = level
        }

        /// - Parameter coefficients: One a column, zeros too.
        init(coefficients: [Double], constant: Double, relation: LayoutRelation, level: Int) {
            let terms = coefficients.indices.compactMap {
                coefficients[$0] == 0 ? nil : Term(column: Int32($0), coefficient: coefficients[$0])
            }
            self.init(terms: terms, constant: constant, relation: relation, level: level)
        }
    }

    /// - Parameter wanted: indices of rows that are to be zero where that costs nothing: it counts more than unknowns that are zero.
    init(width: Int, rows given: [Row], levels: Int, wanted: [Int] = []) {
        self.width = width
        self.levels = levels + 1
        let wishRows = wanted.map { index in
            Row(
                terms: given[index].terms.map { Term(column: $0.column, coefficient: $0.coefficient * 2) },
                constant: given[index].constant * 2, relation: .equal, level: levels)
        }
        var wishes: [Int: Int] = [:]
        for (offset, index) in wanted.enumerated() { wishes[index] = given.count + offset }
        self.wishes = wishes
        let rows = wishRows.isEmpty ? given : given + wishRows
        height = width + rows.count
        values = [Double](repeating: 0, count: height)
        column = [Int32](repeating: -1, count: height)
        active = (0..<Int32(width)).map { $0 }
        isAbove = [Bool](repeating: true, count: height)
        isSettled = [Bool](repeating: false, count: width)
        slope = [Double](repeating: 0, count: self.levels)
        var level = [Int32](repeating: Int32(levels), count: height)
        // Different weights make the answer of an ambiguous system the same whatever the way to it was.
        var below = (0..<height).map { $0 < width ? 1 + Double($0) / 1024 : 0 }
        var above = below
        for i in 0..<width { column[i] = Int32(i) }
        let count = rows.reduce(0) { $0 + $1.terms.count }
        var table = SparseTable(width: width, height: height, capacity: count)
        var terms: [Term] = []
        var starts: [Int32] = []
        terms.reserveCapacity(count)
        starts.reserveCapacity(rows.count + 1)
        for (offset, row) in rows.enumerated() {
            let at = width + offset
            starts.append(Int32(terms.count))
            for term in row.terms { table.appendEntry(term.coefficient, row: at, column: Int(term.column)) }
            terms += row.terms
            values[at] = row.constant
            level[at] = Int32(row.level)
            below[at] = row.relation == .lessOrEqual ? 0 : 1
            above[at] = row.relation == .greaterOrEqual ? 0 : 1
        }
        starts.append(Int32(terms.count))
        self.table = table
        self.given = terms
        givenStart = starts
        constants = values
        self.level = level
        costBelow = below
        costAbove = above
        for row in 0..<height { isAbove[row] = values[row] >= 0 }
    }

    /// The value of unknown `j`.
    func value(_ j: Int) -> Double { values[j] }

    /// Whether a given row is violated by more than the tolerance.
    func isViolated(_ row: Int) -> Bool {
        let at = width + row
        return values[at] > 1e-6 ? costAbove[at] > 0 : values[at] < -1e-6 ? costBelow[at] > 0 : false
    }

    func isAnyViolated(_ count: Int) -> Bool { (0..<count).contains { isViolated($0) } }

    private func terms(ofGiven row: Int) -> ArraySlice<Term> { given[Int(givenStart[row])..<Int(givenStart[row + 1])] }

    /// Whether row `row` was given exactly these terms.
    func given(_ row: Int, matches terms: [LayoutTerm], of unknowns: [Int32]) -> Bool {
        let own = self.terms(ofGiven: row)
        guard own.count == terms.count else { return false }
        return terms.allSatisfy { term in
            // By halving: both are in order.
            var (low, high) = (own.startIndex, own.endIndex)
            while low < high {
                let middle = (low + high) / 2
                if unknowns[Int(own[middle].column)] < term.variable.index { low = middle + 1 } else { high = middle }
            }
            return low < own.endIndex && unknowns[Int(own[low].column)] == term.variable.index
                && own[low].coefficient == term.coefficient
        }
    }

    /// Changes a row's constant; `solve()` goes on from the present vertex.
    mutating func setConstant(_ constant: Double, row: Int) {
        if let wish = wishes[row] { setConstant(constant * 2, row: wish) }
        let at = width + row
        let change = constant - constants[at]
        guard change != 0 else { return }
        constants[at] = constant
        let j = Int(column[at])
        if j < 0 {
            values[at] += change
            return
        }
        // An active row stays at zero: everything else moves.
        table.forEachEntry(ofColumn: j) { i, entry in values[i] -= entry * change }
    }

    /// Whether the sum `coefficients · x` could be another without any given row being worse off: whether a wish below all
    /// levels moves it, up or down.
    func leavesOpen(_ coefficients: [Double]) -> Bool {
        let now = (0..<width).reduce(0) { $0 + coefficients[$1] * value($1) }
        let rows = (0..<height - width - wishes.count).map { row in
            let at = width + row
            return Row(
                terms: Array(terms(ofGiven: row)), constant: constants[at],
                relation: costBelow[at] == 0 ? .lessOrEqual : costAbove[at] == 0 ? .greaterOrEqual : .equal,
                level: Int(level[at]))
        }
        return [1.0, -1.0].contains { direction in
            let wish = Row(
                coefficients: coefficients, constant: -now - direction,
                relation: direction > 0 ? .greaterOrEqual : .lessOrEqual, level: levels - 1)
            var problem = LexicographicProblem(width: width, rows: rows + [wish], levels: levels)
            problem.solveProblem()
            let then = (0..<width).reduce(0) { $0 + coefficients[$1] * problem.value($1) }
            return abs(then - now) > 1e-6
        }
    }

    /// Walks down to the minimum. Ends: a step with a length improves for good; after many without, the walk turns to Bland's
    /// rule (the lowest row enters and leaves, at the first crossing), which can't go round in circles.
    mutating func solveProblem() {
        for row in 0..<height where abs(values[row]) > Self.tolerance { setSide(values[row] > 0, of: row) }
        var standing = 0
        while let (j, direction) = descent(cautious: standing > 2 * height) {
            let length = stepColumn(column: j, direction: direction, cautious: standing > 2 * height)
            standing = length > Self.tolerance ? 0 : standing + 1
            if standing > 500 * (height + 1) { return }
        }
    }

    // MARK: - One step

    /// The side on which a row is; edges along which the row changes may pay now.
    private mutating func setSide(_ above: Bool, of row: Int) {
        guard isAbove[row] != above else { return }
        isAbove[row] = above
        reopenColumns(of: row)
    }

    private mutating func reopenColumns(of row: Int) {
        table.forEachEntry(ofRow: row) { k, _ in
            isSettled[k] = false
            firstOpen = min(firstOpen, k)
        }
    }

    /// The first edge along which the cost goes down, or with caution the one of the lowest row.
    private mutating func descent(cautious: Bool) -> (column: Int, direction: Double)? {
        if cautious { return lowestDescent() }
        while firstOpen < width {
            if !isSettled[firstOpen] {
                for direction in [1.0, -1.0] {
                    computeSlope(column: firstOpen, direction: direction)
                    if slopeIsNegative() { return (firstOpen, direction) }
                }
                isSettled[firstOpen] = true
            }
            firstOpen += 1
        }
        return nil
    }

    private mutating func lowestDescent() -> (column: Int, direction: Double)? {
        var best: (column: Int, direction: Double)?
        var bestRow = Int32.max
        for j in 0..<width where !isSettled[j] {
            for direction in [1.0, -1.0] {
                computeSlope(column: j, direction: direction)
                if slopeIsNegative() {
                    if active[j] < bestRow { (best, bestRow) = ((j, direction), active[j]) }
                    break
                }
            }
        }
        return best
    }

    /// Computes how each level's cost changes when the row active in column `j` becomes positive (or negative).
    private mutating func computeSlope(column j: Int, direction: Double) {
        for l in 0..<levels { slope[l] = 0 }
        let leaving = Int(active[j])
        slope[Int(level[leaving])] += direction > 0 ? costAbove[leaving] : costBelow[leaving]
        table.forEachEntry(ofColumn: j) { i, entry in
            visitCount += 1
            let rate = entry * direction
            slope[Int(level[i])] += isAbove[i] ? costAbove[i] * rate : -costBelow[i] * rate
        }
    }

    private func slopeIsNegative() -> Bool {
        for value in slope where abs(value) > Self.tolerance { return value < 0 }
        return false
    }

    private mutating func stepColumn(column j: Int, direction: Double, cautious: Bool) -> Double {
        let leaving = Int(active[j])
        crossings.removeAll(keepingCapacity: true)
        table.forEachEntry(ofColumn: j) { i, entry in
            let rate = entry * direction
            if abs(rate) <= Self.tolerance { return }
            let isLeavingItsSide = isAbove[i] ? rate < 0 : rate > 0
            if !isLeavingItsSide { return }
            crossings.append((max(0, -values[i] / rate), Int32(i)))
        }
        crossings.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.row < $1.row }
        computeSlope(column: j, direction: direction)
        for crossing in crossings {
            let i = Int(crossing.row)
            let rate = abs(table.entry(row: i, column: j))
            slope[Int(level[i])] += (costAbove[i] + costBelow[i]) * rate
            if slopeIsNegative(), !cautious {
                // Passing still pays: the row goes over to its other side.
                setSide(!isAbove[i], of: i)
                continue
            }
            pivotRow(row: i, column: j)
            // Also where the step has no length: the side says which way the row went.
            isAbove[leaving] = direction > 0
            return crossing.distance
        }
        // No row ends this edge: the cost would fall for ever, which weights of zero or more can't do.
        preconditionFailure("an edge of the layout problem has no end")
    }

    /// Makes `row` active in column `j`; the row that was active there becomes an ordinary one.
    private mutating func pivotRow(row: Int, column j: Int) {
        let leaving = Int(active[j])
        let pivot = table.entry(row: row, column: j)
        let distance = -values[row] / pivot
        let scale = 1 / pivot
        // Edges along which the row changes have other slopes now; along all others nothing has changed.
        reopenColumns(of: row)
        multiples.removeAll(keepingCapacity: true)
        table.forEachEntry(ofColumn: j) { i, factor in
            visitCount += 1
            if i == row { return }
            values[i] += factor * distance
            if abs(values[i]) < 1e-12 { values[i] = 0 }
            multiples.append((Int32(i), factor * scale))
        }
        visitCount += table.pivotEntries(row: row, column: j, leaving: leaving, scale: scale, multiples)
        values[leaving] = distance
        values[row] = 0
        active[j] = Int32(row)
        column[row] = Int32(j)
        column[leaving] = -1
    }
}
