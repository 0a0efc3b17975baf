import CoreGraphics
import QuartzCore
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Sections of inset grouped tables: what stands in line with their cards and takes their corners.
final class CardTests: TableTestCase {
    @MainActor private final class Model: NSObject, UITableViewDataSource, UITableViewDelegate {
        let counts = [1, 2]
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            var content = UIListContentConfiguration.extraProminentInsetGroupedHeader()
            content.text = "Header"
            view.contentConfiguration = content
            return view
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }])
        }
    }

    func testThatAContentConfigurationOfAHeaderIsInLineWithRows() throws {
        try onMain {
            let model = Model()
            let table = show(model, model, style: .insetGrouped)
            let header = try XCTUnwrap(table.headerView(forSection: 0))
            let labels = header.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
            let text = try XCTUnwrap(labels.first { $0.text == "Header" })
            let card = try XCTUnwrap(table.cellForRow(at: path(0))).frame
            XCTAssertEqual(text.convert(text.bounds, to: table).minX, card.minX + 16)
        }
    }

    func testThatTheTitleOfASectionStandsAboveTheTextsOfItsRows() throws {
        try onMain {
            final class Titles: NSObject, UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell()
                    cell.textLabel?.text = "Row"
                    return cell
                }
                func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
            }
            harness.showWindow()
            for (style, width) in [
                (UITableView.Style.plain, 430), (.grouped, 430), (.insetGrouped, 375), (.insetGrouped, 430),
            ] {
                let frame = CGRect(x: 0, y: 0, width: width, height: 400)
                let (table, titles) = (UITableView(frame: frame, style: style), Titles())
                table.dataSource = titles
                harness.window.addSubview(table)
                harness.turn()
                let header = try XCTUnwrap(table.headerView(forSection: 0)?.textLabel)
                let text = try XCTUnwrap(table.cellForRow(at: path(0))?.textLabel)
                XCTAssertEqual(
                    header.convert(header.bounds, to: table).minX, text.convert(text.bounds, to: table).minX,
                    "\(style) \(width)")
                table.removeFromSuperview()
            }
        }
    }

    func testThatSwipeButtonsHaveTheCornersOfTheCard() throws {
        try onMain {
            let model = Model()
            let table = show(model, model, style: .insetGrouped)
            @MainActor func corners(_ path: IndexPath) throws -> (mask: CACornerMask, radius: CGFloat) {
                let y = table.rectForRow(at: path).midY
                harness.drag(from: CGPoint(x: 340, y: y), to: CGPoint(x: 240, y: y))
                harness.advance(by: 1)
                let row = table.rectForRow(at: path)
                let tray = try XCTUnwrap(
                    table.subviews.first { view in
                        !(view is UITableViewCell) && abs(view.frame.maxX - row.maxX) < 0.01
                            && abs(view.frame.minY - row.minY) < 0.01 && view.subviews.contains { $0 is UIButton }
                    })
                defer { table.closeSwipe(animated: false) }
                return (tray.layer.maskedCorners, tray.layer.cornerRadius)
            }
            let single = try corners(path(0))
            XCTAssertEqual(single.mask, [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
            XCTAssertEqual(single.radius, ListMeasures.groupRadius)
            XCTAssertEqual(try corners(path(0, 1)).mask, [.layerMaxXMinYCorner])
            XCTAssertEqual(try corners(path(1, 1)).mask, [.layerMaxXMaxYCorner])
        }
    }
}
