/// Keys by what they type, on a keyboard of the United States: for shortcuts that tests press.
extension HostKey {
    /// The caps lock, shift, control, alternate and command keys, in the order of `modifiers`.
    private static let modifierUsages = [57, 225, 224, 226, 227]
    private static let shift = 1 << 17

    /// `XCUIKeyboardKey`'s letters as keys of the USB HID page.
    private static let named: [Character: Int] = [
        "\u{8}": 42, "\u{7F}": 42, "\u{F728}": 76, "\u{1B}": 41, "\t": 43, "\u{F700}": 82, "\u{F701}": 81,
        "\u{F702}": 80, "\u{F703}": 79, "\u{F729}": 74, "\u{F72B}": 77, "\u{F72C}": 75, "\u{F72D}": 78,
    ]
    private static let signs: [Character: Int] = [
        "\r": 40, "\n": 40, " ": 44, "-": 45, "=": 46, "[": 47, "]": 48, "\\": 49, ";": 51, "'": 52, "`": 53, ",": 54,
        ".": 55, "/": 56, "0": 39,
    ]

    /// The key of one of `XCUIKeyboardKey`'s letters, which types nothing; nil for any other letter.
    package static func usage(named letter: Character) -> Int? { named[letter] }

    /// The key that types a letter, or is named by it; nil where the keyboard has none.
    private static func placeOfLetter(of letter: Character) -> Int? {
        if let usage = named[letter] ?? signs[letter] { return usage }
        guard let code = Character(letter.lowercased()).asciiValue else { return nil }
        switch code {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): return Int(code - UInt8(ascii: "a")) + 4
        case UInt8(ascii: "1")...UInt8(ascii: "9"): return Int(code - UInt8(ascii: "1")) + 30
        default: return nil
        }
    }

    /// What a keyboard sends while a letter's key is pressed with modifiers held: these go down first and up last. Empty where there is no
    /// such key.
    package static func strokes(typing letter: Character, modifiers: Int) -> [HostKey] {
        guard let usage = placeOfLetter(of: letter) else { return [] }
        var held = 0
        var strokes: [HostKey] = []
        let used = modifierUsages.indices.filter { modifiers & 1 << (16 + $0) != 0 }
        for index in used {
            held |= 1 << (16 + index)
            strokes.append(HostKey(usage: modifierUsages[index], modifiers: held, phase: .down))
        }
        let typed = held & shift != 0 ? letter.uppercased() : String(letter)
        for phase in [Phase.down, .up] {
            strokes.append(
                HostKey(usage: usage, characters: named[letter] == nil ? typed : "", modifiers: held, phase: phase))
        }
        for index in used.reversed() {
            held &= ~(1 << (16 + index))
            strokes.append(HostKey(usage: modifierUsages[index], modifiers: held, phase: .up))
        }
        return strokes
    }
}
