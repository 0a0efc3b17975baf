import CoreGraphics
import Foundation

/// A view beside an item, such as a badge, placed by anchors.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind that the data source is asked for.
    public let elementKind: String
    /// The point of the item or section that the supplementary item is attached to.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Nil: the same point of the supplementary item as of the container.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Above the item that it belongs to.
    open var zIndex = 1

    /// A view whose own point is the same as that of the container: at the same edges, inside.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, kind: elementKind, container: containerAnchor, item: nil)
    }

    /// A view whose own point, `itemAnchor`, lies on the container's.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, kind: elementKind, container: containerAnchor, item: itemAnchor)
    }

    dynamic init(
        _ layoutSize: NSCollectionLayoutSize, kind: String, container: NSCollectionLayoutAnchor,
        item: NSCollectionLayoutAnchor?
    ) {
        (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The frame beside a container; `measured` replaces estimated sides.
    func frame(on container: CGRect, measured: CGSize?, scale: CGFloat) -> CGRect {
        var size = layoutSize.points(in: container.size, scale: scale)
        if let measured {
            if layoutSize.widthDimension.isMeasured { size.width = measured.width }
            if layoutSize.heightDimension.isMeasured { size.height = measured.height }
        }
        let own = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
        let at = containerAnchor.point(on: container)
        let inside = own.point(on: CGRect(origin: .zero, size: size))
        let shift = containerAnchor.shift(for: size)
        let back = own.shift(for: size)
        return CGRect(
            x: at.x - inside.x + shift.x - back.x, y: at.y - inside.y + shift.y - back.y, width: size.width,
            height: size.height)
    }
}
