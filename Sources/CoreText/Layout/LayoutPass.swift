import CoreGraphics
import Foundation

/// One pass over the text: breaks it into lines and places them, top down.
struct LayoutPass {
    let source: TextSource
    let options: TextLayout.Options
    private(set) var lines: [TextLayout.Line] = []
    private(set) var isTruncated = false
    private var top: CGFloat = 0
    private var pendingGap: CGFloat = 0
    private var widest: CGFloat = 0
    /// Alignment needs the width of the widest line, where the layout has no width of its own.
    private var alignments: [(style: ParagraphStyleValues, first: Bool, last: Bool)] = []
    /// By their beginnings, where a second pass with fewer lines may follow.
    private var shaped: [Int: ShapedParagraph] = [:]

    init(source: TextSource, options: TextLayout.Options) {
        self.source = source
        self.options = options
    }

    /// A pass over the same text with as many lines as have room.
    func again(maximumLines: Int) -> LayoutPass {
        var fewer = options
        fewer.maximumLines = maximumLines
        fewer.height = nil
        var pass = LayoutPass(source: source, options: fewer)
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
        align()
        return (lines, CGSize(width: widest, height: top), isTruncated)
    }

    private var hasRoom: Bool { (options.maximumLines == 0 || lines.count < options.maximumLines) && !isTooHigh }
    /// Whether a line reaches below the limit: what follows can't be seen, however much it is.
    var isTooHigh: Bool { options.height.map { top > $0 + 0.01 } == true && lines.count > 1 }
    private var isLastLine: Bool { options.maximumLines > 0 && lines.count == options.maximumLines - 1 }

    private mutating func layOut(_ range: Range<Int>, isFirst: Bool, isLast: Bool) {
        let style = source.paragraphStyle(at: range.lowerBound)
        let mode = options.lineBreakMode ?? style.lineBreakMode
        let paragraph =
            shaped[range.lowerBound]
            ?? ShapedParagraph(
                source, range: range, direction: style.writingDirection,
                defaultRightToLeft: options.naturalIsRightToLeft ?? false)
        if options.height != nil { shaped[range.lowerBound] = paragraph }
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
                let truncation: CTLineTruncationType =
                    mode == .byTruncatingHead ? .start : mode == .byTruncatingMiddle ? .middle : .end
                let markMore = isLastLine && !isLast
                if mode == .byClipping && !options.truncatesLastLine {
                    line = LineBuilder.line(paragraph, range: start..<range.upperBound, style: style)
                } else {
                    line = LineBuilder.truncatedLine(
                        paragraph, from: start, width: Double(available ?? .greatestFiniteMagnitude), mode: truncation,
                        style: style, mustMark: markMore)
                }
                if line.isTruncated { isTruncated = true }
                start = range.upperBound
            } else {
                var end = range.upperBound
                if let available, start < end,
                    isFirstLine ? paragraph.width > Double(available) || paragraph.hasLineSeparator : true
                {
                    end = paragraph.lineEnd(
                        from: start, width: Double(available), tabs: style, byCharacter: mode == .byCharWrapping)
                } else if available == nil, paragraph.hasLineSeparator, start < end {
                    end = paragraph.lineEnd(
                        from: start, width: .greatestFiniteMagnitude, tabs: style, byCharacter: false)
                }
                line = LineBuilder.line(paragraph, range: start..<end, style: style)
                start = end
            }
            let isLastOfParagraph = start >= range.upperBound
            append(line, style: style, isFirst: isFirstLine, isLast: isLastOfParagraph)
            isFirstLine = false
        } while start < range.upperBound && hasRoom
        if start < range.upperBound { isTruncated = true }
        pendingGap += style.paragraphSpacing
    }

    private func width(_ style: ParagraphStyleValues, isFirstLine: Bool) -> CGFloat? {
        guard let width = options.width else { return nil }
        let head = isFirstLine ? style.firstLineHeadIndent : style.headIndent
        let right = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
        return max(0, right - head)
    }

    private mutating func append(_ line: CTLine, style: ParagraphStyleValues, isFirst: Bool, isLast: Bool) {
        if !lines.isEmpty {
            top += pendingGap
        }
        pendingGap = 0
        let natural = CGFloat(line.ascent + line.descent)
        let height = style.height(natural)
        // What a style adds to a line's height lies above the text.
        let baseline = top + height - CGFloat(line.descent)
        lines.append(TextLayout.Line(line: line, x: 0, top: top, height: height, baseline: baseline))
        alignments.append((style, isFirst, isLast))
        top += height
        pendingGap = style.lineSpacing + (options.usesFontLeading ? CGFloat(line.leading) : 0)
        // Spaces count where the writer ended the line, not where the line was broken.
        let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
        widest = max(widest, indent + CGFloat(isLast ? line.width : line.contentWidth))
    }

    private mutating func align() {
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
                    lines[index].line = LineBuilder.justified(lines[index].line, to: Double(room))
                }
                alignment = .natural
            }
            if alignment == .natural {
                alignment = (options.naturalIsRightToLeft ?? isRightToLeft) ? .right : .left
            }
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
