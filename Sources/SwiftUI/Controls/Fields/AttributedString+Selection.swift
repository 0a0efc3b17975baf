import UIKit

extension AttributedString {
    /// The selected characters.
    public subscript(_ selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        switch selection.indices(in: self) {
        case .insertionPoint: self[RangeSet<Index>()]
        case .ranges(let ranges): self[ranges]
        }
    }

    /// Changes the attributes of the selected characters, or of what is typed next. The selection stays.
    public mutating func transformAttributes<E: Error>(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        guard case .ranges(let ranges) = selection.indices(in: self) else {
            var attributes = selection.typingAttributes(in: self)
            try body(&attributes)
            selection = AttributedTextSelection(offsets: selectedUnits(selection), typing: attributes)
            return
        }
        let units = selectedUnits(selection)
        for range in ranges.ranges.flatMap({ self[$0].runs.map(\.range) }) {
            guard var attributes = self[range].runs.first?.attributes else { continue }
            try body(&attributes)
            self[range].setAttributes(attributes)
        }
        // The places of characters may have other indices now.
        if ranges.ranges.count == 1 { selection = AttributedTextSelection(offsets: units) }
    }

    /// Puts other content in the place of the selected characters, and the caret behind it.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
    ) {
        replaceSelectedText(&selection, with: AttributedString(newContent[newContent.startIndex..<newContent.endIndex]))
    }

    /// Puts characters in the place of the selected ones, with the attributes of what is typed, and the caret behind them.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters newCharacters: some Collection<Character>
    ) {
        let attributes = selection.typingAttributes(in: self)
        replaceSelectedText(&selection, with: AttributedString(String(newCharacters), attributes: attributes))
    }

    /// Changes the text, and the selection with it: it stays at its place, or at the end where that is gone.
    public mutating func transform<E: Error>(
        updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
    ) throws(E) {
        let units = selectedUnits(selection), typing = selection.typing
        try body(&self)
        if selection.isSet { selection = AttributedTextSelection(offsets: units, typing: typing) }
    }

    private mutating func replaceSelectedText(
        _ selection: inout AttributedTextSelection, with content: AttributedString
    ) {
        let start = selectedUnits(selection).lowerBound
        if case .ranges(let ranges) = selection.indices(in: self) {
            for range in ranges.ranges.reversed() { removeSubrange(range) }
        }
        insert(content, at: range(ofUnits: start..<start).lowerBound)
        let end = start + String(content.characters).utf16.count
        selection = AttributedTextSelection(offsets: end..<end)
    }

    private func selectedUnits(_ selection: AttributedTextSelection) -> Range<Int> {
        let range = selection.unitRange(in: self)
        return range.location..<range.location + range.length
    }
}
