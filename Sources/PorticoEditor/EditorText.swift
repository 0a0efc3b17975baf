/// The text of a file as an editor has it, in lines.
package struct EditorText: Sendable, Equatable {
    package private(set) var text: String
    /// Without their ends.
    package private(set) var lines: [Substring]

    package init(_ text: String) {
        self.text = text
        lines = Self.lines(of: text)
    }

    /// Where lines end, as the protocol says: `\n`, `\r\n` or `\r`.
    private static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    }

    /// A change of a part, or of all where no part is named.
    package mutating func applyChange(_ change: LanguageValue) {
        let new = change["text"].string ?? ""
        guard let start = index(change["range"]["start"]), let end = index(change["range"]["end"]), start <= end else {
            self = EditorText(new)
            return
        }
        self = EditorText(text[..<start] + new + text[end...])
    }

    private init(_ text: Substring) { self.init(String(text)) }

    private func index(_ position: LanguageValue) -> String.Index? {
        guard let line = position["line"].int, let column = position["character"].int, line >= 0, column >= 0 else {
            return nil
        }
        guard line < lines.count else { return text.endIndex }
        let units = lines[line].utf16
        return units.index(units.startIndex, offsetBy: column, limitedBy: units.endIndex) ?? units.endIndex
    }

    /// The name that a position is in, or behind.
    func name(at position: LanguageValue) -> String? {
        guard let place = index(position) else { return nil }
        func isName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        let before = text[..<place].reversed().prefix(while: isName).reversed()
        let name = String(before) + text[place...].prefix(while: isName)
        return name.isEmpty ? nil : name
    }

    /// The text with another line in the place of one.
    func replacing(_ line: Int, with other: String) -> EditorText {
        let place = lines[line]
        return EditorText(text[..<place.startIndex] + other + text[place.endIndex...])
    }
}
