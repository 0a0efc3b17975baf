import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace

/// A controller whose view is a collection: it is the collection's delegate and data source, clears the selection when it appears, and
/// lets a long press move items if it knows how to move them.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private let layout: UICollectionViewLayout?
    private var hasAppeared = false
    private var mover: UILongPressGestureRecognizer?
    /// The collection, where the app has put it into a view of its own.
    private weak var collection: UICollectionView?

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        layout = nil
        super.init(coder: coder)
        Self.nibCollectionControllerProperties.read(self, coder)
    }

    static let nibCollectionControllerProperties = NibTable<UICollectionViewController> { table in
        table.row("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1.bool }
    }

    /// The controller's view, or inside it.
    open var collectionView: UICollectionView! {
        get {
            let view = view
            return view as? UICollectionView ?? collection
        }
        set {
            collection = newValue
            if viewIfLoaded == nil || viewIfLoaded is UICollectionView { view = newValue }
        }
    }

    /// The layout that the controller was made with, or that its collection has.
    open var collectionViewLayout: UICollectionViewLayout {
        (viewIfLoaded as? UICollectionView ?? collection)?.collectionViewLayout ?? layout ?? UICollectionViewLayout()
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
            guard let view = viewIfLoaded as? UICollectionView else { return }
            if view.dataSource == nil { view.dataSource = self }
            if view.delegate == nil { view.delegate = self }
            return updateMover()
        }
        guard let layout else {
            FatalException.invalidArgument.raise("UICollectionView must be initialized with a non-nil layout parameter")
        }
        let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.dataSource = self
        view.delegate = self
        self.view = view
        updateMover()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasAppeared {
            hasAppeared = true
            collectionView?.reloadData()
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
        guard let view = viewIfLoaded as? UICollectionView else { return }
        let isWanted = installsStandardGestureForInteractiveMovement && movesItems
        if !isWanted, let old = mover {
            view.removeGestureRecognizer(old)
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

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    open func numberOfSections(in collectionView: UICollectionView) -> Int { OptionalCall.missing(1) }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    { OptionalCall.missing(IndexPath(item: 0, section: index)) }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalCall.missing(()) }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalCall.missing(UICollectionReusableView(frame: .zero)) }
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { OptionalCall.missing(nil) }
    open func collectionView(
        _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool { OptionalCall.missing(true) }
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { OptionalCall.missing(false) }
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { OptionalCall.missing(true) }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalCall.missing(nil) }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalCall.missing(nil) }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalCall.missing(nil) }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalCall.missing(nil) }
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    open func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    open func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    open func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) { OptionalCall.missing(()) }
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalCall.missing(nil) }
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalCall.missing(nil) }
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { OptionalCall.missing(false) }
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { OptionalCall.missing(true) }
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { OptionalCall.missing(true) }
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { OptionalCall.missing(true) }
    open func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { OptionalCall.missing(false) }
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { OptionalCall.missing(proposedContentOffset) }
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OptionalCall.missing(proposedIndexPath) }
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OptionalCall.missing(proposedIndexPath) }
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        OptionalCall.missing(UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
    }
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalCall.missing(()) }
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalCall.missing(()) }
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { OptionalCall.missing(()) }
    open func collectionViewDidEndMultipleSelectionInteraction(
        _ collectionView: UICollectionView
    ) { OptionalCall.missing(()) }

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
