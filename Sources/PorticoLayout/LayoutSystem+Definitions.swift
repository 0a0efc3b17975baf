extension LayoutSystem {
    /// Gives each new constraint its place: a definition where a required equality can be one, else the core.
    mutating func placePendingConstraints() {
        var next = 0
        while next < pendingConstraints.count {
            let c = Int(pendingConstraints[next])
            next += 1
            guard states[c] == .pending else { continue }
            if relations[c] == .equal, priorities[c] >= LayoutSolver.required, let variable = definable(by: c) {
                states[c] = .defining
                defines[c] = variable
                definition[Int(variable)] = Int32(c)
                dirtyVariables.append(variable)
                hasStructuralChange = true
            } else {
                states[c] = .core
                coreComponent[c] = -1
                dirtyCore.append(Int32(c))
            }
            countUses(of: c, 1)
        }
        pendingConstraints.removeAll(keepingCapacity: true)
    }

    /// A free variable of the equality that none of its other variables depends on. One that nothing else mentions yet
    /// is best: nothing has to be expanded again.
    private mutating func definable(by c: Int) -> Int32? {
        var fallback: Int32?
        for t in terms(of: c) where abs(termCoefficient[t]) > 1e-12 {
            let variable = termVariable[t]
            guard definition[Int(variable)] < 0 else { continue }
            if placedUses[Int(variable)] == 0 { return variable }
            if fallback == nil, !others(of: c, reach: variable) { fallback = variable }
        }
        return fallback
    }

    /// Whether defining `variable` by `c` would close a circle: another variable of `c` is defined, directly or not, by it.
    private mutating func others(of c: Int, reach variable: Int32) -> Bool {
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
    mutating func updateExpansions() {
        let isStructural = hasStructuralChange
        hasStructuralChange = false
        if isStructural { hasNewShapes = true }
        collectAffected(from: dirtyVariables, notingCore: true)
        dirtyVariables.removeAll(keepingCapacity: true)
        // Affected variables are marked `mark`; a computed one is marked `done`.
        let waiting = mark
        let done = nextMark()
        var next = 0
        while next < affected.count {
            expandVariable(affected[next], waiting: waiting, done: done, structural: isStructural)
            next += 1
        }
    }

    /// Fills `affected` with the variables that depend on the given ones, themselves included, and marks them.
    mutating func collectAffected(from seeds: [Int32], notingCore: Bool) {
        let mark = nextMark()
        affected.removeAll(keepingCapacity: true)
        for seed in seeds where variableMark[Int(seed)] != mark {
            variableMark[Int(seed)] = mark
            affected.append(seed)
        }
        var next = 0
        while next < affected.count {
            var use = firstUse[Int(affected[next])]
            next += 1
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

    /// Computes a variable's expansion and value after those that its definition mentions. Iterative: chains are long.
    private mutating func expandVariable(_ variable: Int32, waiting: UInt32, done: UInt32, structural: Bool) {
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
                for t in terms(of: Int(by)) {
                    let other = termVariable[t]
                    if variableMark[Int(other)] == waiting, other != current { stack.append(other) }
                }
                if stack.count > depth { continue }
            }
            stack.removeLast()
            variableMark[v] = done
            if by < 0 {
                if structural { makeFree(v) }
                continue
            }
            if structural { expandTerms(v, by: Int(by)) } else { expandConstant(v, by: Int(by)) }
            refreshValue(v)
        }
    }

    mutating func makeFree(_ v: Int) {
        expansionConstant[v] = 0
        accumulator.removeAll(keepingCapacity: true)
        accumulator.append(LayoutTerm(LayoutVariable(index: Int32(v))))
        storeExpansion(v)
    }

    private mutating func expandTerms(_ v: Int, by c: Int) {
        let constant = accumulate(c, except: Int32(v))
        let own = -coefficient(of: Int32(v), in: c)
        if own != 1 { for i in accumulator.indices { accumulator[i].coefficient /= own } }
        expansionConstant[v] = constant / own
        storeExpansion(v)
        if component[v] >= 0 { dissolveComponent(component[v]) }
    }

    private mutating func storeExpansion(_ v: Int) {
        pool.storeTerms(accumulator, at: &expansionStart[v], capacity: &expansionCapacity[v])
        expansionCount[v] = Int32(accumulator.count)
    }

    private mutating func expandConstant(_ v: Int, by c: Int) {
        var sum = constants[c]
        var own = 1.0
        for t in terms(of: c) {
            let other = Int(termVariable[t])
            if other == v {
                own = -termCoefficient[t]
            } else {
                sum += termCoefficient[t] * expansionConstant[other]
            }
        }
        expansionConstant[v] = sum / own
    }

    /// The constant of a constraint's expansion: what changes when no shape does.
    func expandedConstant(_ c: Int) -> Double {
        var sum = constants[c]
        for t in terms(of: c) { sum += termCoefficient[t] * expansionConstant[Int(termVariable[t])] }
        return sum
    }

    /// Adds a constraint's terms up over free variables into `accumulator`; returns the constant.
    mutating func accumulate(_ c: Int, except variable: Int32 = -1) -> Double {
        accumulator.removeAll(keepingCapacity: true)
        let mark = nextMark()
        var sum = constants[c]
        var hasZero = false
        for t in terms(of: c) where termVariable[t] != variable {
            let other = Int(termVariable[t])
            let coefficient = termCoefficient[t]
            sum += coefficient * expansionConstant[other]
            let start = Int(expansionStart[other])
            for i in start..<start + Int(expansionCount[other]) {
                let free = Int(pool.variables[i])
                let change = coefficient * pool.coefficients[i]
                if termMark[free] != mark {
                    termMark[free] = mark
                    termSlot[free] = Int32(accumulator.count)
                    accumulator.append(LayoutTerm(LayoutVariable(index: Int32(free)), change))
                    if abs(change) < 1e-12 { hasZero = true }
                } else {
                    let at = Int(termSlot[free])
                    accumulator[at].coefficient += change
                    if abs(accumulator[at].coefficient) < 1e-12 { hasZero = true }
                }
            }
        }
        if hasZero { accumulator.removeAll { abs($0.coefficient) < 1e-12 } }
        return sum
    }

    private func coefficient(of variable: Int32, in c: Int) -> Double {
        for t in terms(of: c) where termVariable[t] == variable { return termCoefficient[t] }
        return 0
    }

    /// Computes a variable's value from its expansion.
    mutating func refreshValue(_ v: Int) {
        var sum = expansionConstant[v]
        let start = Int(expansionStart[v])
        for i in start..<start + Int(expansionCount[v]) {
            sum += pool.coefficients[i] * values[Int(pool.variables[i])]
        }
        _ = setValue(sum, of: v)
    }
}
