import CoreGraphics
import Foundation
import PorticoTrace
@_spi(Portico) import UIKitBase

/// Items in sections, placed by a layout object; only those in sight have views.
///
/// This file is the table of contents; the work is in `UICollectionView+….swift`, batches in the lists' engine.
///
/// - From: the app, `UIScrollView`
/// - To: `UICollectionViewLayout`, `ListUpdateCheck`, `UICollectionViewCell`
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    final var layout: UICollectionViewLayout
    final var data = CollectionData()
    final var pass = CollectionPass()
    final var live = LiveMap<UICollectionViewCell>()
    /// Supplementary and decoration views.
    final var others: [CollectionElement: UICollectionReusableView] = [:]
    final var pool = ReusePool<UICollectionReusableView>()
    final var cellSources: [String: CellSource] = [:]
    final var supplementSources: [String: CellSource] = [:]
    final var selection: Set<IndexPath> = []
    final var highlightedPath: IndexPath?
    final var touchedPath: IndexPath?
    final var batch = ListBatch()
    /// Views on their way out.
    final var leaving: [LeavingElement] = []
    final var pendingScroll: (path: IndexPath, position: ScrollPosition)?
    final var menus: ListMenus?
    final var drags: ListDrags?
    final var springs: ListSprings?
    /// The item that is marked below a drag.
    final var dropTarget: IndexPath?
    final var editingNow = false
    final var prefetched: Set<IndexPath> = []
    final var background: UIView?
    /// The swipes of list sections that have actions, or of rows that have some of their own.
    final var swipes: CollectionSwipes?
    /// Whether a row of a list section has been shown that may have swipe actions of its own.
    final var hasSwipingContent = false
    final var reorder: CollectionReorder?
    final var transition: CollectionTransition?
    /// The cell that is configured anew: asking for its item gives it back.
    final var reconfiguring: (path: IndexPath, cell: UICollectionViewCell)?
    final var asks = PendingCellRequests()

    @_spi(Portico) open override var describedEnd: [String] {
        super.describedEnd + [
            "layout: \(UIView.shortDescription(of: collectionViewLayout))",
            "dataSource: \(dataSource.map(UIView.shortDescription) ?? "(null)")",
        ]
    }

    /// A collection with a layout, which may be replaced later. Without a layout none can be made: that raises an exception.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        buildCollection()
    }

    public override convenience init(frame: CGRect) {
        FatalException.invalidArgument.raise("UICollectionView must be initialized with a non-nil layout parameter")
    }

    /// A collection from a nib or an archive with its layout, a flow layout where there is none.
    public required init?(coder: NSCoder) {
        layout = Self.nibLayout(coder) ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        buildCollection()
        Self.nibCollectionProperties.read(self, coder)
    }

    // MARK: Data

    /// Decides what a person may do, and hears what was done. Not kept alive.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        didSet { if scrollDelegate !== delegate { scrollDelegate = delegate } }
    }
    /// Gives counts, cells and other views. Not kept alive; setting another one loads everything anew.
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
    /// Hears which items will be wanted soon. Not kept alive; nil, to begin with: nobody does.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// True at first.
    open var isPrefetchingEnabled = true

    /// Counts and views are asked for when the collection is laid out next. Selection ends.
    open func reloadData() { reload() }
    /// How many sections there are; asks the data source if it hasn't been asked yet.
    open var numberOfSections: Int { loadedCounts.count }
    /// How many items a section has; 0 for a section that isn't there.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = loadedCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    // MARK: Views

    /// The class that cells of an identifier are made of; nil forgets it. Another class than one of cells raises an exception when used.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellSources[identifier] = cellClass.map { .type($0) }
    }
    /// The nib holds one object, a cell.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cellSources[identifier] = nib.map { .nib($0) }
    }
    /// The class that supplementary views of a kind and identifier are made of; nil forgets it.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { supplementSources[Self.supplementName(elementKind, identifier)] = viewClass.map { .type($0) } }
    /// The nib, with one object, that supplementary views of a kind and identifier come from; nil forgets it.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { supplementSources[Self.supplementName(kind, identifier)] = nib.map { .nib($0) } }
    /// A cell from the pool, or a new one of what is registered, as large as the item.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    { dequeueCell(identifier, for: indexPath) }
    /// A supplementary view from the pool, or a new one of what is registered. Raises an exception where nothing is.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueSupplement(elementKind, identifier, for: indexPath) }

    /// The cell of an item that is in sight.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { live[modelToShown(indexPath)] }
    /// The place of a cell that is in sight; nil for others.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { live.path(of: cell).map(shownToModel) }
    /// In no order that holds.
    open var visibleCells: [UICollectionViewCell] {
        arrangeIfNeeded()
        return live.views
    }
    /// The places of all cells in sight, in no order that holds. Lays out first where that is due.
    open var indexPathsForVisibleItems: [IndexPath] {
        arrangeIfNeeded()
        return live.paths.map(shownToModel)
    }
    /// The header, footer or other view of that kind and place, if it is in sight.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { others[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)] }
    /// All views of that kind in sight, in no order that holds.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        supplements(elementKind).map(\.value)
    }
    /// The places of all views of that kind in sight, in no order that holds.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        supplements(elementKind).map(\.key.path)
    }

    // MARK: Layout

    /// Setting it shows the other layout at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { changeLayout(newValue, animated: false, completion: nil) }
    }
    /// Shows another layout; animated, everything goes from its old place to its new one.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(layout, animated: animated, completion: nil)
    }
    /// Shows another layout. `completion` is called at the end of the animation, true if it wasn't interrupted; for the present layout at
    /// once.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { changeLayout(layout, animated: animated, completion: completion) }
    /// Begins a change of layout that follows a person's finger: set `transitionProgress` of what it returns. Raises an exception during
    /// another.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }
    /// Completes an interactive transition from where it stands. Raises an exception where there is none.
    open func finishInteractiveTransition() { endTransition(completed: true) }
    /// Takes an interactive transition back from where it stands. Raises an exception where there is none.
    open func cancelInteractiveTransition() { endTransition(completed: false) }

    /// Where and how the layout shows an item; nil for one that isn't there.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell(indexPath))
    }
    /// Where and how the layout shows a supplementary view; nil for one that isn't there.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { supplement(kind, indexPath) }
    /// The item at a point of the content's coordinates; nil between items.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point).map(shownToModel) }
    /// Behind all items, as large as the collection.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
    /// Whether cells in sight are measured again when what they show changes; `enabled` to begin with.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Selection

    /// Whether a tap selects an item while nothing is edited; `true` to begin with.
    open var allowsSelection = true
    /// Whether several items can be selected while nothing is edited; `false` to begin with. Setting it to `false` keeps one at most.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { keepOneSelected() } } }
    /// Whether a tap selects an item during editing; `false` to begin with.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected during editing, and thus any; `false` to begin with.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the focus selects the item that it comes to by a key; `false` to begin with.
    open var selectionFollowsFocus = false
    /// Whether items can have the focus; `false` to begin with, but in a sidebar.
    open var allowsFocus: Bool {
        get { focusState.allowsFocus ?? isSidebar }
        set { focusState.allowsFocus = newValue }
    }
    /// Whether items can have the focus during editing; `false` to begin with.
    open var allowsFocusDuringEditing = false
    /// Whether the focus returns to the item that had it last; `false` to begin with.
    open var remembersLastFocusedIndexPath = false
    final var focusState = ListFocusState()
    /// Empty rather than nil while nothing is selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }
    /// The delegate isn't asked, and hears nothing.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByProgram(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Ends an item's selection at once, also with `animated`. The delegate isn't asked, and hears nothing.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
    /// Whether items can be edited now: cells show the accessories for it. `false` to begin with.
    open var isEditing: Bool {
        get { editingNow }
        set { changeEditing(newValue) }
    }

    /// What opens the menus of items.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    // MARK: Scrolling

    /// Scrolls until an item stands at a position. Raises an exception for an item that isn't there, and for two positions of one axis.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Changes

    /// Changes in `updates` are one: deletes and reloads name places before it, inserts places after it.
    /// - Parameter completion: called when the animations have come to their end; true unless they were interrupted.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion)
    }
    /// Whether a batch is open, or an item is being moved by a person: the places shown aren't those of the data source.
    open var hasUncommittedUpdates: Bool { batch.depth > 0 || reorder != nil }
    /// Shows items that the data source has new, at the places that they have afterwards. Counts that don't fit raise an exception.
    open func insertItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .insertItem(ListPlace(of: $0)) }) }
    /// Takes cells away whose items the data source has no longer. Counts that don't fit raise an exception.
    open func deleteItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .deleteItem(ListPlace(of: $0)) }) }
    /// Asks for these items' cells again; new cells take the place of the old ones.
    open func reloadItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .reloadItem(ListPlace(of: $0)) }) }
    /// Moves an item to the place that it has afterwards; its cell goes there.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change([.moveItem(from: ListPlace(of: indexPath), to: ListPlace(of: newIndexPath))])
    }
    /// Shows sections that the data source has new, at the places that they have afterwards. Counts that don't fit raise an exception.
    open func insertSections(_ sections: IndexSet) { change(sections.map { .insertSection($0) }) }
    /// Takes sections away that the data source has no longer. Counts that don't fit raise an exception.
    open func deleteSections(_ sections: IndexSet) { change(sections.map { .deleteSection($0) }) }
    /// Asks for the counts and views of these sections again.
    open func reloadSections(_ sections: IndexSet) { change(sections.map { .reloadSection($0) }) }
    /// Moves a section with all that it shows to the place that it has afterwards.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change([.moveSection(from: section, to: newSection)])
    }
    /// Asks for these items' cells again and lets them stay the same objects.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Interactive movement

    /// How soon items make room for one that is dragged over them. Kept (DEV-406).
    open var reorderingCadence = ReorderingCadence.immediate
    /// False where the data source doesn't let the item go.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }
    /// Brings the moved item below a point of the content's coordinates; others make room. Without effect while nothing is moved.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { reorder?.follow(targetPosition) }
    /// The item stays where it is now; the data source hears of it.
    open func endInteractiveMovement() { reorder?.drop(cancelled: false) }
    /// The moved item goes back to where it was; the data source hears nothing.
    open func cancelInteractiveMovement() { reorder?.drop(cancelled: true) }

    // MARK: From UIView and UIScrollView

    @_spi(Portico) open override func delegateChanged() {
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

    open override func setNeedsLayout() {
        pass.isRailsOnly = false
        super.setNeedsLayout()
    }

    // MARK: Focus

    /// The cell that the delegate prefers, the one that had the focus last where that is remembered, or the first selected one.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusCells }
    /// Asks the delegate whether the focus may move so.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context) && allowsFocusUpdate(context)
    }
    /// Tells the delegate where the focus has moved.
    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        reportFocusUpdate(context, coordinator)
    }
    @_spi(Portico) open override func focusItem(beside item: any UIFocusItem, _ heading: UIFocusHeading) -> (
        any UIFocusItem
    )? {
        focusCell(beside: item, heading)
    }

    open override func layoutSubviews() {
        returnFromOutside()
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

    @_spi(Portico) open override func scrollingEnded() {
        super.scrollingEnded()
        correctScroll()
    }

    @_spi(Portico) open override func targetOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
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
