/// Where lines may break, and carets stand, in words of the Latin alphabet with spaces and everyday punctuation between them.
///
/// Of Unicode's rules a handful is left there: a line breaks behind spaces and behind the hyphen of a word, and each letter is a character
/// of its own. They are looked up in one pass over the text, without Pango, which looks each character up in a dozen tables. Whatever
/// else a text holds - punctuation in unusual places included - is Pango's.
/// - From: `ShapedParagraph`
enum PlainBreaks {
    /// What `TextEngine.breaks(in:)` says of lines and carets, but for a break at the very beginning, which nobody asks for. Nil where the
    /// text isn't plain.
    static func flags(_ units: ArraySlice<UInt16>) -> [BreakFlags]? {
        units.withUnsafeBufferPointer { units in
            let count = units.count
            var isPlain = true
            let flags = [BreakFlags](unsafeUninitializedCapacity: count + 1) { flags, initialized in
                var before: UInt16 = 0
                for index in 0..<count {
                    let unit = units[index]
                    var flag = BreakFlags.cursor
                    if isLetter(unit) || isDigit(unit) {
                        if before == space || before == hyphen { flag = [.cursor, .line] }
                    } else if unit != space {
                        let after = index + 1 < count ? units[index + 1] : space
                        guard isPlainMark(unit, between: before, and: after) else {
                            isPlain = false
                            return
                        }
                    }
                    (flags.baseAddress! + index).initialize(to: flag)
                    initialized = index + 1
                    before = unit
                }
                (flags.baseAddress! + count).initialize(to: [.cursor, .line])
                initialized = count + 1
            }
            return isPlain ? flags : nil
        }
    }

    private static let space: UInt16 = 0x20
    private static let hyphen: UInt16 = 0x2D

    private static func isLetter(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: true
        default: false
        }
    }

    private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

    /// Whether a mark ends a word and a space follows, or joins two words to one.
    private static func isPlainMark(_ mark: UInt16, between before: UInt16, and after: UInt16) -> Bool {
        switch mark {
        // ! , . : ; ?
        case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: (isLetter(before) || isDigit(before)) && after == space
        case 0x27, hyphen: isLetter(before) && isLetter(after)
        default: false
        }
    }
}
