import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Switches and steppers in rows, and what is adjustable, by keys alone. A phone with Full Keyboard Access.
final class RowControlFocusTests: FocusTestCase, @unchecked Sendable {
    override func prepare() {}

    @MainActor private final class Source: NSObject, UITableViewDataSource {
        let fill: (UITableViewCell, Int) -> Void
        init(_ fill: @escaping (UITableViewCell, Int) -> Void) { self.fill = fill }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
            for view in cell.contentView.subviews { view.removeFromSuperview() }
            fill(cell, indexPath.row)
            return cell
        }
    }

    @MainActor private static func fill(_ cell: UITableViewCell, _ row: Int, with control: UIView) {
        let label = UILabel(frame: CGRect(x: 16, y: 10, width: 150, height: 24))
        label.text = "Row \(row)"
        control.frame.origin = CGPoint(x: 220, y: 6)
        cell.contentView.addSubview(label)
        cell.contentView.addSubview(control)
    }

    @MainActor private func showTable(_ source: Source) -> UITableView {
        set(.fullKeyboardAccess, true)
        let controller = UITableViewController(style: .plain)
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        controller.tableView.rowHeight = 44
        controller.tableView.dataSource = source
        harness.show(root: controller)
        harness.turn()
        return controller.tableView
    }

    /// The row that has the focus, or in which it is.
    @MainActor private func focusedRow(_ table: UITableView) -> Int? {
        FocusPath.outwards(from: FocusEngine.shared.item).lazy.compactMap { $0 as? UITableViewCell }.first
            .flatMap { table.indexPath(for: $0)?.row }
    }

    func testASwitchAmongARowsViewsIsReached() {
        onMain {
            let source = Source { Self.fill($0, $1, with: UISwitch()) }
            let table = showTable(source)
            press(.keyboardTab)
            XCTAssertEqual((FocusEngine.shared.item as? UITableViewCell).flatMap { table.indexPath(for: $0)?.row }, 0)
            XCTAssertEqual((FocusEngine.shared.item as? UITableViewCell)?.accessibilityLabel, "Row 0")
            press(.keyboardRightArrow)
            let toggle = FocusEngine.shared.item as? UISwitch
            XCTAssertNotNil(toggle)
            press(.keyboardSpacebar)
            harness.advance(by: 0.5)
            XCTAssertEqual(toggle?.isOn, true)
            press(.keyboardLeftArrow)
            XCTAssertTrue(FocusEngine.shared.item is UITableViewCell)
            press(.keyboardTab)
            XCTAssertIdentical(FocusEngine.shared.item, toggle)
            press(.keyboardTab)
            XCTAssertTrue(FocusEngine.shared.item is UITableViewCell)
            XCTAssertEqual(focusedRow(table), 1)
        }
    }

    func testAStepperInARowIsTwoButtons() {
        onMain {
            let steppers = (0..<30).map { _ in UIStepper() }
            for stepper in steppers { stepper.value = 5 }
            let source = Source { Self.fill($0, $1, with: steppers[$1]) }
            let table = showTable(source)
            for _ in 0..<2 { press(.keyboardTab) }
            XCTAssertEqual(focusedRow(table), 0)
            press(.keyboardRightArrow)
            press(.keyboardSpacebar)
            harness.advance(by: 0.5)
            XCTAssertEqual(steppers[0].value, 6)
            press(.keyboardLeftArrow)
            press(.keyboardSpacebar)
            harness.advance(by: 0.5)
            XCTAssertEqual(steppers[0].value, 5)
        }
    }

    func testARowOfControlsAloneIsNoElement() {
        onMain {
            let source = Source { cell, row in
                let button = UIButton(type: .system)
                button.setTitle("Button \(row)", for: .normal)
                button.frame = CGRect(x: 16, y: 0, width: 200, height: 44)
                cell.contentView.addSubview(button)
            }
            let table = showTable(source)
            XCTAssertEqual(
                AccessibilityTree.elements(in: table).prefix(2).map(\.spoken), ["Button 0, button", "Button 1, button"])
            press(.keyboardTab)
            XCTAssertEqual((FocusEngine.shared.item as? UIButton)?.currentTitle, "Button 0")
            press(.keyboardTab)
            XCTAssertEqual((FocusEngine.shared.item as? UIButton)?.currentTitle, "Button 1")
        }
    }

    func testATurnKeepsTheRowInSight() {
        onMain {
            let source = Source { cell, row in cell.textLabel?.text = "\(row)" }
            let table = showTable(source)
            press(.keyboardTab)
            for _ in 0..<14 { press(.keyboardDownArrow) }
            XCTAssertEqual(focusedRow(table), 14)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(focusedRow(table), 14)
            let seen = table.bounds.inset(by: table.adjustedContentInset)
            XCTAssertTrue(seen.contains(table.rectForRow(at: IndexPath(row: 14, section: 0))))
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            XCTAssertEqual(focusedRow(table), 14)
        }
    }

    func testATurnKeepsTheSwitch() {
        onMain {
            let source = Source { Self.fill($0, $1, with: UISwitch()) }
            let table = showTable(source)
            press(.keyboardTab)
            for _ in 0..<14 { press(.keyboardDownArrow) }
            press(.keyboardTab)
            XCTAssertTrue(FocusEngine.shared.item is UISwitch)
            XCTAssertEqual(focusedRow(table), 14)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertTrue(FocusEngine.shared.item is UISwitch)
            XCTAssertEqual(focusedRow(table), 14)
        }
    }

    func testAButtonOfABarKeepsTheFocusWhenItIsMadeAnew() {
        onMain {
            set(.fullKeyboardAccess, true)
            let page = UIViewController()
            page.view.addSubview(UISwitch(frame: CGRect(x: 20, y: 300, width: 51, height: 31)))
            let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            page.navigationItem.rightBarButtonItem = item
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.compactAppearance = UINavigationBarAppearance()
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            press(.keyboardTab)
            XCTAssertIdentical((FocusEngine.shared.item as? BarButtonView)?.item, item)
            item.title = "Done"
            harness.advance(by: 0.1)
            XCTAssertIdentical((FocusEngine.shared.item as? BarButtonView)?.item, item)
            XCTAssertNotNil((FocusEngine.shared.item as? BarButtonView)?.window)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertIdentical((FocusEngine.shared.item as? BarButtonView)?.item, item)
            XCTAssertNotNil((FocusEngine.shared.item as? BarButtonView)?.window)
        }
    }

    // MARK: What is adjustable

    // DEV-1231
    func testArrowsMoveASlider() {
        onMain {
            harness.showWindow()
            set(.fullKeyboardAccess, true)
            var told: [Float] = []
            let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
            slider.value = 0.5
            slider.addAction(UIAction { _ in told.append(slider.value) }, for: .valueChanged)
            let button = UIButton(type: .system, primaryAction: UIAction(title: "one") { _ in })
            button.frame = CGRect(x: 20, y: 400, width: 100, height: 44)
            harness.window.addSubview(slider)
            harness.window.addSubview(button)
            press(.keyboardTab)
            XCTAssertTrue(slider.isFocused)
            press(.keyboardRightArrow)
            press(.keyboardRightArrow)
            press(.keyboardLeftArrow)
            XCTAssertEqual(told.map { Int(($0 * 10).rounded()) }, [6, 7, 6])
            slider.semanticContentAttribute = .forceRightToLeft
            press(.keyboardRightArrow)
            XCTAssertEqual(slider.value, 0.5, accuracy: 0.001)
            press(.keyboardDownArrow)
            XCTAssertTrue(button.isFocused, "the other arrows move on")
            press(.keyboardUpArrow)
            slider.isEnabled = false
            press(.keyboardRightArrow)
            XCTAssertEqual(slider.value, 0.5, accuracy: 0.001)
        }
    }

    func testArrowsTurnAWheel() {
        onMain {
            @MainActor final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
                func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
                func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
                func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
                    -> String?
                { "\(row)" }
            }
            harness.showWindow()
            set(.fullKeyboardAccess, true)
            let numbers = Numbers()
            let picker = UIPickerView(frame: CGRect(x: 0, y: 200, width: 320, height: 216))
            (picker.dataSource, picker.delegate) = (numbers, numbers)
            harness.window.addSubview(picker)
            harness.turn()
            press(.keyboardTab)
            for _ in 0..<3 { press(.keyboardDownArrow) }
            press(.keyboardUpArrow)
            XCTAssertEqual([0, 1].map(picker.selectedRow(inComponent:)), [2, 0])
            press(.keyboardRightArrow)
            press(.keyboardDownArrow)
            XCTAssertEqual([0, 1].map(picker.selectedRow(inComponent:)), [2, 1])
        }
    }

    func testACompactDatePickerIsOpenedAndLeft() throws {
        try onMain {
            harness.showWindow()
            set(.fullKeyboardAccess, true)
            let picker = UIDatePicker()
            (picker.datePickerMode, picker.preferredDatePickerStyle) = (.dateAndTime, .compact)
            picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.sizeThatFits(.zero))
            let button = UIButton(type: .system, primaryAction: UIAction(title: "one") { _ in })
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
            harness.window.addSubview(picker)
            harness.window.addSubview(button)
            harness.turn()
            let fields = try XCTUnwrap(picker.content as? DateCompactView).fields
            for _ in 0..<2 { press(.keyboardTab) }
            XCTAssertTrue(fields[0].isFocused)
            press(.keyboardSpacebar)
            harness.advance(by: 0.5)
            let overlay = try XCTUnwrap(fields[0].overlay)
            let items = FocusItems(in: harness.window, reachesEverything: true, history: FocusHistory()).all
            XCTAssertFalse(items.contains { $0 === button }, "what lies behind can't be used")
            press(.keyboardTab)
            XCTAssertTrue(FocusPath.outwards(from: FocusEngine.shared.item).contains { $0 === overlay })
            press(.keyboardEscape)
            harness.advance(by: 0.5)
            XCTAssertNil(fields[0].overlay)
            XCTAssertNil(overlay.window)
            for _ in 0..<2 { harness.turn() }
            press(.keyboardTab)
            XCTAssertNotNil((FocusEngine.shared.item as? UIView)?.window)
        }
    }

    func testSegmentsAreGoneThroughByArrows() {
        onMain {
            harness.showWindow()
            set(.fullKeyboardAccess, true)
            let control = UISegmentedControl(items: ["one", "two", "three"])
            control.frame = CGRect(x: 20, y: 200, width: 300, height: 32)
            control.selectedSegmentIndex = 0
            harness.window.addSubview(control)
            harness.turn()
            press(.keyboardTab)
            press(.keyboardRightArrow)
            press(.keyboardRightArrow)
            press(.keyboardSpacebar)
            harness.advance(by: 0.5)
            XCTAssertEqual(control.selectedSegmentIndex, 2)
        }
    }
}
