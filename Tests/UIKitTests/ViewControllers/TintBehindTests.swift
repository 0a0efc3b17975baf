import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Tints behind what is presented.
final class TintBehindTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show() -> UIViewController {
        let root = UIViewController()
        harness.show(root: root)
        harness.advance(by: 0.1)
        return root
    }

    func testASheetDimsTintsAsLongAsItDimsWhatIsBehind() {
        onMain {
            let root = show()
            let below = UIView()
            root.view.addSubview(below)
            let sheet = UIViewController()
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            root.present(sheet, animated: true)
            XCTAssertEqual(below.tintAdjustmentMode, .dimmed)
            harness.advance(by: 1)
            XCTAssertEqual(below.tintAdjustmentMode, .dimmed)
            XCTAssertEqual(sheet.view.tintAdjustmentMode, .normal)
            sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            harness.advance(by: 1)
            XCTAssertEqual(below.tintAdjustmentMode, .normal, "what can be used is coloured")
            sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
            harness.advance(by: 1)
            XCTAssertEqual(below.tintAdjustmentMode, .dimmed)
            root.dismiss(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(below.tintAdjustmentMode, .normal)
        }
    }

    /// Whatever the tint colours, and nothing else.
    func testWhatIsTintedIsGreyBelowAnAlertAndNothingElseIs() throws {
        try onMain {
            let root = show()
            root.view.tintColor = .systemIndigo
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            let filled = UIButton(configuration: .filled())
            filled.configuration?.image = UIImage(systemName: "star")
            let (template, original) = (UIImageView(), UIImageView())
            template.image = UIImage(systemName: "star")
            original.image = UIImage(systemName: "star")?.withTintColor(.systemPink, renderingMode: .alwaysOriginal)
            let (tinted, plain, coloured) = (UILabel(), UILabel(), UILabel())
            (tinted.text, plain.text, coloured.text) = ("MMM", "MMM", "MMM")
            (tinted.textColor, coloured.textColor) = (.tintColor, .systemPink)
            let segments = UISegmentedControl(items: [UIImage(systemName: "star")!])
            let search = UISearchTextField()
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let check = UITableViewCell(style: .default, reuseIdentifier: nil)
            (cell.accessoryType, check.accessoryType) = (.disclosureIndicator, .checkmark)
            let views: [UIView] = [
                button, filled, template, original, tinted, plain, coloured, segments, search, cell, check,
            ]
            for (index, view) in views.enumerated() {
                view.frame = CGRect(x: 20, y: 40 * index + 20, width: 200, height: 36)
                root.view.addSubview(view)
            }
            harness.advance(by: 0.1)
            /// The colour that a view's tint is for what it shows in it.
            func shown(_ color: UIColor, in view: UIView) -> UIColor {
                color == .tintColor ? view.tintColor : color
            }
            let chevron = try XCTUnwrap(cell.parts.mark)
            let mark = try XCTUnwrap(check.parts.mark)
            @MainActor func tints() -> [UIColor] {
                [
                    button.titleLabel!.textColor, template.tintColor, shown(tinted.textColor, in: tinted),
                    mark.tintColor,
                ]
            }
            @MainActor func others() -> [UIColor] {
                [
                    filled.imageView!.tintColor, plain.textColor, coloured.textColor, chevron.tintColor,
                    original.image!.attributes.tint!,
                ]
            }
            let (before, stay) = (tints(), others())
            XCTAssertEqual(before, Array(repeating: .systemIndigo, count: 4))
            XCTAssertEqual(chevron.tintColor, .tertiaryLabel)
            root.present(UIAlertController(title: "a", message: nil, preferredStyle: .alert), animated: false)
            harness.advance(by: 0.5)
            XCTAssertEqual(tints(), Array(repeating: .systemGray, count: 4))
            XCTAssertEqual(others(), stay)
            root.dismiss(animated: false)
            harness.advance(by: 0.5)
            XCTAssertEqual(tints(), before)
            XCTAssertEqual(others(), stay)
        }
    }

    func testASwipesPicturesStayWhiteBelowAnAlert() throws {
        try onMain {
            final class Rows: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
                {
                    UITableViewCell(style: .default, reuseIdentifier: nil)
                }
            }
            let rows = Rows(style: .plain)
            harness.show(root: rows)
            harness.advance(by: 0.1)
            let action = UIContextualAction(style: .normal, title: "Star") { _, _, done in done(true) }
            action.image = UIImage(systemName: "star")
            let (table, cell) = (rows.tableView!, rows.tableView.visibleCells[0])
            let target = SwipeTarget(
                cell: cell, path: IndexPath(row: 0, section: 0), actions: UISwipeActionsConfiguration(actions: [action])
            )
            table.open(target, isTrailing: true)
            harness.advance(by: 1)
            func buttons(_ view: UIView) -> [UIButton] {
                view.subviews.flatMap { [$0 as? UIButton].compactMap { $0 } + buttons($0) }
            }
            let button = try XCTUnwrap(buttons(table).first { $0.currentImage != nil })
            XCTAssertEqual(button.imageView?.tintColor, .white)
            rows.present(UIAlertController(title: "a", message: nil, preferredStyle: .alert), animated: false)
            harness.advance(by: 0.5)
            XCTAssertEqual(table.tintAdjustmentMode, .dimmed)
            XCTAssertEqual(button.imageView?.tintColor, .white)
        }
    }

    func testAPopoverAndAnAlertGiveTheModeBackThatTheAppHadSet() {
        onMain {
            let root = show()
            root.view.tintAdjustmentMode = .normal
            let popover = UIViewController()
            popover.modalPresentationStyle = .popover
            popover.popoverPresentationController?.sourceView = root.view
            for presented in [popover, UIAlertController(title: "a", message: nil, preferredStyle: .alert)] {
                root.present(presented, animated: false)
                harness.advance(by: 0.5)
                XCTAssertEqual(root.view.tintAdjustmentMode, .dimmed)
                root.dismiss(animated: false)
                harness.advance(by: 0.5)
                XCTAssertEqual(root.view.tintAdjustmentMode, .normal)
                XCTAssertEqual(root.view.extras?.tintAdjustmentMode, .normal)
            }
        }
    }
}
