import CoreGraphics
import Foundation
import UIKit

/// Text of a document: ranges of the characters of one or more pages.
open class PDFSelection: NSObject, NSCopying {
    private weak var document: PDFDocument?
    private var parts: [(page: PDFPage, range: NSRange)] = []
    /// In which colour a view highlights it; nil: in its own.
    open var color: UIColor?

    /// A selection without text.
    public init(document: PDFDocument) { self.document = document }

    convenience init?(document: PDFDocument?, page: PDFPage, range: NSRange) {
        guard range.length > 0 else { return nil }
        self.init()
        self.document = document
        parts = [(page, range)]
    }

    private override init() {}

    public func copy(with zone: NSZone? = nil) -> Any {
        let other = PDFSelection()
        (other.document, other.parts, other.color) = (document, parts, color)
        return other
    }

    /// The pages of which it has text, in the document's order.
    open var pages: [PDFPage] {
        parts.reduce(into: []) { pages, part in
            if !pages.contains(where: { $0 === part.page }) { pages.append(part.page) }
        }
    }

    private func ranges(on page: PDFPage) -> [NSRange] { parts.filter { $0.page === page }.map(\.range) }

    /// The text; ranges are apart by line breaks.
    open var string: String? {
        parts.map { ($0.page.text.string as NSString).substring(with: $0.range) }.joined(separator: "\n")
    }

    /// The text, in the fonts of none: places and sizes are known, fonts aren't (DEV-1225).
    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

    /// The box of what it has on a page, in the page's space; empty where it has nothing there.
    open func bounds(for page: PDFPage) -> CGRect {
        boxes(on: page).reduce(CGRect.null) { $0.union($1) }.orZero
    }

    /// One box a line.
    final func boxes(on page: PDFPage) -> [CGRect] {
        ranges(on: page).flatMap { page.text.lineBoxes($0) }
    }

    /// How many ranges it has on a page.
    open func numberOfTextRanges(on page: PDFPage) -> Int { ranges(on: page).count }

    /// A range on a page; `NSNotFound` for one that isn't there.
    open func range(at index: Int, on page: PDFPage) -> NSRange {
        let ranges = ranges(on: page)
        return ranges.indices.contains(index) ? ranges[index] : NSRange(location: NSNotFound, length: 0)
    }

    /// A selection for each line.
    open func selectionsByLine() -> [PDFSelection] {
        parts.flatMap { part in
            part.page.text.lines.compactMap { line in
                let common = NSIntersectionRange(NSRange(line), part.range)
                return PDFSelection(document: document, page: part.page, range: common)
            }
        }
    }

    /// Adds the text of another selection; what both have is there once.
    open func add(_ selection: PDFSelection) { add([selection]) }

    /// Adds the text of other selections.
    open func add(_ selections: [PDFSelection]) {
        for part in selections.flatMap(\.parts) { insert(part.page, part.range) }
    }

    private func insert(_ page: PDFPage, _ range: NSRange) {
        var range = range
        parts.removeAll { part in
            guard part.page === page, NSIntersectionRange(part.range, range).length > 0 else { return false }
            range = NSUnionRange(part.range, range)
            return true
        }
        parts.append((page, range))
        let order = { (page: PDFPage) in self.document?.index(for: page) ?? page.document?.index(for: page) ?? 0 }
        parts.sort { (order($0.page), $0.range.location) < (order($1.page), $1.range.location) }
    }

    /// Takes in characters behind its last one, on the same page; a negative number takes them out.
    open func extend(atEnd succeed: Int) {
        guard let last = parts.last else { return }
        let end = min(max(last.range.location, NSMaxRange(last.range) + succeed), last.page.numberOfCharacters)
        parts[parts.count - 1].range.length = end - last.range.location
        parts.removeAll { $0.range.length == 0 }
    }

    /// Takes in characters before its first one, on the same page; a negative number takes them out.
    open func extend(atStart precede: Int) {
        guard let first = parts.first else { return }
        let end = NSMaxRange(first.range), start = min(max(0, first.range.location - precede), end)
        parts[0].range = NSRange(location: start, length: end - start)
        parts.removeAll { $0.range.length == 0 }
    }

    /// Takes in the whole of the lines in which it begins and ends.
    open func extendForLineBoundaries() {
        for index in parts.indices {
            for line in parts[index].page.text.lines
            where NSIntersectionRange(NSRange(line), parts[index].range).length > 0 {
                parts[index].range = NSUnionRange(parts[index].range, NSRange(line))
            }
        }
    }

    /// Fills its boxes on a page into the current context.
    open func draw(for page: PDFPage, active: Bool) { draw(for: page, with: .cropBox, active: active) }

    /// Fills its boxes on a page into the current context, whose space is that of the page's box.
    open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        page.transform(context, for: box)
        fill(page, in: context, active: active)
        context.restoreGState()
    }

    final func fill(_ page: PDFPage, in context: CGContext, active: Bool) {
        let shade = color ?? (active ? UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) : .lightGray)
        context.setFillColor(shade.withAlphaComponent(0.3 * shade.cgColor.alpha).cgColor)
        // The text stays as dark as it is.
        context.setBlendMode(.multiply)
        for box in boxes(on: page) { context.fill(box) }
    }
}

extension CGRect {
    /// Zero in place of no rectangle.
    var orZero: CGRect { isNull ? .zero : self }
}

extension PDFPageText {
    /// The boxes of a range, one a line.
    func lineBoxes(_ range: NSRange) -> [CGRect] {
        lines.compactMap { line in
            let common = NSIntersectionRange(NSRange(line), range)
            let box = boxes[common.location..<NSMaxRange(common)].filter { !$0.isEmpty }
                .reduce(CGRect.null) { $0.union($1) }
            return common.length == 0 || box.isNull ? nil : box
        }
    }
}
