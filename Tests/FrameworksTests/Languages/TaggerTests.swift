import NaturalLanguage
import XCTest

/// The parts of a text and what is known of them without models (DEV-1378).
final class TaggerTests: XCTestCase {
    private let text = "Hello, the (big) world! 42 🙂"

    private func tags(_ scheme: NSLinguisticTagScheme, _ options: NSLinguisticTagger.Options) -> [String] {
        let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
        tagger.string = text
        var found: [String] = []
        let whole = NSRange(location: 0, length: text.utf16.count)
        tagger.enumerateTags(in: whole, unit: .word, scheme: scheme, options: options) { tag, range, _ in
            found.append("\((text as NSString).substring(with: range)) \(tag?.rawValue ?? "-")")
        }
        return found
    }

    func testTypesOfTokens() {
        XCTAssertEqual(
            tags(.tokenType, [.omitWhitespace, .omitPunctuation]),
            ["Hello Word", "the Word", "big Word", "world Word", "42 Word", "🙂 Other"])
        XCTAssertEqual(tags(.tokenType, .omitWords).prefix(3), [", Punctuation", "  Whitespace", "  Whitespace"])
    }

    func testWordsAreOfNoKnownClass() {
        XCTAssertEqual(
            tags(.lexicalClass, [.omitWhitespace, .omitOther]),
            [
                "Hello OtherWord", ", OtherPunctuation", "the OtherWord", "( OpenParenthesis", "big OtherWord",
                ") CloseParenthesis", "world OtherWord", "! SentenceTerminator", "42 Number",
            ])
        XCTAssertEqual(tags(.lemma, .omitOther).filter { !$0.hasSuffix(" -") }, [])
        let schemes = NSLinguisticTagger.availableTagSchemes(for: .word, language: "en")
        XCTAssertTrue(schemes.contains(.tokenType))
        XCTAssertFalse(schemes.contains(.lexicalClass))
    }

    func testPlacesAndSentences() {
        let tagger = NSLinguisticTagger(tagSchemes: [.tokenType, .language, .script], options: 0)
        XCTAssertEqual(tagger.tokenRange(at: 0, unit: .word).location, NSNotFound, "it has no text")
        tagger.string = "The cat is here. Der Hund ist nicht hier."
        XCTAssertEqual(tagger.tokenRange(at: 5, unit: .word), NSRange(location: 4, length: 3))
        XCTAssertEqual(tagger.sentenceRange(for: NSRange(location: 5, length: 1)), NSRange(location: 0, length: 17))
        var (token, sentence) = (NSRange(), NSRange())
        let tag = tagger.tag(at: 20, scheme: .language, tokenRange: &token, sentenceRange: &sentence)
        XCTAssertEqual(tag?.rawValue, "de")
        XCTAssertEqual(sentence.location, 17)
        XCTAssertEqual(tagger.tag(at: 0, unit: .word, scheme: .script, tokenRange: nil)?.rawValue, "Latn")
        XCTAssertEqual(NSLinguisticTagger.dominantLanguage(for: "Der Hund ist nicht hier."), "de")
        XCTAssertNil(NSLinguisticTagger.dominantLanguage(for: "42"))
    }

    func testTheTaggerOfNaturalLanguageSaysTheSame() {
        let tagger = NLTagger(tagSchemes: [.tokenType])
        tagger.string = text
        let whole = text.startIndex..<text.endIndex
        let words = tagger.tags(
            in: whole, unit: .word, scheme: .tokenType, options: [.omitWhitespace, .omitPunctuation])
        XCTAssertEqual(words.map { String(text[$0.1]) }, ["Hello", "the", "big", "world", "42", "🙂"])
        XCTAssertEqual(words.last?.0, .other)
        var count = 0
        tagger.enumerateTags(in: whole, unit: .word, scheme: .nameType) { _, _ in
            count += 1
            return count < 2
        }
        XCTAssertEqual(count, 2)
        XCTAssertEqual(tagger.tag(at: text.startIndex, unit: .word, scheme: .script).0?.rawValue, "Latn")
        XCTAssertEqual(tagger.tag(at: text.endIndex, unit: .word, scheme: .script).1, text.endIndex..<text.endIndex)
        XCTAssertEqual(tagger.dominantLanguage, .english)
        tagger.setLanguage(.german, range: whole)
        XCTAssertEqual(tagger.tag(at: text.startIndex, unit: .word, scheme: .language).0?.rawValue, "de")
    }

    @available(*, deprecated)
    func testAllTagsOfARangeComeAtOnce() {
        let tagger = NSLinguisticTagger(tagSchemes: [.tokenType], options: 0)
        tagger.string = text
        let whole = NSRange(location: 0, length: text.utf16.count)
        var ranges: NSArray?
        let tags = tagger.tags(
            in: whole, unit: .word, scheme: .tokenType, options: [.omitWhitespace, .omitPunctuation],
            tokenRanges: &ranges)
        XCTAssertEqual(tags.map(\.rawValue), ["Word", "Word", "Word", "Word", "Word", "Other"])
        let places = (ranges ?? []).compactMap { ($0 as? NSValue)?.rangeValue }
        XCTAssertEqual(places.first, NSRange(location: 0, length: 5))
        XCTAssertEqual(places.count, tags.count)
        XCTAssertEqual(tagger.tags(in: whole, scheme: "Lemma", options: .omitOther, tokenRanges: nil).first, "")
        XCTAssertEqual(
            NSLinguisticTagger.tags(
                for: text, range: NSRange(location: 0, length: 5), unit: .word, scheme: .tokenType, orthography: nil,
                tokenRanges: nil
            ).map(\.rawValue), ["Word"])
        var scores: NSArray?
        XCTAssertEqual(
            tagger.possibleTags(at: 0, scheme: "TokenType", tokenRange: nil, sentenceRange: nil, scores: &scores),
            ["Word"])
        XCTAssertEqual(scores?.count, 1)
    }

    @available(*, deprecated)
    func testATextGivesItsTagsItself() {
        var ranges: [Range<String.Index>] = []
        let part = text.dropFirst(7)
        let tags = part.linguisticTags(
            in: part.startIndex..<part.endIndex, scheme: NSLinguisticTagScheme.tokenType.rawValue,
            options: [.omitWhitespace, .omitPunctuation, .omitOther], tokenRanges: &ranges)
        XCTAssertEqual(tags, ["Word", "Word", "Word", "Word"])
        XCTAssertEqual(ranges.map { String(text[$0]) }, ["the", "big", "world", "42"])
        var count = 0
        text.enumerateLinguisticTags(in: text.startIndex..<text.endIndex, scheme: "TokenType") { _, _, _, stop in
            count += 1
            stop = true
        }
        XCTAssertEqual(count, 1)
        let whole = NSRange(location: 0, length: text.utf16.count)
        XCTAssertEqual(
            (text as NSString).linguisticTags(
                in: whole, scheme: .tokenType, options: .omitWords, orthography: nil, tokenRanges: nil
            ).first?.rawValue, "Punctuation")
    }

    func testATaggerKnowsOneHypothesisAtMost() {
        let tagger = NLTagger(tagSchemes: [.tokenType, .lemma])
        tagger.string = text
        XCTAssertEqual(
            tagger.tagHypotheses(at: text.startIndex, unit: .word, scheme: .tokenType, maximumCount: 3).0, ["Word": 1])
        XCTAssertEqual(
            tagger.tagHypotheses(at: text.startIndex, unit: .word, scheme: .lemma, maximumCount: 3).0, [:])
    }
}
