import Foundation

/// What a part of a text is, by a scheme: a word, a noun, a language.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
    /// The tag's text.
    public let rawValue: String
    /// A tag of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tag of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let adjective = NSLinguisticTag("Adjective")
    public static let adverb = NSLinguisticTag("Adverb")
    public static let classifier = NSLinguisticTag("Classifier")
    public static let closeParenthesis = NSLinguisticTag("CloseParenthesis")
    public static let closeQuote = NSLinguisticTag("CloseQuote")
    public static let conjunction = NSLinguisticTag("Conjunction")
    public static let dash = NSLinguisticTag("Dash")
    public static let determiner = NSLinguisticTag("Determiner")
    public static let idiom = NSLinguisticTag("Idiom")
    public static let interjection = NSLinguisticTag("Interjection")
    public static let noun = NSLinguisticTag("Noun")
    public static let number = NSLinguisticTag("Number")
    public static let openParenthesis = NSLinguisticTag("OpenParenthesis")
    public static let openQuote = NSLinguisticTag("OpenQuote")
    public static let organizationName = NSLinguisticTag("OrganizationName")
    public static let other = NSLinguisticTag("Other")
    public static let otherPunctuation = NSLinguisticTag("OtherPunctuation")
    public static let otherWhitespace = NSLinguisticTag("OtherWhitespace")
    public static let otherWord = NSLinguisticTag("OtherWord")
    public static let paragraphBreak = NSLinguisticTag("ParagraphBreak")
    public static let particle = NSLinguisticTag("Particle")
    public static let personalName = NSLinguisticTag("PersonalName")
    public static let placeName = NSLinguisticTag("PlaceName")
    public static let preposition = NSLinguisticTag("Preposition")
    public static let pronoun = NSLinguisticTag("Pronoun")
    public static let punctuation = NSLinguisticTag("Punctuation")
    public static let sentenceTerminator = NSLinguisticTag("SentenceTerminator")
    public static let verb = NSLinguisticTag("Verb")
    public static let whitespace = NSLinguisticTag("Whitespace")
    public static let word = NSLinguisticTag("Word")
    public static let wordJoiner = NSLinguisticTag("WordJoiner")
}

/// A question to the parts of a text.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
    /// The scheme's text.
    public let rawValue: String
    /// A scheme of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scheme of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Whether a part is a word, a mark, spaces or anything else.
    public static let tokenType = NSLinguisticTagScheme("TokenType")
    /// Which class a word is of: a noun, a verb.
    public static let lexicalClass = NSLinguisticTagScheme("LexicalClass")
    /// Whether a word is the name of somebody, of a place or of an organisation.
    public static let nameType = NSLinguisticTagScheme("NameType")
    /// The kind of name, or else the class of word.
    public static let nameTypeOrLexicalClass = NSLinguisticTagScheme("NameTypeOrLexicalClass")
    /// The form under which a dictionary has a word.
    public static let lemma = NSLinguisticTagScheme("Lemma")
    /// The language, by its tag.
    public static let language = NSLinguisticTagScheme("Language")
    /// The script, by its four letters.
    public static let script = NSLinguisticTagScheme("Script")
}

/// The size of the parts that a text is cut into.
public enum NSLinguisticTaggerUnit: Int, Sendable {
    case word = 0
    case sentence = 1
    case paragraph = 2
    case document = 3
}
