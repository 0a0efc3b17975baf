import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

@MainActor final class EditingModel: NSObject, UITableViewDataSource, UITableViewDelegate, KnownSourceMethods {
    var rows = ["a", "b", "c", "d"]
    var calls: [String] = []
    var commitsEdits: Bool { true }
    var movesRows: Bool { true }
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        calls.append("commit \(indexPath.row)")
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        calls.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        calls.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        calls.append("end \(indexPath?.row ?? -1)")
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
}

final class TableEditingTests: TableTestCase {
    @MainActor private func swipe(_ table: UITableView, _ row: Int, by way: CGFloat) {
        let y = table.rectForRow(at: path(row)).midY
        let x: CGFloat = way < 0 ? 340 : 30
        harness.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + way, y: y))
    }

    func test_F193_WithoutAConfigurationASwipeShowsDelete() {
        onMain {
            let model = EditingModel()
            let table = show(model, model)
            swipe(table, 1, by: -90)
            XCTAssertEqual(model.calls, ["begin 1"], "F191")
            XCTAssertEqual(table.swipe?.offset ?? 0, -75, accuracy: 3)
            XCTAssertTrue(table.visibleCells[1].showingDeleteConfirmation)
            XCTAssertFalse(table.visibleCells[1].isEditing, "F192")
            harness.tap(CGPoint(x: 350, y: table.rectForRow(at: path(1)).midY))
            harness.advance(by: 1)
            XCTAssertEqual(model.calls, ["begin 1", "commit 1", "end 1"])
            XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["a", "c", "d"])
            XCTAssertNil(table.swipe)
        }
    }

    func testATouchElsewhereClosesASwipe() {
        onMain {
            let model = EditingModel()
            let table = show(model, model)
            swipe(table, 1, by: -90)
            harness.tap(table.visibleCells[0])
            harness.advance(by: 1)
            XCTAssertEqual(model.calls, ["begin 1", "end 1"])
            XCTAssertEqual(table.visibleCells[1].frame.minX, 0)
            XCTAssertNil(table.indexPathForSelectedRow)
        }
    }

    // DEV-273
    func test_F194_AFullSwipeDoesTheFirstAction() {
        onMain {
            let model = EditingModel()
            var done: [String] = []
            model.trailing = UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Trash") { _, _, finish in
                    done.append("trash")
                    finish(true)
                },
                UIContextualAction(style: .normal, title: "Flag") { _, _, finish in
                    done.append("flag")
                    finish(true)
                },
            ])
            let table = show(model, model)
            swipe(table, 0, by: -300)
            XCTAssertEqual(done, ["trash"])
            XCTAssertNil(table.swipe)
            model.trailing?.performsFirstActionWithFullSwipe = false
            swipe(table, 0, by: -300)
            XCTAssertEqual(done, ["trash"])
            XCTAssertEqual(table.swipe?.offset, -148)
            harness.tap(CGPoint(x: 375 - 148 + 20, y: 22))
            harness.advance(by: 1)
            XCTAssertEqual(done, ["trash", "flag"])
        }
    }

    /// On a phone on its side a row reaches below the notch: the outermost button does, too, and what it shows doesn't.
    func testButtonsOfASwipeStayBesideANotch() {
        onMain {
            let model = EditingModel()
            let actions = ["Trash", "Flag"].map {
                UIContextualAction(style: .normal, title: $0) { _, _, done in done(true) }
            }
            model.trailing = UISwipeActionsConfiguration(actions: actions)
            model.leading = UISwipeActionsConfiguration(actions: actions)
            let controller = UITableViewController(style: .plain)
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 30)
            let table = controller.tableView!
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            (table.dataSource, table.delegate) = (model, model)
            harness.show(root: controller)
            harness.turn()
            let y = table.convert(table.visibleCells[0].center, to: nil).y
            for (from, way, widths, middle) in [(340, -120, [104, 74], 326), (70, 130, [133, 74], 96)]
                as [(CGFloat, CGFloat, [CGFloat], CGFloat)]
            {
                harness.drag(from: CGPoint(x: from, y: y), to: CGPoint(x: from + way, y: y))
                XCTAssertEqual(abs(table.swipe?.offset ?? 0), widths[0] + widths[1])
                let buttons = table.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
                XCTAssertEqual(buttons.map(\.frame.width), widths)
                buttons.first?.layoutIfNeeded()
                let title = buttons.first?.titleLabel
                XCTAssertEqual(
                    title.map { $0.convert($0.bounds, to: table).midX } ?? 0, middle, accuracy: 1, "in the safe part")
                table.swipe?.close(animated: false)
                harness.turn()
            }
        }
    }

    func testALeadingSwipeAndAnEmptyConfiguration() {
        onMain {
            let model = EditingModel()
            model.leading = UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Read") { _, _, finish in finish(true) }
            ])
            model.trailing = UISwipeActionsConfiguration(actions: [])
            let table = show(model, model)
            swipe(table, 0, by: -150)
            XCTAssertNil(table.swipe, "F193: an empty configuration shows nothing")
            swipe(table, 0, by: 100)
            XCTAssertEqual(table.swipe?.offset, 74)
            swipe(table, 0, by: -70)
            XCTAssertNil(table.swipe)
            swipe(table, 3, by: 100)
            XCTAssertNil(table.swipe, "a row that can't be edited")
        }
    }

    func test_F190_EditModeShowsCirclesWhereRowsCanBeEdited() {
        onMain {
            let model = EditingModel()
            let table = show(model, model)
            table.setEditing(true, animated: false)
            harness.turn()
            let cells = table.visibleCells
            XCTAssertEqual(cells.map(\.editingStyle), [.delete, .delete, .delete, .none])
            XCTAssertEqual(cells.map { $0.contentView.frame.minX }, [38, 38, 38, 0])
            XCTAssertEqual(cells.map { $0.parts.grip != nil }, [true, true, true, false])  // DEV-746
            // The circle opens the swipe.
            harness.tap(CGPoint(x: 27, y: 22))
            harness.advance(by: 0.5)
            XCTAssertEqual(table.swipe?.path, path(0))
            table.setEditing(false, animated: true)
            harness.advance(by: 0.5)
            XCTAssertEqual(cells[0].contentView.frame.minX, 0)
            XCTAssertNil(cells[0].parts.editControl)
        }
    }

    func testManyCanBeChosenInEditMode() {
        onMain {
            let model = EditingModel()
            let table = show(model, model) { $0.allowsMultipleSelectionDuringEditing = true }
            table.setEditing(true, animated: false)
            harness.tap(table.visibleCells[0])
            harness.tap(table.visibleCells[2])
            XCTAssertEqual(table.indexPathsForSelectedRows, [path(0), path(2)])
            table.setEditing(false, animated: false)
            XCTAssertNil(table.indexPathsForSelectedRows)
        }
    }

    func test_F195_TheGripMovesRows() {
        onMain {
            let model = EditingModel()
            let table = show(model, model)
            table.setEditing(true, animated: false)
            harness.turn()
            harness.drag(from: CGPoint(x: 350, y: 22), to: CGPoint(x: 350, y: 22 + 88))
            XCTAssertEqual(model.calls, ["move 0 to 2"])
            XCTAssertEqual(model.rows, ["b", "c", "a", "d"])
            XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["b", "c", "a", "d"])
            XCTAssertEqual(table.visibleCells.map(\.frame.minY), [0, 44, 88, 132])
        }
    }

    /// Whoever asks while a row is dragged means the rows of the data source, which hears of the move at the drop.
    func testWhileARowIsDraggedPathsAreTheDataSources() {
        onMain {
            let model = EditingModel()
            let table = show(model, model)
            table.setEditing(true, animated: false)
            harness.turn()
            harness.drag(from: CGPoint(x: 350, y: 22), to: CGPoint(x: 350, y: 22 + 88)) {
                XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["b", "c", "a", "d"], "as shown")
                XCTAssertEqual(table.indexPathsForVisibleRows, [path(1), path(2), path(0), path(3)])
                for (row, text) in model.rows.enumerated() {
                    let cell = table.cellForRow(at: path(row))
                    XCTAssertEqual(cell?.textLabel?.text, text)
                    XCTAssertEqual(cell.flatMap(table.indexPath), path(row))
                }
                XCTAssertEqual(table.rectForRow(at: path(1)).minY, 0)
                XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 10, y: 50)), path(2))
                XCTAssertEqual(
                    table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 10, height: 60)), [path(1), path(2)])
            }
            XCTAssertEqual(table.indexPathsForVisibleRows, [path(0), path(1), path(2), path(3)])
        }
    }

    /// The row that is dragged is ahead of rows that have no cells yet.
    func testARowThatIsAskedForWhileAnotherIsDraggedIsSelectedAsTheDataSources() {
        onMain {
            let model = EditingModel()
            model.rows = (0..<40).map { "\($0)" }
            let table = show(model, model, frame: CGRect(x: 0, y: 0, width: 375, height: 440)) {
                $0.allowsMultipleSelectionDuringEditing = true
            }
            table.setEditing(true, animated: false)
            table.selectRow(at: path(10), animated: false, scrollPosition: .none)
            harness.turn()
            harness.touch(.began, at: CGPoint(x: 350, y: 5 * 44 + 22))
            table.contentOffset.y = 66
            harness.touch(.moved, at: CGPoint(x: 350, y: 435))
            XCTAssertEqual(table.reorder?.path, path(11))
            let marked = { table.visibleCells.filter(\.isSelected).map { $0.textLabel?.text } }
            XCTAssertEqual(marked(), ["10"])
            harness.touch(.ended, at: CGPoint(x: 350, y: 435))
            harness.turn()
            XCTAssertEqual(marked(), ["10"])
            XCTAssertEqual(table.indexPathsForSelectedRows, [path(9)])
        }
    }

    private final class Indexed: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 5 }
        var rows = 20
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "D", "E"] }
    }

    func test_F205_TheIndexScrollsToItsSection() {
        onMain {
            let model = Indexed()
            let table = show(model)
            let index = table.indexView!
            index.layoutIfNeeded()
            XCTAssertEqual(index.frame, CGRect(x: 360, y: 0, width: 15, height: 600))
            harness.tap(CGPoint(x: 367, y: 300 + 14))
            XCTAssertEqual(table.indexPathsForVisibleRows?.first, path(0, 3))
            XCTAssertEqual(table.visibleCells[0].look.trailingRoom, 15)
        }
    }

    /// DEV-861.
    func testRowsAndTheirSeparatorsEndBeforeTheIndex() throws {
        try onMain {
            let model = Indexed()
            let table = show(model)
            func ends() throws -> [CGFloat] {
                table.layoutIfNeeded()
                let cell = table.visibleCells[0]
                let line = try XCTUnwrap(cell.parts.separator).frame
                return [cell.contentView.frame.minX, cell.contentView.frame.maxX, line.minX, line.maxX]
            }
            XCTAssertEqual(try ends(), [0, 360, 16, 360])
            table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
            XCTAssertEqual(try ends(), [0, 360, 30, 340])
            table.separatorInset = UIEdgeInsets(
                top: 0, left: UITableView.automaticDimension, bottom: 0, right: UITableView.automaticDimension)
            table.semanticContentAttribute = .forceRightToLeft
            harness.turn()
            for cell in table.visibleCells { cell.semanticContentAttribute = .forceRightToLeft }
            harness.turn()
            XCTAssertEqual(try ends(), [15, 375, 15, 359])
            table.semanticContentAttribute = .forceLeftToRight
            for cell in table.visibleCells { cell.semanticContentAttribute = .forceLeftToRight }
            table.sectionIndexMinimumDisplayRowCount = 1000
            table.reloadSectionIndexTitles()
            harness.turn()
            XCTAssertEqual(try ends(), [0, 375, 16, 375], "there is no index of so few rows")
        }
    }

    func testTheIndexComesAndGoesWithTheRowsThatItWaitsFor() {
        onMain {
            let model = Indexed()
            let table = show(model) { $0.sectionIndexMinimumDisplayRowCount = 101 }
            XCTAssertNil(table.indexView)
            model.rows = 21
            table.insertRows(at: (0..<5).map { path(0, $0) }, with: .none)
            XCTAssertNotNil(table.indexView)
            model.rows = 20
            table.deleteRows(at: (0..<5).map { path(0, $0) }, with: .none)
            XCTAssertNil(table.indexView)
        }
    }

    func testAFingerAlongTheIndexDoesNotScrollBesides() {
        onMain {
            let model = Indexed()
            let table = show(model)
            harness.drag(from: CGPoint(x: 367, y: 300 + 14), to: CGPoint(x: 367, y: 300 - 14))
            let offset = table.contentOffset
            table.scrollToRow(at: path(0, 1), at: .top, animated: false)
            XCTAssertEqual(offset, table.contentOffset)
        }
    }

    /// Rows can be edited though the data source takes no deletes.
    @MainActor private final class PlainModel: NSObject, UITableViewDataSource, UITableViewDelegate, KnownSourceMethods
    {
        var commitsEdits: Bool { false }
        var movesRows: Bool { false }
        var asked: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            asked.append(indexPath.row)
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "More") { _, _, _ in }
            ])
        }
    }

    func testSwipeActionsNeedNoCommit() {
        onMain {
            let model = PlainModel()
            let table = show(model, model)
            swipe(table, 1, by: -90)
            XCTAssertEqual(model.asked, [1])
            XCTAssertNotNil(table.swipe)
            XCTAssertNil(table.indexPathForSelectedRow)
        }
    }

    func testCirclesNeedNoCommit() {
        onMain {
            let model = PlainModel()
            let table = show(model, model) { $0.allowsMultipleSelectionDuringEditing = true }
            table.setEditing(true, animated: false)
            harness.turn()
            XCTAssertTrue(table.visibleCells.allSatisfy(\.isEditing))
            XCTAssertNotNil(table.visibleCells[0].parts.editControl)
        }
    }

    /// A circle in front of a row takes the place of no sign behind it: the value ends where it does without the circle.
    func testAValueKeepsItsMarginBehindACircle() {
        onMain {
            final class Values: NSObject, UITableViewDataSource, KnownSourceMethods {
                var commitsEdits: Bool { false }
                var movesRows: Bool { false }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                    cell.textLabel?.text = "Bluetooth"
                    cell.detailTextLabel?.text = "On"
                    return cell
                }
            }
            let values = Values()
            let table = show(values) { $0.allowsMultipleSelectionDuringEditing = true }
            let cell = table.visibleCells[0]
            @MainActor func end() -> CGFloat {
                harness.turn()
                return cell.detailTextLabel.map { $0.convert($0.bounds, to: cell).maxX } ?? 0
            }
            XCTAssertEqual(end(), 375 - 16)
            table.setEditing(true, animated: false)
            XCTAssertEqual(end(), 375 - 16)
            XCTAssertEqual(cell.contentView.frame.minX, 38)
            cell.editingAccessoryType = .disclosureIndicator
            XCTAssertEqual(end(), cell.contentView.frame.maxX, "a sign has its own room")
        }
    }

    func testARowThatIsNotEditedStaysAsItIs() {
        onMain {
            let model = EditingModel()
            let table = show(model, model, style: .grouped)
            let accessory = UISwitch()
            table.visibleCells[3].accessoryView = accessory
            harness.turn()
            let place = accessory.frame
            table.setEditing(true, animated: false)
            harness.turn()
            XCTAssertEqual(table.visibleCells.map(\.isEditing), [true, true, true, false])
            XCTAssertEqual(accessory.frame.minX, place.minX)
            XCTAssertEqual(accessory.superview?.isHidden, false)
        }
    }
}
