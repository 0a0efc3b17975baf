import Foundation

/// What the keyboard offers in place of a word, and what it puts right by itself.
///
/// - From: `KeyboardView`
/// - To: `SpellingDictionary`
@MainActor final class KeyboardSpelling {
    private let checker: SpellingDictionary?
    private var known: (word: String, suggestions: [Suggestion]) = ("", [])
    /// What was corrected last, as long as backspace takes it back.
    private var undo: (typed: String, corrected: String)?
    /// Words that the person wants as they are.
    private var kept: Set<String> = []

    init(language: KeyboardLanguage) { checker = SpellingDictionary.of(language.code) }

    func suggestions(after typing: KeyboardTyping) -> [Suggestion] {
        guard let checker, let word = typing.word, word.count > 1, typing.traits.corrects else { return [] }
        if known.word == word { return known.suggestions }
        known = (word, make(word, checker))
        return known.suggestions
    }

    private func make(_ word: String, _ checker: SpellingDictionary) -> [Suggestion] {
        let isKept = kept.contains(word) || checker.knows(word)
        let others = checker.guesses(for: word).filter { $0 != word }
        guard !isKept else { return [Suggestion(text: word)] + others.prefix(2).map { Suggestion(text: $0) } }
        guard let best = others.first else { return [Suggestion(text: word, isLiteral: true)] }
        // One slip is put right; what is further away is only offered.
        let corrects = Self.isNear(word, best)
        let rest = others.dropFirst().prefix(1).map { Suggestion(text: $0) }
        return [Suggestion(text: word, isLiteral: true), Suggestion(text: best, isCorrection: corrects)] + rest
    }

    /// Whether one letter more, less or other, or two in the other order, makes one word of the other.
    static func isNear(_ one: String, _ other: String) -> Bool {
        let (a, b) = (Array(one.lowercased()), Array(other.lowercased()))
        guard abs(a.count - b.count) <= 1, a.count > 2 || b.count > 2 else { return false }
        let start = zip(a, b).prefix { $0 == $1 }.count
        let end = zip(a.dropFirst(start).reversed(), b.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (left, right) = (a.count - start - end, b.count - start - end)
        if left <= 1, right <= 1 { return true }
        return left == 2 && right == 2 && a[start] == b[start + 1] && a[start + 1] == b[start]
    }

    /// The word is at its end: what is wrong in it is put right.
    func correct(before typing: KeyboardTyping, by end: String) {
        undo = nil
        guard let word = typing.word,
            let correction = suggestions(after: typing).first(where: \.isCorrection)
        else { return }
        typing.replace(word.count, with: correction.text)
        undo = (word, correction.text + end)
    }

    /// Backspace right behind a correction brings back what was typed, and leaves it so.
    func takeBack(_ typing: KeyboardTyping) -> Bool {
        guard let undo else { return false }
        self.undo = nil
        guard typing.context?.hasSuffix(undo.corrected) == true else { return false }
        kept.insert(undo.typed)
        known = ("", [])
        typing.replace(undo.corrected.count, with: undo.typed)
        return true
    }
}
