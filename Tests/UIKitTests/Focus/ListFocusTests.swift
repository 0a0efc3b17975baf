import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The focus in rows and items.
final class ListFocusTests: FocusTestCase, @unchecked Sendable {
    @MainActor private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var unfocusable = -1

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != unfocusable
        }
        func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
            log.append("may \(text(context))")
            return true
        }
        func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { log.append("did \(text(context))") }

        private func text(_ context: UITableViewFocusUpdateContext) -> String {
            let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
            return rows.map { $0.map { "\($0.row)" } ?? "-" }.joined(separator: " ")
        }
    }

    @MainActor private func showTable(_ source: Source) -> UITableView {
        harness.showWindow()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 440))
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        table.rowHeight = 44
        table.dataSource = source
        table.delegate = source
        harness.window.addSubview(table)
        harness.turn()
        return table
    }

    @MainActor private func focusedRow(_ table: UITableView) -> Int? {
        (FocusEngine.shared.item as? UITableViewCell).flatMap { table.indexPath(for: $0)?.row }
    }

    func testRowsHaveTheFocusOnlyWhereTheTableAllowsIt() {
        onMain {
            let source = Source()
            let table = showTable(source)
            XCTAssertFalse(table.allowsFocus)
            press(.keyboardTab)
            XCTAssertNil(FocusEngine.shared.item)
            XCTAssertEqual(source.log, [])
            table.allowsFocus = true
            source.unfocusable = 1
            press(.keyboardTab)
            press(.keyboardDownArrow)
            XCTAssertEqual(focusedRow(table), 2, "one can't have it")
            XCTAssertEqual(source.log, ["may - 0", "did - 0", "may 0 2", "did 0 2"])
            let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
            XCTAssertEqual(cell?.configurationState.isFocused, true)
            source.log = []
            press(.keyboardReturnOrEnter)
            XCTAssertEqual(source.log, ["select 2"])
        }
    }

    func testArrowsScrollOn() {
        onMain {
            let source = Source()
            let table = showTable(source)
            table.allowsFocus = true
            press(.keyboardTab)
            for _ in 0..<20 { press(.keyboardDownArrow) }
            harness.advance(by: 1)
            XCTAssertEqual(focusedRow(table), 20)
            XCTAssertEqual(table.contentOffset.y, 21 * 44 - 440)
            for _ in 0..<20 { press(.keyboardUpArrow) }
            harness.advance(by: 1)
            XCTAssertEqual(focusedRow(table), 0)
            XCTAssertEqual(table.contentOffset.y, 0)
        }
    }

    func testSelectionFollowsAndTheSelectedRowIsWantedMost() {
        onMain {
            let source = Source()
            let table = showTable(source)
            table.allowsFocus = true
            table.selectionFollowsFocus = true
            table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
            press(.keyboardTab)
            XCTAssertEqual(focusedRow(table), 3)
            press(.keyboardDownArrow)
            XCTAssertEqual(table.indexPathForSelectedRow?.row, 4)
            XCTAssertEqual(source.log.last, "select 4")
        }
    }

    func testAReloadKeepsTheRow() {
        onMain {
            let source = Source()
            let table = showTable(source)
            table.allowsFocus = true
            press(.keyboardTab)
            for _ in 0..<3 { press(.keyboardDownArrow) }
            table.reloadData()
            harness.turn()
            harness.turn()
            XCTAssertEqual(focusedRow(table), 3)
        }
    }

    func testAGridGoesByPlaces() {
        onMain {
            final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
                var moves: [String] = []
                func collectionView(
                    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
                    with coordinator: UIFocusAnimationCoordinator
                ) {
                    let paths = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
                    moves.append(paths.map { $0.map { "\($0.item)" } ?? "-" }.joined(separator: " "))
                }
                func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                    40
                }
                func collectionView(
                    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell {
                    collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
                }
            }
            harness.showWindow()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
            let grid = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
            grid.contentInsetAdjustmentBehavior = .never
            grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
            let source = Grid()
            grid.dataSource = source
            grid.delegate = source
            grid.allowsFocus = true
            harness.window.addSubview(grid)
            harness.turn()
            var item: Int? {
                (FocusEngine.shared.item as? UICollectionViewCell).flatMap { grid.indexPath(for: $0)?.item }
            }
            press(.keyboardTab)
            XCTAssertEqual(item, 0)
            press(.keyboardRightArrow)
            press(.keyboardDownArrow)
            XCTAssertEqual(item, 5)
            XCTAssertEqual(source.moves, ["- 0", "0 1", "1 5"])
            for _ in 0..<3 { press(.keyboardDownArrow) }
            harness.advance(by: 1)
            XCTAssertEqual(item, 17, "beyond what was in sight")
            XCTAssertEqual(grid.contentOffset.y, 200)
            press(.keyboardLeftArrow)
            XCTAssertEqual(item, 16)
            press(.keyboardLeftArrow)
            XCTAssertEqual(item, 16)
        }
    }

    func testAGridThatIsReadFromTheRight() {
        onMain {
            final class Numbers: NSObject, UICollectionViewDataSource {
                func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                    12
                }
                func collectionView(
                    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell {
                    collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
                }
            }
            harness.showWindow()
            let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
            let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let grid = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 300),
                collectionViewLayout: UICollectionViewCompositionalLayout(
                    section: NSCollectionLayoutSection(group: group)))
            grid.contentInsetAdjustmentBehavior = .never
            grid.semanticContentAttribute = .forceRightToLeft
            grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
            let source = Numbers()
            grid.dataSource = source
            grid.allowsFocus = true
            harness.window.addSubview(grid)
            harness.turn()
            var items: [Int?] = []
            for key in [.keyboardTab, .keyboardLeftArrow, .keyboardLeftArrow, .keyboardDownArrow, .keyboardRightArrow]
                as [UIKeyboardHIDUsage]
            {
                press(key)
                let cell = FocusEngine.shared.item as? UICollectionViewCell
                items.append(cell.flatMap { grid.indexPath(for: $0)?.item })
            }
            XCTAssertEqual(items, [0, 1, 2, 6, 5])
            XCTAssertEqual(grid.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, 300)
        }
    }
}
