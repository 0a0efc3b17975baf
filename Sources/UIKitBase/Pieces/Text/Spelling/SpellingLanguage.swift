import Foundation

/// The language that a text is written in, as far as its words are looked up.
///
/// - From: `SpellingMarker`
/// - To: `SpellingDictionary`, `LearnedWords`
@MainActor final class SpellingLanguage {
    /// As in `en-US` or `en`.
    let code: String
    private lazy var dictionary =
        SpellingDictionary.of(code, warns: false)
        ?? SpellingDictionary.of(String(code.prefix { $0 != "-" && $0 != "_" }), warns: false)
    private lazy var isLatin = Locale.Language(identifier: code).maximalIdentifier.contains("Latn")
    /// The dictionary's answers: texts have the same words again and again.
    private var known: [String: Bool] = [:]
    private static let mostKnown = 10_000

    init(_ code: String) { self.code = code }

    /// The language of the keyboard on the screen; of a hardware keyboard, the person's first.
    static var current: SpellingLanguage {
        let keyboard = SoftwareKeyboard.shared
        guard keyboard.shown == nil else { return SpellingLanguage(keyboard.language.code) }
        return SpellingLanguage(Locale.preferredLanguages.first ?? Locale.current.identifier)
    }

    /// Whether the device has a dictionary.
    var isKnown: Bool { dictionary != nil }

    func accepts(_ word: String) -> Bool {
        guard let dictionary, isOfItsLetters(word), !LearnedWords.all.contains(word) else { return true }
        if let answer = known[word] { return answer }
        if known.count >= Self.mostKnown { known = [:] }
        let answer = dictionary.accepts(word)
        known[word] = answer
        return answer
    }

    func guesses(for word: String) -> [String] { dictionary?.guesses(for: word).filter { $0 != word } ?? [] }

    /// Words in other letters than the language's are of another language.
    private func isOfItsLetters(_ word: String) -> Bool {
        let letters = word.unicodeScalars.filter(CharacterSet.letters.contains)
        guard isLatin else { return !letters.contains { $0.isASCII } }
        return letters.allSatisfy { $0.value < 0x250 || (0x1E00...0x1EFF).contains($0.value) }
    }
}
