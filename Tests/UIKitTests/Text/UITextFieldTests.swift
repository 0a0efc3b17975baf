import PorticoHost
import TestSupport
import XCTest

@testable import QuartzCore
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Who is asked and told while a text field is edited, in the whole order.
final class UITextFieldTests: TextFieldTestCase, @unchecked Sendable {
    func testDefaults() {
        onMain {
            let field = UITextField()
            XCTAssertEqual(field.text, "")
            XCTAssertEqual(field.font?.pointSize, 17)
            XCTAssertEqual(field.borderStyle, .none)
            XCTAssertEqual(field.clearButtonMode, .never)
            XCTAssertEqual(field.textAlignment, .natural)
            XCTAssertNil(field.placeholder)
            XCTAssertFalse(field.isEditing)
            XCTAssertFalse(field.becomeFirstResponder(), "not in a window")
        }
    }

    // DEV-079
    func test_G130_G132_BeginTypeAndEnd() {
        onMain {
            harness.tap(field)
            XCTAssertTrue(field.isFirstResponder)
            XCTAssertEqual(listener.told(), ["shouldBegin", "event begin", "didBegin", "note begin"])
            type("a")
            XCTAssertEqual(
                listener.told(), ["shouldChange 0,0 ‘a’", "selection 1,0", "event changed", "note changed"])
            press(42)
            XCTAssertEqual(
                listener.told(), ["shouldChange 0,1 ‘’", "selection 0,0", "event changed", "note changed"])
            press(42)
            XCTAssertEqual(listener.told(), [], "there is nothing to delete")
            XCTAssertTrue(field.resignFirstResponder())
            XCTAssertEqual(listener.told(), ["shouldEnd", "event end", "didEnd committed", "note end"])
        }
    }

    func testTheDelegateSaysNo() {
        onMain {
            listener.mayBegin = false
            XCTAssertFalse(field.becomeFirstResponder())
            XCTAssertEqual(listener.told(), ["shouldBegin"])
            listener.mayBegin = true
            field.becomeFirstResponder()
            listener.mayChange = { _, text in text != "x" }
            _ = listener.told()
            type("x")
            XCTAssertEqual(listener.told(), ["shouldChange 0,0 ‘x’"])
            XCTAssertEqual(field.text, "")
            listener.mayEnd = false
            XCTAssertFalse(field.resignFirstResponder())
            XCTAssertTrue(field.isFirstResponder)
            XCTAssertFalse(harness.window.endEditing(false))
            XCTAssertEqual(listener.told(), ["shouldEnd", "shouldEnd"])
            XCTAssertTrue(harness.window.endEditing(true), "asked, and ended all the same")
            XCTAssertFalse(field.isFirstResponder)
            XCTAssertEqual(listener.told(), ["shouldEnd", "event end", "didEnd committed", "note end"])
        }
    }

    func testADelegateMaySetTheTextItself() {
        onMain {
            field.becomeFirstResponder()
            listener.mayChange = { [unowned field = self.field!] range, text in
                field.text = (field.text! as NSString).replacingCharacters(in: range, with: text.uppercased())
                return false
            }
            _ = listener.told()
            type("a")
            type("b")
            XCTAssertEqual(field.text, "AB")
            XCTAssertEqual(
                listener.told(), ["shouldChange 0,0 ‘a’", "selection 1,0", "shouldChange 1,0 ‘b’", "selection 2,0"])
        }
    }

    func testFromOneFieldToTheNext() {
        onMain {
            let other = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
            harness.window.addSubview(other)
            listener.listen(to: other, "b")
            (field.accessibilityIdentifier, other.accessibilityIdentifier) = ("a", "b")
            field.becomeFirstResponder()
            _ = listener.told()
            harness.tap(other)
            XCTAssertEqual(
                listener.told(),
                [
                    "b shouldBegin", "a shouldEnd", "event end", "a didEnd committed", "note end", "b event begin",
                    "b didBegin", "b note begin",
                ])
            press(43, .shift)
            XCTAssertTrue(field.isFirstResponder, "shift-tab goes back")
            press(43)
            XCTAssertTrue(other.isFirstResponder)
            press(43)
            XCTAssertTrue(field.isFirstResponder, "round and round")
            listener.mayEnd = false
            _ = listener.told()
            XCTAssertFalse(other.becomeFirstResponder())
            XCTAssertEqual(listener.told(), ["b shouldBegin", "a shouldEnd"])
            listener.mayEnd = true
            other.removeFromSuperview()
        }
    }

    func test_G131_Return() {
        onMain {
            field.becomeFirstResponder()
            _ = listener.told()
            press(40)
            XCTAssertEqual(listener.told(), ["shouldReturn", "event primary"])
            XCTAssertTrue(field.isFirstResponder, "nobody waits for the exit")
            listener.mayReturn = false
            press(40)
            XCTAssertEqual(listener.told(), ["shouldReturn"])
            listener.mayReturn = true
            field.addAction(
                UIAction { [unowned self] _ in listener.heard.append("event exit") }, for: .editingDidEndOnExit)
            type("b\n")
            XCTAssertEqual(
                listener.told(),
                [
                    "shouldChange 0,0 ‘b’", "selection 1,0", "event changed", "note changed", "shouldReturn",
                    "event exit", "event primary", "shouldEnd", "event end", "didEnd committed", "note end",
                ])
            XCTAssertFalse(field.isFirstResponder)
        }
    }

    func testLineEndsWithinTextAreSpaces() {
        onMain {
            field.becomeFirstResponder()
            type("a\nb")
            XCTAssertEqual(field.text, "a b")
            UIPasteboard.general.string = "c\r\nd"
            field.paste(nil)
            XCTAssertEqual(field.text, "a bc d")
        }
    }

    func testTheAppsOwnChangesTellNobody() {
        onMain {
            field.text = "x"
            field.attributedText = NSAttributedString(string: "y")
            XCTAssertEqual(listener.told(), [])
            XCTAssertEqual(field.text, "y")
        }
    }

    func testAFieldThatLeavesTheWindowEndsEditing() {
        onMain {
            field.becomeFirstResponder()
            listener.mayEnd = false
            _ = listener.told()
            field.removeFromSuperview()
            XCTAssertFalse(field.isEditing)
            XCTAssertEqual(listener.told(), ["shouldEnd", "event end", "didEnd committed", "note end"])
            field.isEnabled = false
            harness.window.addSubview(field)
            XCTAssertFalse(field.becomeFirstResponder(), "disabled")
        }
    }

    func testWithoutADelegate() {
        onMain {
            field.delegate = nil
            field.becomeFirstResponder()
            type("a\n")
            XCTAssertEqual(field.text, "a")
            field.resignFirstResponder()
            XCTAssertEqual(
                listener.told(),
                [
                    "event begin", "note begin", "event changed", "note changed", "event primary", "event end",
                    "note end",
                ])
        }
    }

    private final class Older: NSObject, UITextFieldDelegate {
        var ends = 0
        func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
    }

    func testTheOlderEndIsForThoseWithoutTheNewer() {
        onMain {
            let older = Older()
            field.delegate = older
            field.becomeFirstResponder()
            field.resignFirstResponder()
            XCTAssertEqual(older.ends, 1)
        }
    }

    func testTheTraceShowsTheDelegate() {
        onMain {
            field.becomeFirstResponder()
            harness.recorder.clear()
            type("a")
            XCTAssertEqual(
                harness.recorder.selectors(of: "FieldListener"),
                ["textField:shouldChangeCharactersInRange:replacementString:", "textFieldDidChangeSelection:"])
        }
    }

    // MARK: Clearing

    func testTheClearButton() {
        onMain {
            field.clearButtonMode = .whileEditing
            field.text = "abc"
            harness.turn()
            XCTAssertNil(field.parts.clearButton?.superview)
            field.becomeFirstResponder()
            harness.turn()
            let button = field.parts.clearButton!
            XCTAssertEqual(button.frame.origin.x, 181)
            XCTAssertEqual(button.frame.origin.y, 22.0 / 3, accuracy: 0.001, "on a whole pixel")
            XCTAssertEqual(button.frame.size, CGSize(width: 19, height: 19))
            _ = listener.told()
            listener.mayClear = false
            harness.tap(button)
            XCTAssertEqual(listener.told(), ["shouldClear"])
            listener.mayClear = true
            harness.tap(button)
            XCTAssertEqual(listener.told(), ["shouldClear", "selection 0,0", "event changed", "note changed"])
            XCTAssertEqual(field.text, "")
            harness.turn()
            XCTAssertNil(button.superview, "nothing to clear")
        }
    }

    func testClearingBeginsEditing() {
        onMain {
            field.clearButtonMode = .always
            field.text = "abc"
            harness.turn()
            harness.tap(field.parts.clearButton!)
            XCTAssertTrue(field.isFirstResponder)
            XCTAssertEqual(field.text, "")
        }
    }

    func test_G133_ClearsOnBeginEditing() {
        onMain {
            field.clearsOnBeginEditing = true
            field.text = "abc"
            field.becomeFirstResponder()
            XCTAssertEqual(field.text, "")
            XCTAssertEqual(
                listener.told(),
                [
                    "shouldBegin", "shouldClear", "event begin", "didBegin", "note begin", "selection 0,0",
                    "event changed", "note changed",
                ])
        }
    }

    func test_G133_SecureTextIsReplacedAsAWhole() {
        onMain {
            field.isSecureTextEntry = true
            field.text = "secret"
            field.becomeFirstResponder()
            _ = listener.told()
            type("n")
            XCTAssertEqual(field.text, "n")
            XCTAssertEqual(listener.told().first, "shouldChange 0,6 ‘n’")
            type("o")
            XCTAssertEqual(field.text, "no")
            XCTAssertNil(field.accessibilityValue)
        }
    }

    // MARK: Touches

    @MainActor private func tap(at offset: Int) {
        let caret = field.caretRect(for: field.position(from: field.beginningOfDocument, offset: offset)!)
        harness.tap(field.convert(CGPoint(x: caret.minX + 0.5, y: caret.midY), to: nil))
    }

    func testATapPlacesTheCaret() {
        onMain {
            field.text = "one two"
            harness.turn()
            tap(at: 2)
            XCTAssertEqual(selection, [2, 0])
            harness.advance(by: 1)
            tap(at: 6)
            XCTAssertEqual(selection, [6, 0])
            tap(at: 5)
            XCTAssertEqual(selection, [4, 3], "the second tap of two takes the word")
            tap(at: 5)
            XCTAssertEqual(selection, [0, 7], "the third takes all")
        }
    }

    func testAFingerThatStaysCarriesTheCaret() {
        onMain {
            field.text = "one two"
            harness.turn()
            let y: CGFloat = 117
            harness.touch(.began, at: CGPoint(x: 22, y: y))
            harness.advance(by: 0.6)
            XCTAssertEqual(selection, [0, 0])
            harness.touch(.moved, at: CGPoint(x: 200, y: y))
            XCTAssertEqual(selection, [7, 0])
            harness.touch(.ended, at: CGPoint(x: 200, y: y))
            XCTAssertEqual(selection, [7, 0])
        }
    }

    // MARK: Attributes

    func testStyles() {
        onMain {
            field.font = .boldSystemFont(ofSize: 20)
            field.textColor = .red
            field.text = "ab"
            XCTAssertEqual(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, field.font)
            field.attributedText = NSAttributedString(
                string: "cd", attributes: [.foregroundColor: UIColor.blue, .kern: 3])
            XCTAssertEqual(field.textColor, .blue)
            field.becomeFirstResponder()
            type("e")
            XCTAssertEqual(field.attributedText?.attribute(.kern, at: 2, effectiveRange: nil) as? Int, 3)
            field.typingAttributes = [.foregroundColor: UIColor.green]
            type("f")
            XCTAssertEqual(
                field.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor, .green)
            press(80)
            XCTAssertEqual(field.typingAttributes?[.foregroundColor] as? UIColor, .blue, "forgotten with the move")
            field.defaultTextAttributes = [.foregroundColor: UIColor.black]
            XCTAssertEqual(
                field.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor, .black)
        }
    }

    private final class Observer: NSObject, UITextInputDelegate {
        var heard: [String] = []
        func selectionWillChange(_ textInput: (any UITextInput)?) { heard.append("selection will") }
        func selectionDidChange(_ textInput: (any UITextInput)?) { heard.append("selection did") }
        func textWillChange(_ textInput: (any UITextInput)?) { heard.append("text will") }
        func textDidChange(_ textInput: (any UITextInput)?) { heard.append("text did") }
    }

    func test_G115_TheInputDelegateHearsOfTheAppsChanges() {
        onMain {
            let observer = Observer()
            field.inputDelegate = observer
            field.text = "x"
            XCTAssertEqual(observer.heard, ["text will", "selection will", "selection did", "text did"])
            observer.heard = []
            field.becomeFirstResponder()
            type("y")
            XCTAssertEqual(observer.heard, [], "its own are no news")
        }
    }

    // MARK: Leaks

    nonisolated(unsafe) private static var alive = 0

    private final class Counted: UITextField {
        override init(frame: CGRect) {
            super.init(frame: frame)
            alive += 1
        }
        required init?(coder: NSCoder) { nil }
        deinit { alive -= 1 }
    }

    func testAThousandFieldsAreEditedAndGone() {
        onMain {
            Self.alive = 0
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            for round in 0..<1000 {
                let counted = Counted(frame: CGRect(x: 20, y: 200, width: 100, height: 34))
                counted.clearButtonMode = .always
                counted.borderStyle = .roundedRect
                if round % 50 == 0 {
                    counted.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
                }
                harness.window.addSubview(counted)
                counted.becomeFirstResponder()
                type("x")
                if round % 2 == 0 { counted.resignFirstResponder() }
                counted.removeFromSuperview()
            }
            harness.advance(by: 1)
            XCTAssertEqual(Self.alive, 0)
        }
    }
}
