import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace

/// Says where the elements of a collection are. Subclasses override what they know; this one knows nothing.
///
/// `prepare()` comes first and again after each invalidation, then the content's size, then the attributes of what is in sight.
///
/// - From: `UICollectionView`
/// - To: subclasses
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    final weak var owner: UICollectionView?
    /// What stands for decoration kinds.
    final var decorationSources: [String: CellSource] = [:]
    /// What the collection knows while an update is shown: the base class's answers come from there.
    final var change: CollectionChange?
    /// The context of a change of bounds, while an overridden `invalidateLayout()` is told of it.
    final var boundsContext: UICollectionViewLayoutInvalidationContext?

    public override init() { super.init() }

    /// A layout from a nib or an archive; subclasses read what they are.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes nothing by itself; subclasses add what they are.
    open func encode(with coder: NSCoder) {}

    /// Nil until a collection uses the layout.
    open var collectionView: UICollectionView? { owner }

    /// A subclass of `UICollectionViewLayoutAttributes`, for layouts that say more of an element.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// A subclass of `UICollectionViewLayoutInvalidationContext`, for layouts that can do with less than all.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The class that decoration views of a kind are made of; nil forgets it. A kind that is shown and not registered raises an exception.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = viewClass.map { .type($0) }
    }
    /// The nib, with one object, that decoration views of a kind come from; nil forgets it.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = nib.map { .nib($0) }
    }

    // MARK: Places

    /// Before anything is asked; what is costly is worked out here.
    open func prepare() {}
    /// The elements whose frames touch `rect`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Where and how an item is shown; nil unless a subclass says it.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Where and how a supplementary view is shown; nil unless a subclass says it.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// Where and how a decoration view is shown; nil unless a subclass says it.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// Points; zero unless a subclass says more.
    open var collectionViewContentSize: CGSize { .zero }
    /// The direction that the layout is written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether everything is mirrored where the interface runs against `developmentLayoutDirection`; false.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidation

    /// Lets the layout be worked out anew before the next display, with a new context.
    open func invalidateLayout() { invalidateLayout(with: takeContext()) }
    /// Overriding methods call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        owner?.layoutInvalidated(context, of: self)
    }
    /// Asked at every change of the bounds, scrolling too; false.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// What of the layout a change of the bounds makes wrong; asked after `shouldInvalidateLayout(forBoundsChange:)` has said yes.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        freshContext
    }
    /// Whether the size that an element wants changes the layout; false.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// What of the layout an element's own size makes wrong: by itself, that element.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = freshContext
        context.invalidate(preferredAttributes.element)
        return context
    }

    final var freshContext: UICollectionViewLayoutInvalidationContext {
        let cls: AnyClass = type(of: self).invalidationContextClass
        guard let context = makeInstance(of: cls) as? UICollectionViewLayoutInvalidationContext else {
            FatalException.invalidArgument.raise(
                "invalidationContextClass must be a subclass of UICollectionViewLayoutInvalidationContext")
        }
        return context
    }

    /// Attributes of the layout's own class.
    final func freshAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let cls: AnyClass = type(of: self).layoutAttributesClass
        let attributes: UICollectionViewLayoutAttributes
        if cls === UICollectionViewLayoutAttributes.self {
            attributes = UICollectionViewLayoutAttributes()
        } else if let own = makeInstance(of: cls) as? UICollectionViewLayoutAttributes {
            attributes = own
        } else {
            FatalException.invalidArgument.raise(
                "layoutAttributesClass must be a subclass of UICollectionViewLayoutAttributes")
        }
        (attributes.category, attributes.kind, attributes.indexPath) = (element.category, element.kind, element.path)
        return attributes
    }

    // MARK: Where content stands

    /// Where a drag shall end.
    /// - Parameter velocity: points a millisecond, as a scroll view's delegate hears it
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Where content shall stand after a batch or a new layout. Asked once, at its beginning.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Updates

    /// Called before a batch is animated, with its changes in order. Does nothing here.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Inside the animation.
    open func finalizeCollectionViewUpdates() {}
    /// Called before a change of the bounds is animated, with those before it. Does nothing here.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Inside the animation.
    open func finalizeAnimatedBoundsChange() {}

    /// Where an element that is in sight afterwards starts from: an inserted one fades in at its place, another comes from where it
    /// was. Nil: it is there at once. Index paths are those after the update.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { change?.initial(.cell(itemIndexPath)) }
    /// Where an element that was in sight goes: a deleted one fades out, another goes to its new place. Index paths are those before.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { change?.final(.cell(itemIndexPath)) }
    /// Where a supplementary view starts from that is in sight after an update: an inserted one fades in. Nil: it is there at once.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        change?.initial(CollectionElement(category: .supplementaryView, kind: elementKind, path: elementIndexPath))
    }
    /// Where a supplementary view goes that was in sight before an update: a deleted one fades out.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        change?.final(CollectionElement(category: .supplementaryView, kind: elementKind, path: elementIndexPath))
    }
    /// Where a decoration view starts from that is in sight after an update: a new one fades in. Nil: it is there at once.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        change?.initial(CollectionElement(category: .decorationView, kind: elementKind, path: decorationIndexPath))
    }
    /// Where a decoration view goes that was in sight before an update: one that is no more fades out.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        change?.final(CollectionElement(category: .decorationView, kind: elementKind, path: decorationIndexPath))
    }

    /// Supplementary and decoration views that an update takes away or brings, besides those of deleted and inserted sections.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Decoration views of a kind that an update takes away, at the places before it; none by itself.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Supplementary views of a kind that an update brings, at the places after it; none by itself.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Decoration views of a kind that an update brings, at the places after it; none by itself.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Other layouts

    /// Called on the layout that is about to go, before another one is shown. Does nothing here.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called on the layout that is about to be shown, before it takes the other one's place. Does nothing here.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Inside the animation.
    open func finalizeLayoutTransition() {}

    // MARK: Interactive movement

    /// The place that an item takes that is dragged to `position`; that of the item there.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
        -> IndexPath
    { owner?.nearestPath(previousIndexPath, to: position) ?? previousIndexPath }
    /// How a dragged item looks: as at its place, with its centre under the finger.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.another ?? freshAttributes(.cell(indexPath))
        attributes.center = position
        attributes.zIndex = Int.max
        return attributes
    }
    /// What a step of an interactive movement makes wrong: by itself, the items moved, where they were and where they are.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = freshContext
        context.movement = CollectionMovementStep(
            previous: previousIndexPaths, targets: targetIndexPaths, position: targetPosition)
        context.invalidateItems(at: Array(Set(previousIndexPaths + targetIndexPaths)).sorted())
        return context
    }
    /// What the end of an interactive movement makes wrong: by itself, the items moved, where they were and where they stay.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = freshContext
        context.movement = CollectionMovementStep(previous: previousIndexPaths, targets: indexPaths, position: .zero)
        context.invalidateItems(at: Array(Set(previousIndexPaths + indexPaths)).sorted())
        return context
    }

    // MARK: For layouts of UIKit's own

    /// The scroll view that an element lies in, where it isn't the collection itself. Attributes stay in the collection's coordinates.
    func host(of attributes: UICollectionViewLayoutAttributes) -> UIScrollView? { nil }

    /// What a section has in sight that scrolls in itself.
    func railElements(_ section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] { [] }

    /// Whether an element scrolls with the items of such a section.
    func isInRail(_ element: CollectionElement, _ section: Int) -> Bool { false }

    /// Whether elements are asked for the size that they want: only where the answer can change anything.
    func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        CollectionLayoutSlots.preferred.isOverridden(by: type(of: self))
    }

    /// Whether content insets, which have just changed, change what the layout says.
    var dependsOnInsets: Bool { false }

    /// Whether supplementary views of a kind go with the item that their path names, and not with its section.
    final func followsItems(_ kind: String) -> Bool { false }

    /// Finds where items are by what the layout knows now, whatever it is told later: for items that come into sight during an update. Nil
    /// where the layout doesn't keep that.
    func keepPlaces() -> ((IndexPath) -> UICollectionViewLayoutAttributes?)? { nil }
    /// A batch has been checked; counts are the new ones. Before `prepare()`.
    func willUpdate(_ plan: ListUpdatePlan) {}
    /// A person who drags an item has brought it to another place; those between make room.
    func itemMoved(_ from: IndexPath, to target: IndexPath) {}

    /// What is in sight, before it is shown.
    func willShow(_ elements: [UICollectionViewLayoutAttributes]) {}
}

extension UICollectionViewLayoutInvalidationContext {
    func invalidate(_ element: CollectionElement) {
        switch element.category {
        case .cell: invalidateItems(at: [element.path])
        case .supplementaryView: invalidateSupplementaryElements(ofKind: element.kind ?? "", at: [element.path])
        case .decorationView: invalidateDecorationElements(ofKind: element.kind ?? "", at: [element.path])
        }
    }
}

/// Which methods a layout's class overrides is read from the class.
@MainActor enum CollectionLayoutSlots {
    static let preferred = MethodSlot(
        base: UICollectionViewLayout.self, plain: PlainLayout.self, plain2: PlainLayout2.self,
        overriding: MeasuringLayout.self)
}

private class PlainLayout: UICollectionViewLayout {}
private class PlainLayout2: UICollectionViewLayout {}
private class MeasuringLayout: UICollectionViewLayout {
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { true }
}
