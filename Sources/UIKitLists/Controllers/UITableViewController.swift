import CoreGraphics
import Foundation
import PorticoObjC

/// A controller whose view is a table: it is the table's delegate and data source, clears the selection when it appears, and keeps the
/// field that is typed in above the keyboard.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private let style: UITableView.Style
    private var hasAppeared = false
    private var keyboardInset: CGFloat = 0
    private var keyboardObserver: (any NSObjectProtocol)?

    /// Makes a controller whose view is a table of this style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from a storyboard, whose table has the style that is set there.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        Self.nibTableControllerProperties.read(self, coder)
    }

    static let nibTableControllerProperties = NibTable<UITableViewController> { table in
        table.row("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1.bool }
    }

    /// The same object as `view`.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// Deselects when it appears; along with the transition that brings it back, if there is one.
    open var clearsSelectionOnViewWillAppear = true
    /// The table's refresh control, which turns above the rows while the app loads; nil for none.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    // MARK: From UIViewController

    open override func loadView() {
        if loadFromNib() {
            guard let table = viewIfLoaded as? UITableView else { return }
            if table.dataSource == nil { table.dataSource = self }
            if table.delegate == nil { table.delegate = self }
            return
        }
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view = table
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasAppeared {
            hasAppeared = true
            reloadKeepingSelection()
        }
        if clearsSelectionOnViewWillAppear { clearSelection(animated) }
        followKeyboard(true)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.flashScrollIndicators()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        followKeyboard(false)
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    /// What the app selected before the controller appeared, where it is to stay, outlives the reload.
    private func reloadKeepingSelection() {
        guard let table = tableView else { return }
        let (selected, scroll) = (table.selection, table.pendingScroll)
        table.reloadData()
        guard !clearsSelectionOnViewWillAppear else { return }
        for path in selected.sorted() { table.selectRow(at: path, animated: false, scrollPosition: .none) }
        if let (path, position) = scroll, selected.contains(path), table.loaded.contains(path) {
            table.scrollToRow(at: path, at: position, animated: false)
        }
    }

    private func clearSelection(_ animated: Bool) {
        guard let paths = tableView.indexPathsForSelectedRows else { return }
        guard animated, let coordinator = transitionCoordinator else {
            for path in paths { tableView.deselectRow(at: path, animated: animated) }
            return
        }
        let table = tableView
        coordinator.animate(
            alongsideTransition: { _ in for path in paths { table?.deselectRow(at: path, animated: true) } },
            completion: { context in
                // A pop that was called off leaves the row selected.
                guard context.isCancelled else { return }
                for path in paths { table?.selectRow(at: path, animated: false, scrollPosition: .none) }
            })
    }

    // MARK: Keyboard

    private func followKeyboard(_ follows: Bool) {
        if let observer = keyboardObserver { NotificationCenter.default.removeObserver(observer) }
        keyboardObserver = nil
        guard follows else { return makeRoom(0) }
        let key = UIResponder.keyboardFrameEndUserInfoKey
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] note in
            let frame = note.userInfo?[key] as? CGRect
            MainActor.assumeIsolated { self?.keyboardMoved(to: frame) }
        }
    }

    private func keyboardMoved(to frame: CGRect?) {
        guard let table = viewIfLoaded as? UITableView, let window = table.window, let frame else { return }
        let covered = table.convert(window.convert(frame, from: nil), from: window)
        makeRoom(max(0, table.bounds.maxY - covered.minY - table.safeAreaInsets.bottom))
        guard let field = FirstResponder.current as? UIView, field.isDescendant(of: table) else { return }
        table.scrollRectToVisible(field.convert(field.bounds, to: table).insetBy(dx: 0, dy: -8), animated: true)
    }

    private func makeRoom(_ inset: CGFloat) {
        guard inset != keyboardInset, let table = viewIfLoaded as? UITableView else { return }
        table.contentInset.bottom += inset - keyboardInset
        table.verticalScrollIndicatorInsets.bottom += inset - keyboardInset
        keyboardInset = inset
    }

    // MARK: UITableViewDataSource, UITableViewDelegate
    // In the class's body, so that apps override them; each answers as if it weren't there.

    /// How many rows a section has: those of a static table in a storyboard, or 0, unless it is overridden.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticSection(section)?.cells.count ?? 0
    }
    /// The cell of a row, to be dequeued from the table: that of a static table, or an empty one, unless it is overridden.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.staticSection(indexPath.section)?.cells[indexPath.row]
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// How many sections the table has: those of a static table, or 1, unless it is overridden.
    open func numberOfSections(in tableView: UITableView) -> Int {
        tableView.staticSections?.count ?? OptionalCall.missing(1)
    }
    /// The titles of the index at the table's edge: nil, none, unless it is overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalCall.missing(nil) }
    /// Whether a row may be edited: true unless it is overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// Whether a row may be moved: true unless it is overridden; it counts where `moveRowAt` is overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// A person has deleted or inserted a row: the app's data and rows are to follow. Overriding it lets rows be swiped away.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// A row has been moved: the app's data is to follow. Overriding it gives rows a grip while the table is edited.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// The section that a title of the index leads to: that of the same number unless it is overridden.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalCall.missing(index)
    }
    /// The text below a section: that of a static table, or nil, unless it is overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticSection(section)?.footer ?? OptionalCall.missing(nil)
    }
    /// The text above a section: that of a static table, or nil, unless it is overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticSection(section)?.header ?? OptionalCall.missing(nil)
    }
    /// A row's detail button was tapped. Does nothing unless it is overridden.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    /// Whether a row's older menu offers an action. Never asked (DEV-272).
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { OptionalCall.missing(false) }
    /// Whether a tap may perform a row's primary action: true unless it is overridden.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// The menu of a row where a finger stays; nil, no menu, unless it is overridden.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalCall.missing(nil) }
    /// Selecting several rows by a pan has begun. Never called (DEV-272).
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    /// A person has deselected a row. Does nothing unless it is overridden.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { OptionalCall.missing(()) }
    /// A cell has left the screen. Does nothing unless it is overridden.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// A section's footer has left the screen. Does nothing unless it is overridden.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        OptionalCall.missing(())
    }
    /// A section's header has left the screen. Does nothing unless it is overridden.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        OptionalCall.missing(())
    }
    /// A row that was swiped open is closed again. Does nothing unless it is overridden.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalCall.missing(())
    }
    /// Whether a row can have the focus, in a table that allows it. True unless it is overridden.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// Whether the focus may move to, from or within the table's rows. True unless it is overridden.
    open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        OptionalCall.missing(true)
    }
    /// The focus has moved to, from or within the table. Does nothing unless it is overridden.
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalCall.missing(()) }
    /// The row that the focus comes to first; nil, the default: the table's own choice.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { OptionalCall.missing(nil) }
    /// Whether the focus selects this row when it comes to it. Default: the table's `selectionFollowsFocus`.
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(tableView.selectionFollowsFocus)
    }
    /// A row is shown pressed. Does nothing unless it is overridden.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { OptionalCall.missing(()) }
    /// A person has selected a row; not called for what the app selects. Does nothing unless it is overridden.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { OptionalCall.missing(()) }
    /// A row is pressed no more. Does nothing unless it is overridden.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    /// The older way to give a swiped row buttons; nil unless it is overridden.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        OptionalCall.missing(nil)
    }
    /// What editing offers in front of a row: `delete` unless it is overridden.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { OptionalCall.missing(.delete) }
    /// About how high a section's footer is, in points. Never asked (DEV-272).
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    /// About how high a section's header is, in points. Never asked (DEV-272).
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    /// About how high a row is, in points: automatic unless it is overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    /// How high a section's footer is, in points: automatic unless it is overridden.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    /// How high a section's header is, in points: automatic unless it is overridden.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    /// How high a row is, in points: that of a static table's cell, or automatic, unless it is overridden.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.staticSection(indexPath.section)?.heights[indexPath.row]
            ?? OptionalCall.missing(UITableView.automaticDimension)
    }
    /// How many levels a row's content is indented: 0 unless it is overridden.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalCall.missing(0)
    }
    /// The buttons that a swipe from the leading edge shows; nil unless it is overridden: none.
    open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { OptionalCall.missing(nil) }
    /// Does what a row's older menu offers. Never called (DEV-272).
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { OptionalCall.missing(()) }
    /// Performs what a tap on a row does, beside its selection. Does nothing unless it is overridden.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    /// What a row's menu goes back to when it is dismissed; nil unless it is overridden: the row.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalCall.missing(nil) }
    /// What is lifted when a row's menu opens; nil unless it is overridden: the row.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalCall.missing(nil) }
    /// Whether a pan with two fingers may select several rows. Never asked (DEV-272).
    open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    { OptionalCall.missing(false) }
    /// Whether a finger shows a row pressed; true unless it is overridden. Without it the row isn't selected either.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// Whether a row's content makes room for what editing shows in front: true unless it is overridden.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// Whether a row has the older menu. Never asked (DEV-272).
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(false)
    }
    /// Where a row that is moved may be put down: as proposed unless it is overridden.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { OptionalCall.missing(proposedDestinationIndexPath) }
    /// What the delete button of a swiped row says; nil unless it is overridden: the system's word.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    { OptionalCall.missing(nil) }
    /// The buttons that a swipe from the trailing edge shows; nil unless it is overridden: delete, for rows that can be.
    open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { OptionalCall.missing(nil) }
    /// A view below a section, in place of its text; nil unless it is overridden.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalCall.missing(nil)
    }
    /// A view above a section, in place of its text; nil unless it is overridden.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalCall.missing(nil)
    }
    /// A row is about to be swiped open. Does nothing unless it is overridden.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    /// The row to deselect in place of this one, or nil for none: this one unless it is overridden.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalCall.missing(indexPath)
    }
    /// A cell is about to be shown. Does nothing unless it is overridden.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    /// A menu is about to open; animations can go along. Does nothing unless it is overridden.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalCall.missing(()) }
    /// A section's footer is about to be shown. Does nothing unless it is overridden.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        OptionalCall.missing(())
    }
    /// A section's header is about to be shown. Does nothing unless it is overridden.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        OptionalCall.missing(())
    }
    /// A menu is about to close; animations can go along. Does nothing unless it is overridden.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalCall.missing(()) }
    /// A menu's preview was tapped; the animator can show more. Does nothing unless it is overridden.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { OptionalCall.missing(()) }
    /// The row to select in place of this one, or nil for none: this one unless it is overridden.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalCall.missing(indexPath)
    }
    /// Selecting several rows by a pan is over. Never called (DEV-272).
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { OptionalCall.missing(()) }

    // UIScrollViewDelegate
    /// The content has moved, by whomever; called for each step. Does nothing unless it is overridden.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    /// The content's scale has changed. Does nothing unless it is overridden.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    /// A finger begins to drag the content. Does nothing unless it is overridden.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    /// The finger is about to leave; the offset where the content will rest may be changed,
    /// the velocity is in points a millisecond. Does nothing unless it is overridden.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalCall.missing(()) }
    /// The finger has left; whether the content moves on. Does nothing unless it is overridden.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalCall.missing(())
    }
    /// The content moves on by itself. Does nothing unless it is overridden.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    /// The content has come to rest by itself. Does nothing unless it is overridden.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    /// A scroll that the app animated is over. Does nothing unless it is overridden.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    /// The view that a pinch scales: nil, none, unless it is overridden.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalCall.missing(nil) }
    /// A pinch begins to scale the content. Does nothing unless it is overridden.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { OptionalCall.missing(()) }
    /// A pinch is over and has left the content at a scale. Does nothing unless it is overridden.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalCall.missing(())
    }
    /// Whether a tap on the status bar scrolls to the top: true unless it is overridden.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { OptionalCall.missing(true) }
    /// A tap on the status bar has scrolled to the top. Does nothing unless it is overridden.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    /// The insets that the safe area adds to have changed. Does nothing unless it is overridden.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
}

extension UITableView {
    fileprivate func staticSection(_ section: Int) -> TableStaticSection? {
        staticSections.flatMap { $0.indices.contains(section) ? $0[section] : nil }
    }
}

/// Which methods an app's class overrides is read from the class.
extension UITableViewController: KnownSourceMethods {
    private static let commitSlot = slot(CommittingTableController.self)
    private static let moveSlot = slot(MovingTableController.self)

    private static func slot(_ overriding: AnyClass) -> MethodSlot {
        MethodSlot(
            base: UITableViewController.self, plain: PlainTableController.self, plain2: PlainTableController2.self,
            overriding: overriding)
    }

    package var commitsEdits: Bool { Self.commitSlot.isOverridden(by: type(of: self)) }
    package var movesRows: Bool { Self.moveSlot.isOverridden(by: type(of: self)) }
}

private class PlainTableController: UITableViewController {}
private class PlainTableController2: UITableViewController {}
private class CommittingTableController: UITableViewController {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}
private class MovingTableController: UITableViewController {
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
