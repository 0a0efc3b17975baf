import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

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
            let (before, after) = (old.map(\.items.count), new.map(\.items.count))
            let updates = changes.map { ListUpdate(change: $0) }
            let plan = try ListUpdateCheck.plan(updates, before: before, after: after, words: .table)
            let counts = ListDiffCounts(changes: changes.count, before: before, after: after)
            let known = try ListUpdateCheck.plan(updates, before: before, after: after, words: .table, diff: counts)
            for (section, content) in new.enumerated() {
                for (row, id) in content.items.enumerated() {
                    let path = IndexPath(row: row, section: section)
                    XCTAssertEqual(plan.oldPath(for: path), known.oldPath(for: path))
                    guard let from = plan.oldPath(for: path) else { continue }
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
