import CoreGraphics
import Foundation

/// A text that is laid out on pages.
///
/// - From: the formatters that print texts
/// - To: `NSLayoutManager`
@MainActor final class PagedText {
    /// More than anybody prints: a place that is too small for a line must not make pages for ever.
    private static let limit = 10_000

    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private var ranges: [NSRange] = []

    var pageCount: Int { ranges.count }

    /// - Parameter area: where the text may lie on a page of a number, from 0.
    init(_ text: NSAttributedString, area: (Int) -> CGRect) {
        storage = NSTextStorage(attributedString: text)
        storage.addLayoutManager(manager)
        while ranges.count < Self.limit {
            let size = area(ranges.count).size
            guard size.width > 0, size.height > 0 else { break }
            let container = NSTextContainer(size: size)
            container.lineFragmentPadding = 0
            manager.addTextContainer(container)
            let range = manager.glyphRange(for: container)
            guard range.length > 0 else { break }
            ranges.append(range)
            if NSMaxRange(range) >= manager.numberOfGlyphs { break }
        }
    }

    func drawPage(_ page: Int, at origin: CGPoint) {
        guard ranges.indices.contains(page) else { return }
        manager.drawBackground(forGlyphRange: ranges[page], at: origin)
        manager.drawGlyphs(forGlyphRange: ranges[page], at: origin)
    }
}
