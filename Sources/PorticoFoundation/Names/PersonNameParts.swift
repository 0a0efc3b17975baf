import Foundation

/// A name as the pieces that a style writes, in their order, each with the component that it is, and what stands between them.
struct PersonNameParts {
    typealias Component = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component

    /// The part of a name that is written; the numbers are those of the formatter's styles.
    enum Length: Int { case short = 1, medium, long, abbreviated }

    private(set) var pieces: [(component: Component, text: String)] = []
    /// Between two pieces: a space, and nothing where letters of the name stand for syllables or words.
    private(set) var delimiter = " "

    init(_ name: PersonNameComponents, length: Length, locale: Locale) {
        let isIdeographic = Self.isIdeographic(name)
        if isIdeographic { delimiter = "" }
        let isFamilyFirst = isIdeographic || Self.isFamilyFirst(locale)
        switch length {
        case .short:
            // Nicknames are preferred and short names are the given ones, as on a device whose settings nobody has changed.
            if let nickname = Self.written(name.nickname) {
                pieces = [(.nickname, nickname)]
            } else if isIdeographic {
                appendNames(name, isFamilyFirst: true, isWhole: false)
            } else if let given = Self.written(name.givenName) {
                pieces = [(.givenName, given)]
            } else {
                appendNames(name, isFamilyFirst: isFamilyFirst, isWhole: false)
            }
        case .medium: appendNames(name, isFamilyFirst: isFamilyFirst, isWhole: false)
        case .long: appendNames(name, isFamilyFirst: isFamilyFirst, isWhole: true)
        case .abbreviated:
            appendNames(name, isFamilyFirst: isFamilyFirst, isWhole: false)
            if isIdeographic {
                pieces = Array(pieces.prefix(1))
            } else {
                pieces = pieces.map { ($0.component, $0.text.prefix(1).uppercased()) }
            }
            delimiter = ""
        }
        // A name of a nickname alone is written with it, however much of a name was asked for.
        if pieces.isEmpty, let nickname = Self.written(name.nickname) {
            pieces = [(.nickname, length == .abbreviated ? nickname.prefix(1).uppercased() : nickname)]
        }
    }

    private mutating func appendNames(_ name: PersonNameComponents, isFamilyFirst: Bool, isWhole: Bool) {
        let given: [(Component, String?)] = [
            (.givenName, name.givenName), (.middleName, isWhole ? name.middleName : nil),
        ]
        let family: [(Component, String?)] = [(.familyName, name.familyName)]
        var all = isFamilyFirst ? family + given : given + family
        if isWhole { all = [(.namePrefix, name.namePrefix)] + all + [(.nameSuffix, name.nameSuffix)] }
        pieces = all.compactMap { component, text in Self.written(text).map { (component, $0) } }
    }

    /// A part without the spaces around it; nil where nothing is left.
    private static func written(_ text: String?) -> String? {
        guard let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines), !trimmed.isEmpty else { return nil }
        return trimmed
    }

    /// Whether a language's names begin with the family's, in letters of whichever script.
    static func isFamilyFirst(_ locale: Locale) -> Bool {
        ["zh", "yue", "ja", "ko", "hu", "vi"].contains(locale.language.languageCode?.identifier ?? "")
    }

    /// Whether the given and the family name are written in Chinese, Japanese or Korean letters.
    private static func isIdeographic(_ name: PersonNameComponents) -> Bool {
        let letters = [name.givenName, name.familyName].compactMap { $0 }.joined().unicodeScalars
            .filter(\.properties.isAlphabetic)
        return !letters.isEmpty && letters.allSatisfy(isIdeographic)
    }

    /// Whether a letter is one of Chinese, Japanese or Korean.
    static func isIdeographic(_ letter: Unicode.Scalar) -> Bool {
        switch letter.value {
        // Hangul, kana, bopomofo, ideographs, and what lies beyond the first plane.
        case 0x1100...0x11FF, 0x3005...0x3007, 0x3040...0x318F, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF,
            0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x323AF:
            true
        default: false
        }
    }

    var string: String { pieces.map(\.text).joined(separator: delimiter) }

    /// The pieces with what stands between them, each with its component.
    var delimited: [(component: Component, text: String)] {
        guard !delimiter.isEmpty else { return pieces }
        return Array(pieces.map { [$0] }.joined(separator: [(.delimiter, delimiter)]))
    }
}
