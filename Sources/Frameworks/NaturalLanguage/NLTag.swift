import Foundation

/// What a part of a text is, by a scheme: a word, a noun, a language.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    /// The tag's text.
    public let rawValue: String
    /// A tag of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tag of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let adjective = NLTag("Adjective")
    public static let adverb = NLTag("Adverb")
    public static let classifier = NLTag("Classifier")
    public static let closeParenthesis = NLTag("CloseParenthesis")
    public static let closeQuote = NLTag("CloseQuote")
    public static let conjunction = NLTag("Conjunction")
    public static let dash = NLTag("Dash")
    public static let determiner = NLTag("Determiner")
    public static let idiom = NLTag("Idiom")
    public static let interjection = NLTag("Interjection")
    public static let noun = NLTag("Noun")
    public static let number = NLTag("Number")
    public static let openParenthesis = NLTag("OpenParenthesis")
    public static let openQuote = NLTag("OpenQuote")
    public static let organizationName = NLTag("OrganizationName")
    public static let other = NLTag("Other")
    public static let otherPunctuation = NLTag("OtherPunctuation")
    public static let otherWhitespace = NLTag("OtherWhitespace")
    public static let otherWord = NLTag("OtherWord")
    public static let paragraphBreak = NLTag("ParagraphBreak")
    public static let particle = NLTag("Particle")
    public static let personalName = NLTag("PersonalName")
    public static let placeName = NLTag("PlaceName")
    public static let preposition = NLTag("Preposition")
    public static let pronoun = NLTag("Pronoun")
    public static let punctuation = NLTag("Punctuation")
    public static let sentenceTerminator = NLTag("SentenceTerminator")
    public static let verb = NLTag("Verb")
    public static let whitespace = NLTag("Whitespace")
    public static let word = NLTag("Word")
    public static let wordJoiner = NLTag("WordJoiner")
}

/// A question to the parts of a text.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    /// The scheme's text.
    public let rawValue: String
    /// A scheme of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scheme of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Whether a part is a word, a mark, spaces or anything else.
    public static let tokenType = NLTagScheme("TokenType")
    /// Which class a word is of: a noun, a verb.
    public static let lexicalClass = NLTagScheme("LexicalClass")
    /// Whether a word is the name of somebody, of a place or of an organisation.
    public static let nameType = NLTagScheme("NameType")
    /// The kind of name, or else the class of word.
    public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
    /// The form under which a dictionary has a word.
    public static let lemma = NLTagScheme("Lemma")
    /// The language, by its tag.
    public static let language = NLTagScheme("Language")
    /// The script, by its four letters.
    public static let script = NLTagScheme("Script")
    /// How glad a text is, from -1 to 1.
    public static let sentimentScore = NLTagScheme("SentimentScore")
}
