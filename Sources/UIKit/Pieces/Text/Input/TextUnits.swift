import Foundation

/// The characters of a text as a person counts them (grapheme clusters): an emoji with all its parts, a Korean syllable, a
/// letter with its accents. Offsets are UTF-16 units.
struct TextUnits {
    private let text: String

    init(_ text: String) { self.text = text }

    private var count: Int { text.utf16.count }

    /// The character that the unit at `offset` belongs to.
    func character(at offset: Int) -> NSRange {
        guard offset < count else { return NSRange(location: count, length: 0) }
        // An index within a character counts as its start.
        let end = text.index(after: String.Index(utf16Offset: max(0, offset), in: text))
        let start = text.index(before: end).utf16Offset(in: text)
        return NSRange(location: start, length: end.utf16Offset(in: text) - start)
    }

    /// The end of the character at `offset`; the end of the text stays.
    func next(after offset: Int) -> Int {
        offset >= count ? count : NSMaxRange(character(at: offset))
    }

    /// The start of the character before `offset`; the start of the text stays.
    func previous(before offset: Int) -> Int {
        offset <= 0 ? 0 : character(at: offset - 1).location
    }

    func moved(_ offset: Int, by characters: Int) -> Int {
        var here = offset
        for _ in 0..<abs(characters) {
            let next = characters > 0 ? next(after: here) : previous(before: here)
            if next == here { break }
            here = next
        }
        return here
    }

    /// The start of the character that `offset` is within.
    func snapped(_ offset: Int) -> Int {
        offset >= count ? count : character(at: max(0, offset)).location
    }

    /// The offsets before each character, and the end.
    var boundaries: [Int] {
        var result: [Int] = []
        result.reserveCapacity(count + 1)
        var offset = 0
        for character in text {
            result.append(offset)
            offset += character.utf16.count
        }
        result.append(offset)
        return result
    }
}
