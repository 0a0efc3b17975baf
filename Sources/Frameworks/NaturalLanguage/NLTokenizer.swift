import Foundation

/// The size of the parts that a text is cut into.
public enum NLTokenUnit: Int, Sendable {
    case word = 0
    case sentence = 1
    case paragraph = 2
    case document = 3
}

/// Cuts a text into words, sentences or paragraphs, by the rules of Unicode.
open class NLTokenizer: NSObject {
    /// Kinds of words.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// There are digits in it.
        public static let numeric = Attributes(rawValue: 1 << 0)
        /// It has symbols.
        public static let symbolic = Attributes(rawValue: 1 << 1)
        /// It has emoji.
        public static let emoji = Attributes(rawValue: 1 << 2)
    }

    /// The size of the parts.
    public let unit: NLTokenUnit
    /// The text.
    open var string: String?

    /// A tokenizer without a text.
    public init(unit: NLTokenUnit) {
        self.unit = unit
        super.init()
    }
    /// Says which language the text is of. Kept: the rules are those of all languages (DEV-1326).
    open func setLanguage(_ language: NLLanguage) {}

    /// Calls a block with each part that begins in a range, until it returns false. Words don't have the spaces and marks between them.
    open func enumerateTokens(
        in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
    ) {
        guard let string else { return }
        let bounds = range.clamped(to: string.startIndex..<string.endIndex)
        guard unit != .document else {
            if !bounds.isEmpty { _ = block(string.startIndex..<string.endIndex, []) }
            return
        }
        let options: String.EnumerationOptions =
            switch unit {
            case .word: .byWords
            case .sentence: .bySentences
            default: .byParagraphs
            }
        withoutActuallyEscaping(block) { block in
            string.enumerateSubstrings(in: bounds, options: options) { [unit] _, token, enclosing, stop in
                let found = unit == .word ? token : enclosing
                if !found.isEmpty, !block(found, unit == .word ? Self.attributes(string[found]) : []) { stop = true }
            }
        }
    }
    private static func attributes(_ word: Substring) -> Attributes {
        var found: Attributes = []
        if word.contains(where: \.isNumber) { found.insert(.numeric) }
        if word.contains(where: \.isSymbol) { found.insert(.symbolic) }
        if word.unicodeScalars.contains(where: \.properties.isEmojiPresentation) { found.insert(.emoji) }
        return found
    }

    /// The parts that begin in a range.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        enumerateTokens(in: range) { token, _ in
            found.append(token)
            return true
        }
        return found
    }
    /// The part that a place lies in; an empty range at the place where there is none.
    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
    }
    /// The parts that a range touches, from the beginning of the first to the end of the last.
    open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        guard let string else { return range }
        let touched = tokens(for: string.startIndex..<string.endIndex).filter { $0.overlaps(range) }
        guard let first = touched.first, let last = touched.last else { return range.lowerBound..<range.lowerBound }
        return first.lowerBound..<last.upperBound
    }
}
