import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace

/// A controller of a collection, which fills its view: it is the collection's delegate and data source, clears the selection when it
/// appears, and lets a long press move items if it knows how to move them. What an app adds to the view doesn't scroll.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private let layout: UICollectionViewLayout?
    private var hasAppeared = false
    private var mover: UILongPressGestureRecognizer?
    /// The collection, in the controller's view; nil where it was never named, as in a `loadView()` of the app's that makes it the view.
    private var collection: UICollectionView?

    /// Makes a controller of a collection with this layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from a storyboard, whose collection has the layout that is set there.
    public required init?(coder: NSCoder) {
        layout = nil
        super.init(coder: coder)
        Self.nibCollectionControllerProperties.read(self, coder)
    }

    static let nibCollectionControllerProperties = NibTable<UICollectionViewController> { table in
        table.row("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1.bool }
    }

    /// The collection, which fills the controller's view. Another one takes its place there.
    open var collectionView: UICollectionView! {
        get {
            let view = view
            return view as? UICollectionView ?? collection
        }
        set {
            let old = collection
            collection = newValue
            // One that a nib has put into a view stays there.
            guard let newValue, newValue.superview == nil else { return }
            if viewIfLoaded is UICollectionView { view = nil }
            if viewIfLoaded == nil {
                view = makeView(around: newValue)
            } else if let old, let view = viewIfLoaded, old.superview === view {
                old.removeFromSuperview()
                fillView(view, with: newValue)
            }
            updateMover()
        }
    }

    private func makeView(around collection: UICollectionView) -> UIView {
        let view = UIView(frame: collection.frame)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        fillView(view, with: collection)
        return view
    }

    private func fillView(_ view: UIView, with collection: UICollectionView) {
        collection.frame = view.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(collection, at: 0)
    }

    /// The collection that there is, without loading one.
    private var collectionIfLoaded: UICollectionView? { viewIfLoaded as? UICollectionView ?? collection }

    /// The layout that the controller was made with, or that its collection has.
    open var collectionViewLayout: UICollectionViewLayout {
        collectionIfLoaded?.collectionViewLayout ?? layout ?? UICollectionViewLayout()
    }

    /// Deselects when it appears; along with the transition that brings it back, if there is one.
    open var clearsSelectionOnViewWillAppear = true
    /// Kept; a push slides as always (DEV-411).
    open var useLayoutToLayoutNavigationTransitions = false
    /// Whether a long press moves items, where the data source can move them; true.
    open var installsStandardGestureForInteractiveMovement = true { didSet { updateMover() } }

    // MARK: From UIViewController

    open override func loadView() {
        if loadFromNib() {
            guard let made = viewIfLoaded as? UICollectionView else { return }
            if made.dataSource == nil { made.dataSource = self }
            if made.delegate == nil { made.delegate = self }
            collectionView = made
            return
        }
        guard let layout else {
            FatalException.invalidArgument.raise("UICollectionView must be initialized with a non-nil layout parameter")
        }
        let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        made.dataSource = self
        made.delegate = self
        collectionView = made
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasAppeared {
            hasAppeared = true
            reloadKeepingSelection()
        }
        if clearsSelectionOnViewWillAppear { clearSelection(animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionView?.flashScrollIndicators()
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView?.isEditing = editing
    }

    /// What the app selected before the controller appeared, where it is to stay, outlives the reload.
    private func reloadKeepingSelection() {
        guard let view = collectionView else { return }
        let (selected, scroll) = (view.selection, view.pendingScroll)
        view.reloadData()
        guard !clearsSelectionOnViewWillAppear else { return }
        for path in selected.sorted() { view.selectItem(at: path, animated: false, scrollPosition: []) }
        if let (path, position) = scroll, selected.contains(path), view.contains(path) {
            view.scrollToItem(at: path, at: position, animated: false)
        }
    }

    private func clearSelection(_ animated: Bool) {
        guard let view = collectionView, let paths = view.indexPathsForSelectedItems, !paths.isEmpty else { return }
        guard animated, let coordinator = transitionCoordinator else {
            for path in paths { view.deselectItem(at: path, animated: animated) }
            return
        }
        coordinator.animate(
            alongsideTransition: { _ in for path in paths { view.deselectItem(at: path, animated: true) } },
            completion: { context in
                // A pop that was called off leaves the item selected.
                guard context.isCancelled else { return }
                for path in paths { view.selectItem(at: path, animated: false, scrollPosition: []) }
            })
    }

    // MARK: Moving items

    private func updateMover() {
        guard let view = collectionIfLoaded else { return }
        let isWanted = installsStandardGestureForInteractiveMovement && movesItems
        if let old = mover, !isWanted || old.view !== view {
            old.view?.removeGestureRecognizer(old)
            mover = nil
        }
        guard isWanted, mover == nil else { return }
        let press = UILongPressGestureRecognizer()
        press.addHandler { [weak self] press in self?.moved(press) }
        view.addGestureRecognizer(press)
        mover = press
    }

    private func moved(_ press: UIGestureRecognizer) {
        guard let view = press.view as? UICollectionView else { return }
        let point = press.location(in: view)
        switch press.state {
        case .began:
            guard let path = view.indexPathForItem(at: point), view.beginInteractiveMovementForItem(at: path) else {
                return
            }
            view.updateInteractiveMovementTargetPosition(point)
        case .changed: view.updateInteractiveMovementTargetPosition(point)
        case .ended: view.endInteractiveMovement()
        default: view.cancelInteractiveMovement()
        }
    }

    // MARK: UICollectionViewDataSource, UICollectionViewDelegate
    // In the class's body, so that apps override them; each answers as if it weren't there.

    /// How many items a section has: 0 unless it is overridden.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// The cell of an item, to be dequeued from the collection. An empty one unless it is overridden.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    /// How many sections the collection has: 1 unless it is overridden.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { OptionalCall.missing(1) }
    /// Whether an item may be moved: true unless it is overridden; it counts where `moveItemAt` is overridden.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// The item that an index title leads to. Never asked: there are no index titles (DEV-406).
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    { OptionalCall.missing(IndexPath(item: 0, section: index)) }
    /// An item has been moved: the app's data is to follow. Overriding it lets a long press move items.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// The header, footer or other supplementary view at a place, to be dequeued. An empty one unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalCall.missing(UICollectionReusableView(frame: .zero)) }
    /// The titles of an index beside the items. Never asked: there are none (DEV-406).
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { OptionalCall.missing(nil) }
    /// Whether an item may be edited: true unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool { OptionalCall.missing(true) }
    /// Whether an item's older menu offers an action. Never asked (DEV-406).
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { OptionalCall.missing(false) }
    /// Whether a tap may perform an item's primary action: true unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { OptionalCall.missing(true) }
    /// What an item's menu goes back to when it is dismissed; nil unless it is overridden: the cell.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalCall.missing(nil) }
    /// What is lifted when an item's menu opens; nil unless it is overridden: the cell.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalCall.missing(nil) }
    /// The menu of an item where a finger stays; nil, no menu, unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalCall.missing(nil) }
    /// The menu of several items where a finger stays, none of them on the ground; nil, no menu, unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalCall.missing(nil) }
    /// Selecting several items by a pan has begun. Never called (DEV-406).
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// A person has deselected an item. Does nothing unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// A cell has left the screen. Does nothing unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// A supplementary view has left the screen. Does nothing unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// Whether an item can have the focus, in a collection that allows it. True unless it is overridden.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// Whether the focus may move to, from or within the collection's items. True unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        OptionalCall.missing(true)
    }
    /// The focus has moved to, from or within the collection. Does nothing unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalCall.missing(()) }
    /// The item that the focus comes to first; nil, the default: the collection's own choice.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        OptionalCall.missing(nil)
    }
    /// Whether the focus selects this item when it comes to it. Default: the collection's `selectionFollowsFocus`.
    open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
        -> Bool
    {
        OptionalCall.missing(collectionView.selectionFollowsFocus)
    }
    /// An item is shown pressed. Does nothing unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// A person has selected an item; not called for what the app selects. Does nothing unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// An item is pressed no more. Does nothing unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// Does what an item's older menu offers. Never called (DEV-406).
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) { OptionalCall.missing(()) }
    /// Performs what a tap on an item does, beside its selection. Does nothing unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// The older way to say what a menu goes back to; nil unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalCall.missing(nil) }
    /// The older way to say what is lifted when a menu opens; nil unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalCall.missing(nil) }
    /// Whether a pan with two fingers may select several items. Never asked (DEV-406).
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { OptionalCall.missing(false) }
    /// Whether a person may deselect an item: true unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { OptionalCall.missing(true) }
    /// Whether a finger shows an item pressed; true unless it is overridden. Without it the item isn't selected either.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { OptionalCall.missing(true) }
    /// Whether a person may select an item: true unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { OptionalCall.missing(true) }
    /// Whether an item has the older menu. Never asked (DEV-406).
    open func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { OptionalCall.missing(false) }
    /// Where the content stands after the layout has changed: as proposed unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { OptionalCall.missing(proposedContentOffset) }
    /// The older way to say where an item may be put down: as proposed unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OptionalCall.missing(proposedIndexPath) }
    /// Where an item that is moved may be put down: as proposed unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OptionalCall.missing(proposedIndexPath) }
    /// The layout in between while one layout becomes another; a plain one unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        OptionalCall.missing(UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
    }
    /// A cell is about to be shown. Does nothing unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// A menu is about to open; animations can go along. Does nothing unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalCall.missing(()) }
    /// A supplementary view is about to be shown. Does nothing unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// A menu is about to close; animations can go along. Does nothing unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalCall.missing(()) }
    /// A menu's preview was tapped; the animator can show more. Does nothing unless it is overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { OptionalCall.missing(()) }
    /// Selecting several items by a pan is over. Never called (DEV-406).
    open func collectionViewDidEndMultipleSelectionInteraction(
        _ collectionView: UICollectionView
    ) { OptionalCall.missing(()) }

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

/// Which methods an app's class overrides is read from the class.
extension UICollectionViewController {
    private static let moveSlot = MethodSlot(
        base: UICollectionViewController.self, plain: PlainCollectionController.self,
        plain2: PlainCollectionController2.self, overriding: MovingCollectionController.self)

    fileprivate var movesItems: Bool { Self.moveSlot.isOverridden(by: type(of: self)) }
}

private class PlainCollectionController: UICollectionViewController {}
private class PlainCollectionController2: UICollectionViewController {}
private class MovingCollectionController: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
