import CoreGraphics
import Foundation
import UIKit

/// A page of a document, or one of an app's own: of a picture, or drawn by a subclass.
///
/// Points are in the page's space: unturned, y up, an inch 72 points.
///
/// - From: the app, `PDFView`
/// - To: `PDFPageSource`
open class PDFPage: NSObject, NSCopying {
    /// Options of pages that are made of pictures.
    public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The paper: an `NSValue` of a rectangle, or a `CGRect`. The picture is fitted into it.
        public static let mediaBox = ImageInitializationOption(rawValue: "PDFPageImageInitializationOptionMediaBox")
        /// By how much the page is turned: a number of degrees, a multiple of 90.
        public static let rotation = ImageInitializationOption(rawValue: "PDFPageImageInitializationOptionRotation")
        /// Whether a picture smaller than the paper is made as large: a truth value.
        public static let upscaleIfSmaller = ImageInitializationOption(
            rawValue: "PDFPageImageInitializationOptionUpscaleIfSmaller")
        /// How good the picture stays: a number from 0 to 1. It is kept: pictures lose nothing (DEV-1224).
        public static let compressionQuality = ImageInitializationOption(
            rawValue: "PDFPageImageInitializationOptionCompressionQuality")
    }

    /// The document that it is in. It isn't owned.
    open internal(set) weak var document: PDFDocument?
    /// Whether annotations are drawn with the page.
    open var displaysAnnotations = true
    /// The page of a file that it began as; nil for one of an app's own.
    final var origin: CGPDFPage?
    private var boxes: [PDFDisplayBox: CGRect] = [:]
    private var ownRotation: Int?
    private var loadedAnnotations: [PDFAnnotation]?
    private var annotatedSource: (keys: [ObjectIdentifier], source: PDFPageSource)?

    /// An empty page, US letter.
    public override init() { super.init() }

    /// A page with a picture, as large as it; nil for a picture without pixels.
    public convenience init?(image: UIImage) { self.init(image: image, options: [:]) }

    /// A page with a picture.
    public init?(image: UIImage, options: [ImageInitializationOption: Any] = [:]) {
        super.init()
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        var paper = CGRect(origin: .zero, size: image.size)
        if let value = options[.mediaBox] { paper = (value as? CGRect) ?? (value as? NSValue)?.cgRectValue ?? paper }
        guard paper.width > 0, paper.height > 0 else { return nil }
        var scale = min(paper.width / image.size.width, paper.height / image.size.height)
        if !((options[.upscaleIfSmaller] as? Bool) ?? false) { scale = min(1, scale) }
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        let place = CGRect(
            x: (paper.width - size.width) / 2, y: (paper.height - size.height) / 2, width: size.width,
            height: size.height)
        let data = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: paper.size)).pdfData { context in
            context.beginPage()
            image.draw(in: place)
        }
        guard let page = CGPDFDocument(bytes: [UInt8](data))?.page(at: 1) else { return nil }
        origin = page
        ownRotation = (options[.rotation] as? NSNumber).map(\.intValue)
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let page = PDFPage()
        (page.origin, page.boxes, page.ownRotation) = (origin, boxes, ownRotation)
        page.displaysAnnotations = displaysAnnotations
        for annotation in annotations { page.addAnnotation(annotation.duplicate()) }
        return page
    }

    // MARK: Geometry

    /// The page for Core Graphics, without what was changed; nil for one of an app's own.
    open var pageRef: CGPDFPage? { origin }

    /// What stands on the page's number; nil where it isn't in a document.
    open var label: String? {
        guard let document else { return nil }
        return String(document.index(for: self) + 1)
    }

    /// A box in the page's space. Boxes that a page doesn't have are the crop box, and that is the media box; US letter for an empty page.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        if let own = boxes[box] { return own }
        if let origin {
            let rect = origin.getBoxRect(box.cgBox)
            guard let media = boxes[.mediaBox] else { return rect }
            let common = rect.intersection(media)
            return common.isEmpty ? media : common
        }
        switch box {
        case .mediaBox: return CGRect(x: 0, y: 0, width: 612, height: 792)
        case .cropBox: return boxes[.mediaBox] ?? bounds(for: .mediaBox)
        default: return bounds(for: .cropBox)
        }
    }

    /// Changes a box. An empty one takes back what was changed.
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
        boxes[box] = bounds.isEmpty ? nil : bounds.standardized
    }

    final var changedBoxes: [PDFDisplayBox: CGRect] { boxes }

    /// By how many degrees clockwise the page is turned to be looked at: 0, 90, 180 or 270. Others become the multiple of 90 below them.
    open var rotation: Int {
        get { ownRotation ?? Int(origin?.rotationAngle ?? 0) }
        set { ownRotation = ((newValue % 360 + 360) % 360) / 90 * 90 }
    }

    /// How large a box is as it is looked at.
    final func shownSize(_ box: PDFDisplayBox) -> CGSize {
        let size = bounds(for: box).size
        return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
    }

    /// From the page's space to that of a box as it is looked at: its lower left corner is the origin.
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        let bounds = bounds(for: box)
        let moved = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        switch rotation {
        case 90:
            return moved.concatenating(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: bounds.width))
        case 180:
            return moved.concatenating(
                CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: bounds.width, ty: bounds.height))
        case 270:
            return moved.concatenating(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: bounds.height, ty: 0))
        default: return moved
        }
    }

    /// Applies `transform(for:)` to a context.
    open func transform(_ context: CGContext, for box: PDFDisplayBox) { context.concatenate(transform(for: box)) }

    // MARK: Drawing

    /// Draws the page, with its annotations if it displays them: the box as it is looked at, its lower left corner at the origin, y up. The
    /// paper isn't filled.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        context.saveGState()
        transform(context, for: box)
        context.clip(to: bounds(for: box))
        if let origin {
            context.draw(displaysAnnotations ? source(with: annotations.filter(\.isDrawnByFile)) : origin.source)
        }
        if displaysAnnotations {
            for annotation in annotations where !annotation.isDrawnByFile && annotation.shouldDisplay {
                context.saveGState()
                annotation.draw(with: box, in: context)
                context.restoreGState()
            }
        }
        context.restoreGState()
    }

    /// The page with those of its annotations that are as the file has them.
    private func source(with annotations: [PDFAnnotation]) -> PDFPageSource {
        guard let origin, !annotations.isEmpty else { return origin!.source }
        let keys = annotations.map { ObjectIdentifier($0) }
        if let annotatedSource, annotatedSource.keys == keys { return annotatedSource.source }
        let source = PDFPageSource(origin.file, origin.record, annotations: annotations.compactMap(\.origin))
        annotatedSource = (keys, source)
        return source
    }

    /// A picture of a box on white paper that fits into a size, in the screen's pixels.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let shown = shownSize(box)
        let scale = min(size.width / shown.width, size.height / shown.height)
        let fitted = CGSize(width: max(1, shown.width * scale), height: max(1, shown.height * scale))
        guard scale > 0, scale.isFinite else { return UIImage() }
        return UIGraphicsImageRenderer(size: fitted).image { renderer in
            let context = renderer.cgContext
            context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
            context.fill(CGRect(origin: .zero, size: fitted))
            context.translateBy(x: 0, y: fitted.height)
            context.scaleBy(x: scale, y: -scale)
            draw(with: box, to: context)
        }
    }

    /// The page as a document of its own.
    open var dataRepresentation: Data? { PDFDocumentWriter([self], outline: nil, attributes: [:]).data() }

    // MARK: Annotations

    /// Its annotations, the lowest first.
    open var annotations: [PDFAnnotation] {
        if let loadedAnnotations { return loadedAnnotations }
        var found: [PDFAnnotation] = []
        if let origin {
            for value in (origin.file.resolve(origin.record.dictionary["Annots"]).array ?? []).prefix(10_000) {
                if let annotation = PDFAnnotation.read(value, origin.file, for: self) { found.append(annotation) }
            }
        }
        for annotation in found { annotation.page = self }
        loadedAnnotations = found
        return found
    }

    /// Puts an annotation on top. One of another page is taken from there.
    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotation.page?.removeAnnotation(annotation)
        loadedAnnotations = annotations + [annotation]
        annotation.page = self
        document?.annotationsChanged(on: self)
    }

    /// Takes an annotation out.
    open func removeAnnotation(_ annotation: PDFAnnotation) {
        guard annotations.contains(where: { $0 === annotation }) else { return }
        loadedAnnotations?.removeAll { $0 === annotation }
        annotation.page = nil
        document?.annotationsChanged(on: self)
    }

    /// The topmost annotation at a point of the page's space.
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }
}
