import CoreGraphics
import Foundation

/// Lays content out on pages and draws it there. Apps use its subclasses, or derive one that says `pageCount` and draws.
///
/// Where content lies on a page follows from the page renderer's printable rectangle without header and footer, then from the formatter's
/// insets and greatest sizes. Pages are counted from the renderer's first one, 0. Main thread only.
///
/// - From: `UIPrintPageRenderer`
@preconcurrency @MainActor open class UIPrintFormatter: NSObject, @preconcurrency NSCopying {
    public override init() {
        super.init()
    }

    /// The renderer to whose pages the formatter belongs; nil to begin with.
    open package(set) weak var printPageRenderer: UIPrintPageRenderer? { didSet { layoutChanged() } }

    /// The greatest height of the content on a page, in points; 0, to begin with: what the page has.
    open var maximumContentHeight: CGFloat = 0 { didSet { layoutChanged() } }
    /// The greatest width of the content, in points; 0, to begin with: what the page has.
    open var maximumContentWidth: CGFloat = 0 { didSet { layoutChanged() } }
    /// Left and right: margins of all pages. Top: of the first page alone. Bottom counts for nothing. Zero to begin with.
    open var contentInsets = UIEdgeInsets.zero { didSet { layoutChanged() } }
    /// Margins of every page, beside `contentInsets`; zero to begin with.
    open var perPageContentInsets = UIEdgeInsets.zero { didSet { layoutChanged() } }
    /// The page on which the content begins; 0 to begin with.
    open var startPage = 0 { didSet { layoutChanged() } }
    /// How many pages the content needs, from `startPage` on. 0 unless a subclass says otherwise, and for all without a renderer.
    open var pageCount: Int { 0 }
    /// Whether the formatter draws on the main thread alone; true always.
    open var requiresMainThread: Bool { true }

    /// Leaves its renderer.
    open func removeFromPrintPageRenderer() { printPageRenderer?.removeFormatter(self) }

    /// Where the content lies on a page, in the page's points. Zero for pages before `startPage`, after the last one, and without a renderer.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        let number = pageIndex - startPage
        return number >= 0 && number < pageCount ? area(ofPage: number) : .zero
    }

    /// Draws a page's part of the content. Does nothing by itself.
    ///
    /// - Parameter rect: what `rectForPage(at:)` says.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    /// A formatter of the same content without a renderer. A subclass of an app's comes back as a plain one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeCopy()
        (copy.maximumContentHeight, copy.maximumContentWidth) = (maximumContentHeight, maximumContentWidth)
        (copy.contentInsets, copy.perPageContentInsets) = (contentInsets, perPageContentInsets)
        copy.startPage = startPage
        return copy
    }

    // MARK: For the subclasses here

    package func makeCopy() -> UIPrintFormatter { UIPrintFormatter() }

    /// Where content goes has changed, or the content itself: pages are to be made again when they are next asked for.
    package func layoutChanged() {}

    /// Where content may lie on a page, counted from the formatter's first one.
    package final func area(ofPage number: Int) -> CGRect {
        guard let printPageRenderer else { return .zero }
        var rect = printPageRenderer.contentRect.inset(by: perPageContentInsets)
        rect = rect.inset(
            by: UIEdgeInsets(
                top: number == 0 ? contentInsets.top : 0, left: contentInsets.left, bottom: 0,
                right: contentInsets.right))
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        return rect.isNull || rect.width <= 0 || rect.height <= 0 ? .zero : rect
    }
}
