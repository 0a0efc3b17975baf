import Foundation

/// The evidence that a text gives for languages: letters that only some are written with, and their most frequent words.
enum LanguageScores {
    private static let scripts: [(ClosedRange<UInt32>, NLLanguage)] = [
        (0x0370...0x03ff, .greek), (0x0400...0x052f, .russian), (0x0531...0x058f, .armenian),
        (0x0590...0x05ff, .hebrew), (0x0600...0x06ff, .arabic), (0x0900...0x097f, .hindi), (0x0980...0x09ff, .bengali),
        (0x0a80...0x0aff, .gujarati), (0x0b80...0x0bff, .tamil), (0x0c00...0x0c7f, .telugu), (0x0e00...0x0e7f, .thai),
        (0x10a0...0x10ff, .georgian), (0x1780...0x17ff, .khmer), (0x3040...0x30ff, .japanese),
        (0x4e00...0x9fff, .simplifiedChinese), (0xac00...0xd7af, .korean),
    ]
    /// Letters of one language among those that share a script.
    private static let letters: [NLLanguage: String] = [
        .ukrainian: "іїєґ", .bulgarian: "ъ", .persian: "پچژگ", .urdu: "ٹڈڑےہ",
        .traditionalChinese: "這個們說時會來對國學過還後麼開關點電車東見長門問書馬鳥魚龍",
        .german: "ß", .polish: "łąęśźżń", .czech: "ěřůť", .turkish: "ğışİ",
        .vietnamese: "ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
        .romanian: "ășțş", .spanish: "ñ¿¡", .portuguese: "ãõ", .hungarian: "őű", .swedish: "åä", .danish: "æø",
        .norwegian: "æø",
    ]
    private static let words: [NLLanguage: String] = [
        .english: "the of and to in is that it was for you with on are this have be not what hello i my your we they a",
        .german:
            "der die das und ist nicht ich ein eine zu in den mit sich auf für es dem von sie wir auch war wie hallo welt",
        .french:
            "le la les de des et un une est pas que je vous dans pour ce il elle sur nous avec du au bonjour c'est",
        .spanish: "el la los las de que y en un una es no por con para su se lo como más pero hola está del al mi",
        .italian: "il lo la gli di che e è un una per non sono con del della si come ma ciao questo anche nel mi",
        .portuguese: "o a os as de que e um uma não em é para com do da se por mais mas olá você eu isso ao na no",
        .dutch: "de het een en van is dat niet ik je zijn voor met op te er maar hallo wat ook aan die wij deze naar",
        .swedish: "och att det som en ett är jag inte på för med av den till har du vi hej om men var",
        .danish: "og det at en er ikke jeg på for med af den til har du vi hej som der et men hvad",
        .norwegian: "og det at en er ikke jeg på for med av den til har du vi hei som ikke et men hva",
        .polish: "i w na nie się jest że z do to co jak ja ale tak czy był dla cześć przez o po",
        .czech: "a je se na v to že ne s do co jak ale já tak by pro ahoj jsem byl za od",
        .turkish: "ve bir bu da de için ne çok ben sen var değil mi ile gibi ama daha merhaba evet",
        .romanian: "și de la în nu este un o pe cu care că din pentru mai sunt bună eu ce să",
        .hungarian: "a az és nem hogy egy van ez is de mit én meg csak szia volt mint ha",
        .finnish: "ja on ei se että en minä hän mutta niin kun hei olen ovat oli myös tämä",
        .indonesian: "yang dan di itu ini untuk dengan tidak dari saya kamu ada ke akan halo pada adalah",
        .vietnamese: "và là của có không tôi một cho người trong được này xin chào các những",
    ]
    private static let languages: [String: [NLLanguage]] = {
        var found: [String: [NLLanguage]] = [:]
        for (language, text) in words {
            for word in Set(text.split(separator: " ").map(String.init)) { found[word, default: []].append(language) }
        }
        return found
    }()

    static func score(_ text: String) -> [NLLanguage: Double] {
        var scores: [NLLanguage: Double] = [:]
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
        mergeScore(of: .simplifiedChinese, into: .japanese, &scores)
        mergeScore(of: .simplifiedChinese, into: .traditionalChinese, &scores)
        mergeScore(of: .russian, into: .ukrainian, &scores)
        mergeScore(of: .russian, into: .bulgarian, &scores, least: 0.05)
        mergeScore(of: .arabic, into: .persian, &scores, least: 0.02)
        mergeScore(of: .arabic, into: .urdu, &scores, least: 0.02)
        for word in lowercased.split(whereSeparator: { !$0.isLetter && $0 != "'" }) {
            // A word of many languages says less.
            guard let of = languages[String(word)] else { continue }
            for language in of { scores[language, default: 0] += 2 / Double(of.count) }
        }
        return scores
    }

    /// Moves a script's score to the language whose own letters are there, if they are a share of them at least.
    private static func mergeScore(
        of script: NLLanguage, into language: NLLanguage, _ scores: inout [NLLanguage: Double], least: Double = 0
    ) {
        guard let own = scores[language], let all = scores[script], own / 4 > all * least else { return }
        scores[language] = own + all
        scores[script] = nil
    }
}
