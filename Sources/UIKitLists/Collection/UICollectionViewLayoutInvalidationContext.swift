import CoreGraphics
import Foundation

/// What of a layout isn't right any more.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    final var everything = false
    final var counts = false
    private var items: [IndexPath]?
    private var supplements: [String: [IndexPath]]?
    private var decorations: [String: [IndexPath]]?
    final var movement: CollectionMovementStep?

    public override init() { super.init() }

    /// New data, or a new layout or data source.
    open var invalidateEverything: Bool { everything }
    /// The numbers of sections and items are asked again.
    open var invalidateDataSourceCounts: Bool { counts }
    /// Added to the offset; zero unless it is set.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Added to the content's size until the layout is asked for it again; zero unless it is set.
    open var contentSizeAdjustment = CGSize.zero

    /// Names items whose attributes aren't right any more, besides those named before.
    open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }
    /// Names supplementary views of a kind whose attributes aren't right any more, besides those named before.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplements = supplements ?? [:]
        supplements?[elementKind, default: []] += indexPaths
    }
    /// Names decoration views of a kind whose attributes aren't right any more, besides those named before.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorations = decorations ?? [:]
        decorations?[elementKind, default: []] += indexPaths
    }
    /// Nil where none are named.
    open var invalidatedItemIndexPaths: [IndexPath]? { items }
    /// The supplementary views named, by kind; nil where none are.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplements }
    /// The decoration views named, by kind; nil where none are.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

    /// Where moved items were before this step, and where they are now.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
    /// Where items that a person moves are now; nil while nobody does.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targets }
    /// Where the moved item's centre is, in the content's coordinates.
    open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }
}

/// One step of an interactive movement.
struct CollectionMovementStep {
    var previous: [IndexPath]
    var targets: [IndexPath]
    var position: CGPoint
}
