import CoreGraphics
import Foundation

/// Names one element of a collection: a cell, a supplementary or a decoration view, and its place.
struct CollectionElement: Hashable, Sendable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var path: IndexPath

    static func cell(_ path: IndexPath) -> CollectionElement { CollectionElement(category: .cell, path: path) }
}

extension UICollectionViewLayoutAttributes {
    var element: CollectionElement {
        CollectionElement(category: representedElementCategory, kind: representedElementKind, path: indexPath)
    }
}

extension CGRect {
    /// Whether they share more than an edge. What has no width or height yet, as an element whose estimate is nothing, counts by its place.
    func overlaps(_ other: CGRect) -> Bool {
        Self.overlap(minX, maxX, other.minX, other.maxX) && Self.overlap(minY, maxY, other.minY, other.maxY)
    }

    private static func overlap(_ start: CGFloat, _ end: CGFloat, _ from: CGFloat, _ to: CGFloat) -> Bool {
        start < to && (from < end || start == end && from == start)
    }
}
