/// The same problem as `LexicographicProblem` for one unknown: the answer is an interval that gets narrower level by level.
struct IntervalProblem {
    struct Row {
        /// The row is zero at this place.
        var place: Double
        /// Cost per unit of the unknown below and above the place; infinite cost doesn't exist: the level decides.
        var costBelow: Double
        var costAbove: Double
        var level: Int32
    }

    /// In order of level.
    var rows: [Row]

    /// The unknown's value, and whether the first level has to be violated for it.
    func solve() -> (value: Double, isUnique: Bool, cost: Double) {
        var low = -Double.infinity
        var high = Double.infinity
        var requiredCost = 0.0
        var start = 0
        while start < rows.count {
            var end = start
            while end < rows.count, rows[end].level == rows[start].level { end += 1 }
            narrow(&low, &high, start..<end)
            if rows[start].level == 0 {
                // The same anywhere in the interval.
                let place = low.isFinite ? low : high.isFinite ? high : 0
                for row in rows[start..<end] {
                    requiredCost += place > row.place ? row.costAbove * (place - row.place) : 0
                    requiredCost += place < row.place ? row.costBelow * (row.place - place) : 0
                }
            }
            if low == high { break }
            start = end
        }
        return (low == high ? low : min(max(0, low), high), low == high, requiredCost)
    }

    /// Cuts the interval down to where this level's cost, a convex and piecewise linear function, is smallest.
    private func narrow(_ low: inout Double, _ high: inout Double, _ level: Range<Int>) {
        if level.count == 1 {
            let row = rows[level.lowerBound]
            if row.costAbove > 0, row.place < high { high = max(low, row.place) }
            if row.costBelow > 0, row.place > low { low = min(high, row.place) }
            return
        }
        // Slope at the far left; each place adds both its costs.
        var slope = 0.0
        for row in rows[level] { slope -= row.costBelow }
        var left = low
        var right = high
        for row in rows[level].sorted(by: { $0.place < $1.place }) {
            let before = slope
            slope += row.costBelow + row.costAbove
            if before < -1e-12 { left = max(left, row.place) }
            if slope > 1e-12, before <= 1e-12 { right = min(right, row.place) }
            if slope > 1e-12 { break }
        }
        left = min(max(left, low), high)
        right = max(min(right, high), left)
        low = left
        high = right
    }
}
