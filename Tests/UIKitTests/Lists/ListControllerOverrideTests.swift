import TestSupport
import UIKit
import XCTest

/// A table's controller that overrides what most apps do, with a diary.
@MainActor private final class Letters: UITableViewController {
    var log: [String] = []
    var actions: [UITableViewRowAction]?

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Letter \(indexPath.row)"
        cell.accessoryType = .detailButton
        return cell
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        log.append("estimate")
        return 60
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? 100 : 60
    }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        log.append("will display \(indexPath.row)")
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { log.append("did end \(indexPath.row)") }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.append("details \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 0 }
    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 1 ? .insert : .delete }
    override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { actions }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("let go \(decelerate)")
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
}

/// The same of a collection's controller.
@MainActor private final class Stamps: UICollectionViewController {
    var selected: [IndexPath] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "stamp")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section + 1
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "stamp", for: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}

/// What controllers of lists override is what their lists ask and tell.
final class ListControllerOverrideTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show() -> Letters {
        let letters = Letters(style: .plain)
        harness.show(root: letters)
        harness.advance(by: 0.1)
        return letters
    }

    @MainActor private func tapRow(_ row: Int, of table: UITableView, x: CGFloat) {
        let y = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil).midY
        harness.tap(CGPoint(x: x, y: y))
        harness.advance(by: 1)
    }

    func testSectionsHeightsAndDisplay() {
        onMain {
            let letters = show()
            let table: UITableView = letters.tableView
            XCTAssertEqual(table.numberOfSections, 2)
            XCTAssertEqual(
                (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }, [100, 60, 60])
            let shown = letters.log.filter { $0.hasPrefix("will display") }
            XCTAssertEqual(Array(shown.prefix(3)), ["will display 0", "will display 1", "will display 2"])
            XCTAssertEqual(shown.count, table.visibleCells.count)
            XCTAssertTrue(letters.log.contains("estimate"), "rows that nobody sees are estimated")
            letters.log = []
            table.scrollToRow(at: IndexPath(row: 19, section: 1), at: .bottom, animated: false)
            harness.advance(by: 0.1)
            XCTAssertTrue(letters.log.contains("did end 0"))
            XCTAssertTrue(letters.log.contains("will display 19"))
        }
    }

    @MainActor private func detailButton(in view: UIView) -> UIButton? {
        view as? UIButton ?? view.subviews.lazy.compactMap { self.detailButton(in: $0) }.first
    }

    func testSelectionAndDetails() throws {
        try onMain {
            let letters = show()
            letters.log = []
            tapRow(2, of: letters.tableView, x: 60)
            XCTAssertEqual(letters.log, ["select 2"])
            letters.log = []
            harness.tap(try XCTUnwrap(detailButton(in: letters.tableView.visibleCells[1])))
            harness.advance(by: 1)
            XCTAssertEqual(letters.log, ["details 1"])
        }
    }

    func testEditing() {
        onMain {
            let letters = show()
            letters.setEditing(true, animated: false)
            harness.advance(by: 0.1)
            let cells = letters.tableView.visibleCells
            XCTAssertEqual(cells.prefix(3).map(\.editingStyle), [.none, .insert, .delete])
            XCTAssertEqual(cells.prefix(3).map(\.isEditing), [false, true, true])
        }
    }

    func testActionsOfTheOlderKindAreThoseOfASwipe() throws {
        try onMain {
            var done: [String] = []
            let red = UITableViewRowAction(style: .destructive, title: "Burn") { action, path in
                done.append("\(action.title ?? "") \(path.row)")
            }
            let grey = UITableViewRowAction(style: .normal, title: "Keep") { action, path in
                done.append("\(action.title ?? "") \(path.row)")
            }
            let styles: [UITableViewRowAction.Style] = [.default, .normal]
            XCTAssertEqual([red.style, grey.style], styles, "a destructive one is a default one")
            XCTAssertNil(grey.backgroundColor)
            XCTAssertNil(grey.backgroundEffect)
            grey.backgroundColor = .blue
            let letters = show()
            letters.actions = [red, grey]
            let table: UITableView = letters.tableView
            let y = table.convert(table.rectForRow(at: IndexPath(row: 2, section: 0)), to: nil).midY
            let width = harness.window.bounds.width
            harness.drag(from: CGPoint(x: width - 40, y: y), to: CGPoint(x: width - 160, y: y))
            @MainActor func find(_ label: String, in view: UIView) -> UIView? {
                if view.accessibilityLabel == label || (view as? UILabel)?.text == label { return view }
                return view.subviews.lazy.compactMap { find(label, in: $0) }.first
            }
            harness.tap(try XCTUnwrap(find("Keep", in: table)))
            harness.advance(by: 1)
            XCTAssertEqual(done, ["Keep 2"])
        }
    }

    func testScrolling() {
        onMain {
            let letters = show()
            letters.log = []
            // Beyond the top: it springs back.
            harness.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 300), after: 3)
            XCTAssertEqual(
                letters.log.filter { ["drag", "let go true", "let go false", "rest"].contains($0) },
                ["drag", "let go true", "rest"])
        }
    }

    func testACollectionsSectionsAndSelection() throws {
        try onMain {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 50, height: 50)
            let stamps = Stamps(collectionViewLayout: layout)
            harness.show(root: stamps)
            harness.advance(by: 0.1)
            let view: UICollectionView = stamps.collectionView
            XCTAssertEqual(view.numberOfSections, 3)
            XCTAssertEqual((0..<3).map { view.numberOfItems(inSection: $0) }, [1, 2, 3])
            let path = IndexPath(item: 1, section: 2)
            harness.tap(try XCTUnwrap(view.cellForItem(at: path)))
            harness.advance(by: 1)
            XCTAssertEqual(stamps.selected, [path])
        }
    }
}
