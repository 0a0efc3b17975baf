import Foundation

/// What a part of a text is, by a scheme: a word, a noun, a language.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
    /// The tag's text.
    public let rawValue: String
    /// A tag of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tag of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An adjective.
    public static let adjective = NSLinguisticTag("Adjective")
    /// An adverb.
    public static let adverb = NSLinguisticTag("Adverb")
    /// A word that counts, as Chinese has them.
    public static let classifier = NSLinguisticTag("Classifier")
    /// A bracket that closes.
    public static let closeParenthesis = NSLinguisticTag("CloseParenthesis")
    /// A quotation mark that closes.
    public static let closeQuote = NSLinguisticTag("CloseQuote")
    /// A conjunction.
    public static let conjunction = NSLinguisticTag("Conjunction")
    /// A dash.
    public static let dash = NSLinguisticTag("Dash")
    /// An article or another determiner.
    public static let determiner = NSLinguisticTag("Determiner")
    /// An idiom.
    public static let idiom = NSLinguisticTag("Idiom")
    /// An interjection.
    public static let interjection = NSLinguisticTag("Interjection")
    /// A noun.
    public static let noun = NSLinguisticTag("Noun")
    /// A number.
    public static let number = NSLinguisticTag("Number")
    /// A bracket that opens.
    public static let openParenthesis = NSLinguisticTag("OpenParenthesis")
    /// A quotation mark that opens.
    public static let openQuote = NSLinguisticTag("OpenQuote")
    /// An organisation's name.
    public static let organizationName = NSLinguisticTag("OrganizationName")
    /// A symbol, or anything else.
    public static let other = NSLinguisticTag("Other")
    /// A mark of no other kind.
    public static let otherPunctuation = NSLinguisticTag("OtherPunctuation")
    /// Spaces within a paragraph.
    public static let otherWhitespace = NSLinguisticTag("OtherWhitespace")
    /// A word of no known class.
    public static let otherWord = NSLinguisticTag("OtherWord")
    /// The end of a paragraph.
    public static let paragraphBreak = NSLinguisticTag("ParagraphBreak")
    /// A particle.
    public static let particle = NSLinguisticTag("Particle")
    /// A person's name.
    public static let personalName = NSLinguisticTag("PersonalName")
    /// A place's name.
    public static let placeName = NSLinguisticTag("PlaceName")
    /// A preposition.
    public static let preposition = NSLinguisticTag("Preposition")
    /// A pronoun.
    public static let pronoun = NSLinguisticTag("Pronoun")
    /// A mark.
    public static let punctuation = NSLinguisticTag("Punctuation")
    /// The mark at the end of a sentence.
    public static let sentenceTerminator = NSLinguisticTag("SentenceTerminator")
    /// A verb.
    public static let verb = NSLinguisticTag("Verb")
    /// Spaces.
    public static let whitespace = NSLinguisticTag("Whitespace")
    /// A word.
    public static let word = NSLinguisticTag("Word")
    /// A mark that joins words.
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
