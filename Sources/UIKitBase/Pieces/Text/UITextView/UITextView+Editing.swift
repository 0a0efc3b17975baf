import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace

/// Who is asked and told while a text view is edited, and in which order.
///
/// - From: `UIResponder.becomeFirstResponder()`, `TextRouter`, gestures
/// - To: `UITextViewDelegate`, notifications
extension UITextView {
    func ask(_ selector: StaticString, _ body: (any UITextViewDelegate) -> Bool) -> Bool {
        guard let delegate else { return true }
        return OptionalCall.call(.event, delegate, selector) { body(delegate) } ?? true
    }

    private func tell(_ selector: StaticString, _ body: (any UITextViewDelegate) -> Void) {
        guard let delegate else { return }
        OptionalCall.call(.event, delegate, selector) { body(delegate) }
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Beginning and ending

    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, window != nil else { return false }
        guard takesText else {
            guard become() else { return false }
            setNeedsLayout()
            return true
        }
        guard ask("textViewShouldBeginEditing:", { $0.textViewShouldBeginEditing(self) }), become() else {
            return false
        }
        parts.isEditing = true
        beginSpelling()
        parts.content.caret.restart()
        setNeedsLayout()
        tell("textViewDidBeginEditing:") { $0.textViewDidBeginEditing(self) }
        post(UITextView.textDidBeginEditingNotification)
        return true
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        guard parts.isEditing else {
            guard resign() else { return false }
            hideEditMenu()
            setNeedsLayout()
            return true
        }
        let may = ask("textViewShouldEndEditing:") { $0.textViewShouldEndEditing(self) }
        guard may || FirstResponder.isForced, isFirstResponder else { return !isFirstResponder }
        editor.unmark()
        parts.isEditing = false
        guard resign() else {
            parts.isEditing = true
            return false
        }
        hideEditMenu()
        parts.spelling?.stopMarking()
        parts.replacesAll = false
        setNeedsLayout()
        tell("textViewDidEndEditing:") { $0.textViewDidEndEditing(self) }
        post(UITextView.textDidEndEditingNotification)
        return true
    }

    func editableChanged() {
        if !dataDetectorTypes.isEmpty { decorationChanged() }
        if !isEditable, parts.itemMenu == nil { parts.itemMenu = TextItemMenu(self) }
        if isFirstResponder, parts.isEditing != takesText {
            if takesText {
                parts.isEditing = true
                beginSpelling()
            } else {
                FirstResponder.force(self)
            }
        }
        setNeedsLayout()
    }

    private func beginSpelling() {
        parts.spelling = parts.spelling ?? SpellingMarker(self)
        parts.spelling?.updateWishes()
    }

    // MARK: TextEditing

    var spelling: SpellingMarker? { parts.spelling }

    var insertionRange: NSRange { parts.replacesAll ? editor.whole : editor.marked ?? editor.selection }

    func askForChange(_ range: NSRange, _ text: String) -> Bool {
        ask("textView:shouldChangeTextInRange:replacementText:") {
            $0.textView(self, shouldChangeTextIn: range, replacementText: text)
        }
    }

    func textWasEdited() {
        hideEditMenu()
        parts.replacesAll = false
        parts.column = nil
        decorateMarked()
        parts.spelling?.noteTyping()
        revealCaret()
        selectionChanged()
        tell("textViewDidChange:") { $0.textViewDidChange(self) }
        post(UITextView.textDidChangeNotification)
    }

    func textWasSet() {
        parts.replacesAll = false
        parts.column = nil
        selectionChanged()
    }

    func selectionMoved() {
        hideEditMenu()
        parts.replacesAll = false
        parts.spelling?.followSelection()
        let column = parts.column
        if !parts.isSelectedByApp, isFirstResponder { revealCaret() }
        selectionChanged()
        parts.column = column
    }

    func markingChanged() { decorateMarked() }

    /// What an input method composes is underlined, and what it has composed no longer.
    private func decorateMarked() {
        let ranges = [parts.content.marked, editor.marked].compactMap { $0 }
        parts.content.marked = editor.marked
        for range in ranges {
            lines.invalidateLayout(forCharacterRange: editor.clipped(range), actualCharacterRange: nil)
        }
    }

    /// What is shown as being composed keeps its place in a text that changes; a change that isn't the input method's ends it.
    func markingFollows(_ range: NSRange, delta: Int) {
        guard let old = parts.content.marked else { return }
        let oldEnd = NSMaxRange(range) - delta
        if old.location >= oldEnd {
            parts.content.marked?.location += delta
        } else if NSMaxRange(old) > range.location {
            let start = min(old.location, range.location)
            let end = max(NSMaxRange(old) + delta, NSMaxRange(range))
            parts.content.marked = NSRange(location: start, length: end - start)
        }
        if !editor.isChanging { decorateMarked() }
    }

    private func selectionChanged() {
        parts.content.caret.restart()
        setNeedsLayout()
        tell("textViewDidChangeSelection:") { $0.textViewDidChangeSelection(self) }
        if isFirstResponder { TextInputSession.tell() }
    }

    func selectByApp(_ range: NSRange) {
        FatalException.range.raise(
            unless: range.location >= 0 && range.length >= 0, "-[UITextView setSelectedRange:]: Range out of bounds")
        let outer = parts.isSelectedByApp
        parts.isSelectedByApp = true
        parts.column = nil
        editor.select(range)
        parts.isSelectedByApp = outer
    }

    func take(_ state: Any) {
        guard let state = state as? TextInteractionState else { return }
        selectByApp(editor.clipped(state.selection))
        if state.isEditing { becomeFirstResponder() }
        layoutIfNeeded()
        contentOffset = clamped(state.offset)
    }
}

/// What `UITextView.interactionState` keeps.
struct TextInteractionState {
    var selection: NSRange
    var offset: CGPoint
    var isEditing: Bool

    init(_ selection: NSRange, _ offset: CGPoint, _ isEditing: Bool) {
        self.selection = selection
        self.offset = offset
        self.isEditing = isEditing
    }
}
