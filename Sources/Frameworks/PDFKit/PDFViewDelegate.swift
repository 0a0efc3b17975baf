import UIKit
import UIKitValues

/// Hears of what is tapped in a view.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
    /// A link to an address was tapped. Without the method, the system opens it.
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    /// The controller that shows the view.
    func pdfViewParentViewController() -> UIViewController
    /// An action asks for a search.
    func pdfViewPerformFind(_ sender: PDFView)
    /// An action asks for a page's number.
    func pdfViewPerformGo(toPage sender: PDFView)
    /// An action asks for another file.
    func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { OptionalCall.missing(()) }
    public func pdfViewParentViewController() -> UIViewController { OptionalCall.missing(UIViewController()) }
    public func pdfViewPerformFind(_ sender: PDFView) { OptionalCall.missing(()) }
    public func pdfViewPerformGo(toPage sender: PDFView) { OptionalCall.missing(()) }
    public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo) {
        OptionalCall.missing(())
    }
}

/// Gives views that lie over pages.
@preconcurrency @MainActor
public protocol PDFPageOverlayViewProvider: NSObjectProtocol {
    /// The view over a page that is about to be shown; nil: none.
    func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
    /// The view comes.
    func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage)
    /// The view goes.
    func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage)
}

extension PDFPageOverlayViewProvider {
    public func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage) {}
    public func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage) {}
}
