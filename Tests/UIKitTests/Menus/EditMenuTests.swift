import PorticoHost
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Edit menus: over text fields, of interactions, and of the menu controller.
final class EditMenuTests: MainTestCase, @unchecked Sendable {
    private var field: UITextField!

    override func prepare() {
        Editable.registerSelectors()
        UIPasteboard.general.string = nil
        harness.showWindow()
        field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        harness.window.addSubview(field)
        field.text = "some words here"
        harness.turn()
    }

    override func cleanUp() {
        _ = field.resignFirstResponder()
        EditMenuPresenter.current?.dismiss(animated: false)
        UIMenuController.shared.menuItems = nil
        harness.advance(by: 1)
        field.removeFromSuperview()
        field = nil
        UIPasteboard.general.string = nil
    }

    @MainActor private var bar: EditMenuBar? {
        harness.window.subviews.compactMap { $0 as? EditMenuBar }.first { $0.isUserInteractionEnabled }
    }

    @MainActor private var titles: [String]? { bar?.buttons.compactMap(\.accessibilityLabel) }

    @MainActor private func tap(_ title: String) {
        harness.tap(bar!.buttons.first { $0.accessibilityLabel == title }!)
        harness.advance(by: 0.5)
    }

    @MainActor private func doubleTap(_ point: CGPoint) {
        harness.tap(point)
        harness.advance(by: 0.1)
        harness.tap(point)
        harness.advance(by: 0.5)
    }

    @MainActor private func caretPlace() -> CGPoint {
        let rect = field.caretRect(for: field.selectedTextRange!.end)
        return field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    func testTheFirstTapIsNoMenu() {
        onMain {
            harness.tap(field)
            harness.advance(by: 1)
            XCTAssertTrue(field.isFirstResponder)
            XCTAssertNil(bar)
        }
    }

    func testADoubleTapSelectsAWordAndOffersWhatCanBeDone() {
        onMain {
            doubleTap(CGPoint(x: 30, y: 320))
            XCTAssertEqual(field.text(in: field.selectedTextRange!), "some")
            XCTAssertEqual(titles, ["Cut", "Copy", "Delete", "Select All"])
            tap("Copy")
            XCTAssertEqual(UIPasteboard.general.string, "some")
            XCTAssertEqual(field.text, "some words here")
            XCTAssertNil(bar)
            doubleTap(CGPoint(x: 30, y: 320))
            XCTAssertEqual(titles, ["Cut", "Copy", "Paste", "Delete", "Select All"])
            tap("Cut")
            XCTAssertEqual(field.text, " words here")
            XCTAssertNil(bar)
        }
    }

    func testATapOnTheCaretOpensAndCloses() {
        onMain {
            _ = field.becomeFirstResponder()
            harness.turn()
            harness.tap(caretPlace())
            harness.advance(by: 0.6)
            XCTAssertEqual(titles, ["Select", "Select All"])
            harness.tap(caretPlace())
            harness.advance(by: 0.6)
            XCTAssertNil(bar)
            harness.tap(CGPoint(x: 25, y: 320))
            harness.advance(by: 0.6)
            XCTAssertNil(bar, "the caret has moved")
        }
    }

    func testAFingerThatStayedLeavesAMenu() {
        onMain {
            harness.touch(.began, at: CGPoint(x: 30, y: 320))
            harness.advance(by: 0.7)
            XCTAssertNil(bar)
            harness.touch(.ended, at: CGPoint(x: 30, y: 320))
            harness.advance(by: 0.5)
            XCTAssertEqual(titles, ["Select", "Select All"])
            tap("Select All")
            XCTAssertEqual(field.text(in: field.selectedTextRange!), "some words here")
        }
    }

    func testAnEmptyFieldWithoutATextToPasteHasNoMenu() {
        onMain {
            field.text = ""
            _ = field.becomeFirstResponder()
            harness.tap(field)
            harness.advance(by: 0.6)
            XCTAssertNil(bar)
            UIPasteboard.general.string = "x"
            harness.tap(field)
            harness.advance(by: 0.6)
            XCTAssertEqual(titles, ["Paste"])
            tap("Paste")
            XCTAssertEqual(field.text, "x")
        }
    }

    func testASecureFieldCanNotBeCopied() {
        onMain {
            field.isSecureTextEntry = true
            doubleTap(CGPoint(x: 30, y: 320))
            XCTAssertEqual(titles, ["Delete"])
        }
    }

    func testTypingAndLeavingTakeTheMenuAway() {
        onMain {
            doubleTap(CGPoint(x: 30, y: 320))
            XCTAssertNotNil(bar)
            harness.runtime.post(.text("x"))
            harness.turn()
            XCTAssertNil(bar)
            doubleTap(CGPoint(x: 60, y: 320))
            XCTAssertNotNil(bar)
            _ = field.resignFirstResponder()
            XCTAssertNil(bar)
            harness.advance(by: 1)
            XCTAssertEqual(harness.window.subviews.count, 1)
        }
    }

    func testATouchBesideTheMenuClosesItAndGoesOn() {
        onMain {
            let button = UIButton(frame: CGRect(x: 20, y: 600, width: 100, height: 40))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            harness.window.addSubview(button)
            doubleTap(CGPoint(x: 30, y: 320))
            harness.tap(button)
            XCTAssertNil(bar)
            XCTAssertEqual(taps, 1)
            button.removeFromSuperview()
        }
    }

    func testTheDelegateSaysWhatTheMenuHolds() {
        onMain {
            let teller = FieldTeller()
            field.delegate = teller
            doubleTap(CGPoint(x: 30, y: 320))
            XCTAssertEqual(teller.heard, ["menu {0, 4} 1", "will present"])
            XCTAssertEqual(titles, ["Shout"])
            tap("Shout")
            XCTAssertEqual(teller.heard, ["menu {0, 4} 1", "will present", "will dismiss", "shout"])
            teller.isEmpty = true
            doubleTap(CGPoint(x: 30, y: 320))
            XCTAssertNil(bar)
            XCTAssertEqual(teller.heard.last, "menu {0, 4} 1", "and nothing is presented")
        }
    }

    func testTheMenuIsAboveItsPlaceOrBelowIt() {
        onMain {
            doubleTap(CGPoint(x: 30, y: 320))
            XCTAssertLessThanOrEqual(bar!.frame.maxY, 310)
            XCTAssertGreaterThanOrEqual(bar!.frame.minX, 10)
            _ = field.resignFirstResponder()
            harness.advance(by: 1)
            field.frame.origin.y = 60
            doubleTap(CGPoint(x: 30, y: 80))
            XCTAssertGreaterThanOrEqual(bar!.frame.minY, 80)
        }
    }

    func testWhatHasNoRoomIsOnAnotherPage() {
        onMain {
            let view = Editable(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
            harness.window.addSubview(view)
            let teller = EditTeller()
            teller.menu = UIMenu(children: (1...8).map { UIAction(title: "Entry number \($0)") { _ in } })
            let interaction = UIEditMenuInteraction(delegate: teller)
            view.addInteraction(interaction)
            interaction.presentEditMenu(
                with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 195, y: 50)))
            harness.advance(by: 0.3)
            XCTAssertEqual(titles?.first, "Entry number 1")
            XCTAssertEqual(titles?.last, "Show more items")
            XCTAssertLessThanOrEqual(bar!.frame.maxX, 383)
            tap("Show more items")
            XCTAssertEqual(titles?.first, "Show previous items")
            XCTAssertEqual(titles?.contains("Entry number 1"), false)
            tap("Show previous items")
            XCTAssertEqual(titles?.first, "Entry number 1")
            view.removeFromSuperview()
        }
    }

    func testTheOrderOfAnInteraction() {
        onMain {
            let view = Editable(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
            harness.window.addSubview(view)
            let teller = EditTeller()
            let interaction = UIEditMenuInteraction(delegate: teller)
            view.addInteraction(interaction)
            XCTAssertNil(bar, "it shows nothing by itself")
            interaction.reloadVisibleMenu()
            interaction.dismissMenu()
            XCTAssertEqual(teller.heard, [])
            interaction.presentEditMenu(
                with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 195, y: 50)))
            XCTAssertEqual(teller.heard, ["menu Copy", "will present", "rect", "animates"])
            XCTAssertEqual(interaction.location(in: harness.window), CGPoint(x: 195, y: 450))
            harness.advance(by: 0.5)
            XCTAssertEqual(teller.heard, ["menu Copy", "will present", "rect", "animates", "presented"])
            teller.heard = []
            tap("Copy")
            XCTAssertEqual(view.heard, ["copy"])
            XCTAssertEqual(teller.heard, ["will dismiss", "dismissed"])
            view.removeFromSuperview()
        }
    }

    func testTheMenuControllerOffersWhatTheFirstResponderCanDo() {
        onMain {
            let view = Editable(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
            harness.window.addSubview(view)
            _ = view.becomeFirstResponder()
            let controller = UIMenuController.shared
            controller.menuItems = [
                UIMenuItem(title: "Own", action: Selector("own:")),
                UIMenuItem(title: "Nobody's", action: Selector("nobodyHasThis:")),
            ]
            let posted = Posted()
            let names = [
                UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
                UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
            ]
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) { note in
                    posted.names.append(note.name.rawValue.replacingOccurrences(of: "UIMenuController", with: ""))
                }
            }
            XCTAssertFalse(controller.isMenuVisible)
            XCTAssertEqual(controller.menuFrame, .zero)
            controller.showMenu(from: view, rect: CGRect(x: 100, y: 40, width: 50, height: 20))
            XCTAssertTrue(controller.isMenuVisible)
            harness.advance(by: 0.5)
            XCTAssertEqual(titles, ["Copy", "Own"])
            XCTAssertEqual(controller.menuFrame.maxY, 438)
            tap("Own")
            XCTAssertEqual(view.heard, ["own from UIMenuController"])
            XCTAssertFalse(controller.isMenuVisible)
            XCTAssertEqual(
                posted.names,
                ["WillShowMenu", "DidShowMenu", "WillHideMenu", "DidHideMenu"].map { $0 + "Notification" })
            view.allows = false
            controller.showMenu(from: view, rect: .zero)
            XCTAssertFalse(controller.isMenuVisible, "nobody can do anything")
            XCTAssertEqual(posted.names.count, 4)
            for token in tokens { NotificationCenter.default.removeObserver(token) }
            _ = view.resignFirstResponder()
            view.removeFromSuperview()
        }
    }

    func testTheMenuControllerShowsWithoutAnAnimationWhereNoneIsWanted() {
        onMain {
            let view = Editable(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
            harness.window.addSubview(view)
            _ = view.becomeFirstResponder()
            let (controller, posted) = (UIMenuController.shared, Posted())
            controller.setTargetRect(CGRect(x: 100, y: 40, width: 50, height: 20), in: view)
            let name = UIMenuController.didShowMenuNotification
            let token = NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) {
                posted.names.append($0.name.rawValue)
            }
            controller.setMenuVisible(true, animated: false)
            XCTAssertEqual(bar?.alpha, 1)
            XCTAssertNil(bar?.layer.animation(forKey: "opacity"))
            XCTAssertEqual(posted.names.count, 1, "it is there already")
            controller.setMenuVisible(false, animated: false)
            XCTAssertNil(bar)
            controller.setMenuVisible(true, animated: true)
            XCTAssertEqual(posted.names.count, 1, "it is on its way")
            harness.advance(by: 0.5)
            XCTAssertEqual(posted.names.count, 2)
            NotificationCenter.default.removeObserver(token)
            _ = view.resignFirstResponder()
            view.removeFromSuperview()
        }
    }

    func testTheMenuControllersArrowAndContents() {
        onMain {
            let view = Editable(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
            harness.window.addSubview(view)
            _ = view.becomeFirstResponder()
            let controller = UIMenuController.shared
            XCTAssertEqual(controller.arrowDirection, .default)
            controller.arrowDirection = .up
            controller.showMenu(from: view, rect: CGRect(x: 100, y: 40, width: 50, height: 20))
            harness.advance(by: 0.5)
            XCTAssertGreaterThanOrEqual(controller.menuFrame.minY, 460, "below what it is about")
            XCTAssertEqual(titles, ["Copy"])
            controller.menuItems = [UIMenuItem(title: "Own", action: Selector("own:"))]
            XCTAssertEqual(titles, ["Copy"], "nobody has asked again")
            controller.update()
            XCTAssertEqual(titles, ["Copy", "Own"])
            controller.hideMenu()
            harness.advance(by: 0.5)
            controller.arrowDirection = .default
            controller.showMenu(from: view, rect: CGRect(x: 100, y: 40, width: 50, height: 20))
            harness.advance(by: 0.5)
            XCTAssertLessThanOrEqual(controller.menuFrame.maxY, 440, "above it, where there is room")
            controller.hideMenu()
            _ = view.resignFirstResponder()
            view.removeFromSuperview()
        }
    }

    func testItemsOfTheMenuControllerAreInTextFieldsToo() {
        onMain {
            UIMenuController.shared.menuItems = [UIMenuItem(title: "Own", action: Selector("own:"))]
            doubleTap(CGPoint(x: 30, y: 320))
            XCTAssertEqual(titles?.contains("Own"), false, "nobody on the way up has it")
            _ = field.resignFirstResponder()
            let view = Editable(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
            harness.window.addSubview(view)
            view.addSubview(field)
            field.frame.origin.y = 20
            harness.advance(by: 1)
            doubleTap(CGPoint(x: 30, y: 440))
            XCTAssertEqual(titles?.last, "Own")
            tap("Own")
            XCTAssertEqual(view.heard.count, 1)
            _ = field.resignFirstResponder()
            view.removeFromSuperview()
        }
    }

    // DEV-114
    func testASecondButtonOpensTheMenuOfAField() {
        onMain {
            harness.runtime.post(.secondaryClick(x: 30, y: 320, timestamp: harness.runtime.now))
            harness.advance(by: 0.5)
            XCTAssertTrue(field.isFirstResponder)
            XCTAssertEqual(titles, ["Select", "Select All"])
        }
    }

    func testTheMenuGoesWithItsWindow() {
        onMain {
            doubleTap(CGPoint(x: 30, y: 320))
            bar?.removeFromSuperview()
            XCTAssertNil(EditMenuPresenter.current)
        }
    }
}

/// Notifications, which come on the main thread.
private final class Posted: @unchecked Sendable {
    var names: [String] = []
}

@MainActor private final class FieldTeller: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var isEmpty = false

    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        heard.append("menu {\(range.location), \(range.length)} \(suggestedActions.count)")
        if isEmpty { return UIMenu(children: []) }
        return UIMenu(children: [UIAction(title: "Shout") { [unowned self] _ in heard.append("shout") }])
    }
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        heard.append("will present")
    }
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        heard.append("will dismiss")
    }
}

@MainActor private final class EditTeller: NSObject, UIEditMenuInteractionDelegate {
    var heard: [String] = []
    var menu: UIMenu?

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let names = suggestedActions.flatMap { ($0 as? UIMenu)?.children.map(\.title) ?? [$0.title] }
        heard.append("menu \(names.joined(separator: " "))")
        return menu
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        heard.append("rect")
        return CGRect(origin: configuration.sourcePoint, size: .zero)
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        heard.append("will present")
        animator.addAnimations { [unowned self] in heard.append("animates") }
        animator.addCompletion { [unowned self] in heard.append("presented") }
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        heard.append("will dismiss")
        animator.addCompletion { [unowned self] in heard.append("dismissed") }
    }
}

@MainActor private final class Editable: UIView {
    var heard: [String] = []
    var allows = true
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { heard.append("copy") }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        allows && super.canPerformAction(action, withSender: sender)
    }

    nonisolated(unsafe) private static var isRegistered = false
    static func registerSelectors() {
        guard !isRegistered else { return }
        isRegistered = true
        _porticoRegister("own:", { Editable.self }) { object, _, arguments in
            nonisolated(unsafe) let sender: Any? = arguments(0)
            MainActor.assumeIsolated {
                (object as! Editable).heard.append("own from \(sender.map { "\(type(of: $0))" } ?? "nobody")")
            }
            return nil
        }
    }
}
