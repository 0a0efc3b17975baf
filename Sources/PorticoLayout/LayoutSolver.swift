/// An incremental solver for linear layout constraints with priorities.
///
/// It keeps two kinds of structure apart, so that a change costs what it touches:
///
/// - **Definitions.** A required equality mostly says what one variable is: `left = row.left + 16`. Such an equality
///   *defines* that variable. Definitions form an acyclic graph, and each variable has its *expansion*: a constant and a
///   few free variables. A changed constant runs forward through the definitions that it reaches, and no further.
/// - **Components.** What is left - inequalities, priorities, equalities that would close a circle - speaks of free
///   variables only. Rows that share a free variable form a component; each component is its own small problem,
///   mostly of one unknown. Independent parts of a layout never meet.
///
/// Not thread-safe: one solver belongs to one thread. Deterministic: the same calls give the same numbers.
package final class LayoutSolver {
    /// The priority of a constraint that must hold.
    package static let required: Float = 1000

    /// Behind a pointer, so that its arrays are read without the checks that a class's properties have.
    private let system = UnsafeMutablePointer<LayoutSystem>.allocate(capacity: 1)

    package init() { system.initialize(to: LayoutSystem()) }

    deinit {
        system.deinitialize(count: 1)
        system.deallocate()
    }

    /// - Parameter isLength: where constraints leave it a choice, it is as short as they allow. A place that has one bound only is
    ///   at that bound.
    package func makeVariable(isLength: Bool = false) -> LayoutVariable {
        system.pointee.makeVariable(isLength: isLength)
    }

    package func isLength(_ variable: LayoutVariable) -> Bool { system.pointee.lengths[Int(variable.index)] }

    /// Whether no constraint mentions the variable any more, as of the last `solve()`.
    package func isUnused(_ variable: LayoutVariable) -> Bool { system.pointee.firstUse[Int(variable.index)] < 0 }

    /// Makes an unused variable as good as new.
    package func reset(_ variable: LayoutVariable) { system.pointee.resetVariable(variable) }

    /// Adds `Σ terms + constant (relation) 0`. Takes effect with the next `solve()`.
    ///
    /// `priority` runs from 1 to 1000; 1000 is required. Terms of one variable are added up.
    package func add(
        _ terms: [LayoutTerm], constant: Double, relation: LayoutRelation = .equal,
        priority: Float = LayoutSolver.required
    ) -> LayoutConstraintID {
        terms.withUnsafeBufferPointer {
            system.pointee.addConstraint($0, constant: constant, relation: relation, priority: priority)
        }
    }

    /// The same from a buffer that the caller keeps for the next constraint.
    package func add(
        _ terms: UnsafeBufferPointer<LayoutTerm>, constant: Double, relation: LayoutRelation = .equal,
        priority: Float = LayoutSolver.required
    ) -> LayoutConstraintID {
        system.pointee.addConstraint(terms, constant: constant, relation: relation, priority: priority)
    }

    /// Takes a constraint out. Takes effect with the next `solve()`.
    package func remove(_ constraint: LayoutConstraintID) { system.pointee.removeConstraint(constraint) }

    /// Changes a constraint's constant: the cheap edit. Takes effect with the next `solve()`.
    package func setConstant(_ constant: Double, of constraint: LayoutConstraintID) {
        system.pointee.setConstant(constant, of: constraint)
    }

    package func priority(of constraint: LayoutConstraintID) -> Float {
        system.pointee.priorities[Int(constraint.index)]
    }

    package func constant(of constraint: LayoutConstraintID) -> Double {
        system.pointee.constants[Int(constraint.index)]
    }

    /// The constraints that speak of variables of `set` only, in a fixed order.
    package func constraints(within set: [LayoutVariable]) -> [LayoutConstraintID] {
        system.pointee.constraints(within: set)
    }

    /// A constraint as it was given, the terms of one variable added up.
    package func constraint(
        _ id: LayoutConstraintID
    ) -> (terms: [LayoutTerm], constant: Double, relation: LayoutRelation, priority: Float) {
        let c = Int(id.index)
        let terms = system.pointee.terms(of: c).map {
            LayoutTerm(LayoutVariable(index: system.pointee.termVariable[$0]), system.pointee.termCoefficient[$0])
        }
        return (terms, system.pointee.constants[c], system.pointee.relations[c], system.pointee.priorities[c])
    }

    /// The variable's value after the last `solve()`; 0 before.
    package func value(of variable: LayoutVariable) -> Double { system.pointee.values[Int(variable.index)] }

    /// The values of four variables that were made one after the other, the first of which is given.
    package func values(from first: LayoutVariable) -> (Double, Double, Double, Double) {
        system.pointee.values.withUnsafeBufferPointer {
            let at = Int(first.index)
            return ($0[at], $0[at + 1], $0[at + 2], $0[at + 3])
        }
    }

    /// Brings all values up to date and returns the variables that changed, each once, in an order that only the calls
    /// before decide.
    @discardableResult
    package func solve() -> [LayoutVariable] {
        system.pointee.solveRows()
        return system.pointee.changed
    }

    /// Required constraints that had to be given up, until they or their opponents change.
    package var conflicts: [LayoutConflict] { system.pointee.conflicts }

    package var hasConflicts: Bool { !system.pointee.conflicts.isEmpty }

    /// Whether the constraints leave the variable open: it could have another value, and none of them would be worse off.
    package func isAmbiguous(_ variable: LayoutVariable) -> Bool { system.pointee.isAmbiguous(variable) }

    /// The number of unknowns in each component: what is really solved together.
    package var componentSizes: [Int] { system.pointee.componentSizes }

    /// The constraints and values as text, one constraint a line, for a person.
    package func dump(_ name: (LayoutVariable) -> String) -> String { system.pointee.dump(name) }
}
