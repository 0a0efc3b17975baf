extension LayoutSystem {
    mutating func isAmbiguous(_ variable: LayoutVariable) -> Bool {
        let v = Int(variable.index)
        let start = Int(expansionStart[v])
        for i in start..<start + Int(expansionCount[v]) where isFreeVariableAmbiguous(pool.variables[i]) { return true }
        return false
    }

    private mutating func isFreeVariableAmbiguous(_ free: Int32) -> Bool {
        let home = Int(component[Int(free)])
        guard home >= 0 else { return true }
        let problem = Int(components[home].problem)
        if problem < 0 { return !solveInterval(home).isUnique }
        return problems[problem].problem.ambiguousUnknowns().contains(
            Self.place(of: free, in: problems[problem].unknowns))
    }

    /// How many unknowns each component has: what is really solved together.
    var componentSizes: [Int] {
        components.indices.filter { !components[$0].isVacant }.map { unknowns(of: $0).count }
    }

    /// The constraints and values as text, one constraint a line, for a person.
    func dump(_ name: (LayoutVariable) -> String) -> String {
        var lines: [String] = []
        for c in states.indices where states[c] != .removed {
            let left = terms(of: c).map { t in
                let factor = termCoefficient[t]
                let symbol = name(LayoutVariable(index: termVariable[t]))
                return factor == 1 ? symbol : factor == -1 ? "-" + symbol : "\(factor)·" + symbol
            }.joined(separator: " + ")
            let sign = relations[c] == .equal ? "=" : relations[c] == .lessOrEqual ? "≤" : "≥"
            let priority = priorities[c] >= LayoutSolver.required ? "" : " @\(priorities[c])"
            lines.append("#\(c) \(left) + \(constants[c]) \(sign) 0\(priority) [\(states[c])]")
        }
        for v in values.indices { lines.append("\(name(LayoutVariable(index: Int32(v)))) = \(values[v])") }
        return lines.joined(separator: "\n")
    }
}
