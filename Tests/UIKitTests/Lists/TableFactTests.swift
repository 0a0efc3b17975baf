import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Facts about tables, one test for each id that the other files have none for.
final class TableFactTests: TableTestCase, @unchecked Sendable {
    /// Editable rows, and what it is asked of them.
    private final class EditModel: NSObject, UITableViewDataSource, UITableViewDelegate, KnownSourceMethods {
        var calls: [String] = []
        var chosen: (IndexPath) -> IndexPath? = { $0 }
        var highlights = true
        var commitsEdits: Bool { true }
        var movesRows: Bool { false }
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            calls.append("can \(indexPath.row)")
            return true
        }
        func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
            -> UITableViewCell.EditingStyle
        {
            calls.append("style \(indexPath.row)")
            return .delete
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            calls.append("begin \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            calls.append("end \(indexPath?.row ?? -1)")
        }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            chosen(indexPath)
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
    }

    /// Forgets super.
    private final class ForgetfulCell: UITableViewCell {
        var states: [Bool] = []
        override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            states.append(selected)
        }
        override func prepareForReuse() {}
    }

    // MARK: Loading

    func test_F07_ContentGrowsAsRowsAreMeasured() {
        onMain {
            let model = HeightModel()
            model.height = { _ in 100 }
            let table = show(model, model)
            let first = table.contentSize.height
            XCTAssertLessThan(first, 10_000, "most are estimates")
            table.scrollToRow(at: path(50), at: .top, animated: false)
            XCTAssertGreaterThan(table.contentSize.height, first)
        }
    }

    func test_F11_LayoutOutsideOfAWindowIsToldOnce() {
        onMain {
            harness.showWindow()
            XCTAssertFalse(UITableView.hasToldOfLayoutOutside)
            let model = TableModel([["a"]])
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = model
            table.layoutIfNeeded()
            XCTAssertTrue(UITableView.hasToldOfLayoutOutside)
            XCTAssertEqual(table.visibleCells.count, 1, "layout happens")
        }
    }

    func test_F13_TooManyRows() {
        XCTAssertEqual(
            UITableView.tooManyRows(402_337_200_000_000, 0),
            "Failed to allocate data stores for 402337200000000 rows in section 0. Consider using fewer rows")
    }

    func test_F14_AReloadKeepsTheOffsetAndDropsTheSelection() {
        onMain {
            let model = TableModel([(0..<40).map(String.init)])
            let table = show(model, model)
            table.selectRow(at: path(5), animated: false, scrollPosition: .none)
            table.contentOffset.y = 300
            table.reloadData()
            harness.turn()
            XCTAssertEqual(table.contentOffset.y, 300)
            XCTAssertNil(table.indexPathForSelectedRow)
        }
    }

    // DEV-275
    func test_F22_F23_L14_OnlyRowsInSightHaveCells() {
        onMain {
            let model = TableModel([(0..<40).map(String.init)])
            let table = show(model, model)
            XCTAssertEqual(table.visibleCells.count, 14)
            XCTAssertNotNil(table.cellForRow(at: path(13)))
            XCTAssertNil(table.cellForRow(at: path(14)))
        }
    }

    func test_F21_F31_F35_WhatACellLosesWhenItIsUsedAgain() {
        onMain {
            let model = TableModel([["a", "b"]])
            let table = show(model, model) { $0.register(ForgetfulCell.self, forCellReuseIdentifier: "cell") }
            let cell = table.cellForRow(at: path(0)) as! ForgetfulCell
            table.selectRow(at: path(0), animated: false, scrollPosition: .none)
            cell.states = []
            table.reloadData()
            XCTAssertEqual(cell.states, [], "not before it is dequeued")
            harness.turn()
            XCTAssertEqual(cell.states, [false], "F31, though it forgets super (F35)")
            XCTAssertFalse(cell.isSelected)
            XCTAssertTrue(table.visibleCells.contains(cell))
        }
    }

    func test_F29_ACellForARowHasTheRowsSize() {
        onMain {
            let model = TableModel([["a"]])
            var size = CGSize.zero
            model.configure = { cell, _, _ in size = cell.frame.size }
            let table = show(model, model) { $0.rowHeight = 70 }
            XCTAssertEqual(size, CGSize(width: 375, height: 70))
            XCTAssertNil(table.dequeueReusableCell(withIdentifier: "unknown"))
        }
    }

    func test_F33_AConfigurationReplacesTheContent() {
        onMain {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let first = cell.contentView
            cell.contentConfiguration = UIListContentConfiguration.cell()
            XCTAssertFalse(cell.contentView === first)
            XCTAssertNil(cell.textLabel)
            XCTAssertNil(cell.imageView)
            let second = cell.contentView
            cell.contentConfiguration = UIListContentConfiguration.subtitleCell()
            XCTAssertTrue(cell.contentView === second, "it supports the new one")
        }
    }

    // MARK: Changes

    func test_F61_NoneStillSlidesNeighbours() {
        onMain {
            let model = TableModel([["a", "b"]])
            let table = show(model, model)
            let a = table.cellForRow(at: path(0))!
            model.sections = [["n", "a", "b"]]
            table.insertRows(at: [path(0)], with: .none)
            let new = table.cellForRow(at: path(0))!
            harness.advance(by: 0.15)
            XCTAssertEqual(new.layer.presentation()!.opacity, 1)
            XCTAssertEqual(new.layer.presentation()!.frame.minY, 0)
            XCTAssertTrue((1..<43).contains(a.layer.presentation()!.frame.minY))
        }
    }

    func test_L26_AChangeOutsideOfABatchCountsAtOnce() {
        onMain {
            let model = TableModel([["a"]])
            let table = show(model, model)
            model.sections = [["a", "b"]]
            table.insertRows(at: [path(1)], with: .automatic)
            XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
            XCTAssertNotNil(table.cellForRow(at: path(1)))
        }
    }

    // MARK: Selecting and editing

    func test_F182_WhatIsNotHighlightedIsNotSelected() {
        onMain {
            let model = EditModel()
            let table = show(model, model)
            table.selectRow(at: path(0), animated: false, scrollPosition: .none)
            model.highlights = false
            harness.tap(table.cellForRow(at: path(1))!)
            XCTAssertEqual(table.indexPathForSelectedRow, path(0))
            XCTAssertTrue(table.cellForRow(at: path(0))!.isSelected)
        }
    }

    func test_F183_TheDelegateChoosesAnotherRowOrNone() {
        onMain {
            let model = EditModel()
            let table = show(model, model)
            model.chosen = { _ in IndexPath(row: 2, section: 0) }
            harness.tap(table.cellForRow(at: path(1))!)
            XCTAssertEqual(table.indexPathForSelectedRow, path(2))
            model.chosen = { _ in nil }
            harness.tap(table.cellForRow(at: path(1))!)
            XCTAssertEqual(table.indexPathForSelectedRow, path(2))
        }
    }

    func test_F189_F191_L28_EditingAsksForEachRow() {
        onMain {
            let model = EditModel()
            let table = show(model, model)
            _ = model.take()
            table.setEditing(true, animated: false)
            let calls = model.take()
            XCTAssertEqual(Array(calls.prefix(6)), (0..<3).flatMap { ["can \($0)", "style \($0)"] })
            XCTAssertFalse(calls.contains { $0.hasPrefix("begin") }, "F191: those are for swipes")
        }
    }

    func test_F191_F192_ASwipeBeginsTheEditingOfItsRow() {
        onMain {
            let model = EditModel()
            let table = show(model, model)
            _ = model.take()
            harness.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 200, y: 60))
            XCTAssertTrue(model.take().contains("begin 1"))
            let cell = table.cellForRow(at: path(1))!
            XCTAssertTrue(cell.showingDeleteConfirmation)
            XCTAssertFalse(cell.isEditing)
            harness.tap(CGPoint(x: 100, y: 200))
            harness.advance(by: 1)
            XCTAssertEqual(model.take().last, "end 1")
        }
    }

    // MARK: Looks

    func test_F202_AHeadersViewBeatsItsTitle() {
        onMain {
            let model = TableModel([["a"], ["b"]])
            model.titles = ["One", nil]
            let table = show(model, model)
            XCTAssertGreaterThan(table.rectForHeader(inSection: 0).height, 20, "it fits the title")
            XCTAssertEqual(table.rectForHeader(inSection: 1).height, 0)
            XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "One")
        }
    }

    func test_F200_F207_InsetsAndTheirDefaults() {
        onMain {
            let table = show(TableModel([["a"]]))
            XCTAssertEqual(table.separatorInsetReference, .fromCellEdges)
            XCTAssertFalse(table.cellLayoutMarginsFollowReadableWidth)
            XCTAssertTrue(table.insetsContentViewsToSafeArea)
            XCTAssertEqual(table.separatorInset.left, 16)
            table.separatorInset.left = 40
            XCTAssertEqual(table.separatorInset.left, 40)
        }
    }

    func test_F220_ScrollingToARowThatNobodyMeasured() {
        onMain {
            let model = HeightModel()
            model.height = { CGFloat(40 + $0 % 4 * 30) }
            let table = show(model, model)
            table.scrollToRow(at: path(60), at: .top, animated: false)
            XCTAssertEqual(table.contentOffset.y, table.rectForRow(at: path(60)).minY)
            table.scrollToRow(at: path(20), at: .top, animated: true)
            harness.advance(by: 2)
            XCTAssertEqual(table.contentOffset.y, table.rectForRow(at: path(20)).minY, accuracy: 0.5)
        }
    }
}
