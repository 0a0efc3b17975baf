import Foundation

/// Cuts a text into its parts and says what they are. No language has a model here: words have their type, script and language, and are of
/// no known class (DEV-1378).
open class NSLinguisticTagger: NSObject {
    /// The parts that are left out.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Words.
        public static let omitWords = Options(rawValue: 1 << 0)
        /// Marks.
        public static let omitPunctuation = Options(rawValue: 1 << 1)
        /// Spaces.
        public static let omitWhitespace = Options(rawValue: 1 << 2)
        /// Symbols and anything else.
        public static let omitOther = Options(rawValue: 1 << 3)
        /// Names of several words are one part: no names are known here.
        public static let joinNames = Options(rawValue: 1 << 4)

        fileprivate var omitted: Set<TextTagger.Kind> {
            let all: [(Options, TextTagger.Kind)] = [
                (.omitWords, .word), (.omitPunctuation, .punctuation), (.omitWhitespace, .whitespace),
                (.omitOther, .other),
            ]
            return Set(all.filter { contains($0.0) }.map(\.1))
        }
    }

    /// The schemes that it was made for.
    public let tagSchemes: [NSLinguisticTagScheme]
    /// The text.
    open var string: String? { didSet { tagger = TextTagger(string ?? "") } }
    private var tagger = TextTagger("")

    /// A tagger for some schemes, without a text. The options are those of the later calls and change nothing.
    public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) {
        self.tagSchemes = tagSchemes
        super.init()
    }

    /// The schemes that a language has tags of, by the sizes of parts.
    open class func availableTagSchemes(for unit: NSLinguisticTaggerUnit, language: String) -> [NSLinguisticTagScheme] {
        TextTagger.schemes.filter { unit == .word || $0 != "TokenType" }.map(NSLinguisticTagScheme.init(rawValue:))
    }
    /// The schemes that words of a language have tags of.
    open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] {
        availableTagSchemes(for: .word, language: language)
    }

    /// The language of the text; nil where none is known.
    open var dominantLanguage: String? { string.flatMap(Self.dominantLanguage(for:)) }
    /// The language of a text; nil where none is known.
    open class func dominantLanguage(for string: String) -> String? { LanguageScores.dominantLanguage(of: string) }

    /// Says that the text has changed. It is looked at anew with each call anyway.
    open func stringEdited(in newRange: NSRange, changeInLength delta: Int) {}

    // MARK: Parts

    private func range(_ range: NSRange) -> Range<String.Index>? { Range(range, in: tagger.text) }
    private func range(_ range: Range<String.Index>) -> NSRange { NSRange(range, in: tagger.text) }
    private func token(_ unit: TextTagger.Unit, at place: Int) -> TextTagger.Token? {
        guard place >= 0, place < tagger.text.utf16.count else { return nil }
        return tagger.token(unit, at: String.Index(utf16Offset: place, in: tagger.text))
    }
    private static func unit(_ unit: NSLinguisticTaggerUnit) -> TextTagger.Unit {
        .init(rawValue: unit.rawValue) ?? .word
    }

    /// The part that a place lies in; nothing, at `NSNotFound`, behind the end of the text.
    open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
        token(Self.unit(unit), at: charIndex).map { range($0.range) } ?? NSRange(location: NSNotFound, length: 0)
    }
    /// The sentences that a range touches.
    open func sentenceRange(for range: NSRange) -> NSRange {
        guard let bounds = self.range(range) else { return NSRange(location: NSNotFound, length: 0) }
        let touched = tagger.tokens(.sentence).filter {
            $0.range.overlaps(bounds) || $0.range.contains(bounds.lowerBound)
        }
        guard let first = touched.first, let last = touched.last else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return self.range(first.range.lowerBound..<last.range.upperBound)
    }

    // MARK: Tags

    /// Calls a block with the tag of each part of a range, and with where the part lies, until it says stop.
    open func enumerateTags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let bounds = self.range(range) else { return }
        var stop: ObjCBool = false
        let unit = Self.unit(unit)
        for token in tagger.tokens(unit, in: bounds, omitting: options.omitted) where !stop.boolValue {
            let tag = tagger.tag(of: token, unit, scheme: scheme.rawValue)
            block(tag.map(NSLinguisticTag.init(rawValue:)), self.range(token.range), &stop)
        }
    }
    /// Calls a block with the tag of each word of a range, and with where it and its sentence lie, until it says stop.
    open func enumerateTags(
        in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
        using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { tag, token, stop in
            block(tag, token, sentenceRange(for: token), stop)
        }
    }

    /// The tag of the part that a place lies in; nil where nothing is known.
    open func tag(
        at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?
    ) -> NSLinguisticTag? {
        tokenRange?.pointee = self.tokenRange(at: charIndex, unit: unit)
        guard let token = token(Self.unit(unit), at: charIndex) else { return nil }
        return tagger.tag(of: token, Self.unit(unit), scheme: scheme.rawValue).map(NSLinguisticTag.init(rawValue:))
    }
    /// The tag of the word that a place lies in; nil where nothing is known.
    open func tag(
        at charIndex: Int, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?, sentenceRange: NSRangePointer?
    ) -> NSLinguisticTag? {
        sentenceRange?.pointee = self.tokenRange(at: charIndex, unit: .sentence)
        return tag(at: charIndex, unit: .word, scheme: scheme, tokenRange: tokenRange)
    }

    /// Calls a block with the tag of each part of a text's range, and with where the part lies, until it says stop.
    @available(*, deprecated)
    open class func enumerateTags(
        for string: String, range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
        options: Options = [], orthography: NSOrthography?,
        using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
        tagger.string = string
        tagger.enumerateTags(in: range, unit: unit, scheme: scheme, options: options, using: block)
    }
    /// The tag of the part of a text that a place lies in; nil where nothing is known.
    @available(*, deprecated)
    open class func tag(
        for string: String, at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
        orthography: NSOrthography?, tokenRange: NSRangePointer?
    ) -> NSLinguisticTag? {
        let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
        tagger.string = string
        return tagger.tag(at: charIndex, unit: unit, scheme: scheme, tokenRange: tokenRange)
    }
}
