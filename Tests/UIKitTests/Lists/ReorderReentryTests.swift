import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Apps that change a list while a person drags one of its rows or items: it goes back to where it was.
final class ReorderReentryTests: TableTestCase {
    /// Forty rows, one of which goes inside of one of the list's questions.
    @MainActor
    private final class Model: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate, KnownSourceMethods
    {
        enum Moment { case scrolling, target }
        var texts = (0..<40).map { "\($0)" }
        var moves = 0
        private var waiting: Moment?
        private let inBatch: (_ updates: () -> Void) -> Void
        var commitsEdits: Bool { true }
        var movesRows: Bool { true }

        init(_ moment: Moment, _ inBatch: @escaping (_ updates: () -> Void) -> Void) {
            (waiting, self.inBatch) = (moment, inBatch)
        }

        private func heard(_ moment: Moment) {
            guard moment == waiting else { return }
            waiting = nil
            inBatch { texts.remove(at: 0) }
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { heard(.scrolling) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = texts[indexPath.row]
            return cell
        }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { moves += 1 }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            heard(.target)
            return proposedDestinationIndexPath
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityLabel = texts[indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { moves += 1 }
        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            heard(.target)
            return proposedIndexPath
        }
    }

    @MainActor private func dragARow(_ moment: Model.Moment) {
        weak var shown: UITableView?
        let model = Model(moment) { updates in
            shown?.performBatchUpdates {
                updates()
                shown?.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            }
        }
        let table = show(model, model, frame: CGRect(x: 0, y: 0, width: 320, height: 400)) { $0.rowHeight = 40 }
        shown = table
        table.setEditing(true, animated: false)
        harness.turn()
        harness.touch(.began, at: CGPoint(x: 296, y: 300))
        XCTAssertNotNil(table.reorder)
        harness.touch(.moved, at: CGPoint(x: 296, y: 390))
        harness.advance(by: 0.5)
        XCTAssertNil(table.reorder)
        let offset = table.contentOffset.y
        harness.advance(by: 0.5)
        XCTAssertEqual(table.contentOffset.y, offset, "nothing is dragged that could scroll")
        harness.touch(.ended, at: CGPoint(x: 296, y: 390))
        harness.turn()
        XCTAssertEqual(model.moves, 0)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 39)
        XCTAssertGreaterThanOrEqual(table.visibleCells.count, 10)
        for path in table.indexPathsForVisibleRows ?? [] {
            XCTAssertEqual(table.cellForRow(at: path)?.textLabel?.text, model.texts[path.row])
        }
    }

    func testABatchInsideOfTheScrollingOfADraggedRowPutsItBack() { onMain { dragARow(.scrolling) } }
    func testABatchInsideOfTheQuestionWhereADraggedRowMayGoPutsItBack() { onMain { dragARow(.target) } }

    func testEditingThatEndsWhileASelectedRowIsDraggedLetsGoOfTheSelection() {
        onMain {
            let model = Model(.scrolling) { _ in }
            let table = show(model, model, frame: CGRect(x: 0, y: 0, width: 320, height: 400)) {
                $0.rowHeight = 40
                $0.allowsMultipleSelectionDuringEditing = true
            }
            table.setEditing(true, animated: false)
            table.selectRow(at: path(7), animated: false, scrollPosition: .none)
            harness.turn()
            harness.touch(.began, at: CGPoint(x: 296, y: 300))
            harness.touch(.moved, at: CGPoint(x: 296, y: 220))
            XCTAssertEqual(table.reorder?.path, path(5))
            table.setEditing(false, animated: false)
            XCTAssertEqual(table.visibleCells.filter(\.isSelected), [])
            XCTAssertNil(table.indexPathsForSelectedRows)
            harness.touch(.ended, at: CGPoint(x: 296, y: 220))
        }
    }

    @MainActor private func dragAnItem(_ moment: Model.Moment) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 40)
        layout.minimumLineSpacing = 0
        harness.showWindow()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        let model = Model(moment) { [weak collection] updates in
            collection?.performBatchUpdates {
                updates()
                collection?.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (collection.dataSource, collection.delegate) = (model, model)
        harness.window.addSubview(collection)
        harness.turn()
        XCTAssertTrue(collection.beginInteractiveMovementForItem(at: path(7)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 390))
        harness.advance(by: 0.5)
        XCTAssertNil(collection.reorder)
        let offset = collection.contentOffset.y
        harness.advance(by: 0.5)
        XCTAssertEqual(collection.contentOffset.y, offset, "nothing is dragged that could scroll")
        collection.endInteractiveMovement()
        harness.turn()
        XCTAssertEqual(model.moves, 0)
        XCTAssertEqual(collection.numberOfItems(inSection: 0), 39)
        XCTAssertGreaterThanOrEqual(collection.visibleCells.count, 10)
        for path in collection.indexPathsForVisibleItems {
            XCTAssertEqual(collection.cellForItem(at: path)?.accessibilityLabel, model.texts[path.item])
        }
    }

    func testABatchInsideOfTheScrollingOfADraggedItemPutsItBack() { onMain { dragAnItem(.scrolling) } }
    func testABatchInsideOfTheQuestionWhereADraggedItemMayGoPutsItBack() { onMain { dragAnItem(.target) } }

    @MainActor private final class Listener: NSObject, UIScrollViewDelegate {
        var heard: () -> Void = {}
        func scrollViewDidScroll(_ scrollView: UIScrollView) { heard() }
    }

    func testAScrollerThatIsStoppedInsideOfItsScrollingTellsNobody() {
        onMain {
            harness.showWindow()
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            view.contentSize = CGSize(width: 200, height: 2000)
            harness.window.addSubview(view)
            harness.turn()
            let listener = Listener()
            view.delegate = listener
            var told = 0
            let scroller = EdgeScroller(view) { _ in told += 1 }
            scroller.follow(CGPoint(x: 100, y: 390))
            harness.advance(by: 0.1)
            XCTAssertGreaterThan(told, 1)
            listener.heard = { scroller.stop() }
            let (before, offset) = (told, view.contentOffset.y)
            harness.advance(by: 0.1)
            XCTAssertGreaterThan(view.contentOffset.y, offset)
            XCTAssertEqual(told, before)
        }
    }
}
