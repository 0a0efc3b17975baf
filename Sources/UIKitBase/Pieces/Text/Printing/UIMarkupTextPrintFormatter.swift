import CoreGraphics
import Foundation

/// Prints HTML over as many pages as it needs, as attributed texts are made of it: texts, lists, tables' texts and pictures in the markup;
/// no scripts, and nothing from the net (DEV-1310).
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    private var pages: PagedText?

    /// Makes a formatter of HTML.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }

    /// The HTML.
    open var markupText: String? { didSet { layoutChanged() } }

    private var printed: NSAttributedString? {
        guard let markupText else { return nil }
        return try? NSAttributedString(
            data: Data(markupText.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: nil)
    }

    private func needPages() -> PagedText? {
        guard printPageRenderer != nil else { return nil }
        if let pages { return pages }
        pages = printed.map { PagedText($0, area: area(ofPage:)) }
        return pages
    }

    package override func layoutChanged() { pages = nil }
    package override func makeCopy() -> UIPrintFormatter { UIMarkupTextPrintFormatter(markupText: markupText ?? "") }

    open override var pageCount: Int { needPages()?.pageCount ?? 0 }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        needPages()?.drawPage(pageIndex - startPage, at: rect.origin)
    }
}
