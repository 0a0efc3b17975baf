import XCTest

@testable import PorticoLayout

/// The walk ends at the same costs from wherever it starts.
final class LexicographicProblemTests: XCTestCase {
    private func costs(_ problem: LexicographicProblem, _ rows: [LexicographicProblem.Row], _ levels: Int) -> [Double] {
        var result = [Double](repeating: 0, count: levels)
        for row in rows {
            let left = row.terms.reduce(row.constant) { $0 + $1.coefficient * problem.value(Int($1.column)) }
            result[row.level] +=
                row.relation == .equal ? abs(left) : row.relation == .lessOrEqual ? max(0, left) : max(0, -left)
        }
        return result
    }

    func test_a_warm_start_costs_what_a_fresh_one_costs() {
        var random = SplitMix(state: 3)
        func number(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
        for round in 0..<500 {
            let width = 1 + number(4)
            var rows = (0..<2 + number(10)).map { _ in
                LexicographicProblem.Row(
                    coefficients: (0..<width).map { _ in [-2, -1, 0, 0, 1, 1, 2, 0.5][number(8)] },
                    constant: Double(number(5) * 10 - 20),
                    relation: [.equal, .lessOrEqual, .greaterOrEqual][number(3)], level: number(3))
            }
            for _ in 0..<number(3) { rows.append(rows[number(rows.count)]) }
            var warm = LexicographicProblem(width: width, rows: rows, levels: 3)
            for _ in 0..<10 {
                let at = number(rows.count)
                rows[at].constant = Double(number(5) * 10 - 20)
                warm.setConstant(rows[at].constant, row: at)
                warm.solveProblem()
                var fresh = LexicographicProblem(width: width, rows: rows, levels: 3)
                fresh.solveProblem()
                for (a, b) in zip(costs(warm, rows, 3), costs(fresh, rows, 3)) {
                    XCTAssertEqual(a, b, accuracy: 1e-6, "round \(round)")
                }
            }
        }
    }

    /// A stack of `count` labels in the room of `room`: each wants its height, from both sides and once more for ties.
    private func stack(_ count: Int, room: Double) -> LexicographicProblem {
        typealias Row = LexicographicProblem.Row
        func height(_ j: Int) -> Double { Double(14 + j % 7) }
        func wishes(_ relation: LayoutRelation, level: Int) -> [Row] {
            (0..<count).map { j in
                Row(
                    terms: [.init(column: Int32(j), coefficient: 1)], constant: -height(j), relation: relation,
                    level: level)
            }
        }
        let whole = Row(
            terms: (0..<count).map { .init(column: Int32($0), coefficient: 1) }, constant: -room, relation: .equal,
            level: 0)
        let rows =
            [whole] + wishes(.greaterOrEqual, level: 1) + wishes(.lessOrEqual, level: 2)
            + wishes(.greaterOrEqual, level: 3)
        return LexicographicProblem(width: count, rows: rows, levels: 4)
    }

    func test_a_stack_of_twice_as_many_labels_costs_twice_as_much() {
        // Room for all, and for less than all.
        for roomPerLabel in [20.0, 10.0] {
            let visits = [200, 400, 800].map { count in
                var problem = stack(count, room: roomPerLabel * Double(count))
                problem.solveProblem()
                let whole = (0..<count).reduce(0) { $0 + problem.value($1) }
                XCTAssertEqual(whole, roomPerLabel * Double(count), accuracy: 1e-6)
                return problem.visitCount
            }
            XCTAssertLessThan(visits[0], 200 * 100)
            XCTAssertLessThan(Double(visits[1]) / Double(visits[0]), 2.2, "\(visits)")
            XCTAssertLessThan(Double(visits[2]) / Double(visits[1]), 2.2, "\(visits)")
        }
    }

    func test_a_changed_height_in_a_stack_costs_what_it_touches() {
        var problem = stack(400, room: 8000)
        problem.solveProblem()
        let before = problem.visitCount
        // Row 0 is the whole; the heights follow, once a wish.
        for wish in [1, 401, 801] { problem.setConstant(-30, row: wish + 200) }
        problem.solveProblem()
        XCTAssertEqual(problem.value(200), 30)
        XCTAssertLessThan(problem.visitCount - before, 4000)
    }
}
