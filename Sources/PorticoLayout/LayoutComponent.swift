/// Core constraints that share free variables, and their problem.
struct LayoutComponent {
    var constraints: [Int32] = []
    var unknowns: [Int32] = []
    /// Nil for a component of one unknown: `IntervalProblem` answers that without a table.
    var problem: LexicographicProblem?
    var interval: IntervalProblem?
    var isVacant = false
}
