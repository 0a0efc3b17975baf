import CoreGraphics
import Foundation
import PorticoTrace

/// Gives a section by its index and by what it is laid out in. Nil for a section with items raises an exception.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

/// A layout put together from sections, groups and items, each with a size of its own.
///
/// This file is the table of contents; the work is in `CompositionalPlan` and in `UICollectionViewCompositionalLayout+….swift`.
///
/// - From: `UICollectionView`
/// - To: `CompositionalPlan`, `OrthogonalScroller`
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var settings: UICollectionViewCompositionalLayoutConfiguration
    final var plan: CompositionalPlan?
    /// Sizes that outlive the next arrangement, by section.
    final var kept: [Int: KnownSizes] = [:]
    /// The sections are asked for again.
    final var isStale = true
    final var scrollers: [Int: OrthogonalScroller] = [:]
    /// What the collection's background was set to.
    final var listBackground: UIColor?

    // MARK: Making

    /// A layout whose sections are all alike, with standard settings.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// A layout whose sections are all alike. The configuration is copied.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        settings = configuration.another
        super.init()
    }
    /// A layout that asks for each section, with standard settings; it asks again after each invalidation.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// The provider is asked for each section, and again after each invalidation.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        settings = configuration.another
        super.init()
    }
    /// Layouts from nibs have no sections until an app sets another layout.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        settings = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// Setting it invalidates the layout. A copy: changing it afterwards changes nothing.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { settings.another }
        set {
            settings = newValue.another
            invalidateLayout()
        }
    }

    final var axis: LayoutAxis { LayoutAxis(isVertical: settings.scrollDirection == .vertical) }
    final var current: UICollectionViewCompositionalLayoutConfiguration { settings }

    final func section(at index: Int, _ environment: any NSCollectionLayoutEnvironment, hasItems: Bool)
        -> NSCollectionLayoutSection?
    {
        let section = provider(index, environment)
        if section == nil, hasItems {
            FatalException.internalInconsistency.raise(
                "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. "
                    + "This is a client error.")
        }
        return section
    }

    // MARK: From UICollectionViewLayout

    open override class var invalidationContextClass: AnyClass { CompositionalContext.self }
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func prepare() {
        super.prepare()
        arrange()
    }
    open override var collectionViewContentSize: CGSize {
        owner?.prepareForContentSize(of: self)
        return plan?.size ?? .zero
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(indexPath)
    }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { supplementAttributes(elementKind, indexPath) }
    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { decorationAttributes(elementKind, indexPath) }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidated(context)
        super.invalidateLayout(with: context)
    }
    /// Another size, and where something is pinned or an app watches what is visible, each step.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let plan, let owner = collectionView else { return true }
        return newBounds.size != owner.bounds.size || plan.followsScrolling
    }
    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? CompositionalContext)?.isScrolling = newBounds.size == collectionView?.bounds.size
        return context
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { isNews(preferredAttributes, originalAttributes) }
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        measured(preferredAttributes, originalAttributes, context)
        return context
    }

    override func host(of attributes: UICollectionViewLayoutAttributes) -> UIScrollView? { scroller(for: attributes) }
    override func railElements(_ section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        elements(ofRail: section, in: rect)
    }
    override func isInRail(_ element: CollectionElement, _ section: Int) -> Bool { isHosted(element, section) }
    override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.category != .decorationView && !(attributes.fixesWidth && attributes.fixesHeight)
    }
    override func willUpdate(_ plan: ListUpdatePlan) { follow(plan) }
    override func itemMoved(_ from: IndexPath, to target: IndexPath) { keepSizes(moving: from, to: target) }
    override func willShow(_ elements: [UICollectionViewLayoutAttributes]) { tellOfVisible(elements) }
    override var dependsOnInsets: Bool { true }
}

/// What a compositional layout may keep while it is invalid.
final class CompositionalContext: UICollectionViewLayoutInvalidationContext {
    /// Only pinned views and what the app moves.
    var isScrolling = false
    /// An element has said its size: the sections are the same.
    var isMeasure = false
    var keepsSections: Bool { isScrolling || isMeasure }
}
