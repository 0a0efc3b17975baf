import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class CollectionDiffableTests: CompositionalTestCase {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

    @MainActor private func make(_ appearance: UICollectionLayoutListConfiguration.Appearance = .plain)
        -> (UICollectionView, Source)
    {
        harness.showWindow()
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        harness.window.addSubview(collection)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
            if item % 10 == 0 { cell.accessories = [.outlineDisclosure()] }
        }
        let source = Source(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        return (collection, source)
    }

    @MainActor private func texts(_ collection: UICollectionView) -> [String] {
        collection.indexPathsForVisibleItems.sorted().compactMap {
            let cell = collection.cellForItem(at: $0)
            return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    func test_F160_F162_OnlyWhatChangedIsTouched() {
        onMain {
            let (collection, source) = make()
            source.apply(snapshot([("a", [1, 2, 3])]))
            harness.turn()
            XCTAssertEqual(texts(collection), ["1", "2", "3"])
            let two = collection.cellForItem(at: path(1))
            var done = false
            source.apply(snapshot([("a", [2, 4]), ("b", [3])])) { done = true }
            XCTAssertFalse(done)
            harness.advance(by: 1)
            XCTAssertTrue(done)
            XCTAssertTrue(collection.cellForItem(at: path(0)) === two)
            XCTAssertEqual(texts(collection), ["2", "4", "3"])
            XCTAssertEqual(source.itemIdentifier(for: path(0, 1)), 3)
            XCTAssertEqual(source.indexPath(for: 4), path(1))
            XCTAssertEqual(source.sectionIdentifier(for: 1), "b")
            XCTAssertEqual(source.index(for: "b"), 1)
            XCTAssertNil(source.indexPath(for: 99), "F167")
        }
    }

    func test_F163_ReconfiguringKeepsTheCell() {
        onMain {
            let (collection, source) = make()
            source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false)
            harness.turn()
            let cells = [collection.cellForItem(at: path(0)), collection.cellForItem(at: path(1))]
            var next = source.snapshot()
            next.reconfigureItems([1])
            next.reloadItems([2])
            source.apply(next, animatingDifferences: false)
            harness.turn()
            XCTAssertTrue(collection.cellForItem(at: path(0)) === cells[0])
            XCTAssertFalse(collection.cellForItem(at: path(1)) === cells[1])
            XCTAssertEqual(source.snapshot().reloadedItemIdentifiers, [], "once")
        }
    }

    func test_F161_FromAnotherQueue() {
        onMain {
            let (collection, source) = make()
            let snapshot = snapshot([("a", [1])])
            nonisolated(unsafe) var done = false
            DispatchQueue.global().async { source.apply(snapshot) { done = Thread.isMainThread } }
            harness.turn { collection.numberOfSections == 1 }
            XCTAssertEqual(texts(collection), ["1"])
            XCTAssertFalse(done, "items are on their way")
            harness.advance(by: 0.5)
            XCTAssertTrue(done)
        }
    }

    // MARK: Outlines

    func testSectionSnapshots() {
        var outline = Outline()
        outline.append([10, 20])
        outline.append([11, 12], to: 10)
        outline.append([13], to: 12)
        XCTAssertEqual(outline.items, [10, 11, 12, 13, 20])
        XCTAssertEqual(outline.visibleItems, [10, 20])
        XCTAssertEqual(outline.rootItems, [10, 20])
        outline.expand([10])
        XCTAssertEqual(outline.visibleItems, [10, 11, 12, 20])
        XCTAssertFalse(outline.isVisible(13))
        XCTAssertEqual(outline.level(of: 13), 2)
        XCTAssertEqual(outline.parent(of: 13), 12)
        XCTAssertEqual(outline.index(of: 20), 4)
        outline.insert([9], before: 11)
        outline.insert([14], after: 11)
        XCTAssertEqual(outline.items, [10, 9, 11, 14, 12, 13, 20])
        let below = outline.snapshot(of: 10, includingParent: true)
        XCTAssertEqual(below.rootItems, [10])
        XCTAssertEqual(below.items.count, 6)
        outline.delete([12])
        XCTAssertFalse(outline.contains(13), "with what stands below")
        var other = Outline()
        other.append([70])
        other.append([71], to: 70)
        outline.replace(childrenOf: 10, using: other)
        XCTAssertEqual(outline.items, [10, 70, 71, 20])
        outline.collapse([10])
        XCTAssertEqual(outline.visibleItems, [10, 20])
        XCTAssertEqual(outline.visualDescription(), "+ 10\n  + 70\n    * 71\n* 20")
    }

    func testADeepOutlineIsNoRecursion() {
        var outline = Outline()
        outline.append([0])
        for level in 1..<20000 { outline.append([level], to: level - 1) }
        XCTAssertEqual(outline.items.count, 20000)
        XCTAssertEqual(outline.level(of: 19999), 19999)
        outline.delete([1])
        XCTAssertEqual(outline.items, [0])
    }

    func test_F171_ItemsOpenAndClose() {
        onMain {
            let (collection, source) = make()
            var outline = Outline()
            outline.append([10, 20])
            outline.append([11, 12], to: 10)
            source.apply(outline, to: "a", animatingDifferences: false)
            harness.turn()
            XCTAssertEqual(texts(collection), ["10", "20"])
            var said: [String] = []
            source.sectionSnapshotHandlers.shouldExpandItem = { item in
                said.append("should \(item)")
                return item != 20
            }
            source.sectionSnapshotHandlers.willExpandItem = { said.append("will \($0)") }
            source.sectionSnapshotHandlers.willCollapseItem = { said.append("close \($0)") }
            let cell = collection.cellForItem(at: path(0)) as! UICollectionViewListCell
            XCTAssertEqual(cell.outline, OutlinePlace(level: 0, isExpanded: false))
            cell.discloseTapped()
            harness.advance(by: 1)
            XCTAssertEqual(texts(collection), ["10", "11", "12", "20"])
            XCTAssertTrue(cell.configurationState.isExpanded)
            let child = collection.cellForItem(at: path(1)) as! UICollectionViewListCell
            XCTAssertEqual(child.indentationLevel, 1)
            (collection.cellForItem(at: path(3)) as! UICollectionViewListCell).discloseTapped()
            cell.discloseTapped()
            harness.advance(by: 1)
            XCTAssertEqual(texts(collection), ["10", "20"])
            XCTAssertEqual(said, ["should 10", "will 10", "should 20", "close 10"])
            XCTAssertFalse(source.snapshot(for: "a").isExpanded(10))
        }
    }

    /// DEV-423
    func testAnotherSnapshotOfASectionEndsItsOutline() {
        onMain {
            let (collection, source) = make()
            var outline = Outline()
            outline.append([10])
            outline.append([11], to: 10)
            outline.expand([10])
            source.apply(outline, to: "a", animatingDifferences: false)
            var next = source.snapshot()
            next.appendSections(["b"])
            source.apply(next, animatingDifferences: false)
            XCTAssertEqual(source.snapshot(for: "a").level(of: 11), 1, "the same items: the outline stays")
            next.deleteItems([11])
            source.apply(next, animatingDifferences: false)
            XCTAssertEqual(source.snapshot(for: "a").items, [10])
            harness.turn()
            XCTAssertEqual(texts(collection), ["10"])
        }
    }

    func testItemsAreReordered() {
        onMain {
            let (collection, source) = make()
            source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]), animatingDifferences: false)
            harness.turn()
            XCTAssertFalse(source.collectionView(collection, canMoveItemAt: path(0)))
            source.reorderingHandlers.canReorderItem = { $0 != 2 }
            XCTAssertTrue(source.collectionView(collection, canMoveItemAt: path(0)))
            var seen: NSDiffableDataSourceTransaction<String, Int>?
            source.reorderingHandlers.didReorder = { seen = $0 }
            source.collectionView(collection, moveItemAt: path(0), to: path(1, 1))
            XCTAssertEqual(source.snapshot().itemIdentifiers(inSection: "b"), [4, 1])
            XCTAssertEqual(seen?.initialSnapshot.itemIdentifiers, [1, 2, 3, 4])
            XCTAssertEqual(seen?.finalSnapshot.itemIdentifiers, [2, 3, 4, 1])
            XCTAssertEqual(seen?.sectionTransactions.map(\.sectionIdentifier), ["a", "b"])
            XCTAssertEqual([1, 2, 3, 4].applying(seen!.difference), [2, 3, 4, 1])
        }
    }
}
