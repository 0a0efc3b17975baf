extension LayoutSystem {
    /// A sum of unknowns is open if its part in any component is.
    mutating func isAmbiguous(_ variable: LayoutVariable) -> Bool {
        let v = Int(variable.index)
        var parts: [Int32: [LayoutTerm]] = [:]
        let start = Int(expansionStart[v])
        for i in start..<start + Int(expansionCount[v]) {
            let free = pool.variables[i]
            guard component[Int(free)] >= 0 else { return true }
            parts[component[Int(free)], default: []].append(
                LayoutTerm(LayoutVariable(index: free), pool.coefficients[i]))
        }
        return parts.contains { leavesOpen(Int($0.key), $0.value) }
    }

    private mutating func leavesOpen(_ home: Int, _ terms: [LayoutTerm]) -> Bool {
        let problem = Int(components[home].problem)
        if problem < 0 { return !solveInterval(home).isUnique }
        let unknowns = problems[problem].unknowns
        var coefficients = [Double](repeating: 0, count: unknowns.count)
        for term in terms {
            coefficients[Self.placeOfVariable(of: term.variable.index, in: unknowns)] = term.coefficient
        }
        return problems[problem].problem.leavesOpen(coefficients)
    }

    /// The number of unknowns in each component: what is really solved together.
    var componentSizes: [Int] {
        components.indices.filter { !components[$0].isVacant }.map { unknowns(of: $0).count }
    }

    /// The constraints and values as text, one constraint a line, for a person.
    func dump(_ name: (LayoutVariable) -> String) -> String {
        var lines: [String] = []
        for c in states.indices where states[c] != .removed {
            var left = ""
            for t in terms(of: c) {
                let factor = abs(termCoefficient[t]) == 1 ? "" : "\(short(abs(termCoefficient[t])))·"
                left += sign(termCoefficient[t], isFirst: left.isEmpty) + factor
                left += name(LayoutVariable(index: termVariable[t]))
            }
            if constants[c] != 0 || left.isEmpty {
                left += sign(constants[c], isFirst: left.isEmpty) + short(abs(constants[c]))
            }
            let relation = relations[c] == .equal ? "=" : relations[c] == .lessOrEqual ? "≤" : "≥"
            let priority = priorities[c] >= LayoutSolver.required ? "" : " @\(short(Double(priorities[c])))"
            lines.append("#\(c) \(left) \(relation) 0\(priority) [\(states[c])]")
        }
        for v in values.indices { lines.append("\(name(LayoutVariable(index: Int32(v)))) = \(short(values[v]))") }
        return lines.joined(separator: "\n")
    }

    private func sign(_ value: Double, isFirst: Bool) -> String {
        isFirst ? (value < 0 ? "-" : "") : value < 0 ? " - " : " + "
    }

    private func short(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
    }
}
