import CoreGraphics
import Foundation

/// Text in lines: measured once, drawn as often as needed. What `UILabel`, string drawing and `CTFrame` are made of.
///
/// Immutable; may be made on one thread and drawn on another. Coordinates are y down, from the top left of the text;
/// sizes are in points, not rounded to pixels.
/// - From: `UILabel`, `StringDrawing`, `CTFramesetter`.
/// - To: `TextPainter`, `LineBuilder`.
package final class TextLayout: @unchecked Sendable {
    package struct Options {
        /// Nil: lines end at paragraph ends only.
        package var width: CGFloat?
        /// No line reaches below this, except the first. Nil: no limit.
        package var height: CGFloat?
        /// 0: no limit.
        package var maximumLines = 0
        /// Nil: as the paragraph styles say.
        package var lineBreakMode: CTLineBreakMode?
        package var alignment: CTTextAlignment?
        /// With a truncating mode and no line limit: truncate every paragraph to one line (string drawing), or wrap
        /// (a label, which truncates only the last line that it has room for).
        package var truncatesParagraphs = false
        /// Marks the last line that fits, whatever the line break mode says.
        package var truncatesLastLine = false
        /// Whether lines stand apart by what their fonts ask for.
        package var usesFontLeading = true
        /// The meaning of `natural` alignment where it does not follow the text: nil follows the text.
        package var naturalIsRightToLeft: Bool?
        /// Whether words are parted where the paragraphs ask for it; Core Text's own frames don't.
        package var hyphenates = true

        package init(
            width: CGFloat? = nil, height: CGFloat? = nil, maximumLines: Int = 0,
            lineBreakMode: CTLineBreakMode? = nil, alignment: CTTextAlignment? = nil
        ) {
            self.width = width
            self.height = height
            self.maximumLines = maximumLines
            self.lineBreakMode = lineBreakMode
            self.alignment = alignment
        }
    }

    package struct Line {
        package var line: CTLine
        /// Left edge of the text.
        package var x: CGFloat
        package var top: CGFloat
        package var height: CGFloat
        package var baseline: CGFloat
        /// UTF-16 offsets.
        package var range: Range<Int> { line.range }
        package var width: CGFloat { CGFloat(line.contentWidth) }
    }

    package let options: Options
    package let lines: [Line]
    /// The room that the text takes: the widest line, and all heights.
    package let size: CGSize
    /// The left edge of the line that begins furthest left; 0 without lines.
    package let left: CGFloat
    /// Not all text is shown.
    package let isTruncated: Bool
    /// Lines at the left, with all of the text: the same in every room that is wide enough for them and not for more.
    private let isPlain: Bool
    let source: TextSource

    package init(_ source: TextSource, options: Options = Options()) {
        self.source = source
        self.options = options
        var pass = LayoutPass(source: source, options: options)
        var result = pass.run()
        if let limit = options.height, pass.isTooHigh {
            // Fewer lines, and the last of them shows that there is more.
            let fitting = result.lines.prefix { $0.top + $0.height <= limit + 0.01 }.count
            pass = pass.again(maximumLines: max(1, fitting))
            result = pass.run()
        }
        lines = result.lines
        size = result.size
        left = result.lines.dropFirst().reduce(result.lines.first?.x ?? 0) { min($0, $1.x) }
        isTruncated = result.isTruncated
        isPlain = !result.isTruncated && pass.standsAtLeft
    }

    /// Whether the layout for other options would be the same one: what was broken to a width ends its lines at the same places in every
    /// room between that width and the widest of its lines.
    package func holds(for other: Options) -> Bool {
        guard isPlain, other.width.map({ size.width <= $0 }) ?? true else { return false }
        if lines.count > 1 {
            if let height = other.height, height < size.height { return false }
            if let width = options.width, other.width.map({ $0 > width }) ?? true { return false }
        }
        return other.maximumLines == options.maximumLines && other.lineBreakMode == options.lineBreakMode
            && other.alignment == options.alignment && other.truncatesParagraphs == options.truncatesParagraphs
            && other.truncatesLastLine == options.truncatesLastLine
            && other.usesFontLeading == options.usesFontLeading && other.hyphenates == options.hyphenates
            && other.naturalIsRightToLeft == options.naturalIsRightToLeft
    }

    package convenience init(
        attributed: NSAttributedString, width: CGFloat?, maximumLines: Int = 0, lineBreak: CTLineBreakMode? = nil,
        alignment: CTTextAlignment? = nil
    ) {
        self.init(
            TextSource(attributed),
            options: Options(
                width: width, maximumLines: maximumLines, lineBreakMode: lineBreak, alignment: alignment))
    }

    /// What is painted, y down, from the top left of the text.
    package var inkBounds: CGRect {
        var bounds = CGRect.null
        for line in lines {
            let ink = line.line.inkBounds
            guard ink.width > 0, ink.height > 0 else { continue }
            bounds = bounds.union(
                CGRect(x: line.x + ink.minX, y: line.baseline - ink.maxY, width: ink.width, height: ink.height))
        }
        return bounds.isNull ? .zero : bounds
    }

    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// Draws the text with its top left corner at `origin`, y down.
    /// - Parameter color: Replaces the colours of the text itself (a highlighted label, a label's shadow).
    package func draw(in context: CGContext, at origin: CGPoint, color: CGColor? = nil) {
        context.paintGroup(in: nil) { cairo, opacity in
            TextPainter(cairo: cairo, opacity: opacity).drawLayout(self, at: origin, color: color)
        }
        for line in lines where line.line.hasAttachments {
            TextPainter.drawAttachments(
                line.line, in: context, x: Double(origin.x + line.x), baseline: Double(origin.y + line.baseline))
        }
    }

    // MARK: Positions

    /// The UTF-16 offset whose caret is nearest to a point.
    package func location(nearest point: CGPoint) -> Int {
        guard let line = lines.first(where: { point.y < $0.top + $0.height }) ?? lines.last else { return 0 }
        return line.line.location(nearest: point.x - line.x)
    }

    /// The rectangle of the caret before a UTF-16 offset, 0 wide.
    package func caretRect(at location: Int) -> CGRect {
        guard let line = lines.last(where: { $0.range.lowerBound <= location }) ?? lines.first else { return .zero }
        return CGRect(x: line.x + line.line.caretX(location), y: line.top, width: 0, height: line.height)
    }
}
