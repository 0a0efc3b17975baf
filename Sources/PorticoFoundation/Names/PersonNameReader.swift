import Foundation

/// Takes a name that somebody has written apart: titles in front and behind by lists, the family's name by its place.
struct PersonNameReader {
    let isFamilyFirst: Bool

    private static let prefixes: Set<String> = [
        "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "sir", "dame", "lord", "lady", "rev", "hon", "capt",
        "col", "gen", "lt", "sgt", "fr", "herr", "frau", "mme", "mlle", "m", "sr", "sra", "srta",
    ]
    private static let suffixes: Set<String> = [
        "jr", "sr", "ii", "iii", "iv", "v", "esq", "phd", "md", "dds", "jd", "mba", "ma", "msc", "bsc", "cpa", "rn",
    ]
    /// Words that a family's name begins with.
    private static let particles: Set<String> = [
        "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "du", "la", "le", "ter", "ten", "zu",
        "zur",
        "bin", "ibn", "al", "el", "af", "av",
    ]
    private static let longFamilies: Set<String> = [
        "欧阳", "歐陽", "司马", "司馬", "诸葛", "諸葛", "上官", "司徒", "东方", "東方", "夏侯", "皇甫", "尉迟", "尉遲", "公孙", "公孫", "慕容", "令狐",
        "남궁", "황보",
        "제갈", "선우", "독고",
    ]

    /// The parts of a name; nil where there is none.
    func components(from text: String) -> PersonNameComponents? {
        var name = PersonNameComponents()
        let parts = text.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
            .filter { !$0.isEmpty }
        guard var words = parts.first else { return nil }
        var behind = parts.dropFirst()
        // Titles may follow commas: Thomas Clark, Jr., PhD.
        var suffix: [String] = []
        while let last = behind.last, last.allSatisfy({ Self.suffixes.contains(Self.key($0)) }) {
            suffix = last + suffix
            behind.removeLast()
        }
        let isInverted = !behind.isEmpty
        if isInverted {
            name.familyName = words.joined(separator: " ")
            words = behind.flatMap { $0 }
        }
        var prefix: [String] = []
        // A name has a word that is no title: who is called Dean Martin has a given name.
        while words.count > 1, let first = words.first, Self.prefixes.contains(Self.key(first)) {
            prefix.append(words.removeFirst())
        }
        while words.count > (isInverted ? 1 : 2), let last = words.last, Self.suffixes.contains(Self.key(last)) {
            suffix.insert(words.removeLast(), at: 0)
        }
        if !isInverted { setNames(words, hasTitle: !prefix.isEmpty, in: &name) } else { setGiven(words, in: &name) }
        if !prefix.isEmpty { name.namePrefix = prefix.joined(separator: " ") }
        if !suffix.isEmpty { name.nameSuffix = suffix.joined(separator: " ") }
        return name
    }

    /// A word as the lists have it: without its full stops.
    private static func key(_ word: String) -> String { word.lowercased().filter { $0 != "." } }

    private func setNames(_ words: [String], hasTitle: Bool, in name: inout PersonNameComponents) {
        let isIdeographic = words.joined().unicodeScalars.allSatisfy(PersonNameParts.isIdeographic)
        if words.count == 1 {
            if isIdeographic, words[0].count > 1 { return setIdeographic(words[0], in: &name) }
            // A title goes with the family's name: Mr. Clark.
            if hasTitle { name.familyName = words[0] } else { name.givenName = words[0] }
            return
        }
        if isFamilyFirst || isIdeographic {
            name.familyName = words[0]
            return setGiven(Array(words.dropFirst()), in: &name)
        }
        var start = words.count - 1
        while start > 1, Self.particles.contains(Self.key(words[start - 1])) { start -= 1 }
        name.familyName = words[start...].joined(separator: " ")
        setGiven(Array(words[..<start]), in: &name)
    }

    private func setGiven(_ words: [String], in name: inout PersonNameComponents) {
        name.givenName = words.first
        if words.count > 1 { name.middleName = words.dropFirst().joined(separator: " ") }
    }

    /// Without a space the family's name is the first letter, but for the few of two.
    private func setIdeographic(_ word: String, in name: inout PersonNameComponents) {
        let length = word.count > 2 && Self.longFamilies.contains(String(word.prefix(2))) ? 2 : 1
        name.familyName = String(word.prefix(length))
        name.givenName = String(word.dropFirst(length))
    }
}
