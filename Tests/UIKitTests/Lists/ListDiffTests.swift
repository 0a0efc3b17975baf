import XCTest

@testable import UIKit

final class ListDiffTests: XCTestCase {
    func testOneMoveIsOneMove() {
        XCTAssertEqual(ListDiff.between([1, 2, 3, 4, 5], [2, 3, 4, 5, 1]).moved, [.init(from: 0, to: 4)])
        XCTAssertEqual(ListDiff.between([1, 2, 3, 4, 5], [5, 1, 2, 3, 4]).moved, [.init(from: 4, to: 0)])
        XCTAssertTrue(ListDiff.between([1, 2], [1, 2]).isEmpty)
        XCTAssertEqual(ListDiff.between([1, 2, 3], [1, 9, 3]), ListDiff(deleted: [1], inserted: [1], moved: []))
        XCTAssertEqual(ListDiff.between([], [1, 2]).inserted, [0, 1])
        XCTAssertEqual(ListDiff.between([1, 2], [Int]()).deleted, [0, 1])
    }

    /// Whatever comes out is a batch that the check accepts, and that leads from one to the other.
    func testRandomSectionsBecomeEachOther() throws {
        var random = SystemlessRandom(seed: 11)
        for _ in 0..<300 {
            func sections() -> [(id: String, items: [Int])] {
                var items = Array(0..<20).shuffled(using: &random)
                let names = ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
                return names.map { name in
                    let count = Int.random(in: 0...min(6, items.count), using: &random)
                    defer { items.removeFirst(count) }
                    return (name, Array(items.prefix(count)))
                }
            }
            let (old, new) = (sections(), sections())
            let changes = ListDiff.updates(from: old, to: new)
            let plan = try ListUpdateCheck.plan(
                changes.map { ListUpdate(change: $0) }, before: old.map(\.items.count), after: new.map(\.items.count),
                words: .table)
            for (section, content) in new.enumerated() {
                for (row, id) in content.items.enumerated() {
                    guard let from = plan.oldPath(for: IndexPath(row: row, section: section)) else { continue }
                    XCTAssertEqual(old[from.section].items[from.row], id)
                }
                let kept = old.firstIndex { $0.id == content.id }
                XCTAssertEqual(plan.oldSections[section], kept)
                guard let kept else { continue }
                // What stays in its section is never made anew.
                for id in Set(old[kept].items).intersection(content.items) {
                    XCTAssertNotNil(
                        plan.oldPath(for: IndexPath(row: content.items.firstIndex(of: id)!, section: section)))
                }
            }
        }
    }
}
