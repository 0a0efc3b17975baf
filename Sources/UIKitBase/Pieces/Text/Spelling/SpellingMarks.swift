import CoreGraphics
import Foundation

/// The misspelt words of a text, which follow its changes, and the parts of it that nobody has looked at since they changed.
///
/// A change moves the words behind it, and what it touches counts as not looked at. A word within it stays where the same letters
/// stand alone still: a change that gave a whole text other looks, or one letter more, moves words and makes none vanish.
struct SpellingMarks {
    struct Word: Equatable {
        var range: NSRange
        let units: [UInt16]
    }

    /// By their places.
    private(set) var words: [Word] = []
    /// By their places, with gaps between them.
    private(set) var unchecked: [Range<Int>] = []

    /// Forgets all words: nothing of a text of this length has been looked at.
    mutating func forgetWords(length: Int) {
        words = []
        unchecked = length > 0 ? [0..<length] : []
    }

    // MARK: Changes

    /// - Parameters:
    ///   - range: The changed part, in the text as it is now.
    ///   - delta: How much longer the text is now.
    mutating func followChange(in range: NSRange, delta: Int, of text: NSAttributedString) {
        let (start, end) = (range.location, NSMaxRange(range))
        let oldEnd = end - delta
        var kept: [Word] = []
        for word in words {
            guard let place = followedPlace(of: word, start, oldEnd, delta, text),
                kept.last.map({ NSMaxRange($0.range) <= place }) ?? true
            else { continue }
            kept.append(Word(range: NSRange(location: place, length: word.range.length), units: word.units))
        }
        words = kept
        func moved(_ offset: Int, inside: Int) -> Int {
            offset <= start ? offset : offset >= oldEnd ? offset + delta : inside
        }
        unchecked = unchecked.map {
            let low = moved($0.lowerBound, inside: start)
            return low..<max(low, moved($0.upperBound, inside: end))
        }
        // What stood apart may be one word now.
        addUnchecked(max(0, start - 1)..<max(0, min(text.length, end + 1), start - 1))
    }

    /// The offset of a word after a change; nil where it may be another one.
    private func followedPlace(
        of word: Word, _ start: Int, _ oldEnd: Int, _ delta: Int, _ text: NSAttributedString
    ) -> Int? {
        if NSMaxRange(word.range) < start { return word.range.location }
        if word.range.location > oldEnd { return word.range.location + delta }
        let places = delta == 0 ? [word.range.location] : [word.range.location, word.range.location + delta]
        return places.first { stands(word, at: $0, in: text) }
    }

    private func stands(_ word: Word, at place: Int, in text: NSAttributedString) -> Bool {
        let end = place + word.units.count
        guard place >= 0, end <= text.length else { return false }
        let (low, high) = (max(0, place - 1), min(text.length, end + 1))
        let units = text.utf16(in: NSRange(location: low, length: high - low))
        guard units[(place - low)..<(end - low)].elementsEqual(word.units) else { return false }
        return !(place > low && Self.isInWords(units[0])) && !(high > end && Self.isInWords(units[units.count - 1]))
    }

    /// Whether a unit beside a word would be a part of it.
    static func isInWords(_ unit: UInt16) -> Bool {
        guard let scalar = UnicodeScalar(unit) else { return true }
        return unit == 0x27 || unit == 0x2019 || CharacterSet.alphanumerics.contains(scalar)
    }

    // MARK: Looking

    /// The parts of a range that nobody has looked at.
    func uncheckedParts(in range: NSRange) -> [Range<Int>] {
        let range = range.location..<NSMaxRange(range)
        return unchecked.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
    }

    /// A part has been looked at: these are all its misspelt words.
    mutating func setWords(_ found: [Word], in part: Range<Int>) {
        let first = words.firstIndex { NSMaxRange($0.range) > part.lowerBound } ?? words.count
        let last = words[first...].firstIndex { $0.range.location >= part.upperBound } ?? words.count
        words.replaceSubrange(first..<last, with: found)
        unchecked = unchecked.flatMap { old -> [Range<Int>] in
            guard old.overlaps(part) else { return [old] }
            let before = old.lowerBound..<max(old.lowerBound, part.lowerBound)
            let after = min(old.upperBound, part.upperBound)..<old.upperBound
            return [before, after].filter { !$0.isEmpty }
        }
    }

    /// A part has to be looked at once more.
    mutating func addUnchecked(_ part: Range<Int>) {
        var merged = part
        var others: [Range<Int>] = []
        for old in unchecked where !old.isEmpty {
            if old.upperBound < merged.lowerBound || old.lowerBound > merged.upperBound {
                others.append(old)
            } else {
                merged = min(old.lowerBound, merged.lowerBound)..<max(old.upperBound, merged.upperBound)
            }
        }
        if !merged.isEmpty { others.append(merged) }
        unchecked = others.sorted { $0.lowerBound < $1.lowerBound }
    }

    // MARK: Asking

    /// The misspelt word that a character is in.
    func word(at offset: Int) -> NSRange? {
        words(in: NSRange(location: offset, length: 1)).first?.range
    }

    /// The misspelt words that lie, in part or whole, in a range.
    func words(in range: NSRange) -> ArraySlice<Word> {
        let low = words.partitionIndex { NSMaxRange($0.range) <= range.location }
        return words[low...].prefix { $0.range.location < NSMaxRange(range) }
    }
}
