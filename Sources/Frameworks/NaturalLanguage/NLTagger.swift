import Foundation
import PorticoFoundation

/// Cuts a text into its parts and says what they are. No language has a model here: words have their type, script and language, and are of
/// no known class (DEV-1378).
open class NLTagger: NSObject {
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
        /// Contractions are one part, as they are anyway.
        public static let joinContractions = Options(rawValue: 1 << 5)

        fileprivate var omitted: Set<TextTagger.Kind> {
            let all: [(Options, TextTagger.Kind)] = [
                (.omitWords, .word), (.omitPunctuation, .punctuation), (.omitWhitespace, .whitespace),
                (.omitOther, .other),
            ]
            return Set(all.filter { contains($0.0) }.map(\.1))
        }
    }

    /// The result of fetching a language's models.
    public enum AssetsResult: Int, Sendable {
        case available = 0
        case notAvailable = 1
        case error = 2
    }

    /// The schemes that it was made for.
    public let tagSchemes: [NLTagScheme]
    /// The text.
    open var string: String? { didSet { tagger = TextTagger(string ?? "") } }
    private var tagger = TextTagger("")
    private var languages: [(range: Range<String.Index>, language: NLLanguage)] = []

    /// A tagger for some schemes, without a text.
    public init(tagSchemes: [NLTagScheme]) {
        self.tagSchemes = tagSchemes
        super.init()
    }

    /// The schemes that a language has tags of, by the size of parts.
    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        TextTagger.schemes.filter { unit == .word || $0 != "TokenType" }.map(NLTagScheme.init(rawValue:))
    }
    /// Fetches a language's models: there are none.
    open class func requestAssets(
        for language: NLLanguage, tagScheme: NLTagScheme,
        completionHandler: @escaping @Sendable (AssetsResult, (any Error)?) -> Void
    ) {
        let isThere = TextTagger.schemes.contains(tagScheme.rawValue)
        DispatchQueue.global().async { completionHandler(isThere ? .available : .notAvailable, nil) }
    }
    /// As `requestAssets(for:tagScheme:completionHandler:)`.
    open class func requestAssets(for language: NLLanguage, tagScheme: NLTagScheme) async throws -> AssetsResult {
        TextTagger.schemes.contains(tagScheme.rawValue) ? .available : .notAvailable
    }

    /// The language of the text; nil where none is known.
    open var dominantLanguage: NLLanguage? { string.flatMap(NLLanguageRecognizer.dominantLanguage(for:)) }
    /// Says which language a range of the text is of.
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) { languages.append((range, language)) }

    private static func unit(_ unit: NLTokenUnit) -> TextTagger.Unit { .init(rawValue: unit.rawValue) ?? .word }

    /// The part that a place lies in; an empty range at the place where there is none.
    open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        tagger.token(Self.unit(unit), at: index)?.range ?? index..<index
    }
    /// The parts that a range touches, from the beginning of the first to the end of the last.
    open func tokenRange(for range: Range<String.Index>, unit: NLTokenUnit) -> Range<String.Index> {
        let touched = tagger.tokens(Self.unit(unit), in: range, omitting: [])
        guard let first = touched.first, let last = touched.last else { return range.lowerBound..<range.lowerBound }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// The tag of the part that a place lies in, nil where nothing is known, and where the part lies.
    open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        guard let token = tagger.token(Self.unit(unit), at: index) else { return (nil, index..<index) }
        return (tag(of: token, Self.unit(unit), scheme), token.range)
    }
    /// The tags that the part at a place may have, with how likely each is, from 0 to 1, and where the part lies: the one that is known.
    open func tagHypotheses(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
    ) -> ([String: Double], Range<String.Index>) {
        let (tag, range) = tag(at: index, unit: unit, scheme: scheme)
        guard let tag, maximumCount > 0 else { return ([:], range) }
        return ([tag.rawValue: 1], range)
    }
    /// The tags of the parts of a range, with where they lie.
    open func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        tagger.tokens(Self.unit(unit), in: range, omitting: options.omitted).map {
            (tag(of: $0, Self.unit(unit), scheme), $0.range)
        }
    }
    /// Calls a block with the tag of each part of a range, and with where the part lies, until it returns false.
    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for (tag, range) in tags(in: range, unit: unit, scheme: scheme, options: options) where !block(tag, range) {
            return
        }
    }

    private func tag(of token: TextTagger.Token, _ unit: TextTagger.Unit, _ scheme: NLTagScheme) -> NLTag? {
        if scheme == .language, let said = languages.last(where: { $0.range.contains(token.range.lowerBound) }) {
            return NLTag(said.language.rawValue)
        }
        return tagger.tag(of: token, unit, scheme: scheme.rawValue).map(NLTag.init(rawValue:))
    }
}
