import CoreGraphics
import Foundation

/// The items that were dropped on a list, and where each goes.
///
/// - From: `ListDrags`
/// - To: the app, as a table's or a collection's drop coordinator
@MainActor final class ListDrop: NSObject {
    struct Item {
        let item: UIDragItem
        let source: IndexPath?
        let size: CGSize
    }

    private enum Goal {
        case row(IndexPath)
        case inside(IndexPath, CGRect)
        case place(UIDragPreviewTarget)
    }

    let session: any UIDropSession
    let plan: ListDropPlan
    let parts: [Item]
    private weak var list: (any DragList)?
    private var goals: [ObjectIdentifier: (goal: Goal, animator: DragAnimator)] = [:]

    init(_ drags: ListDrags, _ list: any DragList, _ session: any UIDropSession, _ plan: ListDropPlan) {
        (self.session, self.plan, self.list) = (session, plan, list)
        parts = session.items.map { item in
            let source = drags.source(of: item)
            return Item(
                item: item, source: source, size: source.flatMap { list.shownCell(at: $0) }?.bounds.size ?? .zero)
        }
        super.init()
    }

    // MARK: From the app

    func send(_ item: UIDragItem, to path: IndexPath) -> any UIDragAnimating { send(item, .row(path)) }
    func send(_ item: UIDragItem, into path: IndexPath, rect: CGRect) -> any UIDragAnimating {
        send(item, .inside(path, rect))
    }
    func send(_ item: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { send(item, .place(target)) }

    private func send(_ item: UIDragItem, _ goal: Goal) -> any UIDragAnimating {
        let animator = DragAnimator()
        goals[ObjectIdentifier(item)] = (goal, animator)
        return animator
    }

    // MARK: From the drag

    func preview(of item: UIDragItem, _ standard: UITargetedDragPreview) -> UITargetedDragPreview? {
        guard let list, let goal = goals[ObjectIdentifier(item)]?.goal else { return nil }
        switch goal {
        case .place(let target): return standard.retargetedPreview(with: target)
        case .row(let path):
            list.layoutIfNeeded()
            guard let cell = list.shownCell(at: path), let host = cell.superview else { return nil }
            return UITargetedDragPreview(
                view: standard.view, parameters: list.dropParameters(path) ?? standard.parameters,
                target: UIDragPreviewTarget(container: host, center: cell.center))
        case .inside(let path, let rect):
            guard let cell = list.shownCell(at: path) else { return nil }
            let size = standard.size
            let scale = min(rect.width / max(1, size.width), rect.height / max(1, size.height))
            return standard.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
                    transform: CGAffineTransform(scaleX: scale, y: scale)))
        }
    }

    func animate(_ item: UIDragItem, with animator: any UIDragAnimating) {
        guard let mine = goals[ObjectIdentifier(item)]?.animator else { return }
        animator.addAnimations { mine.animate() }
        animator.addCompletion { mine.complete($0) }
    }
}

/// An item of a drop in the app's hands: what a table's and a collection's have in common.
@MainActor class ListDropItem: NSObject {
    private final let part: ListDrop.Item
    final var dragItem: UIDragItem { part.item }
    final var sourceIndexPath: IndexPath? { part.source }
    final var previewSize: CGSize { part.size }

    init(_ part: ListDrop.Item) { self.part = part }
}

/// A drop in the app's hands: what a table's and a collection's coordinator have in common.
@MainActor class ListDropCoordinator: NSObject {
    final let whole: ListDrop
    final var destinationIndexPath: IndexPath? { whole.plan.destination }
    final var session: any UIDropSession { whole.session }

    init(_ drop: ListDrop) { whole = drop }

    final func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        whole.send(dragItem, to: target)
    }
}
