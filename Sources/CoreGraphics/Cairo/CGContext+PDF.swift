import CCairo
import Foundation

/// A rectangle: the whole page, in points.
public let kCGPDFContextMediaBox: CFString = "MediaBox"
/// A rectangle: what is shown of the page.
public let kCGPDFContextCropBox: CFString = "CropBox"
/// A rectangle: what is printed, with what is cut off.
public let kCGPDFContextBleedBox: CFString = "BleedBox"
/// A rectangle: the page as it is cut.
public let kCGPDFContextTrimBox: CFString = "TrimBox"
/// A rectangle: what matters of the page.
public let kCGPDFContextArtBox: CFString = "ArtBox"
/// A string: the document's title.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// A string: who wrote the document.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// A string: what the document is about.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// A string or strings by which the document is found.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// A string: the program that made the document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"

extension CGContext {
    /// Creates a context that writes a PDF file. Without a media box pages are US letter: 612 × 792 points.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?)
    {
        let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard let target = PDFTarget(consumer: consumer, mediaBox: box, information: auxiliaryInfo) else { return nil }
        let cairo = cairo_create(target.surface)!
        self.init(
            cairo: cairo, base: CGContext.pageTransform(target.mediaBox), rasterScale: 4, bitmap: nil, pdf: target)
    }

    /// Creates a context that writes a PDF file at a URL; nil where no file can be created there.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    private static func pageTransform(_ box: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    }

    /// Starts a page, of its own size where a media box is given.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        guard let pdf else { return }
        if pdf.isInPage { endPDFPage() }
        var box = (mediaBox?.pointee ?? pdf.mediaBox).standardized
        if !box.isFinite || box.width <= 0 || box.height <= 0 { box = pdf.mediaBox }
        cairo_pdf_surface_set_size(pdf.surface, Double(box.width), Double(box.height))
        pdf.isInPage = true
        // Each page starts with the first state.
        saveGState()
        base = CGContext.pageTransform(box)
        updateMatrix()
    }

    /// Starts a page. `pageInfo` may hold a media box as data under `kCGPDFContextMediaBox`.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        let bytes = pageInfo?.value(named: kCGPDFContextMediaBox) as? Data
        guard let bytes, bytes.count == MemoryLayout<CGRect>.size else {
            beginPage(mediaBox: nil)
            return
        }
        var box = bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        beginPage(mediaBox: &box)
    }

    /// Ends a page.
    public func endPDFPage() {
        guard let pdf, pdf.isInPage else { return }
        while !layers.isEmpty { endTransparencyLayer() }
        while stack.count > 1 { restoreGState() }
        restoreGState()
        cairo_show_page(cairo)
        pdf.isInPage = false
        beginPath()
    }

    /// Ends a page.
    public func endPage() {
        endPDFPage()
    }

    /// Ends the file. Nothing can be drawn any more.
    public func closePDF() {
        guard let pdf else { return }
        endPDFPage()
        pdf.closeTarget(cairo)
    }

    /// Makes a rectangle of the page a link to a URL.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        linkTarget("uri='\(CGContext.escaped(url.absoluteString))'", rect)
    }

    /// Makes a rectangle of the page a link to a place that `addDestination(_:at:)` names.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        linkTarget("dest='\(CGContext.escaped(name))'", rect)
    }

    /// Names a place on the page.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        guard pdf != nil else { return }
        let place = point.applying(deviceTransform)
        cairo_tag_begin(cairo, CAIRO_TAG_DEST, "name='\(CGContext.escaped(name))' x=\(place.x) y=\(place.y)")
        cairo_tag_end(cairo, CAIRO_TAG_DEST)
    }

    private func linkTarget(_ target: String, _ rect: CGRect) {
        guard pdf != nil, rect.isFinite else { return }
        let box = rect.applying(deviceTransform)
        cairo_tag_begin(
            cairo, CAIRO_TAG_LINK, "rect=[\(box.minX) \(box.minY) \(box.width) \(box.height)] \(target)")
        cairo_tag_end(cairo, CAIRO_TAG_LINK)
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    }
}
