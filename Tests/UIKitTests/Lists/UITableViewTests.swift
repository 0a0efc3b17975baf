import CoreGraphics
import PorticoTrace
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A model that writes down what it is asked.
@MainActor final class TableModel: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]] = []
    var titles: [String?] = []
    var heights: ((IndexPath) -> CGFloat)?
    var calls: [String] = []
    var logs = false
    var made = 0
    var configure: (UITableViewCell, IndexPath, String) -> Void = { cell, _, text in cell.textLabel?.text = text }

    init(_ sections: [[String]]) { self.sections = sections }

    func note(_ call: String) { if logs { calls.append(call) } }

    func numberOfSections(in tableView: UITableView) -> Int {
        note("sections")
        return sections.count
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        note("rows \(section)")
        return sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        note("cell \(indexPath.section)-\(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        configure(cell, indexPath, sections[indexPath.section][indexPath.row])
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("will \(indexPath.section)-\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("did \(indexPath.section)-\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight \(indexPath.row)")
        return true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        note("didHighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("didUnhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willSelect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willDeselect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        note("didDeselect \(indexPath.row)")
    }

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A model of a million rows that keeps none of them.
@MainActor final class EndlessModel: NSObject, UITableViewDataSource {
    var cells = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

/// Heights by the delegate, estimates on or off.
@MainActor final class HeightModel: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    var count = 100
    var height: (Int) -> CGFloat = { _ in 100 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        calls.append("cell \(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        calls.append("made \(indexPath.row)")
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        calls.append("height \(indexPath.row)")
        return height(indexPath.row)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        calls.append("will \(indexPath.row)")
    }
}

@MainActor final class LabelCell: UITableViewCell {
    let label = UILabel()
    static var reused = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
        super.prepareForReuse()
        Self.reused += 1
    }
}

class TableTestCase: MainTestCase {
    @MainActor func show(
        _ source: any UITableViewDataSource, _ delegate: (any UITableViewDelegate)? = nil,
        style: UITableView.Style = .plain,
        frame: CGRect = CGRect(x: 0, y: 0, width: 375, height: 600), _ change: (UITableView) -> Void = { _ in }
    ) -> UITableView {
        harness.showWindow()
        let table = UITableView(frame: frame, style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = delegate
        change(table)
        harness.window.addSubview(table)
        harness.turn()
        return table
    }

    func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
}

final class UITableViewTests: TableTestCase {
    func testAMillionRowsCostWhatIsSeen() {
        onMain {
            let model = EndlessModel()
            let table = show(model)
            XCTAssertEqual(table.contentSize.height, 44_000_000)
            XCTAssertEqual(model.cells, 14)
            table.contentOffset.y = 44
            harness.turn()
            XCTAssertEqual(model.cells, 15, "one row in, one row out")
            table.scrollToRow(at: path(999_999), at: .bottom, animated: false)
            XCTAssertEqual(table.indexPathsForVisibleRows?.last, path(999_999))
            XCTAssertEqual(table.contentOffset.y, 44_000_000 - 600)
            XCTAssertLessThan(table.geometry.sections[0].rows.runCount, 8)
            XCTAssertLessThanOrEqual(table.subviews.count, 18)
        }
    }

    func test_F06_Defaults() {
        onMain {
            let table = UITableView()
            XCTAssertEqual(table.rowHeight, UITableView.automaticDimension)
            XCTAssertEqual(table.estimatedRowHeight, -1)
            XCTAssertEqual(table.sectionHeaderHeight, -1)
            XCTAssertEqual(table.estimatedSectionFooterHeight, -1)
            XCTAssertTrue(table.allowsSelection)
            XCTAssertFalse(table.allowsMultipleSelection)
            XCTAssertFalse(table.allowsSelectionDuringEditing)
            XCTAssertTrue(table.isPrefetchingEnabled)
            XCTAssertEqual(table.style, .plain)
        }
    }

    // DEV-274
    /// Recorded on Catalyst 26, and R30: the height is asked inside of dequeue, and again when the cell is there.
    func test_F05_HeightsAreAskedWhenTheirRowsAreShown() {
        onMain {
            let model = HeightModel()
            let table = show(model, model, frame: CGRect(x: 0, y: 0, width: 375, height: 250))
            XCTAssertEqual(
                model.calls,
                (0..<3).flatMap { ["cell \($0)", "height \($0)", "made \($0)", "height \($0)", "will \($0)"] })
            XCTAssertEqual(table.rectForRow(at: path(2)), CGRect(x: 0, y: 200, width: 375, height: 100))
            XCTAssertEqual(
                table.contentSize.height, 3 * 100 + 97 * 44, "measured heights, and the estimate for the rest")
            model.calls = []
            table.contentOffset.y = 120
            harness.turn()
            XCTAssertEqual(model.calls, ["cell 3", "height 3", "made 3", "height 3", "will 3"])
        }
    }

    func test_F06_AnEstimateOfZeroAsksForAllHeights() {
        onMain {
            let model = HeightModel()
            model.height = { CGFloat(44 + $0 % 3 * 22) }
            let table = show(model, model) { $0.estimatedRowHeight = 0 }
            func height(_ rows: Int) -> CGFloat {
                CGFloat((0..<rows).reduce(0) { (sum: Int, row: Int) in sum + 44 + row % 3 * 22 })
            }
            XCTAssertEqual(table.contentSize.height, height(100))
            XCTAssertEqual(table.rectForRow(at: path(50)).minY, height(50))
        }
    }

    func test_listE13_listE25_Texts() {
        onMain {
            XCTAssertEqual(
                UITableView.unregistered("cell"),
                "unable to dequeue a cell with identifier cell - must register a nib or a class for the identifier or connect a "
                    + "prototype cell in a storyboard")
            let model = TableModel([["a", "b"]])
            let table = show(model, model)
            let text = table.scrollProblem(path(72))
            XCTAssertEqual(
                text?.contains("out-of-bounds row (72) when there are only 2 rows in section 0. Table view: <"), true)
            XCTAssertNil(table.scrollProblem(path(1)))
            XCTAssertNil(UITableView().dequeueReusableCell(withIdentifier: "none"), "F29")
            XCTAssertEqual(
                UITableView.tooManyRows(402_337_200_000_000, 0),
                "Failed to allocate data stores for 402337200000000 rows in section 0. Consider using fewer rows", "F13"
            )
        }
    }

    func testAnImageThatIsHigherThanItsRowIsMadeSmaller() {
        onMain {
            let model = TableModel([["a"]])
            let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 600)).image { _ in }
            model.configure = { cell, _, text in
                cell.textLabel?.text = text
                cell.imageView?.image = image
            }
            let table = show(model)
            table.rowHeight = 90
            table.separatorStyle = .none
            table.reloadData()
            table.layoutIfNeeded()
            let cell = table.cellForRow(at: path(0))
            cell?.layoutIfNeeded()
            XCTAssertEqual(cell?.imageView?.frame.size, CGSize(width: 45, height: 90))
            let side = cell?.imageView?.frame.minX ?? 0
            XCTAssertEqual(cell?.textLabel?.frame.minX, side + 45 + 16)
            table.rowHeight = UITableView.automaticDimension
            table.reloadData()
            table.layoutIfNeeded()
            XCTAssertEqual(table.cellForRow(at: path(0))?.imageView?.frame.size, image.size)
        }
    }

    func testReloadShowsTheModelAndUsesCellsAgain() {
        onMain {
            let model = TableModel([["a", "b", "c"]])
            let table = show(model, model)
            let cells = table.visibleCells
            table.selectRow(at: path(1), animated: false, scrollPosition: .none)
            model.logs = true
            model.sections = [["x", "y", "z"]]
            table.reloadData()
            XCTAssertEqual(model.take(), ["did 0-2", "did 0-1", "did 0-0", "sections", "rows 0"])
            harness.turn()
            XCTAssertEqual(model.take(), ["cell 0-0", "will 0-0", "cell 0-1", "will 0-1", "cell 0-2", "will 0-2"])
            XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["x", "y", "z"])
            XCTAssertEqual(Set(table.visibleCells.map(ObjectIdentifier.init)), Set(cells.map(ObjectIdentifier.init)))
            XCTAssertNil(table.indexPathForSelectedRow, "F14")
            XCTAssertFalse(table.visibleCells[1].isSelected, "F31")
        }
    }

    /// Recorded: slow scrolling keeps one screen and one cell; a jump over a screen makes a second screen of them.
    func test_F20_CellsThatLeaveAreUsedAgain() {
        onMain {
            let model = TableModel([(0..<500).map(String.init)])
            let table = show(model, model) { $0.rowHeight = 60 }
            LabelCell.reused = 0
            var seen: Set<ObjectIdentifier> = []
            for step in 0...100 {
                table.contentOffset.y = CGFloat(step) * 30
                harness.turn()
                seen.formUnion(table.visibleCells.map(ObjectIdentifier.init))
            }
            XCTAssertLessThanOrEqual(seen.count, 12)
            XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, (50..<60).map { "\($0)" })
        }
    }

    func test_F86_ConstraintsGiveTheHeight() {
        onMain {
            let model = TableModel([["short", String(repeating: "long text ", count: 20), "short"]])
            model.configure = { cell, _, text in (cell as! LabelCell).label.text = text }
            let table = show(model, model) { $0.register(LabelCell.self, forCellReuseIdentifier: "cell") }
            let first = table.rectForRow(at: path(0)).height
            let second = table.rectForRow(at: path(1)).height
            XCTAssertEqual(first, 24 + 20.5 + 0.5, accuracy: 1)
            XCTAssertGreaterThan(second, first + 20)
            let cell = table.cellForRow(at: path(1)) as! LabelCell
            XCTAssertEqual(cell.label.frame.height, second - 24 - 1 / UIScreen.main.scale, accuracy: 0.6)
            XCTAssertEqual(table.rectForRow(at: path(2)).minY, first + second)
        }
    }

    func testATurnedTableMeasuresAgain() {
        onMain {
            let model = TableModel([[String(repeating: "long text ", count: 20)]])
            model.configure = { cell, _, text in (cell as! LabelCell).label.text = text }
            let table = show(model, model) { $0.register(LabelCell.self, forCellReuseIdentifier: "cell") }
            let narrow = table.rectForRow(at: path(0)).height
            table.frame.size.width = 700
            harness.turn()
            XCTAssertLessThan(table.rectForRow(at: path(0)).height, narrow)
            XCTAssertEqual(table.visibleCells[0].frame.width, 700)
        }
    }

    func test_F201_PlainHeadersStayAtTheTop() {
        onMain {
            let model = TableModel([(0..<10).map(String.init), (0..<10).map(String.init)])
            model.titles = ["A", "B"]
            let table = show(model, model, frame: CGRect(x: 0, y: 0, width: 375, height: 300))
            let height = ListMeasures.plainHeader
            XCTAssertEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 22, width: 375, height: height))
            XCTAssertEqual(table.rectForRow(at: path(0)).minY, 22 + height)
            table.contentOffset.y = 100
            harness.turn()
            XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, 100)
            // The end of the section pushes it out.
            let end = table.rect(forSection: 0).maxY
            table.contentOffset.y = end - 10
            harness.turn()
            XCTAssertEqual(table.headerView(forSection: 0)?.frame.maxY, end)
            XCTAssertEqual(table.headerView(forSection: 1)?.textLabel?.text, "B")
        }
    }

    func test_F204_TheTablesHeaderIsAsHighAsItsFrame() {
        onMain {
            let model = TableModel([["a"]])
            let table = show(model, model) {
                $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
                $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
            }
            XCTAssertEqual(table.rectForRow(at: path(0)).minY, 80)
            XCTAssertEqual(table.tableHeaderView?.frame, CGRect(x: 0, y: 0, width: 375, height: 80))
            XCTAssertEqual(table.tableFooterView?.frame.minY, 124)
            XCTAssertEqual(table.contentSize.height, 154)
            table.tableHeaderView?.frame.size.height = 50
            table.tableHeaderView = table.tableHeaderView
            harness.turn()
            XCTAssertEqual(table.rectForRow(at: path(0)).minY, 50)
        }
    }

    func test_F12_TheSeparatorIsPartOfTheRow() {
        onMain {
            let model = TableModel([["a", "b"]])
            let table = show(model, model)
            let cell = table.visibleCells[0]
            cell.layoutIfNeeded()
            XCTAssertEqual(cell.frame.height, 44)
            XCTAssertEqual(cell.contentView.frame.height, 44 - 1 / UIScreen.main.scale)
            XCTAssertEqual(cell.parts.separator?.frame.minX, 16)
            XCTAssertEqual(cell.parts.separator?.frame.maxX, 375)
        }
    }

    func test_F206_CardsHaveRoundEndsOnly() {
        onMain {
            let model = TableModel([["a", "b", "c"]])
            let table = show(model, model, style: .insetGrouped)
            let cells = table.visibleCells
            for cell in cells { cell.layoutIfNeeded() }
            XCTAssertEqual(cells.map(\.frame.minX), [16, 16, 16])
            XCTAssertEqual(cells.map(\.layer.cornerRadius), [10, 0, 10])
            XCTAssertEqual(cells.map { $0.parts.separator?.isHidden ?? true }, [false, false, true])
            XCTAssertEqual(cells[0].frame.minY, 35)
        }
    }

    // DEV-276
    func test_F180_F184_ATapSelects() {
        onMain {
            let model = TableModel([["a", "b", "c"]])
            let table = show(model, model)
            model.logs = true
            harness.tap(table.visibleCells[0])
            XCTAssertEqual(
                model.take(),
                ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "willSelect 0", "didSelect 0"])
            harness.tap(table.visibleCells[2])
            XCTAssertEqual(
                model.take(),
                [
                    "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "willDeselect 0",
                    "didDeselect 0",
                    "didSelect 2",
                ])
            XCTAssertEqual(table.indexPathForSelectedRow, path(2))
            XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, false, true])
            table.deselectRow(at: path(2), animated: true)
            table.selectRow(at: path(1), animated: false, scrollPosition: .none)
            XCTAssertEqual(model.take(), [], "F185: nobody hears of what the app does")
        }
    }

    func test_F181_ManyRowsCanBeSelected() {
        onMain {
            let model = TableModel([["a", "b", "c"]])
            let table = show(model, model) { $0.allowsMultipleSelection = true }
            harness.tap(table.visibleCells[0])
            harness.tap(table.visibleCells[2])
            XCTAssertEqual(table.indexPathsForSelectedRows, [path(0), path(2)])
            model.logs = true
            harness.tap(table.visibleCells[0])
            XCTAssertEqual(
                model.take(),
                ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "willDeselect 0", "didDeselect 0"])
            XCTAssertEqual(table.indexPathsForSelectedRows, [path(2)])
        }
    }

    // DEV-275
    func test_F24_PrefetchingNamesTheNearestFirst() {
        onMain {
            final class Fetcher: NSObject, UITableViewDataSourcePrefetching {
                var wanted: [[Int]] = []
                var cancelled: [[Int]] = []
                func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                    wanted.append(indexPaths.map(\.row))
                }
                func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
                    cancelled.append(indexPaths.map(\.row))
                }
            }
            let (model, fetcher) = (EndlessModel(), Fetcher())
            let table = show(model) { $0.prefetchDataSource = fetcher }
            XCTAssertEqual(fetcher.wanted.first?.first, 14)
            table.contentOffset.y = 44
            harness.turn()
            XCTAssertEqual(fetcher.wanted.count, 2)
            table.contentOffset.y = 44_000
            harness.turn()
            XCTAssertEqual(fetcher.cancelled.count, 1)
        }
    }

    func testADragThatScrollsSelectsNothing() {
        onMain {
            let model = TableModel([(0..<100).map(String.init)])
            let table = show(model, model)
            model.logs = true
            harness.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
            XCTAssertNil(table.indexPathForSelectedRow)
            XCTAssertGreaterThan(table.contentOffset.y, 150)
            XCTAssertFalse(model.take().contains { $0.hasPrefix("didSelect") })
        }
    }

    func test_F221_MeasuringAboveKeepsWhatIsSeen() {
        onMain {
            let model = HeightModel()
            let table = show(model, model)
            table.scrollToRow(at: path(50), at: .top, animated: false)
            harness.turn()
            let cell = table.cellForRow(at: path(50))!
            let y = cell.frame.minY - table.contentOffset.y
            // Upwards: rows above are 100 high, and were taken for 44.
            table.contentOffset.y -= 30
            harness.turn()
            XCTAssertEqual(cell.frame.minY - table.contentOffset.y, y + 30, accuracy: 0.01)
        }
    }

    func testARowThatIsHeldOpensItsMenu() {
        onMain {
            final class Keeper: NSObject, UITableViewDelegate {
                var asked: [Int] = []
                var selected = 0
                func tableView(
                    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
                ) -> UIContextMenuConfiguration? {
                    asked.append(indexPath.row)
                    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                        UIMenu(title: "", children: [UIAction(title: "Copy") { _ in }])
                    }
                }
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected += 1 }
            }
            let (model, keeper) = (EndlessModel(), Keeper())
            let table = show(model, keeper)
            harness.touch(.began, at: CGPoint(x: 100, y: 100))
            harness.advance(by: 1.2)
            harness.touch(.ended, at: CGPoint(x: 100, y: 100))
            harness.advance(by: 1)
            XCTAssertEqual(keeper.asked, [2])
            XCTAssertEqual(keeper.selected, 0)
            XCTAssertFalse(table.visibleCells[2].isHighlighted)
            table.contextMenuInteraction?.dismissMenu()
            harness.advance(by: 1)
        }
    }

    func testADelegateThatKnowsTablesHearsOfScrolling() {
        onMain {
            final class Hearer: NSObject, UITableViewDelegate {
                var scrolled = 0
                func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
            }
            let hearer = Hearer()
            let model = EndlessModel()
            let table = show(model, hearer)
            table.contentOffset.y = 10
            XCTAssertEqual(hearer.scrolled, 1)
            XCTAssertTrue(table.delegate === hearer)
            (table as UIScrollView).delegate = nil
            XCTAssertNil(table.delegate)
        }
    }
}
