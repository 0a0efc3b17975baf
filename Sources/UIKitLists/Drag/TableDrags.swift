import CoreGraphics
import Foundation

/// A table's drags.
///
/// - From: `ListDrags`
/// - To: `UITableViewDragDelegate`, `UITableViewDropDelegate`
extension UITableView: DragList, UISpringLoadedInteractionSupporting {
    @discardableResult
    private func askDrag<R>(_ selector: StaticString, _ body: (any UITableViewDragDelegate) -> R) -> R? {
        guard let dragDelegate else { return nil }
        return OptionalCall.call(.event, dragDelegate, selector) { body(dragDelegate) }
    }

    @discardableResult
    private func askDrop<R>(_ selector: StaticString, _ body: (any UITableViewDropDelegate) -> R) -> R? {
        guard let dropDelegate else { return nil }
        return OptionalCall.call(.event, dropDelegate, selector) { body(dropDelegate) }
    }

    // MARK: Out of it

    var takesDrops: Bool { dropDelegate != nil }
    var offersDrags: Bool { dragDelegate != nil }
    func dragItems(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem] {
        _ = touchCancelled()
        return askDrag("tableView:itemsForBeginningDragSession:atIndexPath:") {
            $0.tableView(self, itemsForBeginning: session, at: path)
        } ?? []
    }
    func moreItems(_ session: any UIDragSession, _ path: IndexPath, at point: CGPoint) -> [UIDragItem] {
        askDrag("tableView:itemsForAddingToDragSession:atIndexPath:point:") {
            $0.tableView(self, itemsForAddingTo: session, at: path, point: point)
        } ?? []
    }
    func dragParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
        askDrag("tableView:dragPreviewParametersForRowAtIndexPath:") {
            $0.tableView(self, dragPreviewParametersForRowAt: path)
        } ?? nil
    }
    func dropParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
        askDrop("tableView:dropPreviewParametersForRowAtIndexPath:") {
            $0.tableView(self, dropPreviewParametersForRowAt: path)
        } ?? nil
    }
    func allowsMove(_ session: any UIDragSession) -> Bool? {
        askDrag("tableView:dragSessionAllowsMoveOperation:") {
            $0.tableView(self, dragSessionAllowsMoveOperation: session)
        }
    }
    func isRestricted(_ session: any UIDragSession) -> Bool? {
        askDrag("tableView:dragSessionIsRestrictedToDraggingApplication:") {
            $0.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
        }
    }
    func tellDrag(_ moment: ListDragMoment, _ session: any UIDragSession) {
        switch moment {
        case .begins:
            askDrag("tableView:dragSessionWillBegin:") { $0.tableView(self, dragSessionWillBegin: session) }
        case .ends: askDrag("tableView:dragSessionDidEnd:") { $0.tableView(self, dragSessionDidEnd: session) }
        }
    }

    func showDragState(_ cell: UIView, _ state: Int) {
        guard let cell = cell as? UITableViewCell, let state = UITableViewCell.DragState(rawValue: state) else {
            return
        }
        cell.dragState = state
    }

    // MARK: Into it

    func handles(_ session: any UIDropSession) -> Bool? {
        askDrop("tableView:canHandleDropSession:") { $0.tableView(self, canHandle: session) }
    }
    func tellDrop(_ moment: ListDropMoment, _ session: any UIDropSession) {
        switch moment {
        case .enters:
            askDrop("tableView:dropSessionDidEnter:") { $0.tableView(self, dropSessionDidEnter: session) }
        case .exits:
            askDrop("tableView:dropSessionDidExit:") { $0.tableView(self, dropSessionDidExit: session) }
        case .ends: askDrop("tableView:dropSessionDidEnd:") { $0.tableView(self, dropSessionDidEnd: session) }
        }
    }
    func dropPlan(_ session: any UIDropSession, _ path: IndexPath?) -> ListDropPlan? {
        askDrop("tableView:dropSessionDidUpdate:withDestinationIndexPath:") {
            $0.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        }.map { ListDropPlan(proposal: $0, intent: ListDropIntent(rawValue: $0.intent.rawValue) ?? .unspecified) }
    }
    func performDrop(_ drop: ListDrop) {
        askDrop("tableView:performDropWithCoordinator:") {
            $0.tableView(self, performDropWith: TableDropCoordinator(drop))
        }
    }

    // MARK: Places

    func dragPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func shownCell(at path: IndexPath) -> UIView? { live[path] }

    /// Below the last row, a row that comes from elsewhere goes to the end.
    func dropPath(at point: CGPoint, source: IndexPath?) -> IndexPath? {
        guard let path = loaded.row(at: point.y) else { return geometry.end(nearest: point.y, source: source) }
        let isLast = path.row == geometry.sections[path.section].rows.count - 1
        let span = geometry.rowSpan(path)
        guard isLast, source?.section != path.section, point.y > (span.lowerBound + span.upperBound) / 2 else {
            return path
        }
        return IndexPath(row: path.row + 1, section: path.section)
    }

    func movesByItself(_ source: IndexPath) -> Bool {
        canMove(source)
    }

    func move(_ source: IndexPath, to target: IndexPath) {
        performBatchUpdates({
            tellSourceOfMove(from: source, to: target)
            moveRow(at: source, to: target)
        })
    }

    func openGap(_ target: IndexPath?, source: IndexPath?, extent: CGFloat?) {
        let own = rowHeight > 0 ? rowHeight : 44
        let new = target.map { TableGap(target: $0, source: source, extent: extent ?? own) }
        guard new != gap else { return }
        if let old = gap?.source, old != new?.source { live[old]?.alpha = 1 }
        gap = new
        if let hidden = new?.source { live[hidden]?.alpha = 0 }
        UIView.animate(withDuration: 0.25) { self.placeAll() }
    }

    func highlight(_ path: IndexPath?) {
        guard path != dropTarget else { return }
        dropTarget.flatMap { live[$0] }?.setHighlighted(false, animated: true)
        dropTarget = path
        path.flatMap { live[$0] }?.setHighlighted(true, animated: true)
    }

    // MARK: Springs

    func springMayGoOff(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        guard isSpringLoaded else { return false }
        return ask("tableView:shouldSpringLoadRowAtIndexPath:withContext:") {
            $0.tableView(self, shouldSpringLoadRowAt: path, with: context)
        } ?? true
    }
    func springWentOff(_ path: IndexPath) { tapped(path) }
}

@MainActor private final class TableDropItem: ListDropItem, UITableViewDropItem {}

@MainActor private final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]

    override init(_ drop: ListDrop) {
        items = drop.parts.map { TableDropItem($0) }
        super.init(drop)
    }

    var proposal: UITableViewDropProposal {
        whole.plan.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: .cancel)
    }
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        whole.send(dragItem, to: indexPath)
    }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        whole.send(dragItem, into: indexPath, rect: rect)
    }
}
