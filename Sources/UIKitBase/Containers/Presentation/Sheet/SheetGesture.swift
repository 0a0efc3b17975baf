import CoreGraphics
import Foundation

/// A person drags the sheet: between its detents, against a rubber band, or away. A sheet on its way, coming, settling or let go to
/// leave, is taken hold of where it is seen.
///
/// - From: `UIPanGestureRecognizer`
/// - To: `UISheetPresentationController`, `SheetDismissal`
@MainActor final class SheetGesture: NSObject, UIGestureRecognizerDelegate {
    private unowned(unsafe) let owner: UISheetPresentationController
    let recognizer = UIPanGestureRecognizer()
    private var start: CGRect = .zero
    /// Also after the finger has let go, until it is over.
    private var dismissal: SheetDismissal?
    private var mayDismiss: Bool?
    private(set) var isDragging = false

    init(owner: UISheetPresentationController) {
        self.owner = owner
        super.init()
        recognizer.delegate = self
        recognizer.addHandler { [weak self] _ in self?.moved() }
    }

    // MARK: Beside scrolling

    /// Scrolling in the sheet waits until it is clear that the sheet does not move.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView }

    /// Over scrolling content: down from its top the sheet moves; up, where it has room and wants to be larger first.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // The app says where the detents are.
        let owner = owner
        defer { withExtendedLifetime(owner) {} }
        let move = recognizer.translation(in: owner.container)
        // What goes sideways turns pages and moves rails.
        guard abs(move.y) > abs(move.x) else { return false }
        guard let scrollView = touchedScrollView else { return true }
        guard scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top else { return false }
        if move.y > 0 { return true }
        return owner.prefersScrollingExpandsWhenScrolledToEdge && owner.currentStop.id != owner.stops.last?.id
    }

    private var touchedScrollView: UIScrollView? {
        var view = recognizer.trackedTouches.first?.view
        while let here = view, here !== owner.card {
            if let found = here as? UIScrollView, found.isScrollEnabled, found.dragsVertically { return found }
            view = here.superview
        }
        return nil
    }

    private func moved() {
        // What the app does when it is told something may be the sheet's end.
        let owner = owner
        switch recognizer.state {
        case .began: if takeHold() { follow() }
        case .changed: if isDragging { follow() }
        case .ended, .cancelled, .failed: if isDragging { letGo(recognizer.state == .ended) }
        default: break
        }
        withExtendedLifetime(owner) {}
    }

    /// False once the app has ended the presentation, or ends it by itself.
    private var isPresented: Bool {
        owner.isInPlace && owner.card.window != nil && (owner.running == nil || dismissal != nil)
    }

    private var distance: CGFloat { recognizer.translation(in: owner.container).y }

    // MARK: Taking hold

    /// The card stands still where it is seen. False where a transition runs that is none of a person's.
    private func takeHold() -> Bool {
        let visible = owner.card.visibleFrame
        mayDismiss = nil
        if let dismissal, dismissal.isLeft {
            dismissal.takeBack(visible.minY - owner.lowestFrame.minY)
            owner.stopFlight(alone: false)
            mayDismiss = true
            recognizer.setTranslation(.zero, in: owner.container)
        } else if owner.running != nil {
            guard owner.flight != nil else { return false }
            recognizer.setTranslation(.zero, in: owner.container)
            guard catchArriving(visible) else { return false }
        } else if owner.flight != nil {
            recognizer.setTranslation(.zero, in: owner.container)
            owner.stopFlight(alone: true)
            owner.card.frame = visible
            owner.card.layoutIfNeeded()
        }
        isDragging = true
        start = visible
        return true
    }

    /// A sheet that is caught coming has been presented; what the finger does to it from here on is a drag as any. False where the
    /// app has dismissed it when it heard of that.
    private func catchArriving(_ visible: CGRect) -> Bool {
        let depth = visible.minY - owner.lowestFrame.minY
        isDragging = true
        owner.stopFlight(alone: depth <= 0)
        owner.running?.completeTransition(true)
        guard isPresented, owner.running == nil else {
            isDragging = false
            return false
        }
        owner.card.transform = .identity
        if depth > 0 {
            owner.sink(depth, darkness: owner.isDimmed ? 1 : 0, back: owner.backFraction)
        } else {
            move(to: visible.minY)
        }
        owner.card.layoutIfNeeded()
        return true
    }

    // MARK: Following

    /// The finger moves freely down to here: the lowest detent, or where it took hold below that.
    private var floor: CGFloat { max(owner.lowestFrame.minY, start.minY) }

    private func follow() {
        guard isPresented else { return }
        let top = start.minY + distance
        let lowest = owner.lowestFrame.minY
        if top > floor {
            dragBelow(top)
        } else if top > lowest {
            sink(top - lowest)
        } else {
            dismissal?.update(0)
            let highest = owner.isFloating ? lowest : owner.stops[owner.stops.count - 1].top
            move(to: top < highest ? highest - Self.band(highest - top) : top)
        }
    }

    /// The way out, where a person may go.
    private func dragBelow(_ top: CGFloat) {
        let lowest = owner.lowestFrame.minY
        let mayDismiss = mayDismiss ?? owner.personMayDismiss()
        self.mayDismiss = mayDismiss
        // The app may have done what takes the finger away.
        guard isPresented, isDragging else { return }
        guard mayDismiss else { return sink(floor + Self.band(top - floor) - lowest) }
        if dismissal == nil { dismiss() }
        if isPresented, isDragging { sink(top - lowest) }
    }

    private func dismiss() {
        let wasDragging = isDragging
        owner.tellWillDismiss()
        guard isPresented, isDragging == wasDragging else { return }
        let begun = SheetDismissal(owner)
        dismissal = begun
        let owner = owner
        ModalPresenter.dismiss(owner, animated: true, interactor: begun) { owner.tellDidDismiss() }
        if !begun.hasStarted { dismissal = nil }
    }

    private func sink(_ depth: CGFloat) {
        if let dismissal { return dismissal.update(depth) }
        owner.sink(depth, darkness: owner.isDimmed ? 1 : 0, back: owner.backFraction)
    }

    private func move(to top: CGFloat) {
        var frame = owner.lowestFrame
        let bottom = frame.maxY
        frame.origin.y = top
        if !owner.isFloating { frame.size.height = max(bottom - top, frame.height) }
        owner.card.frame = frame
        owner.card.layoutIfNeeded()
    }

    /// The rubber band of scrolling: what the finger goes too far, in a space of 200 points.
    static func band(_ distance: CGFloat) -> CGFloat { (1 - 1 / (distance * 0.55 / 200 + 1)) * 200 }

    // MARK: Letting go

    private func letGo(_ byFinger: Bool) {
        isDragging = false
        guard isPresented else { return dismissal = nil }
        let speed = byFinger ? recognizer.velocity(in: owner.container).y : 0
        let projected = start.minY + distance + speed * 0.1
        let depth = projected - owner.lowestFrame.minY
        let leaves = byFinger && depth > owner.card.bounds.height * 0.35
        if let dismissal {
            if !leaves { select(owner.stops[0].id) }
            guard isPresented else { return self.dismissal = nil }
            dismissal.end(dismisses: leaves) { [weak self] in
                if let self, self.dismissal === dismissal { self.dismissal = nil }
            }
            return
        }
        if byFinger, mayDismiss == false { owner.tellAttempt() }
        if leaves, mayDismiss == nil, owner.personMayDismiss() {
            // Caught below the lowest detent and let go there.
            if isPresented { dismiss() }
            guard isPresented, let dismissal else { return self.dismissal = nil }
            dismissal.update(owner.card.frame.minY - owner.lowestFrame.minY)
            return letGo(byFinger)
        }
        guard isPresented, let nearest = owner.stops.min(by: { abs($0.top - projected) < abs($1.top - projected) })
        else { return }
        owner.animateChanges { select(nearest.id) }
    }

    private func select(_ id: UISheetPresentationController.Detent.Identifier) {
        guard id != owner.currentStop.id, !owner.isFloating else { return }
        owner.selectedDetentIdentifier = id
        guard let delegate = owner.delegate as? any UISheetPresentationControllerDelegate else { return }
        let owner = owner
        OptionalCall.call(
            .controller, delegate, "sheetPresentationControllerDidChangeSelectedDetentIdentifier:"
        ) { delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(owner) }
    }
}
