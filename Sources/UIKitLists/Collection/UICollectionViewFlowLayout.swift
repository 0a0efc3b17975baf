import CoreGraphics
import Foundation

/// Items one after another in lines, sections one after another, with headers and footers.
///
/// A full line is spread from edge to edge; the last line of a section keeps the same gaps if its items are equal, the smallest ones if
/// they aren't; a single item stands in the middle of its line.
///
/// This file is the table of contents; the work is in `UICollectionViewFlowLayout+….swift` and `FlowSection`.
///
/// - From: `UICollectionView`
/// - To: `FlowSection`
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// What insets count from; content insets always count.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

    /// The estimate for items that say themselves how large they are.
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    final var flow = FlowState()

    public override init() { super.init() }

    /// A layout from a nib or an archive, with its metrics.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.nibFlowProperties.read(self, coder)
    }

    // MARK: Metrics, in points

    /// 50 × 50 unless it is set.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { metricsChanged() } } }
    /// Other than zero: items are asked how large they are, and this stands for it until they are in sight.
    open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { metricsChanged() } } }
    /// Between lines; 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { metricsChanged() } } }
    /// Between items of a line, at least; 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { metricsChanged() } }
    }
    /// Which way lines follow each other; `vertical` to begin with.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { metricsChanged() } }
    }
    /// Only the length along the scroll direction counts; 0: no header.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { metricsChanged() } } }
    /// The size of footers; only the length along the scroll direction counts; 0, to begin with: no footer.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { metricsChanged() } } }
    /// Around a section's items; not around header and footer.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { metricsChanged() } } }
    /// What `sectionInset` counts from; `fromContentInset` to begin with.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { metricsChanged() } }
    }
    /// Headers stay at the edge while their section is in sight.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether footers stay at the edge while their section is in sight; `false` to begin with.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: From UICollectionViewLayout

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
    open override func prepare() { prepareFlow() }
    open override var collectionViewContentSize: CGSize {
        owner?.prepareForContentSize(of: self)
        return flowSize
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        flowElements(in: rect)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        flowItem(indexPath)
    }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { flowSupplement(elementKind, indexPath) }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { dependsOn(newBounds) }
    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    { boundsContext(newBounds) }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { takes(preferredAttributes, instead: originalAttributes) }
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { preferredContext(preferredAttributes) }

    override var dependsOnInsets: Bool { roomChanged }
    override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.category == .cell && estimatedItemSize != .zero
    }
    override func willUpdate(_ plan: ListUpdatePlan) { carryOver(plan) }
    override func keepPlaces() -> ((IndexPath) -> UICollectionViewLayoutAttributes?)? { keptFlow() }
    override func itemMoved(_ from: IndexPath, to target: IndexPath) { keepSizes(moving: from, to: target) }
}
