import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Batches: what becomes of each place (F40…F46), and iOS's texts (E01…E10).
final class ListUpdateTests: XCTestCase {
    private func plan(
        _ changes: [ListChange], _ before: [Int], _ after: [Int]
    ) throws -> ListUpdatePlan {
        try ListUpdateCheck.plan(changes.map { ListUpdate(change: $0) }, before: before, after: after, words: .table)
    }

    private func reason(
        _ changes: [ListChange], _ before: [Int], _ after: [Int], _ words: ListWords = .table,
        _ container: String? = nil,
        line: UInt = #line
    ) -> String {
        do {
            _ = try ListUpdateCheck.plan(
                changes.map { ListUpdate(change: $0) }, before: before, after: after, words: words, container: container
            )
            XCTFail("accepted", line: line)
            return ""
        } catch { return error.reason }
    }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
    private func at(_ section: Int, _ row: Int) -> ListPlace { ListPlace(section: section, item: row) }

    func test_F40_DeletesCountBeforeInsertsAfter() throws {
        // a b c d e: delete b and d, insert x first and y last: x a c e y.
        let changes: [ListChange] = [
            .insertItem(at(0, 0)), .deleteItem(at(0, 3)), .insertItem(at(0, 4)), .deleteItem(at(0, 1)),
        ]
        for order in [changes, changes.reversed()] {
            let plan = try plan(order, [5], [5])
            XCTAssertEqual((0..<5).map { plan.newPath(for: path(0, $0))?.row }, [1, nil, 2, nil, 3])
            XCTAssertEqual((0..<5).map { plan.oldPath(for: path(0, $0))?.row }, [nil, 0, 2, 4, nil])
        }
    }

    func test_F40_AMoveGoesFromAPlaceBeforeToAPlaceAfter() throws {
        // a b c d: move a to the end, delete b: c d a.
        let plan = try plan([.moveItem(from: at(0, 0), to: at(0, 2)), .deleteItem(at(0, 1))], [4], [3])
        XCTAssertEqual((0..<4).map { plan.newPath(for: path(0, $0))?.row }, [2, nil, 0, 1])
        XCTAssertEqual((0..<3).map { plan.oldPath(for: path(0, $0))?.row }, [2, 3, 0])
    }

    func test_F41_AReloadKeepsThePlace() throws {
        let plan = try plan([.reloadItem(at(0, 1)), .deleteItem(at(0, 0))], [3], [2])
        XCTAssertEqual(plan.newPath(for: path(0, 1)), path(0, 0))
        XCTAssertNotNil(plan.reloaded[path(0, 1)])
    }

    func testSectionsMoveWithTheirRows() throws {
        // A B C: delete A, insert X first, move C before B, a row of C deleted, one inserted into B.
        let plan = try plan(
            [
                .deleteSection(0), .insertSection(0), .moveSection(from: 2, to: 1), .deleteItem(at(2, 0)),
                .insertItem(at(2, 3)), .deleteItem(at(0, 4)),
            ], [9, 3, 2], [7, 1, 4])
        XCTAssertEqual(plan.newSections, [nil, 2, 1])
        XCTAssertEqual(plan.newPath(for: path(2, 1)), path(1, 0))
        XCTAssertEqual(plan.newPath(for: path(1, 2)), path(2, 2))
        XCTAssertNil(plan.newPath(for: path(0, 1)))
        XCTAssertNil(plan.oldPath(for: path(0, 0)))
        XCTAssertNil(plan.oldPath(for: path(2, 3)))
    }

    func testAReloadedSectionMayHaveAnyCount() throws {
        let plan = try plan([.reloadSection(0)], [3, 1], [12, 1])
        XCTAssertNil(plan.newPath(for: path(0, 0)))
        XCTAssertEqual(plan.newPath(for: path(1, 0)), path(1, 0))
    }

    func test_F42_ADeletedSectionsRowsMayBeDeletedToo() throws {
        let plan = try plan([.deleteSection(0), .deleteItem(at(0, 1))], [3, 1], [1])
        XCTAssertEqual(plan.newSections, [nil, 0])
        XCTAssertTrue(plan.deleted.isEmpty)
    }

    // DEV-270
    func test_listE02_F46_StandsForE01AndE03() {
        XCTAssertEqual(
            reason([.reloadItem(at(0, 0))], [20], [3]),
            """
            Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after \
            performing the batch updates are inconsistent with the updates.
            Data source before updates = { 1 section with row counts: [20] }
            Data source after updates = { 1 section with row counts: [3] }
            Updates = [
            \tDelete row (0 - 0),
            \tInsert row (0 - 0)
            ]
            """)
        XCTAssertEqual(
            reason([.deleteSection(1)], [1, 2], [1, 2], .collection, "<UICollectionView: 0x1>"),
            """
            Invalid batch updates detected: the number of sections and/or items returned by the data source before and after \
            performing the batch updates are inconsistent with the updates.
            Data source before updates = { 2 sections with item counts: [1, 2] }
            Data source after updates = { 2 sections with item counts: [1, 2] }
            Updates = [
            \tDelete section (1)
            ]
            Collection view: <UICollectionView: 0x1>
            """)
        XCTAssertTrue(reason([], [1], [2]).hasPrefix("Invalid batch updates detected"), "F48: an empty batch")
    }

    func test_listE04_listE05_InsertedPlacesExistAfterwards() {
        XCTAssertEqual(
            reason([.insertItem(at(0, 8))], [7], [8]),
            "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the update")
        XCTAssertEqual(
            reason([.insertItem(at(0, 0))], [], []),
            "attempt to insert row 0 into section 0, but there are only 0 sections after the update")
        XCTAssertEqual(
            reason([.insertSection(1)], [1], [1]),
            "attempt to insert section 1 but there are only 1 sections after the update")
    }

    func test_listE06_DeletedPlacesExistBefore() {
        XCTAssertEqual(
            reason([.deleteItem(at(0, 2))], [1], [1]),
            "attempt to delete row 2 from section 0 which only contains 1 rows before the update")
        XCTAssertEqual(
            reason([.deleteItem(at(0, 0))], [], []),
            "attempt to delete row 0 from section 0, but there are only 0 sections before the update")
        XCTAssertEqual(
            reason([.deleteSection(0)], [], [], .collection),
            "attempt to delete section 0, but there are only 0 sections before the update")
        XCTAssertEqual(
            reason([.deleteItem(at(0, 9))], [0], [0], .collection),
            "attempt to delete item 9 from section 0 which only contains 0 items before the update")
    }

    func test_listE07_MovedPlacesExist() {
        XCTAssertEqual(
            reason([.moveItem(from: at(2, 0), to: at(0, 0))], [1, 1, 0], [1, 1, 0]),
            "attempt to move index path (<NSIndexPath: 0xc000000000000216> {length = 2, path = 2 - 0}) that does not exist - "
                + "there are only 0 rows in section 2 before the update")
        XCTAssertEqual(
            reason([.moveItem(from: at(1, 0), to: at(0, 2))], [2, 1], [2, 1]),
            "attempt to move index path (<NSIndexPath: 0xc000000000000116> {length = 2, path = 1 - 0}) to index path "
                + "(<NSIndexPath: 0xc000000000400016> {length = 2, path = 0 - 2}) that does not exist - there are only 2 rows "
                + "in section 0 after the update")
    }

    func test_listE08_RowsDontMoveBetweenNewOrDeletedSections() {
        XCTAssertEqual(
            reason([.insertSection(2), .moveItem(from: at(0, 0), to: at(2, 0))], [1, 1], [0, 1, 1]),
            "cannot move a row into a newly inserted section (2)")
        XCTAssertEqual(
            reason([.deleteSection(1), .moveItem(from: at(1, 0), to: at(0, 0))], [1, 1], [2]),
            "cannot move a row from a deleted section (1)")
    }

    func test_listE09_F43_F44_DeletesReloadsAndMovesAreDisjoint() {
        let place = "(<NSIndexPath: 0xc000000000200016> {length = 2, path = 0 - 1})"
        let move = ListChange.moveItem(from: at(0, 1), to: at(0, 0))
        XCTAssertEqual(
            reason([.deleteItem(at(0, 1)), move], [3], [2]),
            "attempt to perform a delete and a move from the same index path \(place)")
        XCTAssertEqual(
            reason([move, .reloadItem(at(0, 1))], [3], [3]),
            "attempt to perform a delete and a move from the same index path \(place)")
        XCTAssertEqual(
            reason([.insertItem(at(0, 1)), .moveItem(from: at(0, 0), to: at(0, 1))], [3], [4]),
            "attempt to perform an insert and a move to the same index path \(place)")
        XCTAssertEqual(
            reason(
                [.moveItem(from: at(0, 0), to: at(0, 1)), .moveItem(from: at(0, 2), to: at(0, 1))], [3], [3]),
            "attempt to move both row at index path <NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0} and "
                + "<NSIndexPath: 0xc000000000400016> {length = 2, path = 0 - 2} to <NSIndexPath: 0xc000000000200016> "
                + "{length = 2, path = 0 - 1}")
    }

    func test_listE10_listE11_DeleteAndReload() {
        XCTAssertEqual(
            reason([.deleteItem(at(0, 0)), .reloadItem(at(0, 0))], [1], [0]),
            "attempt to delete and reload the same index path (<NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0})"
        )
        XCTAssertEqual(
            reason([.reloadItem(at(0, 0)), .reloadItem(at(0, 0))], [1], [1]),
            "Attempt to create two animations for cell")
    }

    /// Random batches on labelled rows: the plan says of every row where it went.
    func testRandomBatchesAgreeWithArrays() throws {
        var random = SystemlessRandom(seed: 3)
        var serial = 0
        func fresh() -> Int { serial += 1; return serial }
        for _ in 0..<400 {
            let old = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (0..<Int.random(in: 0...8, using: &random)).map { _ in fresh() }
            }
            var changes: [ListChange] = []
            var kept = old
            var targets: [Int: [Int]] = [:]
            for section in old.indices {
                for row in old[section].indices.reversed() where Int.random(in: 0..<4, using: &random) == 0 {
                    let id = kept[section].remove(at: row)
                    if Bool.random(using: &random) {
                        changes.append(.deleteItem(at(section, row)))
                    } else {
                        targets[Int.random(in: old.indices, using: &random), default: []].append(id)
                    }
                }
            }
            var new = kept
            for section in new.indices {
                let extra = targets[section] ?? []
                for id in extra + (0..<Int.random(in: 0...2, using: &random)).map({ _ in fresh() }) {
                    new[section].insert(id, at: Int.random(in: 0...new[section].count, using: &random))
                }
            }
            let moved = Set(targets.values.joined())
            var places: [Int: IndexPath] = [:]
            for section in old.indices {
                for row in old[section].indices { places[old[section][row]] = path(section, row) }
            }
            for section in new.indices {
                for (row, id) in new[section].enumerated() {
                    if let from = places[id] {
                        if moved.contains(id) {
                            changes.append(.moveItem(from: ListPlace(of: from), to: at(section, row)))
                        }
                    } else {
                        changes.append(.insertItem(at(section, row)))
                    }
                }
            }
            let plan = try plan(changes.shuffled(using: &random), old.map(\.count), new.map(\.count))
            for section in new.indices {
                for (row, id) in new[section].enumerated() {
                    XCTAssertEqual(plan.oldPath(for: path(section, row)), places[id])
                    if let from = places[id] { XCTAssertEqual(plan.newPath(for: from), path(section, row)) }
                }
            }
        }
    }
}
