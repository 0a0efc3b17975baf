/// Finds `x` that minimises, level after level, the sum of the weighted violations of rows `a·x + k (≤ = ≥) 0`.
///
/// A row's error costs nothing on its good side and its weight per unit on the other. The first level is the required
/// one: a minimum above zero there means that its rows contradict each other. This form has no infeasible points, so
/// every change can go on from the last answer: the walk only ever goes down.
///
/// The state is a vertex: `width` rows (the *active* ones) are exactly zero and all others are written in terms of them.
/// A step lets one active row go, follows the edge past every row where it still pays, and makes the row active where it
/// stops paying (the method of Barrodale and Roberts for absolute errors, with one cost per level).
struct LexicographicProblem {
    static let tolerance = 1e-9

    /// The number of unknowns.
    let width: Int
    /// The number of rows; the first `width` are the tie-breaking rows `x = 0` of the last level.
    private(set) var height: Int
    let levels: Int

    /// `height × width`: each row in terms of the active rows.
    private var table: [Double]
    /// The value of each row when all active rows are zero: the rows' current values.
    private var values: [Double]
    private var constants: [Double]
    /// The rows' coefficients as given, to tell whether a row has kept its shape.
    private let given: [Double]
    private let level: [Int32]
    private let costBelow: [Double]
    private let costAbove: [Double]
    /// Column → the row that is active there.
    private var active: [Int32]
    /// Row → its column, or -1.
    private var column: [Int32]
    /// Row → whether a zero value counts as the upper side. Decides ties, and so keeps the walk from turning in circles.
    private var isAbove: [Bool]

    /// Given row → the row of the last level that wants it to be zero (`wanted` of `init`).
    private let wishes: [Int: Int]

    private var slope: [Double]
    private var crossings: [(distance: Double, row: Int32)] = []

    struct Row {
        /// Dense, `width` long.
        var coefficients: [Double]
        var constant: Double
        var relation: LayoutRelation
        /// 0 is the most important.
        var level: Int
    }

    /// - Parameter wanted: indices of rows that are to be zero where that costs nothing: it counts more than unknowns that are zero.
    init(width: Int, rows given: [Row], levels: Int, wanted: [Int] = []) {
        self.width = width
        self.levels = levels + 1
        let wishRows = wanted.map { index in
            Row(
                coefficients: given[index].coefficients.map { $0 * 2 }, constant: given[index].constant * 2,
                relation: .equal, level: levels)
        }
        var wishes: [Int: Int] = [:]
        for (offset, index) in wanted.enumerated() { wishes[index] = given.count + offset }
        self.wishes = wishes
        let rows = wishRows.isEmpty ? given : given + wishRows
        height = width + rows.count
        table = [Double](repeating: 0, count: height * width)
        values = [Double](repeating: 0, count: height)
        column = [Int32](repeating: -1, count: height)
        active = (0..<Int32(width)).map { $0 }
        isAbove = [Bool](repeating: true, count: height)
        slope = [Double](repeating: 0, count: self.levels)
        var level = [Int32](repeating: Int32(levels), count: height)
        // Different weights make the answer of an ambiguous system the same whatever the way to it was.
        var below = (0..<height).map { $0 < width ? 1 + Double($0) / 1024 : 0 }
        var above = below
        for i in 0..<width {
            table[i * width + i] = 1
            column[i] = Int32(i)
        }
        for (offset, row) in rows.enumerated() {
            let at = width + offset
            for j in 0..<width { table[at * width + j] = row.coefficients[j] }
            values[at] = row.constant
            level[at] = Int32(row.level)
            below[at] = row.relation == .lessOrEqual ? 0 : 1
            above[at] = row.relation == .greaterOrEqual ? 0 : 1
        }
        self.given = table
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

    /// Whether row `row` was given exactly these terms.
    func given(_ row: Int, matches terms: [LayoutTerm], of unknowns: [Int32]) -> Bool {
        let start = (width + row) * width
        var matched = 0
        for j in 0..<width where given[start + j] != 0 {
            guard terms.contains(where: { $0.variable.index == unknowns[j] && $0.coefficient == given[start + j] })
            else {
                return false
            }
            matched += 1
        }
        return matched == terms.count
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
        for i in 0..<height where i != at { values[i] -= table[i * width + j] * change }
    }

    /// Whether the sum `coefficients · x` could be another without any given row being worse off: whether a wish below all
    /// levels moves it, up or down.
    func leavesOpen(_ coefficients: [Double]) -> Bool {
        let now = (0..<width).reduce(0) { $0 + coefficients[$1] * value($1) }
        let rows = (width..<height - wishes.count).map { at in
            Row(
                coefficients: Array(given[at * width..<(at + 1) * width]), constant: constants[at],
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
        for row in 0..<height where abs(values[row]) > Self.tolerance { isAbove[row] = values[row] > 0 }
        var standing = 0
        while let (j, direction) = descent(cautious: standing > 2 * height) {
            let length = stepColumn(column: j, direction: direction, cautious: standing > 2 * height)
            standing = length > Self.tolerance ? 0 : standing + 1
            if standing > 500 * (height + 1) { return }
        }
    }

    // MARK: - One step

    /// The first edge along which the cost goes down, or with caution the one of the lowest row.
    private mutating func descent(cautious: Bool) -> (column: Int, direction: Double)? {
        var best: (column: Int, direction: Double)?
        var bestRow = Int32.max
        for j in 0..<width {
            for direction in [1.0, -1.0] {
                computeSlope(column: j, direction: direction)
                if slopeIsNegative() {
                    if !cautious { return (j, direction) }
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
        for i in 0..<height where column[i] < 0 || i == leaving {
            if i == leaving { continue }
            let rate = table[i * width + j] * direction
            if rate == 0 { continue }
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
        for i in 0..<height where column[i] < 0 {
            let rate = table[i * width + j] * direction
            if abs(rate) <= Self.tolerance { continue }
            let isLeavingItsSide = isAbove[i] ? rate < 0 : rate > 0
            if !isLeavingItsSide { continue }
            crossings.append((max(0, -values[i] / rate), Int32(i)))
        }
        crossings.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.row < $1.row }
        computeSlope(column: j, direction: direction)
        for crossing in crossings {
            let i = Int(crossing.row)
            let rate = abs(table[i * width + j])
            slope[Int(level[i])] += (costAbove[i] + costBelow[i]) * rate
            if slopeIsNegative(), !cautious {
                // Passing still pays: the row goes over to its other side.
                isAbove[i].toggle()
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
        let distance = -values[row] / table[row * width + j]
        let scale = 1 / table[row * width + j]
        table.withUnsafeMutableBufferPointer { table in
            for i in 0..<height where i != row && i != leaving && column[i] < 0 {
                let factor = table[i * width + j]
                if factor == 0 { continue }
                values[i] += factor * distance
                if abs(values[i]) < 1e-12 { values[i] = 0 }
                let multiple = factor * scale
                for k in 0..<width where k != j {
                    let entry = table[row * width + k]
                    if entry == 0 { continue }
                    var changed = table[i * width + k] - multiple * entry
                    if abs(changed) < 1e-12 { changed = 0 }
                    table[i * width + k] = changed
                }
                table[i * width + j] = multiple
            }
            // The leaving row: zero before, `distance` along its own column now.
            for k in 0..<width { table[leaving * width + k] = k == j ? scale : -table[row * width + k] * scale }
            for k in 0..<width { table[row * width + k] = k == j ? 1 : 0 }
        }
        values[leaving] = distance
        values[row] = 0
        active[j] = Int32(row)
        column[row] = Int32(j)
        column[leaving] = -1
    }
}
