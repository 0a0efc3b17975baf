import CoreGraphics
import Foundation

/// One paragraph of a text, shaped once; lines are cut from it one after the other, each as wide as its place allows. What
/// TextKit's layout is made of.
///
/// Offsets are UTF-16 units from the start of the paragraph.
/// - From: `ParagraphBox`
/// - To: `ShapedParagraph`, `LineBuilder`
package final class ParagraphText: @unchecked Sendable {
    /// A font's room above and below the baseline.
    package struct Metrics {
        package var ascent: CGFloat
        package var descent: CGFloat
        package var leading: CGFloat
    }

    package let style: ParagraphStyleValues
    /// Without the separator that ends the paragraph.
    package let count: Int
    private let source: TextSource
    private let shaped: ShapedParagraph
    private lazy var glyphs: [CGGlyph?] = makeGlyphs()

    /// - Parameters:
    ///   - source: The paragraph with its separator.
    ///   - count: Its length without that.
    package init(_ source: TextSource, count: Int, isRightToLeftByDefault: Bool) {
        self.source = source
        self.count = count
        style = source.paragraphStyle(at: 0)
        shaped = ShapedParagraph(
            source, range: 0..<count, direction: style.writingDirection, defaultRightToLeft: isRightToLeftByDefault)
    }

    package var isRightToLeft: Bool { shaped.isRightToLeft }

    package func metrics(at offset: Int) -> Metrics {
        let style = source.style(at: offset)
        return Metrics(
            ascent: style.font.ascent + max(0, style.baselineOffset),
            descent: style.font.descent + max(0, -style.baselineOffset), leading: style.font.leading)
    }

    /// A line's natural height as the paragraph's style changes it.
    package func height(_ natural: CGFloat) -> CGFloat { style.height(natural) }

    /// Whether the style sets a line's height to a figure, in which offsets of the baseline move the text.
    package func isSet(_ height: CGFloat) -> Bool { style.isSet(height) }

    /// The line from `start` on, broken where `width` ends; nil: at the paragraph's end.
    /// - Parameter hyphenation: Where the paragraph's style doesn't say.
    package func line(
        from start: Int, width: CGFloat?, mode: CTLineBreakMode, hyphenation: Double = 0
    ) -> CTLine {
        var end = count
        if start < end {
            let room = mode == .byClipping ? nil : width
            if room != nil || shaped.hasLineSeparator {
                end = shaped.lineEnd(
                    from: start, width: room.map(Double.init) ?? .greatestFiniteMagnitude, tabs: style,
                    byCharacter: mode == .byCharWrapping, hyphenation: style.hyphenation ?? hyphenation)
            }
        }
        return LineBuilder.line(shaped, range: start..<end, style: style)
    }

    /// The rest of the paragraph on one line, with an ellipsis where it is too wide or, with `marksMore`, in any case.
    package func truncatedLine(from start: Int, width: CGFloat, mode: CTLineBreakMode, marksMore: Bool) -> CTLine {
        let truncation: CTLineTruncationType =
            mode == .byTruncatingHead ? .start : mode == .byTruncatingMiddle ? .middle : .end
        return LineBuilder.truncatedLine(
            shaped, from: start, width: Double(width), mode: truncation, style: style, mustMark: marksMore)
    }

    package static func justified(_ line: CTLine, width: CGFloat) -> CTLine {
        LineBuilder.justified(line, to: Double(width))
    }

    /// Whether a character as a person counts them begins at a unit.
    package func isCharacterStart(_ offset: Int) -> Bool {
        offset <= 0 || offset >= count || shaped.isCharacterStart(offset)
    }

    /// Whether a line may end before a unit, or the one that was made last has a hyphen there.
    package func mayBreak(at offset: Int) -> Bool {
        offset <= 0 || offset >= count || shaped.mayBreak(offset) || shaped.hyphenatedEnd == offset
    }

    /// The first glyph of the character that begins at a unit; nil within a character, and where there is none.
    package func glyph(at offset: Int) -> CGGlyph? { glyphs.indices.contains(offset) ? glyphs[offset] : nil }

    private func makeGlyphs() -> [CGGlyph?] {
        var result = [CGGlyph?](repeating: nil, count: count)
        for run in shaped.runs {
            for (glyph, room) in zip(run.glyphs, run.rooms) where result[room.cluster] == nil {
                result[room.cluster] = CGGlyph(truncatingIfNeeded: glyph.index)
            }
        }
        return result
    }
}

extension CTLine {
    package var metrics: ParagraphText.Metrics {
        ParagraphText.Metrics(ascent: CGFloat(ascent), descent: CGFloat(descent), leading: CGFloat(leading))
    }
    /// As it would be if nothing in it were raised or lowered.
    package var plainMetrics: ParagraphText.Metrics {
        ParagraphText.Metrics(
            ascent: CGFloat(plainAscent), descent: CGFloat(plainDescent), leading: CGFloat(leading))
    }
    /// Without the whitespace at the end.
    package var visibleWidth: CGFloat { CGFloat(contentWidth) }
    package var fullWidth: CGFloat { CGFloat(width) }
    /// Offsets in the text that the line was made from.
    package var textRange: Range<Int> { range }
    /// The text that a truncated line's ellipsis stands for.
    package var hiddenRange: Range<Int>? { runs.first { $0.isToken }?.run.range }

    /// Where the stretches of a range stand, from left to right; more than one where the text runs both ways.
    package func stretches(of part: Range<Int>) -> [(left: CGFloat, right: CGFloat)] {
        var result: [(left: CGFloat, right: CGFloat)] = []
        for placed in runs where !placed.isToken {
            let common = placed.run.range.clamped(to: part)
            guard !common.isEmpty else { continue }
            let ends = (placed.run.caretOffset(common.lowerBound), placed.run.caretOffset(common.upperBound))
            let left = CGFloat(placed.x + min(ends.0, ends.1))
            let right = CGFloat(placed.x + max(ends.0, ends.1))
            if let last = result.last, abs(last.right - left) < 0.01 {
                result[result.count - 1].right = right
            } else {
                result.append((left, right))
            }
        }
        return result
    }

    /// What of a line is drawn: TextKit draws a text in layers, each of which an app may draw in its own way.
    package enum Part { case glyphs, underline, strikethrough }

    /// Draws a part of a line whose origin is at a point, y down.
    /// - Parameter range: What of the text; nil: all of it.
    package func draw(_ part: Part, in context: CGContext, at origin: CGPoint, range: Range<Int>? = nil) {
        context.paintGroup(in: nil) { cairo, opacity in
            TextPainter(cairo: cairo, opacity: opacity).drawPart(
                part, of: self, x: Double(origin.x), baseline: Double(origin.y), range: range)
        }
        if part == .glyphs, hasAttachments {
            TextPainter.drawAttachments(
                self, in: context, x: Double(origin.x), baseline: Double(origin.y), range: range)
        }
    }
}

extension CTLine {
    /// The stretches of the text that have a line under or through them, and the raw value of its style.
    package func decorations(_ part: Part) -> [(style: Int, range: Range<Int>)] {
        var result: [(style: Int, range: Range<Int>)] = []
        for placed in runs where !placed.isToken && !placed.run.range.isEmpty {
            let style = part == .underline ? placed.run.style.underline : placed.run.style.strikethrough
            if part != .glyphs, !style.isEmpty { result.append((style.rawValue, placed.run.range)) }
        }
        return result
    }
}
