extension LayoutSolver {
    /// Gives each new constraint its place: a definition where a required equality can be one, else the core.
    func placePendingConstraints() {
        // By index in the loop: placing can free a definition for another constraint, which then becomes pending too.
        var next = 0
        while next < pendingConstraints.count {
            let c = Int(pendingConstraints[next])
            next += 1
            guard states[c] == .pending else { continue }
            if relations[c] == .equal, priorities[c] >= Self.required, let variable = definable(by: c) {
                define(variable, by: c)
            } else {
                states[c] = .core
                dirtyCore.append(Int32(c))
            }
        }
        pendingConstraints.removeAll(keepingCapacity: true)
    }

    private func define(_ variable: Int32, by c: Int) {
        states[c] = .defining
        defines[c] = variable
        definition[Int(variable)] = Int32(c)
        dirtyVariables.append(variable)
        hasStructuralChange = true
    }

    /// A free variable of the equality that none of its other variables depends on. One that nothing else mentions yet
    /// is best: nothing has to be expanded again.
    private func definable(by c: Int) -> Int32? {
        var fallback: Int32?
        for t in terms(of: c) where abs(termCoefficient[t]) > 1e-12 {
            let variable = termVariable[t]
            guard definition[Int(variable)] < 0 else { continue }
            if !isUsedByAPlacedConstraint(variable, besides: c) { return variable }
            if fallback == nil, !others(of: c, reach: variable) { fallback = variable }
        }
        return fallback
    }

    private func isUsedByAPlacedConstraint(_ variable: Int32, besides c: Int) -> Bool {
        var use = firstUse[Int(variable)]
        while use >= 0 {
            let user = Int(termConstraint[Int(use)])
            if user != c, states[user] == .defining || states[user] == .core || states[user] == .check { return true }
            use = nextUse[Int(use)]
        }
        return false
    }

    /// Whether defining `variable` by `c` would close a circle: another variable of `c` is defined, directly or not, by it.
    private func others(of c: Int, reach variable: Int32) -> Bool {
        let mark = nextMark()
        stack.removeAll(keepingCapacity: true)
        for t in terms(of: c) where termVariable[t] != variable { stack.append(termVariable[t]) }
        while let next = stack.popLast() {
            if next == variable { return true }
            guard variableMark[Int(next)] != mark else { continue }
            variableMark[Int(next)] = mark
            let by = definition[Int(next)]
            guard by >= 0 else { continue }
            for t in terms(of: Int(by)) where termVariable[t] != next { stack.append(termVariable[t]) }
        }
        return false
    }

    /// Runs the dirty variables' changes forward through the definitions and writes the expansions anew.
    func updateExpansions() {
        let isStructural = hasStructuralChange
        hasStructuralChange = false
        collectAffected(from: dirtyVariables, notingCore: true)
        dirtyVariables.removeAll(keepingCapacity: true)
        // Affected variables are marked `mark`; a computed one is marked `done`.
        let waiting = mark
        let done = nextMark()
        for variable in affected { expand(variable, waiting: waiting, done: done, structural: isStructural) }
        for variable in affected where definition[Int(variable)] >= 0 { refreshValue(Int(variable)) }
    }

    /// Fills `affected` with the variables that depend on the given ones, themselves included, and marks them.
    func collectAffected(from seeds: [Int32], notingCore: Bool) {
        let mark = nextMark()
        affected.removeAll(keepingCapacity: true)
        for seed in seeds where variableMark[Int(seed)] != mark {
            variableMark[Int(seed)] = mark
            affected.append(seed)
        }
        var next = 0
        while next < affected.count {
            let variable = affected[next]
            next += 1
            var use = firstUse[Int(variable)]
            while use >= 0 {
                let user = Int(termConstraint[Int(use)])
                use = nextUse[Int(use)]
                switch states[user] {
                case .defining:
                    let defined = defines[user]
                    if variableMark[Int(defined)] != mark {
                        variableMark[Int(defined)] = mark
                        affected.append(defined)
                    }
                case .core, .check:
                    if notingCore, constraintMark[user] != mark {
                        constraintMark[user] = mark
                        dirtyCore.append(Int32(user))
                    }
                case .pending, .removed: break
                }
            }
        }
    }

    /// Computes a variable's expansion after those that its definition mentions. Iterative: chains are long.
    private func expand(_ variable: Int32, waiting: UInt32, done: UInt32, structural: Bool) {
        stack.removeAll(keepingCapacity: true)
        stack.append(variable)
        while let current = stack.last {
            let v = Int(current)
            if variableMark[v] != waiting {
                stack.removeLast()
                continue
            }
            let by = definition[v]
            if by >= 0 {
                let depth = stack.count
                for t in terms(of: Int(by)) where termVariable[t] != current {
                    let other = termVariable[t]
                    if variableMark[Int(other)] == waiting { stack.append(other) }
                }
                if stack.count > depth { continue }
            }
            stack.removeLast()
            variableMark[v] = done
            if by < 0 {
                if structural { makeFree(v) }
            } else if structural {
                expandTerms(v, by: Int(by))
            } else {
                expandConstant(v, by: Int(by))
            }
        }
    }

    private func makeFree(_ v: Int) {
        expansionConstant[v] = 0
        accumulator.removeAll(keepingCapacity: true)
        accumulator.append(LayoutTerm(LayoutVariable(index: Int32(v))))
        storeExpansion(v)
    }

    private func expandTerms(_ v: Int, by c: Int) {
        accumulator.removeAll(keepingCapacity: true)
        let constant = accumulate(c, except: Int32(v))
        let own = -coefficient(of: Int32(v), in: c)
        for i in accumulator.indices { accumulator[i].coefficient /= own }
        expansionConstant[v] = constant / own
        storeExpansion(v)
        if component[v] >= 0 { dissolve(component[v]) }
    }

    private func storeExpansion(_ v: Int) {
        expansionStart[v] = pool.store(accumulator, over: expansionStart[v], capacity: expansionCount[v])
        expansionCount[v] = Int32(accumulator.count)
    }

    private func expandConstant(_ v: Int, by c: Int) {
        var sum = constants[c]
        var own = 1.0
        for t in terms(of: c) {
            if Int(termVariable[t]) == v {
                own = -termCoefficient[t]
            } else {
                sum += termCoefficient[t] * expansionConstant[Int(termVariable[t])]
            }
        }
        expansionConstant[v] = sum / own
    }

    /// Adds a constraint's terms up over free variables into `accumulator`; returns the constant.
    func accumulate(_ c: Int, except variable: Int32 = -1) -> Double {
        var sum = constants[c]
        for t in terms(of: c) where termVariable[t] != variable {
            let other = Int(termVariable[t])
            let coefficient = termCoefficient[t]
            sum += coefficient * expansionConstant[other]
            let start = Int(expansionStart[other])
            for i in start..<start + Int(expansionCount[other]) {
                addTerm(pool.variables[i], coefficient * pool.coefficients[i])
            }
        }
        accumulator.removeAll { abs($0.coefficient) < 1e-12 }
        return sum
    }

    private func addTerm(_ variable: Int32, _ coefficient: Double) {
        for i in accumulator.indices where accumulator[i].variable.index == variable {
            accumulator[i].coefficient += coefficient
            return
        }
        accumulator.append(LayoutTerm(LayoutVariable(index: variable), coefficient))
    }

    private func coefficient(of variable: Int32, in c: Int) -> Double {
        for t in terms(of: c) where termVariable[t] == variable { return termCoefficient[t] }
        return 0
    }

    /// Computes a variable's value from its expansion and notes it if it changed.
    func refreshValue(_ v: Int) {
        var sum = expansionConstant[v]
        let start = Int(expansionStart[v])
        for i in start..<start + Int(expansionCount[v]) {
            sum += pool.coefficients[i] * values[Int(pool.variables[i])]
        }
        if sum != values[v] {
            values[v] = sum
            changed.append(LayoutVariable(index: Int32(v)))
        }
    }
}
