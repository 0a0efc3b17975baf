/// Terms of all expansions in two arrays, so that no variable owns a heap object.
struct TermPool {
    private(set) var variables: [Int32] = []
    private(set) var coefficients: [Double] = []

    mutating func append(_ variable: Int32, _ coefficient: Double) -> Int32 {
        variables.append(variable)
        coefficients.append(coefficient)
        return Int32(variables.count - 1)
    }

    /// Puts a list where an old one was if it fits there, else at the end, in a place of twice the size: what a growing list
    /// leaves behind is never more than it needs.
    mutating func storeTerms(_ terms: [LayoutTerm], at start: inout Int32, capacity: inout Int32) {
        if terms.count > Int(capacity) {
            start = Int32(variables.count)
            capacity = Int32(terms.count) * 2
            for _ in 0..<capacity { _ = append(0, 0) }
        }
        for (i, term) in terms.enumerated() {
            variables[Int(start) + i] = term.variable.index
            coefficients[Int(start) + i] = term.coefficient
        }
    }
}
