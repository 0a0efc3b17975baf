extension LayoutSystem {
    /// Finds required constraints of a component that contradict each other, reports them with the definitions that they
    /// rest on, and takes the newest of its own constraints among them out.
    mutating func giveUp(in home: Int) {
        let unknowns = unknowns(of: home)
        var rows = constraints(of: home).filter { priorities[Int($0)] >= LayoutSolver.required }
        guard isContradictory(rows, unknowns) else { return }
        // What can go without making peace has no part in it. Newest first, so that the oldest explanation is left.
        for c in rows.sorted(by: >) {
            let rest = rows.filter { $0 != c }
            if isContradictory(rest, unknowns) { rows = rest }
        }
        guard let newest = rows.max() else { return }
        let combination = Array(zip(rows, cancellingFactors(of: rows, unknowns)))
        states[Int(newest)] = .check
        if !checked.contains(newest) { checked.append(newest) }
        dissolveComponent(Int32(home))
        reportConflict(combination, dropping: LayoutConstraintID(index: newest))
    }

    private mutating func isContradictory(_ rows: [Int32], _ unknowns: [Int32]) -> Bool {
        requiredProblem(rows, unknowns).isAnyViolated(rows.count)
    }

    /// Factors with which the rows of a minimal contradiction add up to nothing but a constant. They exist and are unique up
    /// to scale: found by eliminating the rows' coefficients while keeping account of what was added to what.
    private mutating func cancellingFactors(of rows: [Int32], _ unknowns: [Int32]) -> [Double] {
        var work: [(coefficients: [Double], factors: [Double])] = rows.indices.map { i in
            (coefficients(of: rows[i], unknowns), rows.indices.map { $0 == i ? 1 : 0 })
        }
        for j in unknowns.indices {
            guard let pivot = work.indices.max(by: { abs(work[$0].coefficients[j]) < abs(work[$1].coefficients[j]) }),
                abs(work[pivot].coefficients[j]) > 1e-9
            else { continue }
            let used = work.remove(at: pivot)
            for i in work.indices {
                let multiple = work[i].coefficients[j] / used.coefficients[j]
                if multiple == 0 { continue }
                for k in unknowns.indices { work[i].coefficients[k] -= multiple * used.coefficients[k] }
                for k in rows.indices { work[i].factors[k] -= multiple * used.factors[k] }
            }
        }
        return work.first?.factors ?? rows.map { _ in 1 }
    }

    private mutating func coefficients(of c: Int32, _ unknowns: [Int32]) -> [Double] {
        _ = accumulate(Int(c))
        var result = [Double](repeating: 0, count: unknowns.count)
        for term in accumulator {
            result[Self.placeOfVariable(of: term.variable.index, in: unknowns)] = term.coefficient
        }
        return result
    }

    private mutating func requiredProblem(_ rows: [Int32], _ unknowns: [Int32]) -> LexicographicProblem {
        let made = rows.map { c in
            LexicographicProblem.Row(
                coefficients: coefficients(of: c, unknowns), constant: expandedConstant(Int(c)),
                relation: relations[Int(c)], level: 0)
        }
        var problem = LexicographicProblem(width: unknowns.count, rows: made, levels: 1)
        problem.solveProblem()
        return problem
    }

    /// Notes a conflict: the combination itself and each definition that doesn't cancel out in it.
    mutating func reportConflict(_ combination: [(Int32, Double)], dropping dropped: LayoutConstraintID) {
        var factors: [Int32: Double] = [:]
        var form: [Int32: Double] = [:]
        for (c, factor) in combination {
            factors[c, default: 0] += factor
            for t in terms(of: Int(c)) { form[termVariable[t], default: 0] += factor * termCoefficient[t] }
        }
        // Defined variables are replaced in an order where each comes after all that are defined by it.
        for variable in definedVariables(below: Array(form.keys).sorted()) {
            guard let amount = form[variable], abs(amount) > 1e-9 else { continue }
            let c = Int(definition[Int(variable)])
            guard let own = terms(of: c).first(where: { termVariable[$0] == variable }) else { continue }
            let factor = -amount / termCoefficient[own]
            factors[Int32(c), default: 0] += factor
            for t in terms(of: c) { form[termVariable[t], default: 0] += factor * termCoefficient[t] }
        }
        let members = factors.filter { abs($0.value) > 1e-9 }.keys.sorted().map { LayoutConstraintID(index: $0) }
        conflicts.append(LayoutConflict(constraints: members, dropped: dropped))
    }

    /// The defined variables that the given ones rest on, users before what they use.
    private mutating func definedVariables(below roots: [Int32]) -> [Int32] {
        let mark = nextMark()
        var finished: [Int32] = []
        // A negative entry, -1 - v, means: all below v is finished.
        var work = Array(roots.reversed())
        while let next = work.popLast() {
            if next < 0 {
                finished.append(-1 - next)
                continue
            }
            guard variableMark[Int(next)] != mark, definition[Int(next)] >= 0 else { continue }
            variableMark[Int(next)] = mark
            work.append(-1 - next)
            for t in terms(of: Int(definition[Int(next)])) where termVariable[t] != next {
                work.append(termVariable[t])
            }
        }
        return finished.reversed()
    }
}
