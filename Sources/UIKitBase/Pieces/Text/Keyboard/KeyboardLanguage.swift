import Foundation

/// Where the letters of a language are, and what it calls the two keys that have words on them everywhere.
struct KeyboardLanguage: Equatable {
    /// BCP 47: `en`, `de`.
    let code: String
    /// Three rows of letters.
    let rows: [String]
    let space: String
    let enter: String
    /// Quotes around a text.
    let quotes: (open: Character, close: Character)
    /// The letters that shift makes of others, in a language without capitals; nil: it makes capitals.
    private let shifted: [Character: Character]?
    /// Whether a sentence begins with another letter.
    var hasCapitals: Bool { shifted == nil }
    /// Whether letters make syllables.
    var composesSyllables: Bool { code == "ko" }

    /// How letters become the language's text, where it isn't written with them.
    var composer: KeyboardComposer? {
        switch code {
        case "ja": .kana
        case "zh": .pinyin
        default: nil
        }
    }

    static func == (one: Self, other: Self) -> Bool { one.code == other.code }

    private init(
        _ code: String, rows: String, space: String, enter: String, quotes: (Character, Character) = ("“", "”"),
        shifted: [Character: Character]? = nil
    ) {
        self.code = code
        self.rows = rows.split(separator: " ").map(String.init)
        (self.space, self.enter) = (space, enter)
        self.quotes = (quotes.0, quotes.1)
        self.shifted = shifted
    }

    private static let qwerty = "qwertyuiop asdfghjkl zxcvbnm"

    static let english = KeyboardLanguage("en", rows: qwerty, space: "space", enter: "return")
    static let all: [KeyboardLanguage] = [
        english,
        KeyboardLanguage(
            "de", rows: "qwertzuiopü asdfghjklöä yxcvbnm", space: "Leerzeichen", enter: "Return", quotes: ("„", "“")),
        KeyboardLanguage(
            "fr", rows: "azertyuiop qsdfghjklm wxcvbn'", space: "espace", enter: "retour", quotes: ("«", "»")),
        KeyboardLanguage("es", rows: "qwertyuiop asdfghjklñ zxcvbnm", space: "espacio", enter: "intro"),
        KeyboardLanguage("it", rows: qwerty, space: "spazio", enter: "invio"),
        KeyboardLanguage("pt", rows: qwerty, space: "espaço", enter: "retorno"),
        KeyboardLanguage("nl", rows: qwerty, space: "spatie", enter: "return"),
        KeyboardLanguage(
            "sv", rows: "qwertyuiopå asdfghjklöä zxcvbnm", space: "mellanslag", enter: "retur", quotes: ("”", "”")),
        KeyboardLanguage("da", rows: "qwertyuiopå asdfghjklæø zxcvbnm", space: "mellemrum", enter: "retur"),
        KeyboardLanguage(
            "nb", rows: "qwertyuiopå asdfghjkløæ zxcvbnm", space: "mellomrom", enter: "retur", quotes: ("«", "»")),
        KeyboardLanguage(
            "fi", rows: "qwertyuiopå asdfghjklöä zxcvbnm", space: "välilyönti", enter: "rivinvaihto", quotes: ("”", "”")
        ),
        KeyboardLanguage("pl", rows: qwerty, space: "spacja", enter: "return", quotes: ("„", "”")),
        KeyboardLanguage("ja", rows: qwerty, space: "空白", enter: "改行", quotes: ("「", "」")),
        KeyboardLanguage("zh", rows: qwerty, space: "空格", enter: "换行"),
        KeyboardLanguage(
            "ko", rows: "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ ㅁㄴㅇㄹㅎㅗㅓㅏㅣ ㅋㅌㅊㅍㅠㅜㅡ", space: "스페이스", enter: "리턴",
            shifted: ["ㅂ": "ㅃ", "ㅈ": "ㅉ", "ㄷ": "ㄸ", "ㄱ": "ㄲ", "ㅅ": "ㅆ", "ㅐ": "ㅒ", "ㅔ": "ㅖ"]),
    ]

    /// The locale's own first, and English after it; English alone for languages whose letters are not here.
    static func ofLocale(_ identifier: String) -> [KeyboardLanguage] {
        let code = identifier.prefix { $0 != "-" && $0 != "_" }.lowercased()
        // Characters of the traditional script aren't here.
        if code == "zh", ["Hant", "TW", "HK", "MO"].contains(where: identifier.contains) { return [english] }
        guard let own = all.first(where: { $0.code == code }), own != english else { return [english] }
        return [own, english]
    }

    /// The letter that a letter's key types with shift.
    func shifted(_ letter: Character) -> String {
        shifted.map { String($0[letter] ?? letter) } ?? String(letter).uppercased()
    }

    /// The letter whose key types a character with shift; nil where none does.
    func unshifted(_ character: String) -> String? {
        guard let shifted else {
            let other = character.lowercased()
            return other == character ? nil : other
        }
        return shifted.first { String($0.value) == character }.map { String($0.key) }
    }

    /// What a key offers to a finger that stays on it, the key's own first.
    func accents(of letter: String) -> [String] {
        let lower = letter.lowercased()
        guard let found = Self.accents[lower] else { return [] }
        let all = [lower] + found.map(String.init).filter { accent in !rows.contains { $0.contains(accent) } }
        guard all.count > 1 else { return [] }
        return letter == lower ? all : all.map { $0.uppercased() }
    }

    private static let accents: [String: String] = [
        "a": "àáâäæãåā", "c": "çćč", "e": "èéêëēėę", "i": "îïíīįì", "l": "ł", "n": "ñń", "o": "ôöòóœøōõ",
        "s": "śš", "u": "ûüùúū", "y": "ÿ", "z": "žźż", "0": "°", "-": "–—•", "/": "\\", "$": "€£¥₩¢", "&": "§",
        "\"": "„“”«»", ".": "…", "?": "¿", "!": "¡", "'": "‘’‚`", "%": "‰", "=": "≠≈",
    ]
}
