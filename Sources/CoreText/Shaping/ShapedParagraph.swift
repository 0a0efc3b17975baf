import CoreGraphics
import Foundation

/// A paragraph shaped as one endless line, from which lines are cut.
final class ShapedParagraph {
    let source: TextSource
    let range: Range<Int>
    let baseLevel: UInt8
    /// In the order of the text, not of the eye.
    let runs: [GlyphRun]
    private(set) lazy var width: Double = runs.reduce(0) { $0 + $1.width }
    private lazy var breakFlags: [BreakFlags] =
        PlainBreaks.flags(source.units[range]) ?? TextEngine.shared.breaks(in: source.units[range])
    /// Whether a line ends somewhere inside, whatever its width.
    private(set) lazy var hasLineSeparator: Bool = source.units[range].contains(0x2028)
    /// Width of the cluster that starts at each unit, -1 inside a cluster, and NaN for tabs.
    private lazy var clusterWidths: [Double] = makeClusterWidths()
    /// The end of the line that was last looked for, where a hyphen stands there that the text doesn't have.
    private(set) var hyphenatedEnd: Int?

    var isRightToLeft: Bool { baseLevel & 1 == 1 }

    init(
        _ source: TextSource, range: Range<Int>, direction: ParagraphStyleValues.WritingDirection,
        defaultRightToLeft: Bool = false
    ) {
        self.source = source
        self.range = range
        let units = source.units[range]
        if Shaper.isSimple(units), direction != .rightToLeft, !(defaultRightToLeft && units.isEmpty),
            let runs = Self.shapeSimple(source, range: range)
        {
            self.runs = runs
            baseLevel = 0
            return
        }
        switch direction {
        case .leftToRight: baseLevel = 0
        case .rightToLeft: baseLevel = 1
        case .natural:
            let found = units.isEmpty ? nil : TextEngine.shared.baseDirectionIsRightToLeft(units)
            baseLevel = found ?? defaultRightToLeft ? 1 : 0
        }
        runs = range.isEmpty ? [] : Self.shapeItemized(source, range: range, baseLevel: baseLevel)
    }

    /// Nil where a font lacks a character.
    private static func shapeSimple(_ source: TextSource, range: Range<Int>) -> [GlyphRun]? {
        var result: [GlyphRun] = []
        var location = range.lowerBound
        while location < range.upperBound {
            let run = source.runs[source.runIndex(at: location)]
            let part = location..<min(run.range.upperBound, range.upperBound)
            let shaped = Shaper.shape(source.units, range: part, style: run.style, face: run.style.font.face, level: 0)
            if shaped.glyphs.contains(where: { $0.index == 0 }) { return nil }
            result.append(shaped)
            location = part.upperBound
        }
        return result
    }

    private static func shapeItemized(_ source: TextSource, range: Range<Int>, baseLevel: UInt8) -> [GlyphRun] {
        let units = source.units
        let styleRuns = source.runs[source.runIndex(at: range.lowerBound)...source.runIndex(at: range.upperBound - 1)]
        let fonts = styleRuns.map { (range: $0.range.clamped(to: range), request: $0.style.font.request) }
        let items = TextEngine.shared.itemize(units[range], fonts: fonts, baseIsRightToLeft: baseLevel == 1)
        var result: [GlyphRun] = []
        for item in items {
            var start = item.range.lowerBound
            while start < item.range.upperBound {
                let style = source.style(at: start)
                let limit = min(item.range.upperBound, source.runs[source.runIndex(at: start)].range.upperBound)
                if let kind = spacerKind(units[start], style) {
                    result.append(
                        GlyphRun(
                            spacer: kind, style: style, range: start..<start + 1, level: item.level,
                            width: kind == .attachment ? attachmentWidth(style) : 0))
                    start += 1
                    continue
                }
                var end = start + 1
                while end < limit, spacerKind(units[end], style) == nil { end += 1 }
                result.append(
                    Shaper.shape(
                        units, range: start..<end, style: style, face: item.face, level: item.level,
                        language: item.language))
                start = end
            }
        }
        return result
    }

    private static func spacerKind(_ unit: UInt16, _ style: TextStyle) -> GlyphRun.Kind? {
        if unit == 0x09 { return .tab }
        if unit < 0x20 || unit == 0x7F || unit == 0x2028 { return .invisible }
        return unit == 0xFFFC && style.attachment != nil ? .attachment : nil
    }

    private static func attachmentWidth(_ style: TextStyle) -> Double {
        guard let attachment = style.attachment else { return 0 }
        let bounds = attachment.textAttachmentBounds(lineHeight: style.font.lineHeight, font: style.font)
        return Double(max(0, bounds.maxX)) + style.letterSpacing
    }

    // MARK: Measuring and breaking

    private func makeClusterWidths() -> [Double] {
        var widths = [Double](repeating: -1, count: range.count)
        for run in runs {
            let first = run.range.lowerBound - range.lowerBound
            switch run.kind {
            case .tab: widths[first] = .nan
            case .attachment, .invisible: widths[first] = run.width
            case .glyphs:
                for room in run.rooms {
                    let index = room.cluster - range.lowerBound
                    widths[index] = widths[index] < 0 ? room.advance : widths[index] + room.advance
                }
            }
        }
        return widths
    }

    /// Whether a caret may stand before the unit.
    func isCharacterStart(_ location: Int) -> Bool { breakFlags[location - range.lowerBound].contains(.cursor) }

    /// Whether a line may end before the unit.
    func mayBreak(_ location: Int) -> Bool { breakFlags[location - range.lowerBound].contains(.line) }

    func isWhitespace(_ location: Int) -> Bool {
        switch source.units[location] {
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000, 0x2028: true
        default: false
        }
    }

    /// The end of the line that starts at `start`: the longest that fits into `width`, whitespace at its end hanging over.
    /// - Parameter hyphenation: A word is parted where the line would be filled by less than this without its beginning.
    func lineEnd(
        from start: Int, width: Double, tabs: ParagraphStyleValues, byCharacter: Bool, hyphenation: Double = 0
    ) -> Int {
        hyphenatedEnd = nil
        let indent = tabs.indent(isFirst: start == range.lowerBound)
        var x = 0.0
        // Text before a tab's stop takes no room of its own.
        var (slack, share) = (0.0, 1.0)
        var lastBreak = -1
        var lastCluster = start
        // The room until the last break and until the last cluster, and until the last letter before each.
        var (breakX, clusterX, inkX, filled) = (0.0, 0.0, 0.0, 0.0)
        var index = start
        while index < range.upperBound {
            let local = index - range.lowerBound
            if source.units[index] == 0x2028 { return index + 1 }
            var advance = clusterWidths[local]
            if advance == -1 {
                index += 1
                continue
            }
            if index > start {
                let flags = breakFlags[local]
                if byCharacter ? flags.contains(.cursor) : flags.contains(.line), fitsHyphen(at: index, x, width) {
                    (lastBreak, breakX, filled) = (index, x, inkX)
                }
                if flags.contains(.cursor) { (lastCluster, clusterX) = (index, x) }
            }
            if advance.isNaN {
                let stop = tabs.nextTab(after: indent + x)
                advance = stop.location - indent - x
                share = stop.alignment == .right ? 1 : 0.5
                slack = stop.alignment == .right || stop.alignment == .center ? advance : 0
            } else if slack > 0 {
                let used = min(slack, advance * share)
                slack -= used
                advance -= used
            }
            if x + advance > width + 0.001, !isWhitespace(index), index > start {
                let isBroken = lastBreak > start
                if !byCharacter, (isBroken ? filled : clusterX) < hyphenation * width,
                    let part = partedWord(from: isBroken ? lastBreak : start, x: isBroken ? breakX : 0, width: width)
                {
                    hyphenatedEnd = part
                    return part
                }
                if isBroken {
                    if isSoftHyphen(before: lastBreak) { hyphenatedEnd = lastBreak }
                    return lastBreak
                }
                if lastCluster > start { return lastCluster }
            }
            x += advance
            if hyphenation > 0, !isWhitespace(index) { inkX = x }
            index += 1
        }
        return range.upperBound
    }

    // MARK: Hyphens

    private func isSoftHyphen(before location: Int) -> Bool {
        location > range.lowerBound && source.units[location - 1] == 0xAD
    }

    /// Whether a line may end at a place as far as hyphens go: a soft one is seen there, and needs its room.
    private func fitsHyphen(at location: Int, _ x: Double, _ width: Double) -> Bool {
        !isSoftHyphen(before: location) || x + hyphen(before: location).width <= width + 0.001
    }

    /// The last place in the word at `start` at which it may be parted, so that what is before it and a hyphen fit into `width`.
    /// - Parameter x: The room that is taken before the word.
    private func partedWord(from start: Int, x: Double, width: Double) -> Int? {
        guard !isRightToLeft else { return nil }
        var wordStart = start
        var best: Int?
        var (x, index) = (x, start)
        // The word ends where the line may, and hyphens and figures in it begin another one.
        while index < range.upperBound, index == start || !mayBreak(index), x <= width {
            guard HyphenationPatterns.isLetter(source.units[index]) else {
                x += max(0, clusterWidths[index - range.lowerBound])
                index += 1
                wordStart = index
                continue
            }
            var end = index
            while end < range.upperBound, HyphenationPatterns.isLetter(source.units[end]) { end += 1 }
            let language = source.style(at: wordStart).attributes[.init(kCTLanguageAttributeName)] as? String
            let patterns = HyphenationDictionaries.shared.patterns(of: language)
            let allowed = Set((patterns?.places(in: source.units[wordStart..<end]) ?? []).map { wordStart + $0 })
            while index < end, x <= width {
                if allowed.contains(index), isCharacterStart(index), clusterWidths[index - range.lowerBound] >= 0,
                    x + hyphen(before: index).width <= width + 0.001
                {
                    best = index
                }
                x += max(0, clusterWidths[index - range.lowerBound])
                index += 1
            }
            wordStart = index
        }
        return best
    }

    /// The hyphen that a line has at its end, in the style of the character before it; it stands for no text.
    func hyphen(before location: Int) -> GlyphRun {
        let text = TextSource("-", style: source.style(at: location - 1))
        let run = ShapedParagraph(text, range: 0..<1, direction: .leftToRight).runs[0]
        return GlyphRun(
            style: run.style, face: run.face, range: location..<location, level: baseLevel, glyphs: run.glyphs,
            rooms: run.rooms.map { room in
                var last = room
                last.cluster = location
                return last
            }, width: run.width)
    }

    /// The end of the text from `start` that fits into `width`: that of the last whole character that does.
    func prefixEnd(from start: Int, width: Double, tabs: ParagraphStyleValues) -> Int {
        let indent = tabs.indent(isFirst: start == range.lowerBound)
        var x = 0.0
        var fits = start
        var index = start
        while index < range.upperBound {
            var advance = clusterWidths[index - range.lowerBound]
            if advance == -1 {
                index += 1
                continue
            }
            if breakFlags[index - range.lowerBound].contains(.cursor) { fits = index }
            if advance.isNaN { advance = tabs.nextTab(after: indent + x).location - indent - x }
            x += advance
            if x > width + 0.001 { return fits }
            index += 1
        }
        return range.upperBound
    }

    /// The start of the longest end of the text before `end` that fits into `width`, not reaching before `limit`.
    func suffixStart(before end: Int, limit: Int, width: Double) -> Int {
        var x = 0.0
        var fits = end
        var index = end - 1
        while index >= limit {
            let advance = clusterWidths[index - range.lowerBound]
            if advance != -1 {
                x += advance.isNaN ? 28 : advance
                if x > width + 0.001 { return fits }
                if breakFlags[index - range.lowerBound].contains(.cursor) { fits = index }
            }
            index -= 1
        }
        return fits
    }

    /// Runs for a part of the paragraph, in the order of the text; shaped anew only where a cut changes shapes.
    func runs(for part: Range<Int>) -> [GlyphRun] {
        if part == range { return runs }
        var result: [GlyphRun] = []
        for index in runIndex(at: part.lowerBound)..<runs.count {
            let run = runs[index]
            let common = run.range.clamped(to: part)
            if common.isEmpty { break }
            if common == run.range {
                result.append(run)
            } else if let slice = run.slice(common) {
                result.append(slice)
            } else {
                result.append(
                    Shaper.shape(source.units, range: common, style: run.style, face: run.face, level: run.level))
            }
        }
        return result
    }

    private func runIndex(at location: Int) -> Int {
        runs.partitionIndex { $0.range.upperBound <= location }
    }
}
