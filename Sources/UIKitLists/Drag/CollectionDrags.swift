import CoreGraphics
import Foundation

/// A collection's drags.
///
/// - From: `ListDrags`
/// - To: `UICollectionViewDragDelegate`, `UICollectionViewDropDelegate`
extension UICollectionView: DragList, UISpringLoadedInteractionSupporting {
    @discardableResult
    private func askDrag<R>(_ selector: StaticString, _ body: (any UICollectionViewDragDelegate) -> R) -> R? {
        guard let dragDelegate else { return nil }
        return OptionalCall.call(.event, dragDelegate, selector) { body(dragDelegate) }
    }

    @discardableResult
    private func askDrop<R>(_ selector: StaticString, _ body: (any UICollectionViewDropDelegate) -> R) -> R? {
        guard let dropDelegate else { return nil }
        return OptionalCall.call(.event, dropDelegate, selector) { body(dropDelegate) }
    }

    // MARK: Out of it

    var takesDrops: Bool { dropDelegate != nil }
    var offersDrags: Bool { dragDelegate != nil }
    func dragItems(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem] {
        _ = touchCancelled()
        return askDrag("collectionView:itemsForBeginningDragSession:atIndexPath:") {
            $0.collectionView(self, itemsForBeginning: session, at: path)
        } ?? []
    }
    func moreItems(_ session: any UIDragSession, _ path: IndexPath, at point: CGPoint) -> [UIDragItem] {
        askDrag("collectionView:itemsForAddingToDragSession:atIndexPath:point:") {
            $0.collectionView(self, itemsForAddingTo: session, at: path, point: point)
        } ?? []
    }
    func dragParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
        askDrag("collectionView:dragPreviewParametersForItemAtIndexPath:") {
            $0.collectionView(self, dragPreviewParametersForItemAt: path)
        } ?? nil
    }
    func dropParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
        askDrop("collectionView:dropPreviewParametersForItemAtIndexPath:") {
            $0.collectionView(self, dropPreviewParametersForItemAt: path)
        } ?? nil
    }
    func allowsMove(_ session: any UIDragSession) -> Bool? {
        askDrag("collectionView:dragSessionAllowsMoveOperation:") {
            $0.collectionView(self, dragSessionAllowsMoveOperation: session)
        }
    }
    func isRestricted(_ session: any UIDragSession) -> Bool? {
        askDrag("collectionView:dragSessionIsRestrictedToDraggingApplication:") {
            $0.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
        }
    }
    func tellDrag(_ moment: ListDragMoment, _ session: any UIDragSession) {
        switch moment {
        case .begins:
            askDrag("collectionView:dragSessionWillBegin:") { $0.collectionView(self, dragSessionWillBegin: session) }
        case .ends: askDrag("collectionView:dragSessionDidEnd:") { $0.collectionView(self, dragSessionDidEnd: session) }
        }
    }

    func showDragState(_ cell: UIView, _ state: Int) {
        guard let cell = cell as? UICollectionViewCell, let state = UICollectionViewCell.DragState(rawValue: state)
        else { return }
        cell.dragState = state
    }

    // MARK: Into it

    func handles(_ session: any UIDropSession) -> Bool? {
        askDrop("collectionView:canHandleDropSession:") { $0.collectionView(self, canHandle: session) }
    }
    func tellDrop(_ moment: ListDropMoment, _ session: any UIDropSession) {
        switch moment {
        case .enters:
            askDrop("collectionView:dropSessionDidEnter:") { $0.collectionView(self, dropSessionDidEnter: session) }
        case .exits:
            askDrop("collectionView:dropSessionDidExit:") { $0.collectionView(self, dropSessionDidExit: session) }
        case .ends: askDrop("collectionView:dropSessionDidEnd:") { $0.collectionView(self, dropSessionDidEnd: session) }
        }
    }
    func dropPlan(_ session: any UIDropSession, _ path: IndexPath?) -> ListDropPlan? {
        askDrop("collectionView:dropSessionDidUpdate:withDestinationIndexPath:") {
            $0.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        }.map { ListDropPlan(proposal: $0, intent: ListDropIntent(rawValue: $0.intent.rawValue) ?? .unspecified) }
    }
    func performDrop(_ drop: ListDrop) {
        askDrop("collectionView:performDropWithCoordinator:") {
            $0.collectionView(self, performDropWith: CollectionDropCoordinator(drop))
        }
    }

    // MARK: Places

    func dragPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func shownCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    /// Behind the last item, one that comes from elsewhere goes to the end.
    func dropPath(at point: CGPoint, source: IndexPath?) -> IndexPath? {
        if let path = path(at: point) { return path }
        guard let last = live.entries.last, last.path.item == loadedCounts[last.path.section] - 1 else { return nil }
        let frame = last.view.frame
        guard point.y > frame.maxY || point.y > frame.minY && point.x > frame.maxX else { return nil }
        return source == nil ? IndexPath(item: last.path.item + 1, section: last.path.section) : last.path
    }

    func movesByItself(_ source: IndexPath) -> Bool {
        askSource("collectionView:canMoveItemAtIndexPath:") { $0.collectionView(self, canMoveItemAt: source) } ?? false
    }

    func move(_ source: IndexPath, to target: IndexPath) {
        performBatchUpdates({
            _ = askSource("collectionView:moveItemAtIndexPath:toIndexPath:") {
                $0.collectionView(self, moveItemAt: source, to: target)
            }
            moveItem(at: source, to: target)
        })
    }

    /// Items make room for one of their own; for others they stay.
    func openGap(_ target: IndexPath?, source: IndexPath?, extent: CGFloat?) {
        guard let source, let target else { return closeGap() }
        if reorder == nil, let cell = live[source] {
            reorder = CollectionReorder(self, cell, source)
            cell.alpha = 0
        }
        reorder?.show(at: target)
    }

    private func closeGap() { if hasActiveDrop { reorder?.drop(cancelled: true) } }

    func highlight(_ path: IndexPath?) {
        guard path != dropTarget else { return }
        dropTarget.flatMap { cellForItem(at: $0) }?.isHighlighted = false
        dropTarget = path
        path.flatMap { cellForItem(at: $0) }?.isHighlighted = true
    }

    // MARK: Springs

    func springMayGoOff(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        guard isSpringLoaded else { return false }
        return ask("collectionView:shouldSpringLoadItemAtIndexPath:withContext:") {
            $0.collectionView(self, shouldSpringLoadItemAt: path, with: context)
        } ?? true
    }
    func springWentOff(_ path: IndexPath) { tapped(path) }
}

@MainActor private final class CollectionDropItem: ListDropItem, UICollectionViewDropItem {}

@MainActor private final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]

    override init(_ drop: ListDrop) {
        items = drop.parts.map { CollectionDropItem($0) }
        super.init(drop)
    }

    var proposal: UICollectionViewDropProposal {
        whole.plan.proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: .cancel)
    }
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        whole.send(dragItem, to: indexPath)
    }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        whole.send(dragItem, into: indexPath, rect: rect)
    }
}
