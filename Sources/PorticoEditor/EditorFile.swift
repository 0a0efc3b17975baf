/// A file as it is written and as the compiler gets it, and which place in one is which in the other.
package struct EditorFile: Sendable {
    package let original: EditorText
    package let lowered: EditorText

    package init(original: EditorText, lowered: EditorText) {
        (self.original, self.lowered) = (original, lowered)
    }

    struct Place: Equatable {
        var line: Int
        var column: Int
        /// Whether both texts say the same there.
        var isExact = true
    }

    func placeAt(line: Int, column: Int, from side: LineAlignment.Side) -> Place {
        let last = original.lines.count - 1
        if line > last {
            // What follows the last line is ours.
            return Place(line: last, column: original.lines[last].utf16.count, isExact: false)
        }
        guard line >= 0, line < lowered.lines.count else { return Place(line: line, column: column, isExact: false) }
        let alignment = LineAlignment(original: original.lines[line].utf16, lowered: lowered.lines[line].utf16)
        let (column, isExact) = alignment.column(column, from: side)
        return Place(line: line, column: column, isExact: isExact)
    }

    /// Whether a line is another one when it is lowered.
    func isLowered(_ line: Int) -> Bool {
        original.lines.indices.contains(line) && lowered.lines.indices.contains(line)
            && original.lines[line] != lowered.lines[line]
    }

    /// Whether a line of the lowered text is none of the file's own.
    func isOurs(_ line: Int) -> Bool { line >= original.lines.count }
}
