import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Apps that change a list inside of its own questions.
final class ListReentryTests: TableTestCase {
    /// Ten rows by text, and what is done inside of the callbacks.
    @MainActor
    private final class Model: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        var texts = (0..<10).map { "old \($0)" }
        var asked: [Int] = []
        var insideOfCell: (Int) -> Void = { _ in }
        var insideOfEnd: () -> Void = {}
        var height: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
        var insideOfScroll: () -> Void = {}
        func scrollViewDidScroll(_ scrollView: UIScrollView) { insideOfScroll() }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = texts[indexPath.row]
            cell.textLabel?.numberOfLines = 0
            asked.append(indexPath.row)
            insideOfCell(indexPath.row)
            return cell
        }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        {
            insideOfEnd()
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(indexPath.row)
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { insideOfEnd() }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityLabel = texts[indexPath.item]
            asked.append(indexPath.item)
            insideOfCell(indexPath.item)
            return cell
        }
    }

    @MainActor private func showCollection(_ model: Model) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        harness.showWindow()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (collection.dataSource, collection.delegate) = (model, model)
        harness.window.addSubview(collection)
        harness.turn()
        return collection
    }

    func testAReloadBySnapshotInsideOfACellsEndIsShown() {
        onMain {
            let model = Model()
            let table = show(model, model, frame: CGRect(x: 0, y: 0, width: 375, height: 200))
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
            func snapshot(_ items: Range<Int>) -> NSDiffableDataSourceSnapshot<Int, Int> {
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems(Array(items))
                return snapshot
            }
            source.apply(snapshot(0..<20), animatingDifferences: false)
            harness.turn()
            model.insideOfEnd = {
                model.insideOfEnd = {}
                source.applySnapshotUsingReloadData(snapshot(100..<120))
            }
            table.scrollToRow(at: path(10), at: .top, animated: false)
            table.layoutIfNeeded()
            XCTAssertEqual(table.visibleCells.first?.textLabel?.text, "110")
            XCTAssertEqual(table.visibleCells.count, 5)
        }
    }

    func testAReloadBySnapshotInsideOfAnItemsEndIsShown() {
        onMain {
            let model = Model()
            let collection = showCollection(model)
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                cell.accessibilityLabel = "\(item)"
                return cell
            }
            func snapshot(_ items: Range<Int>) -> NSDiffableDataSourceSnapshot<Int, Int> {
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems(Array(items))
                return snapshot
            }
            source.apply(snapshot(0..<20), animatingDifferences: false)
            harness.turn()
            model.insideOfEnd = {
                model.insideOfEnd = {}
                source.applySnapshotUsingReloadData(snapshot(100..<102))
            }
            collection.contentOffset.y = 300
            harness.turn()
            // Looked at without a question, which would lay it out.
            let cells = collection.subviews.compactMap { $0 as? UICollectionViewCell }
            XCTAssertEqual(cells.sorted { $0.frame.minY < $1.frame.minY }.map(\.accessibilityLabel), ["100", "101"])
        }
    }

    /// The row above what is seen turns out higher than it was thought to be, which scrolls.
    func testARowThatIsSelectedWhileItIsMeasuredIsShownSelected() {
        onMain {
            let model = Model()
            model.texts = (0..<40).map { "\($0)" }
            model.height = { _ in 60 }
            let table = show(model, model, frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            table.scrollToRow(at: path(30), at: .top, animated: false)
            XCTAssertEqual(table.indexPathsForVisibleRows?.first, path(30))
            var scrolls = 0
            model.insideOfScroll = {
                scrolls += 1
                if scrolls == 2 { table.selectRow(at: self.path(29), animated: false, scrollPosition: .none) }
            }
            table.contentOffset.y -= 3
            table.layoutIfNeeded()
            XCTAssertEqual(scrolls, 2)
            XCTAssertEqual(table.indexPathForSelectedRow, path(29))
            XCTAssertEqual(table.cellForRow(at: path(29))?.isSelected, true)
        }
    }

    /// An image that is in the cache already, and whose handler has the row configured anew.
    func testARowThatIsConfiguredAnewInsideOfItsRequestIsAskedForOnceMore() {
        onMain {
            let model = Model()
            let table = show(model, model)
            model.asked = []
            model.insideOfCell = { row in
                model.texts[row] = "new \(row)"
                table.reconfigureRows(at: [IndexPath(row: row, section: 0)])
            }
            table.reloadData()
            harness.turn()
            XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, (0..<10).map { "new \($0)" })
            XCTAssertEqual(model.asked, (0..<10).flatMap { [$0, $0] })
        }
    }

    /// The batch makes the content shorter than where it stands.
    func testARowThatALayoutMeasuresBeforeItIsConfiguredAnewIsMeasuredAgain() {
        onMain {
            let model = Model()
            let table = show(model, model, frame: CGRect(x: 0, y: 0, width: 375, height: 80)) {
                $0.estimatedRowHeight = 44
                $0.selfSizingInvalidation = .disabled
            }
            let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
            XCTAssertEqual(table.rectForRow(at: second).height, 44)
            model.texts[1] = "two\nlines"
            model.insideOfCell = { _ in
                model.insideOfCell = { _ in }
                table.performBatchUpdates(nil)
                // The second row is pushed out of sight before it can be measured.
                table.cellForRow(at: first)?.textLabel?.text = "five\nlines\nof\ntext\nnow"
            }
            table.reconfigureRows(at: [first, second])
            XCTAssertNil(table.cellForRow(at: second))
            table.contentOffset.y = 60
            harness.turn()
            XCTAssertEqual(table.cellForRow(at: second)?.textLabel?.text, "two\nlines")
            XCTAssertGreaterThan(table.rectForRow(at: second).height, 50)
        }
    }

    func testABatchInsideOfTheScrollingThatABatchLeadsTo() {
        onMain {
            let model = Model()
            model.texts = (0..<30).map { "\($0)" }
            let collection = showCollection(model)
            collection.contentOffset.y = collection.contentSize.height - 200
            harness.turn()
            var batches = 0
            model.insideOfScroll = {
                batches += 1
                model.insideOfScroll = {}
                model.texts.remove(at: 0)
                collection.performBatchUpdates { collection.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
            }
            model.texts.removeSubrange(5..<25)
            collection.performBatchUpdates {
                collection.deleteItems(at: (5..<25).map { IndexPath(item: $0, section: 0) })
            }
            XCTAssertEqual(batches, 1)
            harness.advance(by: 1)
            for path in collection.indexPathsForVisibleItems {
                XCTAssertEqual(collection.cellForItem(at: path)?.accessibilityLabel, model.texts[path.item])
            }
            XCTAssertEqual(collection.visibleCells.count, 4)
        }
    }

    func testAnItemThatABatchInsideOfItsReconfigurationMovesStaysSelected() {
        onMain {
            let model = Model()
            let collection = showCollection(model)
            collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
            model.insideOfCell = { _ in
                model.insideOfCell = { _ in }
                model.texts.insert("new", at: 0)
                collection.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
            collection.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
            XCTAssertEqual(collection.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
            let marked = (0..<3).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.isSelected }
            XCTAssertEqual(marked, [false, false, true])
        }
    }

    func testAnItemThatIsConfiguredAnewInsideOfItsRequestIsAskedForOnceMore() {
        onMain {
            let model = Model()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 40)
            harness.showWindow()
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = model
            harness.window.addSubview(collection)
            harness.turn()
            model.asked = []
            model.insideOfCell = { item in
                model.texts[item] = "new \(item)"
                collection.reconfigureItems(at: [IndexPath(item: item, section: 0)])
            }
            collection.reloadData()
            harness.turn()
            let shown = (0..<10).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.accessibilityLabel }
            XCTAssertEqual(shown, (0..<10).map { "new \($0)" })
            XCTAssertEqual(model.asked, (0..<10).flatMap { [$0, $0] })
        }
    }
}
