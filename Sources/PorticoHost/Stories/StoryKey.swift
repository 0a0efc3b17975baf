/// A key of a hardware keyboard by its name in stories, with the modifiers that are held: `return`, `cmd-s`, `shift-alt-left`.
package struct StoryKey: Codable, Sendable, Equatable {
    /// What the key types, or the letter that stands for one that types nothing.
    private let letter: String
    /// As `HostKey.modifiers`.
    private let modifiers: Int

    private static let named: KeyValuePairs<String, String> = [
        "tab": "\t", "return": "\r", "space": " ", "escape": "\u{1B}", "delete": "\u{8}",
        "forward-delete": "\u{F728}", "up": "\u{F700}", "down": "\u{F701}", "left": "\u{F702}", "right": "\u{F703}",
        "home": "\u{F729}", "end": "\u{F72B}", "page-up": "\u{F72C}", "page-down": "\u{F72D}",
    ]
    private static let others = ["esc": "escape", "enter": "return", "backspace": "delete"]
    private static let held: [String: Int] = [
        "shift": 17, "⇧": 17, "ctrl": 18, "control": 18, "⌃": 18, "alt": 19, "option": 19, "⌥": 19, "cmd": 20,
        "command": 20, "⌘": 20,
    ]

    /// What a story may write, for messages.
    static let remedy =
        "use one of " + named.map(\.key).joined(separator: ", ")
        + ", or a letter, with cmd-, shift-, alt- and ctrl- before it: cmd-s, shift-tab, cmd-shift-z"

    private init(letter: String, modifiers: Int) { (self.letter, self.modifiers) = (letter, modifiers) }

    /// Nil for what is no key.
    package init?(_ text: String) {
        var rest = Substring(text)
        var modifiers = 0
        while let end = rest.firstIndex(where: { $0 == "-" || $0 == "+" }), rest.index(after: end) < rest.endIndex,
            let bit = Self.held[rest[..<end].lowercased()]
        {
            modifiers |= 1 << bit
            rest = rest[rest.index(after: end)...]
        }
        // The signs of menus stand directly before the key.
        while let sign = rest.first, rest.count > 1, let bit = Self.held[String(sign)] {
            modifiers |= 1 << bit
            rest = rest.dropFirst()
        }
        let name = Self.others[rest.lowercased()] ?? rest.lowercased()
        if let letter = Self.named.first(where: { $0.key == name })?.value {
            self.init(letter: letter, modifiers: modifiers)
        } else if rest.count == 1, !HostKey.strokes(typing: Character(name), modifiers: 0).isEmpty {
            self.init(letter: name, modifiers: modifiers)
        } else {
            return nil
        }
    }

    /// A press: modifiers go down, then the key; and up in the other order.
    package var strokes: [HostKey] {
        guard let character = letter.first else { return [] }
        return HostKey.strokes(typing: character, modifiers: modifiers)
    }
}
