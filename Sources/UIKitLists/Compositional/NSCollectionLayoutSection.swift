import CoreGraphics
import Foundation

/// Told before each display what of a section is visible, how far it has scrolled, in points, and what it is laid out in.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// How a section scrolls across the collection view's own direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none
    /// Rests anywhere.
    case continuous
    /// Rests at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// Rests at multiples of the collection view's width.
    case paging
    /// Goes on by one group at a time.
    case groupPaging
    /// As `groupPaging`, with the group in the middle.
    case groupPagingCentered
}

/// What insets a layout's or a section's content is measured from.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic
    case none
    case safeArea
    case layoutMargins
    case readableContent
}

/// A group, repeated until all items of the section have a place, and what stands around it.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// Inside the container that `contentInsetsReference` gives; boundary items at top and bottom lie outside of them.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Points between two groups.
    open var interGroupSpacing: CGFloat = 0
    /// Automatic is the layout configuration's.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// For boundary items; automatic follows `contentInsetsReference`.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers are inset as the items are.
    open var supplementariesFollowContentInsets = true
    /// Whether and how the section scrolls across the collection's direction; `none` to begin with.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How an orthogonal section glides and bounces.
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers, footers and the like at the section's edges; none to begin with.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Backgrounds of the section; none to begin with.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called before each display with what is visible, to change it.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Set for sections of lists.
    final var list: ListSectionLook?

    /// A section that repeats the group for all of its items.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}
