import CoreGraphics
import Foundation

/// Draws the pages of a print job: a header, a footer and what lies between, and the formatters that it has been given.
///
/// A subclass says `numberOfPages` and draws in one or more of the `draw…` methods, into the current graphics context. Its pages' sizes are
/// set when a job begins; an app that makes a PDF of its own sets them by `setValue(_:forKey: "paperRect")` and `"printableRect"`. Main
/// thread only.
///
/// - From: `UIPrintInteractionController`
/// - To: `UIPrintFormatter`
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    private var formatters: [UIPrintFormatter] = []

    public override init() {
        super.init()
    }

    /// The paper in points, its origin zero. Zero before a job begins.
    open package(set) var paperRect = CGRect.zero { didSet { pagesChanged() } }
    /// The part of the paper that is printed on.
    open package(set) var printableRect = CGRect.zero { didSet { pagesChanged() } }
    /// The height of the header at the top of the printable rectangle, in points; 0, to begin with: none.
    open var headerHeight: CGFloat = 0 { didSet { pagesChanged() } }
    /// The height of the footer at the bottom of the printable rectangle, in points; 0, to begin with: none.
    open var footerHeight: CGFloat = 0 { didSet { pagesChanged() } }

    /// How many pages there are: up to the last one of a formatter, unless a subclass says otherwise.
    open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

    /// The formatters, in the order in which they draw; nil and empty are the same. A formatter leaves the renderer that it had.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            for formatter in formatters { formatter.printPageRenderer = nil }
            formatters = []
            for formatter in newValue ?? [] { addFormatter(formatter) }
        }
    }

    /// The formatters that draw on a page; nil where none does.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = formatters.filter { pageIndex >= $0.startPage && pageIndex < $0.startPage + $0.pageCount }
        return found.isEmpty ? nil : found
    }

    /// Adds a formatter whose content begins on a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        addFormatter(formatter)
        formatter.startPage = pageIndex
    }

    private func addFormatter(_ formatter: UIPrintFormatter) {
        formatter.printPageRenderer?.removeFormatter(formatter)
        formatters.append(formatter)
        formatter.printPageRenderer = self
    }

    package final func removeFormatter(_ formatter: UIPrintFormatter) {
        guard formatters.contains(where: { $0 === formatter }) else { return }
        formatters.removeAll { $0 === formatter }
        formatter.printPageRenderer = nil
    }

    /// The quality of what follows, told by the job; the wanted one unless a subclass can only draw another.
    open func currentRenderingQuality(forRequested requestedRenderingQuality: UIPrintRenderingQuality)
        -> UIPrintRenderingQuality
    { requestedRenderingQuality }

    /// Comes before pages are drawn. Does nothing by itself.
    ///
    /// - Parameter range: the pages that will be drawn.
    open func prepare(forDrawingPages range: NSRange) {}

    // MARK: Drawing

    /// Draws a page: header and footer where they have a height, the content, then the formatters. Called for each page of the job.
    ///
    /// - Parameter printableRect: the renderer's own.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        if headerHeight > 0 {
            drawHeaderForPage(
                at: pageIndex,
                in: CGRect(
                    x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
        }
        if footerHeight > 0 {
            drawFooterForPage(
                at: pageIndex,
                in: CGRect(
                    x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width,
                    height: footerHeight))
        }
        drawContentForPage(at: pageIndex, in: contentRect(in: printableRect))
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
    }

    /// Draws the header. Does nothing by itself; isn't called without a header's height.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws what lies between header and footer, below the formatters. Does nothing by itself.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws the footer. Does nothing by itself; isn't called without a footer's height.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
    /// Has a formatter draw its part of a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    // MARK: Pages

    package final var contentRect: CGRect { contentRect(in: printableRect) }

    private func contentRect(in rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX, y: rect.minY + headerHeight, width: rect.width,
            height: max(rect.height - headerHeight - footerHeight, 0))
    }

    private func pagesChanged() {
        for formatter in formatters { formatter.layoutChanged() }
    }
}

/// Whether pages are wanted fast or well drawn.
public enum UIPrintRenderingQuality: Int, Sendable {
    /// As well as can be: for the paper.
    case best = 0
    /// Fast: for a preview.
    case responsive = 1
}
