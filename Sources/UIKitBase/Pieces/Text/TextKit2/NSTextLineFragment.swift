import CoreGraphics
import CoreText
import Foundation

/// One line of a layout fragment. Characters count from the start of its attributed string, that of the element.
open class NSTextLineFragment: NSObject {
    /// The text that the line is part of: the element's.
    public let attributedString: NSAttributedString
    /// The line's characters, in UTF-16 units from the start of `attributedString`.
    public let characterRange: NSRange
    /// Where the line stands in its fragment, as large as its font and its text.
    public let typographicBounds: CGRect
    /// The beginning of the baseline, from the corner of `typographicBounds`.
    public let glyphOrigin: CGPoint
    private let line: CTLine

    /// A line by itself, as wide as it is.
    public init(attributedString: NSAttributedString, range: NSRange) {
        self.attributedString = attributedString
        characterRange = range
        let part = attributedString.attributedSubstring(from: range)
        let text = ParagraphText(TextSource(part), count: part.length, isRightToLeftByDefault: false)
        line = text.line(from: 0, width: nil, mode: .byClipping)
        offset = range.location
        let metrics = line.metrics
        typographicBounds = CGRect(
            x: 0, y: 0, width: line.fullWidth, height: metrics.ascent + metrics.descent + metrics.leading)
        glyphOrigin = CGPoint(x: 0, y: metrics.ascent)
        super.init()
    }

    /// Makes a line by itself of a text with one set of attributes, as wide as it is.
    public convenience init(string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
    }

    /// Where the line's own counting begins in the attributed string.
    private let offset: Int

    dynamic init(_ found: NSLayoutManager.FoundLine, in frame: CGRect, text: NSAttributedString) {
        attributedString = text
        characterRange = NSRange(location: found.line.range.lowerBound, length: found.line.range.count)
        line = found.line.line
        offset = 0
        let body = found.body
        typographicBounds = CGRect(
            x: found.line.x - frame.minX, y: body.minY - frame.minY, width: found.line.line.visibleWidth,
            height: body.height)
        glyphOrigin = CGPoint(x: 0, y: found.baseline.y - body.minY)
        super.init()
    }

    /// Draws the line with its glyph origin at a point's x, and the top of its bounds at the point's y.
    open func draw(at point: CGPoint, in context: CGContext) {
        let origin = CGPoint(x: point.x + glyphOrigin.x, y: point.y + glyphOrigin.y)
        line.draw(.underline, in: context, at: origin)
        line.draw(.glyphs, in: context, at: origin)
        line.draw(.strikethrough, in: context, at: origin)
    }

    /// Where a character begins on the baseline, from the line's own corner.
    open func locationForCharacter(at index: Int) -> CGPoint {
        CGPoint(x: glyphOrigin.x + line.caretX(index - offset), y: glyphOrigin.y)
    }

    /// The character at a point, or the nearest one.
    open func characterIndex(for point: CGPoint) -> Int { character(at: point.x).index }

    /// How far through the nearest character a point is, from 0 at its beginning to 1 at its end.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat { character(at: point.x).fraction }

    private func character(at x: CGFloat) -> (index: Int, fraction: CGFloat) {
        let range = line.textRange
        guard !range.isEmpty else { return (characterRange.location, 0) }
        let near = line.location(nearest: x)
        for start in [near, near - 1, near - 2] where range.contains(start) {
            for stretch in line.stretches(of: start..<start + 1) where x >= stretch.left && x < stretch.right {
                return (offset + start, (x - stretch.left) / max(stretch.right - stretch.left, 0.01))
            }
        }
        return near <= range.lowerBound ? (offset + range.lowerBound, 0) : (offset + range.upperBound - 1, 1)
    }
}
