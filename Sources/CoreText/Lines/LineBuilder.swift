import Foundation

/// Makes lines from shaped paragraphs: tab stops, visual order, truncation, justification.
enum LineBuilder {
    /// The line for `range` of a paragraph.
    static func line(_ paragraph: ShapedParagraph, range: Range<Int>, style: ParagraphStyleValues) -> CTLine {
        var contentEnd = range.upperBound
        while contentEnd > range.lowerBound, paragraph.isWhitespace(contentEnd - 1) { contentEnd -= 1 }
        let content = range.lowerBound..<contentEnd
        let whitespace = contentEnd..<range.upperBound
        var runs = range.isEmpty ? [] : paragraph.runs(for: content)
        if !range.isEmpty, paragraph.hyphenatedEnd == range.upperBound {
            runs.append(paragraph.hyphen(before: range.upperBound))
        }
        return assemble(
            source: paragraph.source, range: range, content: runs,
            whitespace: whitespace.isEmpty ? [] : paragraph.runs(for: whitespace), baseLevel: paragraph.baseLevel,
            style: style, paragraph: paragraph)
    }

    /// The line from `start` to the end of the paragraph, cut down to `width` with a token where text is left out.
    /// `mustMark` says that text follows that is not shown, so that the token is due even where all fits.
    /// - Parameter end: Where the paragraph ends if it is shaped in part: more than has room, and `mode` is `end`.
    static func truncatedLine(
        _ paragraph: ShapedParagraph, from start: Int, end: Int? = nil, width: Double, mode: CTLineTruncationType,
        style: ParagraphStyleValues, token: CTLine? = nil, mustMark: Bool = false
    ) -> CTLine {
        let end = end ?? paragraph.range.upperBound
        let whole = line(paragraph, range: start..<paragraph.range.upperBound, style: style)
        if whole.contentWidth <= width + 0.001, !(mustMark && mode == .end) { return whole }

        let tokenRuns = token?.runs.map(\.run) ?? [ellipsis(paragraph, at: tokenStyleLocation(start, end, mode))]
        let room = width - tokenRuns.reduce(0) { $0 + $1.width }
        var hidden: Range<Int>
        switch mode {
        case .end:
            hidden = paragraph.prefixEnd(from: start, width: max(0, room), tabs: style)..<end
        case .start:
            hidden = start..<paragraph.suffixStart(before: end, limit: start, width: max(0, room))
        case .middle:
            let prefix = paragraph.prefixEnd(from: start, width: max(0, room / 2), tabs: style)
            let used = paragraph.runs(for: start..<prefix).reduce(0) { $0 + $1.width }
            let suffix = paragraph.suffixStart(before: end, limit: prefix, width: max(0, room - used))
            hidden = prefix..<suffix
        }
        // No space between a word and the token.
        if mode != .start {
            var low = hidden.lowerBound
            while low > start, paragraph.isWhitespace(low - 1) { low -= 1 }
            hidden = low..<hidden.upperBound
        }
        if mode != .end {
            var high = hidden.upperBound
            while high < end, paragraph.isWhitespace(high) { high += 1 }
            hidden = hidden.lowerBound..<high
        }
        let stand = tokenRuns.map { standIn($0, for: hidden, level: paragraph.baseLevel) }
        let before = hidden.lowerBound > start ? paragraph.runs(for: start..<hidden.lowerBound) : []
        let after = hidden.upperBound < end ? paragraph.runs(for: hidden.upperBound..<end) : []
        return assemble(
            source: paragraph.source, range: start..<end, content: before + stand + after, whitespace: [],
            baseLevel: paragraph.baseLevel, style: style, paragraph: paragraph, tokens: stand)
    }

    private static func tokenStyleLocation(_ start: Int, _ end: Int, _ mode: CTLineTruncationType) -> Int {
        switch mode {
        case .start: start
        case .middle: (start + end) / 2
        case .end: max(start, end - 1)
        }
    }

    private static func ellipsis(_ paragraph: ShapedParagraph, at location: Int) -> GlyphRun {
        let style = paragraph.source.style(at: location)
        let dots = TextSource("\u{2026}", style: style)
        return ShapedParagraph(dots, range: 0..<1, direction: .leftToRight).runs[0]
    }

    /// A token's run as a run of the line, standing for the hidden text.
    private static func standIn(_ run: GlyphRun, for hidden: Range<Int>, level: UInt8) -> GlyphRun {
        GlyphRun(
            style: run.style, face: run.face, range: hidden, level: level, glyphs: run.glyphs,
            rooms: run.rooms.map { room in
                var standing = room
                standing.cluster = hidden.lowerBound
                return standing
            }, width: run.width)
    }

    /// Stretches the spaces of a line (between ideographs: every gap) so that it is `width` wide.
    static func justified(_ line: CTLine, to width: Double) -> CTLine {
        let missing = width - line.contentWidth
        guard missing > 0.001 else { return line }
        let units = line.source.units
        var contentEnd = line.range.upperBound
        while contentEnd > line.range.lowerBound, units[contentEnd - 1] == 0x20 { contentEnd -= 1 }
        var gaps = Set((line.range.lowerBound..<contentEnd).filter { units[$0] == 0x20 || units[$0] == 0xA0 })
        if gaps.isEmpty {
            gaps = Set(
                (line.range.lowerBound..<max(contentEnd - 1, line.range.lowerBound)).filter {
                    (0x2E80...0xD7A3).contains(units[$0]) || (0xF900...0xFAFF).contains(units[$0])
                })
        }
        guard !gaps.isEmpty else { return line }
        let share = missing / Double(gaps.count)
        var x = 0.0
        let runs = line.runs.map { placed -> CTLine.PlacedRun in
            let inContent = placed.run.range.lowerBound < contentEnd
            let run = inContent ? placed.run.spaced { gaps.contains($0) ? share : 0 } : placed.run
            defer { x += run.width }
            return CTLine.PlacedRun(run: run, x: placed.x < 0 ? placed.x : x, isToken: placed.isToken)
        }
        return CTLine(
            source: line.source, range: line.range, runs: runs, contentWidth: width,
            trailingWhitespaceWidth: line.trailingWhitespaceWidth, isRightToLeft: line.isRightToLeft,
            isTruncated: line.isTruncated, paragraph: line.paragraph)
    }

    // MARK: Assembly

    private static func assemble(
        source: TextSource, range: Range<Int>, content: [GlyphRun], whitespace: [GlyphRun], baseLevel: UInt8,
        style: ParagraphStyleValues, paragraph: ShapedParagraph, tokens: [GlyphRun] = []
    ) -> CTLine {
        var placed: [CTLine.PlacedRun] = []
        placed.reserveCapacity(content.count + whitespace.count)
        let indent = style.indent(isFirst: range.lowerBound == paragraph.range.lowerBound)
        let all = placeTabs(in: content + whitespace, from: indent, style)
        let (logical, whitespace) = (all.prefix(content.count), all.suffix(whitespace.count))
        var x = 0.0
        for run in visualOrder(Array(logical)) {
            placed.append(CTLine.PlacedRun(run: run, x: x, isToken: tokens.contains { $0 === run }))
            x += run.width
        }
        let contentWidth = x
        // Whitespace at the end of a line has the paragraph's direction, and hangs over its far edge.
        let whitespaceWidth = whitespace.reduce(0) { $0 + $1.width }
        if baseLevel == 0 {
            for run in whitespace {
                placed.append(CTLine.PlacedRun(run: run.atLevel(0), x: x))
                x += run.width
            }
        } else {
            x = 0
            for run in whitespace {
                x -= run.width
                placed.insert(CTLine.PlacedRun(run: run.atLevel(1), x: x), at: 0)
            }
        }
        return CTLine(
            source: source, range: range, runs: placed, contentWidth: contentWidth,
            trailingWhitespaceWidth: whitespaceWidth, isRightToLeft: baseLevel == 1, isTruncated: !tokens.isEmpty,
            paragraph: paragraph)
    }

    /// A tab reaches to its stop from where the text before it ends; less what stands before the stop of the text after it, where
    /// that is set flush with the stop's right or centred on it.
    private static func placeTabs(in runs: [GlyphRun], from start: Double, _ style: ParagraphStyleValues) -> [GlyphRun]
    {
        guard runs.contains(where: { $0.kind == .tab }) else { return runs }
        var (placed, x) = (runs, start)
        for (index, run) in runs.enumerated() {
            if run.kind == .tab {
                let stop = style.nextTab(after: x)
                let following = runs[(index + 1)...].prefix { $0.kind != .tab }.reduce(0) { $0 + $1.width }
                let before = stop.alignment == .right ? following : stop.alignment == .center ? following / 2 : 0
                placed[index] = GlyphRun(
                    spacer: .tab, style: run.style, range: run.range, level: run.level,
                    width: max(0, stop.location - x - before))
            }
            x += placed[index].width
        }
        return placed
    }

    /// Unicode bidi rule L2: from the highest level down, turn round every stretch of that level or above.
    static func visualOrder(_ runs: [GlyphRun]) -> [GlyphRun] {
        guard runs.contains(where: { $0.level > 0 }) else { return runs }
        var ordered = runs
        let highest = runs.map(\.level).max() ?? 0
        let lowestOdd = runs.map(\.level).filter { !$0.isMultiple(of: 2) }.min() ?? 1
        var level = highest
        while level >= lowestOdd {
            var index = 0
            while index < ordered.count {
                guard ordered[index].level >= level else {
                    index += 1
                    continue
                }
                var end = index
                while end < ordered.count, ordered[end].level >= level { end += 1 }
                ordered[index..<end].reverse()
                index = end
            }
            level -= 1
        }
        return ordered
    }
}
