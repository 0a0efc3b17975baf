import CoreGraphics
import Foundation

/// A line of shaped text: runs in the order in which they are seen. Immutable; may be drawn from any thread.
public final class CTLine: Hashable, @unchecked Sendable {
    /// A run and where its left edge stands in the line.
    struct PlacedRun {
        var run: GlyphRun
        var x: Double
        /// The token of a truncated line ("…"): stands for text that is not shown.
        var isToken = false
    }

    let source: TextSource
    /// UTF-16 offsets in the source, whitespace at the end included.
    let range: Range<Int>
    let runs: [PlacedRun]
    /// Without the whitespace at the end.
    let contentWidth: Double
    let trailingWhitespaceWidth: Double
    let ascent: Double
    let descent: Double
    /// The room of the fonts and attachments below the baseline, where nothing is raised or lowered.
    let plainDescent: Double
    let plainAscent: Double
    let leading: Double
    package let isRightToLeft: Bool
    package let isTruncated: Bool
    let paragraph: ShapedParagraph?

    var hasAttachments: Bool { runs.contains { $0.run.kind == .attachment } }

    var width: Double { contentWidth + trailingWhitespaceWidth }

    init(
        source: TextSource, range: Range<Int>, runs: [PlacedRun], contentWidth: Double, trailingWhitespaceWidth: Double,
        isRightToLeft: Bool, isTruncated: Bool = false, paragraph: ShapedParagraph?
    ) {
        self.source = source
        self.range = range
        self.runs = runs
        self.contentWidth = contentWidth
        self.trailingWhitespaceWidth = trailingWhitespaceWidth
        self.isRightToLeft = isRightToLeft
        self.isTruncated = isTruncated
        self.paragraph = paragraph
        var ascent = 0.0
        var descent = 0.0
        var plainAscent = 0.0
        var plainDescent = 0.0
        var leading = 0.0
        func include(_ style: TextStyle) {
            // The font that was asked for counts, not a fallback: an emoji or a Chinese character does not make a line
            // of the system font higher.
            let offset = Double(style.baselineOffset)
            var (above, below) = (Double(style.font.ascent), Double(style.font.descent))
            // Text that is raised or lowered as a whole moves in its line, which keeps the room of the font.
            ascent = max(ascent, above + max(0, offset))
            descent = max(descent, below + max(0, -offset))
            leading = max(leading, Double(style.font.leading))
            if let attachment = style.attachment {
                let bounds = attachment.textAttachmentBounds(lineHeight: style.font.lineHeight, font: style.font)
                ascent = max(ascent, Double(bounds.maxY) + offset)
                descent = max(descent, Double(-bounds.minY) - offset)
                (above, below) = (max(above, Double(bounds.maxY)), max(below, Double(-bounds.minY)))
            }
            plainAscent = max(plainAscent, above)
            plainDescent = max(plainDescent, below)
        }
        var last: TextStyle?
        for placed in runs where placed.run.style !== last {
            include(placed.run.style)
            last = placed.run.style
        }
        if runs.isEmpty { include(source.style(at: range.lowerBound)) }
        self.ascent = ascent
        self.descent = descent
        self.plainAscent = plainAscent
        self.plainDescent = plainDescent
        self.leading = leading
    }

    public static func == (left: CTLine, right: CTLine) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    // MARK: Positions

    /// The x of the caret before a unit of the text.
    package func caretX(_ location: Int) -> CGFloat {
        if runs.isEmpty { return 0 }
        if location >= range.upperBound { return CGFloat(isRightToLeft ? -trailingWhitespaceWidth : width) }
        for placed in runs where placed.run.range.contains(location) {
            return CGFloat(placed.x + placed.run.caretOffset(location))
        }
        return location <= range.lowerBound && !isRightToLeft ? 0 : CGFloat(contentWidth)
    }

    /// The unit whose caret is nearest to `x`; of two, the first.
    package func location(nearest x: CGFloat) -> Int {
        var best = range.upperBound
        var distance = abs(caretX(range.upperBound) - x)
        for placed in runs {
            let carets = placed.run.caretOffsets()
            for (location, caret) in zip(placed.run.range, carets) where isCaretPosition(location) {
                let candidate = abs(CGFloat(placed.x + caret) - x)
                if candidate < distance || candidate == distance && location < best {
                    best = location
                    distance = candidate
                }
            }
        }
        return best
    }

    private func isCaretPosition(_ location: Int) -> Bool {
        location >= source.count || !UTF16.isTrailSurrogate(source.units[location])
    }

    /// Ink bounds, y up, relative to the line's origin.
    package var inkBounds: CGRect {
        var bounds = CGRect.null
        for placed in runs {
            for glyph in placed.run.glyphs {
                let ink = placed.run.face.bounds(of: UInt32(glyph.index))
                guard ink.width > 0, ink.height > 0 else { continue }
                bounds = bounds.union(
                    ink.offsetBy(
                        dx: CGFloat(placed.x + glyph.x), dy: placed.run.style.baselineOffset - CGFloat(glyph.y)))
            }
        }
        return bounds.isNull ? .zero : bounds
    }
}
