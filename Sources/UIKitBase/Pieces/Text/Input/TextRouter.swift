import Foundation
import PorticoHost

/// Brings text from the host to the first responder: typed, pasted or composed.
///
/// - From: `AppRuntime`, `KeyDelivery`
/// - To: `UIKeyInput`, `UITextInput`
@MainActor package enum TextRouter {
    private static var input: (any UIKeyInput)? {
        let input = FirstResponder.current as? any UIKeyInput
        if TextInteractions.isReadOnly(FirstResponder.current) { return nil }
        return (input as? any TextEditing)?.takesText == false ? nil : input
    }

    /// Whether something takes text now.
    package static var takesText: Bool { input != nil }

    package static func insert(_ text: String) {
        guard let input, !text.isEmpty else { return }
        defer { TextInputListener.inputChanged() }
        if let field = input as? UITextField {
            // One line: a line end at the end is the return key, others are spaces.
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            let isEnded = lines.count > 1 && lines.last == ""
            let line = (isEnded ? lines.dropLast() : lines[...]).joined(separator: " ")
            if !line.isEmpty, mayInsert(line, into: field) { field.insertText(line) }
            if isEnded { field.insertText("\n") }
        } else if mayInsert(text, into: input) {
            input.insertText(text)
        }
    }

    static func deleteBackward() {
        guard let input, mayDelete(from: input) else { return }
        input.deleteBackward()
        TextInputListener.inputChanged()
    }

    /// Text that an input method composes, as it is so far; empty takes it away again.
    package static func compose(_ text: String, selection: NSRange) {
        guard let input = input as? any UITextInput else { return }
        if text.isEmpty, input.markedTextRange == nil { return }
        guard mayInsert(text, into: input) else { return }
        input.setMarkedText(text, selectedRange: text.isEmpty ? NSRange(location: 0, length: 0) : selection)
        if text.isEmpty { input.unmarkText() }
        TextInputListener.inputChanged()
    }

    // MARK: Asking

    private static func mayInsert(_ text: String, into input: any UIKeyInput) -> Bool {
        guard let input = input as? any UITextInput else { return true }
        let editing = input as? any TextEditing
        let range =
            editing.map { IndexedTextRange($0.editor.clipped($0.insertionRange)) }
            ?? input.markedTextRange ?? input.selectedTextRange
        return range.map { input.shouldChangeText(in: $0, replacementText: text) } ?? true
    }

    private static func mayDelete(from input: any UIKeyInput) -> Bool {
        if let editing = input as? any TextEditing {
            let range = editing.editor.deletionRange
            // Nothing to delete is nothing to ask about; an app may still wait for the key.
            return range.length == 0 || editing.shouldChangeText(in: IndexedTextRange(range), replacementText: "")
        }
        guard let input = input as? any UITextInput, let selected = input.selectedTextRange else { return true }
        guard selected.isEmpty else { return input.shouldChangeText(in: selected, replacementText: "") }
        let start = input.tokenizer.position(
            from: selected.start, toBoundary: .character, inDirection: .storage(.backward))
        guard let start, let range = input.textRange(from: start, to: selected.start) else { return true }
        return input.shouldChangeText(in: range, replacementText: "")
    }

    // MARK: Keys

    /// What a key does that no command wanted. False for keys that mean nothing to text.
    static func perform(_ key: HostKey) -> Bool {
        guard let input else { return read(key) }
        if TextKeys.edit(key) {
            TextInputListener.inputChanged()
            return true
        }
        let isCommand = UIKeyModifierFlags(rawValue: key.modifiers).intersection([.command, .control]) != []
        if let input = input as? any UIResponder & UITextInput, TextKeys.move(key, in: input) {
            TextInputListener.inputChanged()
            return true
        }
        guard !isCommand else { return false }
        switch UIKeyboardHIDUsage(rawValue: key.usage) {
        case .keyboardDeleteOrBackspace: deleteBackward()
        case .keyboardReturnOrEnter, .keypadEnter: insert("\n")
        case .keyboardTab:
            if TextKeys.tab(key, from: input) { return true }
            insert("\t")
        default:
            guard !key.characters.isEmpty else { return false }
            insert(key.characters)
        }
        return true
    }

    /// Of a text that can only be read: it can be copied, and the selection be moved.
    private static func read(_ key: HostKey) -> Bool {
        let current = FirstResponder.current
        guard let text = current as? any UIResponder & UITextInput,
            text is any TextEditing || TextInteractions.isReadOnly(current)
        else { return false }
        guard TextKeys.edit(key) || (TextKeys.moves(key) && TextKeys.move(key, in: text)) else { return false }
        TextInputListener.inputChanged()
        return true
    }

    /// Whether a key types, moves or deletes in the first responder, rather than being a command.
    static func wants(_ key: HostKey) -> Bool {
        guard input != nil, UIKeyModifierFlags(rawValue: key.modifiers).isDisjoint(with: [.command, .control]) else {
            return false
        }
        switch UIKeyboardHIDUsage(rawValue: key.usage) {
        case .keyboardDeleteOrBackspace, .keyboardReturnOrEnter, .keypadEnter: return true
        case .keyboardDeleteForward, .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow:
            return input is any UITextInput
        case .keyboardTab: return !(input is UITextField)
        default: return !key.characters.isEmpty && key.usage != 41
        }
    }
}
