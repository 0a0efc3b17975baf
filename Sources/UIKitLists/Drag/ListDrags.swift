import CoreGraphics
import Foundation
import QuartzCore

/// The use that a drop makes of the row or item below it.
enum ListDropIntent: Int { case unspecified, insertAt, insertInto, automatic }

/// The moments of a drag that a list is told of.
enum ListDragMoment { case begins, ends }

/// The moments of a drop that a list is told of.
enum ListDropMoment { case enters, exits, ends }

/// The outcome of a drop, in the list.
struct ListDropPlan {
    var proposal: UIDropProposal?
    var intent = ListDropIntent.unspecified
    var destination: IndexPath?
}

/// A table or a collection, as drags see it. Paths are the app's.
@MainActor protocol DragList: UIScrollView {
    /// Made when a delegate for drags or drops is first set.
    var drags: ListDrags? { get set }
    var dragInteractionEnabled: Bool { get }
    /// Whether there is a delegate whose items can be dragged.
    var offersDrags: Bool { get }
    var takesDrops: Bool { get }
    func dragPath(at point: CGPoint) -> IndexPath?
    func shownCell(at path: IndexPath) -> UIView?
    func dragItems(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem]
    /// The items that join a drag when another finger taps.
    func moreItems(_ session: any UIDragSession, _ path: IndexPath, at point: CGPoint) -> [UIDragItem]
    func dragParameters(_ path: IndexPath) -> UIDragPreviewParameters?
    func dropParameters(_ path: IndexPath) -> UIDragPreviewParameters?
    func allowsMove(_ session: any UIDragSession) -> Bool?
    func isRestricted(_ session: any UIDragSession) -> Bool?
    func tellDrag(_ moment: ListDragMoment, _ session: any UIDragSession)
    /// The touch is about something else than a selection: the row under it isn't highlighted any more. False where none was.
    func touchCancelled() -> Bool
    /// 0, 1 and 2: nothing, lifted, dragged.
    func showDragState(_ cell: UIView, _ state: Int)
    func handles(_ session: any UIDropSession) -> Bool?
    func tellDrop(_ moment: ListDropMoment, _ session: any UIDropSession)
    /// The place that a drop at a point goes to; `source` is the row that is dragged, if it is one of this list.
    func dropPath(at point: CGPoint, source: IndexPath?) -> IndexPath?
    func dropPlan(_ session: any UIDropSession, _ path: IndexPath?) -> ListDropPlan?
    /// Whether the data source itself moves what is dragged within the list.
    func movesByItself(_ source: IndexPath) -> Bool
    func move(_ source: IndexPath, to target: IndexPath)
    func performDrop(_ drop: ListDrop)
    /// Room for what is dragged, so high or else as high as the list's own; a nil target closes it.
    func openGap(_ target: IndexPath?, source: IndexPath?, extent: CGFloat?)
    func highlight(_ path: IndexPath?)
    func springMayGoOff(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool
    func springWentOff(_ path: IndexPath)
}

extension DragList {
    /// A delegate, or whether drags are wanted, has changed.
    func dragsChanged() {
        guard drags != nil || offersDrags || takesDrops else { return }
        let made = drags ?? ListDrags(self)
        drags = made
        made.dragging.isEnabled = dragInteractionEnabled && offersDrags
    }
}

/// The drags of a list: out of it, within it, and into it.
///
/// - From: `UIDragInteraction`, `UIDropInteraction`
/// - To: `DragList`
@MainActor final class ListDrags: NSObject {
    private weak var list: (any DragList)?
    private(set) lazy var dragging = UIDragInteraction(delegate: self)
    private lazy var dropping = UIDropInteraction(delegate: self)
    private var sources: [ObjectIdentifier: IndexPath] = [:]
    private(set) var hasActiveDrag = false
    private(set) var hasActiveDrop = false
    private var plan = ListDropPlan()
    private var drop: ListDrop?
    /// The drop that is above the list.
    private weak var above: DropSession?
    private lazy var scroller: EdgeScroller? = list.map { list in
        EdgeScroller(list) { [weak self] _ in self?.above?.drag.follow() }
    }

    init(_ list: any DragList) {
        self.list = list
        super.init()
        dragging.onEnd = { [weak self] in self?.dragEnded() }
        list.addInteraction(dragging)
        list.addInteraction(dropping)
    }

    private func dragEnded() {
        show(0)
        sources = [:]
    }

    /// The app has changed the list during a drag: what it deleted has no place any more.
    func placesChanged(_ new: (IndexPath) -> IndexPath?) { sources = sources.compactMapValues(new) }

    func source(of item: UIDragItem) -> IndexPath? { sources[ObjectIdentifier(item)] }

    private func cells() -> [UIView] { sources.values.compactMap { list?.shownCell(at: $0) } }

    private func show(_ state: Int) { for cell in cells() { list?.showDragState(cell, state) } }

    /// The one row that is dragged within the list.
    private func ownSource(_ session: any UIDropSession) -> IndexPath? {
        guard session.items.count == 1 else { return nil }
        return session.items.first.flatMap { source(of: $0) }
    }
}

extension ListDrags: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    {
        guard let list, let path = list.dragPath(at: session.location(in: list)) else { return [] }
        let items = list.dragItems(session, path)
        sources = [:]
        for item in items { sources[ObjectIdentifier(item)] = path }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let list, let path = list.dragPath(at: point) else { return [] }
        let items = list.moreItems(session, path, at: point)
        for item in items { sources[ObjectIdentifier(item)] = path }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let list, let path = source(of: item), let cell = list.shownCell(at: path), cell.window != nil else {
            return nil
        }
        if list.touchCancelled() {
            // The picture of the cell is one of what was on the screen last.
            cell.layoutIfNeeded()
            CATransaction.flush()
        }
        list.showDragState(cell, 1)
        if DragSession.current?.isDragging == true {
            // A menu was open until the finger moved. The cell gets pale when its picture has been taken.
            FrameTimer.shared.callOnNextFrame { [weak list, weak cell] in
                MainActor.assumeIsolated {
                    if DragSession.current?.isDragging == true, let cell { list?.showDragState(cell, 2) }
                }
            }
        }
        return UITargetedDragPreview(view: cell, parameters: list.dragParameters(path) ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        animator.addCompletion { [weak self] position in if position == .start { self?.show(0) } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        hasActiveDrag = true
        show(2)
        list?.tellDrag(.begins, session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    { list?.allowsMove(session) ?? true }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list?.isRestricted(session) ?? false }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { show(0) }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        hasActiveDrag = false
        list?.tellDrag(.ends, session)
    }
}

extension ListDrags: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let list else { return false }
        return list.handles(session) ?? (list.takesDrops || ownSource(session).map { list.movesByItself($0) } ?? false)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        list?.tellDrop(.enters, session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        guard let list else { return UIDropProposal(operation: .cancel) }
        above = session as? DropSession
        scroller?.follow(session.location(in: list))
        let source = ownSource(session)
        let path = list.dropPath(at: session.location(in: list), source: source)
        plan = list.dropPlan(session, path) ?? standardPlan(session, source)
        plan.destination = path
        let operation = plan.proposal?.operation ?? .cancel
        let isTaken = operation == .copy || operation == .move
        let opens = isTaken && (plan.intent == .insertAt || plan.intent == .automatic)
        let own = operation == .move ? source : nil
        list.openGap(opens ? path : nil, source: own, extent: extent(session))
        list.highlight(isTaken && plan.intent == .insertInto ? path : nil)
        return plan.proposal ?? UIDropProposal(operation: .cancel)
    }

    /// Without a delegate's proposal: the list's own items move within it, others are copied.
    private func standardPlan(_ session: any UIDropSession, _ source: IndexPath?) -> ListDropPlan {
        let operation: UIDropOperation = source != nil && session.allowsMoveOperation ? .move : .copy
        return ListDropPlan(proposal: UIDropProposal(operation: operation), intent: .insertAt)
    }

    private func extent(_ session: any UIDropSession) -> CGFloat? {
        session.items.first.flatMap { source(of: $0) }.flatMap { list?.shownCell(at: $0)?.bounds.height }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        close()
        list?.tellDrop(.exits, session)
    }

    private func close() {
        scroller?.stop()
        list?.highlight(nil)
        list?.openGap(nil, source: nil, extent: nil)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let list else { return }
        let drop = ListDrop(self, list, session, plan)
        self.drop = drop
        let source = ownSource(session)
        close()
        if !list.takesDrops, let source, let target = plan.destination {
            list.move(source, to: target)
            if let item = session.items.first { _ = drop.send(item, to: target) }
        } else {
            list.performDrop(drop)
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { drop?.preview(of: item, defaultPreview) }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { drop?.animate(item, with: animator) }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { drop = nil }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        hasActiveDrop = false
        list?.tellDrop(.ends, session)
        plan = ListDropPlan()
    }
}
