import Foundation

/// The evidence that a text gives for languages, by their tags: letters that only some are written with, and their most frequent words.
package enum LanguageScores {
    private static let scripts: [(ClosedRange<UInt32>, String)] = [
        (0x0370...0x03ff, "el"), (0x0400...0x052f, "ru"), (0x0531...0x058f, "hy"),
        (0x0590...0x05ff, "he"), (0x0600...0x06ff, "ar"), (0x0900...0x097f, "hi"), (0x0980...0x09ff, "bn"),
        (0x0a80...0x0aff, "gu"), (0x0b80...0x0bff, "ta"), (0x0c00...0x0c7f, "te"), (0x0e00...0x0e7f, "th"),
        (0x10a0...0x10ff, "ka"), (0x1780...0x17ff, "km"), (0x3040...0x30ff, "ja"),
        (0x4e00...0x9fff, "zh-Hans"), (0xac00...0xd7af, "ko"),
    ]
    /// Letters of one language among those that share a script.
    private static let letters: [String: String] = [
        "uk": "іїєґ", "bg": "ъ", "fa": "پچژگ", "ur": "ٹڈڑےہ",
        "zh-Hant": "這個們說時會來對國學過還後麼開關點電車東見長門問書馬鳥魚龍",
        "de": "ß", "pl": "łąęśźżń", "cs": "ěřůť", "tr": "ğışİ",
        "vi": "ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
        "ro": "ășțş", "es": "ñ¿¡", "pt": "ãõ", "hu": "őű", "sv": "åä", "da": "æø",
        "nb": "æø",
    ]
    private static let words: [String: String] = [
        "en": "the of and to in is that it was for you with on are this have be not what hello i my your we they a",
        "de":
            "der die das und ist nicht ich ein eine zu in den mit sich auf für es dem von sie wir auch war wie hallo welt",
        "fr":
            "le la les de des et un une est pas que je vous dans pour ce il elle sur nous avec du au bonjour c'est",
        "es": "el la los las de que y en un una es no por con para su se lo como más pero hola está del al mi",
        "it": "il lo la gli di che e è un una per non sono con del della si come ma ciao questo anche nel mi",
        "pt": "o a os as de que e um uma não em é para com do da se por mais mas olá você eu isso ao na no",
        "nl": "de het een en van is dat niet ik je zijn voor met op te er maar hallo wat ook aan die wij deze naar",
        "sv": "och att det som en ett är jag inte på för med av den till har du vi hej om men var",
        "da": "og det at en er ikke jeg på for med af den til har du vi hej som der et men hvad",
        "nb": "og det at en er ikke jeg på for med av den til har du vi hei som ikke et men hva",
        "pl": "i w na nie się jest że z do to co jak ja ale tak czy był dla cześć przez o po",
        "cs": "a je se na v to že ne s do co jak ale já tak by pro ahoj jsem byl za od",
        "tr": "ve bir bu da de için ne çok ben sen var değil mi ile gibi ama daha merhaba evet",
        "ro": "și de la în nu este un o pe cu care că din pentru mai sunt bună eu ce să",
        "hu": "a az és nem hogy egy van ez is de mit én meg csak szia volt mint ha",
        "fi": "ja on ei se että en minä hän mutta niin kun hei olen ovat oli myös tämä",
        "id": "yang dan di itu ini untuk dengan tidak dari saya kamu ada ke akan halo pada adalah",
        "vi": "và là của có không tôi một cho người trong được này xin chào các những",
    ]
    private static let languages: [String: [String]] = {
        var found: [String: [String]] = [:]
        for (language, text) in words {
            for word in Set(text.split(separator: " ").map(String.init)) { found[word, default: []].append(language) }
        }
        return found
    }()

    package static func score(_ text: String) -> [String: Double] {
        var scores: [String: Double] = [:]
        let lowercased = text.lowercased()
        for scalar in lowercased.unicodeScalars where scalar.value >= 0x80 {
            if let script = scripts.first(where: { $0.0.contains(scalar.value) }) { scores[script.1, default: 0] += 1 }
        }
        for (language, own) in letters {
            let set = Set(own.unicodeScalars)
            let count = lowercased.unicodeScalars.count { set.contains($0) }
            if count > 0 { scores[language, default: 0] += Double(count) * 4 }
        }
        // Japanese is written with Chinese characters, too, and Ukrainian, Persian and traditional Chinese with the letters of their script.
        mergeScore(of: "zh-Hans", into: "ja", &scores)
        mergeScore(of: "zh-Hans", into: "zh-Hant", &scores)
        mergeScore(of: "ru", into: "uk", &scores)
        mergeScore(of: "ru", into: "bg", &scores, least: 0.05)
        mergeScore(of: "ar", into: "fa", &scores, least: 0.02)
        mergeScore(of: "ar", into: "ur", &scores, least: 0.02)
        for word in lowercased.split(whereSeparator: { !$0.isLetter && $0 != "'" }) {
            // A word of many languages says less.
            guard let of = languages[String(word)] else { continue }
            for language in of { scores[language, default: 0] += 2 / Double(of.count) }
        }
        return scores
    }

    /// Moves a script's score to the language whose own letters are there, if they are a share of them at least.
    private static func mergeScore(
        of script: String, into language: String, _ scores: inout [String: Double], least: Double = 0
    ) {
        guard let own = scores[language], let all = scores[script], own / 4 > all * least else { return }
        scores[language] = own + all
        scores[script] = nil
    }

    /// The language that a text is most likely of; nil where nothing speaks for any.
    package static func dominantLanguage(of text: String) -> String? {
        score(String(text.prefix(20_000))).max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// The script of a text, by its first letter: `Latn`; nil where it has none.
    package static func script(of text: String) -> String? {
        guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return nil }
        return names.first { $0.0.contains(letter.value) }?.1
    }
    private static let names: [(ClosedRange<UInt32>, String)] = [
        (0x0041...0x024f, "Latn"), (0x0370...0x03ff, "Grek"), (0x0400...0x052f, "Cyrl"), (0x0531...0x058f, "Armn"),
        (0x0590...0x05ff, "Hebr"), (0x0600...0x077f, "Arab"), (0x0900...0x097f, "Deva"), (0x0980...0x09ff, "Beng"),
        (0x0a80...0x0aff, "Gujr"), (0x0b80...0x0bff, "Taml"), (0x0c00...0x0c7f, "Telu"), (0x0e00...0x0e7f, "Thai"),
        (0x10a0...0x10ff, "Geor"), (0x1780...0x17ff, "Khmr"), (0x1e00...0x1eff, "Latn"), (0x3040...0x309f, "Hira"),
        (0x30a0...0x30ff, "Kana"), (0x3400...0x9fff, "Hani"), (0xac00...0xd7af, "Hang"), (0x20000...0x323af, "Hani"),
    ]
}
