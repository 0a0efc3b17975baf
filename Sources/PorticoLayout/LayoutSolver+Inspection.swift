extension LayoutSolver {
    /// Whether the constraints leave the variable open: it could have another value, and none of them would be worse off.
    package func isAmbiguous(_ variable: LayoutVariable) -> Bool {
        let v = Int(variable.index)
        let start = Int(expansionStart[v])
        return (start..<start + Int(expansionCount[v])).contains { isFreeVariableAmbiguous(pool.variables[$0]) }
    }

    private func isFreeVariableAmbiguous(_ free: Int32) -> Bool {
        let home = Int(component[Int(free)])
        guard home >= 0 else { return true }
        if let interval = components[home].interval { return !interval.solve().isUnique }
        guard let problem = components[home].problem, let j = components[home].unknowns.firstIndex(of: free) else {
            return true
        }
        return problem.ambiguousUnknowns().contains(j)
    }

    /// How many unknowns each component has: what is really solved together.
    package var componentSizes: [Int] {
        components.filter { !$0.isVacant }.map(\.unknowns.count)
    }

    /// The constraints and values as text, one constraint a line, for a person.
    package func dump(_ name: (LayoutVariable) -> String) -> String {
        var lines: [String] = []
        for c in states.indices where states[c] != .removed {
            let left = terms(of: c).map { t in
                let factor = termCoefficient[t]
                let symbol = name(LayoutVariable(index: termVariable[t]))
                return factor == 1 ? symbol : factor == -1 ? "-" + symbol : "\(factor)·" + symbol
            }.joined(separator: " + ")
            let sign = relations[c] == .equal ? "=" : relations[c] == .lessOrEqual ? "≤" : "≥"
            let priority = priorities[c] >= Self.required ? "" : " @\(priorities[c])"
            lines.append("#\(c) \(left) + \(constants[c]) \(sign) 0\(priority) [\(states[c])]")
        }
        for v in values.indices { lines.append("\(name(LayoutVariable(index: Int32(v)))) = \(values[v])") }
        return lines.joined(separator: "\n")
    }
}
