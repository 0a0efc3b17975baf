import XCTest

@testable import PorticoLayout

final class LayoutExtractTests: XCTestCase {
    func test_takesWhatSpeaksOfTheSetOnlyAndChangesNothing() {
        let solver = LayoutSolver()
        let (a, b, outside) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = solver.add([LayoutTerm(a), LayoutTerm(b, -2)], constant: -1)  // a = 2b + 1
        let wish = solver.add([LayoutTerm(b)], constant: -10, priority: 250)
        let excluded = solver.add([LayoutTerm(b)], constant: -7, priority: 300)
        let gone = solver.add([LayoutTerm(b)], constant: -3)
        _ = solver.add([LayoutTerm(outside)], constant: -5)
        _ = solver.add([LayoutTerm(b), LayoutTerm(outside, -1)], constant: 0, priority: 900)
        solver.remove(gone)
        solver.solve()
        XCTAssertEqual([a, b].map(solver.value), [11, 5])

        let part = LayoutExtract(of: solver, within: [a, b], without: [excluded])
        part.solver.solve()
        XCTAssertEqual([part[a], part[b]].map(part.solver.value), [21, 10])
        XCTAssertNil(part[excluded])
        XCTAssertNil(part[gone])
        part.solver.setConstant(-20, of: part[wish]!)
        part.solver.solve()
        XCTAssertEqual([part[a], part[b]].map(part.solver.value), [41, 20])
        XCTAssertEqual(solver.solve(), [])
        XCTAssertEqual([a, b].map(solver.value), [11, 5])
    }

    func test_constraintsComeInTheOrderInWhichTheyWereMade() {
        let solver = LayoutSolver()
        let (a, b) = (solver.makeVariable(), solver.makeVariable())
        let ids = [
            solver.add([LayoutTerm(b)], constant: 1), solver.add([LayoutTerm(a)], constant: 2),
            solver.add([LayoutTerm(a), LayoutTerm(b)], constant: 3, relation: .lessOrEqual, priority: 20),
        ]
        XCTAssertEqual(solver.constraints(within: [a, b]), ids)
        XCTAssertEqual(solver.constraints(within: [a]), [ids[1]])
        let last = solver.constraint(ids[2])
        XCTAssertEqual(last.terms, [LayoutTerm(a), LayoutTerm(b)])
        XCTAssertEqual(last.constant, 3)
        XCTAssertEqual(last.relation, .lessOrEqual)
        XCTAssertEqual(last.priority, 20)
    }
}
