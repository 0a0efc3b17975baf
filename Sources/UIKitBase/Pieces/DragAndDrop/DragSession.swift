import CoreGraphics
import Foundation

/// One drag, from the lift to its end: what is shown of it follows the finger, and whatever lies below it is asked what it would do.
///
/// - From: `UIDragInteraction`, `DragGesture`
/// - To: `UIDragInteractionDelegate`, `UIDropInteractionDelegate`, `PreviewPlatter`
@MainActor package final class DragSession: NSObject, UIDragSession {
    private enum Phase { case lifting, dragging, ended }
    /// What is shown of an item.
    private struct Lifted {
        let item: UIDragItem
        /// Nil: it comes from nowhere in sight.
        let preview: UITargetedDragPreview?
        var platter: UIView
        /// From the finger to its middle.
        var grip: CGPoint
    }

    /// Points that the finger moves before what it lifted is dragged.
    private static let slop: CGFloat = 10
    private static let duration = 0.3

    /// The one that is under a finger.
    @WeakInSession package private(set) static var current: DragSession? = nil

    let interaction: UIDragInteraction
    /// Those that items came from later.
    private var joined: [UIDragInteraction] = []
    let window: UIWindow
    package var items: [UIDragItem] = []
    package var localContext: Any?
    package private(set) var allowsMoveOperation = true
    package private(set) var isRestrictedToDraggingApplication = false
    private let start: CGPoint
    private var point: CGPoint
    private var phase = Phase.lifting
    private var lifted: [Lifted] = []
    private var hasLifted = false
    private var answers: [ObjectIdentifier: Bool] = [:]
    private var entered: [UIDropInteraction] = []
    private var target: UIDropInteraction?
    private var proposal = UIDropProposal(operation: .cancel)
    private var made: DropSession?
    private var dropped: DropSession {
        let session = made ?? DropSession(self)
        made = session
        return session
    }
    private let badge = DragBadge()
    private lazy var springs = SpringLoading(self)

    init(_ interaction: UIDragInteraction, _ window: UIWindow, at point: CGPoint) {
        (self.interaction, self.window, start, self.point) = (interaction, window, point, point)
        super.init()
    }

    package var isDragging: Bool { phase == .dragging }

    // MARK: UIDragDropSession

    package func location(in view: UIView) -> CGPoint { view.convert(point, from: window) }
    package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }
    package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    // MARK: Asking

    private func ask<R>(_ selector: StaticString, _ body: (any UIDragInteractionDelegate) -> R) -> R? {
        interaction.ask(selector, body)
    }

    private func ask<R>(
        _ drop: UIDropInteraction?, _ selector: StaticString, _ body: (any UIDropInteractionDelegate) -> R
    ) -> R? {
        drop?.delegate.flatMap { delegate in OptionalCall.call(.event, delegate, selector) { body(delegate) } }
    }

    // MARK: Lifting

    func lift() {
        // What a menu has lifted is seen until the finger moves.
        if ContextMenuSession.current == nil { liftAll() }
        let animator = DragAnimator()
        _ = ask("dragInteraction:willAnimateLiftWithAnimator:session:") {
            $0.dragInteraction(self.interaction, willAnimateLiftWith: animator, session: self)
        }
        UIView.animate(withDuration: 0.2) {
            self.raise()
            animator.animate()
        } completion: { _ in
            animator.complete(self.phase == .ended ? .start : .end)
        }
    }

    private func liftAll() {
        hasLifted = true
        for item in items { lift(item, of: interaction) }
    }

    private func raise() {
        for entry in lifted {
            entry.platter.transform = CGAffineTransform(scaleX: 1.04, y: 1.04)
            entry.platter.layer.shadowOpacity = 0.25
        }
    }

    private func lift(_ item: UIDragItem, of source: UIDragInteraction) {
        let own = source.ask("dragInteraction:previewForLiftingItem:session:") {
            $0.dragInteraction(source, previewForLifting: item, session: self)
        }
        guard let preview = own ?? source.view.map({ UITargetedDragPreview(view: $0) }) else { return }
        let platter = PreviewPlatter(preview, cornerRadius: 0)
        platter.center = place(preview)
        window.addSubview(platter)
        let grip = CGPoint(x: platter.center.x - point.x, y: platter.center.y - point.y)
        lifted.append(Lifted(item: item, preview: preview, platter: platter, grip: grip))
    }

    private func place(_ preview: UITargetedPreview) -> CGPoint {
        window.convert(preview.target.center, from: preview.target.container)
    }

    // MARK: Dragging

    func move(to point: CGPoint) {
        guard phase != .ended else { return }
        if phase == .lifting {
            guard hypot(point.x - start.x, point.y - start.y) > Self.slop else { return }
            begin()
        }
        self.point = point
        lifted.forEach(place)
        badge.follow(point)
        _ = ask("dragInteraction:sessionDidMove:") { $0.dragInteraction(self.interaction, sessionDidMove: self) }
        follow()
    }

    private func begin() {
        phase = .dragging
        Self.current = self
        OpenMenus.close(animated: false)
        if !hasLifted {
            liftAll()
            raise()
        }
        allowsMoveOperation =
            ask("dragInteraction:sessionAllowsMoveOperation:") {
                $0.dragInteraction(self.interaction, sessionAllowsMoveOperation: self)
            } ?? true
        isRestrictedToDraggingApplication =
            ask("dragInteraction:sessionIsRestrictedToDraggingApplication:") {
                $0.dragInteraction(self.interaction, sessionIsRestrictedToDraggingApplication: self)
            } ?? false
        _ = ask("dragInteraction:sessionWillBegin:") { $0.dragInteraction(self.interaction, sessionWillBegin: self) }
        for index in lifted.indices { showPreview(at: index) }
        gather()
        window.addSubview(badge)
    }

    /// Another finger has tapped something else that can be dragged.
    func add(_ new: [UIDragItem], from source: UIDragInteraction) {
        _ = ask("dragInteraction:session:willAddItems:forInteraction:") {
            $0.dragInteraction(self.interaction, session: self, willAdd: new, for: source)
        }
        // Whoever hears of it may end the drag.
        guard phase == .dragging else { return }
        items += new
        if source !== interaction, !joined.contains(where: { $0 === source }) { joined.append(source) }
        let count = lifted.count
        for item in new { lift(item, of: source) }
        for index in count..<lifted.count { showPreview(at: index) }
        gather()
        UIView.animate(withDuration: Self.duration) {
            for entry in self.lifted[count...] {
                entry.platter.layer.shadowOpacity = 0.25
                self.place(entry)
            }
        }
        follow()
    }

    /// What an item shows of itself once it is dragged.
    private func showPreview(at index: Int) {
        guard let own = lifted[index].item.previewProvider?() else { return }
        let old = lifted[index].platter
        let preview = UITargetedDragPreview(
            view: own.view, parameters: own.parameters,
            target: UIDragPreviewTarget(container: window, center: old.center))
        let platter = PreviewPlatter(preview, cornerRadius: 8)
        platter.center = old.center
        platter.layer.shadowOpacity = old.layer.shadowOpacity
        window.insertSubview(platter, aboveSubview: old)
        old.removeFromSuperview()
        lifted[index].platter = platter
    }

    private func place(_ entry: Lifted) {
        entry.platter.center = CGPoint(x: point.x + entry.grip.x, y: point.y + entry.grip.y)
    }

    /// Several items become one heap, the first one on top.
    private func gather() {
        guard let first = lifted.first else { return }
        for index in lifted.indices.dropFirst() {
            lifted[index].grip = CGPoint(x: first.grip.x + CGFloat(index) * 4, y: first.grip.y + CGFloat(index) * 4)
            window.insertSubview(lifted[index].platter, belowSubview: lifted[index - 1].platter)
        }
    }

    /// Who lies below the finger, and what a drop there would do.
    package func follow() {
        guard phase == .dragging else { return }
        springs.follow(point)
        // A spring that is let go may end the drag.
        guard phase == .dragging else { return }
        let below = interactionBelow()
        if below !== target {
            if let target {
                _ = ask(target, "dropInteraction:sessionDidExit:") {
                    $0.dropInteraction(target, sessionDidExit: self.dropped)
                }
            }
            target = below
            if let below {
                if !entered.contains(where: { $0 === below }) { entered.append(below) }
                _ = ask(below, "dropInteraction:sessionDidEnter:") {
                    $0.dropInteraction(below, sessionDidEnter: self.dropped)
                }
            }
        }
        proposal =
            ask(below, "dropInteraction:sessionDidUpdate:") {
                $0.dropInteraction(below!, sessionDidUpdate: self.dropped)
            } ?? UIDropProposal(operation: .cancel)
        badge.show(proposal.operation, count: items.count)
    }

    private func interactionBelow() -> UIDropInteraction? {
        var view = window.hitTest(point, with: nil)
        while let here = view {
            // Texts have theirs from the first drag that comes over them.
            if let text = here as? any TextDragOwner { _ = text.dropping }
            for case let drop as UIDropInteraction in here.interactions where canHandle(drop) { return drop }
            view = here.superview
        }
        return nil
    }

    private func canHandle(_ drop: UIDropInteraction) -> Bool {
        if let known = answers[ObjectIdentifier(drop)] { return known }
        let answer =
            ask(drop, "dropInteraction:canHandleSession:") { $0.dropInteraction(drop, canHandle: self.dropped) }
            ?? (drop.delegate != nil)
        answers[ObjectIdentifier(drop)] = answer
        return answer
    }

    // MARK: Ending

    func drop() {
        guard phase == .dragging else { return cancel() }
        let isTaken = proposal.operation == .copy || proposal.operation == .move && allowsMoveOperation
        guard isTaken, let target else { return cancel() }
        end(with: proposal.operation)
        _ = ask(target, "dropInteraction:performDrop:") { $0.dropInteraction(target, performDrop: self.dropped) }
        let moves = lifted.map { entry -> (Lifted, UITargetedDragPreview?, DragAnimator) in
            let ask = { (preview: UITargetedDragPreview) in
                self.ask(target, "dropInteraction:previewForDroppingItem:withDefault:") {
                    $0.dropInteraction(target, previewForDropping: entry.item, withDefault: preview)
                } ?? nil
            }
            let animator = DragAnimator()
            let preview = self.standard(entry).flatMap(ask)
            _ = self.ask(target, "dropInteraction:item:willAnimateDropWithAnimator:") {
                $0.dropInteraction(target, item: entry.item, willAnimateDropWith: animator)
            }
            return (entry, preview, animator)
        }
        animate(moves) {
            _ = self.ask(target, "dropInteraction:concludeDrop:") {
                $0.dropInteraction(target, concludeDrop: self.dropped)
            }
            _ = self.ask("dragInteraction:sessionDidTransferItems:") {
                $0.dragInteraction(self.interaction, sessionDidTransferItems: self)
            }
            self.finish(self.proposal.operation)
        }
    }

    /// The drag goes back to where it came from; a lift that never moved goes back unheard.
    func cancel() {
        guard phase != .ended else { return }
        let wasDragged = phase == .dragging
        if let target {
            _ = ask(target, "dropInteraction:sessionDidExit:") {
                $0.dropInteraction(target, sessionDidExit: self.dropped)
            }
        }
        if wasDragged { end(with: .cancel) } else { phase = .ended }
        let moves = lifted.map { entry -> (Lifted, UITargetedDragPreview?, DragAnimator) in
            let animator = DragAnimator()
            guard wasDragged, let preview = entry.preview else { return (entry, entry.preview, animator) }
            let own = ask("dragInteraction:previewForCancellingItem:withDefault:") {
                $0.dragInteraction(self.interaction, previewForCancelling: entry.item, withDefault: preview)
            }
            _ = ask("dragInteraction:item:willAnimateCancelWithAnimator:") {
                $0.dragInteraction(self.interaction, item: entry.item, willAnimateCancelWith: animator)
            }
            return (entry, own ?? preview, animator)
        }
        animate(moves) {
            if wasDragged { self.finish(.cancel) } else { self.interaction.sessionEnded(self) }
        }
    }

    private func end(with operation: UIDropOperation) {
        phase = .ended
        springs.stop()
        badge.removeFromSuperview()
        _ = ask("dragInteraction:session:willEndWithOperation:") {
            $0.dragInteraction(self.interaction, session: self, willEndWith: operation)
        }
    }

    private func finish(_ operation: UIDropOperation) {
        for drop in entered {
            _ = ask(drop, "dropInteraction:sessionDidEnd:") {
                $0.dropInteraction(drop, sessionDidEnd: self.dropped)
            }
        }
        _ = ask("dragInteraction:session:didEndWithOperation:") {
            $0.dragInteraction(self.interaction, session: self, didEndWith: operation)
        }
        // Both ends hold each other until here.
        (made, entered, target) = (nil, [], nil)
        interaction.sessionEnded(self)
        for other in joined { other.sessionEnded(self) }
    }

    /// Where the item is shown now.
    private func standard(_ entry: Lifted) -> UITargetedDragPreview? {
        guard let preview = entry.preview, let view = target?.view, view.window != nil else { return nil }
        return preview.retargetedPreview(
            with: UIDragPreviewTarget(container: view, center: view.convert(entry.platter.center, from: window)))
    }

    private func animate(
        _ moves: [(entry: Lifted, to: UITargetedDragPreview?, animator: DragAnimator)], then done: @escaping () -> Void
    ) {
        UIView.animate(withDuration: Self.duration) {
            for move in moves {
                let platter = move.entry.platter
                if let to = move.to, to.target.container.window === self.window {
                    platter.center = self.place(to)
                    platter.transform = to.target.transform
                } else {
                    platter.alpha = 0
                }
                platter.layer.shadowOpacity = 0
                move.animator.animate()
            }
        } completion: { _ in
            for move in moves { move.animator.complete(.end) }
            done()
            for move in moves { move.entry.platter.removeFromSuperview() }
        }
    }
}
