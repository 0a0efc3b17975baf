import CoreGraphics
import Foundation

/// A place on a page.
open class PDFDestination: NSObject {
    /// The page. It isn't owned.
    open private(set) weak var page: PDFPage?
    /// Where, in the page's space; `kPDFDestinationUnspecifiedValue` in a direction keeps it.
    public let point: CGPoint
    /// How large the page is shown; `kPDFDestinationUnspecifiedValue` keeps it.
    open var zoom = kPDFDestinationUnspecifiedValue

    /// A place on a page.
    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }

    /// Whether another place of the same document lies behind this one (`orderedAscending`) or before it.
    open func compare(_ destination: PDFDestination) -> ComparisonResult {
        guard let page, let other = destination.page, let document = page.document, other.document === document else {
            return .orderedSame
        }
        let (mine, its) = (document.index(for: page), document.index(for: other))
        if mine != its { return mine < its ? .orderedAscending : .orderedDescending }
        // Upper points come first.
        if point.y != destination.point.y {
            return point.y > destination.point.y ? .orderedAscending : .orderedDescending
        }
        if point.x != destination.point.x {
            return point.x < destination.point.x ? .orderedAscending : .orderedDescending
        }
        return .orderedSame
    }
}

/// What happens when a link or an entry of an outline is chosen.
open class PDFAction: NSObject {
    /// The kind, as files name it.
    open var type: String { "Named" }
    override init() {}
}

/// Goes to a place of the document.
open class PDFActionGoTo: PDFAction {
    open var destination: PDFDestination
    public init(destination: PDFDestination) { self.destination = destination }
    open override var type: String { "GoTo" }
}

/// Opens an address.
open class PDFActionURL: PDFAction {
    open var url: URL?
    public init(url: URL) { self.url = url }
    open override var type: String { "URI" }
}

/// Goes to a place of another file.
open class PDFActionRemoteGoTo: PDFAction {
    open var pageIndex: Int
    open var point: CGPoint
    open var url: URL
    public init(pageIndex: Int, at point: CGPoint, fileURL url: URL) {
        (self.pageIndex, self.point, self.url) = (pageIndex, point, url)
    }
    open override var type: String { "GoToR" }
}

/// What a named action does.
public enum PDFActionNamedName: Int, Sendable {
    case none = 0
    case nextPage, previousPage, firstPage, lastPage, goBack, goForward, goToPage, find, print, zoomIn, zoomOut

    private static let names = [
        "NextPage": nextPage, "PrevPage": previousPage, "FirstPage": firstPage, "LastPage": lastPage, "GoBack": goBack,
        "GoForward": goForward, "GoToPage": goToPage, "Find": find, "Print": print, "ZoomIn": zoomIn,
        "ZoomOut": zoomOut,
    ]

    init(file name: String) { self = Self.names[name] ?? .none }
    var fileName: String { Self.names.first { $0.value == self }?.key ?? "None" }
}

/// Does something that readers of PDF know by its name.
open class PDFActionNamed: PDFAction {
    open var name: PDFActionNamedName
    public init(name: PDFActionNamedName) { self.name = name }
}
