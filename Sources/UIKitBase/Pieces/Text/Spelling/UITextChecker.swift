import Foundation

/// Finds words that are misspelt, and what was meant; the words are those of the device's dictionaries (DEV-641).
///
/// A language is written as `availableLanguages` does (`en_US`), with a hyphen (`en-US`) or alone (`en`), which takes the first of its
/// regions. Text in a language without a dictionary has no mistakes.
///
/// - From: the app
/// - To: `SpellingDictionary`, `LearnedWords`
@preconcurrency @MainActor open class UITextChecker: NSObject {
    private var ignored: Set<String> = []

    public override init() { super.init() }

    /// The first misspelt word from an offset on; its location is `NSNotFound` where there is none.
    ///
    /// - Parameters:
    ///   - range: what is checked, in UTF-16 units. A word that it cuts is not looked at.
    ///   - startingOffset: where to begin, an offset in the string.
    ///   - wrapFlag: whether to go on at the range's beginning after its end.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let nowhere = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = SpellingDictionary.of(language) else { return nowhere }
        let units = Array(stringToCheck.utf16)
        let whole = NSRange(location: 0, length: units.count)
        guard let checked = Range(NSIntersectionRange(range, whole)), !checked.isEmpty else { return nowhere }
        let words = SpellingWords(units)
        let start = min(max(startingOffset, checked.lowerBound), checked.upperBound)
        func mistake(in offsets: Range<Int>) -> NSRange? {
            for offset in offsets {
                guard let word = words.word(beginningAt: offset), word.upperBound <= checked.upperBound else {
                    continue
                }
                if !isRight(words.text(of: word), dictionary) { return NSRange(word) }
            }
            return nil
        }
        return mistake(in: start..<checked.upperBound)
            ?? (wrapFlag ? mistake(in: checked.lowerBound..<start) : nil) ?? nowhere
    }

    /// What a misspelt word may have been meant to be, the best first; nil where nobody knows the language.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        word(range, in: string).flatMap { word in SpellingDictionary.of(language)?.guesses(for: word) }
    }

    /// Words that begin as a part of one does, short ones first (DEV-641).
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        word(range, in: string).flatMap { word in SpellingDictionary.of(language)?.completions(of: word) }
    }

    private func word(_ range: NSRange, in string: String) -> String? {
        guard range.location >= 0, range.length > 0, NSMaxRange(range) <= string.utf16.count else { return nil }
        return (string as NSString).substring(with: range)
    }

    private func isRight(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
        ignored.contains(word) || LearnedWords.all.contains(word) || dictionary.accepts(word)
    }

    // MARK: Words of the user's

    /// Takes a word for right, with this checker.
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

    /// Nil and none are the same.
    open var ignoredWords: [String]? {
        get { ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }

    /// Takes a word for right from now on, in later launches, too (DEV-641).
    open class func learnWord(_ word: String) { LearnedWords.change { $0.insert(word) } }
    /// Whether the word was learnt, in this launch or an earlier one; capitals matter.
    open class func hasLearnedWord(_ word: String) -> Bool { LearnedWords.all.contains(word) }
    /// Forgets a word that was learnt; nothing for others.
    open class func unlearnWord(_ word: String) { LearnedWords.change { $0.remove(word) } }

    /// Languages with a dictionary: the user's own first.
    open class var availableLanguages: [String] { SpellingDictionary.languages }
}
