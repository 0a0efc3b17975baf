import Foundation

/// What a part of a text is, by a scheme: a word, a noun, a language.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    /// The tag's text.
    public let rawValue: String
    /// A tag of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tag of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An adjective.
    public static let adjective = NLTag("Adjective")
    /// An adverb.
    public static let adverb = NLTag("Adverb")
    /// A word that counts, as Chinese has them.
    public static let classifier = NLTag("Classifier")
    /// A bracket that closes.
    public static let closeParenthesis = NLTag("CloseParenthesis")
    /// A quotation mark that closes.
    public static let closeQuote = NLTag("CloseQuote")
    /// A conjunction.
    public static let conjunction = NLTag("Conjunction")
    /// A dash.
    public static let dash = NLTag("Dash")
    /// An article or another determiner.
    public static let determiner = NLTag("Determiner")
    /// An idiom.
    public static let idiom = NLTag("Idiom")
    /// An interjection.
    public static let interjection = NLTag("Interjection")
    /// A noun.
    public static let noun = NLTag("Noun")
    /// A number.
    public static let number = NLTag("Number")
    /// A bracket that opens.
    public static let openParenthesis = NLTag("OpenParenthesis")
    /// A quotation mark that opens.
    public static let openQuote = NLTag("OpenQuote")
    /// An organisation's name.
    public static let organizationName = NLTag("OrganizationName")
    /// A symbol, or anything else.
    public static let other = NLTag("Other")
    /// A mark of no other kind.
    public static let otherPunctuation = NLTag("OtherPunctuation")
    /// Spaces within a paragraph.
    public static let otherWhitespace = NLTag("OtherWhitespace")
    /// A word of no known class.
    public static let otherWord = NLTag("OtherWord")
    /// The end of a paragraph.
    public static let paragraphBreak = NLTag("ParagraphBreak")
    /// A particle.
    public static let particle = NLTag("Particle")
    /// A person's name.
    public static let personalName = NLTag("PersonalName")
    /// A place's name.
    public static let placeName = NLTag("PlaceName")
    /// A preposition.
    public static let preposition = NLTag("Preposition")
    /// A pronoun.
    public static let pronoun = NLTag("Pronoun")
    /// A mark.
    public static let punctuation = NLTag("Punctuation")
    /// The mark at the end of a sentence.
    public static let sentenceTerminator = NLTag("SentenceTerminator")
    /// A verb.
    public static let verb = NLTag("Verb")
    /// Spaces.
    public static let whitespace = NLTag("Whitespace")
    /// A word.
    public static let word = NLTag("Word")
    /// A mark that joins words.
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
