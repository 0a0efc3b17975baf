import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

@MainActor private final class Planets: UITableViewController {
    var committed = false
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Planet \(indexPath.row)"
        cell.detailTextLabel?.text = "far away"
        return cell
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { committed = true }
}

/// Rows that are typed in, with a keyboard 300 points high.
@MainActor private final class Questions: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let field = UITextField(frame: CGRect(x: 16, y: 4, width: 200, height: 34))
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 300))
        cell.contentView.addSubview(field)
        return cell
    }
}

@MainActor private final class Chapters: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Chapter" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Line"
        return cell
    }
}

/// Rows with an indicator that can be deleted and moved.
@MainActor private final class Steps: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        return cell
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
}

@MainActor private final class Plain: UITableViewController {}

final class TableControllerTests: MainTestCase {
    func testItsViewIsATableThatAsksIt() {
        onMain {
            let controller = Planets(style: .insetGrouped)
            XCTAssertTrue(controller.tableView === controller.view)
            XCTAssertEqual(controller.tableView.style, .insetGrouped)
            harness.show(root: controller)
            harness.turn()
            XCTAssertEqual(
                controller.tableView.visibleCells.map { $0.textLabel?.text }, ["Planet 0", "Planet 1", "Planet 2"])
            XCTAssertEqual(controller.tableView.visibleCells[0].frame.height, 58, accuracy: 0.7, "a title and a detail")
            XCTAssertTrue(controller.clearsSelectionOnViewWillAppear)
        }
    }

    // MARK: Selected before anything is seen

    func testARowThatWasSelectedBeforeTheControllerAppearsStays() {
        onMain {
            let controller = Planets(style: .plain)
            controller.clearsSelectionOnViewWillAppear = false
            controller.loadViewIfNeeded()
            controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .middle)
            harness.show(root: controller)
            harness.turn()
            XCTAssertEqual(controller.tableView.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
            XCTAssertEqual(controller.tableView.visibleCells.map(\.isSelected), [false, true, false])
            let other = Planets(style: .plain)
            other.loadViewIfNeeded()
            other.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            harness.show(root: other)
            harness.turn()
            XCTAssertNil(
                other.tableView.indexPathForSelectedRow, "one that clears its selection does it the first time, too")
        }
    }

    func testSelectionsMadeInViewDidLoadAreShown() {
        onMain {
            final class Lists: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
                let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
                let collection = UICollectionView(
                    frame: CGRect(x: 0, y: 400, width: 300, height: 300),
                    collectionViewLayout: UICollectionViewFlowLayout())
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(table)
                    view.addSubview(collection)
                    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
                    (table.dataSource, collection.dataSource) = (self, self)
                    table.reloadData()
                    collection.reloadData()
                    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
                    collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
                }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                }
                func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                    3
                }
                func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
                    -> UICollectionViewCell
                { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
            }
            let controller = Lists()
            harness.show(root: UINavigationController(rootViewController: controller))
            harness.advance(by: 0.1)
            XCTAssertEqual(controller.table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
            XCTAssertEqual(controller.table.visibleCells.map(\.isSelected), [false, false, true])
            let cells = (0..<3).map {
                controller.collection.cellForItem(at: IndexPath(item: $0, section: 0))?.isSelected
            }
            XCTAssertEqual(cells, [false, true, false])
        }
    }

    func test_F209_SelectionIsClearedWhenItAppears() {
        onMain {
            let controller = Planets(style: .plain)
            let stack = UINavigationController(rootViewController: controller)
            harness.show(root: stack)
            harness.turn()
            harness.tap(controller.tableView.visibleCells[1])
            XCTAssertEqual(controller.tableView.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
            stack.pushViewController(UIViewController(), animated: false)
            harness.turn()
            stack.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertNil(controller.tableView.indexPathForSelectedRow)
        }
    }

    func testTitlesOfSectionsStartWhereTextDoesBesideANotch() {
        onMain {
            for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
                let controller = Chapters(style: style)
                controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 30)
                harness.show(root: controller)
                harness.turn()
                let (table, cell) = (controller.tableView!, controller.tableView.visibleCells[0])
                guard let text = cell.textLabel, let title = table.headerView(forSection: 0)?.textLabel else {
                    return XCTFail("no title")
                }
                XCTAssertEqual(title.convert(title.bounds, to: table).minX, text.convert(text.bounds, to: table).minX)
                XCTAssertLessThanOrEqual(title.convert(title.bounds, to: table).maxX, table.bounds.width - 30)
            }
        }
    }

    /// A list that a pushed screen covers is changed meanwhile: its rows are made where there is no safe area, and keep off the notch
    /// when the list is back.
    func testRowsThatWereMadeOutsideOfAWindowKeepOffANotch() {
        onMain {
            let (parent, controller) = (UIViewController(), Chapters(style: .plain))
            parent.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 30)
            harness.show(root: parent)
            parent.addChild(controller)
            controller.view.frame = parent.view.bounds
            parent.view.addSubview(controller.view)
            harness.turn()
            guard let table = controller.tableView, let text = table.visibleCells.first?.textLabel else {
                return XCTFail("no rows")
            }
            let start = text.convert(text.bounds, to: table).minX
            XCTAssertGreaterThan(start, 59)
            table.removeFromSuperview()
            table.performBatchUpdates { table.reloadSections([0], with: .none) }
            harness.turn()
            parent.view.addSubview(table)
            harness.turn()
            XCTAssertEqual(Set(table.visibleCells.map(\.look.leadingRoom)), [59])
            let again = table.visibleCells[0].textLabel
            XCTAssertEqual(again.map { $0.convert($0.bounds, to: table).minX }, start)
        }
    }

    func testControlsOfEditingStayBesideANotch() {
        onMain {
            let controller = Steps(style: .plain)
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 30)
            harness.show(root: controller)
            harness.turn()
            let cell = controller.tableView.visibleCells[0]
            XCTAssertNotNil(cell.parts.mark)
            controller.setEditing(true, animated: false)
            harness.turn()
            XCTAssertNil(cell.parts.mark, "the indicator is no editing accessory")
            guard let (circle, grip) = cell.parts.editControl.flatMap({ one in cell.parts.grip.map { (one, $0) } })
            else {
                return XCTFail("no controls")
            }
            XCTAssertGreaterThan(circle.frame.minX, 59)
            XCTAssertLessThan(grip.frame.maxX, cell.bounds.width - 30)
            XCTAssertTrue(cell.isOnEditControl(circle.center) && cell.isOnGrip(grip.center))
            XCTAssertLessThanOrEqual(cell.contentView.frame.maxX, grip.frame.minX)
        }
    }

    func test_F208_ARowThatIsTypedInStaysAboveTheKeyboard() {
        onMain {
            let controller = Questions(style: .plain)
            harness.show(root: controller)
            harness.turn()
            let table: UITableView = controller.tableView
            let last = table.visibleCells.last!
            let field = last.contentView.subviews.first as! UITextField
            let inset = table.contentInset.bottom
            field.becomeFirstResponder()
            harness.advance(by: 0.5)
            XCTAssertEqual(
                field.convert(field.bounds, to: nil).maxY, harness.window.bounds.maxY - 300, accuracy: 44, "in sight")
            XCTAssertLessThan(field.convert(field.bounds, to: nil).maxY, harness.window.bounds.maxY - 299)
            XCTAssertGreaterThan(table.contentInset.bottom, inset + 200)
            table.keyboardDismissMode = .onDrag
            harness.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 260))
            XCTAssertFalse(field.isFirstResponder)
            harness.advance(by: 2)
            XCTAssertEqual(table.contentInset.bottom, inset)
        }
    }

    // DEV-271
    func testWhatAClassOverridesDecidesWhetherRowsCanBeEdited() {
        onMain {
            XCTAssertTrue(Planets().commitsEdits)
            XCTAssertFalse(Planets().movesRows)
            XCTAssertFalse(Plain().commitsEdits)
        }
    }

    func testContentConfigurationsSizeTheirRows() {
        onMain {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = cell.defaultContentConfiguration()
            content.text = "Title"
            cell.contentConfiguration = content
            XCTAssertNil(cell.textLabel, "F33")
            XCTAssertEqual(
                cell.systemLayoutSizeFitting(
                    CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height, 44)
            content.secondaryText = "More"
            cell.contentConfiguration = content
            let height = cell.systemLayoutSizeFitting(
                CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            XCTAssertEqual(height, 61.5, accuracy: 1.2, "11 + 20.3 + 3 + 16 + 11")
            let view = cell.contentView
            content.text = "Another"
            cell.contentConfiguration = content
            XCTAssertTrue(cell.contentView === view)
        }
    }

    func test_F32_ConfigurationUpdatesAreMerged() {
        onMain {
            harness.showWindow()
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
            harness.window.addSubview(cell)
            var states: [Bool] = []
            cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
            cell.isHighlighted = true
            cell.isSelected = true
            harness.turn()
            XCTAssertEqual(states, [true])
            cell.backgroundConfiguration = .listPlainCell()
            harness.turn()
            XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
            XCTAssertNil(cell.selectedBackgroundView, "F34")
        }
    }
}
