import CCairo
import CoreGraphics
import Foundation

/// Makes a line of a whole string; it is never broken.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    let source = TextSource(attrString)
    return CTTypesetter(source).line(0..<source.count)
}

/// Makes a line at most `width` wide, in which `truncationToken` stands for the text that was left out.
/// Returns nil where the token alone is wider than that.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard line.width > width, let paragraph = line.paragraph else { return line }
    if let truncationToken, truncationToken.width > width { return nil }
    let style = line.source.paragraphStyle(at: line.range.lowerBound)
    // Only the text of this line takes part, not what follows it in the paragraph.
    let part = ShapedParagraph(
        line.source, range: line.range, direction: paragraph.isRightToLeft ? .rightToLeft : .leftToRight)
    return LineBuilder.truncatedLine(
        part, from: line.range.lowerBound, width: width, mode: truncationType, style: style, token: truncationToken)
}

/// Makes a line stretched to `justificationWidth`: wholly for a factor of 1, not at all for 0.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    let missing = justificationWidth - line.contentWidth
    let factor = Double(min(max(justificationFactor, 0), 1))
    return LineBuilder.justified(line, to: line.contentWidth + missing * factor)
}

/// The number of glyphs in a line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
    line.runs.reduce(0) { $0 + $1.run.glyphs.count }
}

/// The runs of a line (`[CTRun]`), from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    line.runs.map { CTRun($0.run, x: $0.x) }
}

/// The part of the string that a line shows.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }

/// How far from the left edge a line must start so that it is flush: 0 left, 0.5 centred, 1 right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, flushWidth - line.contentWidth) * Double(min(max(flushFactor, 0), 1))
}

/// Draws a line with its origin at the context's text position. As all of Core Text, it takes y for up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    let position = context.textPosition
    context.paintUprightText { $0.drawLine(line, x: 0, baseline: 0) }
    context.textPosition = CGPoint(x: position.x + CGFloat(line.width), y: position.y)
}

/// The width of a line in points, whitespace at the end included, and its ascent, descent (positive) and leading.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = CGFloat(line.ascent)
    descent?.pointee = CGFloat(line.descent)
    leading?.pointee = CGFloat(line.leading)
    return line.width
}

/// A line's bounds, y up, relative to its origin.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return line.inkBounds }
    let leading = options.contains(.excludeTypographicLeading) ? 0 : line.leading
    return CGRect(
        x: 0, y: -line.descent - leading, width: line.width, height: line.ascent + line.descent + leading)
}

/// The width of the whitespace at the end of a line.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.trailingWhitespaceWidth }

/// The bounds of what a line paints, at the context's text position.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let origin = context?.textPosition ?? .zero
    return line.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
}

/// The index in the string of the character at a position, for setting a caret.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.location(nearest: position.x)
}

/// Where the caret before a character stands, from the line's origin.
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.caretX(charIndex)
    secondaryOffset?.pointee = offset
    return offset
}

/// Calls `block` with every caret position: offset, index in the string, whether it is a leading edge, and a flag that
/// stops when set.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine, _ block: @escaping (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    var stop = false
    for index in line.range {
        if UTF16.isTrailSurrogate(line.source.units[index]) { continue }
        block(Double(line.caretX(index)), index, true, &stop)
        if stop { return }
        block(Double(line.caretX(index + 1)), index, false, &stop)
        if stop { return }
    }
}

extension CGContext {
    /// Runs `body` in a coordinate system with the text's origin at zero, in which text drawn with y down is upright for a
    /// context with y up, and the text matrix is applied.
    func paintUprightText(_ body: (TextPainter) -> Void) {
        let matrix = textMatrix
        paintGroup(in: nil) { cairo, opacity in
            var transform = cairo_matrix_t(
                xx: Double(matrix.a), yx: Double(matrix.b), xy: Double(matrix.c), yy: Double(matrix.d),
                x0: Double(matrix.tx), y0: Double(matrix.ty))
            cairo_transform(cairo, &transform)
            cairo_scale(cairo, 1, -1)
            body(TextPainter(cairo: cairo, opacity: opacity))
        }
    }
}
