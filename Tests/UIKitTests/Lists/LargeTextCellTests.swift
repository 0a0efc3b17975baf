import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Standard cells, list contents and large titles at the text sizes for accessibility.
final class LargeTextCellTests: MainTestCase, @unchecked Sendable {
    private final class Source: NSObject, UITableViewDataSource {
        var lines: [Int: Int] = [:]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: indexPath.row == 0 ? .value1 : .default, reuseIdentifier: nil)
            cell.textLabel?.text = "A rather long label in a row"
            cell.detailTextLabel?.text = "Value"
            if let lines = lines[indexPath.row] { cell.textLabel?.numberOfLines = lines }
            return cell
        }
    }

    @MainActor private func size(_ category: UIContentSizeCategory) {
        harness.runtime.post(.textSize(category == .large ? .l : .ax3))
        harness.advance(by: 0.5)
    }

    @MainActor private func frames(_ cell: UITableViewCell?) -> (text: CGRect, detail: CGRect) {
        (cell?.textLabel?.frame ?? .zero, cell?.detailTextLabel?.frame ?? .zero)
    }

    func testTextsWrapAndAValueGoesBelow() {
        onMain {
            harness.showWindow()
            let (table, source) = (UITableView(frame: harness.window.bounds, style: .insetGrouped), Source())
            source.lines = [2: 2]
            table.dataSource = source
            harness.window.addSubview(table)
            harness.turn()
            let cells = (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
            let small = frames(cells[0])
            XCTAssertEqual(small.text.midY, small.detail.midY, accuracy: 1)
            size(.accessibilityExtraLarge)
            let large = frames(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            XCTAssertGreaterThanOrEqual(large.detail.minY, large.text.maxY - 0.5, "below")
            XCTAssertEqual(large.detail.minX, large.text.minX, accuracy: 0.01, "and in line")
            let line = UIFont.preferredFont(
                forTextStyle: .body, compatibleWith: table.traitCollection
            ).lineHeight
            let plain = table.cellForRow(at: IndexPath(row: 1, section: 0))
            XCTAssertGreaterThan(frames(plain).text.height, line * 1.9, "two lines at least")
            XCTAssertGreaterThan(plain?.frame.height ?? 0, frames(plain).text.height)
            XCTAssertEqual(
                table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.numberOfLines, 2, "the app's")
            size(.large)
            let again = table.cellForRow(at: IndexPath(row: 0, section: 0))
            XCTAssertEqual(frames(again).text, small.text)
            XCTAssertEqual(again?.textLabel?.numberOfLines, 1)
        }
    }

    func testTheTitleOfASecondStyleBeginsWithTheValueBelowIt() {
        onMain {
            harness.showWindow()
            @MainActor final class Values: NSObject, UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
                    cell.textLabel?.text = "home"
                    cell.detailTextLabel?.text = "A value"
                    if indexPath.row == 1 { cell.textLabel?.textAlignment = .center }
                    return cell
                }
            }
            let (table, source) = (UITableView(frame: harness.window.bounds, style: .insetGrouped), Values())
            table.dataSource = source
            harness.window.addSubview(table)
            harness.turn()
            var alignments: [NSTextAlignment?] {
                (0..<2).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.textAlignment }
            }
            XCTAssertEqual(alignments, [.right, .center])
            size(.accessibilityExtraLarge)
            XCTAssertEqual(alignments, [.natural, .center], "the app's own stays")
            size(.large)
            XCTAssertEqual(alignments, [.right, .center])
            table.semanticContentAttribute = .forceRightToLeft
            table.cellForRow(at: IndexPath(row: 0, section: 0))?.semanticContentAttribute = .forceRightToLeft
            table.cellForRow(at: IndexPath(row: 0, section: 0))?.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(alignments.first, .left, "the column ends at the other side")
        }
    }

    func testAValueBelowItsTextStandsAsInListContents() throws {
        try onMain {
            harness.showWindow()
            let (table, source) = (UITableView(frame: harness.window.bounds, style: .insetGrouped), Source())
            table.dataSource = source
            harness.window.addSubview(table)
            for size in [HostTextSize.ax1, .ax2, .ax3, .ax4, .ax5] {
                harness.runtime.post(.textSize(size))
                harness.advance(by: 0.5)
                let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
                let (text, detail) = frames(cell)
                var content = UIListContentConfiguration.valueCell()
                (content.text, content.secondaryText) = (cell.textLabel?.text, cell.detailTextLabel?.text)
                XCTAssertEqual(detail.minY - text.maxY, content.textToSecondaryTextVerticalPadding, accuracy: 0.01)
                let view = UIListContentView(configuration: content)
                harness.window.addSubview(view)
                content.axesPreservingSuperviewLayoutMargins = []
                content.directionalLayoutMargins.trailing = content.directionalLayoutMargins.leading
                view.configuration = content
                let high = view.sizeThatFits(CGSize(width: text.width + 32, height: 0)).height
                view.removeFromSuperview()
                XCTAssertEqual(cell.frame.height, high, accuracy: 1, "\(size)")
            }
        }
    }

    func testTheSecondTextOfListContentsGoesBelow() {
        onMain {
            harness.showWindow()
            var content = UIListContentConfiguration.valueCell()
            (content.text, content.secondaryText) = ("A", "B")
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
            harness.window.addSubview(view)
            harness.turn()
            func label(_ text: String) -> CGRect {
                view.subviews.compactMap { $0 as? UILabel }.first { $0.text == text }?.frame ?? .zero
            }
            XCTAssertEqual(label("A").midY, label("B").midY, accuracy: 1)
            size(.accessibilityExtraLarge)
            XCTAssertGreaterThanOrEqual(label("B").minY, label("A").maxY)
        }
    }

    func testAttributedTextsOfListContentsGrow() {
        onMain {
            harness.showWindow()
            for follows in [true, false] {
                var content = UIListContentConfiguration.subtitleCell()
                content.attributedText = NSAttributedString(
                    string: "A", attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)])
                content.secondaryAttributedText = NSAttributedString(
                    string: "B", attributes: [.font: UIFont.systemFont(ofSize: 13)])
                content.textProperties.adjustsFontForContentSizeCategory = follows
                let view = UIListContentView(configuration: content)
                view.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
                harness.window.addSubview(view)
                harness.turn()
                @MainActor func points(_ text: String) -> CGFloat? {
                    let label = view.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
                    return (label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize
                }
                XCTAssertEqual(points("A"), 17)
                size(.accessibilityExtraLarge)
                XCTAssertEqual(points("A"), follows ? 40 : 17)
                XCTAssertEqual(points("B"), 13, "a size of the app's own is no style's")
                size(.large)
                XCTAssertEqual(points("A"), 17)
                view.removeFromSuperview()
            }
        }
    }

    func testLargeTitlesGrow() throws {
        try onMain {
            let table = UITableViewController(style: .plain)
            table.title = "Settings"
            let navigation = UINavigationController(rootViewController: table)
            navigation.navigationBar.prefersLargeTitles = true
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            XCTAssertEqual(navigation.bar.frame.height, 96)
            size(.accessibilityExtraLarge)
            let label = try XCTUnwrap(navigation.bar.content?.largeLabel)
            XCTAssertEqual(label.font.pointSize, 52)
            XCTAssertEqual(navigation.bar.frame.height, 44 + navigation.bar.largeTitleHeight)
            XCTAssertGreaterThan(navigation.bar.frame.height, 110)
            XCTAssertGreaterThanOrEqual(
                label.convert(label.bounds, to: navigation.bar).minY, 44 - 2, "below the row of buttons")
            XCTAssertEqual(table.tableView.adjustedContentInset.top, 59 + navigation.bar.frame.height)
            size(.large)
            XCTAssertEqual(navigation.bar.frame.height, 96)
        }
    }

    func testSearchFieldsGrowAndTheirGreyCanBeRead() {
        onMain {
            let table = UITableViewController(style: .plain)
            let search = UISearchController()
            table.navigationItem.searchController = search
            table.navigationItem.hidesSearchBarWhenScrolling = false
            let navigation = UINavigationController(rootViewController: table)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            let field = search.searchBar.searchTextField
            XCTAssertEqual(field.placeholderColor, field.icon.tintColor)
            XCTAssertEqual(field.frame.height, 36)
            XCTAssertEqual(field.font?.pointSize, 17)
            let before = navigation.bar.frame.height
            size(.accessibilityExtraLarge)
            XCTAssertEqual(field.font?.pointSize, 40)
            XCTAssertGreaterThan(field.frame.height, 55)
            XCTAssertEqual(navigation.bar.frame.height - before, field.frame.height - 36)
            size(.large)
            XCTAssertEqual(field.frame.height, 36)
            XCTAssertEqual(navigation.bar.frame.height, before)
        }
    }

    func testTheCircleOfARowThatIsEditedGrows() {
        onMain {
            harness.showWindow()
            let (table, source) = (UITableView(frame: harness.window.bounds, style: .insetGrouped), Source())
            table.dataSource = source
            table.allowsMultipleSelectionDuringEditing = true
            harness.window.addSubview(table)
            table.isEditing = true
            harness.advance(by: 1)
            func row() -> UITableViewCell? { table.cellForRow(at: IndexPath(row: 1, section: 0)) }
            let circle = row()?.parts.editControl?.frame ?? .zero
            let text = row()?.contentView.frame.minX ?? 0
            size(.accessibilityExtraLarge)
            let grown = row()?.parts.editControl?.frame ?? .zero
            XCTAssertGreaterThan(grown.width, circle.width * 1.5)
            XCTAssertEqual(grown.minX, circle.minX, "from the leading edge")
            XCTAssertEqual((row()?.contentView.frame.minX ?? 0) - text, grown.width - circle.width, accuracy: 1)
        }
    }

    func testAccessoriesGrowAlongWithTheText() throws {
        try onMain {
            final class Marked: NSObject, UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    cell.textLabel?.text = "Row"
                    cell.accessoryType = [.disclosureIndicator, .checkmark, .detailButton][indexPath.row]
                    return cell
                }
            }
            harness.showWindow()
            let (table, source) = (UITableView(frame: harness.window.bounds), Marked())
            table.dataSource = source
            harness.window.addSubview(table)
            harness.turn()
            let sizes: () -> [CGSize] = {
                table.visibleCells.map { ($0.parts.mark ?? $0.parts.detailButton)?.frame.size ?? .zero }
            }
            XCTAssertEqual(
                sizes(), [CGSize(width: 8, height: 13), CGSize(width: 14, height: 13), CGSize(width: 24, height: 24)])
            size(.accessibilityExtraLarge)
            let large = sizes()
            let growth = large[2].width / 24
            XCTAssertGreaterThan(growth, 1.5)
            XCTAssertLessThanOrEqual(growth, 2)
            XCTAssertEqual(large[0].height, 13 * growth, accuracy: 1)
            XCTAssertEqual(large[1].width, 14 * growth, accuracy: 1)
            let cell = try XCTUnwrap(table.visibleCells.first)
            let mark = try XCTUnwrap(cell.parts.mark)
            XCTAssertEqual(mark.image?.size.height ?? 0, large[0].height, accuracy: 6, "drawn at that size")
            XCTAssertLessThanOrEqual(cell.textLabel?.frame.maxX ?? 0, mark.frame.minX)
            size(.large)
            XCTAssertEqual(sizes()[0], CGSize(width: 8, height: 13))
        }
    }

    func testAccessoriesOfListCellsGrowToo() throws {
        try onMain {
            harness.showWindow()
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
            cell.accessories = [.disclosureIndicator(), .checkmark()]
            harness.window.addSubview(cell)
            harness.turn()
            let sizes: () -> [CGSize] = { cell.accessoryPlaces().accessories.map(\.frame.size) }
            XCTAssertEqual(sizes(), [CGSize(width: 8, height: 13), CGSize(width: 14, height: 13)])
            let room = cell.takenWidth(390)
            size(.accessibilityExtraLarge)
            XCTAssertGreaterThan(sizes()[0].height, 20)
            XCTAssertGreaterThan(sizes()[1].width, 20)
            XCTAssertGreaterThan(cell.takenWidth(390), room, "the text leaves them the room")
        }
    }
}
