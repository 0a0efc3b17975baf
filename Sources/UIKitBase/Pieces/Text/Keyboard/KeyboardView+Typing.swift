import Foundation
import QuartzCore

/// What a key does when its finger leaves it.
///
/// - To: `KeyboardTyping`, `KeyboardSpelling`
extension KeyboardView {
    func commit(_ finger: KeyboardFinger) {
        guard let key = finger.key else { return }
        switch key.action {
        case .text(let text): type(finger.isPulled ? key.hint : text)
        case .space:
            SoftwareKeyboard.shared.spelling.correct(before: typing, by: " ")
            typing.space()
            if page == .numbers || page == .symbols, returnsToLetters { go(to: .letters) }
            textChanged()
        case .enter:
            guard !isEnterOff else { return }
            SoftwareKeyboard.shared.spelling.correct(before: typing, by: "\n")
            typing.enter()
            textChanged()
        case .nextLanguage: SoftwareKeyboard.shared.nextLanguage()
        case .dismiss: FirstResponder.current?.resignFirstResponder()
        case .shift, .delete, .page: break
        }
    }

    private var returnsToLetters: Bool {
        guard let wanted else { return false }
        return KeyboardPlan.kind(of: wanted.type) == .letters && KeyboardPlan.firstPage(of: wanted.type) == .letters
    }

    func type(_ text: String) {
        if let first = text.first, !first.isLetter, !first.isNumber {
            SoftwareKeyboard.shared.spelling.correct(before: typing, by: text)
        }
        typing.type(text)
        if text == "'", page != .letters, returnsToLetters { go(to: .letters) }
        if shift == .once, page == .letters { setShift(.off) }
        textChanged()
    }

    /// Again and again while the finger stays, and word by word after a while.
    func delete(_ id: ObjectIdentifier, count: Int, _ mine: Int) {
        if count == 0, SoftwareKeyboard.shared.spelling.takeBack(typing) {
            textChanged()
            return
        }
        typing.delete(wholeWord: count > 20)
        textChanged()
        FrameTimer.shared.call(after: count == 0 ? 0.5 : count > 20 ? 0.3 : 0.1) { [weak self] in
            guard let self, self.round == mine, self.fingers[id] != nil else { return }
            self.delete(id, count: count + 1, mine)
        }
    }
}
