import Foundation

/// The parts of a text with what can be said of them without a model of a language: what kind of part it is, its script, its language.
///
/// `NSLinguisticTagger` and `NLTagger` ask it. Units, schemes and tags are known by the numbers and the texts that both have in common.
package struct TextTagger {
    /// The size of the parts.
    package enum Unit: Int { case word = 0, sentence, paragraph, document }

    /// What kind of part a word, or what stands between words, is.
    package enum Kind { case word, punctuation, whitespace, other }

    /// A part of the text.
    package struct Token {
        package let range: Range<String.Index>
        package let kind: Kind
    }

    package let text: String
    package init(_ text: String) { self.text = text }

    /// The schemes that parts have tags of; those that need a model of the language are missing.
    package static let schemes = ["TokenType", "Language", "Script"]

    /// The parts of the text, without a gap, in their order.
    package func tokens(_ unit: Unit) -> [Token] {
        let whole = text.startIndex..<text.endIndex
        guard !whole.isEmpty else { return [] }
        switch unit {
        case .word: return words()
        case .sentence: return parts(by: .bySentences, in: whole)
        case .paragraph: return parts(by: .byParagraphs, in: whole)
        case .document: return [Token(range: whole, kind: .word)]
        }
    }

    private func parts(by options: String.EnumerationOptions, in whole: Range<String.Index>) -> [Token] {
        var found: [Token] = []
        text.enumerateSubstrings(in: whole, options: options.union(.substringNotRequired)) { _, _, range, _ in
            found.append(Token(range: range, kind: .word))
        }
        return found
    }

    private func words() -> [Token] {
        var found: [Token] = []
        var end = text.startIndex
        for word in TextBreaks.parts(of: text, in: text.startIndex..<text.endIndex, .words) {
            appendGap(end..<word.text.lowerBound, to: &found)
            found.append(Token(range: word.text, kind: .word))
            end = word.text.upperBound
        }
        appendGap(end..<text.endIndex, to: &found)
        return found
    }

    /// What stands between two words: a run of spaces is a part, and so is each mark.
    private func appendGap(_ gap: Range<String.Index>, to found: inout [Token]) {
        var index = gap.lowerBound
        while index < gap.upperBound {
            let character = text[index]
            var next = text.index(after: index)
            if character.isWhitespace {
                while next < gap.upperBound, text[next].isWhitespace { next = text.index(after: next) }
            }
            let kind: Kind = character.isWhitespace ? .whitespace : character.isPunctuation ? .punctuation : .other
            found.append(Token(range: index..<next, kind: kind))
            index = next
        }
    }

    /// A part's tag by a scheme; nil where nothing is known.
    package func tag(of token: Token, _ unit: Unit, scheme: String) -> String? {
        let part = text[token.range]
        switch scheme {
        case "Script": return token.kind == .word ? LanguageScores.script(of: String(part)) : nil
        case "Language":
            return LanguageScores.dominantLanguage(of: String(unit == .word ? sentence(around: token) : part))
        default: break
        }
        guard unit == .word else { return nil }
        switch scheme {
        case "TokenType":
            switch token.kind {
            case .word: return "Word"
            case .punctuation: return "Punctuation"
            case .whitespace: return "Whitespace"
            case .other: return "Other"
            }
        case "LexicalClass", "NameTypeOrLexicalClass", "NameType": return lexicalClass(part, token.kind)
        default: return nil
        }
    }

    private func sentence(around token: Token) -> Substring {
        let sentence = tokens(.sentence).first { $0.range.contains(token.range.lowerBound) }
        return text[sentence?.range ?? token.range]
    }

    /// As of a language that there is no model of: words are words of any class.
    private func lexicalClass(_ part: Substring, _ kind: Kind) -> String {
        switch kind {
        case .word: return part.allSatisfy(\.isNumber) ? "Number" : "OtherWord"
        case .whitespace: return part.contains(where: \.isNewline) ? "ParagraphBreak" : "OtherWhitespace"
        case .other: return "Other"
        case .punctuation: break
        }
        switch part {
        case ".", "!", "?", "。", "！", "？", "…": return "SentenceTerminator"
        case "(", "[", "{", "（", "「", "『": return "OpenParenthesis"
        case ")", "]", "}", "）", "」", "』": return "CloseParenthesis"
        case "“", "‘", "«", "„": return "OpenQuote"
        case "”", "’", "»": return "CloseQuote"
        case "-", "‐": return "WordJoiner"
        case "–", "—": return "Dash"
        default: return "OtherPunctuation"
        }
    }

    /// The parts that lie in a range or touch it, without those of the kinds that are left out.
    package func tokens(_ unit: Unit, in range: Range<String.Index>, omitting omitted: Set<Kind>) -> [Token] {
        tokens(unit).filter {
            $0.range.overlaps(range) && (unit != .word || !omitted.contains($0.kind))
        }
    }

    /// The part that a place lies in; nil at the end of the text.
    package func token(_ unit: Unit, at index: String.Index) -> Token? {
        tokens(unit).first { $0.range.contains(index) }
    }
}
