/// Terms of all expansions in two arrays, so that no variable owns a heap object.
struct TermPool {
    private(set) var variables: [Int32] = []
    private(set) var coefficients: [Double] = []

    mutating func append(_ variable: Int32, _ coefficient: Double) -> Int32 {
        variables.append(variable)
        coefficients.append(coefficient)
        return Int32(variables.count - 1)
    }

    /// Puts a list where an old one was if it fits there, else at the end.
    mutating func store(_ terms: [LayoutTerm], over start: Int32, capacity: Int32) -> Int32 {
        if terms.count <= Int(capacity) {
            for (i, term) in terms.enumerated() {
                variables[Int(start) + i] = term.variable.index
                coefficients[Int(start) + i] = term.coefficient
            }
            return start
        }
        let new = Int32(variables.count)
        for term in terms {
            variables.append(term.variable.index)
            coefficients.append(term.coefficient)
        }
        return new
    }
}
