import CoreGraphics
import Foundation

/// An item that follows a finger: the others make room; the data source hears of it at the end.
///
/// - From: `UICollectionView.beginInteractiveMovementForItem(at:)`
/// - To: `UICollectionViewDataSource.collectionView(_:moveItemAt:to:)`
@MainActor final class CollectionReorder {
    let cell: UICollectionViewCell
    /// Where the item came from, in the model.
    let origin: IndexPath
    /// Where it is shown now.
    private(set) var path: IndexPath
    private weak var collection: UICollectionView?
    private var position: CGPoint
    private lazy var scroller: EdgeScroller? = collection.map { collection in
        EdgeScroller(collection) { [weak self] way in
            guard let self else { return }
            self.follow(CGPoint(x: self.position.x + way.x, y: self.position.y + way.y))
        }
    }

    init(_ collection: UICollectionView, _ cell: UICollectionViewCell, _ path: IndexPath) {
        (self.collection, self.cell, origin, self.path, position) = (collection, cell, path, path, cell.center)
        cell.isReordering = true
    }

    func model(of shown: IndexPath) -> IndexPath { TableReorder.moved(shown, from: path, to: origin) }
    func shown(of model: IndexPath) -> IndexPath { TableReorder.moved(model, from: origin, to: path) }

    // MARK: Following

    func follow(_ point: CGPoint) {
        guard let collection else { return }
        let before = position
        position = point
        scroller?.follow(point)
        show()
        let proposed = collection.layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: point)
        let target = proposed == path ? path : allowed(proposed)
        let context = collection.layout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: point, previousIndexPaths: [path],
            previousPosition: before)
        // Who was asked may have changed the items, which puts this one back.
        guard target != path, collection.reorder === self else { return }
        move(to: target, context)
    }

    private func allowed(_ proposed: IndexPath) -> IndexPath {
        guard let collection else { return proposed }
        let newer = collection.ask(
            "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:"
        ) {
            $0.collectionView(
                collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: self.origin,
                atCurrentIndexPath: self.path, toProposedIndexPath: proposed)
        }
        return newer
            ?? collection.ask("collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:") {
                $0.collectionView(
                    collection, targetIndexPathForMoveFromItemAt: self.path, toProposedIndexPath: proposed)
            } ?? proposed
    }

    /// As the layout wants a dragged item to look.
    private func show() {
        guard let collection else { return }
        let attributes = collection.layout.layoutAttributesForInteractivelyMovingItem(
            at: path, withTargetPosition: position)
        cell.show(attributes)
        collection.bringSubviewToFront(cell)
    }

    /// Makes room at a place; what is dragged is seen elsewhere.
    func show(at target: IndexPath) {
        guard let collection, target != path else { return }
        let context = collection.layout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [path],
            previousPosition: position)
        move(to: target, context)
    }

    private func move(to target: IndexPath, _ context: UICollectionViewLayoutInvalidationContext) {
        guard let collection else { return }
        let from = path
        if from.section != target.section {
            collection.data.counts?[from.section] -= 1
            collection.data.counts?[target.section] += 1
        }
        path = target
        _ = collection.live.move { TableReorder.moved($0, from: from, to: target) }
        collection.layout.itemMoved(from, to: target)
        collection.layout.invalidateLayout(with: context)
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) { collection.fill() }
    }

    func drop(cancelled: Bool) {
        guard let collection else { return }
        let layout = collection.layout
        let shownAt = path
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [cancelled ? origin : path], previousIndexPaths: [cancelled ? path : origin],
            movementCancelled: cancelled)
        if cancelled, shownAt != origin { move(to: origin, context) } else { layout.invalidateLayout(with: context) }
        let target = path
        scroller?.stop()
        collection.reorder = nil
        cell.isReordering = false
        cell.alpha = cell.shown?.alpha ?? 1
        if target != origin {
            var selection: Set<IndexPath> = []
            for path in collection.selection {
                selection.insert(TableReorder.moved(path, from: origin, to: target))
            }
            collection.selection = selection
            _ = collection.askSource("collectionView:moveItemAtIndexPath:toIndexPath:") {
                $0.collectionView(collection, moveItemAt: self.origin, to: target)
            }
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) { collection.fill() }
    }
}

extension UICollectionView {
    func shownToModel(_ path: IndexPath) -> IndexPath { reorder?.model(of: path) ?? path }
    func modelToShown(_ path: IndexPath) -> IndexPath { reorder?.shown(of: path) ?? path }

    func beginMovement(_ path: IndexPath) -> Bool {
        guard reorder == nil, let cell = live[path] else { return false }
        let may =
            askSource("collectionView:canMoveItemAtIndexPath:") { $0.collectionView(self, canMoveItemAt: path) } ?? true
        guard may else { return false }
        _ = touchCancelled()
        reorder = CollectionReorder(self, cell, path)
        bringSubviewToFront(cell)
        return true
    }

    /// The place that an item takes that is dragged to a point: that of the item there, else of the nearest in sight.
    func nearestPath(_ path: IndexPath, to point: CGPoint) -> IndexPath? {
        if let found = self.path(at: point) { return found }
        return nil
    }
}
