import CoreGraphics
import Foundation
import PorticoTrace
@_spi(Portico) import UIKitBase

/// Rows in sections, one below the other; only those in sight have views.
///
/// This file is the table of contents; the work is in `UITableView+….swift`, places in `TableGeometry`, batches in the lists' engine.
///
/// - From: the app, `UIScrollView`
/// - To: `TableGeometry`, `ListUpdateCheck`, `UITableViewCell`
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The way in which the table sets sections apart, as given when it was made.
    public let style: Style
    final var geometry = TableGeometry()
    /// Whether all that a reload asks for has been asked.
    final var isLoaded = false
    /// The number of times that it was, or that a batch changed which rows there are: whoever asks the app in between looks whether paths
    /// still hold.
    final var loads = 0
    final var live = LiveMap<UITableViewCell>()
    final var headers: [Int: UIView] = [:]
    final var footers: [Int: UIView] = [:]
    final var pool = ReusePool<UITableViewCell>()
    final var headerPool = ReusePool<UITableViewHeaderFooterView>()
    final var cellSources: [String: CellSource] = [:]
    final var headerSources: [String: CellSource] = [:]
    final var selection: Set<IndexPath> = []
    final var highlightedPath: IndexPath?
    final var touchedPath: IndexPath?
    final var heights = TableHeights()
    final var batch = ListBatch()
    /// Cells that are on their way out, with what becomes of them.
    final var leaving: [LeavingView] = []
    /// The width that heights were measured for.
    final var arrangedWidth: CGFloat = 0
    final var arrangedSides = UIEdgeInsets.zero
    /// Rows were given their looks outside of a window, where there is no safe area.
    final var isArrangedOutside = false
    final var isArranging = false
    /// The row whose cell is being asked for.
    final var askedRow: IndexPath?
    final var asks = PendingCellRequests()
    final var pendingScroll: (path: IndexPath, position: ScrollPosition)?
    final var swipe: RowSwipe?
    final var swipePan: RowSwipeGesture?
    final var reorder: TableReorder?
    final var menus: ListMenus?
    final var drags: ListDrags?
    final var springs: ListSprings?
    /// The row that is marked below a drag.
    final var dropTarget: IndexPath?
    /// Room below a drag.
    final var gap: TableGap?
    final var editingNow = false
    final var indexView: SectionIndexView?
    final var prefetched: Set<IndexPath> = []
    final var background: UIView?
    /// The rows that a storyboard has: a table view controller shows them without code.
    final var staticSections: [TableStaticSection]?
    /// The cell that is configured anew: asking for its row gives it back.
    final var reconfiguring: (path: IndexPath, cell: UITableViewCell)?

    @_spi(Portico) open override var describedEnd: [String] {
        super.describedEnd + ["dataSource: \(dataSource.map(UIView.shortDescription) ?? "(null)")"]
    }

    /// A table of a style, which can't be changed later.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        buildTable()
    }

    /// A plain table with an empty frame.
    public convenience init() { self.init(frame: .zero, style: .plain) }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// A table from a nib or an archive, plain unless that says otherwise; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        style = Self.nibStyle(coder) ?? Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        super.init(coder: coder)
        buildTable()
        Self.nibTableProperties.read(self, coder)
    }

    // MARK: Data

    /// Says how the table looks, and hears what a person does. Not kept alive.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            heights.delegateIsSilent = false
            if scrollDelegate !== delegate { scrollDelegate = delegate }
        }
    }
    /// Gives counts and cells. Not kept alive; setting another one loads everything anew.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { sourceChanged() } } }
    /// Lets what it names be dragged.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragsChanged() } }
    /// Takes what is dropped.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragsChanged() } }
    /// True: every device of iOS 17 can drag.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault { didSet { dragsChanged() } }
    /// Something of it is being dragged.
    open var hasActiveDrag: Bool { drags?.hasActiveDrag ?? false }
    /// A drag is above it, or was and hasn't ended.
    open var hasActiveDrop: Bool { drags?.hasActiveDrop ?? false }
    /// Whether a drag that rests above a row selects it as a tap does; false.
    open var isSpringLoaded = false {
        didSet { if isSpringLoaded, springs == nil { springs = ListSprings(self) } }
    }
    /// Hears which rows will be wanted soon. Not kept alive; nil, to begin with: nobody does.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` is told; `true` to begin with.
    open var isPrefetchingEnabled = true

    /// Asks for counts at once, and for cells when the table is laid out next. Selection and editing of a row end.
    open func reloadData() { reload() }
    /// How many sections there are; asks the data source if it hasn't been asked yet.
    open var numberOfSections: Int { loaded.sections.count }
    /// How many rows a section has; 0 for a section that isn't there.
    open func numberOfRows(inSection section: Int) -> Int {
        loaded.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
    }

    // MARK: Cells

    /// The class that cells of an identifier are made of; nil forgets it. Another class than one of cells raises an exception when used.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellSources[identifier] = cellClass.map { .type($0) }
    }
    /// The nib holds one object, a cell.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellSources[identifier] = nib.map { .nib($0) }
    }
    /// The nib, with one object, that headers and footers of an identifier come from; nil forgets it.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerSources[identifier] = nib.map { .nib($0) }
    }
    /// The class that headers and footers of an identifier are made of; nil forgets it.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerSources[identifier] = aClass.map { .type($0) }
    }
    /// A cell from the pool, or a new one of what is registered; nil where there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }
    /// The same, as large as the row will be. Something must be registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeue(identifier, for: indexPath)
    }
    /// A header or footer from the pool, or a new one of what is registered; nil where there is neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeader(identifier)
    }

    /// The cell of a row that is in sight.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { live[modelToShown(indexPath)] }
    /// The row of a cell that is in sight; nil for others.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { live.path(of: cell).map(shownToModel) }
    /// The cells in sight, from top to bottom. Lays out first where that is due.
    open var visibleCells: [UITableViewCell] {
        arrangeIfNeeded()
        return live.views
    }
    /// The rows in sight, from top to bottom. Lays out first where that is due.
    open var indexPathsForVisibleRows: [IndexPath]? {
        arrangeIfNeeded()
        return live.paths.map(shownToModel)
    }
    /// The section's header if it is in sight and a `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }
    /// The section's footer if it is in sight and a `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Places

    /// Where a row is in the content's coordinates, seen or not; estimated where it was never shown. Empty for one that isn't there.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(modelToShown(indexPath)) }
    /// Where a section is with header and footer, in the content's coordinates. Empty for one that isn't there.
    open func rect(forSection section: Int) -> CGRect { rect(of: section) { loaded.span(of: $0) } }
    /// Where a section's header is, in the content's coordinates. Empty for a section that isn't there.
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: section) { loaded.headerSpan($0) } }
    /// Where a section's footer is, in the content's coordinates. Empty for a section that isn't there.
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: section) { loaded.footerSpan($0) } }
    /// The row at a point of the content's coordinates; nil between rows and beside the table.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        point.x >= 0 && point.x < bounds.width ? loaded.row(at: point.y).map(shownToModel) : nil
    }
    /// The rows that a rectangle of the content's coordinates touches, whatever its width.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        rect.minY <= rect.maxY ? rows(in: rect.minY..<rect.maxY).map(shownToModel) : []
    }

    // MARK: Heights

    /// Points, the separator included.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged(rowHeight, oldValue) } }
    /// The height of headers, in points, where the delegate gives none; `automaticDimension`, to begin with, measures them.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsChanged(sectionHeaderHeight, oldValue) }
    }
    /// The height of footers, in points, where the delegate gives none; `automaticDimension`, to begin with, measures them.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsChanged(sectionFooterHeight, oldValue) }
    }
    /// 0 switches estimation off, and with it the measuring of cells.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsChanged(estimatedRowHeight, oldValue) }
    }
    /// Stands for the height of headers until they are shown; `automaticDimension` to begin with. Kept (DEV-272).
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// Stands for the height of footers until they are shown; `automaticDimension` to begin with. Kept (DEV-272).
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// Above every header of a plain table.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { heightsChanged(sectionHeaderTopPadding, oldValue) }
    }
    /// The height of the empty rows below the last one; `automaticDimension` to begin with. Kept (DEV-272).
    open var fillerRowHeight: CGFloat = UITableView.automaticDimension
    /// Whether cells in sight are measured again when what they show changes; `enabled` to begin with.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Looks

    /// Whether lines stand between rows; `singleLine` to begin with. `singleLineEtched` looks the same.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { looksChanged() } }
    /// The colour of the lines between rows; nil is the standard one, which it has to begin with.
    open var separatorColor: UIColor? = .separator { didSet { looksChanged() } }
    /// An effect that the lines are drawn with; nil to begin with. Kept (DEV-272).
    open var separatorEffect: UIVisualEffect?
    /// How far the lines stand in from both sides, for cells that don't say; the table's margin at the left to begin with.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: ListMeasures.side(bounds.width), bottom: 0, right: 0) }
        set { ownSeparatorInset = newValue }
    }
    final var ownSeparatorInset: UIEdgeInsets? { didSet { looksChanged() } }
    /// What `separatorInset` counts from; `fromCellEdges` to begin with.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { looksChanged() } }
    /// Whether cells keep wide margins on wide tables; `false` to begin with. Kept (DEV-272).
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether contents of cells stay out of the unsafe area at the sides; `true` to begin with.
    open var insetsContentViewsToSafeArea = true
    /// Behind all rows, as large as the table.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
    /// Before the first section; as high as its frame says when it is set.
    open var tableHeaderView: UIView? { didSet { replaceEdge(oldValue, tableHeaderView) } }
    /// After the last section; as high as its frame says when it is set. nil, to begin with: none.
    open var tableFooterView: UIView? { didSet { replaceEdge(oldValue, tableFooterView) } }

    // MARK: Selection

    /// Whether a tap selects a row while nothing is edited; `true` to begin with.
    open var allowsSelection = true
    /// Whether several rows can be selected while nothing is edited; `false` to begin with. Setting it to `false` keeps one at most.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { keepOneSelected() } } }
    /// Whether a tap selects a row during editing; `false` to begin with.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected during editing: each shows a circle to tap. `false` to begin with.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if editingNow, oldValue != allowsMultipleSelectionDuringEditing { updateEditing(animated: false) } }
    }
    /// Whether the focus selects the row that it comes to by a key; `false` to begin with.
    open var selectionFollowsFocus = false
    /// Whether rows can have the focus; `false` to begin with, but in a sidebar.
    open var allowsFocus: Bool {
        get { focusState.allowsFocus ?? isSidebar }
        set { focusState.allowsFocus = newValue }
    }
    /// Whether rows can have the focus during editing; `false` to begin with.
    open var allowsFocusDuringEditing = false
    /// Whether the focus returns to the row that had it last; `false` to begin with.
    open var remembersLastFocusedIndexPath = false
    final var focusState = ListFocusState()
    /// The selected row, the first of several; nil where none is.
    open var indexPathForSelectedRow: IndexPath? { selection.min() }
    /// The selected rows from top to bottom; nil where none is.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }
    /// The delegate isn't asked, and hears nothing.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByProgram(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Ends a row's selection. The delegate isn't asked, and hears nothing.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Scrolling

    /// Scrolls until a row stands at a position. Raises an exception for a row that isn't there.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    /// Scrolls until the first selected row stands at a position; does nothing where none is selected.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = selection.min() { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    // MARK: Changes

    /// Changes in `updates` are one: deletes and reloads name places before it, inserts places after it.
    /// - Parameter completion: called when the animations have come to their end; true unless they were interrupted.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion)
    }
    /// Opens a batch: changes until `endUpdates()` are one. May be nested.
    open func beginUpdates() { openBatch() }
    /// Closes a batch; the outermost one shows its changes. Counts that don't fit raise an exception.
    open func endUpdates() { closeBatch() }
    /// Whether a batch is open, or a row is being moved by a person: the places shown aren't those of the data source.
    open var hasUncommittedUpdates: Bool { batch.depth > 0 || reorder != nil }

    /// Shows rows that the data source has new, at the places that they have afterwards. Counts that don't fit raise an exception.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(indexPaths.map { .insertItem(ListPlace(of: $0)) }, animation)
    }
    /// Takes rows away that the data source has no longer. Counts that don't fit raise an exception.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(indexPaths.map { .deleteItem(ListPlace(of: $0)) }, animation)
    }
    /// Asks for these rows' cells again; new cells take the place of the old ones.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(indexPaths.map { .reloadItem(ListPlace(of: $0)) }, animation)
    }
    /// Moves a row to the place that it has afterwards; its cell goes there.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change([.moveItem(from: ListPlace(of: indexPath), to: ListPlace(of: newIndexPath))], .automatic)
    }
    /// Shows sections that the data source has new, at the places that they have afterwards. Counts that don't fit raise an exception.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(sections.map { .insertSection($0) }, animation)
    }
    /// Takes sections away that the data source has no longer. Counts that don't fit raise an exception.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(sections.map { .deleteSection($0) }, animation)
    }
    /// Asks for the counts, cells, headers and footers of these sections again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(sections.map { .reloadSection($0) }, animation)
    }
    /// Moves a section with all that it shows to the place that it has afterwards.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change([.moveSection(from: section, to: newSection)], .automatic)
    }
    /// Asks for these rows' cells again and lets them stay the same objects.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Editing

    /// Whether rows show their controls for deleting, inserting and moving; `false` to begin with. Setting it isn't animated.
    open var isEditing: Bool {
        get { editingNow }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the rows' controls for deleting, inserting and moving.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    /// What opens the menus of rows.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    // MARK: Section index

    /// How many rows it takes until the index is shown.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { indexChanged() } }
    /// The colour of the index's titles; nil, to begin with: the tint colour.
    open var sectionIndexColor: UIColor? { didSet { indexChanged() } }
    /// What is behind the index; nil, to begin with: nothing.
    open var sectionIndexBackgroundColor: UIColor? { didSet { indexChanged() } }
    /// What is behind the index while a finger is on it; nil, to begin with: as before.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// Asks the data source for the index's titles again.
    open func reloadSectionIndexTitles() { indexChanged() }

    // MARK: From UIView and UIScrollView

    /// Whether a layout without a window is a mistake of the app's, which is told of.
    package final var tellsOfLayoutOutside = true

    @_spi(Portico) open override func delegateChanged() {
        super.delegateChanged()
        let mine = scrollDelegate as? any UITableViewDelegate
        if mine !== delegate { delegate = mine }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if newValue != old { setNeedsLayout() }
        }
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
        arrange()
        super.layoutSubviews()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        sidesMayHaveChanged()
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === swipePan ? swipePan!.mayBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    @_spi(Portico) open override func scrollingEnded() {
        super.scrollingEnded()
        correctScroll()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            measureAgain()
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouched(touches) { super.touchesBegan(touches, with: event) }
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
