extension LayoutSystem {
    /// Takes a component apart: its constraints are placed again in the next `updateCore()`.
    mutating func dissolveComponent(_ index: Int32) {
        guard index >= 0, !components[Int(index)].isVacant else { return }
        let i = Int(index)
        for row in 0..<rowCount(of: i) {
            let c = constraint(ofRow: row, in: i)
            coreComponent[Int(c)] = -1
            if states[Int(c)] == .core { dirtyCore.append(c) }
        }
        let problem = Int(components[i].problem)
        if problem >= 0 {
            for v in problems[problem].unknowns where component[Int(v)] == index { component[Int(v)] = -1 }
            problems[problem] = .vacant
            vacantProblems.append(Int32(problem))
            components[i].problem = -1
        } else {
            let v = Int(components[i].unknown)
            if component[v] == index { component[v] = -1 }
            components[i].rowCount = 0
        }
        components[i].isVacant = true
        vacantComponents.append(index)
    }

    private func rowCount(of home: Int) -> Int {
        let problem = Int(components[home].problem)
        return problem >= 0 ? problems[problem].constraints.count : Int(components[home].rowCount)
    }

    private func constraint(ofRow row: Int, in home: Int) -> Int32 {
        let problem = Int(components[home].problem)
        return problem >= 0
            ? problems[problem].constraints[row] : intervalRows[Int(components[home].rowStart) + row].constraint
    }

    func constraints(of home: Int) -> [Int32] { (0..<rowCount(of: home)).map { constraint(ofRow: $0, in: home) } }

    func unknowns(of home: Int) -> [Int32] {
        let problem = Int(components[home].problem)
        return problem >= 0 ? problems[problem].unknowns : [components[home].unknown]
    }

    // MARK: - From constraints to components

    /// Gives dirty core constraints their component. A changed constant alone leaves the component's shape and place.
    mutating func updateCore() {
        var next = 0
        while next < dirtyCore.count {
            let c = Int(dirtyCore[next])
            next += 1
            guard states[c] == .core || states[c] == .check else { continue }
            if coreComponent[c] >= 0 {
                if !hasNewShapes {
                    setRowConstant(expandedConstant(c), of: c)
                    continue
                }
                let constant = accumulate(c)
                if hasKeptShape(c) {
                    setRowConstant(constant, of: c)
                } else {
                    // Appends the whole component, this constraint too.
                    dissolveComponent(coreComponent[c])
                }
                continue
            }
            // Once a round: -2 is "has been seen".
            guard coreComponent[c] == -1 else { continue }
            let constant = accumulate(c)
            if accumulator.isEmpty {
                settleRow(c, residual: constant)
                continue
            }
            if states[c] == .check, !conflicts.isEmpty { conflicts.removeAll { $0.dropped.index == Int32(c) } }
            states[c] = .core
            coreComponent[c] = -2
            homeless.appendConstraint(Int32(c), accumulator, constant)
            for term in accumulator { dissolveComponent(component[Int(term.variable.index)]) }
        }
        dirtyCore.removeAll(keepingCapacity: true)
        hasNewShapes = false
        if !homeless.constraints.isEmpty {
            groupRows()
            homeless.removeAll()
        }
    }

    /// A constraint without free variables either holds or doesn't; if it is required and doesn't, it is given up.
    private mutating func settleRow(_ c: Int, residual: Double) {
        let isViolated: Bool =
            switch relations[c] {
            case .equal: abs(residual) > 1e-6
            case .lessOrEqual: residual > 1e-6
            case .greaterOrEqual: residual < -1e-6
            }
        if states[c] != .check {
            states[c] = .check
            checked.append(Int32(c))
        }
        let id = LayoutConstraintID(index: Int32(c))
        if !conflicts.isEmpty { conflicts.removeAll { $0.dropped == id } }
        if isViolated, priorities[c] >= LayoutSolver.required { reportConflict([(Int32(c), 1)], dropping: id) }
    }

    /// Whether the expansion in `accumulator` has the coefficients that the constraint's component knows.
    private func hasKeptShape(_ c: Int) -> Bool {
        let home = Int(coreComponent[c])
        let row = Int(coreRow[c])
        let problem = Int(components[home].problem)
        if problem >= 0 {
            return problems[problem].problem.given(row, matches: accumulator, of: problems[problem].unknowns)
        }
        return accumulator.count == 1 && accumulator[0].variable.index == components[home].unknown
            && accumulator[0].coefficient == intervalRows[Int(components[home].rowStart) + row].coefficient
    }

    private mutating func setRowConstant(_ constant: Double, of c: Int) {
        let home = Int(coreComponent[c])
        let row = Int(coreRow[c])
        let problem = Int(components[home].problem)
        if problem >= 0 {
            problems[problem].problem.setConstant(constant, row: row)
        } else {
            let at = Int(components[home].rowStart) + row
            intervalRows[at].place = -constant / intervalRows[at].coefficient
        }
        markDirty(home)
    }

    private mutating func markDirty(_ home: Int) {
        guard !components[home].isDirty else { return }
        components[home].isDirty = true
        dirtyComponents.append(Int32(home))
    }

    /// Forms components from the homeless constraints, by joining those that share a free variable.
    private mutating func groupRows() {
        let count = homeless.constraints.count
        // A forest: `parent[i]` leads to the row that stands for i's group.
        var parent = (0..<Int32(count)).map { $0 }
        func root(_ i: Int32) -> Int32 {
            var i = i
            while parent[Int(i)] != i {
                parent[Int(i)] = parent[Int(parent[Int(i)])]
                i = parent[Int(i)]
            }
            return i
        }
        // While grouping, a free variable's `component` holds -2 - (a row that mentions it).
        for i in 0..<count {
            for term in homeless.terms(of: i) {
                let v = Int(term.variable.index)
                if component[v] <= -2 {
                    let (a, b) = (root(-2 - component[v]), root(Int32(i)))
                    parent[Int(max(a, b))] = min(a, b)
                } else {
                    component[v] = Int32(-2 - i)
                }
            }
        }
        // Chains of the rows of each group, in order: the root is its first row.
        var nextInGroup = [Int32](repeating: -1, count: count)
        var last = parent
        for i in 0..<count {
            let first = Int(root(Int32(i)))
            if first == i { continue }
            nextInGroup[Int(last[first])] = Int32(i)
            last[first] = Int32(i)
        }
        var rows: [Int32] = []
        for i in 0..<count where parent[i] == Int32(i) {
            rows.removeAll(keepingCapacity: true)
            var row = Int32(i)
            while row >= 0 {
                rows.append(row)
                row = nextInGroup[Int(row)]
            }
            buildRows(&rows)
        }
    }

    private mutating func makeComponent() -> Int {
        if let index = vacantComponents.popLast() {
            components[Int(index)].isVacant = false
            return Int(index)
        }
        components.append(LayoutComponent())
        return components.count - 1
    }

    /// Makes a component of homeless rows.
    private mutating func buildRows(_ rows: inout [Int32]) {
        sortByPriority(&rows)
        let home = makeComponent()
        var unknowns: [Int32] = []
        for row in rows {
            for term in homeless.terms(of: Int(row)) where component[Int(term.variable.index)] != Int32(home) {
                component[Int(term.variable.index)] = Int32(home)
                unknowns.append(term.variable.index)
            }
        }
        for (at, row) in rows.enumerated() {
            let c = Int(homeless.constraints[Int(row)])
            coreComponent[c] = Int32(home)
            coreRow[c] = Int32(at)
        }
        if unknowns.count == 1 {
            components[home].unknown = unknowns[0]
            buildInterval(home, rows)
        } else {
            unknowns.sort()
            buildProblem(home, rows, unknowns)
        }
        markDirty(home)
    }

    /// The highest first; what is as high, in the order of the constraints.
    private func sortByPriority(_ rows: inout [Int32]) {
        func precedes(_ a: Int32, _ b: Int32) -> Bool {
            let (a, b) = (homeless.constraints[Int(a)], homeless.constraints[Int(b)])
            let (p, q) = (priorities[Int(a)], priorities[Int(b)])
            return p != q ? p > q : a < b
        }
        if rows.count > 32 {
            rows.sort(by: precedes)
            return
        }
        for i in 1..<max(1, rows.count) {
            var at = i
            while at > 0, precedes(rows[at], rows[at - 1]) {
                rows.swapAt(at, at - 1)
                at -= 1
            }
        }
    }

    private mutating func buildInterval(_ home: Int, _ rows: [Int32]) {
        var start = Int(components[home].rowStart)
        if rows.count > Int(components[home].rowCapacity) {
            start = intervalRows.count
            components[home].rowStart = Int32(start)
            components[home].rowCapacity = Int32(rows.count)
        }
        for (offset, row) in rows.enumerated() {
            let c = Int(homeless.constraints[Int(row)])
            let made = IntervalRow(
                constraint: Int32(c), coefficient: homeless.terms[Int(homeless.termStart[Int(row)])].coefficient,
                constant: homeless.constants[Int(row)],
                relation: relations[c], priority: priorities[c])
            if start + offset == intervalRows.count {
                intervalRows.append(made)
            } else {
                intervalRows[start + offset] = made
            }
        }
        components[home].rowCount = Int32(rows.count)
    }

    private mutating func buildProblem(_ home: Int, _ rows: [Int32], _ unknowns: [Int32]) {
        var made: [LexicographicProblem.Row] = []
        var level = 0
        var last = LayoutSolver.required
        for row in rows {
            let c = Int(homeless.constraints[Int(row)])
            // Level 0 is kept for what must hold.
            if priorities[c] != last { (level, last) = (level + 1, priorities[c]) }
            var terms = homeless.terms(of: Int(row)).map { term in
                LexicographicProblem.Term(
                    column: Int32(Self.placeOfVariable(of: term.variable.index, in: unknowns)),
                    coefficient: term.coefficient)
            }
            if terms.count > 1 { terms.sort { $0.column < $1.column } }
            made.append(
                .init(terms: terms, constant: homeless.constants[Int(row)], relation: relations[c], level: level))
        }
        let problem = CoupledProblem(
            constraints: rows.map { homeless.constraints[Int($0)] }, unknowns: unknowns,
            problem: LexicographicProblem(
                width: unknowns.count, rows: made, levels: level + 1, wanted: onlyBounds(made, unknowns)))
        if let vacant = vacantProblems.popLast() {
            problems[Int(vacant)] = problem
            components[home].problem = vacant
        } else {
            problems.append(problem)
            components[home].problem = Int32(problems.count - 1)
        }
    }

    /// The rows that are the only bound of a place: an upper one, with nothing that keeps the place from below. It is taken, as
    /// `IntervalProblem.choice(isLength:)` takes it for a place alone. Lengths are as small as they may be.
    private func onlyBounds(_ rows: [LexicographicProblem.Row], _ unknowns: [Int32]) -> [Int] {
        guard rows.contains(where: { $0.relation != .equal }) else { return [] }
        // By unknown: -1 before the first row that bounds it, -2 once a row keeps it from the other side, too.
        var bounds = [Int](repeating: -1, count: unknowns.count)
        for (index, row) in rows.enumerated() {
            for term in row.terms where bounds[Int(term.column)] != -2 {
                let j = Int(term.column)
                if row.relation != (term.coefficient > 0 ? .lessOrEqual : .greaterOrEqual) {
                    bounds[j] = -2
                } else if bounds[j] == -1 {
                    bounds[j] = index
                }
            }
        }
        var found: [Int] = []
        var isFound = [Bool](repeating: false, count: rows.count)
        for j in unknowns.indices where !lengths[Int(unknowns[j])] && bounds[j] >= 0 && !isFound[bounds[j]] {
            isFound[bounds[j]] = true
            found.append(bounds[j])
        }
        return found
    }

    /// By halving: unknowns are in order.
    static func placeOfVariable(of variable: Int32, in unknowns: [Int32]) -> Int {
        var (low, high) = (0, unknowns.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if unknowns[middle] < variable { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: - Solving

    /// Solves what is dirty and brings the values that hang on it up to date. A component that contradicts itself loses a
    /// constraint; the rest of it is dirty again then.
    mutating func solveComponents() {
        moved.removeAll(keepingCapacity: true)
        contradictory.removeAll(keepingCapacity: true)
        for slot in dirtyComponents {
            let home = Int(slot)
            components[home].isDirty = false
            guard !components[home].isVacant else { continue }
            let problem = Int(components[home].problem)
            if problem >= 0 {
                if solveProblem(problem) { contradictory.append(slot) }
            } else {
                let (value, _, cost) = solveInterval(home)
                if setValue(value, of: Int(components[home].unknown)) { moved.append(components[home].unknown) }
                if cost > 1e-6 { contradictory.append(slot) }
            }
        }
        dirtyComponents.removeAll(keepingCapacity: true)
        if !moved.isEmpty {
            collectAffected(from: moved, notingCore: false)
            for v in affected where definition[Int(v)] >= 0 { refreshValue(Int(v)) }
        }
        for slot in contradictory where !components[Int(slot)].isVacant { giveUp(in: Int(slot)) }
    }

    /// The unknown's value, whether another would do as well, and what its required rows are off by.
    @inline(__always) mutating func solveInterval(_ home: Int) -> (value: Double, isUnique: Bool, cost: Double) {
        let start = Int(components[home].rowStart)
        let count = Int(components[home].rowCount)
        let (problem, cost) = intervalRows.withUnsafeBufferPointer { rows in
            var problem = IntervalProblem(rows: UnsafeBufferPointer(rebasing: rows[start..<start + count]))
            let cost = problem.solve(&order)
            return (problem, cost)
        }
        guard problem.low != problem.high else { return (problem.low, true, cost) }
        let isLength = lengths[Int(components[home].unknown)]
        return (problem.choice(isLength: isLength), problem.high - problem.low <= 1e-9, cost)
    }

    /// Returns whether its required rows contradict each other.
    private mutating func solveProblem(_ index: Int) -> Bool {
        problems[index].problem.solveProblem()
        for j in problems[index].unknowns.indices {
            let v = problems[index].unknowns[j]
            if setValue(problems[index].problem.value(j), of: Int(v)) { moved.append(v) }
        }
        for row in problems[index].constraints.indices {
            if priorities[Int(problems[index].constraints[row])] < LayoutSolver.required { return false }
            if problems[index].problem.isViolated(row) { return true }
        }
        return false
    }
}

extension CoupledProblem {
    static var vacant: CoupledProblem {
        CoupledProblem(
            constraints: [], unknowns: [], problem: LexicographicProblem(width: 0, rows: [], levels: 0))
    }
}
