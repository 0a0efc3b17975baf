import CoreGraphics
import Foundation

/// Breaks a string into lines.
public final class CTTypesetter: Hashable, @unchecked Sendable {
    let source: TextSource
    private let paragraphs: [(contents: Range<Int>, enclosing: Range<Int>)]

    init(_ source: TextSource) {
        self.source = source
        paragraphs = source.paragraphs()
    }

    public static func == (left: CTTypesetter, right: CTTypesetter) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    private func shaped(_ range: Range<Int>) -> ShapedParagraph {
        ShapedParagraph(
            source, range: range, direction: source.paragraphStyle(at: range.lowerBound).writingDirection)
    }

    /// The line for a range, which may reach over the ends of paragraphs: they are shown as nothing.
    func line(_ range: Range<Int>) -> CTLine {
        let style = source.paragraphStyle(at: range.lowerBound)
        return LineBuilder.line(shaped(range), range: range, style: style)
    }

    /// The number of units from `start` that go on a line `width` wide.
    func suggestedCount(from start: Int, width: Double, byCharacter: Bool) -> Int {
        guard start >= 0, let paragraph = paragraphs.first(where: { start < $0.enclosing.upperBound }) else { return 0 }
        let shaped = shaped(paragraph.contents)
        guard start < paragraph.contents.upperBound else { return paragraph.enclosing.upperBound - start }
        let style = source.paragraphStyle(at: start)
        let end = shaped.lineEnd(from: start, width: width, tabs: style, byCharacter: byCharacter)
        return (end >= paragraph.contents.upperBound ? paragraph.enclosing.upperBound : end) - start
    }
}

/// Makes a typesetter for a string.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(TextSource(string))
}

/// Makes a line from a range of the string; a length of 0 means up to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    typesetter.line(stringRange.clamped(to: typesetter.source.count))
}

/// The number of characters from `startIndex` that fit on a line, broken between words.
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.suggestedCount(from: startIndex, width: width, byCharacter: false)
}

/// The number of characters from `startIndex` that fit on a line, broken between any two of them.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.suggestedCount(from: startIndex, width: width, byCharacter: true)
}
