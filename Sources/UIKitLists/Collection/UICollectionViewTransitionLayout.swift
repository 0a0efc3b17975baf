import CoreGraphics
import Foundation
import QuartzCore

/// Between two layouts: everything lies as far on the way from the one to the other as `transitionProgress` says.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    private let current: UICollectionViewLayout
    private let next: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]
    private var nextIsPrepared = false

    /// A layout on the way from one to the other, at its beginning.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (current, next) = (currentLayout, newLayout)
        super.init()
    }

    /// Always nil: a transition can't be archived.
    public required init?(coder: NSCoder) { nil }

    /// The layout that the transition comes from.
    open var currentLayout: UICollectionViewLayout { current }
    /// The layout that the transition goes to.
    open var nextLayout: UICollectionViewLayout { next }

    /// 0, as in the current layout, to 1, as in the next. Setting it invalidates this layout.
    open var transitionProgress: CGFloat = 0 { didSet { if transitionProgress != oldValue { invalidateLayout() } } }

    /// Numbers of a subclass's own that follow the finger.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// The number that was last given for a key; 0 where none was.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: From UICollectionViewLayout

    open override func prepare() {
        guard !nextIsPrepared else { return }
        nextIsPrepared = true
        next.prepare()
    }

    open override var collectionViewContentSize: CGSize {
        let (from, to) = (current.collectionViewContentSize, next.collectionViewContentSize)
        return CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var seen: Set<CollectionElement> = []
        var result: [UICollectionViewLayoutAttributes] = []
        for layout in [current, next] {
            for attributes in layout.layoutAttributesForElements(in: rect) ?? []
            where seen.insert(attributes.element).inserted {
                result.append(mixed(attributes.element) ?? attributes)
            }
        }
        return result
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        mixed(.cell(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { mixed(CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)) }

    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { mixed(CollectionElement(category: .decorationView, kind: elementKind, path: indexPath)) }

    private func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    private func mixed(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let from = current.attributes(element) else {
            let only = next.attributes(element)?.another
            only?.alpha *= min(max(transitionProgress, 0), 1)
            return only
        }
        let result = from.another
        guard let to = next.attributes(element) else {
            result.alpha *= 1 - min(max(transitionProgress, 0), 1)
            return result
        }
        result.center = CGPoint(x: mix(from.center.x, to.center.x), y: mix(from.center.y, to.center.y))
        result.size = CGSize(width: mix(from.size.width, to.size.width), height: mix(from.size.height, to.size.height))
        result.alpha = mix(from.alpha, to.alpha)
        if from.transform3D != to.transform3D, transitionProgress >= 0.5 { result.transform3D = to.transform3D }
        if transitionProgress >= 0.5 { result.zIndex = to.zIndex }
        return result
    }
}
