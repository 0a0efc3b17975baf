import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Full Keyboard Access: an app without a mouse or a finger.
final class FullKeyboardAccessTests: FocusTestCase, @unchecked Sendable {
    override func prepare() {}

    // DEV-1231
    func testButtonsAreReachedOnlyWithIt() {
        onMain {
            harness.showWindow()
            var taps: [String] = []
            let names = ["one", "two", "three"]
            let buttons = names.indices.map { index in
                let button = UIButton(
                    type: .system, primaryAction: UIAction(title: names[index]) { _ in taps.append(names[index]) })
                button.frame = CGRect(x: 20, y: 100 + 100 * index, width: 100, height: 44)
                harness.window.addSubview(button)
                return button
            }
            buttons[1].isEnabled = false
            press(.keyboardTab)
            press(.keyboardSpacebar)
            XCTAssertNil(FocusEngine.shared.item)
            XCTAssertFalse(buttons[0].canBecomeFocused)
            set(.fullKeyboardAccess, true)
            XCTAssertTrue(buttons[0].canBecomeFocused)
            press(.keyboardTab)
            XCTAssertTrue(buttons[0].isFocused)
            XCTAssertTrue(buttons[0].state.contains(.focused))
            press(.keyboardSpacebar)
            harness.advance(by: 0.5)
            XCTAssertEqual(taps, ["one"])
            XCTAssertTrue(buttons[0].isFocused, "a key's tap is no finger")
            press(.keyboardTab)
            press(.keyboardReturnOrEnter)
            harness.advance(by: 0.5)
            XCTAssertEqual(taps, ["one", "three"])
            press(.keyboardTab)
            XCTAssertTrue(buttons[0].isFocused, "round and round")
            set(.fullKeyboardAccess, false)
            XCTAssertFalse(buttons[0].isFocused)
            XCTAssertFalse(buttons[0].state.contains(.focused))
        }
    }

    func testViewsThatAccessibilityLeavesOutAreReachedToo() {
        onMain {
            harness.showWindow()
            set(.fullKeyboardAccess, true)
            let button = UIButton(type: .system, primaryAction: UIAction(title: "one") { _ in })
            button.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
            harness.window.addSubview(button)
            let label = UILabel(frame: CGRect(x: 20, y: 400, width: 100, height: 44))
            label.text = "text"
            harness.window.addSubview(label)
            _ = addTile("tile", 20, 100)
            press(.keyboardTab)
            XCTAssertEqual(focused, "tile")
            press(.keyboardDownArrow)
            XCTAssertTrue(button.isFocused)
            press(.keyboardDownArrow)
            XCTAssertTrue(button.isFocused, "a person can do nothing with a label")
        }
    }

    func testAViewThatIsMadeAnewKeepsTheFocus() {
        onMain {
            harness.showWindow()
            set(.fullKeyboardAccess, true)
            @MainActor func add(_ title: String, _ y: CGFloat) -> UIButton {
                let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
                button.frame = CGRect(x: 20, y: y, width: 100, height: 44)
                harness.window.addSubview(button)
                return button
            }
            let (first, second) = (add("one", 100), add("two", 200))
            for _ in 0..<2 { press(.keyboardTab) }
            XCTAssertTrue(second.isFocused)
            for button in [first, second] { button.removeFromSuperview() }
            let (third, fourth) = (add("one", 300), add("two", 400))
            harness.turn()
            harness.turn()
            XCTAssertTrue(fourth.isFocused, "what says the same")
            fourth.removeFromSuperview()
            harness.turn()
            harness.turn()
            XCTAssertTrue(third.isFocused, "what is left")
        }
    }

    func testAMenuIsGoneThroughAndLeft() {
        onMain {
            harness.showWindow()
            set(.fullKeyboardAccess, true)
            var chosen: [String] = []
            let other = UIButton(type: .system, primaryAction: UIAction(title: "other") { _ in })
            other.frame = CGRect(x: 20, y: 60, width: 100, height: 44)
            let button = UIButton(type: .system)
            button.setTitle("Menu", for: .normal)
            button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
            button.menu = UIMenu(
                children: ["a", "b"].map { name in UIAction(title: name) { _ in chosen.append(name) } })
            button.showsMenuAsPrimaryAction = true
            harness.window.addSubview(other)
            harness.window.addSubview(button)
            for _ in 0..<2 { press(.keyboardTab) }
            XCTAssertTrue(button.isFocused)
            press(.keyboardSpacebar)
            harness.advance(by: 1)
            XCTAssertNotNil(ContextMenuSession.current)
            press(.keyboardTab)
            XCTAssertEqual((FocusEngine.shared.item as? MenuEntry)?.accessibilityLabel, "a")
            press(.keyboardDownArrow)
            XCTAssertEqual((FocusEngine.shared.item as? MenuEntry)?.accessibilityLabel, "b")
            press(.keyboardTab)
            XCTAssertEqual((FocusEngine.shared.item as? MenuEntry)?.accessibilityLabel, "a", "nothing behind it")
            press(.keyboardEscape)
            harness.advance(by: 1)
            XCTAssertNil(ContextMenuSession.current)
            XCTAssertTrue(button.isFocused, "back where it came from")
            press(.keyboardSpacebar)
            harness.advance(by: 1)
            press(.keyboardTab)
            press(.keyboardDownArrow)
            press(.keyboardSpacebar)
            harness.advance(by: 1)
            XCTAssertEqual(chosen, ["b"])
            XCTAssertTrue(button.isFocused)
        }
    }

    func testEscapeGoesBackAndLeavesSheets() {
        onMain {
            set(.fullKeyboardAccess, true)
            let navigation = UINavigationController(rootViewController: UIViewController())
            harness.show(root: navigation)
            let next = UIViewController()
            let button = UIButton(type: .system, primaryAction: UIAction(title: "next") { _ in })
            button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
            next.view.addSubview(button)
            navigation.pushViewController(next, animated: false)
            harness.turn()
            let sheet = UIViewController()
            sheet.isModalInPresentation = true
            navigation.present(sheet, animated: false)
            harness.advance(by: 0.5)
            press(.keyboardEscape)
            harness.advance(by: 1)
            XCTAssertIdentical(navigation.presentedViewController, sheet, "it is modal")
            XCTAssertEqual(navigation.viewControllers.count, 2, "what is behind stays")
            sheet.isModalInPresentation = false
            press(.keyboardEscape)
            harness.advance(by: 1)
            XCTAssertNil(navigation.presentedViewController)
            XCTAssertEqual(navigation.viewControllers.count, 2)
            for _ in 0..<4 where !button.isFocused { press(.keyboardTab) }
            XCTAssertTrue(button.isFocused)
            press(.keyboardEscape)
            harness.advance(by: 1)
            XCTAssertEqual(navigation.viewControllers.count, 1)
            press(.keyboardEscape)
            harness.advance(by: 1)
            XCTAssertEqual(navigation.viewControllers.count, 1)
        }
    }

    func testControlAndTabLeaveATextThatTakesTabs() {
        onMain {
            harness.showWindow()
            set(.fullKeyboardAccess, true)
            let text = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
            let button = UIButton(type: .system, primaryAction: UIAction(title: "after") { _ in })
            button.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
            harness.window.addSubview(text)
            harness.window.addSubview(button)
            press(.keyboardTab)
            XCTAssertTrue(text.isFirstResponder)
            press(.keyboardTab)
            XCTAssertEqual(text.text, "\t")
            press(.keyboardTab, .control)
            XCTAssertEqual(text.text, "\t")
            XCTAssertTrue(button.isFocused)
            press(.keyboardTab, [.control, .shift])
            XCTAssertTrue(text.isFirstResponder)
        }
    }

    func testASwitchAndATextField() {
        onMain {
            harness.showWindow()
            set(.fullKeyboardAccess, true)
            let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
            harness.window.addSubview(toggle)
            harness.window.addSubview(field)
            press(.keyboardTab)
            press(.keyboardSpacebar)
            harness.advance(by: 0.5)
            XCTAssertTrue(toggle.isOn)
            press(.keyboardTab)
            XCTAssertTrue(field.isFirstResponder)
            press(.keyboardSpacebar, [], " ")
            XCTAssertEqual(field.text, " ")
        }
    }
}
