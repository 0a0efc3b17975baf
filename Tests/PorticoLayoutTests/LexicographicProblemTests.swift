import XCTest

@testable import PorticoLayout

/// The walk ends at the same costs from wherever it starts.
final class LexicographicProblemTests: XCTestCase {
    private func costs(_ problem: LexicographicProblem, _ rows: [LexicographicProblem.Row], _ levels: Int) -> [Double] {
        var result = [Double](repeating: 0, count: levels)
        for row in rows {
            let left = row.coefficients.indices.reduce(row.constant) { $0 + row.coefficients[$1] * problem.value($1) }
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
}
