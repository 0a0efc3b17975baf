import PorticoLayout
import XCTest

/// Compares the least cost of each priority level with what an independent solver found (`Scripts/make/record-layout-systems`).
final class ReferenceSystemTests: XCTestCase {
    func test_each_level_costs_what_the_reference_says() throws {
        let systems = try ReferenceSystem.all()
        XCTAssertGreaterThan(systems.count, 900)
        for (number, system) in systems.enumerated() {
            let solver = LayoutSolver()
            let variables = (0..<system.width).map { _ in solver.makeVariable() }
            let ids = system.constraints.map { $0.add(to: solver, variables) }
            solver.solve()
            if system.isImpossible {
                XCTAssertFalse(solver.conflicts.isEmpty, "system \(number) is impossible")
                for conflict in solver.conflicts { checkMinimal(conflict, ids, system, number) }
                continue
            }
            XCTAssertEqual(solver.conflicts, [], "system \(number)")
            let values = variables.map(solver.value)
            for (level, cost) in system.costs {
                let own = system.constraints.filter { $0.priority == level }.reduce(0) { $0 + $1.error(values) }
                XCTAssertEqual(own, cost, accuracy: 1e-5, "system \(number), priority \(level)")
            }
            for constraint in system.constraints where constraint.priority >= 1000 {
                XCTAssertEqual(constraint.error(values), 0, accuracy: 1e-6, "system \(number)")
            }
            for (unknown, value) in system.settled {
                XCTAssertEqual(values[unknown], value, accuracy: 1e-3, "system \(number), x\(unknown)")
                XCTAssertFalse(solver.isAmbiguous(variables[unknown]), "system \(number), x\(unknown)")
            }
            for unknown in system.open {
                XCTAssertTrue(solver.isAmbiguous(variables[unknown]), "system \(number), x\(unknown)")
            }
        }
    }

    /// The constraints of a conflict can't hold together, and can when any one of them is left out.
    private func checkMinimal(
        _ conflict: LayoutConflict, _ ids: [LayoutConstraintID], _ system: ReferenceSystem, _ number: Int
    ) {
        XCTAssertTrue(conflict.constraints.contains(conflict.dropped), "system \(number)")
        let members = conflict.constraints.map { system.constraints[ids.firstIndex(of: $0)!] }
        XCTAssertFalse(holds(members, system.width), "system \(number): the conflict is one")
        for left in members.indices {
            var rest = members
            rest.remove(at: left)
            XCTAssertTrue(holds(rest, system.width), "system \(number): the conflict is minimal")
        }
    }

    private func holds(_ constraints: [ReferenceSystem.Constraint], _ width: Int) -> Bool {
        let solver = LayoutSolver()
        let variables = (0..<width).map { _ in solver.makeVariable() }
        for constraint in constraints { _ = constraint.add(to: solver, variables) }
        solver.solve()
        return solver.conflicts.isEmpty
    }

    /// Adding, removing and editing in any order gives what solving from scratch gives.
    func test_any_sequence_of_changes_equals_solving_from_scratch() throws {
        var random = SplitMix(state: 7)
        for system in try ReferenceSystem.all().filter({ !$0.isImpossible }).prefix(200) {
            let solver = LayoutSolver()
            let variables = (0..<system.width).map { _ in solver.makeVariable() }
            var live: [(ReferenceSystem.Constraint, LayoutConstraintID)] = []
            for _ in 0..<30 {
                switch random.next() % 4 {
                case 0 where !live.isEmpty:
                    let (_, id) = live.remove(at: Int(random.next() % UInt64(live.count)))
                    solver.remove(id)
                case 1 where !live.isEmpty:
                    let at = Int(random.next() % UInt64(live.count))
                    live[at].0.constant = Double(random.next() % 100) - 50
                    solver.setConstant(live[at].0.constant, of: live[at].1)
                default:
                    let constraint = system.constraints[Int(random.next() % UInt64(system.constraints.count))]
                    live.append((constraint, constraint.add(to: solver, variables)))
                }
                solver.solve()
                let scratch = LayoutSolver()
                let fresh = (0..<system.width).map { _ in scratch.makeVariable() }
                for (constraint, _) in live { _ = constraint.add(to: scratch, fresh) }
                scratch.solve()
                XCTAssertEqual(solver.conflicts.isEmpty, scratch.conflicts.isEmpty)
                guard scratch.conflicts.isEmpty else { continue }
                let (a, b) = (variables.map(solver.value), fresh.map(scratch.value))
                for level in Set(live.map(\.0.priority)) {
                    let rows = live.map(\.0).filter { $0.priority == level }
                    let (own, wanted) = (rows.reduce(0) { $0 + $1.error(a) }, rows.reduce(0) { $0 + $1.error(b) })
                    XCTAssertEqual(
                        own, wanted, accuracy: 1e-5,
                        "priority \(level)\n\(solver.dump { "x\($0.index)" })\n\(scratch.dump { "x\($0.index)" })")
                }
            }
        }
    }
}

struct SplitMix {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
