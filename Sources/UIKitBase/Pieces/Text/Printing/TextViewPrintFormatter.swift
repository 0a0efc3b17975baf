import CoreGraphics
import Foundation

/// Prints the text of a text view over as many pages as it needs, in the view's font and colours.
///
/// - From: `UITextView.viewPrintFormatter()`
@MainActor final class TextViewPrintFormatter: UIViewPrintFormatter {
    private var pages: PagedText?

    private func needPages() -> PagedText? {
        guard printPageRenderer != nil, let text = (view as? UITextView)?.attributedText else { return nil }
        let made = pages ?? PagedText(text, area: area(ofPage:))
        pages = made
        return made
    }

    override func layoutChanged() { pages = nil }
    override func makeCopy() -> UIPrintFormatter { TextViewPrintFormatter(view) }
    override var pageCount: Int { needPages()?.pageCount ?? 0 }

    override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        needPages()?.drawPage(pageIndex - startPage, at: rect.origin)
    }
}
