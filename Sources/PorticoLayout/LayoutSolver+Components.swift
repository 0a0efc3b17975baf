extension LayoutSolver {
    /// Takes a component apart: its constraints are placed again in the next `updateCore()`.
    func dissolve(_ index: Int32) {
        guard index >= 0, !components[Int(index)].isVacant else { return }
        let i = Int(index)
        for c in components[i].constraints {
            coreComponent[Int(c)] = -1
            if states[Int(c)] == .core { dirtyCore.append(c) }
        }
        for v in components[i].unknowns where component[Int(v)] == index { component[Int(v)] = -1 }
        components[i].constraints.removeAll(keepingCapacity: true)
        components[i].unknowns.removeAll(keepingCapacity: true)
        components[i].problem = nil
        components[i].interval = nil
        components[i].isVacant = true
        vacantComponents.append(index)
    }

    /// Gives dirty core constraints their component. A changed constant alone leaves the component's shape and place.
    func updateCore() {
        var homeless: [Int32] = []
        var next = 0
        let seen = nextMark()
        while next < dirtyCore.count {
            let c = dirtyCore[next]
            next += 1
            guard states[Int(c)] == .core || states[Int(c)] == .check, constraintMark[Int(c)] != seen else { continue }
            if coreComponent[Int(c)] >= 0, keepsShape(Int(c)) { continue }
            if coreComponent[Int(c)] >= 0 {
                // Dissolving appends the whole component, this constraint too.
                dissolve(coreComponent[Int(c)])
                continue
            }
            accumulator.removeAll(keepingCapacity: true)
            let constant = accumulate(Int(c))
            constraintMark[Int(c)] = seen
            if accumulator.isEmpty {
                settle(Int(c), residual: constant)
                continue
            }
            states[Int(c)] = .core
            homeless.append(c)
            for term in accumulator { dissolve(component[Int(term.variable.index)]) }
        }
        dirtyCore.removeAll(keepingCapacity: true)
        if !homeless.isEmpty { group(homeless) }
    }

    /// A constraint without free variables either holds or doesn't; if it is required and doesn't, it is given up.
    private func settle(_ c: Int, residual: Double) {
        states[c] = .check
        let isViolated: Bool =
            switch relations[c] {
            case .equal: abs(residual) > 1e-6
            case .lessOrEqual: residual > 1e-6
            case .greaterOrEqual: residual < -1e-6
            }
        checked.append(Int32(c))
        let id = LayoutConstraintID(index: Int32(c))
        if !conflicts.isEmpty { conflicts.removeAll { $0.dropped == id } }
        if isViolated, priorities[c] >= Self.required { report([(Int32(c), 1)], dropping: id) }
    }

    /// Whether the constraint's row has the coefficients that its component knows; takes over its constant if so.
    private func keepsShape(_ c: Int) -> Bool {
        let home = Int(coreComponent[c])
        accumulator.removeAll(keepingCapacity: true)
        let constant = accumulate(c)
        let row = Int(coreRow[c])
        if components[home].problem != nil {
            guard components[home].problem!.given(row, matches: accumulator, of: components[home].unknowns) else {
                return false
            }
            components[home].problem!.setConstant(constant, row: row)
        } else {
            guard accumulator.count == 1, accumulator[0].variable.index == components[home].unknowns[0] else {
                return false
            }
            components[home].interval!.rows[row] = intervalRow(
                c, coefficient: accumulator[0].coefficient, constant: constant,
                level: components[home].interval!.rows[row].level)
        }
        dirtyComponents.append(Int32(home))
        return true
    }

    /// Forms components from constraints that have none, by joining those that share a free variable.
    private func group(_ homeless: [Int32]) {
        // A forest over the list: `parent[i]` leads to the list index that stands for i's group.
        var parent = Array(0..<homeless.count)
        func root(_ i: Int) -> Int {
            var i = i
            while parent[i] != i {
                parent[i] = parent[parent[i]]
                i = parent[i]
            }
            return i
        }
        // While grouping, a free variable's `component` holds -2 - (list index of a constraint that mentions it).
        for (i, c) in homeless.enumerated() {
            accumulator.removeAll(keepingCapacity: true)
            _ = accumulate(Int(c))
            for term in accumulator {
                let v = Int(term.variable.index)
                if component[v] <= -2 {
                    let (a, b) = (root(-2 - Int(component[v])), root(i))
                    parent[max(a, b)] = min(a, b)
                } else {
                    component[v] = Int32(-2 - i)
                }
            }
        }
        var slots = [Int32](repeating: -1, count: homeless.count)
        var touched: [Int32] = []
        for (i, c) in homeless.enumerated() {
            let group = root(i)
            if slots[group] < 0 {
                slots[group] = makeComponent()
                touched.append(slots[group])
            }
            components[Int(slots[group])].constraints.append(c)
            coreComponent[Int(c)] = slots[group]
        }
        for slot in touched { build(slot) }
    }

    private func makeComponent() -> Int32 {
        if let index = vacantComponents.popLast() {
            components[Int(index)].isVacant = false
            return index
        }
        components.append(LayoutComponent())
        return Int32(components.count - 1)
    }

    /// Writes a component's problem from its constraints' expansions.
    private func build(_ slot: Int32) {
        let home = Int(slot)
        components[home].constraints.sort {
            priorities[Int($0)] != priorities[Int($1)] ? priorities[Int($0)] > priorities[Int($1)] : $0 < $1
        }
        var unknowns: [Int32] = []
        for c in components[home].constraints {
            accumulator.removeAll(keepingCapacity: true)
            _ = accumulate(Int(c))
            for term in accumulator where component[Int(term.variable.index)] != slot {
                component[Int(term.variable.index)] = slot
                unknowns.append(term.variable.index)
            }
        }
        if unknowns.count > 1 { unknowns.sort() }
        var level = -1
        var last: Float = .infinity
        var levels: [Int] = []
        for c in components[home].constraints {
            let priority = priorities[Int(c)]
            if priority != last { (level, last) = (level + 1, priority) }
            // Level 0 is kept for what must hold.
            if levels.isEmpty, priority < Self.required { level = 1 }
            levels.append(level)
        }
        components[home].unknowns = unknowns
        if unknowns.count == 1 {
            var rows: [IntervalProblem.Row] = []
            rows.reserveCapacity(levels.count)
            for (row, c) in components[home].constraints.enumerated() {
                coreRow[Int(c)] = Int32(row)
                accumulator.removeAll(keepingCapacity: true)
                let constant = accumulate(Int(c))
                rows.append(
                    intervalRow(
                        Int(c), coefficient: accumulator[0].coefficient, constant: constant, level: Int32(levels[row])))
            }
            components[home].interval = IntervalProblem(rows: rows)
        } else {
            var rows: [LexicographicProblem.Row] = []
            for (row, c) in components[home].constraints.enumerated() {
                coreRow[Int(c)] = Int32(row)
                accumulator.removeAll(keepingCapacity: true)
                let constant = accumulate(Int(c))
                var coefficients = [Double](repeating: 0, count: unknowns.count)
                for term in accumulator {
                    guard let j = unknowns.firstIndex(of: term.variable.index) else { continue }
                    coefficients[j] = term.coefficient
                }
                rows.append(
                    .init(
                        coefficients: coefficients, constant: constant, relation: relations[Int(c)], level: levels[row])
                )
            }
            components[home].problem = LexicographicProblem(width: unknowns.count, rows: rows, levels: level + 1)
        }
        dirtyComponents.append(slot)
    }

    private func intervalRow(_ c: Int, coefficient: Double, constant: Double, level: Int32) -> IntervalProblem.Row {
        let weight = abs(coefficient)
        // `coefficient·x + constant ≤ 0` costs above the place for a positive factor, below it for a negative one.
        let upper: LayoutRelation = coefficient > 0 ? .lessOrEqual : .greaterOrEqual
        let relation = relations[c]
        let costsAbove = relation == .equal || relation == upper
        let costsBelow = relation == .equal || relation != upper
        return .init(
            place: -constant / coefficient, costBelow: costsBelow ? weight : 0, costAbove: costsAbove ? weight : 0,
            level: level)
    }

    /// Solves what is dirty and brings the values that hang on it up to date. A component that contradicts itself loses a
    /// constraint; the rest of it is dirty again then.
    func solveComponents() {
        moved.removeAll(keepingCapacity: true)
        var contradictory: [Int32] = []
        for slot in dirtyComponents where !components[Int(slot)].isVacant {
            let home = Int(slot)
            if components[home].interval != nil {
                let (value, _, cost) = components[home].interval!.solve()
                take(value, for: components[home].unknowns[0])
                if cost > 1e-6 { contradictory.append(slot) }
            } else if components[home].problem != nil {
                components[home].problem!.solve()
                for (j, v) in components[home].unknowns.enumerated() {
                    take(components[home].problem!.value(j), for: v)
                }
                for (row, c) in components[home].constraints.enumerated()
                where priorities[Int(c)] >= Self.required && components[home].problem!.isViolated(row) {
                    contradictory.append(slot)
                    break
                }
            }
        }
        dirtyComponents.removeAll(keepingCapacity: true)
        if !moved.isEmpty {
            collectAffected(from: moved, notingCore: false)
            for v in affected where definition[Int(v)] >= 0 { refreshValue(Int(v)) }
        }
        for slot in contradictory where !components[Int(slot)].isVacant { giveUp(in: Int(slot)) }
    }

    private func take(_ value: Double, for v: Int32) {
        guard values[Int(v)] != value else { return }
        values[Int(v)] = value
        changed.append(LayoutVariable(index: v))
        moved.append(v)
    }
}
