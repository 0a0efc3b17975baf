import PorticoLayout
import XCTest

final class LayoutSolverTests: XCTestCase {
    private func term(_ variable: LayoutVariable, _ factor: Double = 1) -> LayoutTerm { LayoutTerm(variable, factor) }

    // MARK: Priorities

    func test_each_priority_beats_the_next_lower_one_also_by_a_fraction() {
        var priorities = (1...1000).map(Float.init)
        priorities += [0.5, 250.25, 250.5, 750.001, 999.5, 999.999]
        priorities.sort()
        let solver = LayoutSolver()
        let x = solver.makeVariable()
        // The higher, the farther away: only the highest can win.
        let ids = priorities.map { solver.add([term(x)], constant: -Double($0) * 10, priority: $0) }
        for (priority, id) in zip(priorities, ids).reversed() {
            solver.solve()
            XCTAssertEqual(solver.value(of: x), Double(priority) * 10, accuracy: 1e-9)
            XCTAssertFalse(solver.isAmbiguous(x))
            solver.remove(id)
        }
    }

    func test_many_low_ones_do_not_outvote_a_higher_one() {
        let solver = LayoutSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        _ = solver.add([term(x), term(y)], constant: -100)
        _ = solver.add([term(x)], constant: -90, priority: 251)
        for _ in 0..<50 { _ = solver.add([term(y)], constant: -60, priority: 250) }
        solver.solve()
        XCTAssertEqual(solver.value(of: x), 90, accuracy: 1e-9)
        XCTAssertEqual(solver.value(of: y), 10, accuracy: 1e-9)
    }

    // MARK: What is left open

    func test_the_only_bound_of_a_place_is_taken_whatever_its_priority_and_a_length_stays_small() {
        for priority: Float in [1000, 751, 10] {
            let solver = LayoutSolver()
            let (top, height) = (solver.makeVariable(), solver.makeVariable(isLength: true))
            _ = solver.add([term(height)], constant: 0, relation: .greaterOrEqual)
            let bound = solver.add(
                [term(top), term(height)], constant: -435, relation: .lessOrEqual, priority: priority)
            solver.solve()
            XCTAssertEqual(solver.value(of: top), 435, accuracy: 1e-9)
            XCTAssertEqual(solver.value(of: height), 0, accuracy: 1e-9)
            XCTAssertTrue(solver.isAmbiguous(top))
            solver.setConstant(-300, of: bound)
            solver.solve()
            XCTAssertEqual(solver.value(of: top), 300, accuracy: 1e-9, "it follows its bound")
            _ = solver.add([term(height)], constant: -100, priority: 250)
            solver.solve()
            XCTAssertEqual(solver.value(of: top), 200, accuracy: 1e-9)
            _ = solver.add([term(top)], constant: -20, relation: .greaterOrEqual)
            solver.solve()
            XCTAssertEqual(solver.value(of: top), 20, accuracy: 1e-9, "one that is kept from both sides stays near")
        }
    }

    // MARK: Conflicts

    func test_a_conflict_names_what_is_needed_and_nothing_else() {
        let solver = LayoutSolver()
        let (a, b, c, other) = (
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
        )
        let first = solver.add([term(a)], constant: -10)
        let second = solver.add([term(b), term(a, -1)], constant: -10)
        _ = solver.add([term(other), term(a, -1)], constant: 0)
        let third = solver.add([term(c), term(b, -1)], constant: -10)
        _ = solver.add([term(c)], constant: -500, relation: .lessOrEqual)
        let fourth = solver.add([term(c)], constant: -20, relation: .lessOrEqual)
        solver.solve()
        XCTAssertEqual(solver.conflicts.map(\.constraints), [[first, second, third, fourth]])
        XCTAssertEqual(solver.conflicts.map(\.dropped), [fourth])
        XCTAssertEqual(solver.value(of: c), 30)
    }

    func test_what_was_given_up_holds_again_when_its_opponent_changes_or_goes() {
        let solver = LayoutSolver()
        let x = solver.makeVariable()
        let most = solver.add([term(x)], constant: -10, relation: .lessOrEqual)
        let least = solver.add([term(x)], constant: -20, relation: .greaterOrEqual)
        solver.solve()
        XCTAssertEqual(solver.conflicts.map(\.dropped), [least])
        XCTAssertEqual(solver.value(of: x), 10)
        solver.setConstant(-30, of: most)
        solver.solve()
        XCTAssertEqual(solver.conflicts, [])
        XCTAssertEqual(solver.value(of: x), 20)
        solver.setConstant(-10, of: most)
        solver.solve()
        XCTAssertEqual(solver.conflicts.count, 1)
        solver.remove(most)
        solver.solve()
        XCTAssertEqual(solver.conflicts, [])
        XCTAssertEqual(solver.value(of: x), 20)
    }

    func test_a_constraint_without_variables_that_can_not_hold_is_a_conflict_of_its_own() {
        let solver = LayoutSolver()
        let x = solver.makeVariable()
        let impossible = solver.add([term(x), term(x, -1)], constant: 5)
        solver.solve()
        XCTAssertEqual(solver.conflicts.map(\.constraints), [[impossible]])
        XCTAssertEqual(solver.conflicts.map(\.dropped), [impossible])
    }

    // MARK: Ambiguity

    func test_a_place_with_one_bound_is_at_it_and_a_length_is_as_short_as_it_may_be() {
        let solver = LayoutSolver()
        let (place, length) = (solver.makeVariable(), solver.makeVariable(isLength: true))
        for variable in [place, length] { _ = solver.add([term(variable)], constant: -72, relation: .lessOrEqual) }
        solver.solve()
        XCTAssertEqual([place, length].map(solver.value), [72, 0])
        let least = [place, length].map { solver.add([term($0)], constant: -20, relation: .greaterOrEqual) }
        solver.solve()
        XCTAssertEqual([place, length].map(solver.value), [20, 20])
        least.forEach(solver.remove)
        _ = solver.add([term(length)], constant: -60, priority: 500)
        solver.solve()
        XCTAssertEqual([place, length].map(solver.value), [72, 60])
    }

    func test_a_sum_can_be_settled_while_its_parts_are_open() {
        let solver = LayoutSolver()
        let (x, y, sum) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = solver.add([term(x), term(y)], constant: -100, priority: 999)
        _ = solver.add([term(sum), term(x, -1), term(y, -1)], constant: 0)
        solver.solve()
        XCTAssertTrue(solver.isAmbiguous(x))
        XCTAssertTrue(solver.isAmbiguous(y))
        XCTAssertFalse(solver.isAmbiguous(sum))
    }

    func test_equal_wishes_tie_the_same_way_every_time() {
        func answer() -> [Double] {
            let solver = LayoutSolver()
            let parts = (0..<4).map { _ in solver.makeVariable() }
            _ = solver.add(parts.map { term($0) }, constant: -300)
            for part in parts {
                _ = solver.add([term(part)], constant: -50, relation: .lessOrEqual, priority: 250)
                _ = solver.add([term(part)], constant: -50, relation: .greaterOrEqual, priority: 750)
            }
            solver.solve()
            XCTAssertTrue(solver.isAmbiguous(parts[0]))
            return parts.map(solver.value)
        }
        let first = answer()
        XCTAssertEqual(first.reduce(0, +), 300, accuracy: 1e-9)
        for _ in 0..<5 { XCTAssertEqual(answer(), first) }
    }

    // MARK: What a solve touches

    func test_a_solve_names_what_changed_and_nothing_else() {
        let solver = LayoutSolver()
        let (near, far, apart) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let place = solver.add([term(near)], constant: -10)
        _ = solver.add([term(far), term(near, -1)], constant: -5)
        _ = solver.add([term(apart)], constant: -7)
        XCTAssertEqual(Set(solver.solve()), [near, far, apart])
        XCTAssertEqual(solver.solve(), [])
        solver.setConstant(-20, of: place)
        XCTAssertEqual(Set(solver.solve()), [near, far])
        solver.setConstant(-20, of: place)
        XCTAssertEqual(solver.solve(), [])
    }

    func test_independent_parts_are_solved_apart() {
        let solver = LayoutSolver()
        for i in 0..<50 {
            let (x, y) = (solver.makeVariable(), solver.makeVariable())
            _ = solver.add([term(x), term(y)], constant: -Double(i), relation: .greaterOrEqual)
            _ = solver.add([term(x)], constant: -1, relation: .lessOrEqual, priority: 250)
            _ = solver.add([term(y)], constant: -1, relation: .lessOrEqual, priority: 250)
        }
        solver.solve()
        XCTAssertEqual(solver.componentSizes, [Int](repeating: 2, count: 50))
    }

    func test_numbers_of_the_gone_are_used_again() {
        let solver = LayoutSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let id = solver.add([term(x), term(y, -2)], constant: -3)
        _ = solver.add([term(y)], constant: -1)
        solver.solve()
        XCTAssertEqual(solver.value(of: x), 5)
        XCTAssertFalse(solver.isUnused(x))
        solver.remove(id)
        solver.solve()
        XCTAssertTrue(solver.isUnused(x))
        solver.reset(x)
        XCTAssertEqual(solver.value(of: x), 0)
        XCTAssertEqual(solver.add([term(x), term(y)], constant: 0), id)
        solver.solve()
        XCTAssertEqual(solver.value(of: x), -1)
    }

    func test_the_dump_is_readable() {
        let solver = LayoutSolver()
        let (width, most) = (solver.makeVariable(), solver.makeVariable())
        _ = solver.add([term(most)], constant: -300)
        _ = solver.add([term(width), term(most, -1)], constant: 16, relation: .lessOrEqual)
        _ = solver.add([term(width, 0.5)], constant: -200, priority: 750)
        solver.solve()
        XCTAssertEqual(
            solver.dump { $0 == width ? "label.width" : "row.width" },
            """
            #0 row.width - 300 = 0 [defining]
            #1 label.width - row.width + 16 ≤ 0 [core]
            #2 0.5·label.width - 200 = 0 @750 [core]
            label.width = 284
            row.width = 300
            """)
    }
}
