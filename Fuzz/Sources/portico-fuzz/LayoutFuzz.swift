import SolverSources

/// Adds, removes and edits constraints in any order, and compares with solving what is there from scratch.
struct LayoutFuzz: FuzzSubject {
    struct Rule {
        var terms: [LayoutTerm]
        var constant: Double
        var relation: LayoutRelation
        var priority: Float
        var id = LayoutConstraintID(index: -1)

        func error(_ value: (LayoutVariable) -> Double) -> Double {
            let left = terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
            return switch relation {
            case .equal: abs(left)
            case .lessOrEqual: max(0, left)
            case .greaterOrEqual: max(0, -left)
            }
        }
    }

    private var solves = 0
    private var changes = 0
    private var conflicts = 0
    private var unique = 0
    private var largest = 0

    var summary: String {
        """
        \(changes) changes, \(solves) solves compared, \(unique) of them with one answer only, \(conflicts) conflicts checked \
        for being minimal, up to \(largest) unknowns solved together.
        """
    }

    mutating func run(seed: UInt64) throws {
        var random = FuzzRandom(state: seed)
        let solver = LayoutSolver()
        let isLayout = random.chance(60)
        let count = isLayout ? 4 * (1 + random.below(10)) : 1 + random.below(random.chance(10) ? 24 : 8)
        let variables = (0..<count).map { _ in solver.makeVariable() }
        // Few priorities make ties, many make levels.
        let priorities: [Float] =
            random.chance(50)
            ? [1000, 1000, 750, 250] : (0..<6).map { _ in Float(random.below(4000) + 4) / 4 } + [1000, 1000]
        var rules: [Rule] = []
        var values = variables.map { _ in 0.0 }
        for step in 0..<(10 + random.below(40)) {
            for _ in 0...(random.chance(30) ? random.below(12) : 0) {
                changes += 1
                change(&rules, solver, variables, priorities, isLayout, &random)
            }
            let changed = Set(solver.solve())
            for (at, variable) in variables.enumerated() {
                let value = solver.value(of: variable)
                if value != values[at], !changed.contains(variable) {
                    throw FuzzFailure(text: "step \(step): x\(at) changed without being named")
                }
                values[at] = value
            }
            try check(rules, solver, variables, "step \(step)")
        }
    }

    private func change(
        _ rules: inout [Rule], _ solver: LayoutSolver, _ variables: [LayoutVariable], _ priorities: [Float],
        _ isLayout: Bool, _ random: inout FuzzRandom
    ) {
        let dice = random.below(100)
        if dice < 20, !rules.isEmpty {
            solver.remove(rules.remove(at: random.below(rules.count)).id)
        } else if dice < 45, !rules.isEmpty {
            let at = random.below(rules.count)
            rules[at].constant = random.chance(10) ? rules[at].constant + 0.001 : constant(&random)
            solver.setConstant(rules[at].constant, of: rules[at].id)
        } else {
            var rule = random.chance(10) && !rules.isEmpty ? random.pick(rules) : make(variables, isLayout, &random)
            rule.priority = random.pick(priorities)
            // Wishes are mostly not required, edges mostly are.
            if isLayout, rule.terms.count > 1, random.chance(60) { rule.priority = 1000 }
            rule.id = solver.add(
                rule.terms, constant: rule.constant, relation: rule.relation, priority: rule.priority)
            rules.append(rule)
        }
    }

    private func constant(_ random: inout FuzzRandom) -> Double {
        switch random.below(4) {
        case 0: 0
        case 1: Double(random.below(1000)) / 3 - 100
        default: Double(random.below(41)) * 8 - 160
        }
    }

    private func make(_ variables: [LayoutVariable], _ isLayout: Bool, _ random: inout FuzzRandom) -> Rule {
        let relation = random.pick([LayoutRelation.equal, .equal, .lessOrEqual, .greaterOrEqual])
        var terms: [LayoutTerm] = []
        if isLayout {
            // Edges, centres and sizes of boxes of four variables: left, top, width, height.
            let axis = random.below(2)
            func pile(_ box: Int, _ sign: Double, _ kind: Int) {
                let (near, size) = (variables[4 * box + axis], variables[4 * box + axis + 2])
                if kind < 3 { terms.append(LayoutTerm(near, sign)) }
                if kind > 0 { terms.append(LayoutTerm(size, sign * (kind == 2 ? 0.5 : 1))) }
            }
            let boxes = variables.count / 4
            let kind = random.below(4)
            pile(random.below(boxes), 1, kind)
            if random.chance(70) {
                pile(
                    boxes == 1 ? 0 : random.below(boxes), kind == 3 ? -random.pick([1, 1, 0.5, 2, 16 / 9.0]) : -1,
                    kind == 3 ? 3 : random.below(3))
            }
        } else {
            for _ in 0...random.pick([0, 0, 1, 1, 1, 2, 3]) {
                terms.append(
                    LayoutTerm(random.pick(variables), random.pick([1, 1, 1, -1, -1, 2, -2, 0.5, 0.75, 1 / 3.0])))
            }
        }
        return Rule(terms: terms, constant: constant(&random), relation: relation, priority: 1000)
    }

    // MARK: - The oracle

    private mutating func check(
        _ rules: [Rule], _ solver: LayoutSolver, _ variables: [LayoutVariable], _ place: String
    ) throws {
        solves += 1
        largest = max(largest, solver.componentSizes.max() ?? 0)
        func broken(_ what: String) -> FuzzFailure {
            FuzzFailure(text: "\(place): \(what)\n\(solver.dump { "x\($0.index)" })")
        }
        let dropped = Set(solver.conflicts.map(\.dropped))
        let kept = rules.filter { !dropped.contains($0.id) }
        for rule in kept where rule.priority >= 1000 {
            let error = rule.error(solver.value)
            if error > 1e-6 { throw broken("required #\(rule.id.index) is off by \(error)") }
        }
        for conflict in solver.conflicts { try check(conflict, rules, solver, variables, broken) }

        let fresh = scratch(kept, variables.count)
        if fresh.hasConflicts { throw broken("what is left holds a conflict") }
        for priority in Set(kept.map(\.priority)).sorted(by: >) {
            let level = kept.filter { $0.priority == priority }
            let (own, best) = (
                level.reduce(0) { $0 + $1.error(solver.value) }, level.reduce(0) { $0 + $1.error(fresh.value) }
            )
            if abs(own - best) > 1e-6 * max(1, best) {
                throw broken(
                    "priority \(priority) costs \(own), from scratch \(best)\n\(fresh.dump { "y\($0.index)" })")
            }
        }
        var isUnique = true
        for variable in variables {
            let isAmbiguous = fresh.isAmbiguous(variable)
            if isAmbiguous != solver.isAmbiguous(variable) {
                throw broken(
                    "x\(variable.index) is ambiguous: \(!isAmbiguous), from scratch \(isAmbiguous)\n\(fresh.dump { "y\($0.index)" })"
                )
            }
            if isAmbiguous { isUnique = false; continue }
            let (own, other) = (solver.value(of: variable), fresh.value(of: variable))
            if abs(own - other) > 1e-5 * max(1, abs(other)) {
                throw broken("x\(variable.index) is \(own), from scratch \(other), and has one answer only")
            }
        }
        if isUnique { unique += 1 }
    }

    /// A conflict is one, is minimal, and could not have been spared.
    private mutating func check(
        _ conflict: LayoutConflict, _ rules: [Rule], _ solver: LayoutSolver, _ variables: [LayoutVariable],
        _ broken: (String) -> FuzzFailure
    ) throws {
        conflicts += 1
        let members = rules.filter { conflict.constraints.contains($0.id) }
        guard members.count == conflict.constraints.count, members.allSatisfy({ $0.priority >= 1000 }) else {
            throw broken("a conflict names constraints that are gone or not required")
        }
        guard conflict.constraints.contains(conflict.dropped) else { throw broken("a conflict drops a bystander") }
        if !scratch(members, variables.count).hasConflicts {
            throw broken("no conflict: \(conflict.constraints.map(\.index))")
        }
        for left in members.indices {
            var rest = members
            rest.remove(at: left)
            if scratch(rest, variables.count).hasConflicts {
                throw broken("a conflict is not minimal: \(conflict.constraints.map(\.index))")
            }
        }
    }

    private func scratch(_ rules: [Rule], _ count: Int) -> LayoutSolver {
        let solver = LayoutSolver()
        for _ in 0..<count { _ = solver.makeVariable() }
        for rule in rules {
            _ = solver.add(rule.terms, constant: rule.constant, relation: rule.relation, priority: rule.priority)
        }
        solver.solve()
        return solver
    }
}
