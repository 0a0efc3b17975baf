import PorticoHost
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class KeyTests: MainTestCase, @unchecked Sendable {
    private var field: Field!

    override func prepare() {
        Field.registerSelectors()
        harness.showWindow()
        field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        harness.window.addSubview(field)
        _ = field.becomeFirstResponder()
        field.heard = []
    }

    override func cleanUp() {
        _ = field.resignFirstResponder()
        field.removeFromSuperview()
        field = nil
    }

    @MainActor private func press(_ usage: Int, _ characters: String = "", _ modifiers: UIKeyModifierFlags = []) {
        for phase in [HostKey.Phase.down, .up] {
            harness.runtime.post(
                .key(HostKey(usage: usage, characters: characters, modifiers: modifiers.rawValue, phase: phase)))
        }
        harness.turn()
    }

    func testAKeyIsAPressAndText() {
        onMain {
            press(4, "a")
            XCTAssertEqual(field.heard, ["began a", "insert a", "ended a"])
        }
    }

    func testDeleteAndReturn() {
        onMain {
            press(42)
            press(40)
            XCTAssertEqual(
                field.heard.filter { $0.hasPrefix("insert") || $0.hasPrefix("delete") }, ["delete", "insert \n"])
        }
    }

    func testACommandTakesTheKeyFromText() {
        onMain {
            field.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:"))]
            press(22, "s", .command)
            XCTAssertEqual(field.heard, ["began s", "save s", "ended s"])
            field.heard = []
            press(22, "s")
            XCTAssertEqual(field.heard, ["began s", "insert s", "ended s"])
            field.heard = []
            press(22, "S", [.command, .shift])
            XCTAssertEqual(field.heard, ["began S", "ended S"], "other modifiers are another key")
        }
    }

    func testPriorityComesBeforeThePress() {
        onMain {
            let command = UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Selector("save:"))
            command.wantsPriorityOverSystemBehavior = true
            field.commands = [command]
            press(82)
            XCTAssertEqual(field.heard, ["save UIKeyInputUpArrow"])
        }
    }

    func testUnhandledPressesGoUpTheChain() {
        onMain {
            let plain = Upper(frame: .zero)
            harness.window.addSubview(plain)
            let inner = Inner(frame: .zero)
            plain.addSubview(inner)
            _ = inner.becomeFirstResponder()
            press(5, "b")
            XCTAssertEqual(plain.heard, ["began", "ended"])
            _ = inner.resignFirstResponder()
            plain.removeFromSuperview()
        }
    }

    func testWithoutAFirstResponderKeysGoToTheControllerInFront() {
        onMain {
            _ = field.resignFirstResponder()
            Page.registerSelectors()
            let page = Page()
            let navigation = UINavigationController(rootViewController: Page())
            harness.show(root: navigation)
            navigation.pushViewController(page, animated: false)
            harness.advance(by: 0.1)
            press(10, "g")
            XCTAssertEqual(page.heard, ["began", "ended"], "no override of canBecomeFirstResponder is needed")
            press(22, "s", .command)
            XCTAssertEqual(page.heard, ["began", "ended", "began", "save", "ended"])

            let sheet = Page()
            page.present(sheet, animated: false)
            harness.advance(by: 0.1)
            press(22, "s", .command)
            XCTAssertEqual(sheet.heard, ["began", "save", "ended"])
            XCTAssertEqual(page.heard.count, 5, "what is behind hears nothing")
            sheet.dismiss(animated: false)
            harness.advance(by: 0.1)
            press(10, "g")
            XCTAssertEqual(page.heard.count, 7)
        }
    }

    func testLeavingTheForegroundCancelsAPress() {
        onMain {
            harness.runtime.post(.key(HostKey(usage: 4, characters: "a", modifiers: 0, phase: .down)))
            harness.turn()
            harness.home()
            XCTAssertEqual(field.heard, ["began a", "insert a", "cancelled a"])
            harness.reopen()
            harness.runtime.post(.key(HostKey(usage: 4, characters: "a", modifiers: 0, phase: .up)))
            harness.turn()
            XCTAssertEqual(field.heard.count, 3)
        }
    }

    func testKeyFacts() {
        onMain {
            let key = UIKey(
                HostKey(usage: 29, characters: "Z", modifiers: UIKeyModifierFlags.shift.rawValue, phase: .down))
            XCTAssertEqual(key.characters, "Z")
            XCTAssertEqual(key.charactersIgnoringModifiers, "z")
            XCTAssertEqual(key.keyCode, .keyboardZ)
            XCTAssertEqual(UIKeyboardHIDUsage.keyboardF12.rawValue, 0x45)
            XCTAssertEqual(UIKeyboardHIDUsage.keyboardRightGUI.rawValue, 0xe7)
            XCTAssertEqual(UIKeyboardHIDUsage.keypadPeriod.rawValue, 0x63)
        }
    }

    func testAWheelScrollsTheInnermostThatCan() {
        onMain {
            let outer = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            outer.contentInsetAdjustmentBehavior = .never
            outer.contentSize = CGSize(width: 300, height: 1000)
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            inner.contentSize = CGSize(width: 300, height: 150)
            outer.addSubview(inner)
            harness.window.addSubview(outer)
            harness.turn()
            @MainActor func roll(_ delta: Double) {
                harness.runtime.post(.wheel(x: 50, y: 150, deltaX: 0, deltaY: delta, timestamp: 0))
                harness.turn()
            }
            roll(30)
            XCTAssertEqual(inner.contentOffset.y, 30)
            roll(100)
            XCTAssertEqual(inner.contentOffset.y, 50)
            XCTAssertEqual(outer.contentOffset.y, 0)
            roll(100)
            XCTAssertEqual(outer.contentOffset.y, 100)
            outer.removeFromSuperview()
        }
    }

    func testExclusiveTouch() {
        onMain {
            let left = Toucher(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
            let right = Toucher(frame: CGRect(x: 150, y: 200, width: 100, height: 100))
            left.isExclusiveTouch = true
            for view in [left, right] { harness.window.addSubview(view) }
            harness.touch(.began, at: CGPoint(x: 50, y: 250), id: 1)
            harness.touch(.began, at: CGPoint(x: 200, y: 250), id: 2)
            XCTAssertEqual([left.began, right.began], [1, 0])
            harness.touch(.ended, at: CGPoint(x: 200, y: 250), id: 2)
            harness.touch(.ended, at: CGPoint(x: 50, y: 250), id: 1)
            harness.touch(.began, at: CGPoint(x: 200, y: 250), id: 2)
            harness.touch(.began, at: CGPoint(x: 50, y: 250), id: 1)
            XCTAssertEqual([left.began, right.began], [1, 1], "an exclusive view comes alone or not at all")
            harness.touch(.ended, at: CGPoint(x: 50, y: 250), id: 1)
            harness.touch(.ended, at: CGPoint(x: 200, y: 250), id: 2)
            for view in [left, right] { view.removeFromSuperview() }
        }
    }
}

private final class Toucher: UIView {
    var began = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
}

private final class Inner: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

/// A controller with a key of its own, as books write it.
private final class Page: UIViewController {
    nonisolated(unsafe) var heard: [String] = []

    nonisolated(unsafe) private static var isRegistered = false
    static func registerSelectors() {
        guard !isRegistered else { return }
        isRegistered = true
        _porticoRegister("savePage:", { Page.self }) { object, _, _ in
            MainActor.assumeIsolated { (object as! Page).heard.append("save") }
            return nil
        }
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("savePage:"))]
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("began")
        super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("ended")
        super.pressesEnded(presses, with: event)
    }
}

private final class Upper: UIView {
    var heard: [String] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("began") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("ended") }
}

private final class Field: UIView, UIKeyInput {
    nonisolated(unsafe) var heard: [String] = []
    var commands: [UIKeyCommand] = []

    nonisolated(unsafe) private static var isRegistered = false
    static func registerSelectors() {
        guard !isRegistered else { return }
        isRegistered = true
        _porticoRegister("save:", { Field.self }) { object, _, _ in
            MainActor.assumeIsolated {
                let field = object as! Field
                field.heard.append("save \(field.commands[0].input ?? "")")
            }
            return nil
        }
    }

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    var hasText: Bool { false }
    func insertText(_ text: String) { heard.append("insert \(text)") }
    func deleteBackward() { heard.append("delete") }
    private func note(_ word: String, _ presses: Set<UIPress>) {
        for press in presses { heard.append("\(word) \(press.key?.characters ?? "")") }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancelled", presses) }
}
