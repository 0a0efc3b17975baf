import CoreGraphics
import Foundation
import PorticoHost
import PorticoTrace

/// Draws PDF documents.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// Draws a document, page by page.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// A renderer whose pages have the given bounds, in points, unless a page says otherwise.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// A renderer whose pages have the given bounds unless a page says otherwise.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    open override class func rendererContextClass() -> AnyClass { UIGraphicsPDFRendererContext.self }

    /// Draws a document. Call `beginPage()` in the closure before drawing.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let information = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
        guard let document = PDFDocumentState(bounds: format.bounds, information: information) else {
            warnAboutDrawing("UIGraphicsPDFRenderer: no document can be made with the page size \(format.bounds.size)")
            return Data()
        }
        let context = UIGraphicsPDFRendererContext(document: document, format: format)
        withGraphicsContext(document.context) { actions(context) }
        return document.finish()
    }

    /// Draws a document into a file, replacing it.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try WholeFile.write(pdfData(actions: actions), to: url, links: .followed)
    }
}

/// What a PDF renderer's closures draw with.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let document: PDFDocumentState

    init(document: PDFDocumentState, format: UIGraphicsRendererFormat) {
        self.document = document
        super.init(cgContext: document.context, format: format)
    }

    /// The bounds of the current page; before the first page, of the document.
    open var pdfContextBounds: CGRect { document.pageBounds }

    /// Begins a page with the document's bounds.
    open func beginPage() {
        beginPage(withBounds: format.bounds, pageInfo: [:])
    }

    /// Begins a page with bounds of its own.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        document.beginPage(bounds: bounds)
    }

    /// Lets a rectangle of the page lead to an address. Not implemented: says so, and the page has no link.
    open func setURL(_ url: URL, for rect: CGRect) {
        unimplemented("UIGraphicsPDFRendererContext.setURL(_:for:)")
    }

    /// Names a place of the page. Not implemented: says so, and the page has no such name.
    open func addDestination(withName name: String, at point: CGPoint) {
        unimplemented("UIGraphicsPDFRendererContext.addDestination(withName:at:)")
    }

    /// Lets a rectangle of the page lead to a named place. Not implemented: says so, and the page has no link.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        unimplemented("UIGraphicsPDFRendererContext.setDestinationWithName(_:for:)")
    }
}
