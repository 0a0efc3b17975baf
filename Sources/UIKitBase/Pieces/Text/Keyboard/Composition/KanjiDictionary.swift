import Foundation

/// Words by their reading: a dictionary in SKK's form, whose file is read when Japanese is first typed. Debian's package `skkdic` has it.
///
/// The file has two lists, each sorted by the bytes of its readings in EUC-JP: readings of words that end in kana, the last letter standing
/// for these (`おくr`), from the last one to the first, and readings of all others.
///
/// - From: `KanaComposition`
@MainActor final class KanjiDictionary {
    @InProcess private static var loaded: KanjiDictionary? = nil
    @InProcess private static var hasLooked = false

    /// The device's; nil where it has none.
    static var standard: KanjiDictionary? {
        if !hasLooked {
            hasLooked = true
            let file = URL(fileURLWithPath: "/usr/share/skk/SKK-JISYO.L")
            if let data = try? Data(contentsOf: file, options: .mappedIfSafe) { loaded = KanjiDictionary(data) }
            if loaded == nil {
                Diagnostics.report(
                    "The Japanese keyboard makes kana only: the system has no dictionary. Install skkdic.")
            }
        }
        return loaded
    }

    private let data: Data
    /// Where the lists stand, without their titles.
    private let inflected: Range<Int>
    private let plain: Range<Int>

    /// Nil for what is no such file.
    init?(_ data: Data) {
        self.data = data
        guard let first = data.range(of: Data(";; okuri-ari entries.\n".utf8)),
            let second = data.range(of: Data(";; okuri-nasi entries.\n".utf8)), first.upperBound <= second.lowerBound
        else { return nil }
        inflected = first.upperBound..<second.lowerBound
        plain = second.upperBound..<data.endIndex
    }

    /// Words of a reading in hiragana, the most usual first: those without an ending in kana, then those with one.
    func words(of reading: String) -> [String] {
        var found = entry(reading, in: plain, ascending: true)
        let kana = Array(reading)
        for length in 1..<max(1, min(4, kana.count)) {
            let (stem, ending) = (String(kana.dropLast(length)), String(kana.suffix(length)))
            for letter in Self.letters(of: ending) {
                found += entry(stem, letter, in: inflected, ascending: false).map { $0 + ending }
            }
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0).inserted }
    }

    /// The letters that an ending's first kana may be filed under.
    private static func letters(of ending: String) -> [Character] {
        var kana = Array(ending)
        if kana.count > 1, kana[0] == "っ" { kana.removeFirst() }
        guard let first = kana.first else { return [] }
        return rows.filter { $0.kana.contains(first) }.map(\.letter)
    }

    private static let rows: [(letter: Character, kana: String)] = [
        ("a", "あ"), ("i", "い"), ("u", "う"), ("e", "え"), ("o", "お"), ("k", "かきくけこ"), ("g", "がぎぐげご"),
        ("s", "さしすせそ"), ("z", "ざじずぜぞ"), ("j", "じ"), ("t", "たちつてとっ"), ("c", "ち"), ("d", "だぢづでど"),
        ("n", "なにぬねのん"), ("h", "はひふへほ"), ("f", "ふ"), ("b", "ばびぶべぼ"), ("p", "ぱぴぷぺぽ"), ("m", "まみむめも"),
        ("y", "やゆよ"), ("r", "らりるれろ"), ("w", "わを"),
    ]

    // MARK: The file

    private func entry(
        _ reading: String, _ letter: Character? = nil, in list: Range<Int>, ascending: Bool
    ) -> [String] {
        guard var key = Self.bytes(of: reading), !key.isEmpty else { return [] }
        if let letter { key += letter.utf8 }
        guard let line = line(of: key, in: list, ascending: ascending),
            let text = SystemCharacterSet.decode(line, from: "EUC-JP")
        else { return [] }
        // What a candidate means stands behind a semicolon; some are programs.
        return text.split(separator: "/").compactMap { part in
            let word = part.prefix { $0 != ";" }
            return word.isEmpty || word.hasPrefix("(") || word.contains("#") ? nil : String(word)
        }
    }

    /// The bytes that stand behind a reading.
    private func line(of key: [UInt8], in list: Range<Int>, ascending: Bool) -> Data? {
        var (low, high) = (list.lowerBound, list.upperBound)
        while low < high {
            var start = (low + high) / 2
            while start > low, data[start - 1] != 0x0A { start -= 1 }
            let end = data[start..<list.upperBound].firstIndex(of: 0x0A) ?? list.upperBound
            let space = data[start..<end].firstIndex(of: 0x20) ?? end
            let found = data[start..<space]
            if found.elementsEqual(key) { return data[space..<end].dropFirst() }
            if found.lexicographicallyPrecedes(key) == ascending { low = end + 1 } else { high = start }
        }
        return nil
    }

    /// Hiragana in EUC-JP; nil where something else is among it.
    private static func bytes(of kana: String) -> [UInt8]? {
        var result: [UInt8] = []
        for scalar in kana.unicodeScalars {
            switch scalar.value {
            case 0x3041...0x3093: result += [0xA4, UInt8(scalar.value - 0x3041) + 0xA1]
            case 0x30FC: result += [0xA1, 0xBC]
            default: return nil
            }
        }
        return result
    }
}
