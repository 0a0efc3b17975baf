import Foundation

/// A page as a file of its own, as poppler is given it: unturned, with one box, and with those of its annotations that it is to draw.
package final class PDFPageSource: @unchecked Sendable {
    package let mediaBox: CGRect
    package let data: [UInt8]

    private let lock = NSLock()
    private var text: PDFPageText?

    /// - Parameters:
    ///   - record: the page in its file.
    ///   - annotations: which of the page's annotations are drawn with it, as the file has them.
    package init(_ file: PDFFile, _ record: PDFPageRecord, annotations: [PDFValue] = []) {
        mediaBox = PDFPageSource.box("MediaBox", file, record) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        let writer = PDFWriter()
        let root = writer.reserve(), pages = writer.reserve(), page = writer.reserve()
        if let number = record.number { writer.map(number, of: file, to: page) }
        var dictionary = record.dictionary
        for key in [
            "Parent", "Annots", "B", "CropBox", "BleedBox", "TrimBox", "ArtBox", "Rotate", "StructParents", "Tabs",
        ] {
            dictionary[key] = nil
        }
        if !annotations.isEmpty { dictionary["Annots"] = .array(annotations) }
        guard case .dictionary(var copied) = writer.copy(.dictionary(dictionary), of: file) else {
            data = []
            return
        }
        copied["Type"] = .name("Page")
        copied["Parent"] = .reference(pages)
        copied["MediaBox"] = .rectangle(mediaBox)
        writer.set(page, .dictionary(copied))
        writer.set(
            pages,
            .dictionary(["Type": .name("Pages"), "Kids": .array([.reference(page)]), "Count": .integer(1)]))
        writer.set(root, .dictionary(["Type": .name("Catalog"), "Pages": .reference(pages)]))
        // What fields look like is said by the form that they belong to, and whether layers are seen by the catalog.
        if !annotations.isEmpty, let form = file.resolve(file.catalog["AcroForm"]).dictionary {
            var kept = form
            kept["Fields"] = .array([])
            Self.addToCatalog(writer, root, pages, "AcroForm", writer.copy(.dictionary(kept), of: file))
        } else if let layers = file.catalog["OCProperties"] {
            Self.addToCatalog(writer, root, pages, "OCProperties", writer.copy(layers, of: file))
        }
        data = writer.data(root: .reference(root), information: nil)
    }

    private static func addToCatalog(_ writer: PDFWriter, _ root: Int, _ pages: Int, _ key: String, _ value: PDFValue) {
        writer.set(root, .dictionary(["Type": .name("Catalog"), "Pages": .reference(pages), key: value]))
    }

    /// The page's text, read when it is first asked for.
    package var pageText: PDFPageText {
        lock.withLock {
            if let text { return text }
            let read = PDFPageText.readPage(data, mediaBox)
            text = read
            return read
        }
    }

    /// A box of a page, its corners in order; nil for one that it doesn't have.
    package static func box(_ name: String, _ file: PDFFile, _ record: PDFPageRecord) -> CGRect? {
        guard let numbers = file.resolve(record.dictionary[name]).array?.map({ file.resolve($0).number ?? 0 }),
            numbers.count == 4
        else { return nil }
        let rect = CGRect(
            x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]), width: abs(numbers[2] - numbers[0]),
            height: abs(numbers[3] - numbers[1]))
        // Larger ones aren't pages.
        guard rect.width > 0, rect.height > 0, rect.width <= 1_000_000, rect.height <= 1_000_000 else { return nil }
        return rect
    }
}
