import CoreGraphics
import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Rows whose texts take more lines beside the controls for editing, or beside an accessory that comes later.
final class EditedRowHeightTests: CompositionalTestCase {
    private enum Contents: CaseIterable { case standard, configuration, constraints }

    @MainActor private final class Rows: NSObject, UITableViewDataSource, KnownSourceMethods {
        let contents: Contents
        let count: Int
        var commitsEdits: Bool { true }
        var movesRows: Bool { true }
        static let words = String(repeating: "Some words that wrap. ", count: 14)

        init(_ contents: Contents, count: Int) { (self.contents, self.count) = (contents, count) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            switch contents {
            case .standard:
                cell.textLabel?.numberOfLines = 0
                cell.textLabel?.text = Self.words
            case .configuration:
                var configuration = cell.defaultContentConfiguration()
                configuration.text = Self.words
                cell.contentConfiguration = configuration
            case .constraints:
                guard cell.contentView.subviews.isEmpty else { break }
                let label = UILabel()
                label.numberOfLines = 0
                label.text = Self.words
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                let margins = cell.contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                    label.topAnchor.constraint(equalTo: margins.topAnchor),
                    label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                ])
            }
            return cell
        }
    }

    @MainActor private func table(_ rows: Rows) -> UITableView {
        harness.showWindow()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        harness.window.addSubview(table)
        harness.turn()
        return table
    }

    @MainActor private func wanted(_ cell: UITableViewCell) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    func testRowsOfATableAreAsHighAsTheirTextsBesideTheControls() throws {
        try onMain {
            for contents in Contents.allCases {
                let rows = Rows(contents, count: 3)
                let table = table(rows)
                let before = try XCTUnwrap(table.visibleCells.first).frame.height
                table.isEditing = true
                harness.turn()
                for cell in table.visibleCells {
                    XCTAssertGreaterThan(cell.frame.height, before + 15, "\(contents): a line more at least")
                    XCTAssertEqual(cell.frame.height, wanted(cell), accuracy: 0.5, "\(contents)")
                }
                table.isEditing = false
                harness.turn()
                for cell in table.visibleCells { XCTAssertEqual(cell.frame.height, before, accuracy: 0.01) }
                XCTAssertEqual(table.visibleCells.count, rows.count)
                table.removeFromSuperview()
            }
        }
    }

    func testRowsOfATableGrowAlongWithTheControls() throws {
        try onMain {
            for contents in Contents.allCases {
                let rows = Rows(contents, count: 3)
                let table = table(rows)
                let (first, second) = (table.visibleCells[0], table.visibleCells[1])
                let before = first.frame.height
                table.setEditing(true, animated: true)
                harness.advance(by: 0.15)
                let after = first.frame.height
                XCTAssertEqual(after, wanted(first), accuracy: 0.5, "\(contents)")
                XCTAssertEqual(second.frame.minY, after, accuracy: 0.01)
                let (grown, moved) = try (
                    XCTUnwrap(first.layer.presentation()).bounds.height,
                    XCTUnwrap(second.layer.presentation()).frame.minY
                )
                XCTAssertTrue(grown > before + 1 && grown < after - 1, "\(contents): \(before), \(grown), \(after)")
                XCTAssertEqual(grown, moved, accuracy: 1, "no gap opens between two rows")
                harness.advance(by: 1)
                XCTAssertEqual(try XCTUnwrap(second.layer.presentation()).frame.minY, after, accuracy: 0.01)
                table.setEditing(false, animated: true)
                harness.advance(by: 1)
                for cell in table.visibleCells { XCTAssertEqual(cell.frame.height, before, accuracy: 0.01) }
                XCTAssertEqual(table.visibleCells.count, rows.count)
                table.removeFromSuperview()
            }
        }
    }

    func testRowsThatWereOutOfSightAreMeasuredBesideTheControls() throws {
        try onMain {
            let rows = Rows(.configuration, count: 20)
            let table = table(rows)
            let before = try XCTUnwrap(table.visibleCells.first).frame.height
            table.contentOffset.y = before * 8
            harness.turn()
            table.isEditing = true
            harness.turn()
            table.contentOffset.y = 0
            harness.turn()
            let first = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            XCTAssertGreaterThan(first.frame.height, before + 15)
            XCTAssertEqual(first.frame.height, wanted(first), accuracy: 0.5)
            XCTAssertEqual(table.numberOfRows(inSection: 0), rows.count)
        }
    }

    func testARowIsMeasuredAgainBesideAnAccessoryThatComesLater() throws {
        try onMain {
            for contents in Contents.allCases {
                let rows = Rows(contents, count: 2)
                let table = table(rows)
                let first = try XCTUnwrap(table.visibleCells.first)
                let before = first.frame.height
                first.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
                harness.turn()
                XCTAssertGreaterThan(first.frame.height, before + 15, "\(contents)")
                XCTAssertEqual(first.frame.height, wanted(first), accuracy: 0.5)
                XCTAssertEqual(table.visibleCells[1].frame.minY, first.frame.maxY, accuracy: 0.01)
                XCTAssertEqual(table.visibleCells[1].frame.height, before, accuracy: 0.01, "the others stay")
                XCTAssertEqual(table.visibleCells.count, rows.count)
                table.removeFromSuperview()
            }
        }
    }

    /// At the sizes for accessibility circle and grip are larger, and leave the text less.
    func testTheGripGrowsWithTheTextAndTheRowFollows() throws {
        try onMain {
            let rows = Rows(.standard, count: 2)
            let table = table(rows)
            table.isEditing = true
            harness.turn()
            let first = try XCTUnwrap(table.visibleCells.first)
            XCTAssertEqual(try XCTUnwrap(first.parts.grip).frame.size, CGSize(width: 20, height: 16))
            harness.runtime.post(.textSize(.ax3))
            harness.advance(by: 0.5)
            let large = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            let grip = try XCTUnwrap(large.parts.grip)
            XCTAssertGreaterThan(grip.frame.width, 30)
            XCTAssertEqual(grip.frame.height, grip.frame.width * 0.8, accuracy: 1)
            XCTAssertEqual(grip.frame.maxX, large.bounds.width - 16, "at the trailing edge")
            XCTAssertLessThanOrEqual(large.contentView.frame.maxX, grip.frame.minX)
            XCTAssertTrue(large.isOnGrip(CGPoint(x: grip.frame.minX, y: grip.frame.midY)))
            XCTAssertEqual(large.frame.height, wanted(large), accuracy: 0.5)
            XCTAssertEqual(table.numberOfRows(inSection: 0), rows.count)
        }
    }

    // MARK: Lists of collections

    @MainActor private func list(_ model: ListModel) -> UICollectionView {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        return show(UICollectionViewCompositionalLayout.list(using: configuration), model) {
            $0.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
        }
    }

    @MainActor private func wanted(_ cell: UICollectionViewCell) -> CGFloat {
        cell.systemLayoutSizeFitting(
            cell.bounds.size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    func testRowsOfAListAreAsHighAsTheirTextsBesideTheControls() throws {
        try onMain {
            let model = ListModel([Array(repeating: (Rows.words, nil), count: 12)])
            model.accessories = [.delete(), .reorder()]
            let list = list(model)
            let before = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 0, section: 0))).frame.height
            list.isEditing = true
            harness.turn()
            let first = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 0, section: 0)))
            XCTAssertGreaterThan(first.frame.height, before + 15)
            XCTAssertEqual(first.frame.height, wanted(first), accuracy: 0.5)
            let second = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 1, section: 0)))
            XCTAssertEqual(second.frame.minY, first.frame.maxY, accuracy: 0.01)
            // A row that comes into sight has the controls when it is measured for the first time.
            list.contentOffset.y = first.frame.height * 3
            harness.turn()
            XCTAssertGreaterThan(try XCTUnwrap(list.indexPathsForVisibleItems.min()).item, 1)
            for cell in list.visibleCells {
                XCTAssertGreaterThan(cell.frame.height, before + 15)
                XCTAssertEqual(cell.frame.height, wanted(cell), accuracy: 0.5)
            }
            list.contentOffset.y = 0
            list.isEditing = false
            harness.turn()
            let again = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 0, section: 0)))
            XCTAssertEqual(again.frame.height, before, accuracy: 0.01)
        }
    }

    func testARowOfAListIsMeasuredAgainBesideAnAccessoryThatComesLater() throws {
        try onMain {
            let model = ListModel([[(Rows.words, nil), ("Short", nil)]])
            let list = list(model)
            let first = try XCTUnwrap(
                list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
            let before = first.frame.height
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
            first.accessories = [.customView(configuration: .init(customView: view, placement: .trailing()))]
            harness.turn()
            XCTAssertGreaterThan(first.frame.height, before + 15)
            XCTAssertEqual(first.frame.height, wanted(first), accuracy: 0.5)
            first.accessories = []
            harness.turn()
            XCTAssertEqual(first.frame.height, before, accuracy: 0.01, "and again without it")
        }
    }
}
