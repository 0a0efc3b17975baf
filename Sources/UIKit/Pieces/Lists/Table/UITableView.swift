import CoreGraphics
import Foundation
import PorticoTrace

/// Rows in sections, one below the other; only those in sight have views.
///
/// This file is the table of contents; the work is in `UITableView+….swift`, places in `TableGeometry`, batches in the lists' engine.
///
/// - From: the app, `UIScrollView`
/// - To: `TableGeometry`, `ListUpdateCheck`, `UITableViewCell`
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public let style: Style
    var geometry = TableGeometry()
    /// What a reload asks for has been asked.
    var isLoaded = false
    /// How often it was, or a batch changed which rows there are: whoever asks the app in between looks whether paths still hold.
    var loads = 0
    var live = LiveMap<UITableViewCell>()
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var pool = ReusePool<UITableViewCell>()
    var headerPool = ReusePool<UITableViewHeaderFooterView>()
    var cellSources: [String: CellSource] = [:]
    var headerSources: [String: CellSource] = [:]
    var selection: Set<IndexPath> = []
    var highlightedRow: IndexPath?
    var touchedRow: IndexPath?
    var heights = TableHeights()
    var batch = TableBatch()
    /// Cells that are on their way out, with what becomes of them.
    var leaving: [LeavingView] = []
    /// The width that heights were measured for.
    var arrangedWidth: CGFloat = 0
    var arrangedSides = UIEdgeInsets.zero
    var isArranging = false
    /// The row whose cell is being asked for.
    var askedRow: IndexPath?
    var asks = ListAsks()
    var pendingScroll: (path: IndexPath, position: ScrollPosition)?
    var swipe: RowSwipe?
    var swipePan: RowSwipeGesture?
    var reorder: TableReorder?
    var menus: TableMenus?
    var drags: ListDrags?
    var springs: ListSprings?
    /// What is marked below a drag.
    var dropTarget: IndexPath?
    /// Room below a drag.
    var gap: TableGap?
    var editingNow = false
    var indexView: SectionIndexView?
    var prefetched: Set<IndexPath> = []
    var background: UIView?
    /// The rows that a storyboard has: a table view controller shows them without code.
    var staticSections: [TableStaticSection]?
    /// The cell that is configured anew: asking for its row gives it back.
    var reconfiguring: (path: IndexPath, cell: UITableViewCell)?

    override var describedEnd: [String] {
        super.describedEnd + ["dataSource: \(dataSource.map(UIView.shortDescription) ?? "(null)")"]
    }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        buildTable()
    }

    public convenience init() { self.init(frame: .zero, style: .plain) }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = Self.nibStyle(coder) ?? Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        super.init(coder: coder)
        buildTable()
        Self.nibTableProperties.read(self, coder)
    }

    // MARK: Data

    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            heights.delegateIsSilent = false
            if scrollDelegate !== delegate { scrollDelegate = delegate }
        }
    }
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
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true

    /// Asks for counts at once, and for cells when the table is laid out next. Selection and editing of a row end.
    open func reloadData() { reload() }
    open var numberOfSections: Int { loaded.sections.count }
    open func numberOfRows(inSection section: Int) -> Int {
        loaded.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellSources[identifier] = cellClass.map { .type($0) }
    }
    /// The nib holds one object, a cell.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellSources[identifier] = nib.map { .nib($0) }
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerSources[identifier] = nib.map { .nib($0) }
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerSources[identifier] = aClass.map { .type($0) }
    }
    /// A cell from the pool, or a new one of what is registered; nil where there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }
    /// The same, as large as the row will be. Something must be registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeue(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeader(identifier)
    }

    /// The cell of a row that is in sight.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { live[modelToShown(indexPath)] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { live.path(of: cell).map(shownToModel) }
    open var visibleCells: [UITableViewCell] {
        arrangeIfNeeded()
        return live.views
    }
    open var indexPathsForVisibleRows: [IndexPath]? {
        arrangeIfNeeded()
        return live.paths.map(shownToModel)
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Places

    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(modelToShown(indexPath)) }
    open func rect(forSection section: Int) -> CGRect { rect(of: section) { loaded.span(of: $0) } }
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: section) { loaded.headerSpan($0) } }
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: section) { loaded.footerSpan($0) } }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        point.x >= 0 && point.x < bounds.width ? loaded.row(at: point.y).map(shownToModel) : nil
    }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        rect.minY <= rect.maxY ? rows(in: rect.minY..<rect.maxY).map(shownToModel) : []
    }

    // MARK: Heights

    /// Points, the separator included.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged(rowHeight, oldValue) } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsChanged(sectionHeaderHeight, oldValue) }
    }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsChanged(sectionFooterHeight, oldValue) }
    }
    /// 0 switches estimation off, and with it the measuring of cells.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsChanged(estimatedRowHeight, oldValue) }
    }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// Above every header of a plain table.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { heightsChanged(sectionHeaderTopPadding, oldValue) }
    }
    open var fillerRowHeight: CGFloat = UITableView.automaticDimension
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Looks

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { looksChanged() } }
    open var separatorColor: UIColor? = .separator { didSet { looksChanged() } }
    open var separatorEffect: UIVisualEffect?
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: ListMeasures.side(bounds.width), bottom: 0, right: 0) }
        set { ownSeparatorInset = newValue }
    }
    var ownSeparatorInset: UIEdgeInsets? { didSet { looksChanged() } }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { looksChanged() } }
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    /// Behind all rows, as large as the table.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
    /// Before the first section; as high as its frame says when it is set.
    open var tableHeaderView: UIView? { didSet { replaceEdge(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replaceEdge(oldValue, tableFooterView) } }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { keepOneSelected() } } }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if editingNow { updateEditing(animated: false) } }
    }
    open var selectionFollowsFocus = false
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false
    open var remembersLastFocusedIndexPath = false
    open var indexPathForSelectedRow: IndexPath? { selection.min() }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }
    /// The delegate isn't asked, and hears nothing.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByProgram(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Scrolling

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = selection.min() { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    // MARK: Changes

    /// Changes in `updates` are one: deletes and reloads name places before it, inserts places after it.
    /// - Parameter completion: called when the animations have come to their end; true unless they were interrupted.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion)
    }
    open func beginUpdates() { openBatch() }
    open func endUpdates() { closeBatch() }
    open var hasUncommittedUpdates: Bool { batch.depth > 0 || reorder != nil }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(indexPaths.map { .insertItem($0) }, animation)
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(indexPaths.map { .deleteItem($0) }, animation)
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(indexPaths.map { .reloadItem($0) }, animation)
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change([.moveItem(from: indexPath, to: newIndexPath)], .automatic)
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(sections.map { .insertSection($0) }, animation)
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(sections.map { .deleteSection($0) }, animation)
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(sections.map { .reloadSection($0) }, animation)
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change([.moveSection(from: section, to: newSection)], .automatic)
    }
    /// Asks for these rows' cells again and lets them stay the same objects.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Editing

    open var isEditing: Bool {
        get { editingNow }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    /// What opens the menus of rows.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    // MARK: Section index

    /// How many rows it takes until the index is shown.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { indexChanged() } }
    open var sectionIndexColor: UIColor? { didSet { indexChanged() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { indexChanged() } }
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open func reloadSectionIndexTitles() { indexChanged() }

    // MARK: From UIView and UIScrollView

    override func delegateChanged() {
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

    override func scrollingEnded() {
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
