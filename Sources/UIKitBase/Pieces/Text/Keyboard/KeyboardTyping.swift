import Foundation

/// What keys of the keyboard on the screen make of the text: capitals, quotes, dashes, the full stop of two spaces.
///
/// - From: `KeyboardView`
/// - To: `TextRouter`
@MainActor final class KeyboardTyping {
    let traits: KeyboardTraits
    let language: KeyboardLanguage
    /// The last key was a space.
    private var wasSpace = false
    /// The syllable that the last keys have made, right before the insertion point.
    private var syllable: HangulSyllable?
    /// What letters are making, as long as it is the text's marked text.
    private var composition: (any KeyboardComposition)?

    init(traits: KeyboardTraits, language: KeyboardLanguage) {
        (self.traits, self.language) = (traits, language)
    }

    private static let reach = 64
    private var input: (any UIKeyInput)? { FirstResponder.current as? any UIKeyInput }

    // MARK: Keys

    func type(_ text: String) {
        wasSpace = false
        if composeLetter(text) || composeSyllable(text) { return }
        guard let before = context else { return TextRouter.insert(text) }
        switch text {
        case "\"" where traits.hasSmartQuotes:
            TextRouter.insert(String(opens(after: before) ? language.quotes.open : language.quotes.close))
        case "'" where traits.hasSmartQuotes:
            TextRouter.insert(opens(after: before) ? "‘" : "’")
        case "-" where traits.hasSmartDashes && before.hasSuffix("-") && !before.hasSuffix("--"):
            replace(1, with: "—")
        case "." where traits.hasSmartDashes && before.hasSuffix(".."):
            replace(2, with: "…")
        default: TextRouter.insert(text)
        }
    }

    func space() {
        if var open = openComposition {
            let final = open.advance()
            return goOn(with: open, final)
        }
        syllable = nil
        let before = context ?? ""
        if wasSpace, before.hasSuffix(" "), !traits.isSecure, KeyboardTraits.isProse(traits.type),
            let last = before.dropLast().last, last.isLetter || last.isNumber || ")”’\"'".contains(last)
        {
            replace(1, with: ". ")
            wasSpace = false
        } else {
            TextRouter.insert(" ")
            wasSpace = true
        }
    }

    func enter() {
        (wasSpace, syllable) = (false, nil)
        if openComposition != nil { return finishComposition() }
        TextRouter.insert("\n")
    }

    func delete(wholeWord: Bool) {
        wasSpace = false
        if var open = openComposition {
            open.removeLast()
            return goOn(with: open, nil)
        }
        if !wholeWord, takeBackLetter() { return }
        syllable = nil
        guard wholeWord, let before = context, let input = input as? any UITextInput,
            input.selectedTextRange?.isEmpty == true
        else { return TextRouter.deleteBackward() }
        let gap = before.reversed().prefix { $0.isWhitespace }.count
        let word = before.dropLast(gap).reversed().prefix { !$0.isWhitespace }.count
        guard gap + word > 1 else { return TextRouter.deleteBackward() }
        replace(gap + word, with: "")
    }

    // MARK: Composing

    /// What is composed, if it is what the text has marked still.
    private var openComposition: (any KeyboardComposition)? {
        guard let composition, let input = input as? any UITextInput, let range = input.markedTextRange,
            input.text(in: range) == composition.shown
        else { return nil }
        return composition
    }

    /// The texts that the bar above the keys offers.
    var candidates: [String] { openComposition?.candidates ?? [] }

    func chooseCandidate(_ candidate: String) {
        guard var open = openComposition else { return }
        let final = open.choose(candidate)
        goOn(with: open, final)
    }

    /// Adds a letter to what is composed, or begins with it; false for what is no such letter, and ends what was composed.
    private func composeLetter(_ text: String) -> Bool {
        guard let composer = traits.composes ? language.composer : nil, let input = input as? any UITextInput else {
            return false
        }
        if var open = openComposition {
            if open.takes(text) {
                open.addLetter(text)
                goOn(with: open, nil)
                return true
            }
            finishComposition()
        } else if input.markedTextRange != nil {
            // Somebody else's stays as it is.
            input.unmarkText()
        }
        composition = nil
        var new = composer.makeComposition()
        if new.takes(text) {
            new.addLetter(text)
            goOn(with: new, nil)
            return true
        }
        guard let mark = composer.punctuation(text) else { return false }
        TextRouter.insert(mark)
        return true
    }

    /// - Parameter final: What is part of the text now, before what is composed on.
    private func goOn(with open: any KeyboardComposition, _ final: String?) {
        composition = nil
        if let final { TextRouter.insert(final) }
        if final == nil || !open.shown.isEmpty {
            TextRouter.compose(open.shown, selection: NSRange(location: open.shown.utf16.count, length: 0))
        }
        composition = open.shown.isEmpty ? nil : open
    }

    private func finishComposition() {
        guard let open = openComposition, let input = input as? any UITextInput else { return }
        composition = nil
        if open.finished != open.shown {
            TextRouter.insert(open.finished)
        } else {
            input.unmarkText()
            TextInputListener.inputChanged()
        }
    }

    // MARK: Syllables

    /// The syllable, if it is what stands before the insertion point still.
    private var openSyllable: HangulSyllable? {
        guard let syllable, let input = input as? any UITextInput, input.selectedTextRange?.isEmpty == true,
            context?.hasSuffix(syllable.text) == true
        else { return nil }
        return syllable
    }

    /// Adds a letter to the syllable that is being typed, or begins one with it; false for what is no such letter. As on iOS the app sees
    /// the syllable replaced, and no marked text.
    private func composeSyllable(_ text: String) -> Bool {
        let open = openSyllable
        syllable = nil
        guard language.composesSyllables, text.count == 1, let letter = text.first, HangulSyllable.takes(letter),
            context != nil
        else { return false }
        guard let open else {
            TextRouter.insert(text)
            syllable = HangulSyllable(letter)
            return true
        }
        let (finished, next) = open.adding(letter)
        if finished == open.text { TextRouter.insert(next.text) } else { replace(1, with: finished + next.text) }
        syllable = next
        return true
    }

    private func takeBackLetter() -> Bool {
        guard let left = openSyllable?.withoutLast else { return false }
        replace(1, with: left.text)
        syllable = left
        return true
    }

    private func opens(after before: String) -> Bool {
        guard let last = before.last else { return true }
        return last.isWhitespace || "([{—–-“‘„«".contains(last)
    }

    // MARK: The text before the insertion point

    /// As much of it as matters; nil of what can only be typed into.
    var context: String? {
        guard let input = input as? any UITextInput, let caret = input.selectedTextRange?.start else { return nil }
        let start = input.position(from: caret, offset: -Self.reach) ?? input.beginningOfDocument
        return input.textRange(from: start, to: caret).flatMap { input.text(in: $0) }
    }

    /// Replaces characters before the insertion point, if the app agrees.
    func replace(_ count: Int, with text: String) {
        guard let input = input as? any UITextInput, let caret = input.selectedTextRange?.end, let before = context
        else {
            return
        }
        let units = before.suffix(count).utf16.count
        guard let start = input.position(from: caret, offset: -units),
            let range = input.textRange(from: start, to: caret),
            input.shouldChangeText(in: range, replacementText: text)
        else { return }
        input.replace(range, withText: text)
        TextInputListener.inputChanged()
    }

    /// Whether the next letter is to be a capital.
    var wantsCapital: Bool {
        guard language.hasCapitals, language.composer == nil else { return false }
        switch traits.capitalization {
        case .none: return false
        case .allCharacters: return true
        case .words:
            guard let context else { return false }
            return context.last?.isWhitespace ?? true
        case .sentences:
            guard let context else { return false }
            guard let last = context.last else { return true }
            if last.isNewline { return true }
            guard last.isWhitespace else { return false }
            let text = context.reversed().drop { $0.isWhitespace && !$0.isNewline }
            guard let end = text.first(where: { !"”’\"')".contains($0) }) else { return true }
            return end.isNewline || ".!?…".contains(end)
        }
    }
}

extension KeyboardTyping {
    /// The word that the insertion point is behind of; nil where there is none, and inside of a word: its beginning is no word.
    var word: String? {
        guard let context, endsWord else { return nil }
        let letters = context.reversed().prefix { $0.isLetter || $0 == "'" || $0 == "’" }
        let word = String(letters.reversed()).trimmingCharacters(in: CharacterSet(charactersIn: "'’"))
        // Quotes around a word are none of it.
        return word.isEmpty || !context.hasSuffix(word) ? nil : word
    }

    /// Whether nothing is selected and no letter or digit follows the insertion point.
    private var endsWord: Bool {
        guard let input = FirstResponder.current as? any UITextInput, let selection = input.selectedTextRange,
            selection.isEmpty
        else { return false }
        guard let next = input.position(from: selection.end, offset: 1),
            let range = input.textRange(from: selection.end, to: next),
            let character = input.text(in: range)?.first
        else { return true }
        return !character.isLetter && !character.isNumber
    }
}
