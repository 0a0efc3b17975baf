import CoreGraphics
import Foundation

/// A header, a footer or anything else at an edge of a section or of the whole layout.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner of the section, or of the layout, that the item stands at.
    public let alignment: NSRectAlignment
    /// Points, from where the alignment puts it.
    public let offset: CGPoint
    /// Whether the section grows by it, instead of it lying over the items.
    open var extendsBoundary = true
    /// Whether it stays in sight as long as any of its section is.
    open var pinToVisibleBounds = false

    /// An item at an edge or corner, not moved from there.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// An item at an edge or corner, moved from there by so many points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize, kind: elementKind, container: NSCollectionLayoutAnchor(edges: alignment.edges), item: nil)
    }
}

extension NSRectAlignment {
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
