import Foundation

/// Japanese out of Latin letters: kana while letters come, and words for them by the space bar or the bar of candidates.
struct KanaComposition: KeyboardComposition {
    private let dictionary: KanjiDictionary?
    private var letters = ""
    private(set) var candidates: [String] = []
    /// The candidate that the space bar has come to.
    private var chosen: Int?

    @MainActor init(_ dictionary: KanjiDictionary? = .standard) { self.dictionary = dictionary }

    var shown: String {
        if let chosen, candidates.indices.contains(chosen) { return candidates[chosen] }
        let (kana, rest) = RomajiReader.readLetters(letters)
        return kana + rest
    }

    var finished: String { chosen == nil ? RomajiReader.finishLetters(letters) : shown }

    /// A letter behind a candidate begins another word.
    func takes(_ text: String) -> Bool {
        guard chosen == nil, text.utf8.count == 1, let byte = text.utf8.first else { return false }
        return (0x61...0x7A).contains(byte) || !letters.isEmpty && (text == "-" || text == "'")
    }

    @MainActor mutating func addLetter(_ text: String) {
        letters += text
        readWords()
    }

    /// Takes the space bar's choice back, or else the last kana.
    @MainActor mutating func removeLast() {
        if chosen != nil {
            chosen = nil
            return
        }
        let whole = shown
        // What is left is written by kana: these read as themselves.
        letters = whole.isEmpty ? "" : String(whole.dropLast())
        readWords()
    }

    mutating func advance() -> String? {
        guard !candidates.isEmpty else { return finished }
        chosen = chosen.map { ($0 + 1) % candidates.count } ?? 0
        return nil
    }

    mutating func choose(_ candidate: String) -> String {
        (letters, candidates, chosen) = ("", [], nil)
        return candidate
    }

    // MARK: Words

    @MainActor private mutating func readWords() {
        let reading = RomajiReader.finishLetters(letters)
        guard !reading.isEmpty else { return candidates = [] }
        let words = dictionary?.words(of: reading) ?? []
        let parts = words.isEmpty ? inParts(reading) : reading
        var seen: Set<String> = []
        candidates = (words + [parts, reading, Self.katakana(reading)]).filter { seen.insert($0).inserted }
    }

    /// The longest words that the reading begins with, one after the other; a single kana stays one.
    @MainActor private func inParts(_ reading: String) -> String {
        guard let dictionary else { return reading }
        var result = ""
        var rest = Array(reading)[...]
        while !rest.isEmpty {
            var word: (text: String, length: Int)?
            for length in stride(from: min(rest.count, 8), through: 2, by: -1) where word == nil {
                word = dictionary.words(of: String(rest.prefix(length))).first.map { ($0, length) }
            }
            result += word?.text ?? String(rest.prefix(1))
            rest = rest.dropFirst(word?.length ?? 1)
        }
        return result
    }

    private static func katakana(_ kana: String) -> String {
        String(
            String.UnicodeScalarView(
                kana.unicodeScalars.map { scalar in
                    (0x3041...0x3096).contains(scalar.value) ? Unicode.Scalar(scalar.value + 0x60) ?? scalar : scalar
                }))
    }
}
