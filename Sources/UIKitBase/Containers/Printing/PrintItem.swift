import CoreGraphics
import Foundation

/// A picture or a document that is printed as it is.
enum PrintItem {
    case image(UIImage)
    case document(CGPDFDocument)

    /// What `printingItem` takes: an image, data of an image or a PDF, or a file's address. Nil for anything else.
    @MainActor init?(_ item: Any) {
        switch item {
        case let image as UIImage: self = .image(image)
        case let data as Data: self.init(data: data)
        case let data as NSData: self.init(data: data as Data)
        case let url as URL: self.init(url: url)
        case let url as NSURL: self.init(url: url as URL)
        default: return nil
        }
    }

    private init?(url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    private init?(data: Data) {
        if data.starts(with: Data("%PDF".utf8)) {
            guard let provider = CGDataProvider(data: data as NSData), let document = CGPDFDocument(provider) else {
                return nil
            }
            self = .document(document)
        } else {
            guard let image = UIImage(data: data) else { return nil }
            self = .image(image)
        }
    }

    var pageCount: Int {
        switch self {
        case .image: 1
        case .document(let document): document.numberOfPages
        }
    }
}

/// The pages of pictures and documents: each as large as it fits, in the middle.
///
/// - From: `UIPrintInteractionController`
@MainActor final class PrintItemsRenderer: UIPrintPageRenderer {
    private let pages: [(item: PrintItem, page: Int)]

    init(_ items: [PrintItem]) {
        pages = items.flatMap { item in (0..<item.pageCount).map { (item, $0) } }
        super.init()
    }

    override var numberOfPages: Int { pages.count }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        guard pages.indices.contains(pageIndex), let context = UIGraphicsGetCurrentContext() else { return }
        switch pages[pageIndex].item {
        case .image(let image): image.draw(in: Self.fitRect(of: image.size, in: contentRect))
        case .document(let document):
            guard let page = document.page(at: pages[pageIndex].page + 1) else { return }
            let box = page.getBoxRect(.cropBox)
            // A document has margins of its own: it may use all of the paper.
            let place = Self.fitRect(of: box.size, in: paperRect)
            guard box.width > 0 else { return }
            context.saveGState()
            context.translateBy(x: place.minX, y: place.maxY)
            context.scaleBy(x: place.width / box.width, y: -place.height / box.height)
            context.translateBy(x: -box.minX, y: -box.minY)
            context.drawPDFPage(page)
            context.restoreGState()
        }
    }

    private static func fitRect(of size: CGSize, in rect: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        let scale = min(rect.width / size.width, rect.height / size.height)
        let fitted = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(
            x: rect.midX - fitted.width / 2, y: rect.midY - fitted.height / 2, width: fitted.width,
            height: fitted.height)
    }
}
