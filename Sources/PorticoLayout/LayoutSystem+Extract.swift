extension LayoutSystem {
    /// The constraints that speak of variables of `set` only, in the order in which they were made.
    func constraints(within set: [LayoutVariable]) -> [LayoutConstraintID] {
        var isInside = [Bool](repeating: false, count: definition.count)
        for variable in set { isInside[Int(variable.index)] = true }
        var found: Set<Int32> = []
        for variable in set {
            var use = firstUse[Int(variable.index)]
            while use >= 0 {
                let c = Int(termConstraint[Int(use)])
                if states[c] != .removed, !found.contains(Int32(c)),
                    terms(of: c).allSatisfy({ isInside[Int(termVariable[$0])] })
                {
                    found.insert(Int32(c))
                }
                use = nextUse[Int(use)]
            }
        }
        return found.sorted().map { LayoutConstraintID(index: $0) }
    }
}
