import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Sections that change, headers and footers, and the parts of a cell.
final class TablePartsTests: TableTestCase, @unchecked Sendable {
    private final class Banner: UITableViewHeaderFooterView {}

    /// Sections with a footer each.
    private final class Model: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[String]]
        var footers: [UITableViewHeaderFooterView] = []
        init(_ sections: [[String]]) { self.sections = sections }
        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "banner") else { return nil }
            footers.append(view)
            return view
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
    }

    @MainActor private func texts(_ table: UITableView) -> [String?] {
        (table.indexPathsForVisibleRows ?? []).sorted().map { table.cellForRow(at: $0)?.textLabel?.text }
    }

    func testSectionsComeGoAndAreAskedAgain() {
        onMain {
            let model = TableModel([["a"], ["b"]])
            let table = show(model)
            model.sections.insert(["new"], at: 1)
            let animation: UITableView.RowAnimation = .none
            table.insertSections([1], with: animation)
            harness.advance(by: 1)
            XCTAssertEqual(texts(table), ["a", "new", "b"])
            model.sections[2] = ["b", "c"]
            table.reloadSections([2], with: .fade)
            harness.advance(by: 1)
            XCTAssertEqual(texts(table), ["a", "new", "b", "c"])
            model.sections.remove(at: 0)
            table.deleteSections([0], with: .automatic)
            harness.advance(by: 1)
            XCTAssertEqual(texts(table), ["new", "b", "c"])
            XCTAssertEqual(table.numberOfSections, 2)
            table.scrollToRow(at: path(1, 1), at: UITableView.ScrollPosition.none, animated: false)
            XCTAssertEqual(table.contentOffset, .zero, "it is seen already")
        }
    }

    func testFootersAreOfTheRegisteredClass() {
        onMain {
            let model = Model([["a"], ["b"]])
            let table = show(model, model, style: .grouped) {
                $0.register(Banner.self, forHeaderFooterViewReuseIdentifier: "banner")
            }
            XCTAssertTrue(table.footerView(forSection: 0) is Banner)
            XCTAssertTrue(table.footerView(forSection: 0) === model.footers.first)
            XCTAssertEqual(table.rectForFooter(inSection: 0).height, 30)
            XCTAssertNil(table.dequeueReusableHeaderFooterView(withIdentifier: "unknown"))
            XCTAssertNil(table.footerView(forSection: 7))
            let banner = Banner(reuseIdentifier: "banner")
            XCTAssertTrue(banner.contentView.superview === banner)
            let paint = UIView()
            banner.backgroundView = paint
            banner.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
            banner.layoutIfNeeded()
            XCTAssertTrue(paint.superview === banner)
            XCTAssertEqual(paint.frame, banner.bounds)
        }
    }

    func testHeightsOfFootersAndRoomAboveHeaders() {
        onMain {
            let model = TableModel([["a"], ["b"]])
            model.titles = ["One", "Two"]
            let table = show(model, model)
            XCTAssertEqual(table.sectionFooterHeight, UITableView.automaticDimension)
            XCTAssertEqual(table.sectionHeaderTopPadding, UITableView.automaticDimension)
            let before = table.rectForRow(at: path(0)).minY
            table.sectionHeaderTopPadding = 0
            harness.turn()
            XCTAssertLessThan(table.rectForRow(at: path(0)).minY, before)
            let grouped = show(TableModel([["a"]]), style: .grouped) { $0.sectionFooterHeight = 44 }
            XCTAssertEqual(grouped.rectForFooter(inSection: 0).height, 44)
        }
    }

    func testTheTablesBackgroundAndLines() {
        onMain {
            let table = show(TableModel([["a", "b"]]))
            XCTAssertEqual(table.separatorColor, .separator)
            let back = UIView()
            table.backgroundView = back
            table.separatorColor = .red
            table.separatorStyle = .singleLine
            harness.turn()
            XCTAssertEqual(back.frame, table.bounds)
            XCTAssertTrue(table.subviews.first === back, "behind the cells")
            table.contentOffset.y = 20
            harness.turn()
            XCTAssertEqual(back.frame.origin, table.bounds.origin, "it doesn't scroll")
            XCTAssertEqual(table.separatorColor, .red)
        }
    }

    func testACellsAccessoriesWhileItIsEdited() {
        onMain {
            final class Cell: UITableViewCell {
                var calls: [String] = []
                override func setEditing(_ editing: Bool, animated: Bool) {
                    calls.append("editing \(editing)")
                    super.setEditing(editing, animated: animated)
                }
                override func setHighlighted(_ highlighted: Bool, animated: Bool) {
                    calls.append("highlighted \(highlighted)")
                    super.setHighlighted(highlighted, animated: animated)
                }
            }
            let cell = Cell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            XCTAssertEqual(cell.accessoryType, UITableViewCell.AccessoryType.none)
            XCTAssertEqual(cell.editingAccessoryType, UITableViewCell.AccessoryType.none)
            let (own, editing) = (UIView(), UIView())
            for view in [own, editing] { view.frame.size = CGSize(width: 20, height: 20) }
            cell.accessoryView = own
            cell.editingAccessoryView = editing
            cell.editingAccessoryType = .detailButton
            harness.showWindow()
            harness.window.addSubview(cell)
            cell.layoutIfNeeded()
            XCTAssertTrue(own.superview === cell)
            XCTAssertNil(editing.superview)
            cell.setEditing(true, animated: false)
            cell.layoutIfNeeded()
            XCTAssertTrue(editing.superview === cell)
            XCTAssertNil(own.superview)
            cell.isHighlighted = true
            XCTAssertEqual(cell.calls, ["editing true", "highlighted true"])
        }
    }

    func testSelectionAndBackground() {
        onMain {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            XCTAssertEqual(cell.selectionStyle, .default)
            let (plain, selected) = (UIView(), UIView())
            cell.backgroundView = plain
            cell.selectedBackgroundView = selected
            cell.selectionStyle = .none
            cell.setSelected(true, animated: false)
            cell.layoutIfNeeded()
            XCTAssertTrue(plain.superview === cell)
            XCTAssertEqual(plain.frame, cell.bounds)
            XCTAssertNil(selected.superview, "a cell without a selection style doesn't show it")
            cell.setSelected(false, animated: false)
            cell.selectionStyle = .gray
            cell.setSelected(true, animated: false)
            cell.layoutIfNeeded()
            XCTAssertNotNil(selected.superview)
        }
    }

    func testADiffableSourceAsksItsSubclassForTitlesAndEdits() {
        onMain {
            final class Source: UITableViewDiffableDataSource<String, Int> {
                var commits: [IndexPath] = []
                override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                    "head \(snapshot().sectionIdentifiers[section])"
                }
                override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                    "foot \(snapshot().sectionIdentifiers[section])"
                }
                override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
                override func tableView(
                    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                    forRowAt indexPath: IndexPath
                ) {
                    super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
                    commits.append(indexPath)
                }
            }
            let table = show(TableModel([]))
            let source = Source(tableView: table) { table, path, item in
                table.dequeueReusableCell(withIdentifier: "cell", for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1, 2])
            XCTAssertEqual(snapshot.numberOfItems(inSection: "a"), 2)
            source.apply(snapshot, animatingDifferences: false)
            harness.turn()
            XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text?.lowercased(), "head a")
            XCTAssertEqual(table.footerView(forSection: 0)?.textLabel?.text?.lowercased(), "foot a")
            source.tableView(table, commit: .delete, forRowAt: path(1))
            XCTAssertEqual(source.commits, [path(1)])
            XCTAssertEqual(source.snapshot().numberOfItems, 2, "the app takes the row out")
            snapshot.reloadSections(["a"])
            XCTAssertEqual(snapshot.reloadedSectionIdentifiers, ["a"])
        }
    }
}
