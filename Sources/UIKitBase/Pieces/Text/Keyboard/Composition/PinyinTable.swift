import Foundation

/// Chinese characters by their sound without tones: the 3,755 usual ones of GB 2312, in that order. Made when Chinese is first typed.
///
/// - From: `PinyinComposition`
@MainActor final class PinyinTable {
    @InProcess private static var made: PinyinTable? = nil

    static var shared: PinyinTable {
        if let made { return made }
        let table = PinyinTable()
        made = table
        return table
    }

    /// `ü` is written `v`, as on every keyboard.
    private var characters: [String: [String]] = [:]
    private var beginnings: Set<String> = []

    private init() {
        var bytes: [UInt8] = []
        for row in UInt8(0xB0)...0xD7 {
            for cell in UInt8(0xA1)...0xFE where row < 0xD7 || cell <= 0xF9 { bytes += [row, cell] }
        }
        let usual = SystemCharacterSet.decode(bytes, from: "GBK") ?? ""
        var rest = usual[...]
        for run in Self.sounds.split(separator: " ") {
            let sound = String(run.prefix { !$0.isNumber })
            let count = Int(run.dropFirst(sound.count)) ?? 0
            characters[sound, default: []] += rest.prefix(count).map(String.init)
            rest = rest.dropFirst(count)
        }
        for sound in characters.keys {
            for length in 1...sound.count { beginnings.insert(String(sound.prefix(length))) }
        }
    }

    func characters(of sound: some StringProtocol) -> [String] { characters[String(sound)] ?? [] }

    /// The letters of the first sound: the longest there is, unless what follows could then be none.
    func firstSound(of letters: String) -> String? {
        let fitting = stride(from: min(6, letters.count), through: 1, by: -1).map { String(letters.prefix($0)) }
            .filter { characters[$0] != nil }
        return fitting.first { begins(letters.dropFirst($0.count)) } ?? fitting.first
    }

    private func begins(_ letters: Substring) -> Bool {
        if letters.isEmpty || beginnings.contains(String(letters.prefix(6))) { return true }
        return stride(from: min(6, letters.count), through: 1, by: -1).contains {
            characters[String(letters.prefix($0))] != nil && begins(letters.dropFirst($0))
        }
    }
}
