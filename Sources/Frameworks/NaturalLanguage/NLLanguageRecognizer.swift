import Foundation

/// Says which language a text is of: by its letters, and among languages of Latin letters by their most frequent words (DEV-1326).
open class NLLanguageRecognizer: NSObject {
    private var scores: [NLLanguage: Double] = [:]

    /// A recogniser that hasn't seen a text.
    public override init() { super.init() }

    /// The language of a text that is most likely; nil where none is.
    open class func dominantLanguage(for string: String) -> NLLanguage? {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(string)
        return recognizer.dominantLanguage
    }

    /// The languages that are possible; none: all. Empty by default.
    open var languageConstraints: [NLLanguage] = []
    /// The languages that are likely, each with its share. Empty by default: all are alike.
    open var languageHints: [NLLanguage: Double] = [:]

    /// Looks at a text, after those that it has seen.
    open func processString(_ string: String) {
        // Of a long text the beginning says enough.
        for (tag, score) in LanguageScores.score(String(string.prefix(20_000))) {
            let language = NLLanguage(tag)
            scores[language, default: 0] += score
        }
    }
    /// Forgets the texts that it has seen.
    open func reset() { scores = [:] }

    /// The language that is most likely; nil where none is.
    open var dominantLanguage: NLLanguage? { languageHypotheses(withMaximum: 1).first?.key }

    /// The languages that are likely, with their probabilities, whose sum over all languages is 1.
    ///
    /// - Parameter maxHypotheses: the number of languages, the most likely ones.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        var weighed = scores.filter { languageConstraints.isEmpty || languageConstraints.contains($0.key) }
        if !languageHints.isEmpty { weighed = weighed.map2 { $1 * (languageHints[$0] ?? 0.001) } }
        // A score is evidence: twice as much makes far more than twice as likely.
        let powers = weighed.map2 { $1 * $1 }
        let sum = powers.values.reduce(0, +)
        guard sum > 0, maxHypotheses > 0 else { return [:] }
        let best = powers.sorted { ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue) }.prefix(maxHypotheses)
        return Dictionary(uniqueKeysWithValues: best.map { ($0.key, $0.value / sum) })
    }
}

extension Dictionary {
    fileprivate func map2(_ value: (Key, Value) -> Value) -> [Key: Value] {
        [Key: Value](uniqueKeysWithValues: map { ($0.key, value($0.key, $0.value)) })
    }
}
