import CoreGraphics
import Foundation

/// One pass over the text: breaks it into lines and places them, top down.
struct LayoutPass {
    let source: TextSource
    let options: TextLayout.Options
    private(set) var lines: [TextLayout.Line] = []
    private(set) var isTruncated = false
    /// Whether every line begins at the left and ends where its text does, however wide the room is.
    private(set) var standsAtLeft = true
    private var top: CGFloat = 0
    private var pendingGap: CGFloat = 0
    private var widest: CGFloat = 0
    /// Alignment needs the width of the widest line, where the layout has no width of its own.
    private var alignments: [(style: ParagraphStyleValues, first: Bool, last: Bool)] = []
    /// By their beginnings, where a second pass with fewer lines may follow.
    private var shaped: [Int: GrowingParagraph] = [:]
    /// The length of a paragraph's part that is shaped at first where not all of its lines are wanted.
    private let part: Int

    /// - Parameter part: A screen full of text.
    init(source: TextSource, options: TextLayout.Options, part: Int = 4096) {
        self.source = source
        self.options = options
        self.part = part
    }

    /// A pass over the same text with as many lines as have room.
    func again(maximumLines: Int) -> LayoutPass {
        var fewer = options
        fewer.maximumLines = maximumLines
        fewer.height = nil
        var pass = LayoutPass(source: source, options: fewer, part: part)
        pass.shaped = shaped
        return pass
    }

    mutating func run() -> (lines: [TextLayout.Line], size: CGSize, isTruncated: Bool) {
        let paragraphs = source.paragraphs()
        for (index, paragraph) in paragraphs.enumerated() {
            guard hasRoom else {
                isTruncated = true
                break
            }
            layOut(paragraph.contents, isFirst: index == 0, isLast: index == paragraphs.count - 1)
        }
        alignLines()
        return (lines, CGSize(width: widest, height: top), isTruncated)
    }

    private var hasRoom: Bool { (options.maximumLines == 0 || lines.count < options.maximumLines) && !isTooHigh }
    /// Whether a line reaches below the limit: what follows can't be seen, however much it is.
    var isTooHigh: Bool { options.height.map { top > $0 + 0.01 } == true && lines.count > 1 }
    private var isLastLine: Bool { options.maximumLines > 0 && lines.count == options.maximumLines - 1 }

    private mutating func layOut(_ range: Range<Int>, isFirst: Bool, isLast: Bool) {
        let style = source.paragraphStyle(at: range.lowerBound)
        // How full a line is decides on hyphens: lines hold for one width alone.
        if style.hyphenation != nil { standsAtLeft = false }
        let mode = options.lineBreakMode ?? style.lineBreakMode
        let isLimited = options.width != nil && (options.height != nil || options.maximumLines > 0)
        var paragraph =
            shaped[range.lowerBound]
            ?? GrowingParagraph(
                source, range: range, direction: style.writingDirection,
                defaultRightToLeft: options.naturalIsRightToLeft ?? false, part: isLimited ? part : nil)
        defer { if options.height != nil { shaped[range.lowerBound] = paragraph } }
        if !isFirst { pendingGap += style.paragraphSpacingBefore }

        let onePerParagraph =
            options.truncatesParagraphs && mode.truncates
            || mode == .byClipping && (options.truncatesParagraphs || options.maximumLines == 1)
        var start = range.lowerBound
        var isFirstLine = true
        repeat {
            let available = width(style, isFirstLine: isFirstLine)
            let line: CTLine
            if onePerParagraph || (isLastLine && (mode.truncates || options.truncatesLastLine)) {
                line = lastLine(&paragraph, from: start, width: available, mode: mode, style: style, isLast: isLast)
                if line.isTruncated { isTruncated = true }
                start = range.upperBound
            } else {
                let end = lineEnd(
                    &paragraph, from: start, isFirst: isFirstLine, width: available, mode: mode, style: style)
                line = LineBuilder.line(paragraph.shaped, range: start..<end, style: style)
                start = end
            }
            let isLastOfParagraph = start >= range.upperBound
            appendLine(line, style: style, isFirst: isFirstLine, isLast: isLastOfParagraph)
            isFirstLine = false
        } while start < range.upperBound && hasRoom
        if start < range.upperBound { isTruncated = true }
        pendingGap += style.paragraphSpacing
    }

    /// The end of a line that may go on in another one.
    private func lineEnd(
        _ paragraph: inout GrowingParagraph, from start: Int, isFirst: Bool, width: CGFloat?, mode: CTLineBreakMode,
        style: ParagraphStyleValues
    ) -> Int {
        guard start < paragraph.range.upperBound else { return start }
        guard let width else {
            guard paragraph.shaped.hasLineSeparator else { return paragraph.range.upperBound }
            return paragraph.shaped.lineEnd(
                from: start, width: .greatestFiniteMagnitude, tabs: style, byCharacter: false)
        }
        return paragraph.settled { shaped in
            // What fits as a whole needs no look at its characters.
            if isFirst, shaped.width <= Double(width), !shaped.hasLineSeparator { return shaped.range.upperBound }
            return shaped.lineEnd(
                from: start, width: Double(width), tabs: style, byCharacter: mode == .byCharWrapping,
                hyphenation: options.hyphenates ? style.hyphenation ?? 0 : 0)
        }
    }

    /// The rest of a paragraph, on the only line that there is for it.
    private func lastLine(
        _ paragraph: inout GrowingParagraph, from start: Int, width: CGFloat?, mode: CTLineBreakMode,
        style: ParagraphStyleValues, isLast: Bool
    ) -> CTLine {
        let end = paragraph.range.upperBound
        if mode == .byClipping && !options.truncatesLastLine {
            paragraph.layOutRest()
            return LineBuilder.line(paragraph.shaped, range: start..<end, style: style)
        }
        let width = Double(width ?? .greatestFiniteMagnitude)
        let truncation: CTLineTruncationType =
            mode == .byTruncatingHead ? .start : mode == .byTruncatingMiddle ? .middle : .end
        if truncation == .end {
            // Spaces alone behind what fits are nothing to leave out.
            if !paragraph.isWhole {
                _ = paragraph.settled { shaped in
                    var next = shaped.prefixEnd(from: start, width: width, tabs: style)
                    while next < shaped.range.upperBound, shaped.isWhitespace(next) { next += 1 }
                    return next
                }
            }
        } else {
            paragraph.layOutRest()
        }
        return LineBuilder.truncatedLine(
            paragraph.shaped, from: start, end: end, width: width, mode: truncation, style: style,
            mustMark: isLastLine && !isLast)
    }

    private func width(_ style: ParagraphStyleValues, isFirstLine: Bool) -> CGFloat? {
        guard let width = options.width else { return nil }
        let head = isFirstLine ? style.firstLineHeadIndent : style.headIndent
        let right = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
        return max(0, right - head)
    }

    private mutating func appendLine(_ line: CTLine, style: ParagraphStyleValues, isFirst: Bool, isLast: Bool) {
        if !lines.isEmpty {
            top += pendingGap
        }
        pendingGap = 0
        let natural = CGFloat(line.ascent + line.descent)
        let height = style.height(natural)
        // What a style adds to a line's height lies above the text.
        let baseline = top + height - CGFloat(style.isSet(height) ? line.plainDescent : line.descent)
        lines.append(TextLayout.Line(line: line, x: 0, top: top, height: height, baseline: baseline))
        alignments.append((style, isFirst, isLast))
        top += height
        pendingGap = style.lineSpacing + (options.usesFontLeading ? CGFloat(line.leading) : 0)
        // Spaces count where the writer ended the line, not where the line was broken.
        let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
        widest = max(widest, indent + CGFloat(isLast ? line.width : line.contentWidth))
    }

    private mutating func alignLines() {
        let full = options.width ?? widest
        for index in lines.indices {
            let (style, isFirst, isLast) = alignments[index]
            let isRightToLeft = lines[index].line.isRightToLeft
            let head = isFirst ? style.firstLineHeadIndent : style.headIndent
            let right = style.tailIndent > 0 ? style.tailIndent : full + style.tailIndent
            let room = max(0, right - head)
            // Indents count from the leading edge.
            let left = isRightToLeft ? full - right : head
            var alignment = options.alignment ?? style.alignment
            if alignment == .justified {
                if !isLast {
                    standsAtLeft = false
                    lines[index].line = LineBuilder.justified(lines[index].line, to: Double(room))
                }
                alignment = .natural
            }
            if alignment == .natural {
                alignment = (options.naturalIsRightToLeft ?? isRightToLeft) ? .right : .left
            }
            standsAtLeft = standsAtLeft && alignment == .left && !isRightToLeft && style.tailIndent == 0
            // Text that is too wide runs over its far edge, never over the edge where reading starts.
            var slack = room - CGFloat(lines[index].line.contentWidth)
            if slack < 0, !isRightToLeft { slack = 0 }
            if slack < 0, alignment == .center { alignment = .right }
            switch alignment {
            case .right: lines[index].x = left + slack
            case .center: lines[index].x = left + slack / 2
            default: lines[index].x = left
            }
        }
    }
}
