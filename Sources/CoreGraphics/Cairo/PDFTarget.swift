import CCairo
import Foundation

/// The file that a PDF context writes.
final class PDFTarget {
    let surface: OpaquePointer
    private let consumer: CGDataConsumer
    /// The page size where a page does not say its own.
    let mediaBox: CGRect
    var isInPage = false
    private var isClosed = false

    /// Receives Cairo's bytes.
    private final class Writer {
        let consumer: CGDataConsumer
        init(_ consumer: CGDataConsumer) { self.consumer = consumer }
    }
    private let writer: Writer

    init?(consumer: CGDataConsumer, mediaBox: CGRect, information: CFDictionary?) {
        let box = mediaBox.standardized
        guard box.isFinite, box.width > 0, box.height > 0 else { return nil }
        self.consumer = consumer
        self.mediaBox = box
        writer = Writer(consumer)
        let created = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                let writer = Unmanaged<Writer>.fromOpaque(closure).takeUnretainedValue()
                let isTaken = writer.consumer.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
                return isTaken ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
            }, Unmanaged.passUnretained(writer).toOpaque(), Double(box.width), Double(box.height))
        guard let created, cairo_surface_status(created) == CAIRO_STATUS_SUCCESS else { return nil }
        surface = created
        let fields: [(CFString, cairo_pdf_metadata_t)] = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT),
            (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
            (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
        ]
        for (key, field) in fields {
            let text = (information?[key] as? String) ?? (information?[key] as? [String])?.joined(separator: ", ")
            if let text { cairo_pdf_surface_set_metadata(surface, field, text) }
        }
    }

    func closeTarget(_ cairo: OpaquePointer) {
        guard !isClosed else { return }
        isClosed = true
        if isInPage { cairo_show_page(cairo) }
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        if status != CAIRO_STATUS_SUCCESS {
            Diagnostics.report("CGPDFContextClose: \(String(cString: cairo_status_to_string(status)))")
        }
    }

    deinit {
        cairo_surface_destroy(surface)
    }
}
