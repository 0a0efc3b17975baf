import CoreGraphics
import UIKit

/// Where pages lie in a view's document, at scale 1.
struct PDFPageLayout: Equatable {
    /// Pages beside each other, by their indexes.
    private(set) var rows: [[Int]] = []
    private(set) var frames: [Int: CGRect] = [:]
    private(set) var size = CGSize.zero

    /// - Parameters:
    ///   - sizes: of all pages.
    ///   - shown: the page whose row alone is laid out; nil: all.
    init(
        _ sizes: [CGSize], columns: Int, isBook: Bool, isHorizontal: Bool, isReversed: Bool, margins: UIEdgeInsets,
        shown: Int?
    ) {
        var index = 0
        while index < sizes.count {
            let count = columns == 1 || isBook && index == 0 ? 1 : columns
            rows.append(Array(index..<min(index + count, sizes.count)))
            index += count
        }
        let laidOut = shown.map { page in rows.filter { $0.contains(page) } } ?? rows
        func extent(_ row: [Int]) -> CGSize {
            row.reduce(CGSize.zero) {
                CGSize(
                    width: $0.width + sizes[$1].width + margins.left + margins.right,
                    height: max($0.height, sizes[$1].height + margins.top + margins.bottom))
            }
        }
        let extents = laidOut.map(extent)
        let widest = extents.map(\.width).max() ?? 0, highest = extents.map(\.height).max() ?? 0
        var offset: CGFloat = 0
        for (row, extent) in zip(laidOut, extents) {
            var x = isHorizontal ? offset : (widest - extent.width) / 2
            let top = isHorizontal ? (highest - extent.height) / 2 : offset
            for page in isReversed ? row.reversed() : row {
                frames[page] = CGRect(
                    x: x + margins.left,
                    y: top + margins.top + (extent.height - margins.top - margins.bottom - sizes[page].height) / 2,
                    width: sizes[page].width, height: sizes[page].height)
                x += sizes[page].width + margins.left + margins.right
            }
            offset += isHorizontal ? extent.width : extent.height
        }
        size = isHorizontal ? CGSize(width: offset, height: highest) : CGSize(width: widest, height: offset)
    }
}
