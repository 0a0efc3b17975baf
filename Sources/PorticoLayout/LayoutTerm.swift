/// A number that the solver finds. Valid for the solver that made it.
package struct LayoutVariable: Hashable, Sendable, Comparable {
    package let index: Int32

    package init(index: Int32) { self.index = index }

    package static func < (left: LayoutVariable, right: LayoutVariable) -> Bool { left.index < right.index }
}

/// A constraint's name within its solver, until it is removed.
package struct LayoutConstraintID: Hashable, Sendable, Comparable {
    package let index: Int32

    package init(index: Int32) { self.index = index }

    package static func < (left: LayoutConstraintID, right: LayoutConstraintID) -> Bool { left.index < right.index }
}

/// `coefficient · variable`.
package struct LayoutTerm: Sendable, Equatable {
    package var variable: LayoutVariable
    package var coefficient: Double

    package init(_ variable: LayoutVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// How a constraint's left side, the sum of its terms and its constant, stands to zero.
package enum LayoutRelation: UInt8, Sendable {
    case lessOrEqual, equal, greaterOrEqual
}

/// Required constraints that can't hold together, and the one that the solver gave up.
package struct LayoutConflict: Sendable, Equatable {
    /// Minimal: without any one of them the others can hold.
    package var constraints: [LayoutConstraintID]
    package var dropped: LayoutConstraintID
}
