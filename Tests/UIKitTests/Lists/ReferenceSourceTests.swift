import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Snapshots, outlines and data sources of objects, as Objective-C's classes use them.
final class ReferenceSourceTests: TableTestCase, @unchecked Sendable {
    private typealias Outline = NSDiffableDataSourceSectionSnapshotReference

    private func strings(_ values: [Any]) -> [String] { values.map { "\($0)" } }

    private func makeOutline() -> Outline {
        let outline = NSDiffableDataSourceSectionSnapshotReference()
        outline.appendItems(["a", "d"])
        outline.appendItems(["b", "c"], intoParentItem: "a")
        return outline
    }

    func testAnOutlineKnowsWhatStandsBelowWhat() {
        let outline = makeOutline()
        XCTAssertEqual(strings(outline.items), ["a", "b", "c", "d"])
        XCTAssertEqual(strings(outline.rootItems), ["a", "d"])
        XCTAssertEqual(strings(outline.visibleItems), ["a", "d"])
        XCTAssertTrue(outline.containsItem("b"))
        XCTAssertFalse(outline.containsItem("x"))
        XCTAssertEqual(outline.index(ofItem: "c"), 2)
        XCTAssertEqual(outline.index(ofItem: "x"), NSNotFound)
        XCTAssertEqual([outline.level(ofItem: "a"), outline.level(ofItem: "b")], [0, 1])
        XCTAssertEqual(outline.parent(ofChildItem: "b") as? String, "a")
        XCTAssertNil(outline.parent(ofChildItem: "a"))
        XCTAssertEqual(outline.visualDescription(), "+ a\n  * b\n  * c\n* d")
    }

    func testItemsExpandAndCollapse() {
        let outline = makeOutline()
        XCTAssertFalse(outline.isExpanded("a"))
        XCTAssertFalse(outline.isVisible("b"))
        outline.expandItems(["a"])
        XCTAssertTrue(outline.isExpanded("a"))
        XCTAssertTrue(outline.isVisible("b"))
        XCTAssertEqual(strings(outline.expandedItems()), ["a"])
        XCTAssertEqual(strings(outline.visibleItems), ["a", "b", "c", "d"])
        outline.collapseItems(["a"])
        XCTAssertEqual(outline.expandedItems().count, 0)
    }

    func testItemsAreInsertedReplacedAndDeleted() {
        let outline = makeOutline()
        outline.insertItems(["0"], beforeItem: "a")
        outline.insertItems(["e"], afterItem: "d")
        XCTAssertEqual(strings(outline.rootItems), ["0", "a", "d", "e"])
        let more = NSDiffableDataSourceSectionSnapshotReference()
        more.appendItems(["m", "n"])
        more.appendItems(["below"], intoParentItem: "n")
        XCTAssertEqual(outline.insert(more, afterItem: "b") as? String, "n")
        XCTAssertEqual(strings(outline.items), ["0", "a", "b", "m", "n", "below", "c", "d", "e"])
        XCTAssertEqual(outline.level(ofItem: "below"), 2)
        let first = NSDiffableDataSourceSectionSnapshotReference()
        first.appendItems(["first"])
        outline.insert(first, beforeItem: "0")
        XCTAssertEqual(strings(outline.rootItems).first, "first")
        outline.deleteItems(["n", "first"])
        XCTAssertEqual(strings(outline.items), ["0", "a", "b", "m", "c", "d", "e"])
        let children = NSDiffableDataSourceSectionSnapshotReference()
        children.appendItems(["z"])
        outline.replaceChildren(ofParentItem: "a", with: children)
        XCTAssertEqual(strings(outline.items), ["0", "a", "z", "d", "e"])
        outline.deleteAllItems()
        XCTAssertEqual(outline.items.count, 0)
    }

    func testAPartOfAnOutlineIsOneOfItsOwn() {
        let outline = makeOutline()
        XCTAssertEqual(strings(outline.ofParentItem("a").items), ["b", "c"])
        XCTAssertEqual(strings(outline.ofParentItem("a", includingParentItem: true).rootItems), ["a"])
        let copy = outline.copy() as? Outline
        XCTAssertEqual(copy, outline)
        outline.expandItems(["a"])
        XCTAssertNotEqual(copy, outline)
        XCTAssertEqual(strings(copy?.visibleItems ?? []), ["a", "d"], "a copy is a copy")
    }

    func testATableShowsASnapshotOfObjects() {
        onMain {
            let table = show(TableModel([]))
            let provider: UITableViewDiffableDataSourceReferenceCellProvider = { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
            let source = UITableViewDiffableDataSourceReference(tableView: table, cellProvider: provider)
            XCTAssertTrue(table.dataSource === source)
            XCTAssertEqual(source.defaultRowAnimation, .automatic)
            source.defaultRowAnimation = .fade
            XCTAssertEqual(source.defaultRowAnimation, .fade)
            let snapshot = source.snapshot()
            snapshot.appendSections(withIdentifiers: ["s", "t"])
            snapshot.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "s")
            snapshot.appendItems(withIdentifiers: [3])
            XCTAssertEqual(source.snapshot().numberOfItems, 0, "it is a copy")
            source.applySnapshot(snapshot, animatingDifferences: false)
            harness.turn()
            XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["1", "2", "3"])
            XCTAssertEqual(source.itemIdentifier(for: path(1)) as? Int, 2)
            XCTAssertNil(source.itemIdentifier(for: path(5)))
            XCTAssertEqual(source.indexPath(forItemIdentifier: 3), path(0, 1))
            XCTAssertEqual(source.sectionIdentifier(for: 1) as? String, "t")
            XCTAssertEqual(source.index(forSectionIdentifier: "t"), 1)
            XCTAssertEqual(source.index(forSectionIdentifier: "x"), NSNotFound)
            var done: [String] = []
            snapshot.deleteItems(withIdentifiers: [1])
            source.applySnapshot(snapshot, animatingDifferences: true) { done.append("applied") }
            harness.advance(by: 1)
            snapshot.deleteItems(withIdentifiers: [2])
            source.applySnapshot(usingReloadData: snapshot) { done.append("reloaded") }
            harness.turn()
            XCTAssertEqual(done, ["applied", "reloaded"])
            source.applySnapshot(usingReloadData: snapshot)
            harness.turn()
            XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["3"])
        }
    }

    func testACollectionShowsSnapshotsAndOutlinesOfObjects() {
        onMain {
            harness.showWindow()
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
            harness.window.addSubview(view)
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            let provider: UICollectionViewDiffableDataSourceReferenceCellProvider = { view, path, item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                cell.accessibilityIdentifier = "\(item)"
                return cell
            }
            let source = UICollectionViewDiffableDataSourceReference(collectionView: view, cellProvider: provider)
            XCTAssertTrue(view.dataSource === source)
            XCTAssertNil(source.supplementaryViewProvider)
            let none: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = { _, _, _ in nil }
            source.supplementaryViewProvider = none
            XCTAssertNotNil(source.supplementaryViewProvider)
            @MainActor func shown() -> [String?] {
                view.indexPathsForVisibleItems.sorted().map { view.cellForItem(at: $0)?.accessibilityIdentifier }
            }
            let snapshot = source.snapshot()
            snapshot.appendSections(withIdentifiers: ["s"])
            snapshot.appendItems(withIdentifiers: ["x", "y"])
            source.applySnapshot(snapshot, animatingDifferences: false)
            harness.turn()
            XCTAssertEqual(shown(), ["x", "y"])
            source.applySnapshot(makeOutline(), toSection: "s", animatingDifferences: false)
            harness.advance(by: 1)
            XCTAssertEqual(shown(), ["a", "d"])
            let open = source.snapshot(forSection: "s")
            open.expandItems(["a"])
            var done: [String] = []
            source.applySnapshot(open, toSection: "s", animatingDifferences: true) { done.append("outline") }
            harness.advance(by: 1)
            XCTAssertEqual(shown(), ["a", "b", "c", "d"])
            XCTAssertEqual(source.itemIdentifier(for: path(1)) as? String, "b")
            XCTAssertEqual(source.indexPath(forItemIdentifier: "d"), path(3))
            XCTAssertEqual(source.sectionIdentifier(for: 0) as? String, "s")
            XCTAssertEqual(source.index(forSectionIdentifier: "s"), 0)
            source.applySnapshot(snapshot, animatingDifferences: true) { done.append("snapshot") }
            harness.advance(by: 1)
            source.applySnapshot(usingReloadData: snapshot) { done.append("reload") }
            harness.turn()
            source.applySnapshot(usingReloadData: snapshot)
            harness.turn()
            XCTAssertEqual(done, ["outline", "snapshot", "reload"])
            XCTAssertEqual(shown(), ["x", "y"])
        }
    }
}
