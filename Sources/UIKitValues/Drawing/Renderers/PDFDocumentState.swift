import CoreGraphics
import Foundation
import PorticoHost

/// A PDF document being drawn: its pages, and where the bytes go.
final class PDFDocumentState {
    let context: CGContext
    private(set) var pageBounds: CGRect
    private let documentBounds: CGRect
    private let bytes = NSMutableData()
    private var hasOpenPage = false
    var destination: PDFDestination?

    /// Empty bounds mean US Letter, as on iOS. `information` has title, author and the like, by the keys of Core Graphics.
    init?(bounds: CGRect, information: [AnyHashable: Any]) {
        var box = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        guard let consumer = CGDataConsumer(data: bytes),
            let made = CGContext(consumer: consumer, mediaBox: &box, information)
        else { return nil }
        context = made
        documentBounds = box
        pageBounds = box
    }

    /// Begins a page whose user space is UIKit's: the origin top left, y pointing down.
    func beginPage(bounds: CGRect? = nil) {
        endPage()
        pageBounds = bounds.flatMap { $0.isEmpty ? nil : $0 } ?? documentBounds
        var box = pageBounds
        context.beginPage(mediaBox: &box)
        context.saveGState()
        context.translateBy(x: 0, y: box.maxY + box.minY)
        context.scaleBy(x: 1, y: -1)
        hasOpenPage = true
    }

    private func endPage() {
        guard hasOpenPage else { return }
        context.restoreGState()
        context.endPage()
        hasOpenPage = false
    }

    /// Ends the last page and the document.
    func finish() -> Data {
        endPage()
        context.closePDF()
        return bytes as Data
    }
}

// MARK: The functions from before the renderer

/// What a PDF context begun by function writes into when it ends.
enum PDFDestination {
    case data(NSMutableData)
    case file(String)
}

/// Begins a PDF document that ends up in `data`, and makes its context current.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    beginPDF(bounds, documentInfo, to: .data(data))
}

/// Begins a PDF document that ends up in a file, and makes its context current. False when the path cannot be written.
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?)
    -> Bool
{
    // The old file stays until the new one is whole.
    let (files, folder) = (FileManager.default, (path as NSString).deletingLastPathComponent)
    var isFolder: ObjCBool = false
    guard files.isWritableFile(atPath: folder.isEmpty ? "." : folder),
        !files.fileExists(atPath: path, isDirectory: &isFolder) || !isFolder.boolValue
    else { return false }
    return beginPDF(bounds, documentInfo, to: .file(path))
}

@discardableResult
private func beginPDF(_ bounds: CGRect, _ information: [AnyHashable: Any]?, to destination: PDFDestination) -> Bool {
    guard let document = PDFDocumentState(bounds: bounds, information: information ?? [:]) else { return false }
    document.destination = destination
    ThreadDrawingState.current.contexts.append(GraphicsContextEntry(context: document.context, pdf: document))
    return true
}

/// Ends the current PDF document and writes it.
public func UIGraphicsEndPDFContext() {
    guard let document = ThreadDrawingState.current.contexts.last?.pdf else { return }
    UIGraphicsPopContext()
    let bytes = document.finish()
    switch document.destination {
    case .data(let data)?: data.append(bytes)
    case .file(let path)?:
        do {
            try WholeFile.write(bytes, to: path, links: .followed)
        } catch {
            warnAboutDrawing("the PDF could not be written: \(error)")
        }
    case nil: break
    }
}

/// Begins a page with the document's bounds.
public func UIGraphicsBeginPDFPage() {
    ThreadDrawingState.current.contexts.last?.pdf?.beginPage()
}

/// Begins a page with bounds of its own.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    ThreadDrawingState.current.contexts.last?.pdf?.beginPage(bounds: bounds)
}

/// The current page's bounds; zero without a PDF context.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    ThreadDrawingState.current.contexts.last?.pdf?.pageBounds ?? .zero
}
