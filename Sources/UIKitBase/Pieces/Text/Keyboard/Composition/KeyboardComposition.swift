import Foundation

/// Text that letters of the keyboard make step by step: it is marked in the text, and has candidates above the keys.
///
/// - From: `KeyboardTyping`
@MainActor protocol KeyboardComposition {
    /// The text as it is so far; empty: there is nothing to compose any more.
    var shown: String { get }
    /// What the bar above the keys offers in its place, the best first.
    var candidates: [String] { get }
    /// Whether a key's text goes on with it.
    func takes(_ text: String) -> Bool
    mutating func addLetter(_ text: String)
    mutating func removeLast()
    /// What the space bar does: goes to the next candidate, or gives a text that is final.
    mutating func advance() -> String?
    /// A candidate was chosen: the text that is final; what is left is composed on.
    mutating func choose(_ candidate: String) -> String
    /// The text that becomes of it as it stands.
    var finished: String { get }
}

/// A way in which letters become the text of a language.
enum KeyboardComposer {
    /// Latin letters that spell kana, and kanji for these.
    case kana
    /// Latin letters that spell Chinese characters.
    case pinyin

    @MainActor func makeComposition() -> any KeyboardComposition {
        switch self {
        case .kana: KanaComposition()
        case .pinyin: PinyinComposition()
        }
    }

    /// The mark that a mark of the symbols' page stands for.
    func punctuation(_ text: String) -> String? {
        switch (self, text) {
        case (_, "."): "。"
        case (.kana, ","): "、"
        case (.pinyin, ","): "，"
        case (_, "?"): "？"
        case (_, "!"): "！"
        default: nil
        }
    }
}
