import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Rows at the very edge of what is seen.
final class TableEdgeTests: MainTestCase, @unchecked Sendable {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var asked = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            (indexPath.row % 3 == 0 ? 227 : 274) / 3
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            return UITableViewCell()
        }
    }

    func testContentsOfRowsKeepOffTheSidesOfATurnedPhone() throws {
        try onMain {
            let source = Source()
            let controller = UITableViewController(style: .plain)
            controller.tableView.dataSource = source
            controller.tableView.delegate = source
            harness.show(root: controller)
            harness.turn()
            @MainActor func contents() throws -> CGRect {
                let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
                return cell.contentView.convert(cell.contentView.bounds, to: nil)
            }
            XCTAssertEqual(try contents().width, 393)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(controller.tableView.safeAreaInsets.left, 59)
            XCTAssertEqual(try contents().minX, 59)
            XCTAssertEqual(try contents().width, 852 - 2 * 59)
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            XCTAssertEqual(try contents().width, 393)
        }
    }

    private final class Described: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            cell.contentConfiguration = content
            return cell
        }
    }

    /// Rows of before the turn and those of after it stand in one line: the margin is 20 points then, and was 16.
    func testContentsHaveTheMarginOfATurnedPhone() throws {
        try onMain {
            let source = Described()
            let controller = UITableViewController(style: .plain)
            controller.tableView.dataSource = source
            harness.show(root: controller)
            harness.turn()
            @MainActor func cell(_ row: Int) throws -> UITableViewCell {
                try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
            }
            @MainActor func starts() throws -> [CGFloat] {
                try (0..<3).map { row in
                    let label = try XCTUnwrap(try cell(row).contentView.subviews.first { $0 is UILabel })
                    return label.convert(label.bounds, to: nil).minX
                }
            }
            XCTAssertEqual(try starts(), [16, 16, 16])
            try cell(2).directionalLayoutMargins.leading = 40
            try cell(2).contentView.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(try starts(), [16, 16, 40])
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(try starts(), [59 + 20, 59 + 20, 59 + 40], "what the app has given stays")
            XCTAssertEqual(try cell(0).directionalLayoutMargins.leading, 20)
            controller.tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
            harness.advance(by: 0.5)
            XCTAssertEqual(try starts()[1], try starts()[0])
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            XCTAssertEqual(try starts(), [16, 16, 40])
        }
    }

    private final class Titled: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Style" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    /// DEV-860.
    func testTitlesOfGroupedTablesAreNotCutAtWhatDocumentsSayByDefault() {
        onMain {
            @MainActor func heights(_ style: UITableView.Style, _ height: CGFloat) -> [CGFloat] {
                let source = Titled()
                let controller = UITableViewController(style: style)
                controller.tableView.sectionHeaderHeight = height
                controller.tableView.dataSource = source
                harness.show(root: controller)
                harness.advance(by: 0.1)
                return withExtendedLifetime(source) {
                    (0...1).map { controller.tableView.rectForHeader(inSection: $0).height }
                }
            }
            for style in [UITableView.Style.grouped, .insetGrouped] {
                let own = heights(style, UITableView.automaticDimension)
                XCTAssertGreaterThan(own[1], 18)
                XCTAssertEqual(heights(style, 18), own)
                XCTAssertEqual(heights(style, 10), own)
                XCTAssertEqual(heights(style, 100), [100, 100])
            }
            XCTAssertEqual(heights(.plain, 18), [18, 18])
        }
    }

    /// Of rows of one height nothing else asks for a layout when a cell shows another row.
    func testTextsThatChangeAreGivenRoom() {
        onMain {
            final class Words: NSObject, UITableViewDataSource {
                var word = "a"
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell =
                        tableView.dequeueReusableCell(withIdentifier: "cell")
                        ?? UITableViewCell(style: .value1, reuseIdentifier: "cell")
                    cell.textLabel?.text = word
                    cell.detailTextLabel?.text = word
                    return cell
                }
            }
            let words = Words()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            table.rowHeight = 44
            table.dataSource = words
            harness.showWindow()
            harness.window.addSubview(table)
            harness.turn()
            words.word = "another word"
            table.reloadData()
            harness.turn()
            for label in table.visibleCells.flatMap({ [$0.textLabel!, $0.detailTextLabel!] }) {
                XCTAssertGreaterThanOrEqual(label.frame.width, label.intrinsicContentSize.width)
            }
            let label = table.visibleCells[0].textLabel!
            label.text = "yet another word"
            harness.turn()
            XCTAssertGreaterThanOrEqual(label.frame.width, label.intrinsicContentSize.width, "and without a reload")
        }
    }

    /// A row's end and the next one's start are sums of the same numbers in another order.
    func testARowThatEndsAtTheEdgeIsAskedForOnce() {
        onMain {
            let source = Source()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 393))
            table.dataSource = source
            table.delegate = source
            harness.show(root: UIViewController())
            harness.window.addSubview(table)
            harness.turn()
            for row in 1..<30 {
                let start = table.rectForRow(at: IndexPath(row: row, section: 0)).minY
                for edge in [start, start.nextDown, start.nextDown.nextDown, start.nextUp] {
                    table.contentOffset.y = edge
                    harness.turn()
                    let asked = source.asked
                    table.setNeedsLayout()
                    harness.turn()
                    XCTAssertEqual(source.asked, asked, "row \(row)")
                }
            }
            table.removeFromSuperview()
        }
    }

    /// In `viewDidLoad`, as most apps do it: nothing is laid out before there is a window.
    func testAToolbarThatIsShownEarlyAsksForNoRows() {
        onMain {
            let source = Source()
            let controller = UITableViewController(style: .plain)
            controller.tableView.dataSource = source
            controller.tableView.delegate = source
            let navigation = UINavigationController(rootViewController: controller)
            navigation.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
            navigation.isToolbarHidden = false
            XCTAssertEqual(source.asked, 0)
            harness.show(root: navigation)
            harness.turn()
            XCTAssertGreaterThan(source.asked, 5)
            XCTAssertEqual(controller.tableView.adjustedContentInset.bottom, 44 + 34)
        }
    }
}
