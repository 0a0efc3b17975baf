/// The solver's numbers: one array for each property of a variable, a term, a constraint. `LayoutSolver` says how it works.
struct LayoutSystem {
    enum State: UInt8 {
        case removed, pending, defining, check, core

        /// Whether the constraint has its place, as a definition or in the core.
        var isPlaced: Bool { rawValue >= State.defining.rawValue }
    }

    // MARK: Variables, one entry each

    /// The constraint that defines the variable, or -1: it is free.
    var definition: [Int32] = []
    /// Whether it is a length, which is as short as constraints allow.
    var lengths: [Bool] = []
    var values: [Double] = []
    var expansionConstant: [Double] = []
    var expansionStart: [Int32] = []
    var expansionCount: [Int32] = []
    var expansionCapacity: [Int32] = []
    /// The component that a free variable belongs to, or -1.
    var component: [Int32] = []
    /// The first term that mentions the variable, or -1.
    var firstUse: [Int32] = []
    /// The number of placed constraints that mention it.
    var placedUses: [Int32] = []
    var variableMark: [UInt32] = []
    /// The solve in which the variable was noted as changed.
    var changeMark: [UInt32] = []
    /// Where the variable is in `accumulator`, valid while `termMark` has the accumulation's mark.
    var termSlot: [Int32] = []
    var termMark: [UInt32] = []

    // MARK: Terms as given, one entry each

    var termVariable: [Int32] = []
    var termCoefficient: [Double] = []
    var termConstraint: [Int32] = []
    var nextUse: [Int32] = []

    // MARK: Constraints, one entry each

    var termStart: [Int32] = []
    var termCount: [Int32] = []
    var constants: [Double] = []
    var relations: [LayoutRelation] = []
    var priorities: [Float] = []
    var states: [State] = []
    /// The variable that a defining constraint defines.
    var defines: [Int32] = []
    /// The component of a core constraint, and its row there.
    var coreComponent: [Int32] = []
    var coreRow: [Int32] = []
    var constraintMark: [UInt32] = []

    /// The free variables of all expansions; `expansionStart` and `expansionCount` cut it up.
    var pool = TermPool()
    var components: [LayoutComponent] = []
    var vacantComponents: [Int32] = []
    /// The rows of all components with one unknown.
    var intervalRows: [IntervalRow] = []
    /// The problems of all components with more than one.
    var problems: [CoupledProblem] = []
    var vacantProblems: [Int32] = []

    /// Removed since the last `solve()`, and places to use again, by their number of terms.
    var removedConstraints: [Int32] = []
    var vacantConstraints: [[Int32]] = []

    // MARK: What the next `solve()` has to do

    var pendingConstraints: [Int32] = []
    /// Variables whose definition came, went or changed its constant.
    var dirtyVariables: [Int32] = []
    var hasStructuralChange = false
    var dirtyCore: [Int32] = []
    /// Whether expansions have changed more than their constants since the core was brought up to date.
    var hasNewShapes = false
    /// Constraints in state `check`: redundant ones and given-up ones.
    var checked: [Int32] = []
    var dirtyComponents: [Int32] = []
    var mark: UInt32 = 0
    var changeRound: UInt32 = 0
    var conflicts: [LayoutConflict] = []

    // Scratch lists, kept so that a solve without structural change allocates nothing.
    var affected: [Int32] = []
    var stack: [Int32] = []
    var accumulator: [LayoutTerm] = []
    var changed: [LayoutVariable] = []
    var moved: [Int32] = []
    var homeless = HomelessRows()
    var contradictory: [Int32] = []
    var order: [Int32] = []

    // MARK: - Changes

    mutating func makeVariable(isLength: Bool) -> LayoutVariable {
        let index = Int32(definition.count)
        lengths.append(isLength)
        definition.append(-1)
        values.append(0)
        expansionConstant.append(0)
        expansionStart.append(pool.append(index, 1))
        expansionCount.append(1)
        expansionCapacity.append(1)
        component.append(-1)
        firstUse.append(-1)
        placedUses.append(0)
        variableMark.append(0)
        changeMark.append(0)
        termSlot.append(0)
        termMark.append(0)
        return LayoutVariable(index: index)
    }

    mutating func resetVariable(_ variable: LayoutVariable) {
        let v = Int(variable.index)
        precondition(firstUse[v] < 0 && definition[v] < 0, "A layout variable is reset while constraints mention it.")
        values[v] = 0
        makeFree(v)
    }

    mutating func addConstraint(
        _ terms: UnsafeBufferPointer<LayoutTerm>, constant: Double, relation: LayoutRelation, priority: Float
    ) -> LayoutConstraintID {
        let priority = min(priority, LayoutSolver.required)
        let fresh = Int32(states.count)
        let start = termVariable.count
        for term in terms where term.coefficient != 0 {
            let variable = term.variable.index
            if let same = placeOfTerm(of: variable, from: start) {
                termCoefficient[same] += term.coefficient
                continue
            }
            termVariable.append(variable)
            termCoefficient.append(term.coefficient)
            termConstraint.append(fresh)
            nextUse.append(firstUse[Int(variable)])
            firstUse[Int(variable)] = Int32(termVariable.count - 1)
        }
        let count = termVariable.count - start
        if count < vacantConstraints.count, let reused = vacantConstraints[count].popLast() {
            reuseTerms(reused, at: start, count)
            constants[Int(reused)] = constant
            relations[Int(reused)] = relation
            priorities[Int(reused)] = priority
            states[Int(reused)] = .pending
            pendingConstraints.append(reused)
            return LayoutConstraintID(index: reused)
        }
        termStart.append(Int32(start))
        termCount.append(Int32(count))
        constants.append(constant)
        relations.append(relation)
        priorities.append(priority)
        states.append(.pending)
        defines.append(-1)
        coreComponent.append(-1)
        coreRow.append(-1)
        constraintMark.append(0)
        pendingConstraints.append(fresh)
        return LayoutConstraintID(index: fresh)
    }

    private func placeOfTerm(of variable: Int32, from start: Int) -> Int? {
        var at = start
        while at < termVariable.count {
            if termVariable[at] == variable { return at }
            at += 1
        }
        return nil
    }

    mutating func removeConstraint(_ constraint: LayoutConstraintID) {
        let c = Int(constraint.index)
        let before = states[c]
        guard before != .removed else { return }
        if before.isPlaced { countUses(of: c, -1) }
        states[c] = .removed
        removedConstraints.append(constraint.index)
        switch before {
        case .defining:
            let variable = defines[c]
            definition[Int(variable)] = -1
            dirtyVariables.append(variable)
            hasStructuralChange = true
        case .core: dissolveComponent(coreComponent[c])
        default: break
        }
        // What was redundant or given up may be needed now.
        for other in checked { putBack(other) }
        checked.removeAll(keepingCapacity: true)
        conflicts.removeAll()
    }

    mutating func setConstant(_ constant: Double, of constraint: LayoutConstraintID) {
        let c = Int(constraint.index)
        guard constants[c] != constant else { return }
        constants[c] = constant
        switch states[c] {
        case .defining: dirtyVariables.append(defines[c])
        case .core, .check: dirtyCore.append(constraint.index)
        case .pending, .removed: break
        }
        if !conflicts.isEmpty { reconsiderConflicts(of: constraint) }
    }

    /// A conflict that lost or changed a member may be none any more: what was given up is tried again.
    private mutating func reconsiderConflicts(of constraint: LayoutConstraintID) {
        let concerned = conflicts.filter { $0.constraints.contains(constraint) }.map(\.dropped)
        for dropped in concerned { putBack(dropped.index) }
        conflicts.removeAll { concerned.contains($0.dropped) }
    }

    /// A redundant or given-up constraint asks for its place again; if it can't be had, its conflict is found again.
    private mutating func putBack(_ constraint: Int32) {
        guard states[Int(constraint)] == .check else { return }
        countUses(of: Int(constraint), -1)
        states[Int(constraint)] = .pending
        pendingConstraints.append(constraint)
    }

    mutating func countUses(of c: Int, _ change: Int32) {
        for t in terms(of: c) { placedUses[Int(termVariable[t])] += change }
    }

    /// Moves freshly appended terms into the place of a removed constraint with as many.
    private mutating func reuseTerms(_ vacant: Int32, at start: Int, _ count: Int) {
        let target = Int(termStart[Int(vacant)])
        for offset in 0..<count {
            let (from, to) = (start + offset, target + offset)
            termVariable[to] = termVariable[from]
            termCoefficient[to] = termCoefficient[from]
            nextUse[to] = nextUse[from]
            // Appended last, so it heads its variable's list.
            firstUse[Int(termVariable[to])] = Int32(to)
        }
        termVariable.removeLast(count)
        termCoefficient.removeLast(count)
        termConstraint.removeLast(count)
        nextUse.removeLast(count)
        defines[Int(vacant)] = -1
        coreComponent[Int(vacant)] = -1
    }

    /// Takes removed constraints' terms out of their variables' lists and keeps their places for new ones.
    private mutating func reclaimTerms() {
        for c in removedConstraints {
            for t in terms(of: Int(c)) {
                let variable = Int(termVariable[t])
                var link = firstUse[variable]
                if link == Int32(t) {
                    firstUse[variable] = nextUse[t]
                    continue
                }
                while link >= 0 {
                    if nextUse[Int(link)] == Int32(t) {
                        nextUse[Int(link)] = nextUse[t]
                        break
                    }
                    link = nextUse[Int(link)]
                }
            }
            let count = Int(termCount[Int(c)])
            while vacantConstraints.count <= count { vacantConstraints.append([]) }
            vacantConstraints[count].append(c)
        }
        removedConstraints.removeAll(keepingCapacity: true)
    }

    // MARK: - Solving

    mutating func solveRows() {
        changed.removeAll(keepingCapacity: true)
        changeRound += 1
        if !pendingConstraints.isEmpty { placePendingConstraints() }
        if !dirtyVariables.isEmpty { updateExpansions() }
        // More than one round only where constraints contradict each other: each round gives up one of them.
        repeat {
            if !dirtyCore.isEmpty { updateCore() }
            if !dirtyComponents.isEmpty { solveComponents() }
        } while !dirtyCore.isEmpty
        if !removedConstraints.isEmpty { reclaimTerms() }
    }

    /// Gives a variable its value and notes it if that is another one.
    @inline(__always)
    mutating func setValue(_ value: Double, of v: Int) -> Bool {
        guard values[v] != value else { return false }
        values[v] = value
        if changeMark[v] != changeRound {
            changeMark[v] = changeRound
            changed.append(LayoutVariable(index: Int32(v)))
        }
        return true
    }

    mutating func nextMark() -> UInt32 {
        mark += 1
        return mark
    }

    @inline(__always)
    func terms(of constraint: Int) -> Range<Int> {
        let start = Int(termStart[constraint])
        return start..<start + Int(termCount[constraint])
    }
}
