import Foundation

/// A language's rules for parting words, as TeX and LibreOffice write them down.
///
/// A pattern is a piece of a word with figures between its letters (`hy3ph`, `.un1`; a dot is the word's edge). Where several have a figure
/// for one place, the highest counts, and an odd one allows a hyphen there.
/// - From: `HyphenationDictionaries`
package struct HyphenationPatterns: Sendable {
    private struct Level {
        var figures: [[UInt16]: [UInt8]] = [:]
        var longest = 0
    }

    /// Where there are several, all but the last say where compound words are put together; the next is asked about each part.
    private var levels = [Level()]
    /// The fewest letters before the first hyphen of a word, and behind its last one.
    private var leastBefore = 2
    private var leastBehind = 2
    /// The same for the parts of a compound word, where another part precedes or follows.
    private var leastBeforeInCompound = 2
    private var leastBehindInCompound = 2

    /// Words that are longer aren't parted: they are no words.
    private static let longestWord = 100

    /// The patterns of a file, whose first line names its encoding.
    package init(_ text: String) {
        // By units: such files have a hundred thousand lines.
        for line in Array(text.utf16).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).dropFirst() {
            let content = line.drop { $0 == 0x20 || $0 == 0x09 }
            switch content.first {
            case nil, 0x23, 0x25: continue
            // Patterns are in small letters.
            case .some(0x41...0x5A): readSetting(String(decoding: content, as: UTF16.self))
            default: readPattern(content.prefix { $0 != 0x20 && $0 != 0x09 })
            }
        }
    }

    private mutating func readSetting(_ line: String) {
        let words = line.split(whereSeparator: \.isWhitespace)
        let number = words.count > 1 ? Int(words[1]) : nil
        switch words.first {
        case "NEXTLEVEL": levels.append(Level())
        case "LEFTHYPHENMIN": leastBefore = number ?? leastBefore
        case "RIGHTHYPHENMIN": leastBehind = number ?? leastBehind
        case "COMPOUNDLEFTHYPHENMIN": leastBeforeInCompound = number ?? leastBeforeInCompound
        case "COMPOUNDRIGHTHYPHENMIN": leastBehindInCompound = number ?? leastBehindInCompound
        default: break
        }
    }

    private mutating func readPattern(_ pattern: ArraySlice<UInt16>) {
        var letters: [UInt16] = []
        var figures: [UInt8] = [0]
        for unit in pattern {
            switch unit {
            case 0x30...0x39: figures[letters.count] = UInt8(unit - 0x30)
            // A stroke is followed by letters that change at the hyphen.
            case 0x2F: return
            default:
                letters.append(unit)
                figures.append(0)
            }
        }
        guard figures.contains(where: { $0 > 0 }) else { return }
        levels[levels.count - 1].longest = max(levels[levels.count - 1].longest, letters.count)
        levels[levels.count - 1].figures[letters] = figures
    }

    /// The places in a word at which a hyphen may stand, in order: the numbers of units before it.
    package func places(in word: some Collection<UInt16>) -> [Int] {
        guard word.count >= leastBefore + leastBehind, word.count <= Self.longestWord else { return [] }
        let letters = word.map(Self.lowercased)
        return places(in: letters[...], level: 0).filter { $0 >= leastBefore && letters.count - $0 >= leastBehind }
    }

    /// From the beginning of the whole word.
    private func places(in part: ArraySlice<UInt16>, level: Int) -> [Int] {
        let own = oddPlaces(in: part, levels[level])
        guard level + 1 < levels.count else { return own }
        let ends = [part.startIndex] + own + [part.endIndex]
        var all = Set(own)
        for (start, end) in zip(ends, ends.dropFirst()) {
            for place in places(in: part[start..<end], level: level + 1) {
                let isNearStart = start > part.startIndex && place - start < leastBeforeInCompound
                let isNearEnd = end < part.endIndex && end - place < leastBehindInCompound
                if !isNearStart, !isNearEnd { all.insert(place) }
            }
        }
        return all.sorted()
    }

    private func oddPlaces(in part: ArraySlice<UInt16>, _ level: Level) -> [Int] {
        let edge: UInt16 = 0x2E
        let text = [edge] + part + [edge]
        var highest = [UInt8](repeating: 0, count: text.count + 1)
        for start in text.indices {
            for length in 1...max(1, min(level.longest, text.count - start)) {
                guard let figures = level.figures[Array(text[start..<start + length])] else { continue }
                for (index, figure) in figures.enumerated() {
                    highest[start + index] = max(highest[start + index], figure)
                }
            }
        }
        // The edge stands before the first letter.
        return part.indices.dropFirst().filter { !highest[$0 - part.startIndex + 1].isMultiple(of: 2) }
    }

    private static func lowercased(_ unit: UInt16) -> UInt16 {
        if unit < 0x80 { return (0x41...0x5A).contains(unit) ? unit + 0x20 : unit }
        guard let scalar = Unicode.Scalar(unit) else { return unit }
        let lower = scalar.properties.lowercaseMapping.utf16
        return lower.count == 1 ? lower.first ?? unit : unit
    }

    /// Whether a unit is a letter of a word, as patterns have them.
    static func isLetter(_ unit: UInt16) -> Bool {
        if unit < 0x80 { return (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit) }
        return Unicode.Scalar(unit)?.properties.isAlphabetic == true
    }
}
