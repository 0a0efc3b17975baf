/// Makes kana of Latin letters, by the spellings of JIS X 4063: `ka` か, `kya` きゃ, `tta` った, `n` ん before a consonant, `nn` and `n'` ん.
struct RomajiReader {
    /// The kana, and the letters at the end that are none yet.
    static func readLetters(_ letters: String) -> (kana: String, rest: String) {
        var rest = Array(letters)[...]
        var kana = ""
        while let first = rest.first {
            if let found = longest(rest) {
                kana += found.kana
                rest = rest.dropFirst(found.length)
            } else if first == "n", rest.count > 1, rest[rest.startIndex + 1] != "y" {
                // The next letter is a consonant.
                kana += "ん"
                rest = rest.dropFirst()
            } else if rest.count > 1, rest[rest.startIndex + 1] == first, isConsonant(first) {
                kana += "っ"
                rest = rest.dropFirst()
            } else if rest.count >= 3 {
                // No spelling begins like this: the letter stays.
                kana.append(first)
                rest = rest.dropFirst()
            } else if rest.count == 2, !isBeginning(rest) {
                kana.append(first)
                rest = rest.dropFirst()
            } else {
                break
            }
        }
        return (kana, String(rest))
    }

    /// All of it as it is when nothing follows: an `n` is ん.
    static func finishLetters(_ letters: String) -> String {
        let (kana, rest) = readLetters(letters)
        return kana + (rest == "n" ? "ん" : rest)
    }

    private static func longest(_ letters: ArraySlice<Character>) -> (kana: String, length: Int)? {
        for length in stride(from: min(4, letters.count), through: 1, by: -1) {
            if let kana = spellings[String(letters.prefix(length))] { return (kana, length) }
        }
        return nil
    }

    private static func isConsonant(_ letter: Character) -> Bool {
        letter.isASCII && letter.isLetter && !"aiueon".contains(letter)
    }

    private static func isBeginning(_ letters: ArraySlice<Character>) -> Bool {
        beginnings.contains(String(letters))
    }

    private static let beginnings: Set<String> = {
        var found: Set<String> = []
        for spelling in spellings.keys {
            for length in 1..<max(1, spelling.count) { found.insert(String(spelling.prefix(length))) }
        }
        return found
    }()

    private static let spellings: [String: String] = {
        var table: [String: String] = [
            "nn": "ん", "n'": "ん", "xn": "ん", "-": "ー", "xtsu": "っ", "xtu": "っ", "ltu": "っ",
        ]
        let rows: [(String, [Character])] = [
            ("", Array("あいうえお")), ("k", Array("かきくけこ")), ("s", Array("さしすせそ")), ("t", Array("たちつてと")),
            ("n", Array("なにぬねの")), ("h", Array("はひふへほ")), ("m", Array("まみむめも")), ("r", Array("らりるれろ")),
            ("g", Array("がぎぐげご")), ("z", Array("ざじずぜぞ")), ("d", Array("だぢづでど")), ("b", Array("ばびぶべぼ")),
            ("p", Array("ぱぴぷぺぽ")), ("x", Array("ぁぃぅぇぉ")), ("l", Array("ぁぃぅぇぉ")),
        ]
        for (consonant, kana) in rows {
            for (vowel, one) in zip("aiueo", kana) { table[consonant + String(vowel)] = String(one) }
        }
        for (spelling, kana) in [
            ("ya", "や"), ("yu", "ゆ"), ("yo", "よ"), ("wa", "わ"), ("wo", "を"), ("shi", "し"), ("chi", "ち"), ("tsu", "つ"),
            ("fu", "ふ"), ("ji", "じ"), ("vu", "ゔ"), ("xya", "ゃ"), ("xyu", "ゅ"), ("xyo", "ょ"), ("lya", "ゃ"), ("lyu", "ゅ"),
            ("lyo", "ょ"), ("ye", "いぇ"), ("wi", "うぃ"), ("we", "うぇ"),
        ] { table[spelling] = kana }
        // A kana of the i-row with a small one behind it.
        let small = ["a": "ゃ", "i": "ぃ", "u": "ゅ", "e": "ぇ", "o": "ょ"]
        for (consonant, kana) in [
            ("ky", "き"), ("gy", "ぎ"), ("sy", "し"), ("sh", "し"), ("zy", "じ"), ("jy", "じ"), ("j", "じ"), ("ty", "ち"),
            ("ch", "ち"), ("cy", "ち"), ("dy", "ぢ"), ("ny", "に"), ("hy", "ひ"), ("by", "び"), ("py", "ぴ"), ("my", "み"),
            ("ry", "り"), ("th", "て"), ("dh", "で"),
        ] {
            for (vowel, one) in small where table[consonant + vowel] == nil { table[consonant + vowel] = kana + one }
        }
        for (consonant, kana) in [("f", "ふ"), ("v", "ゔ"), ("ts", "つ"), ("q", "く")] {
            for (vowel, one) in zip("aieo", "ぁぃぇぉ") where table[consonant + String(vowel)] == nil {
                table[consonant + String(vowel)] = kana + String(one)
            }
        }
        return table
    }()
}
