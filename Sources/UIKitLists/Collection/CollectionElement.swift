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
    /// Whether they share more than an edge.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
