import CoreGraphics
import Foundation
import QuartzCore

/// Swipe actions of a collection's list sections.
///
/// - From: `UICollectionViewCompositionalLayout`
/// - To: `RowSwipe`, the configuration's providers
@MainActor final class CollectionSwipes: NSObject, SwipeList, UIGestureRecognizerDelegate {
    private weak var collection: UICollectionView?
    private(set) var gesture: RowSwipeGesture?
    var swipe: RowSwipe?

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init()
        let gesture = RowSwipeGesture(list: self)
        gesture.delegate = self
        collection.addGestureRecognizer(gesture)
        collection.panGestureRecognizer.require(toFail: gesture)
        collection.panGestureRecognizer.addHandler { [weak self] pan in
            if pan.state == .began { self?.swipe?.close(animated: true) }
        }
        self.gesture = gesture
    }

    func remove() {
        swipe?.close(animated: false)
        if let gesture { gesture.view?.removeGestureRecognizer(gesture) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gesture?.mayBegin() ?? false }

    // MARK: SwipeList

    var swipeView: UIScrollView { collection ?? UIScrollView() }
    var maySwipe: Bool { collection?.reorder == nil && collection?.editingNow == false }

    func swipeTarget(at point: CGPoint, isTrailing: Bool) -> SwipeTarget? {
        guard let collection, let path = collection.indexPathForItem(at: point) else { return nil }
        return target(path, isTrailing: isTrailing)
    }

    func target(_ path: IndexPath, isTrailing: Bool) -> SwipeTarget? {
        guard let collection, let cell = collection.cellForItem(at: path) as? UICollectionViewListCell,
            let configuration = cell.look?.section.configuration, collection.canEdit(path)
        else { return nil }
        let provider =
            isTrailing
            ? configuration.trailingSwipeActionsConfigurationProvider
            : configuration.leadingSwipeActionsConfigurationProvider
        let found =
            provider?(path) ?? (cell.content as? any ListRowContent)?.swipeActions(isTrailing: isTrailing)
        guard let actions = found, !actions.actions.isEmpty else { return nil }
        return SwipeTarget(cell: cell, path: path, actions: actions)
    }

    func place(of cell: UIView) -> CGRect? {
        guard let cell = cell as? UICollectionViewListCell, let shown = cell.shown, cell.superview != nil else {
            return nil
        }
        return shown.frame
    }

    func cardCorners(of cell: UIView) -> CACornerMask { (cell as? UICollectionViewListCell)?.cardCorners ?? [] }

    func move(_ cell: UIView, by offset: CGFloat) {
        guard let cell = cell as? UICollectionViewListCell, let shown = cell.shown else { return }
        cell.swipeOffset = offset
        cell.show(shown)
    }

    func swipeBegan(_ swipe: RowSwipe) { (swipe.cell as? UICollectionViewListCell)?.isSwiped = true }
    func swipeEnded(_ swipe: RowSwipe) { (swipe.cell as? UICollectionViewListCell)?.isSwiped = false }
}

extension UICollectionView {
    /// Rows whose contents may have actions of their own are swiped from now on, with or without providers of the list's.
    func expectSwipingContent() {
        guard !hasSwipingContent else { return }
        hasSwipingContent = true
        if swipes == nil { swipes = CollectionSwipes(self) }
    }
}
