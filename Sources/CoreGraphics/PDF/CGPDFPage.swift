import Foundation

/// A rectangle of a page.
public enum CGPDFBox: Int32, Sendable {
    /// The paper.
    case mediaBox = 0
    /// The part of it that is shown; the media box where the page says nothing.
    case cropBox = 1
    /// The part that is printed before it is cut; the crop box where the page says nothing.
    case bleedBox = 2
    /// The part that is left after the cut; the crop box where the page says nothing.
    case trimBox = 3
    /// The part that has a meaning; the crop box where the page says nothing.
    case artBox = 4

    var name: String {
        switch self {
        case .mediaBox: "MediaBox"
        case .cropBox: "CropBox"
        case .bleedBox: "BleedBox"
        case .trimBox: "TrimBox"
        case .artBox: "ArtBox"
        }
    }
}

/// A page of a PDF document. `CGContext.drawPDFPage(_:)` draws it.
public final class CGPDFPage: @unchecked Sendable {
    /// The document, which a page keeps.
    public let document: CGPDFDocument?
    /// The page's number in the document; the first is 1.
    public let pageNumber: Int
    package let file: PDFFile
    package let record: PDFPageRecord
    private let lock = NSLock()
    private var made: PDFPageSource?

    init(_ document: CGPDFDocument?, _ file: PDFFile, _ record: PDFPageRecord, number: Int) {
        (self.document, self.file, self.record, pageNumber) = (document, file, record, number)
    }

    /// The number that identifies PDF pages among Core Foundation types.
    public class var typeID: CFTypeID { 0x4347_0011 }

    /// The page without annotations, as poppler is given it.
    package var source: PDFPageSource {
        lock.withLock {
            if let made { return made }
            let source = PDFPageSource(file, record)
            made = source
            return source
        }
    }

    /// A box in the page's own space, unturned: in points, y up. Boxes lie within the media box; a page without one is US letter.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        let media =
            PDFPageSource.box("MediaBox", file, record) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        func within(_ rect: CGRect?) -> CGRect? {
            rect.map { $0.intersection(media) }.flatMap { $0.isNull || $0.isEmpty ? nil : $0 }
        }
        if box == .mediaBox { return media }
        let crop = within(PDFPageSource.box("CropBox", file, record)) ?? media
        return box == .cropBox ? crop : within(PDFPageSource.box(box.name, file, record)) ?? crop
    }

    /// How the page is turned to be looked at, clockwise: 0, 90, 180 or 270 degrees.
    public var rotationAngle: Int32 {
        let angle = file.resolve(record.dictionary["Rotate"]).integer ?? 0
        return Int32(((angle % 360 + 360) % 360) / 90 * 90)
    }

    /// The dictionary of the page; it is there as long as the document is.
    public var dictionary: CGPDFDictionaryRef? { document?.handles.dictionary(.dictionary(record.dictionary), file) }

    /// The transform that puts a box of the page into a rectangle, turned as the page says and by `rotate` degrees clockwise besides, in
    /// the middle. A box smaller than the rectangle isn't made larger.
    ///
    /// - Parameter preserveAspectRatio: whether it is made smaller alike in both directions.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let bounds = getBoxRect(box)
        let angle = ((Int(rotationAngle) + Int(rotate)) % 360 + 360) % 360 / 90 * 90
        let isSideways = angle % 180 != 0
        let size = isSideways ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
        var (sx, sy) = (min(1, rect.width / size.width), min(1, rect.height / size.height))
        if preserveAspectRatio {
            sx = min(sx, sy)
            sy = sx
        }
        let middle = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
        return middle.concatenating(CGAffineTransform(rotationAngle: -CGFloat(angle) * .pi / 180).roundedToQuarters)
            .concatenating(CGAffineTransform(scaleX: sx, y: sy))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }
}

extension CGAffineTransform {
    /// Sines and cosines of quarter turns, exactly.
    package var roundedToQuarters: CGAffineTransform {
        CGAffineTransform(a: a.rounded(), b: b.rounded(), c: c.rounded(), d: d.rounded(), tx: tx, ty: ty)
    }
}

extension CGPDFPage: Hashable {
    public static func == (lhs: CGPDFPage, rhs: CGPDFPage) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
    /// Draws a page in its own space, without its annotations: unturned, y up, its paper where the media box is, on what is there already,
    /// and nothing of it outside the crop box. In a PDF context it is a picture of four times the resolution (DEV-1221).
    public func drawPDFPage(_ page: CGPDFPage) {
        saveGState()
        clip(to: page.getBoxRect(.cropBox))
        draw(page.source)
        restoreGState()
    }

    /// Draws a page as poppler draws it, as sharp as the transform asks for.
    package func draw(_ source: PDFPageSource) {
        let box = source.mediaBox
        let transform = userSpaceToDeviceSpaceTransform
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot() * deviceScale
        guard !boundingBoxOfClipPath.intersection(box).isEmpty, let image = PDFPicture.image(of: source, scale: scale)
        else { return }
        draw(image, in: box)
    }

    private var deviceScale: CGFloat { pdf == nil ? 1 : rasterScale }
}
