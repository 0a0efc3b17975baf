import CoreGraphics
import Foundation

extension PDFPage {
    /// The text with the places of its characters.
    var text: PDFPageText { origin?.source.pageText ?? PDFPageText() }

    /// How many characters (UTF-16) the page's text has.
    public var numberOfCharacters: Int { text.boxes.count }

    /// The page's text: words with a space between them, lines with a line break; nil for a page of an app's own.
    public var string: String? { origin == nil ? nil : text.string }

    /// The text, in the fonts of none (DEV-1225).
    public var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

    /// Where a character is, in the page's space; the characters of a word share its width evenly (DEV-1225). Empty between words.
    public func characterBounds(at index: Int) -> CGRect {
        text.boxes.indices.contains(index) ? text.boxes[index] : .zero
    }

    /// The character at a point; -1 where there is none.
    public func characterIndex(at point: CGPoint) -> Int { text.boxes.firstIndex { $0.contains(point) } ?? -1 }

    /// The text of a range; nil for one that isn't on the page.
    public func selection(for range: NSRange) -> PDFSelection? {
        guard range.location >= 0, range.length > 0, NSMaxRange(range) <= numberOfCharacters else { return nil }
        return PDFSelection(document: document, page: self, range: range)
    }

    /// The text whose characters have their middle in a rectangle.
    public func selection(for rect: CGRect) -> PDFSelection? {
        let inside = text.boxes.indices.filter {
            !text.boxes[$0].isEmpty && rect.contains(CGPoint(x: text.boxes[$0].midX, y: text.boxes[$0].midY))
        }
        guard let first = inside.first, let last = inside.last else { return nil }
        return selection(for: NSRange(location: first, length: last - first + 1))
    }

    /// The text between the characters that are nearest to two points.
    public func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
        guard let start = nearestCharacter(to: startPoint), let end = nearestCharacter(to: endPoint) else { return nil }
        return selection(for: NSRange(location: min(start, end), length: abs(end - start) + 1))
    }

    /// The word at a point.
    public func selectionForWord(at point: CGPoint) -> PDFSelection? {
        let index = characterIndex(at: point)
        guard index >= 0 else { return nil }
        var (start, end) = (index, index + 1)
        while start > 0, !text.boxes[start - 1].isEmpty { start -= 1 }
        while end < text.boxes.count, !text.boxes[end].isEmpty { end += 1 }
        return selection(for: NSRange(location: start, length: end - start))
    }

    /// The line at a point.
    public func selectionForLine(at point: CGPoint) -> PDFSelection? {
        text.lines.first { line in text.lineBoxes(NSRange(line)).contains { $0.contains(point) } }
            .flatMap { selection(for: NSRange($0)) }
    }

    func nearestCharacter(to point: CGPoint) -> Int? {
        func distance(_ box: CGRect) -> CGFloat {
            let dx = max(box.minX - point.x, 0, point.x - box.maxX), dy = max(box.minY - point.y, 0, point.y - box.maxY)
            return dx * dx + dy * dy
        }
        let boxes = text.boxes
        return boxes.indices.filter { !boxes[$0].isEmpty }.min { distance(boxes[$0]) < distance(boxes[$1]) }
    }
}
