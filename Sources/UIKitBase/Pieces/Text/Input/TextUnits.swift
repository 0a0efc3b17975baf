import Foundation

/// The characters of a text as a person counts them (grapheme clusters): an emoji with all its parts, a Korean syllable, a
/// letter with its accents. Offsets are UTF-16 units.
struct TextUnits {
    private let count: Int
    /// Some of the text around an offset, and where that begins.
    private let window: (Int) -> (text: String, start: Int)
    private let whole: () -> String

    private init(count: Int, window: @escaping (Int) -> (text: String, start: Int), whole: @escaping () -> String) {
        self.count = count
        self.window = window
        self.whole = whole
    }

    init(_ text: String) { self.init(count: text.utf16.count, window: { _ in (text, 0) }, whole: { text }) }

    /// Of a long text only what is near an offset is looked at: no character is longer than the distance to the window's edges.
    init(_ text: NSAttributedString) {
        guard let storage = text as? NSTextStorage, storage.keepsItself, storage.length > 4 * Self.reach else {
            self.init(text.string)
            return
        }
        let window = { (offset: Int) -> (text: String, start: Int) in
            var start = max(0, offset - Self.reach)
            let end = min(storage.length, offset + Self.reach)
            let units = storage.utf16(in: NSRange(location: start, length: end - start))
            // A line end is no part of a character with what follows it.
            var skipped = 0
            if start > 0, let line = units[..<(offset - start)].lastIndex(of: 0x0A) {
                skipped = line + 1
                start += skipped
            } else if start > 0, UTF16.isTrailSurrogate(units[0]) {
                skipped = 1
                start += 1
            }
            return (String(utf16: units[skipped...]), start)
        }
        self.init(count: storage.length, window: window, whole: { storage.string })
    }

    private static let reach = 256

    /// The character that the unit at `offset` belongs to.
    func character(at offset: Int) -> NSRange {
        guard offset < count else { return NSRange(location: count, length: 0) }
        let (text, base) = window(max(0, offset))
        // An index within a character counts as its start.
        let end = text.index(after: String.Index(utf16Offset: max(0, offset) - base, in: text))
        let start = text.index(before: end).utf16Offset(in: text)
        return NSRange(location: base + start, length: end.utf16Offset(in: text) - start)
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
        for character in whole() {
            result.append(offset)
            offset += character.utf16.count
        }
        result.append(offset)
        return result
    }
}
