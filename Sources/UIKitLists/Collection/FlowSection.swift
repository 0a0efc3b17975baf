import CoreGraphics
import Foundation

/// The lengths that a flow layout is told of one section; those along the scroll direction are "main", across it "cross".
struct FlowMetrics: Equatable {
    var lineSpacing: CGFloat = 10
    var itemSpacing: CGFloat = 10
    /// Insets before and after along the scroll direction and across it.
    var main = (before: CGFloat(0), after: CGFloat(0))
    var cross = (before: CGFloat(0), after: CGFloat(0))
    var header: CGFloat = 0
    var footer: CGFloat = 0

    static func == (a: FlowMetrics, b: FlowMetrics) -> Bool {
        a.lineSpacing == b.lineSpacing && a.itemSpacing == b.itemSpacing && a.main == b.main && a.cross == b.cross
            && a.header == b.header && a.footer == b.footer
    }
}

/// An item's size, turned so that lines always run across.
struct FlowSize: Equatable {
    var main: CGFloat
    var cross: CGFloat
}

/// One section of a flow layout: items broken into lines, each line a place along the scroll direction.
///
/// Sizes that are all equal take no memory and no time: lines are a division. Others are broken once; a line is found in O(log n).
///
/// - From: `UICollectionViewFlowLayout`
/// - To: places of items, relative to the section's beginning
struct FlowSection {
    enum Sizes: Equatable {
        case equal(FlowSize)
        case own([FlowSize])
    }

    /// Items from `first` up to the next line's, beginning at `offset`.
    private struct Line {
        var first: Int
        var offset: CGFloat
        var thickness: CGFloat
    }

    let count: Int
    private(set) var sizes: Sizes
    let metrics: FlowMetrics
    /// Room across, without the section's insets.
    let available: CGFloat
    private var lines: [Line] = []
    /// The number of equal items that fit a line.
    private var perLine = 1
    private(set) var extent: CGFloat = 0

    init(count: Int, sizes: Sizes, metrics: FlowMetrics, across extent: CGFloat) {
        (self.count, self.sizes, self.metrics) = (count, sizes, metrics)
        available = extent - metrics.cross.before - metrics.cross.after
        breakLines(from: 0)
    }

    func size(of item: Int) -> FlowSize {
        switch sizes {
        case .equal(let size): size
        case .own(let all): all[item]
        }
    }

    /// An item has another size: lines before it stay.
    mutating func setSize(_ size: FlowSize, of item: Int) {
        guard self.size(of: item) != size else { return }
        if case .equal(let all) = sizes { sizes = .own(Array(repeating: all, count: count)) }
        if case .own(var all) = sizes {
            sizes = .equal(size)
            all[item] = size
            sizes = .own(all)
        }
        breakLines(from: lines.isEmpty ? 0 : max(0, line(of: item) - 1))
    }

    // MARK: Lines

    private var start: CGFloat { metrics.header + metrics.main.before }

    var lineCount: Int {
        if case .equal = sizes { return (count + perLine - 1) / perLine }
        return lines.count
    }

    private mutating func breakLines(from first: Int) {
        var end = start
        switch sizes {
        case .equal(let size):
            lines = []
            let room = available - size.cross
            perLine = room >= 0 ? 1 + Int(min(1e6, room / max(size.cross + metrics.itemSpacing, 1e-3) + 1e-6)) : 1
            let number = CGFloat((count + perLine - 1) / perLine)
            if number > 0 { end += number * size.main + (number - 1) * metrics.lineSpacing }
        case .own(let all): end = breakLines(all, from: first)
        }
        extent = end + metrics.main.after + metrics.footer
    }

    /// Lines fill greedily: an item joins while it fits behind the smallest gap.
    private mutating func breakLines(_ all: [FlowSize], from first: Int) -> CGFloat {
        var item = first < lines.count ? lines[first].first : 0
        var offset = first < lines.count ? lines[first].offset : start
        lines.removeSubrange(min(first, lines.count)...)
        while item < count {
            let begin = item
            var used = all[item].cross
            var thickness = all[item].main
            item += 1
            while item < count, used + metrics.itemSpacing + all[item].cross <= available + 1e-6 {
                used += metrics.itemSpacing + all[item].cross
                thickness = max(thickness, all[item].main)
                item += 1
            }
            lines.append(Line(first: begin, offset: offset, thickness: thickness))
            offset += thickness + metrics.lineSpacing
        }
        guard let last = lines.last else { return start }
        return last.offset + last.thickness
    }

    func line(of item: Int) -> Int {
        if case .equal = sizes { return item / perLine }
        return lines.partitionIndex { $0.first <= item } - 1
    }

    func items(of line: Int) -> Range<Int> {
        if case .equal = sizes { return line * perLine..<min(count, (line + 1) * perLine) }
        return lines[line].first..<(line + 1 < lines.count ? lines[line + 1].first : count)
    }

    private func span(of line: Int) -> (offset: CGFloat, thickness: CGFloat) {
        if case .equal(let size) = sizes {
            return (start + CGFloat(line) * (size.main + metrics.lineSpacing), size.main)
        }
        return (lines[line].offset, lines[line].thickness)
    }

    /// Lines that touch a span of the section.
    func lines(in low: CGFloat, _ high: CGFloat) -> Range<Int> {
        let number = lineCount
        guard number > 0 else { return 0..<0 }
        var first = 0
        var end = number
        while first < end {
            let middle = (first + end) / 2
            let span = span(of: middle)
            if span.offset + span.thickness <= low { first = middle + 1 } else { end = middle }
        }
        var last = first
        end = number
        while last < end {
            let middle = (last + end) / 2
            if span(of: middle).offset < high { last = middle + 1 } else { end = middle }
        }
        return first..<max(first, last)
    }

    // MARK: Places

    /// The items of a line with their places: along from the section's beginning, across from the insets' edge of the content.
    func places(of line: Int) -> [(item: Int, main: CGFloat, cross: CGFloat, size: FlowSize)] {
        let items = items(of: line)
        let span = span(of: line)
        let (begin, gap) = spread(items, isLast: line == lineCount - 1)
        var cross = metrics.cross.before + begin
        return items.map { item in
            let size = size(of: item)
            defer { cross += size.cross + gap }
            return (item, span.offset + (span.thickness - size.main) / 2, cross, size)
        }
    }

    /// The begin of a line, and the distance of its items.
    private func spread(_ items: Range<Int>, isLast: Bool) -> (begin: CGFloat, gap: CGFloat) {
        let first = size(of: items.lowerBound)
        guard isLast else { return justified(items) }
        // The last line of equal items is spaced as if more of them filled it.
        if isUniform(items) {
            let fitting = max(
                1,
                1 + Int(min(1e6, max(0, available - first.cross) / max(first.cross + metrics.itemSpacing, 1e-3) + 1e-6))
            )
            if fitting == 1 { return ((available - first.cross) / 2, 0) }
            return (0, (available - CGFloat(fitting) * first.cross) / CGFloat(fitting - 1))
        }
        return (0, metrics.itemSpacing)
    }

    private func isUniform(_ items: Range<Int>) -> Bool {
        guard case .own(let all) = sizes else { return true }
        return items.allSatisfy { all[$0] == all[items.lowerBound] }
    }

    /// A full line reaches from edge to edge; a single item stands in the middle.
    private func justified(_ items: Range<Int>) -> (begin: CGFloat, gap: CGFloat) {
        let sum = items.reduce(CGFloat(0)) { $0 + size(of: $1).cross }
        guard items.count > 1 else { return ((available - sum) / 2, 0) }
        return (0, (available - sum) / CGFloat(items.count - 1))
    }
}
