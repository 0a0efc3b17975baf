import CoreGraphics
import CoreText
import Foundation

/// Where characters are, and what is where.
extension NSLayoutManager {
    /// A line, its paragraph's start, and how far down its rectangles count from.
    struct FoundLine {
        var line: TextLine
        var start: Int
        var y: CGFloat
        var text: ParagraphText
        var range: NSRange {
            NSRange(location: start + line.range.lowerBound, length: line.range.count)
        }
        var rect: CGRect { line.rect.offsetBy(dx: 0, dy: y) }
        var used: CGRect { line.used.offsetBy(dx: 0, dy: y) }
        var container: Int { line.container }
        /// Of the caret and the selection.
        var body: CGRect {
            CGRect(x: line.rect.minX, y: y + line.rect.minY + line.top, width: line.rect.width, height: line.height)
        }
        var baseline: CGPoint { CGPoint(x: line.x, y: y + line.rect.minY + line.baseline) }
    }

    func line(at character: Int) -> FoundLine? {
        checkIdle()
        guard !containers.isEmpty else { return nil }
        let (index, start) = flow.paragraph(at: character)
        flow.prepare(through: index)
        let box = flow.laidOut(index)
        let offset = character - start
        guard let number = box.line(at: offset) else { return nil }
        let line = box.lines[number]
        // Behind the last line that a container has room for.
        if offset > line.range.upperBound
            || (offset == line.range.upperBound && !line.range.isEmpty && index < flow.count - 1)
        {
            return nil
        }
        return FoundLine(line: line, start: start, y: flow.origin(of: index), text: box.text)
    }

    var extraLine: FoundLine? {
        let last = flow.count - 1
        guard flow.paragraphs[last].length == 0 else { return nil }
        return line(at: flow.length)
    }

    func fragment(of glyph: Int, _ range: NSRangePointer?) -> (rect: CGRect, used: CGRect)? {
        guard let found = line(at: glyph) else { return nil }
        range?.pointee = found.range
        return (found.rect, found.used)
    }

    func container(of glyph: Int, _ range: NSRangePointer?) -> NSTextContainer? {
        guard let found = line(at: glyph), containers.indices.contains(found.container) else { return nil }
        let container = containers[found.container]
        if let range { range.pointee = shown(in: container) }
        return container
    }

    /// The lines of a range, from the first to the last, until `body` says false.
    func forEachLine(_ range: NSRange, _ body: (FoundLine) -> Bool) {
        checkIdle()
        guard !containers.isEmpty else { return }
        var (index, start) = flow.paragraph(at: range.location)
        flow.prepare(through: index)
        while index < flow.count {
            let box = flow.laidOut(index)
            let y = flow.origin(of: index)
            if box.lines.isEmpty, box.end.isFull { return }
            for line in box.lines where start + line.range.upperBound > range.location || line.range.isEmpty {
                guard start + line.range.lowerBound < max(NSMaxRange(range), range.location + 1) else { return }
                guard body(FoundLine(line: line, start: start, y: y, text: box.text)) else { return }
            }
            start += flow.paragraphs[index].length
            index += 1
            guard start < NSMaxRange(range) else { return }
        }
    }

    func shown(in container: NSTextContainer) -> NSRange {
        guard let number = containers.firstIndex(where: { $0 === container }) else {
            return NSRange(location: 0, length: 0)
        }
        prepareAll()
        var low: Int?
        var high = 0
        var start = 0
        for index in 0..<flow.count {
            let box = flow.laidOut(index)
            for line in box.lines where line.container == number {
                low = low ?? start + line.range.lowerBound
                high = start + line.range.upperBound
            }
            start += flow.paragraphs[index].length
        }
        return NSRange(location: low ?? 0, length: low.map { high - $0 } ?? 0)
    }

    func used(_ container: NSTextContainer) -> CGRect {
        guard let number = containers.firstIndex(where: { $0 === container }) else { return .zero }
        if let known = knownUsed[ObjectIdentifier(container)] { return known }
        var result = CGRect.null
        flow.forEachLaidOut { index, box in
            guard let first = box.lines.first(where: { $0.container == number }) else { return }
            var union = first.used
            for line in box.lines where line.container == number { union = union.union(line.used) }
            result = result.union(union.offsetBy(dx: 0, dy: self.flow.origin(of: index)))
        }
        let used = result.isNull ? .zero : result
        knownUsed[ObjectIdentifier(container)] = used
        return used
    }

    func location(_ glyph: Int) -> CGPoint {
        guard let found = line(at: glyph) else { return .zero }
        return CGPoint(
            x: found.line.x + found.line.line.caretX(glyph - found.start) - found.line.rect.minX,
            y: found.line.baseline)
    }

    /// The edges of the caret before a character.
    func caretX(_ character: Int, in found: FoundLine) -> CGFloat {
        let offset = character - found.start
        // The separator has no width: behind the text is where the line's visible part and its spaces end.
        return found.line.x + found.line.line.caretX(min(offset, found.line.line.textRange.upperBound))
    }

    func isHidden(_ glyph: Int) -> Bool {
        guard let found = line(at: glyph) else { return true }
        let offset = glyph - found.start
        return offset >= found.text.count || found.line.hidden?.contains(offset) == true
    }

    func truncated(_ glyph: Int) -> NSRange {
        guard let found = line(at: glyph), let hidden = found.line.hidden else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(location: found.start + hidden.lowerBound, length: hidden.count)
    }

    func bounding(_ range: NSRange, in container: NSTextContainer) -> CGRect {
        var result = CGRect.null
        forEachLine(range) { found in
            guard containers.indices.contains(found.container), containers[found.container] === container else {
                return true
            }
            for rect in rects(of: range, in: found) { result = result.union(rect) }
            return true
        }
        return result.isNull ? .zero : result
    }

    /// What characters cover of a line.
    func rects(of range: NSRange, in found: FoundLine) -> [CGRect] {
        let low = max(range.location - found.start, found.line.range.lowerBound)
        let high = min(NSMaxRange(range) - found.start, found.line.range.upperBound)
        let part = low..<max(low, min(high, max(low, found.line.line.textRange.upperBound)))
        let stretches = found.line.line.stretches(of: part)
        let rect = found.rect
        if stretches.isEmpty {
            return [CGRect(x: caretX(found.start + low, in: found), y: rect.minY, width: 0, height: rect.height)]
        }
        return stretches.map {
            CGRect(x: found.line.x + $0.left, y: rect.minY, width: $0.right - $0.left, height: rect.height)
        }
    }

    func range(in bounds: CGRect, _ container: NSTextContainer) -> NSRange {
        checkIdle()
        guard let number = containers.firstIndex(where: { $0 === container }) else {
            return NSRange(location: 0, length: 0)
        }
        var low: Int?
        var high = 0
        flow.forEach(fromY: bounds.minY, container: number) { index, box, y in
            let start = flow.paragraphs.start(of: index)
            for line in box.lines where line.container == number {
                let rect = line.rect.offsetBy(dx: 0, dy: y)
                if rect.minY >= bounds.maxY { return false }
                guard rect.maxY > bounds.minY else { continue }
                low = low ?? start + line.range.lowerBound
                high = start + line.range.upperBound
            }
            return (box.lines.last?.container ?? 0) <= number
        }
        return NSRange(location: low ?? flow.length, length: low.map { high - $0 } ?? 0)
    }

    // MARK: Points

    /// The line at a height, the nearest one above or below the text.
    func line(at point: CGPoint, _ container: NSTextContainer) -> FoundLine? {
        checkIdle()
        guard let number = containers.firstIndex(where: { $0 === container }) else { return nil }
        var found: FoundLine?
        flow.forEach(fromY: point.y, container: number) { index, box, y in
            for line in box.lines where line.container == number {
                let here = FoundLine(line: line, start: flow.paragraphs.start(of: index), y: y, text: box.text)
                // Of several on a row the one that the point is in, or the last before it.
                if let last = found, last.rect.minY == here.rect.minY {
                    if point.x >= here.rect.minX { found = here }
                } else if let last = found, point.y < last.rect.maxY {
                    return false
                } else {
                    found = here
                }
            }
            return found.map { point.y >= $0.rect.maxY } ?? true
        }
        return found ?? line(at: flow.length)
    }

    func character(at point: CGPoint, _ container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
        guard let found = line(at: point, container), found.line.line.textRange.count > 0 else {
            let line = line(at: point, container)
            return (line?.range.location ?? 0, 0)
        }
        let x = point.x - found.line.x
        let line = found.line.line
        let near = line.location(nearest: x)
        for start in [near, previous(near, in: found)] {
            let end = following(start, in: found)
            guard start < end, let stretch = line.stretches(of: start..<end).first else { continue }
            if x >= stretch.left, x < stretch.right {
                let share = (x - stretch.left) / (stretch.right - stretch.left)
                let leads = line.caretX(start) <= line.caretX(end)
                return (found.start + start, leads ? share : 1 - share)
            }
        }
        // Beside the text: its first or last character.
        if near <= line.textRange.lowerBound { return (found.start + near, 0) }
        return (found.start + previous(near, in: found), near >= line.textRange.upperBound ? 1 : 0)
    }

    private func previous(_ offset: Int, in found: FoundLine) -> Int {
        var here = max(found.line.range.lowerBound, offset - 1)
        while here > found.line.range.lowerBound, !found.text.isCharacterStart(here) { here -= 1 }
        return here
    }

    private func following(_ offset: Int, in found: FoundLine) -> Int {
        let end = found.line.line.textRange.upperBound
        var here = min(end, offset + 1)
        while here < end, !found.text.isCharacterStart(here) { here += 1 }
        return here
    }

    /// The place between two characters that is nearest to a point.
    func insertion(at point: CGPoint, _ container: NSTextContainer) -> Int {
        guard let found = line(at: point, container) else { return 0 }
        let range = found.line.line.textRange
        var near = min(found.line.line.location(nearest: point.x - found.line.x), range.upperBound)
        while near > range.lowerBound, near < range.upperBound, !found.text.isCharacterStart(near) { near -= 1 }
        // Behind the space that a line was broken at is the next line.
        if near == range.upperBound, near > range.lowerBound, near < found.text.count {
            near = previous(near, in: found)
        }
        return found.start + near
    }

    func insertionPoints(
        at character: Int, inDisplayOrder: Bool, positions: UnsafeMutablePointer<CGFloat>?,
        indexes: UnsafeMutablePointer<Int>?
    ) -> Int {
        guard let found = line(at: character) else { return 0 }
        var points: [(x: CGFloat, index: Int)] = []
        var offset = found.line.range.lowerBound
        while offset < max(found.line.range.upperBound, found.line.range.lowerBound + 1) {
            points.append((caretX(found.start + offset, in: found), found.start + offset))
            let next = following(offset, in: found)
            offset = next > offset ? next : found.line.range.upperBound
            if offset == found.line.line.textRange.upperBound, offset < found.line.range.upperBound {
                points.append((caretX(found.start + offset, in: found), found.start + offset))
                break
            }
        }
        if inDisplayOrder { points.sort { $0.x < $1.x } }
        for (number, point) in points.enumerated() {
            positions?[number] = point.x
            indexes?[number] = point.index
        }
        return points.count
    }

    // MARK: Enumerating

    func enumerateLines(
        _ range: NSRange, _ block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        forEachLine(range) { found in
            guard containers.indices.contains(found.container), !found.line.range.isEmpty else { return true }
            block(found.rect, found.used, containers[found.container], found.range, &stop)
            return !stop.boolValue
        }
    }

    func enumerateRects(
        of range: NSRange, selected: NSRange, in container: NSTextContainer,
        _ block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        let isSelection = selected.location != NSNotFound
        forEachLine(range) { found in
            guard containers.indices.contains(found.container), containers[found.container] === container else {
                return true
            }
            for rect in isSelection ? selectionRects(of: range, in: found) : rects(of: range, in: found) {
                block(rect, &stop)
                if stop.boolValue { return false }
            }
            return true
        }
    }

    /// What a selection covers of a line; to its end where the selection goes on in the next one.
    func selectionRects(of range: NSRange, in found: FoundLine) -> [CGRect] {
        var rects = rects(of: range, in: found)
        guard NSMaxRange(range) >= NSMaxRange(found.range),
            found.line.range.upperBound > found.line.line.textRange.upperBound
                || NSMaxRange(range) > NSMaxRange(found.range), !rects.isEmpty
        else { return rects }
        let padding = containers[found.container].lineFragmentPadding
        if found.text.isRightToLeft {
            let left = found.rect.minX + padding
            if rects[0].minX > left {
                rects[0] = CGRect(x: left, y: rects[0].minY, width: rects[0].maxX - left, height: rects[0].height)
            }
        } else {
            let right = found.rect.maxX - padding
            let last = rects.count - 1
            if rects[last].maxX < right { rects[last].size.width = right - rects[last].minX }
        }
        return rects
    }
}
