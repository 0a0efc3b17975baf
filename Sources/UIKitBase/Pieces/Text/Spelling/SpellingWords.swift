import CoreText
import Foundation

/// The words of a text as dictionaries have them: “doesn’t” is one. Offsets are UTF-16 units.
///
/// - From: `UITextChecker`, `SpellingMarker`
struct SpellingWords {
    private let units: [UInt16]
    private let breaks: TextBreaks

    init(_ units: [UInt16]) {
        self.units = units
        breaks = TextBreaks(String(utf16: units))
    }

    /// The word that begins at an offset; nil where none does.
    func word(beginningAt offset: Int) -> Range<Int>? {
        guard breaks.isStart(offset, of: .word) else { return nil }
        // “doesn’t” is one word, which has a break in it.
        if offset > 1, isApostrophe(offset - 1), breaks.isEnd(offset - 1, of: .word) { return nil }
        guard var found = breaks.range(at: offset, of: .word, forward: true) else { return nil }
        while isApostrophe(found.upperBound), breaks.isStart(found.upperBound + 1, of: .word),
            let next = breaks.range(at: found.upperBound + 1, of: .word, forward: true)
        {
            found = found.lowerBound..<next.upperBound
        }
        return found
    }

    func text(of word: Range<Int>) -> String { String(utf16: units[word]) }

    private func isApostrophe(_ offset: Int) -> Bool {
        units.indices.contains(offset) && [0x27, 0x2019].contains(units[offset])
    }
}
