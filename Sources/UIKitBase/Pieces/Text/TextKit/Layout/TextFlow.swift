import CoreGraphics
import CoreText
import Foundation

/// A text in paragraphs, each laid out when somebody asks for it: where they begin, how high they are.
///
/// In one container that is a plain rectangle without a bottom, paragraphs don't depend on each other: each is laid out by itself, and
/// the heights of those that nobody has looked at are guesses. Else lines are laid out from the top, as far as needed.
///
/// - From: `NSLayoutManager`
/// - To: `TextTypesetter`, `SpanTree`, `RankTree`
final class TextFlow {
    private(set) var paragraphs = SpanTree<ParagraphBox?>()
    private(set) var heights = RankTree()
    unowned let manager: NSLayoutManager
    /// Goes up when lines don't hold any longer.
    private var generation = 0
    /// Where each paragraph's lines depend on those before: how many paragraphs have theirs.
    private var done = 0
    /// The paragraphs that the last change was in, and how high they were together, if that was known; nil where there are more or fewer
    /// of them now. At the beginning of a line these are two.
    private(set) var lastChange: (paragraphs: Range<Int>, height: CGFloat?)?

    init(_ manager: NSLayoutManager) {
        self.manager = manager
        paragraphs.replace(0..<0, with: [.init(length: 0, value: nil)])
        heights.insert(RankTree.Item(extent: 17, isEstimated: true), at: 0)
    }

    var count: Int { paragraphs.count }
    var length: Int { paragraphs.length }

    /// Whether each paragraph can be laid out by itself.
    var isFree: Bool {
        let containers = manager.textContainers
        guard containers.count == 1, let only = containers.first else { return false }
        return only.isSimpleRectangularTextContainer && only.limitY == nil
    }

    // MARK: Changes

    /// The text has changed: paragraphs that the change touches are found anew.
    /// - Parameter range: In the text as it is now.
    func textChanged(in range: NSRange, delta: Int, storage: NSTextStorage) {
        let oldEnd = NSMaxRange(range) - delta
        let first = paragraphs.find(max(0, range.location - 1))
        let last = paragraphs.find(min(oldEnd, length))
        let end = last.start + paragraphs[last.index].length + delta
        let units = storage.utf16(in: NSRange(location: first.start, length: max(0, end - first.start)))
        let lengths = Self.paragraphs(units, endsText: last.index == count - 1)
        let old = first.index..<(last.index + 1)
        lastChange = nil
        if lengths.count == old.count, old.count <= 2 {
            let known = old.allSatisfy { !heights[$0].isEstimated }
            lastChange = (old, known ? heights.extent(of: old) : nil)
            for (index, length) in zip(old, lengths) {
                paragraphs[index] = .init(length: length, value: nil)
                heights[index] = RankTree.Item(extent: heights[index].extent, isEstimated: true)
            }
        } else {
            paragraphs.replace(old, with: lengths.map { .init(length: $0, value: nil) })
            heights.remove(old)
            let line = manager.estimatedLineHeight
            heights.insert(contentsOf: lengths.map { estimate($0, line: line) }, at: old.lowerBound)
        }
        done = min(done, old.lowerBound)
    }

    private func estimate(_ length: Int, line: CGFloat) -> RankTree.Item {
        var lines: CGFloat = 1
        if let width = manager.textContainers.first?.limitX, length > 1 {
            lines = max(1, (CGFloat(length) * line * 0.42 / max(20, width - 10)).rounded(.up))
        }
        return RankTree.Item(extent: lines * line, isEstimated: true)
    }

    private static func paragraphs(_ units: [UInt16], endsText: Bool) -> [Int] {
        var lengths: [Int] = []
        var start = 0
        var index = 0
        while index < units.count {
            let unit = units[index]
            index += 1
            guard NSMutableAttributedString.endsParagraph(unit) else { continue }
            if unit == 0x0D, index < units.count, units[index] == 0x0A { index += 1 }
            lengths.append(index - start)
            start = index
        }
        if start < units.count || endsText { lengths.append(units.count - start) }
        return lengths
    }

    /// Containers have changed: lines are made again when they are asked for.
    func containersChanged() {
        generation += 1
        done = 0
        heights.changeAll { RankTree.Item(extent: $0.extent, isEstimated: true) }
    }

    /// What characters look like may have changed, without a change of the storage.
    func looksChanged(in range: NSRange) {
        guard range.location <= length else { return }
        let first = paragraphs.find(range.location).index
        let last = paragraphs.find(min(length, NSMaxRange(range))).index
        for index in first...last {
            guard paragraphs[index].value != nil else { continue }
            paragraphs[index] = .init(length: paragraphs[index].length, value: nil)
            heights[index] = RankTree.Item(extent: heights[index].extent, isEstimated: true)
        }
        done = min(done, first)
    }

    // MARK: Laying out

    private func text(of index: Int, start: Int, length: Int) -> ParagraphText {
        manager.makeParagraph(NSRange(location: start, length: length))
    }

    private func box(_ index: Int) -> ParagraphBox {
        let span = paragraphs[index]
        if let known = span.value { return known }
        let made = ParagraphBox(text(of: index, start: paragraphs.start(of: index), length: span.length))
        paragraphs[index] = .init(length: span.length, value: made)
        return made
    }

    func isLaidOut(_ index: Int) -> Bool {
        isFree ? paragraphs[index].value?.generation == generation : index < done
    }

    /// The paragraph with its lines; without any where no container has room for it.
    @discardableResult func laidOut(_ index: Int) -> ParagraphBox {
        if isFree { return layOutFree(index) }
        while done <= index { layOutNext() }
        return box(index)
    }

    private func layOutFree(_ index: Int) -> ParagraphBox {
        let box = box(index)
        guard box.generation != generation else { return box }
        var cursor = TextCursor(hasTextAbove: index > 0)
        box.lines = manager.typesetter.layOut(
            box.text, start: paragraphs.start(of: index), length: paragraphs[index].length,
            isLast: index == count - 1, cursor: &cursor)
        box.generation = generation
        heights[index] = RankTree.Item(extent: box.lines.reduce(0) { max($0, $1.rect.maxY) })
        return box
    }

    private func layOutNext() {
        let index = done
        var cursor = index == 0 ? TextCursor() : box(index - 1).end
        let box = box(index)
        let start = cursor.y
        box.lines =
            cursor.isFull || manager.textContainers.isEmpty
            ? []
            : manager.typesetter.layOut(
                box.text, start: paragraphs.start(of: index), length: paragraphs[index].length,
                isLast: index == count - 1, cursor: &cursor)
        box.generation = generation
        box.end = cursor
        heights[index] = RankTree.Item(extent: max(0, cursor.y - start))
        done = index + 1
    }

    /// Where the rectangles of a paragraph's lines count from.
    func origin(of index: Int) -> CGFloat { isFree ? heights.offset(of: index) : 0 }

    /// Lays out what comes before a paragraph, too, unless there may be gaps.
    func prepare(through index: Int) {
        guard isFree else { return _ = laidOut(index) }
        if !manager.allowsNonContiguousLayout {
            while let next = heights.firstEstimated(from: 0), next < index { laidOut(next) }
        }
        laidOut(index)
    }

    func prepareAll() {
        if !isFree { return _ = laidOut(count - 1) }
        while let next = heights.firstEstimated(from: 0) { laidOut(next) }
    }

    /// The first unit that isn't laid out.
    var firstUnlaid: Int {
        if !isFree {
            guard done > 0 else { return 0 }
            for index in stride(from: done - 1, through: 0, by: -1) {
                if let last = box(index).lines.last { return paragraphs.start(of: index) + last.range.upperBound }
            }
            return 0
        }
        return heights.firstEstimated(from: 0).map(paragraphs.start) ?? length
    }

    /// The room that all paragraphs take in a container of the typesetter's.
    func measure(_ typesetter: TextTypesetter) -> CGSize {
        var size = CGSize.zero
        var cursor = TextCursor()
        var start = 0
        for index in 0..<count where !cursor.isFull {
            let length = paragraphs[index].length
            let lines = typesetter.layOut(
                box(index).text, start: start, length: length, isLast: index == count - 1, cursor: &cursor)
            for line in lines {
                size.width = max(size.width, line.used.maxX)
                size.height = max(size.height, line.rect.maxY)
            }
            start += length
        }
        return size
    }

    // MARK: Asking

    /// The paragraph that has a character; the last one for the end of the text.
    func paragraph(at character: Int) -> (index: Int, start: Int) { paragraphs.find(min(max(0, character), length)) }

    /// Paragraphs that are laid out already.
    func forEachLaidOut(_ body: (Int, ParagraphBox) -> Void) {
        let isFree = isFree
        paragraphs.forEach { index, span in
            if !isFree, index >= done { return false }
            if let box = span.value, box.generation == generation { body(index, box) }
            return true
        }
    }

    /// The paragraph at a height, and what follows, laid out one after the other until `body` says false.
    func forEach(fromY y: CGFloat, container: Int, _ body: (Int, ParagraphBox, CGFloat) -> Bool) {
        var index = 0
        if isFree {
            if !manager.allowsNonContiguousLayout {
                while let next = heights.firstEstimated(from: 0), heights.offset(of: next) <= y { laidOut(next) }
            }
            index = heights.index(at: max(0, y)) ?? 0
            while index < count {
                let box = laidOut(index)
                guard body(index, box, heights.offset(of: index)) else { return }
                index += 1
            }
            return
        }
        while index < count {
            let box = laidOut(index)
            if box.lines.isEmpty, box.end.isFull { return }
            let isBefore = (box.lines.last?.container ?? 0) < container
            if !isBefore, !body(index, box, 0) { return }
            index += 1
        }
    }
}
