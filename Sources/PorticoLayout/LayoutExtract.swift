/// A part of a solver's constraints in a solver of their own: what is asked there changes nothing here.
package struct LayoutExtract {
    package let solver = LayoutSolver()
    private var variables: [LayoutVariable: LayoutVariable] = [:]
    private var constraints: [LayoutConstraintID: LayoutConstraintID] = [:]

    /// The constraints of `original` that speak of `set` only, without `excluded`.
    package init(
        of original: LayoutSolver, within set: [LayoutVariable], without excluded: Set<LayoutConstraintID> = []
    ) {
        for variable in set { variables[variable] = solver.makeVariable(isLength: original.isLength(variable)) }
        for id in original.constraints(within: set) where !excluded.contains(id) {
            let (terms, constant, relation, priority) = original.constraint(id)
            constraints[id] = solver.add(
                terms.map { LayoutTerm(variables[$0.variable]!, $0.coefficient) }, constant: constant,
                relation: relation, priority: priority)
        }
    }

    /// The variable that stands for one of the original.
    package subscript(variable: LayoutVariable) -> LayoutVariable { variables[variable]! }

    /// What stands for a constraint of the original, if it was taken.
    package subscript(constraint: LayoutConstraintID) -> LayoutConstraintID? { constraints[constraint] }
}
