import CoreGraphics
import CoreText
import Foundation

/// A line fragment: a stretch of a paragraph on one line, and where it stands.
struct TextLine {
    /// Units from the paragraph's start; the last line has the separator, too.
    var range: Range<Int>
    var line: CTLine
    var rect: CGRect
    /// The part of `rect` that the text fills.
    var used: CGRect
    /// The left edge of the text.
    var x: CGFloat
    /// From the top of `rect`.
    var baseline: CGFloat
    /// The frame of the caret and the selection: without the room around paragraphs and below lines.
    var top: CGFloat
    var height: CGFloat
    var container: Int
    /// The text that an ellipsis stands for.
    var hidden: Range<Int>?
}

/// A paragraph as it is laid out: shaped once, and its lines, made again when widths change.
final class ParagraphBox {
    let text: ParagraphText
    var lines: [TextLine] = []
    /// The state of the containers that the lines are for; nil: there are no lines.
    var generation: Int?
    /// The place where the next paragraph goes on, if places depend on each other.
    var end = TextCursor()

    init(_ text: ParagraphText) { self.text = text }

    func line(at offset: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        return min(lines.partitionIndex { $0.range.upperBound <= offset }, lines.count - 1)
    }
}

/// The place of the next line.
struct TextCursor {
    var container = 0
    var y: CGFloat = 0
    var lines = 0
    /// Places count from the paragraph's own top, and it isn't the first.
    var hasTextAbove = false
    /// The number of times in a row that there was no room at a height.
    var misses = 0
    /// There is no container with room left.
    var isFull = false
}
