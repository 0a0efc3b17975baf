import CoreGraphics
import CoreText
import Foundation

/// Puts a paragraph into lines, and the lines into containers.
///
/// - From: `TextFlow`
/// - To: `ParagraphText`, `NSTextContainer`, `NSLayoutManagerDelegate`
struct TextTypesetter {
    let containers: [NSTextContainer]
    let scale: CGFloat
    let usesFontLeading: Bool
    /// The factor of paragraphs whose style doesn't say one.
    let hyphenation: Double
    /// Nil for measuring: nobody is asked then.
    weak var manager: NSLayoutManager?

    private var delegate: (any NSLayoutManagerDelegate)? { manager?.delegate }

    func roundedUp(_ length: CGFloat) -> CGFloat { ((length * scale) - 0.001).rounded(.up) / scale }

    /// - Parameters:
    ///   - start: Of the paragraph, in the text.
    ///   - length: With the separator.
    ///   - isLast: No paragraph follows.
    func layOut(
        _ text: ParagraphText, start: Int, length: Int, isLast: Bool, cursor: inout TextCursor
    ) -> [TextLine] {
        var lines: [TextLine] = []
        var offset = 0
        repeat {
            guard containers.indices.contains(cursor.container), !cursor.isFull else {
                cursor.isFull = true
                return lines
            }
            let container = containers[cursor.container]
            guard hasRoom(in: container, cursor, height: height(text.metrics(at: offset), text)) else {
                next(&cursor)
                continue
            }
            let row = layOutRow(text, from: offset, start: start, length: length, isLast: isLast, container, cursor)
            guard let last = row.last else {
                skip(&cursor, in: container)
                continue
            }
            lines += row
            offset = last.range.upperBound
            cursor.y = row.reduce(cursor.y) { max($0, $1.rect.maxY) }
            cursor.lines += 1
            cursor.misses = 0
        } while offset < length
        return lines
    }

    private func next(_ cursor: inout TextCursor) {
        cursor = TextCursor(container: cursor.container + 1, isFull: cursor.container + 1 >= containers.count)
    }

    /// Nothing fits beside what is excluded: on to where that changes.
    private func skip(_ cursor: inout TextCursor, in container: NSTextContainer) {
        let y = cursor.y
        let ends = container.exclusionPaths.map(\.bounds.maxY).filter { $0 > y }
        cursor.y = min(ends.min() ?? y + 8, y + 8)
        cursor.misses += 1
        // A container that is of no use to this text, a narrow one of an app's own shape, say.
        if cursor.misses > 1000 { next(&cursor) }
    }

    private func hasRoom(in container: NSTextContainer, _ cursor: TextCursor, height: CGFloat) -> Bool {
        if container.maximumNumberOfLines > 0, cursor.lines >= container.maximumNumberOfLines { return false }
        guard let limit = container.limitY, cursor.lines > 0 else { return true }
        return cursor.y + height <= limit + 0.01
    }

    private func height(_ metrics: ParagraphText.Metrics, _ text: ParagraphText) -> CGFloat {
        roundedUp(text.height(metrics.ascent + metrics.descent)) + (usesFontLeading ? metrics.leading : 0)
    }

    // MARK: One row

    /// The fragments of one line: more than one where something is excluded in between.
    private func layOutRow(
        _ text: ParagraphText, from first: Int, start: Int, length: Int, isLast: Bool, _ container: NSTextContainer,
        _ cursor: TextCursor
    ) -> [TextLine] {
        var row: [TextLine] = []
        var offset = first
        let guess = height(text.metrics(at: offset), text)
        let before = first == 0 && (cursor.y > 0 || cursor.hasTextAbove) ? spacingBefore(text, start, at: cursor.y) : 0
        var proposed = CGRect(
            x: 0, y: cursor.y + before, width: container.limitX ?? NSTextContainer.unlimited, height: guess)
        let direction: NSWritingDirection = text.isRightToLeft ? .rightToLeft : .leftToRight
        repeat {
            var remaining = CGRect.zero
            var rect = container.lineFragmentRect(
                forProposedRect: proposed, at: start + offset, writingDirection: direction, remaining: &remaining)
            let isBlocked = rect.width <= 0 || rect.height <= 0
            if isBlocked, !container.isSimpleRectangularTextContainer, cursor.y < 1e6 { break }
            if isBlocked { rect = proposed }
            var made = cut(text, from: offset, in: rect, container, cursor, isLast: isLast, start: start)
            let needed = height(made.metrics, text)
            if needed > guess + 0.01 {
                // A larger font, or an attachment, further on in the line.
                proposed.size.height = needed
                let higher = container.lineFragmentRect(
                    forProposedRect: proposed, at: start + offset, writingDirection: direction, remaining: &remaining)
                if higher.width > 0 {
                    rect = higher
                    made = cut(text, from: offset, in: rect, container, cursor, isLast: isLast, start: start)
                }
            }
            if container.limitX.map({ rect.width < $0 - 0.01 }) == true, text.style.lineBreakMode == .byWordWrapping,
                made.hiddenRange == nil, !text.mayBreak(at: made.textRange.upperBound)
            {
                // Beside what is excluded there is no room for a word: it goes where there is.
                proposed = remaining
                continue
            }
            let line = place(
                made, text, from: offset, start: start, length: length, in: rect, before: row.isEmpty ? before : 0,
                container: cursor.container)
            row.append(line)
            offset = line.range.upperBound
            proposed = remaining
        } while offset < text.count && proposed.width > 2 * container.lineFragmentPadding
        return row
    }

    private func room(_ text: ParagraphText, isFirst: Bool, in width: CGFloat) -> (head: CGFloat, width: CGFloat) {
        let style = text.style
        let head = isFirst ? style.firstLineHeadIndent : style.headIndent
        let right = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
        return (head, max(0, right - head))
    }

    private func cut(
        _ text: ParagraphText, from offset: Int, in rect: CGRect, _ container: NSTextContainer, _ cursor: TextCursor,
        isLast: Bool, start: Int
    ) -> CTLine {
        let isLimited = rect.width < NSTextContainer.unlimited
        let width = room(text, isFirst: offset == 0, in: rect.width - 2 * container.lineFragmentPadding).width
        let style = text.style.lineBreakMode
        if container.lineBreakMode.coreText.isTruncating, isLimited,
            isLastRow(in: container, cursor, height: rect.height), cursor.container == containers.count - 1
        {
            return text.truncatedLine(
                from: offset, width: width, mode: container.lineBreakMode.coreText, marksMore: !isLast)
        }
        if style.isTruncating, isLimited {
            return text.truncatedLine(from: offset, width: width, mode: style, marksMore: false)
        }
        return text.line(
            from: offset, width: isLimited ? max(1, width) : nil, mode: style, hyphenation: hyphenation)
    }

    private func isLastRow(in container: NSTextContainer, _ cursor: TextCursor, height: CGFloat) -> Bool {
        if container.maximumNumberOfLines > 0, cursor.lines == container.maximumNumberOfLines - 1 { return true }
        guard let limit = container.limitY else { return false }
        return cursor.y + 2 * height > limit + 0.01
    }

    // MARK: Placing

    private func spacingBefore(_ text: ParagraphText, _ start: Int, at y: CGFloat) -> CGFloat {
        let proposed = CGRect(x: 0, y: y, width: 0, height: 0)
        if let manager, let delegate {
            let asked = delegate.layoutManager(
                manager, paragraphSpacingBeforeGlyphAt: start, withProposedLineFragmentRect: proposed)
            if !asked.isNaN { return max(0, asked) }
        }
        return text.style.paragraphSpacingBefore
    }

    private func spacingAfter(_ text: ParagraphText, _ last: Int, _ rect: CGRect, endsParagraph: Bool) -> (
        line: CGFloat, paragraph: CGFloat
    ) {
        var spacing = (line: text.style.lineSpacing, paragraph: endsParagraph ? text.style.paragraphSpacing : 0)
        if let manager, let delegate {
            let line = delegate.layoutManager(
                manager, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
            if !line.isNaN { spacing.line = max(0, line) }
            if endsParagraph {
                let paragraph = delegate.layoutManager(
                    manager, paragraphSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
                if !paragraph.isNaN { spacing.paragraph = max(0, paragraph) }
            }
        }
        return spacing
    }

    private func place(
        _ made: CTLine, _ text: ParagraphText, from offset: Int, start: Int, length: Int, in rect: CGRect,
        before: CGFloat, container index: Int
    ) -> TextLine {
        let padding = containers[index].lineFragmentPadding
        let metrics = made.metrics
        let styled = text.height(metrics.ascent + metrics.descent)
        let height = roundedUp(styled)
        // What a style adds to a line's height lies above the text.
        let room = text.isSet(styled) ? made.plainMetrics : metrics
        let baseline = height - roundedUp(room.ascent + room.descent) + roundedUp(room.ascent)
        let isEnd = made.textRange.upperBound >= text.count
        let (x, line) = align(made, text, isFirst: offset == 0, isLast: isEnd, in: rect, padding: padding)
        let upper = isEnd ? length : made.textRange.upperBound
        var fragment = CGRect(
            x: rect.minX, y: rect.minY - before, width: rect.width,
            height: before + height + (usesFontLeading ? metrics.leading : 0))
        if fragment.width >= NSTextContainer.unlimited { fragment.size.width = line.fullWidth + 2 * padding }
        let spacing = spacingAfter(
            text, start + max(offset, upper - 1), fragment, endsParagraph: isEnd && length > text.count)
        fragment.size.height += spacing.line
        // Spaces behind text hang over; of a line that has nothing else they are what is seen of it.
        let width = line.visibleWidth > 0 ? line.visibleWidth : min(line.fullWidth, max(0, rect.width - 2 * padding))
        var used = CGRect(
            x: x - padding, y: rect.minY, width: width + 2 * padding, height: fragment.maxY - rect.minY)
        fragment.size.height += spacing.paragraph
        var base = before + baseline
        if let manager, let delegate {
            _ = delegate.layoutManager(
                manager, shouldSetLineFragmentRect: &fragment, lineFragmentUsedRect: &used, baselineOffset: &base,
                in: containers[index], forGlyphRange: NSRange(location: start + offset, length: upper - offset))
        }
        return TextLine(
            range: offset..<upper, line: line, rect: fragment, used: used, x: x, baseline: base,
            top: base - baseline, height: height, container: index, hidden: line.hiddenRange)
    }

    private func align(
        _ line: CTLine, _ text: ParagraphText, isFirst: Bool, isLast: Bool, in rect: CGRect, padding: CGFloat
    ) -> (x: CGFloat, line: CTLine) {
        let width = rect.width - 2 * padding
        let (head, room) = room(text, isFirst: isFirst, in: width)
        guard rect.width < NSTextContainer.unlimited else { return (rect.minX + padding + head, line) }
        var line = line
        var alignment = text.style.alignment
        if alignment == .justified {
            if !isLast { line = ParagraphText.justified(line, width: room) }
            alignment = .natural
        }
        if alignment == .natural { alignment = text.isRightToLeft ? .right : .left }
        // Indents count from the leading edge.
        let left = rect.minX + padding + (text.isRightToLeft ? width - head - room : head)
        var slack = room - line.visibleWidth
        // Text that is too wide runs over its far edge, never over the edge where reading starts.
        if slack < 0, !text.isRightToLeft { slack = 0 }
        if slack < 0, alignment == .center { alignment = .right }
        switch alignment {
        case .right: return (left + slack, line)
        case .center: return (left + slack / 2, line)
        default: return (left, line)
        }
    }
}

extension CTLineBreakMode {
    var isTruncating: Bool { self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail }
}
