import Foundation

/// Where the words and sentences of a text begin and end, by Unicode's rules. Offsets are UTF-16 units.
///
/// - From: `UITextInputStringTokenizer`
/// - To: `TextEngine`
package struct TextBreaks {
    package enum Unit { case word, sentence }

    private let flags: [BreakFlags]

    package init(_ text: String) {
        flags = TextEngine.shared.breaks(in: Array(text.utf16)[...])
    }

    private var count: Int { flags.count - 1 }

    package func isStart(_ offset: Int, of unit: Unit) -> Bool {
        flags.indices.contains(offset) && flags[offset].contains(unit == .word ? .wordStart : .sentenceStart)
    }

    package func isEnd(_ offset: Int, of unit: Unit) -> Bool {
        flags.indices.contains(offset) && flags[offset].contains(unit == .word ? .wordEnd : .sentenceEnd)
    }

    /// The unit that an offset is in. Between two, it is in the one that begins there, or in the one that ends there.
    package func range(at offset: Int, of unit: Unit, forward: Bool) -> Range<Int>? {
        guard flags.indices.contains(offset) else { return nil }
        var start = forward ? offset : offset - 1
        while start >= 0, !isStart(start, of: unit) { start -= 1 }
        guard start >= 0 else { return nil }
        var end = start + 1
        while end < count, !isEnd(end, of: unit) { end += 1 }
        end = min(end, count)
        return (forward ? end > offset : end >= offset) && end > start ? start..<end : nil
    }

    /// The next offset that way at which a unit begins or ends.
    package func boundary(from offset: Int, of unit: Unit, forward: Bool) -> Int? {
        var here = offset + (forward ? 1 : -1)
        while flags.indices.contains(here) {
            if isStart(here, of: unit) || isEnd(here, of: unit) { return here }
            here += forward ? 1 : -1
        }
        return nil
    }
}
