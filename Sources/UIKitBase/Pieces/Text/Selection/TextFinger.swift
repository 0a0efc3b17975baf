import CoreGraphics
import Foundation

/// What fingers do in any text that can be edited: one tap, two, three, and one that stays.
extension TextEditing where Self: UIView & EditMenuOwner {
    func placeCaret(_ point: CGPoint) {
        editor.select(NSRange(location: offset(nearest: point), length: 0))
        caretView.restart()
    }

    func selectWord(at point: CGPoint) {
        guard let character = character(at: point) else { return placeCaret(point) }
        editor.select(NSRange(location: character.location, length: 0))
        selectWord()
    }

    /// - Parameter wasActive: It was the first responder before.
    func tapped(_ point: CGPoint, count: Int, wasActive: Bool) {
        let before = editor.selection
        switch count {
        case ...1:
            if wasActive, offerReplacements(at: point) { return }
            placeCaret(point)
            // A tap on the caret asks for the menu, and the next one closes it.
            if wasActive, editor.selection == before, EditMenuPresenter.closedByTouch !== self { showEditMenu() }
            return
        case 2: selectWord(at: point)
        default: selectParagraph(at: point)
        }
        showEditMenu()
    }

    /// A tap on a misspelt word asks what was meant, and the next one puts the caret there.
    private func offerReplacements(at point: CGPoint) -> Bool {
        guard takesText, let spelling, let character = character(at: point),
            let word = spelling.word(at: character.location), word != editor.selection
        else { return false }
        editor.select(word)
        spelling.offerReplacements(for: word)
        return true
    }

    /// A finger that stays carries the caret.
    func carryCaret(to point: CGPoint) {
        placeCaret(point)
        TextLoupe.show(caret(at: editor.selection.location), of: self)
    }

    func dropCaret() {
        TextLoupe.hide()
        showEditMenu()
    }
}
