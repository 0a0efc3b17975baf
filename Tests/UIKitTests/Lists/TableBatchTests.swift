import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class TableBatchTests: TableTestCase {
    @MainActor private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

    func testRowsComeAndGo() {
        onMain {
            let model = TableModel([["a", "b", "c"]])
            let table = show(model, model)
            let b = table.cellForRow(at: path(1))
            var done: [Bool] = []
            model.sections = [["x", "b", "y"]]
            table.performBatchUpdates(
                {
                    table.deleteRows(at: [self.path(0), self.path(2)], with: .fade)
                    table.insertRows(at: [self.path(0), self.path(2)], with: .left)
                }, completion: { done.append($0) })
            XCTAssertEqual(texts(table), ["x", "b", "y"])
            XCTAssertTrue(table.cellForRow(at: path(1)) === b, "who stays is not asked for again")
            XCTAssertEqual(done, [], "L26: checked at once, shown over time")
            harness.advance(by: 0.5)
            XCTAssertEqual(done, [true])
            XCTAssertEqual(table.subviews.filter { $0 is UITableViewCell }.count, 3)
        }
    }

    func test_F41_AReloadTakesAnotherCell() {
        onMain {
            let model = TableModel([["a", "b"]])
            let table = show(model, model)
            let old = table.cellForRow(at: path(0))
            model.logs = true
            model.sections = [["A", "b"]]
            table.reloadRows(at: [path(0)], with: .none)
            XCTAssertFalse(table.cellForRow(at: path(0)) === old)
            XCTAssertEqual(texts(table), ["A", "b"])
            harness.advance(by: 0.5)
            XCTAssertEqual(model.take(), ["sections", "rows 0", "cell 0-0", "will 0-0", "did 0-0"])
        }
    }

    func test_F49_ReconfiguringKeepsTheCell() {
        onMain {
            let model = TableModel([["a", "b"]])
            let table = show(model, model)
            let old = table.cellForRow(at: path(0))
            model.sections = [["A", "b"]]
            model.logs = true
            table.reconfigureRows(at: [path(0)])
            XCTAssertTrue(table.cellForRow(at: path(0)) === old)
            XCTAssertEqual(texts(table), ["A", "b"])
            XCTAssertEqual(model.take().filter { !$0.hasPrefix("rows") && $0 != "sections" }, ["cell 0-0"])
        }
    }

    func test_F47_BatchesNest() {
        onMain {
            let model = TableModel([["a"]])
            let table = show(model, model)
            table.beginUpdates()
            table.beginUpdates()
            model.sections = [["a", "b"]]
            table.insertRows(at: [path(1)], with: .none)
            table.endUpdates()
            XCTAssertEqual(table.numberOfRows(inSection: 0), 1)
            table.endUpdates()
            XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
        }
    }

    func test_F48_AnEmptyBatchAsksForHeightsAgain() {
        onMain {
            let model = HeightModel()
            let table = show(model, model)
            model.height = { $0 == 0 ? 200 : 100 }
            table.beginUpdates()
            table.endUpdates()
            XCTAssertEqual(table.rectForRow(at: path(0)).height, 200)
            XCTAssertEqual(table.cellForRow(at: path(1))?.frame.minY, 200)
        }
    }

    func testSelectionGoesAlong() {
        onMain {
            let model = TableModel([["a", "b", "c"]])
            let table = show(model, model) { $0.allowsMultipleSelection = true }
            table.selectRow(at: path(0), animated: false, scrollPosition: .none)
            table.selectRow(at: path(2), animated: false, scrollPosition: .none)
            model.sections = [["n", "b", "c"]]
            table.performBatchUpdates {
                table.deleteRows(at: [self.path(0)], with: .fade)
                table.insertRows(at: [self.path(0)], with: .fade)
            }
            XCTAssertEqual(table.indexPathsForSelectedRows, [path(2)])
        }
    }

    func testMovedSectionsKeepTheirCells() {
        onMain {
            let model = TableModel([["a"], ["b", "c"]])
            model.titles = ["A", "B"]
            let table = show(model, model, style: .grouped)
            let c = table.cellForRow(at: path(1, 1))
            let header = table.headerView(forSection: 1)
            model.sections = [["b", "c"], ["a"]]
            model.titles = ["B", "A"]
            table.moveSection(1, toSection: 0)
            XCTAssertTrue(table.cellForRow(at: path(1, 0)) === c)
            XCTAssertTrue(table.headerView(forSection: 0) === header)
            harness.advance(by: 0.5)
            XCTAssertEqual(texts(table), ["b", "c", "a"])
            XCTAssertEqual(c?.frame.minY, table.rectForRow(at: path(1, 0)).minY)
        }
    }

    func test_F221_InsertingAboveKeepsWhatIsSeen() {
        onMain {
            let model = TableModel([(0..<100).map(String.init)])
            let table = show(model, model)
            table.contentOffset.y = 440
            harness.turn()
            let cell = table.cellForRow(at: path(12))!
            let y = cell.frame.minY - table.contentOffset.y
            model.sections[0].insert(contentsOf: ["x", "y"], at: 0)
            table.insertRows(at: [path(0), path(1)], with: .none)
            harness.advance(by: 0.5)
            XCTAssertTrue(table.cellForRow(at: path(14)) === cell)
            XCTAssertEqual(cell.frame.minY - table.contentOffset.y, y)
        }
    }

    func test_F54_WithoutAnimationItIsDoneAtOnce() {
        onMain {
            let model = TableModel([["a", "b"]])
            let table = show(model, model)
            model.sections = [["b"]]
            var done = false
            UIView.performWithoutAnimation {
                table.performBatchUpdates(
                    { table.deleteRows(at: [self.path(0)], with: .fade) }, completion: { _ in done = true })
            }
            XCTAssertTrue(done)
            XCTAssertEqual(table.subviews.filter { $0 is UITableViewCell }.count, 1)
        }
    }

    /// Random batches, unanimated and animated, against an array: counts, order, places, selection.
    func testRandomBatchesAgreeWithTheModel() {
        onMain {
            var random = SystemlessRandom(seed: 5)
            var serial = 100
            let model = TableModel([(0..<20).map(String.init), (20..<30).map(String.init)])
            let table = show(model, model, style: .grouped)
            for step in 0..<150 {
                let old = model.sections
                var changes: [ListChange] = []
                for section in old.indices {
                    for row in old[section].indices.reversed() where Int.random(in: 0..<8, using: &random) == 0 {
                        model.sections[section].remove(at: row)
                        changes.append(.deleteItem(ListPlace(of: path(row, section))))
                    }
                    var inserted: [Int] = []
                    for _ in 0..<Int.random(in: 0...2, using: &random) {
                        serial += 1
                        let at = Int.random(in: 0...model.sections[section].count, using: &random)
                        model.sections[section].insert("\(serial)", at: at)
                        inserted = inserted.map { $0 >= at ? $0 + 1 : $0 } + [at]
                    }
                    changes += inserted.map { .insertItem(ListPlace(of: path($0, section))) }
                }
                let animates = Bool.random(using: &random)
                let apply = { table.performBatchUpdates { table.change(changes, .fade) } }
                if animates { apply() } else { UIView.performWithoutAnimation { apply() } }
                if step % 3 == 0 {
                    table.contentOffset.y = CGFloat.random(
                        in: 0...max(1, table.contentSize.height - 600), using: &random)
                }
                if step % 4 == 0 { harness.advance(by: 0.1) } else { harness.turn() }
                for section in model.sections.indices {
                    XCTAssertEqual(table.numberOfRows(inSection: section), model.sections[section].count)
                }
                for path in table.indexPathsForVisibleRows ?? [] {
                    let cell = table.cellForRow(at: path)!
                    XCTAssertEqual(cell.textLabel?.text, model.sections[path.section][path.row], "step \(step)")
                    XCTAssertEqual(cell.frame, table.rectForRow(at: path), "step \(step)")
                }
            }
            harness.advance(by: 1)
            XCTAssertEqual(
                table.subviews.filter { $0 is UITableViewCell }.count, table.visibleCells.count, "nothing is left over")
        }
    }
}
