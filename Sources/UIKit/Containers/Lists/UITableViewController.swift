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

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

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
            tableView.reloadData()
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

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticSection(section)?.cells.count ?? 0
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.staticSection(indexPath.section)?.cells[indexPath.row]
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func numberOfSections(in tableView: UITableView) -> Int {
        tableView.staticSections?.count ?? OptionalCall.missing(1)
    }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalCall.missing(nil) }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalCall.missing(()) }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalCall.missing(index)
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticSection(section)?.footer ?? OptionalCall.missing(nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticSection(section)?.header ?? OptionalCall.missing(nil)
    }
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { OptionalCall.missing(false) }
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalCall.missing(nil) }
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { OptionalCall.missing(()) }
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        OptionalCall.missing(())
    }
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        OptionalCall.missing(())
    }
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalCall.missing(())
    }
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { OptionalCall.missing(()) }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { OptionalCall.missing(()) }
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        OptionalCall.missing(nil)
    }
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { OptionalCall.missing(.delete) }
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalCall.missing(UITableView.automaticDimension)
    }
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.staticSection(indexPath.section)?.heights[indexPath.row]
            ?? OptionalCall.missing(UITableView.automaticDimension)
    }
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalCall.missing(0)
    }
    open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { OptionalCall.missing(nil) }
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { OptionalCall.missing(()) }
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalCall.missing(nil) }
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalCall.missing(nil) }
    open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    { OptionalCall.missing(false) }
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(false)
    }
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { OptionalCall.missing(proposedDestinationIndexPath) }
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    { OptionalCall.missing(nil) }
    open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { OptionalCall.missing(nil) }
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalCall.missing(nil)
    }
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalCall.missing(nil)
    }
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalCall.missing(indexPath)
    }
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        OptionalCall.missing(())
    }
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalCall.missing(()) }
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        OptionalCall.missing(())
    }
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        OptionalCall.missing(())
    }
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalCall.missing(()) }
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { OptionalCall.missing(()) }
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalCall.missing(indexPath)
    }
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { OptionalCall.missing(()) }

    // UIScrollViewDelegate
    open func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    open func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalCall.missing(()) }
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalCall.missing(())
    }
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalCall.missing(nil) }
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { OptionalCall.missing(()) }
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalCall.missing(())
    }
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { OptionalCall.missing(true) }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
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
