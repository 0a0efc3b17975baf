import Foundation

/// A distance between words in an embedding.
public typealias NLDistance = Double

/// A way to measure distances.
public enum NLDistanceType: Int, Sendable {
    case cosine = 0
}

/// Words or sentences as points, of which near ones mean something near. Apple's are models: none is here, for no language, as on iOS for a
/// language without one (DEV-1412).
open class NLEmbedding: NSObject {
    private override init() {}

    /// The words of a language; nil, as there are none.
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    /// The words of a language, in a revision; nil, as there are none.
    open class func wordEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
    /// The sentences of a language; nil, as there are none.
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    /// The sentences of a language, in a revision; nil, as there are none.
    open class func sentenceEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
    /// The revisions that there are for a language.
    open class func supportedRevisions(for language: NLLanguage) -> IndexSet { [] }
    /// The newest revision for a language; 0 for none.
    open class func currentRevision(for language: NLLanguage) -> Int { 0 }

    /// The number of a point's coordinates.
    open var dimension: Int { 0 }
    /// The number of words.
    open var vocabularySize: Int { 0 }
    /// The language; nil where it isn't known.
    open var language: NLLanguage? { nil }
    /// The revision.
    open var revision: Int { 0 }
    /// Whether a word is known.
    open func contains(_ string: String) -> Bool { false }
    /// A word's point; nil for a word that isn't known.
    open func vector(for string: String) -> [Double]? { nil }
    /// How far two words are from each other; 2, the most, for words that aren't known.
    open func distance(
        between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
    ) -> NLDistance { 2 }
    /// The words around a word, the nearest first.
    open func neighbors(
        for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { [] }
    /// Calls back with the words around a word, the nearest first, until the block says false.
    open func enumerateNeighbors(
        for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine,
        using block: (String, NLDistance) -> Bool
    ) {}
}
