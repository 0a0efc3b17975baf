import CoreGraphics
import Foundation
import PorticoObjC

/// What edit commands do in any text that a `TextEditor` keeps.
extension TextEditing {
    func inserted(_ text: String) -> String { text }

    /// Nil for commands that are none of editing.
    func canEdit(_ action: Selector) -> Bool? {
        let isSelected = editor.selection.length > 0
        return switch action {
        case StandardEdit.cut: isSelected && takesText && !isSecureTextEntry
        case StandardEdit.copy: isSelected && !isSecureTextEntry
        case StandardEdit.delete: isSelected && takesText
        case StandardEdit.paste: isEditing && UIPasteboard.general.hasStrings
        case StandardEdit.select: hasText && !isSelected
        case StandardEdit.selectAll: hasText && editor.selection != editor.whole
        default: nil
        }
    }

    private var selectedText: String {
        String(utf16: editor.storage.utf16(in: editor.selection))
    }

    func copySelection() {
        guard editor.selection.length > 0, !isSecureTextEntry else { return }
        UIPasteboard.general.string = selectedText
    }

    func cutSelection() {
        guard editor.selection.length > 0, takesText, !isSecureTextEntry else { return }
        copySelection()
        editor.edit(editor.selection, with: "")
    }

    func pasteText() {
        guard takesText else { return }
        if let owner = self as? any TextPaste.Owner, let delegate = owner.pasteDelegate {
            return TextPaste.run(owner, delegate)
        }
        guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
        editor.edit(insertionRange, with: inserted(text))
    }

    func selectWord() {
        // All bullets are one word.
        guard !isSecureTextEntry else { return editor.select(editor.whole) }
        let position = IndexedTextPosition(editor.selection.location)
        let word =
            tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.backward))
            ?? tokenizer.rangeEnclosingPosition(position, with: .character, inDirection: .storage(.forward))
        if let word { editor.select(editor.range(word)) }
    }

    func styling(at offset: Int, _ direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        guard editor.length > 0 else { return editor.typingAttributes }
        let index = direction == .forward ? offset : offset - 1
        return editor.storage.attributes(at: min(max(0, index), editor.length - 1), effectiveRange: nil)
    }
}

/// The edit menu of a text that is a view.
extension EditMenuOwner where Self: UIView & TextEditing {
    func showEditMenu() {
        guard isFirstResponder, window != nil else { return }
        EditMenuPresenter.show(self)
    }

    func hideEditMenu() { EditMenuPresenter.dismiss(self, animated: true) }

    var menuView: UIView? { self }
    var menuResponder: UIResponder? { self }
    var menuArrow: UIEditMenuArrowDirection { .automatic }
    var menuSender: Any? { self }

    /// The selection or the caret, as far as the view shows it.
    var menuTarget: CGRect {
        let selection = editor.selection
        let rects = selection.length > 0 ? rects(of: selection) : []
        let rect = rects.dropFirst().reduce(rects.first ?? caret(at: selection.location)) { $0.union($1) }
        let shown = rect.intersection(bounds)
        return shown.isNull ? bounds : shown
    }
}
