/// An incremental solver for linear layout constraints with priorities.
///
/// It keeps two kinds of structure apart, so that a change costs what it touches:
///
/// - **Definitions.** A required equality mostly says what one variable is: `left = row.left + 16`. Such an equality
///   *defines* that variable. Definitions form an acyclic graph, and each variable has its *expansion*: a constant and a
///   few free variables. A changed constant runs forward through the definitions that it reaches, and no further.
/// - **Components.** What is left - inequalities, priorities, equalities that would close a circle - speaks of free
///   variables only. Rows that share a free variable form a component; each component is its own small problem
///   (`LexicographicProblem`), mostly of one unknown. Independent parts of a layout never meet.
///
/// Not thread-safe: one solver belongs to one thread. Deterministic: the same calls give the same numbers.
package final class LayoutSolver {
    /// The priority of a constraint that must hold.
    package static let required: Float = 1000

    enum State: UInt8 {
        case removed, pending, defining, check, core
    }

    // MARK: Variables, one entry each

    /// The constraint that defines the variable, or -1: it is free.
    var definition: [Int32] = []
    var values: [Double] = []
    var expansionConstant: [Double] = []
    var expansionStart: [Int32] = []
    var expansionCount: [Int32] = []
    /// The component that a free variable belongs to, or -1.
    var component: [Int32] = []
    /// The first term that mentions the variable, or -1.
    var firstUse: [Int32] = []
    var variableMark: [UInt32] = []

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

    /// Removed since the last `solve()`, and places to use again, by their number of terms.
    var removedConstraints: [Int32] = []
    var vacantConstraints: [Int32: [Int32]] = [:]

    // MARK: What the next `solve()` has to do

    var pendingConstraints: [Int32] = []
    /// Variables whose definition came, went or changed its constant.
    var dirtyVariables: [Int32] = []
    var hasStructuralChange = false
    var dirtyCore: [Int32] = []
    /// Constraints in state `check`: redundant ones and given-up ones.
    var checked: [Int32] = []
    var dirtyComponents: [Int32] = []
    var mark: UInt32 = 0

    // Scratch lists, kept so that a solve without structural change allocates nothing.
    var affected: [Int32] = []
    var stack: [Int32] = []
    var accumulator: [LayoutTerm] = []
    var changed: [LayoutVariable] = []
    var moved: [Int32] = []

    /// Required constraints that had to be given up, until they or their opponents change.
    package internal(set) var conflicts: [LayoutConflict] = []

    package init() {}

    package func makeVariable() -> LayoutVariable {
        let index = Int32(definition.count)
        definition.append(-1)
        values.append(0)
        expansionConstant.append(0)
        expansionStart.append(pool.append(index, 1))
        expansionCount.append(1)
        component.append(-1)
        firstUse.append(-1)
        variableMark.append(0)
        return LayoutVariable(index: index)
    }

    /// Adds `Σ terms + constant (relation) 0`. Takes effect with the next `solve()`.
    ///
    /// `priority` runs from 1 to 1000; 1000 is required. Terms of one variable are added up.
    package func add(
        _ terms: some Sequence<LayoutTerm>, constant: Double, relation: LayoutRelation = .equal,
        priority: Float = LayoutSolver.required
    ) -> LayoutConstraintID {
        let index = Int32(states.count)
        let start = Int32(termVariable.count)
        for term in terms where term.coefficient != 0 {
            let variable = term.variable.index
            if let same = (Int(start)..<termVariable.count).first(where: { termVariable[$0] == variable }) {
                termCoefficient[same] += term.coefficient
                continue
            }
            termVariable.append(variable)
            termCoefficient.append(term.coefficient)
            termConstraint.append(index)
            nextUse.append(firstUse[Int(variable)])
            firstUse[Int(variable)] = Int32(termVariable.count - 1)
        }
        let count = Int32(termVariable.count) - start
        if let reused = vacantConstraints[count]?.popLast() {
            reuse(reused, for: index, at: start, count)
            constants[Int(reused)] = constant
            relations[Int(reused)] = relation
            priorities[Int(reused)] = priority
            states[Int(reused)] = .pending
            pendingConstraints.append(reused)
            return LayoutConstraintID(index: reused)
        }
        termStart.append(start)
        termCount.append(count)
        constants.append(constant)
        relations.append(relation)
        priorities.append(priority)
        states.append(.pending)
        defines.append(-1)
        coreComponent.append(-1)
        coreRow.append(-1)
        constraintMark.append(0)
        pendingConstraints.append(index)
        return LayoutConstraintID(index: index)
    }

    /// Takes a constraint out. Takes effect with the next `solve()`.
    package func remove(_ constraint: LayoutConstraintID) {
        let c = Int(constraint.index)
        let before = states[c]
        guard before != .removed else { return }
        states[c] = .removed
        removedConstraints.append(constraint.index)
        switch before {
        case .defining:
            let variable = defines[c]
            definition[Int(variable)] = -1
            dirtyVariables.append(variable)
            hasStructuralChange = true
        case .core: dissolve(coreComponent[c])
        default: break
        }
        // What was redundant or given up may be needed now.
        for c in checked where states[Int(c)] == .check {
            states[Int(c)] = .pending
            pendingConstraints.append(c)
        }
        checked.removeAll(keepingCapacity: true)
        if !conflicts.isEmpty { conflicts.removeAll { $0.constraints.contains(constraint) } }
    }

    /// Changes a constraint's constant: the cheap edit. Takes effect with the next `solve()`.
    package func setConstant(_ constant: Double, of constraint: LayoutConstraintID) {
        let c = Int(constraint.index)
        guard constants[c] != constant else { return }
        constants[c] = constant
        switch states[c] {
        case .defining: dirtyVariables.append(defines[c])
        case .core, .check: dirtyCore.append(constraint.index)
        case .pending, .removed: break
        }
    }

    /// Moves freshly appended terms into the place of a removed constraint with as many.
    private func reuse(_ vacant: Int32, for fresh: Int32, at start: Int32, _ count: Int32) {
        let target = Int(termStart[Int(vacant)])
        for offset in 0..<Int(count) {
            let (from, to) = (Int(start) + offset, target + offset)
            termVariable[to] = termVariable[from]
            termCoefficient[to] = termCoefficient[from]
            nextUse[to] = nextUse[from]
            // Appended last, so it heads its variable's list.
            firstUse[Int(termVariable[to])] = Int32(to)
        }
        termVariable.removeLast(Int(count))
        termCoefficient.removeLast(Int(count))
        termConstraint.removeLast(Int(count))
        nextUse.removeLast(Int(count))
        defines[Int(vacant)] = -1
        coreComponent[Int(vacant)] = -1
    }

    /// Takes removed constraints' terms out of their variables' lists and keeps their places for new ones.
    private func reclaim() {
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
            vacantConstraints[termCount[Int(c)], default: []].append(c)
        }
        removedConstraints.removeAll(keepingCapacity: true)
    }

    package func priority(of constraint: LayoutConstraintID) -> Float { priorities[Int(constraint.index)] }

    package func constant(of constraint: LayoutConstraintID) -> Double { constants[Int(constraint.index)] }

    /// The variable's value after the last `solve()`; 0 before.
    package func value(of variable: LayoutVariable) -> Double { values[Int(variable.index)] }

    /// Brings all values up to date and returns the variables that changed, in the order of their making.
    @discardableResult
    package func solve() -> [LayoutVariable] {
        changed.removeAll(keepingCapacity: true)
        if !pendingConstraints.isEmpty { placePendingConstraints() }
        if !dirtyVariables.isEmpty { updateExpansions() }
        // More than one round only where constraints contradict each other: each round gives up one of them.
        repeat {
            if !dirtyCore.isEmpty { updateCore() }
            solveComponents()
        } while !dirtyCore.isEmpty
        if !removedConstraints.isEmpty { reclaim() }
        if changed.count > 1 {
            changed.sort()
            var kept = 1
            for i in 1..<changed.count where changed[i] != changed[kept - 1] {
                changed[kept] = changed[i]
                kept += 1
            }
            changed.removeLast(changed.count - kept)
        }
        return changed
    }

    func nextMark() -> UInt32 {
        mark += 1
        return mark
    }

    func terms(of constraint: Int) -> Range<Int> {
        Int(termStart[constraint])..<Int(termStart[constraint] + termCount[constraint])
    }
}
