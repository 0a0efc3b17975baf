import PorticoHost
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Writes down everything that a text field tells: delegate, control events, notifications.
@MainActor final class FieldListener: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var mayBegin = true
    var mayEnd = true
    var mayClear = true
    var mayReturn = true
    var mayChange: (NSRange, String) -> Bool = { _, _ in true }
    private var tokens: [NSObjectProtocol] = []

    func listen(to field: UITextField, _ name: String = "") {
        let prefix = name.isEmpty ? "" : name + " "
        field.delegate = self
        for (event, word) in [
            (UIControl.Event.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
            (.editingDidEnd, "event end"), (.editingDidEndOnExit, "event exit"),
            (.primaryActionTriggered, "event primary"),
        ] where word != "event exit" {
            field.addAction(UIAction { [unowned self] _ in heard.append(prefix + word) }, for: event)
        }
        for (name, word) in [
            (UITextField.textDidBeginEditingNotification, "note begin"),
            (UITextField.textDidChangeNotification, "note changed"),
            (UITextField.textDidEndEditingNotification, "note end"),
        ] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { [unowned self] _ in
                    MainActor.assumeIsolated { heard.append(prefix + word) }
                })
        }
    }

    func listenToKeyboard() {
        for (name, word) in [
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
            (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
        ] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [unowned self] note in
                    nonisolated(unsafe) let info = note.userInfo
                    MainActor.assumeIsolated {
                        let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                        heard.append("\(word) \(Int(end?.cgRectValue.minY ?? -1))")
                    }
                })
        }
    }

    func stop() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }

    private func name(_ field: UITextField) -> String { field.accessibilityIdentifier.map { $0 + " " } ?? "" }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        heard.append(name(textField) + "shouldBegin")
        return mayBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append(name(textField) + "didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        heard.append(name(textField) + "shouldEnd")
        return mayEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        heard.append(name(textField) + "didEnd \(reason)")
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        heard.append(name(textField) + "shouldChange \(range.location),\(range.length) ‘\(string)’")
        return mayChange(range, string)
    }
    func textFieldDidChangeSelection(_ textField: UITextField) {
        let range = textField.editor.selection
        heard.append(name(textField) + "selection \(range.location),\(range.length)")
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        heard.append("shouldClear")
        return mayClear
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        heard.append("shouldReturn")
        return mayReturn
    }

    /// What was heard since the last question.
    func told() -> [String] {
        defer { heard = [] }
        return heard
    }
}

/// A test with one text field on the screen, at (20, 100), 200 wide and 34 high.
class TextFieldTestCase: TextInputTestCase, @unchecked Sendable {
    var field: UITextField!
    var listener: FieldListener!

    override func prepare() {
        harness.showWindow()
        field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        harness.window.addSubview(field)
        listener = FieldListener()
        listener.listen(to: field)
        harness.turn()
    }

    override func cleanUp() {
        field.delegate = nil
        field.resignFirstResponder()
        field.removeFromSuperview()
        listener.stop()
        field = nil
        listener = nil
        UIPasteboard.general.items = []
    }

    @MainActor var selection: [Int] { [field.editor.selection.location, field.editor.selection.length] }
}
