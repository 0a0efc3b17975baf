/// Core constraints that share free variables. One with a single unknown is a few rows of `LayoutSystem.intervalRows`.
struct LayoutComponent {
    var isVacant = false
    var isDirty = false
    /// The unknown of a component with one.
    var unknown: Int32 = -1
    var rowStart: Int32 = 0
    var rowCount: Int32 = 0
    var rowCapacity: Int32 = 0
    /// Its place in `LayoutSystem.problems`, or -1 with a single unknown.
    var problem: Int32 = -1
}

/// A component of more than one unknown.
struct CoupledProblem {
    /// By row.
    var constraints: [Int32]
    /// In order.
    var unknowns: [Int32]
    var problem: LexicographicProblem
}

/// Core constraints on the way to their component, each with its expansion.
struct HomelessRows {
    var constraints: [Int32] = []
    var constants: [Double] = []
    var termStart: [Int32] = []
    var terms: [LayoutTerm] = []

    mutating func removeAll() {
        constraints.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
        termStart.removeAll(keepingCapacity: true)
        terms.removeAll(keepingCapacity: true)
    }

    mutating func appendConstraint(_ constraint: Int32, _ expansion: [LayoutTerm], _ constant: Double) {
        constraints.append(constraint)
        constants.append(constant)
        termStart.append(Int32(terms.count))
        terms.append(contentsOf: expansion)
    }

    func terms(of row: Int) -> ArraySlice<LayoutTerm> {
        let end = row + 1 < termStart.count ? Int(termStart[row + 1]) : terms.count
        return terms[Int(termStart[row])..<end]
    }
}
