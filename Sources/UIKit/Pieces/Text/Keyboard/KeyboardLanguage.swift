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

    static func == (one: Self, other: Self) -> Bool { one.code == other.code }

    private init(
        _ code: String, _ rows: String, _ space: String, _ enter: String, _ quotes: (Character, Character) = ("“", "”")
    ) {
        self.code = code
        self.rows = rows.split(separator: " ").map(String.init)
        (self.space, self.enter) = (space, enter)
        self.quotes = (quotes.0, quotes.1)
    }

    private static let qwerty = "qwertyuiop asdfghjkl zxcvbnm"

    static let english = KeyboardLanguage("en", qwerty, "space", "return")
    static let all: [KeyboardLanguage] = [
        english,
        KeyboardLanguage("de", "qwertzuiopü asdfghjklöä yxcvbnm", "Leerzeichen", "Return", ("„", "“")),
        KeyboardLanguage("fr", "azertyuiop qsdfghjklm wxcvbn'", "espace", "retour", ("«", "»")),
        KeyboardLanguage("es", "qwertyuiop asdfghjklñ zxcvbnm", "espacio", "intro"),
        KeyboardLanguage("it", qwerty, "spazio", "invio"),
        KeyboardLanguage("pt", qwerty, "espaço", "retorno"),
        KeyboardLanguage("nl", qwerty, "spatie", "return"),
        KeyboardLanguage("sv", "qwertyuiopå asdfghjklöä zxcvbnm", "mellanslag", "retur", ("”", "”")),
        KeyboardLanguage("da", "qwertyuiopå asdfghjklæø zxcvbnm", "mellemrum", "retur"),
        KeyboardLanguage("nb", "qwertyuiopå asdfghjkløæ zxcvbnm", "mellomrom", "retur", ("«", "»")),
        KeyboardLanguage("fi", "qwertyuiopå asdfghjklöä zxcvbnm", "välilyönti", "rivinvaihto", ("”", "”")),
        KeyboardLanguage("pl", qwerty, "spacja", "return", ("„", "”")),
    ]

    /// The locale's own first, and English after it; English alone for languages whose letters are not here.
    static func ofLocale(_ identifier: String) -> [KeyboardLanguage] {
        let code = identifier.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard let own = all.first(where: { $0.code == code }), own != english else { return [english] }
        return [own, english]
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
