import CoreGraphics
import Foundation

/// A size of paper, and the part of it that a printer reaches.
@preconcurrency @MainActor open class UIPrintPaper: NSObject {
    /// The size in points, upright.
    open private(set) var paperSize: CGSize
    /// What can be printed on, in points from the top left corner.
    open private(set) var printableRect: CGRect
    /// The name by which people know the paper.
    package let name: String

    package init(_ name: String, _ size: CGSize, margin: CGFloat) {
        self.name = name
        paperSize = size
        printableRect = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
        super.init()
    }

    /// The same as `printableRect`; the older way.
    open func printRect() -> CGRect { printableRect }

    /// The smallest paper on which a page has room, either way round; the largest one where none has.
    ///
    /// - Parameter contentSize: in points.
    /// - Parameter paperList: those to choose from; with an empty list the region's usual paper is taken.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper])
        -> UIPrintPaper
    {
        func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
        func holds(_ paper: UIPrintPaper) -> Bool {
            let size = paper.paperSize
            return (size.width >= contentSize.width && size.height >= contentSize.height)
                || (size.height >= contentSize.width && size.width >= contentSize.height)
        }
        return paperList.filter(holds).min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) } ?? usual
    }

    // MARK: The papers that there are

    private static let sizes: [(name: String, size: CGSize)] = [
        ("A4", CGSize(width: 595.28, height: 841.89)), ("US Letter", CGSize(width: 612, height: 792)),
        ("US Legal", CGSize(width: 612, height: 1008)), ("A5", CGSize(width: 419.53, height: 595.28)),
        ("A3", CGSize(width: 841.89, height: 1190.55)), ("4 × 6 in", CGSize(width: 288, height: 432)),
    ]

    /// The region's usual paper first. Photos fill theirs to the edge.
    package static func loaded(for type: UIPrintInfo.OutputType) -> [UIPrintPaper] {
        let isPhoto = type == .photo || type == .photoGrayscale
        let first = isPhoto ? "4 × 6 in" : usesLetter ? "US Letter" : "A4"
        let sorted = sizes.filter { $0.name == first } + sizes.filter { $0.name != first }
        return sorted.map { UIPrintPaper($0.name, $0.size, margin: isPhoto ? 0 : 18) }
    }

    private static var usual: UIPrintPaper { loaded(for: .general)[0] }

    /// Letter is the paper of North America and some countries south of it.
    private static var usesLetter: Bool {
        let letter: Set = ["US", "CA", "MX", "CL", "CO", "CR", "GT", "PA", "PH", "PR", "SV", "VE"]
        return letter.contains(Locale.current.region?.identifier ?? "")
    }
}
