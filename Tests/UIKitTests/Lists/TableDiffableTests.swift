import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class TableDiffableTests: TableTestCase {
    typealias Source = UITableViewDiffableDataSource<String, Int>
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private final class TitledSource: UITableViewDiffableDataSource<String, Int> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Head \(section)"
        }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section == 0 ? "Foot" : super.tableView(tableView, titleForFooterInSection: section)
        }
    }

    func testASubclassNamesItsSections() {
        onMain {
            let table = show(EndlessModel())
            let provider: TitledSource.CellProvider = { table, path, _ in
                table.dequeueReusableCell(withIdentifier: "cell", for: path)
            }
            let plain = Source(tableView: table, cellProvider: provider)
            plain.apply(snapshot([("a", [1])]), animatingDifferences: false)
            XCTAssertNil(plain.tableView(table, titleForHeaderInSection: 0))
            let source = TitledSource(tableView: table, cellProvider: provider)
            source.apply(snapshot([("a", [1]), ("b", [2])]), animatingDifferences: false)
            harness.turn()
            XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "Head 0")
            XCTAssertEqual(table.headerView(forSection: 1)?.textLabel?.text, "Head 1")
            XCTAssertEqual(table.footerView(forSection: 0)?.textLabel?.text, "Foot")
            XCTAssertNil(table.footerView(forSection: 1))
        }
    }

    @MainActor private func make() -> (UITableView, Source) {
        let table = show(EndlessModel())
        let source = Source(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        return (table, source)
    }

    @MainActor private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    /// An app's source that answers a move with a snapshot, as Apple's examples do, or doesn't answer.
    private final class MovableSource: UITableViewDiffableDataSource<String, Int> {
        var answers = true

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            guard answers, let item = itemIdentifier(for: sourceIndexPath) else { return }
            var changed = snapshot()
            var items = changed.itemIdentifiers
            items.remove(at: sourceIndexPath.row)
            items.insert(item, at: destinationIndexPath.row)
            changed.deleteAllItems()
            changed.appendSections(["a"])
            changed.appendItems(items)
            apply(changed, animatingDifferences: false)
        }
    }

    func testARowThatAPersonMovesIsMovedOnce() {
        onMain {
            for answers in [true, false] {
                let table = show(EndlessModel())
                let source = MovableSource(tableView: table) { table, path, item in
                    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                    cell.textLabel?.text = "\(item)"
                    return cell
                }
                source.answers = answers
                source.apply(snapshot([("a", [1, 2, 3])]))
                table.setEditing(true, animated: false)
                harness.turn()
                let first = table.rectForRow(at: path(0)), last = table.rectForRow(at: path(2))
                let x = table.bounds.width - 25
                harness.drag(
                    from: table.convert(CGPoint(x: x, y: first.midY), to: nil),
                    to: table.convert(CGPoint(x: x, y: last.midY), to: nil))
                XCTAssertEqual(texts(table), ["2", "3", "1"], "answered: \(answers)")
                XCTAssertEqual(source.snapshot().itemIdentifiers, [2, 3, 1], "answered: \(answers)")
                XCTAssertEqual(table.visibleCells.map(\.frame.minY), [0, 44, 88])
                source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
                harness.turn()
                XCTAssertEqual(texts(table), ["1", "2", "3"])
            }
        }
    }

    func testADeletedSectionsItemsAreNeitherReloadedNorReconfigured() {
        var changed = snapshot([("a", [1, 2]), ("b", [3])])
        changed.reloadItems([1])
        changed.reconfigureItems([2, 3])
        changed.deleteSections(["a"])
        XCTAssertEqual(changed.reloadedItemIdentifiers, [])
        XCTAssertEqual(changed.reconfiguredItemIdentifiers, [3])
        XCTAssertEqual(changed.itemIdentifiers, [3])
        XCTAssertEqual(changed.sectionIdentifiers, ["b"])
        changed.appendItems([1])
        XCTAssertEqual(changed.itemIdentifiers(inSection: "b"), [3, 1])
    }

    func test_F160_F162_OnlyWhatChangedIsTouched() {
        onMain {
            let (table, source) = make()
            source.apply(snapshot([("a", [1, 2, 3])]))
            harness.turn()
            XCTAssertEqual(texts(table), ["1", "2", "3"])
            let two = table.cellForRow(at: path(1))
            var done = false
            source.apply(snapshot([("a", [2, 4]), ("b", [3])])) { done = true }
            XCTAssertTrue(table.cellForRow(at: path(0)) === two)
            XCTAssertFalse(done)
            harness.advance(by: 0.5)
            XCTAssertTrue(done)
            XCTAssertEqual(texts(table), ["2", "4", "3"])
            XCTAssertEqual(source.itemIdentifier(for: path(0, 1)), 3)
            XCTAssertEqual(source.indexPath(for: 4), path(1))
            XCTAssertNil(source.indexPath(for: 99), "F167")
            XCTAssertEqual(source.snapshot().itemIdentifiers, [2, 4, 3])
        }
    }

    func test_F163_ReloadingReplacesAndReconfiguringKeeps() {
        onMain {
            let (table, source) = make()
            source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false)
            harness.turn()
            let cells = table.visibleCells
            var next = source.snapshot()
            next.reloadItems([1])
            next.reconfigureItems([2])
            source.apply(next, animatingDifferences: false)
            XCTAssertFalse(table.cellForRow(at: path(0)) === cells[0])
            XCTAssertTrue(table.cellForRow(at: path(1)) === cells[1])
            XCTAssertEqual(source.snapshot().reloadedItemIdentifiers, [])
        }
    }

    func testSnapshotsFromAnotherThreadAreShownOnTheMainOne() {
        onMain {
            let (table, source) = make()
            let snapshot = snapshot([("a", [7])])
            nonisolated(unsafe) var done = false
            DispatchQueue.global().async {
                source.apply(snapshot) { done = Thread.isMainThread }
            }
            harness.turn { table.numberOfRows(inSection: 0) == 1 }
            XCTAssertEqual(texts(table), ["7"])
            XCTAssertFalse(done, "rows are on their way")
            harness.advance(by: 0.5)
            XCTAssertTrue(done)
        }
    }

    func testASnapshotInsideOfAnotherComesAfterIt() {
        onMain {
            let table = show(EndlessModel())
            let inner = snapshot([("a", [3, 2])])
            var next: (() -> Void)?
            var done: [String] = []
            let source = Source(tableView: table) { table, path, item in
                let ask = next
                next = nil
                ask?()
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
            source.apply(snapshot([("a", [1])]))
            harness.turn()
            next = { [unowned source] in
                source.apply(inner) { done.append("inner") }
                XCTAssertEqual(source.snapshot().itemIdentifiers, [1, 2], "DEV-740")
            }
            source.apply(snapshot([("a", [1, 2])])) { done.append("outer") }
            XCTAssertEqual(source.snapshot().itemIdentifiers, [3, 2])
            XCTAssertEqual(texts(table), ["3", "2"])
            harness.advance(by: 1)
            XCTAssertEqual(done.sorted(), ["inner", "outer"])
        }
    }

    func testRandomSnapshotsAreShown() {
        onMain {
            var random = SystemlessRandom(seed: 21)
            let (table, source) = make()
            for step in 0..<120 {
                var items = Array(0..<30).shuffled(using: &random)
                var sections: [(String, [Int])] = []
                for name in ["a", "b", "c"].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)) {
                    let count = Int.random(in: 0...8, using: &random)
                    sections.append((name, Array(items.prefix(count))))
                    items.removeFirst(count)
                }
                source.apply(snapshot(sections), animatingDifferences: Bool.random(using: &random))
                if step % 2 == 0 { harness.advance(by: 0.1) } else { harness.turn() }
                XCTAssertEqual(
                    texts(table), sections.flatMap(\.1).prefix(texts(table).count).map { "\($0)" }, "step \(step)")
                XCTAssertEqual(
                    (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }, sections.map(\.1.count))
            }
        }
    }

    // MARK: Snapshots

    func test_F164_F166_ItemsGoToTheLastSectionAndMoveWhereTheyAreKnown() {
        var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
        snapshot.appendItems([4])
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: "b"), [3, 4])
        snapshot.appendItems([1], toSection: "b")
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: "a"), [2])
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: "b"), [3, 4, 1])
        snapshot.moveItem(1, beforeItem: 2)
        snapshot.insertItems([9], afterItem: 3)
        XCTAssertEqual(snapshot.itemIdentifiers, [1, 2, 3, 9, 4])
        XCTAssertEqual(snapshot.indexOfItem(9), 3)
        XCTAssertNil(snapshot.indexOfItem(5))
        snapshot.moveSection("b", beforeSection: "a")
        snapshot.deleteItems([9, 77])
        XCTAssertEqual(snapshot.sectionIdentifiers, ["b", "a"])
        XCTAssertEqual(snapshot.itemIdentifiers, [3, 4, 1, 2])
        XCTAssertEqual(snapshot.sectionIdentifier(containingItem: 4), "b")
        snapshot.deleteSections(["b"])
        XCTAssertEqual(snapshot.numberOfItems, 2)
        snapshot.deleteAllItems()
        XCTAssertEqual(snapshot.numberOfSections, 0)
    }

    /// Identifiers are of a type that the snapshot doesn't know: looking at one costs a few calls.
    func testNewItemsAreHashedOnce() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, CountedItem>()
        snapshot.appendSections([0])
        CountedItem.hashes = 0
        snapshot.appendItems((0..<1000).map(CountedItem.init))
        XCTAssertEqual(CountedItem.hashes, 1000)
        CountedItem.hashes = 0
        snapshot.insertItems([CountedItem(id: 2000)], beforeItem: CountedItem(id: 500))
        XCTAssertLessThan(CountedItem.hashes, 10)
        XCTAssertEqual(snapshot.indexOfItem(CountedItem(id: 2000)), 500)
    }

    func testManyItemsAreFoundInOnePass() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, CountedItem>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems((0..<500).map(CountedItem.init), toSection: 0)
        snapshot.appendItems((500..<1000).map(CountedItem.init), toSection: 1)
        let asked = [999, 3, 777, 500, 0, 4, 5000].map(CountedItem.init)
        XCTAssertEqual(snapshot.paths(of: asked), asked.map { snapshot.path(of: $0) })
        XCTAssertEqual(snapshot.paths(of: asked).compactMap { $0 }.count, 6)
        snapshot.moveSection(1, beforeSection: 0)
        XCTAssertEqual(snapshot.paths(of: asked), asked.map { snapshot.path(of: $0) })
        XCTAssertEqual(snapshot.sectionIdentifier(containingItem: CountedItem(id: 999)), 1)
        CountedItem.hashes = 0
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        snapshot.reloadItems(snapshot.itemIdentifiers)
        XCTAssertLessThan(CountedItem.hashes, 4000)
        XCTAssertEqual(snapshot.reconfiguredItemIdentifiers.count, 1000)
        snapshot.reloadItems([CountedItem(id: 3)])
        XCTAssertEqual(snapshot.reloadedItemIdentifiers.count, 1000)
    }

    func testItemsThatComeOnceMoreAndNewOnesAreInOnePlace() {
        var mixed = snapshot([("a", [1, 2, 3]), ("b", [4, 5])])
        mixed.reloadItems([2])
        mixed.appendItems([6, 2, 7, 4], toSection: "a")
        XCTAssertEqual(mixed.itemIdentifiers(inSection: "a"), [1, 3, 6, 2, 7, 4])
        XCTAssertEqual(mixed.itemIdentifiers(inSection: "b"), [5])
        XCTAssertEqual(mixed.sectionIdentifier(containingItem: 4), "a")
        XCTAssertEqual(mixed.reloadedItemIdentifiers, [2])
        mixed.insertItems([1, 8], afterItem: 5)
        XCTAssertEqual(mixed.itemIdentifiers(inSection: "b"), [5, 1, 8])
        XCTAssertEqual(mixed.numberOfItems, 8)
        XCTAssertEqual(Set(mixed.itemIdentifiers).count, 8)
    }

    func test_listE27_listE29_Texts() {
        XCTAssertTrue(
            DiffableTexts.notUnique([3]).hasPrefix(
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {"))
        XCTAssertTrue(
            DiffableTexts.alreadyThere([1, 2, 3, 4]).hasPrefix(
                "Diffable data source detected an attempt to insert or append 4 item identifiers that already exist in the snapshot. The "
                    + "existing item identifiers will be moved into place instead, but this operation will be more expensive."
            ))
    }
}

private struct CountedItem: Hashable {
    let id: Int
    nonisolated(unsafe) static var hashes = 0

    func hash(into hasher: inout Hasher) {
        Self.hashes += 1
        hasher.combine(id)
    }
}
