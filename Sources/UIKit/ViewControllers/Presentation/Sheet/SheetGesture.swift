import CoreGraphics
import Foundation

/// A person drags the sheet: between its detents, against a rubber band, or away.
///
/// - From: `UIPanGestureRecognizer`
/// - To: `UISheetPresentationController`, `SheetDismissal`
@MainActor final class SheetGesture: NSObject, UIGestureRecognizerDelegate {
    private unowned(unsafe) let owner: UISheetPresentationController
    let recognizer = UIPanGestureRecognizer()
    private var start: CGRect = .zero
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
        let move = recognizer.translation(in: owner.container)
        guard let scrollView = touchedScrollView else { return true }
        guard abs(move.y) > abs(move.x), scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top else {
            return false
        }
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
        switch recognizer.state {
        case .began:
            guard owner.running == nil else { return }
            isDragging = true
            start = owner.card.frame
            mayDismiss = nil
            follow()
        case .changed: if isDragging { follow() }
        case .ended, .cancelled, .failed: if isDragging { letGo(recognizer.state == .ended) }
        default: break
        }
    }

    private var distance: CGFloat { recognizer.translation(in: owner.container).y }

    // MARK: Following

    private func follow() {
        let top = start.minY + distance
        let stops = owner.stops
        let (lowest, highest) = owner.isFloating ? (start.minY, start.minY) : (stops[0].top, stops[stops.count - 1].top)
        if top > lowest {
            dragBelow(top - lowest, lowest: lowest)
        } else {
            dismissal?.update(0)
            move(to: top < highest ? highest - Self.band(highest - top) : top)
        }
    }

    /// Below the lowest detent: the way out, where a person may go.
    private func dragBelow(_ depth: CGFloat, lowest: CGFloat) {
        if mayDismiss == nil { mayDismiss = owner.personMayDismiss() }
        guard mayDismiss! else { return move(to: lowest + Self.band(depth)) }
        if dismissal == nil {
            owner.tellWillDismiss()
            let begun = SheetDismissal(owner)
            dismissal = begun
            let owner = owner
            ModalPresenter.dismiss(owner, animated: true, interactor: begun) { owner.tellDidDismiss() }
        }
        dismissal?.update(depth)
    }

    private func move(to top: CGFloat) {
        var frame = start
        frame.origin.y = top
        if !owner.isFloating { frame.size.height = max(start.maxY - top, start.maxY - owner.stops[0].top) }
        owner.card.frame = frame
        owner.card.layoutIfNeeded()
    }

    /// The rubber band of scrolling: what the finger goes too far, in a space of 200 points.
    static func band(_ distance: CGFloat) -> CGFloat { (1 - 1 / (distance * 0.55 / 200 + 1)) * 200 }

    // MARK: Letting go

    private func letGo(_ byFinger: Bool) {
        isDragging = false
        let speed = byFinger ? recognizer.velocity(in: owner.container).y : 0
        let projected = start.minY + distance + speed * 0.1
        if let dismissal {
            self.dismissal = nil
            let lowest = owner.isFloating ? start.minY : owner.stops[0].top
            let depth = projected - lowest
            dismissal.end(dismisses: byFinger && depth > owner.card.bounds.height * 0.35)
            return
        }
        guard owner.card.window != nil else { return }
        if byFinger, mayDismiss == false { owner.tellAttempt() }
        let stops = owner.stops
        guard let nearest = stops.min(by: { abs($0.top - projected) < abs($1.top - projected) }) else { return }
        let changed = nearest.id != owner.currentStop.id && !owner.isFloating
        owner.animateChanges { if changed { owner.selectedDetentIdentifier = nearest.id } }
        if changed, let delegate = owner.delegate as? any UISheetPresentationControllerDelegate {
            let owner = owner
            OptionalCall.call(
                .controller, delegate, "sheetPresentationControllerDidChangeSelectedDetentIdentifier:"
            ) { delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(owner) }
        }
    }
}

/// A dismissal that the finger drives by moving the card itself.
@MainActor final class SheetDismissal: NSObject, UIViewControllerInteractiveTransitioning {
    private let sheet: UISheetPresentationController
    /// From start to end only: the context holds what drives it.
    private var context: TransitionContext?
    private let rest: CGPoint
    private let back: CGFloat
    private let darkness: CGFloat

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        rest = CGPoint(x: sheet.restingFrame.midX, y: sheet.restingFrame.midY)
        back = sheet.backFraction
        darkness = sheet.dimming.alpha
        super.init()
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext as? TransitionContext
    }

    private var length: CGFloat { max(sheet.card.bounds.height, 1) }

    func update(_ depth: CGFloat) {
        let percent = min(max(depth / length, 0), 1)
        show(depth, percent)
        context?.updateInteractiveTransition(percent)
    }

    private func show(_ depth: CGFloat, _ percent: CGFloat) {
        sheet.card.center = CGPoint(x: rest.x, y: rest.y + max(depth, 0))
        sheet.dimming.alpha = darkness * (1 - percent)
        if back > 0 { sheet.pushPresenterBack(max(back * (1 - percent), 0.0001)) }
    }

    func end(dismisses: Bool) {
        guard let context else { return }
        self.context = nil
        // Somebody else has ended it, by taking the sheet's presenter away.
        guard !context.isOver else { return }
        if dismisses { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        let depth = dismisses ? (sheet.container?.bounds.maxY ?? 0) - sheet.restingFrame.minY : 0
        UIView.animate(
            withDuration: SheetAnimator.duration * 0.7, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: { self.show(depth, dismisses ? 1 : 0) },
            completion: { _ in context.completeTransition(dismisses) })
    }
}
