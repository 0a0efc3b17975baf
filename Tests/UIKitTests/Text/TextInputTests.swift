import PorticoHost
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What is typed, composed, pasted and done with keys, in the text of the first responder.
final class TextInputTests: TextFieldTestCase, @unchecked Sendable {
    private static let left = 80
    private static let right = 79
    private static let backspace = 42

    func testTypedTextGoesToTheFirstResponderOnly() {
        onMain {
            type("lost")
            XCTAssertEqual(field.text, "")
            field.becomeFirstResponder()
            type("Hello")
            XCTAssertEqual(field.text, "Hello")
            XCTAssertEqual(selection, [5, 0])
        }
    }

    func testDeletionTakesWholeCharacters() {
        onMain {
            field.text = "a👨‍👩‍👧한e\u{301}🇩🇪"
            field.becomeFirstResponder()
            var left: [String] = []
            for _ in 0..<6 {
                press(Self.backspace)
                left.append(field.text!)
            }
            XCTAssertEqual(left, ["a👨‍👩‍👧한e\u{301}", "a👨‍👩‍👧한", "a👨‍👩‍👧", "a", "", ""])
        }
    }

    func testTheCaretMovesByWholeCharacters() {
        onMain {
            field.text = "a👨‍👩‍👧e\u{301}x"
            field.becomeFirstResponder()
            var places: [Int] = []
            for _ in 0..<5 {
                press(Self.left)
                places.append(field.editor.selection.location)
            }
            XCTAssertEqual(places, [11, 9, 1, 0, 0])
            press(Self.right)
            press(Self.right)
            XCTAssertEqual(selection, [9, 0])
        }
    }

    func testASelectionNeverCutsACharacter() {
        onMain {
            field.text = "a👨‍👩‍👧b"
            field.becomeFirstResponder()
            let start = field.position(from: field.beginningOfDocument, offset: 3)!
            field.selectedTextRange = field.textRange(from: start, to: start)
            XCTAssertEqual(selection, [1, 0])
        }
    }

    func testWordsLinesAndSelections() {
        onMain {
            field.text = "one two, three"
            field.becomeFirstResponder()
            var seen: [[Int]] = []
            @MainActor func key(_ usage: Int, _ flags: UIKeyModifierFlags) {
                press(usage, flags)
                seen.append(selection)
            }
            key(Self.left, .alternate)
            key(Self.left, .alternate)
            key(Self.right, .alternate)
            key(Self.left, .command)
            key(Self.right, .alternate)
            key(Self.right, [.alternate, .shift])
            key(Self.left, .shift)
            key(Self.right, [.command, .shift])
            key(Self.left, [])
            key(Self.right, .command)
            key(Self.left, [.command, .shift])
            key(Self.right, [])
            key(82, [])
            key(81, .shift)
            XCTAssertEqual(
                seen,
                [
                    [9, 0], [4, 0], [7, 0], [0, 0], [3, 0], [3, 4], [3, 3], [3, 11], [3, 0], [14, 0], [0, 14], [14, 0],
                    [0, 0], [0, 14],
                ])
        }
    }

    func testAShiftedSelectionTurnsRoundAtItsAnchor() {
        onMain {
            field.text = "abcdef"
            field.becomeFirstResponder()
            press(Self.left)
            press(Self.left)
            press(Self.left)
            press(Self.right, .shift)
            XCTAssertEqual(selection, [3, 1])
            press(Self.left, .shift)
            XCTAssertEqual(selection, [3, 0])
            press(Self.left, .shift)
            XCTAssertEqual(selection, [2, 1])
        }
    }

    func testDeletingWordsAndForward() {
        onMain {
            field.text = "one two three"
            field.becomeFirstResponder()
            press(Self.backspace, .alternate)
            XCTAssertEqual(field.text, "one two ")
            press(Self.left, .command)
            press(76)
            XCTAssertEqual(field.text, "ne two ")
            press(76, .alternate)
            XCTAssertEqual(field.text, " two ")
            press(Self.right, .command)
            press(Self.backspace, .command)
            XCTAssertEqual(field.text, "")
        }
    }

    func testArrowsGoWhereTheyPointInTextFromRightToLeft() {
        onMain {
            field.text = "שלום"
            field.becomeFirstResponder()
            press(Self.right)
            XCTAssertEqual(selection, [3, 0], "right is back")
            press(Self.left)
            XCTAssertEqual(selection, [4, 0])
            XCTAssertLessThan(
                field.caretRect(for: field.endOfDocument).minX, field.caretRect(for: field.beginningOfDocument).minX)
        }
    }

    // MARK: Composing

    func testComposedKoreanIsMarkedUntilItIsCommitted() {
        onMain {
            field.text = "a"
            field.becomeFirstResponder()
            _ = listener.told()
            compose("ㅎ")
            XCTAssertEqual(field.text, "aㅎ")
            XCTAssertEqual(field.markedTextRange.map(field.editor.range), NSRange(location: 1, length: 1))
            compose("하")
            compose("한")
            XCTAssertEqual(field.text, "a한")
            type("한")
            XCTAssertNil(field.markedTextRange)
            XCTAssertEqual(field.text, "a한")
            XCTAssertEqual(
                listener.told().filter { $0.hasPrefix("should") },
                [
                    "shouldChange 1,0 ‘ㅎ’", "shouldChange 1,1 ‘하’", "shouldChange 1,1 ‘한’", "shouldChange 1,1 ‘한’",
                ])
        }
    }

    func testACancelledCompositionLeavesNothing() {
        onMain {
            field.text = "xy"
            field.becomeFirstResponder()
            press(Self.left)
            compose("nihao", 2, 3)
            XCTAssertEqual(field.text, "xnihaoy")
            XCTAssertEqual(selection, [3, 3])
            compose("")
            XCTAssertEqual(field.text, "xy")
            XCTAssertNil(field.markedTextRange)
            XCTAssertEqual(selection, [1, 0])
            _ = listener.told()
            compose("")
            XCTAssertEqual(listener.told(), [], "nothing to cancel, nothing to tell")
        }
    }

    func testMovingAwayKeepsWhatIsComposed() {
        onMain {
            field.text = "ab"
            field.becomeFirstResponder()
            compose("ka")
            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
            XCTAssertNil(field.markedTextRange)
            XCTAssertEqual(field.text, "abka")
        }
    }

    func testComposedTextIsUnderlined() {
        onMain {
            field.becomeFirstResponder()
            compose("ka")
            let style = field.editor.shown.attribute(.underlineStyle, at: 0, effectiveRange: nil)
            XCTAssertEqual(style as? Int, NSUnderlineStyle.single.rawValue)
            type("か")
            XCTAssertNil(field.editor.shown.attribute(.underlineStyle, at: 0, effectiveRange: nil))
        }
    }

    // MARK: Commands

    func testCutCopyPasteByKey() {
        onMain {
            field.text = "one two"
            field.becomeFirstResponder()
            press(4, .command, "a")
            XCTAssertEqual(selection, [0, 7])
            press(6, .command, "c")
            XCTAssertEqual(UIPasteboard.general.string, "one two")
            press(Self.right)
            press(25, .command, "v")
            XCTAssertEqual(field.text, "one twoone two")
            press(4, .command, "a")
            press(27, .command, "x")
            XCTAssertEqual(field.text, "")
            XCTAssertEqual(UIPasteboard.general.string, "one twoone two")
        }
    }

    func testCommandsThatMakeNoSenseAreNotOffered() {
        onMain {
            let all = [
                StandardEdit.cut, StandardEdit.copy, StandardEdit.paste, StandardEdit.select, StandardEdit.selectAll,
                StandardEdit.delete,
            ]
            @MainActor func offered() -> [String] {
                all.filter { field.canPerformAction($0, withSender: nil) }.map(\.name)
            }
            XCTAssertEqual(offered(), [])
            field.text = "ab"
            field.becomeFirstResponder()
            XCTAssertEqual(offered(), ["select:", "selectAll:"])
            field.selectAll(nil)
            XCTAssertEqual(offered(), ["cut:", "copy:", "delete:"])
            UIPasteboard.general.string = "x"
            XCTAssertEqual(offered(), ["cut:", "copy:", "paste:", "delete:"])
            field.isSecureTextEntry = true
            XCTAssertEqual(offered(), ["paste:", "delete:"], "what can't be read can't be copied")
        }
    }

    private final class CopyView: UIView {
        var copied = 0
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { copied += 1 }
    }

    func testAnOverriddenCommandIsFoundUpTheChain() {
        onMain {
            let outer = CopyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let inner = Taker(frame: .zero)
            outer.addSubview(inner)
            harness.window.addSubview(outer)
            inner.becomeFirstResponder()
            XCTAssertTrue(outer.canPerformAction(StandardEdit.copy, withSender: nil))
            XCTAssertFalse(outer.canPerformAction(StandardEdit.cut, withSender: nil))
            press(6, .command, "c")
            press(27, .command, "x")
            XCTAssertEqual(outer.copied, 1)
            XCTAssertTrue(UIApplication.shared.sendAction(StandardEdit.copy, to: nil, from: nil, for: nil))
            XCTAssertEqual(outer.copied, 2)
            inner.resignFirstResponder()
            outer.removeFromSuperview()
        }
    }

    func testUndoAndRedo() {
        onMain {
            field.text = "start"
            field.becomeFirstResponder()
            type(" a")
            type("b")
            press(Self.backspace)
            XCTAssertEqual(field.text, "start a")
            press(29, .command, "z")
            XCTAssertEqual(field.text, "start ab")
            press(29, .command, "z")
            XCTAssertEqual(field.text, "start", "what was typed on end is one step")
            XCTAssertEqual(selection, [5, 0])
            press(29, .command, "z")
            XCTAssertEqual(field.text, "start")
            press(29, [.command, .shift], "z")
            XCTAssertEqual(field.text, "start ab")
            press(29, [.command, .shift], "z")
            XCTAssertEqual(field.text, "start a")
        }
    }

    // MARK: Others that take text

    private final class Taker: UIView, UIKeyInput {
        var taken = ""
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !taken.isEmpty }
        func insertText(_ text: String) { taken += text }
        func deleteBackward() { _ = taken.popLast() }
    }

    func testASimpleInputHasDefaultTraits() {
        onMain {
            let taker = Taker(frame: .zero)
            harness.window.addSubview(taker)
            taker.becomeFirstResponder()
            type("ab\n")
            press(Self.backspace)
            press(5, [], "b")
            XCTAssertEqual(taker.taken, "abb")
            let traits: any UITextInputTraits = taker
            XCTAssertEqual(traits.keyboardType, .default)
            XCTAssertEqual(traits.autocapitalizationType, .sentences)
            XCTAssertFalse(traits.isSecureTextEntry)
            taker.resignFirstResponder()
            taker.removeFromSuperview()
        }
    }

    func testTextComesBeforeCommandsWithoutPriority() {
        onMain {
            let controller = CommandController()
            _porticoRegister("mark:", { CommandController.self }) { receiver, _, _ in
                MainActor.assumeIsolated { (receiver as! CommandController).marks += 1 }
                return nil
            }
            harness.show(root: controller)
            controller.view.addSubview(field)
            field.becomeFirstResponder()
            press(4, [], "a")
            XCTAssertEqual(field.text, "a")
            XCTAssertEqual(controller.marks, 0)
            press(4, .control, "a")
            XCTAssertEqual(controller.marks, 1)
        }
    }

    private final class CommandController: UIViewController {
        var marks = 0
        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(input: "a", modifierFlags: [], action: Selector("mark:")),
                UIKeyCommand(input: "a", modifierFlags: .control, action: Selector("mark:")),
            ]
        }
    }

    private final class ReturnField: UITextField {
        var returns = 0
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if presses.first?.key?.keyCode == .keyboardReturnOrEnter {
                returns += 1
            } else {
                super.pressesBegan(presses, with: event)
            }
        }
    }

    func testAPressThatAFieldKeepsIsNoText() {
        onMain {
            let field = ReturnField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            field.delegate = listener
            harness.window.addSubview(field)
            field.becomeFirstResponder()
            _ = listener.told()
            press(40)
            XCTAssertEqual(field.returns, 1)
            XCTAssertEqual(listener.told(), [])
            press(5, [], "b")
            XCTAssertEqual(field.text, "b")
            field.delegate = nil
            field.removeFromSuperview()
        }
    }

    // MARK: Positions and units

    func testTheTokenizer() {
        onMain {
            field.text = "One two. Three"
            let tokens = field.tokenizer
            @MainActor func at(_ offset: Int) -> UITextPosition {
                field.position(from: field.beginningOfDocument, offset: offset)!
            }
            @MainActor func range(_ offset: Int, _ unit: UITextGranularity, _ way: UITextStorageDirection) -> [Int] {
                tokens.rangeEnclosingPosition(at(offset), with: unit, inDirection: .storage(way)).map {
                    let range = field.editor.range($0)
                    return [range.location, range.length]
                } ?? []
            }
            XCTAssertEqual(range(1, .word, .forward), [0, 3])
            XCTAssertEqual(range(3, .word, .forward), [], "a space is no word")
            XCTAssertEqual(range(3, .word, .backward), [0, 3])
            XCTAssertEqual(range(4, .word, .forward), [4, 3])
            XCTAssertEqual(range(2, .sentence, .forward), [0, 8])
            XCTAssertEqual(range(2, .document, .forward), [0, 14])
            XCTAssertEqual(range(0, .character, .backward), [])
            XCTAssertTrue(tokens.isPosition(at(3), atBoundary: .word, inDirection: .storage(.forward)))
            XCTAssertFalse(tokens.isPosition(at(3), atBoundary: .word, inDirection: .storage(.backward)))
            XCTAssertTrue(tokens.isPosition(at(4), atBoundary: .word, inDirection: .storage(.backward)))
            XCTAssertEqual(
                tokens.position(from: at(1), toBoundary: .word, inDirection: .storage(.forward)), at(3))
            XCTAssertNil(field.position(from: field.endOfDocument, offset: 1))
            XCTAssertEqual(field.compare(at(2), to: at(3)), .orderedAscending)
            XCTAssertEqual(field.offset(from: at(2), to: at(7)), 5)
        }
    }

    // MARK: The host

    func testTheHostHearsWhereTextGoes() {
        onMain {
            var told: [TextInputState?] = []
            UIApplication.shared.tellShell = { if case .textInput(let state) = $0 { told.append(state) } }
            field.keyboardType = .emailAddress
            field.becomeFirstResponder()
            harness.turn()
            XCTAssertEqual(told.count, 1)
            XCTAssertEqual(told[0]?.keyboardType, UIKeyboardType.emailAddress.rawValue)
            XCTAssertEqual(told[0]?.caret?.first, 20)
            type("wide")
            XCTAssertEqual(told.count, 2)
            XCTAssertGreaterThan(told[1]?.caret?.first ?? 0, 40)
            field.isSecureTextEntry = true
            XCTAssertEqual(told.last??.isSecure, true)
            let before = told.count
            harness.advance(by: 2)
            XCTAssertLessThanOrEqual(told.count, before + 1, "a blink is no news")
            field.resignFirstResponder()
            XCTAssertEqual(told.last, .some(nil))
            UIApplication.shared.tellShell = nil
        }
    }

    func testTheHostHearsWhatIsCopied() {
        onMain {
            var copied: [String] = []
            UIApplication.shared.tellShell = { if case .pasteboard(let text) = $0 { copied.append(text) } }
            UIApplication.shared.tellPasteboard("abc")
            UIApplication.shared.tellPasteboard(String(repeating: "x", count: HostLimits.pasteboard + 1))
            XCTAssertEqual(copied, ["abc"], "what is too large stays within the app")
            UIApplication.shared.tellShell = nil
        }
    }

    // MARK: Pasteboard

    func testARemovedPasteboardSaysSoWhileItIsThere() {
        final class Heard: @unchecked Sendable { var texts: [String?] = [] }
        let heard = Heard()
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.removedNotification, object: nil, queue: nil
        ) { heard.texts.append(($0.object as? UIPasteboard)?.string) }
        let name = UIPasteboard.Name("going")
        let own = UIPasteboard(name: name, create: true)
        own?.string = "x"
        UIPasteboard.remove(withName: name)
        XCTAssertEqual(heard.texts, ["x"])
        UIPasteboard.remove(withName: name)
        UIPasteboard.remove(withName: .general)
        XCTAssertEqual(heard.texts.count, 1, "nothing was there, and the general one stays")
        XCTAssertNil(UIPasteboard(name: name, create: false))
        NotificationCenter.default.removeObserver(token)
    }

    func testThePasteboard() {
        let board = UIPasteboard.general
        let before = board.changeCount
        board.string = "text"
        XCTAssertEqual(board.changeCount, before + 1)
        XCTAssertTrue(board.hasStrings)
        XCTAssertFalse(board.hasImages)
        XCTAssertEqual(board.data(forPasteboardType: "public.utf8-plain-text"), Data("text".utf8))
        board.url = URL(string: "https://example.org")
        XCTAssertEqual(board.string, "https://example.org")
        XCTAssertEqual(board.url?.host, "example.org")
        board.strings = ["a", "b"]
        XCTAssertEqual(board.numberOfItems, 2)
        XCTAssertEqual(board.strings, ["a", "b"])
        XCTAssertEqual(board.itemSet(withPasteboardTypes: ["public.utf8-plain-text"]), IndexSet([0, 1]))
        board.setItems([["public.utf8-plain-text": "old"]], options: [.expirationDate: Date(timeIntervalSince1970: 0)])
        XCTAssertNil(board.string)
        board.string = nil
        XCTAssertEqual(board.numberOfItems, 0)
        XCTAssertNil(UIPasteboard(name: UIPasteboard.Name("none"), create: false))
        let own = UIPasteboard(name: UIPasteboard.Name("own"), create: true)
        own?.string = "x"
        XCTAssertEqual(UIPasteboard(name: UIPasteboard.Name("own"), create: false)?.string, "x")
        UIPasteboard.remove(withName: UIPasteboard.Name("own"))
        XCTAssertNil(UIPasteboard(name: UIPasteboard.Name("own"), create: false))
        XCTAssertNil(UIPasteboard.general.string)
    }
}
