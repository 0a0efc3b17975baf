/// A constraint on one unknown: its cost grows on one or both sides of a place.
struct IntervalRow {
    let constraint: Int32
    let priority: Float
    let coefficient: Double
    /// Cost per unit of the unknown below and above the place.
    let costBelow: Double
    let costAbove: Double
    var place: Double

    init(constraint: Int32, coefficient: Double, constant: Double, relation: LayoutRelation, priority: Float) {
        self.constraint = constraint
        self.priority = priority
        self.coefficient = coefficient
        // `coefficient·x + constant ≤ 0` costs above the place for a positive factor, below it for a negative one.
        let upper: LayoutRelation = coefficient > 0 ? .lessOrEqual : .greaterOrEqual
        let weight = abs(coefficient)
        costAbove = relation == .equal || relation == upper ? weight : 0
        costBelow = relation == .equal || relation != upper ? weight : 0
        place = -constant / coefficient
    }
}

/// The same problem as `LexicographicProblem` for one unknown: the answer is an interval that gets narrower level by level.
struct IntervalProblem {
    /// In order of priority, the highest first.
    let rows: UnsafeBufferPointer<IntervalRow>
    private(set) var low = -Double.infinity
    private(set) var high = Double.infinity

    init(rows: UnsafeBufferPointer<IntervalRow>) { self.rows = rows }

    /// What is taken where several would do: the only bound there is, else what is nearest to zero. Less of a length is always allowed.
    func choice(isLength: Bool) -> Double {
        if low == -.infinity, high.isFinite, !isLength { return high }
        return min(max(0, low), high)
    }

    /// Finds the interval. Returns what the required rows are off by in it.
    @inline(__always) mutating func solve(_ order: inout [Int32]) -> Double {
        var requiredCost = 0.0
        var start = 0
        while start < rows.count {
            let priority = rows[start].priority
            var end = start + 1
            while end < rows.count, rows[end].priority == priority { end += 1 }
            if end == start + 1 { narrowRow(rows[start]) } else { narrowLevel(start..<end, &order) }
            if priority >= LayoutSolver.required { requiredCost = cost(start..<end) }
            if low == high { break }
            start = end
        }
        return requiredCost
    }

    /// The same anywhere in the interval.
    private func cost(_ level: Range<Int>) -> Double {
        let place = low.isFinite ? low : high.isFinite ? high : 0
        var sum = 0.0
        for i in level {
            let row = rows[i]
            if place > row.place { sum += row.costAbove * (place - row.place) }
            if place < row.place { sum += row.costBelow * (row.place - place) }
        }
        return sum
    }

    private mutating func narrowRow(_ row: IntervalRow) {
        if row.costAbove > 0, row.place < high { high = max(low, row.place) }
        if row.costBelow > 0, row.place > low { low = min(high, row.place) }
    }

    /// Cuts the interval down to where this level's cost, a convex and piecewise linear function, is smallest.
    private mutating func narrowLevel(_ level: Range<Int>, _ order: inout [Int32]) {
        // Slope at the far left; each place adds both its costs.
        var slope = 0.0
        for i in level { slope -= rows[i].costBelow }
        sortLevel(level, into: &order)
        var left = low
        var right = high
        for i in order {
            let row = rows[Int(i)]
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

    private func sortLevel(_ level: Range<Int>, into order: inout [Int32]) {
        order.removeAll(keepingCapacity: true)
        for i in level { order.append(Int32(i)) }
        // By insertion, which asks for no memory, while that is no slower.
        if order.count > 32 {
            order.sort { rows[Int($0)].place < rows[Int($1)].place }
            return
        }
        for i in 1..<order.count {
            var at = i
            while at > 0, rows[Int(order[at])].place < rows[Int(order[at - 1])].place {
                order.swapAt(at, at - 1)
                at -= 1
            }
        }
    }
}
