import CoreGraphics
import Foundation
import PorticoTrace

/// Items in sections, placed by a layout object; only those in sight have views.
///
/// This file is the table of contents; the work is in `UICollectionView+….swift`, batches in the lists' engine.
///
/// - From: the app, `UIScrollView`
/// - To: `UICollectionViewLayout`, `ListUpdateCheck`, `UICollectionViewCell`
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    var layout: UICollectionViewLayout
    var data = CollectionData()
    var pass = CollectionPass()
    var live = LiveMap<UICollectionViewCell>()
    /// Supplementary and decoration views.
    var others: [CollectionElement: UICollectionReusableView] = [:]
    var pool = ReusePool<UICollectionReusableView>()
    var cellSources: [String: CellSource] = [:]
    var supplementSources: [String: CellSource] = [:]
    var selection: Set<IndexPath> = []
    var highlightedItem: IndexPath?
    var touchedItem: IndexPath?
    var batch = CollectionBatch()
    /// Views on their way out.
    var leaving: [LeavingElement] = []
    var pendingScroll: (path: IndexPath, position: ScrollPosition)?
    var menus: CollectionMenus?
    var drags: ListDrags?
    var springs: ListSprings?
    /// What is marked below a drag.
    var dropTarget: IndexPath?
    var editingNow = false
    var prefetched: Set<IndexPath> = []
    var background: UIView?
    /// Of list sections that have actions.
    var swipes: CollectionSwipes?
    var reorder: CollectionReorder?
    var transition: CollectionTransition?
    /// The cell that is configured anew: asking for its item gives it back.
    var reconfiguring: (path: IndexPath, cell: UICollectionViewCell)?
    var asks = ListAsks()

    override var describedEnd: [String] {
        super.describedEnd + [
            "layout: \(UIView.shortDescription(of: collectionViewLayout))",
            "dataSource: \(dataSource.map(UIView.shortDescription) ?? "(null)")",
        ]
    }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        buildCollection()
    }

    public override convenience init(frame: CGRect) {
        FatalException.invalidArgument.raise("UICollectionView must be initialized with a non-nil layout parameter")
    }

    public required init?(coder: NSCoder) {
        layout = Self.nibLayout(coder) ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        buildCollection()
        Self.nibCollectionProperties.read(self, coder)
    }

    // MARK: Data

    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        didSet { if scrollDelegate !== delegate { scrollDelegate = delegate } }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { sourceChanged() } }
    }
    /// Lets what it names be dragged.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragsChanged() } }
    /// Takes what is dropped.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragsChanged() } }
    /// True: every device of iOS 17 can drag.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault { didSet { dragsChanged() } }
    /// Something of it is being dragged.
    open var hasActiveDrag: Bool { drags?.hasActiveDrag ?? false }
    /// A drag is above it, or was and hasn't ended.
    open var hasActiveDrop: Bool { drags?.hasActiveDrop ?? false }
    /// Whether a drag that rests above an item selects it as a tap does; false.
    open var isSpringLoaded = false {
        didSet { if isSpringLoaded, springs == nil { springs = ListSprings(self) } }
    }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// True at first.
    open var isPrefetchingEnabled = true

    /// Counts and views are asked for when the collection is laid out next. Selection ends.
    open func reloadData() { reload() }
    open var numberOfSections: Int { loadedCounts.count }
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = loadedCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    // MARK: Views

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellSources[identifier] = cellClass.map { .type($0) }
    }
    /// The nib holds one object, a cell.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cellSources[identifier] = nib.map { .nib($0) }
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { supplementSources[Self.supplementName(elementKind, identifier)] = viewClass.map { .type($0) } }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { supplementSources[Self.supplementName(kind, identifier)] = nib.map { .nib($0) } }
    /// A cell from the pool, or a new one of what is registered, as large as the item.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    { dequeueCell(identifier, for: indexPath) }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueSupplement(elementKind, identifier, for: indexPath) }

    /// The cell of an item that is in sight.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { live[modelToShown(indexPath)] }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { live.path(of: cell).map(shownToModel) }
    /// In no order that holds.
    open var visibleCells: [UICollectionViewCell] {
        arrangeIfNeeded()
        return live.views
    }
    open var indexPathsForVisibleItems: [IndexPath] {
        arrangeIfNeeded()
        return live.paths.map(shownToModel)
    }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { others[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)] }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        supplements(elementKind).map(\.value)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        supplements(elementKind).map(\.key.path)
    }

    // MARK: Layout

    /// Setting it shows the other layout at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { changeLayout(newValue, animated: false, completion: nil) }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(layout, animated: animated, completion: nil)
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { changeLayout(layout, animated: animated, completion: completion) }
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }
    open func finishInteractiveTransition() { endTransition(completed: true) }
    open func cancelInteractiveTransition() { endTransition(completed: false) }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell(indexPath))
    }
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { supplement(kind, indexPath) }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point).map(shownToModel) }
    /// Behind all items, as large as the collection.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { keepOneSelected() } } }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false
    open var remembersLastFocusedIndexPath = false
    /// Empty rather than nil while nothing is selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }
    /// The delegate isn't asked, and hears nothing.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByProgram(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
    open var isEditing: Bool {
        get { editingNow }
        set { changeEditing(newValue) }
    }

    /// What opens the menus of items.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    // MARK: Scrolling

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Changes

    /// Changes in `updates` are one: deletes and reloads name places before it, inserts places after it.
    /// - Parameter completion: called when the animations have come to their end; true unless they were interrupted.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion)
    }
    open var hasUncommittedUpdates: Bool { batch.depth > 0 || reorder != nil }
    open func insertItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .insertItem($0) }) }
    open func deleteItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .deleteItem($0) }) }
    open func reloadItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .reloadItem($0) }) }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change([.moveItem(from: indexPath, to: newIndexPath)])
    }
    open func insertSections(_ sections: IndexSet) { change(sections.map { .insertSection($0) }) }
    open func deleteSections(_ sections: IndexSet) { change(sections.map { .deleteSection($0) }) }
    open func reloadSections(_ sections: IndexSet) { change(sections.map { .reloadSection($0) }) }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change([.moveSection(from: section, to: newSection)])
    }
    /// Asks for these items' cells again and lets them stay the same objects.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Interactive movement

    open var reorderingCadence = ReorderingCadence.immediate
    /// False where the data source doesn't let the item go.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { reorder?.follow(targetPosition) }
    /// The item stays where it is now; the data source hears of it.
    open func endInteractiveMovement() { reorder?.drop(cancelled: false) }
    open func cancelInteractiveMovement() { reorder?.drop(cancelled: true) }

    // MARK: From UIView and UIScrollView

    override func delegateChanged() {
        super.delegateChanged()
        let mine = scrollDelegate as? any UICollectionViewDelegate
        if mine !== delegate { delegate = mine }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            guard newValue != old else { return }
            let context = boundsContext(newValue)
            super.bounds = newValue
            boundsChanged(from: old, context)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            guard newValue.size != old.size else { return super.frame = newValue }
            let context = boundsContext(CGRect(origin: old.origin, size: newValue.size))
            super.frame = newValue
            boundsChanged(from: old, context)
        }
    }

    open override func layoutSubviews() {
        arrange()
        super.layoutSubviews()
        // Insets and limits may have moved content meanwhile.
        if pass.arranged != bounds { arrange() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() }
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        insetsChanged()
    }

    override func scrollingEnded() {
        super.scrollingEnded()
        correctScroll()
    }

    override func targetOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            measureAgain()
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !itemTouched(touches) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchMoved(touches) { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchEnded(touches) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchCancelled() { super.touchesCancelled(touches, with: event) }
    }
}
