import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace
import QuartzCore

/// From the first tap to the last return: who is asked, who is told, and in which order.
///
/// - From: `UIResponder.becomeFirstResponder()`, `TextRouter`, touches
/// - To: `UITextFieldDelegate`, control events, notifications
extension UITextField {
    private func ask(_ selector: StaticString, _ body: (any UITextFieldDelegate) -> Bool) -> Bool {
        guard let delegate else { return true }
        return OptionalCall.call(.event, delegate, selector) { body(delegate) } ?? true
    }

    /// Whether the delegate has the method.
    @discardableResult
    private func tell(_ selector: StaticString, _ body: (any UITextFieldDelegate) -> Void) -> Bool {
        guard let delegate else { return false }
        return OptionalCall.call(.event, delegate, selector) { body(delegate) } != nil
    }

    private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    // MARK: Beginning and ending

    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, window != nil,
            ask("textFieldShouldBeginEditing:", { $0.textFieldShouldBeginEditing(self) }), become()
        else { return false }
        parts.isEditing = true
        parts.spelling = parts.spelling ?? SpellingMarker(self)
        parts.spelling?.updateWishes()
        _ = dragging
        // What was typed before can't be read, so it can't be edited either.
        parts.replacesAll = parts.replacesAll || (isSecureTextEntry && hasText)
        let clears =
            clearsOnBeginEditing && hasText && ask("textFieldShouldClear:", { $0.textFieldShouldClear(self) })
        editor.select(NSRange(location: editor.length, length: 0))
        editingChanged()
        sendActions(for: .editingDidBegin)
        tell("textFieldDidBeginEditing:") { $0.textFieldDidBeginEditing(self) }
        // Before those who hear of it and leave more room around the field.
        if isFirstResponder { scrollIntoView() }
        post(UITextField.textDidBeginEditingNotification)
        if clears, parts.isEditing { editor.replace(editor.whole, with: "") }
        return true
    }

    /// The scroll view around the field brings it to where it can be seen.
    private func scrollIntoView() {
        var ancestor = superview
        while let view = ancestor, !(view is UIScrollView) { ancestor = view.superview }
        guard let scroller = ancestor as? UIScrollView, scroller.isScrollEnabled else { return }
        scroller.scrollRectToVisible(convert(bounds, to: scroller), animated: true)
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        let may = ask("textFieldShouldEndEditing:") { $0.textFieldShouldEndEditing(self) }
        guard may || FirstResponder.isForced, isFirstResponder else { return !isFirstResponder }
        editor.unmark()
        // Who hears of it finds the field as it is then: not edited any more.
        parts.isEditing = false
        guard resign() else {
            parts.isEditing = true
            return false
        }
        hideEditMenu()
        parts.spelling?.stopMarking()
        parts.replacesAll = false
        parts.scroll = 0
        editor.typing = nil
        editingChanged()
        let reason = parts.endReason
        parts.endReason = .committed
        sendActions(for: .editingDidEnd)
        if !tell("textFieldDidEndEditing:reason:", { $0.textFieldDidEndEditing(self, reason: reason) }) {
            tell("textFieldDidEndEditing:") { $0.textFieldDidEndEditing(self) }
        }
        post(
            UITextField.textDidEndEditingNotification,
            [UITextField.didEndEditingReasonUserInfoKey: NSNumber(value: reason.rawValue)])
        return true
    }

    private func editingChanged() {
        parts.caret.isShown = parts.isEditing && editor.selection.length == 0
        sidesChanged()
        textLooksChanged()
    }

    // MARK: Text that comes in

    var insertionRange: NSRange { parts.replacesAll ? editor.whole : editor.marked ?? editor.selection }

    func takeText(_ text: String) {
        guard text != "\n" else { return returnPressed() }
        editor.insert(inserted(text))
    }

    func askForChange(_ range: NSRange, _ text: String) -> Bool {
        ask("textField:shouldChangeCharactersInRange:replacementString:") {
            $0.textField(self, shouldChangeCharactersIn: range, replacementString: text)
        }
    }

    private func returnPressed() {
        if enablesReturnKeyAutomatically, !hasText { return }
        editor.unmark()
        guard ask("textFieldShouldReturn:", { $0.textFieldShouldReturn(self) }) else { return }
        let exits = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        // A field whose exit somebody waits for is left.
        if exits, isFirstResponder { resignFirstResponder() }
    }

    func clearButtonTapped() {
        guard ask("textFieldShouldClear:", { $0.textFieldShouldClear(self) }) else { return }
        editor.replace(editor.whole, with: "")
        if !isEditing { becomeFirstResponder() }
    }

    // MARK: TextEditing

    var spelling: SpellingMarker? { parts.spelling }

    func textWasEdited() {
        hideEditMenu()
        parts.replacesAll = false
        textContentChanged()
        parts.spelling?.noteTyping()
        revealCaret()
        selectionChanged()
        sendActions(for: .editingChanged)
        post(UITextField.textDidChangeNotification)
    }

    func textWasSet() {
        parts.replacesAll = false
        parts.scroll = 0
        textContentChanged()
        if isEditing {
            revealCaret()
            selectionChanged()
        }
    }

    func selectionMoved() {
        hideEditMenu()
        parts.replacesAll = false
        parts.spelling?.followSelection()
        revealCaret()
        setNeedsLayout()
        if isEditing { selectionChanged() }
    }

    func markingChanged() { textLooksChanged() }

    private func selectionChanged() {
        parts.caret.isShown = isEditing && editor.selection.length == 0
        parts.caret.restart()
        tell("textFieldDidChangeSelection:") { $0.textFieldDidChangeSelection(self) }
    }

    /// One line takes line ends as spaces.
    func inserted(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
    }

    // MARK: Touches

    func pressBegan(_ touch: UITouch) {
        parts.press += 1
        parts.followsFinger = false
        let mine = parts.press
        // A finger that stays carries the caret.
        FrameTimer.shared.call(after: 0.5) { [weak self, weak touch] in
            guard let self, let touch, self.parts.press == mine, self.isTracking,
                self.parts.dragging?.lifts(at: touch.location(in: self)) != true
            else { return }
            guard self.isFirstResponder || self.becomeFirstResponder() else { return }
            self.parts.followsFinger = true
            self.carryCaret(to: touch.location(in: self))
        }
    }

    func pressMoved(_ touch: UITouch) {
        if parts.followsFinger { carryCaret(to: touch.location(in: self)) }
    }

    func pressEnded(_ touch: UITouch?) {
        parts.press += 1
        defer { parts.followsFinger = false }
        if parts.followsFinger { return dropCaret() }
        guard let touch, isTouchInside else { return }
        let point = touch.location(in: self)
        let wasEditing = isFirstResponder
        guard isFirstResponder || becomeFirstResponder() else { return }
        let replaces = parts.replacesAll
        tapped(point, count: touch.tapCount, wasActive: wasEditing)
        if isSecureTextEntry { parts.replacesAll = replaces }
    }

    func selectParagraph(at point: CGPoint) { editor.select(editor.whole) }
    func selectByFinger(_ range: NSRange) { editor.select(range) }
    var caretView: CaretView { parts.caret }
    var inkView: UIView { parts.area }
}
