import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Menus and tool tips of controls.
final class ControlMenuTests: MainTestCase, @unchecked Sendable {
    private var button: UIButton!
    private var heard: [String] = []

    override var screenScale: Double? { 1 }

    override func prepare() {
        harness.showWindow()
        heard = []
        button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
        harness.window.addSubview(button)
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.primaryActionTriggered, "primary"),
            (.menuActionTriggered, "menu"), (.touchCancel, "cancel"),
        ] {
            button.addAction(UIAction { [unowned self] _ in heard.append(name) }, for: event)
        }
        harness.turn()
    }

    override func cleanUp() {
        button.contextMenuInteraction?.dismissMenu()
        harness.hover(nil)
        harness.advance(by: 1)
        button.removeFromSuperview()
        button = nil
    }

    @MainActor private func menu(_ names: [String]) -> UIMenu {
        UIMenu(
            children: names.map { name in
                UIAction(title: name) { [unowned self] action in
                    heard.append("\(name) from \(action.sender is UIButton ? "button" : "nobody")")
                }
            })
    }

    @MainActor private var list: MenuList? { button.contextMenuInteraction?.session?.list }
    @MainActor private func place(_ name: String) -> CGPoint {
        let entry = list!.entries.first { $0.accessibilityLabel == name }!
        return entry.convert(CGPoint(x: entry.bounds.midX, y: entry.bounds.midY), to: nil)
    }

    func testTitlesTakeTheLinesThatAMenuAsksFor() {
        onMain {
            @MainActor func height(_ lines: Int?, isInline: Bool = false) -> CGFloat {
                let action = UIAction(title: String(repeating: "many words ", count: 30)) { _ in }
                let inner = [UIMenu(options: .displayInline, children: [action])]
                let menu = UIMenu(children: isInline ? inner : [action])
                if let lines {
                    let preferences = UIMenuDisplayPreferences()
                    preferences.maximumNumberOfTitleLines = lines
                    menu.displayPreferences = preferences
                    preferences.maximumNumberOfTitleLines = 9
                    XCTAssertEqual(menu.displayPreferences?.maximumNumberOfTitleLines, lines, "it was copied")
                }
                let contents = MenuContents(menu, responder: nil, isReversed: false) { _ in nil }
                return MenuEntry(contents.sections[0].items[0], style: .row(markWidth: 0)).height(for: 250)
            }
            XCTAssertLessThan(height(1), height(2))
            XCTAssertLessThan(height(2), height(4))
            XCTAssertEqual(height(nil), height(2), "two, where nobody asks")
            XCTAssertEqual(height(0), height(nil))
            XCTAssertEqual(height(4, isInline: true), height(4), "a section has those of its menu")
        }
    }

    func testAMenuOpensAboveTheKeyboard() {
        onMain {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
            harness.window.addSubview(field)
            harness.runtime.post(.keyboard(.software))
            harness.turn()
            field.becomeFirstResponder()
            harness.advance(by: 1)
            let keyboard = KeyboardFrame.current
            button.frame.origin.y = (keyboard?.minY ?? 0) - 60
            button.menu = menu(["One", "Two", "Three"])
            button.showsMenuAsPrimaryAction = true
            harness.turn()
            harness.tap(button)
            harness.advance(by: 1)
            let place = list.map { $0.convert($0.bounds, to: nil) }
            XCTAssertLessThanOrEqual(place?.maxY ?? .infinity, button.frame.minY)
            XCTAssertGreaterThan(place?.height ?? 0, 100)
            XCTAssertEqual(KeyboardFrame.current, keyboard, "which stays")
            field.removeFromSuperview()
        }
    }

    func testAMenuTurnsTheInteractionOn() {
        onMain {
            XCTAssertNil(button.contextMenuInteraction)
            XCTAssertFalse(button.isContextMenuInteractionEnabled)
            button.menu = menu(["a"])
            XCTAssertTrue(button.isContextMenuInteractionEnabled)
            XCTAssertTrue(button.interactions.contains { $0 === button.contextMenuInteraction })
            button.menu = nil
            XCTAssertNil(button.contextMenuInteraction)
            XCTAssertEqual(button.interactions.count, 0)
        }
    }

    func testAnOrdinaryTapIsStillATap() {
        onMain {
            button.menu = menu(["a"])
            harness.tap(button)
            XCTAssertEqual(heard, ["down", "up", "primary"])
            XCTAssertNil(list)
        }
    }

    func testHoldingOpensTheMenuInPlaceOfTheTap() {
        onMain {
            button.menu = menu(["a", "b"])
            harness.touch(.began, at: button.center)
            harness.advance(by: 0.6)
            XCTAssertEqual(heard, ["down", "menu", "cancel"])
            XCTAssertEqual(button.contextMenuInteraction?.menuAppearance, .compact)
            XCTAssertTrue(button.isHighlighted)
            harness.touch(.ended, at: button.center)
            harness.advance(by: 1)
            harness.tap(place("b"))
            XCTAssertEqual(heard, ["down", "menu", "cancel", "b from button"])
            XCTAssertFalse(button.isHighlighted)
        }
    }

    func testAMenuAsPrimaryActionOpensAtOnce() {
        onMain {
            button.menu = menu(["a", "b"])
            button.showsMenuAsPrimaryAction = true
            harness.touch(.began, at: button.center)
            XCTAssertEqual(heard, ["menu"])
            XCTAssertNotNil(list)
            XCTAssertTrue(button.isHighlighted)
            harness.touch(.ended, at: button.center)
            harness.advance(by: 1)
            XCTAssertNotNil(list, "it stays")
            XCTAssertEqual(list!.frame.minY, 250)
            harness.tap(CGPoint(x: 20, y: 800))
            harness.advance(by: 1)
            XCTAssertEqual(heard, ["menu"], "and nothing was chosen")
            XCTAssertFalse(button.isHighlighted)
            XCTAssertEqual(harness.window.subviews.count, 1)
        }
    }

    func testOneMoveOpensAndChooses() {
        onMain {
            button.menu = menu(["a", "b"])
            button.showsMenuAsPrimaryAction = true
            harness.touch(.began, at: button.center)
            harness.advance(by: 0.5)
            let place = place("b")
            harness.touch(.moved, at: place)
            harness.touch(.ended, at: place)
            XCTAssertEqual(heard, ["menu", "b from button"])
            harness.advance(by: 1)
            harness.tap(button)
            XCTAssertEqual(heard, ["menu", "b from button", "menu"], "the next touch is a new one")
        }
    }

    func testADisabledButtonHasNoMenu() {
        onMain {
            button.menu = menu(["a"])
            button.showsMenuAsPrimaryAction = true
            button.isEnabled = false
            harness.tap(button)
            harness.advance(by: 1)
            XCTAssertEqual(heard, [])
            XCTAssertNil(list)
        }
    }

    func testWithoutAMenuThePrimaryActionIsTheTap() {
        onMain {
            button.showsMenuAsPrimaryAction = true
            harness.tap(button)
            XCTAssertEqual(heard, ["down", "up", "primary"])
        }
    }

    func testAPopUpButtonShowsWhatIsChosen() {
        onMain {
            let names = menu(["Name", "Date", "Size"])
            button.menu = names
            button.changesSelectionAsPrimaryAction = true
            XCTAssertEqual(button.currentTitle, "Sort", "not while a tap doesn't open it")
            button.showsMenuAsPrimaryAction = true
            XCTAssertEqual(button.currentTitle, "Name", "the first is chosen where none is")
            harness.tap(button)
            harness.advance(by: 1)
            harness.tap(place("Size"))
            XCTAssertEqual(button.currentTitle, "Size")
            XCTAssertEqual(button.menu?.selectedElements.map(\.title), ["Size"])
            XCTAssertEqual(heard, ["menu", "Size from button"])
            XCTAssertFalse(button.isSelected)
        }
    }

    func testAboveTheButtonTheFirstEntryIsTheNearest() {
        onMain {
            button.menu = menu(["a", "b", "c"])
            button.showsMenuAsPrimaryAction = true
            button.frame.origin.y = 780
            harness.tap(button)
            harness.advance(by: 1)
            XCTAssertEqual(list?.entries.compactMap(\.accessibilityLabel), ["c", "b", "a"])
            XCTAssertEqual(list!.frame.maxY, 774)
            button.contextMenuInteraction?.dismissMenu()
            harness.advance(by: 1)
            button.preferredMenuElementOrder = .fixed
            harness.tap(button)
            harness.advance(by: 1)
            XCTAssertEqual(list?.entries.compactMap(\.accessibilityLabel), ["a", "b", "c"])
        }
    }

    func testAToolTipComesToAPointerThatRests() {
        onMain {
            XCTAssertNil(button.toolTipInteraction)
            button.toolTip = "Sorts the list"
            XCTAssertEqual(button.toolTipInteraction?.defaultToolTip, "Sorts the list")
            harness.hover(button.center)
            harness.advance(by: 0.8)
            XCTAssertNil(ToolTipPresenter.shared.bubble)
            harness.hover(CGPoint(x: button.center.x + 3, y: button.center.y))
            harness.advance(by: 0.8)
            XCTAssertNil(ToolTipPresenter.shared.bubble, "it has moved")
            harness.advance(by: 0.4)
            XCTAssertEqual(ToolTipPresenter.shared.bubble?.label.text, "Sorts the list")
            harness.hover(CGPoint(x: button.center.x + 5, y: button.center.y))
            XCTAssertNotNil(ToolTipPresenter.shared.bubble, "it stays over the button")
            harness.hover(CGPoint(x: 20, y: 600))
            XCTAssertNil(ToolTipPresenter.shared.bubble)
            harness.advance(by: 2)
            XCTAssertNil(ToolTipPresenter.shared.bubble)
        }
    }

    func testATouchTakesTheToolTipAway() {
        onMain {
            button.toolTip = "Sorts the list"
            harness.hover(button.center)
            harness.advance(by: 1.2)
            XCTAssertNotNil(ToolTipPresenter.shared.bubble)
            harness.tap(button)
            XCTAssertNil(ToolTipPresenter.shared.bubble)
            button.toolTip = nil
            XCTAssertEqual(button.interactions.count, 0)
            harness.hover(button.center)
            harness.advance(by: 2)
            XCTAssertNil(ToolTipPresenter.shared.bubble)
        }
    }

    func testABarButtonWithAnActionOpensItsMenuWhenHeld() {
        onMain {
            let item = UIBarButtonItem(
                title: "Do", primaryAction: UIAction(title: "Do") { [unowned self] _ in heard.append("do") },
                menu: menu(["a"]))
            let controller = UIViewController()
            controller.navigationItem.rightBarButtonItem = item
            let navigation = UINavigationController(rootViewController: controller)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            harness.tap(item.shownView!)
            harness.advance(by: 0.5)
            XCTAssertEqual(heard, ["do"])
            XCTAssertNil(navigation.presentedViewController)
            let place = item.shownView!.convert(CGPoint(x: 5, y: 20), to: nil)
            harness.touch(.began, at: place)
            harness.advance(by: 0.7)
            harness.touch(.ended, at: place)
            harness.advance(by: 1)
            XCTAssertEqual((navigation.presentedViewController as? MenuController)?.rows.count, 1)
            XCTAssertEqual(heard, ["do"])
            navigation.dismiss(animated: false)
            harness.window.rootViewController = nil
        }
    }
}
