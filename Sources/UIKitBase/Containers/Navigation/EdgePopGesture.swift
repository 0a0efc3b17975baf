import CoreGraphics
import Foundation

/// The pan from the screen's edge that pops: the finger drives the slide, and letting go finishes or cancels it.
///
/// - From: `UIScreenEdgePanGestureRecognizer`
/// - To: `UIPercentDrivenInteractiveTransition`, `UINavigationController.popViewController(animated:)`
@MainActor final class EdgePopGesture: NSObject, UIGestureRecognizerDelegate {
    private unowned(unsafe) let owner: UINavigationController
    let recognizer = UIScreenEdgePanGestureRecognizer()
    /// The part of the way at which the finger took hold: of a zoom that was still on its way in.
    private var start: CGFloat = 0

    init(owner: UINavigationController) {
        self.owner = owner
        super.init()
        follow(isRightToLeft: false)
        recognizer.delegate = self
        recognizer.addHandler { [weak self] _ in self?.moved() }
    }

    /// Back is where reading comes from.
    func follow(isRightToLeft: Bool) {
        let edge: UIRectEdge = isRightToLeft ? .right : .left
        if recognizer.edges != edge { recognizer.edges = edge }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard owner.stack.count > 1, owner.running == nil || zoom?.isArriving == true,
            owner.appearance.phase == .appeared
        else { return false }
        // A back button that is hidden, with its bar or alone, or replaced leads nowhere.
        if owner.isNavigationBarHidden { return false }
        let item = owner.topViewController?.navigationItem
        if item?.hidesBackButton ?? false { return false }
        if let own = item?.leftBarButtonItems, !own.isEmpty, !(item?.leftItemsSupplementBackButton ?? false) {
            return false
        }
        return true
    }

    /// At the edge, scrolling waits for the pop.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }

    private var zoom: ZoomDismissal? { owner.topViewController?.zoomDismissal as? ZoomDismissal }

    private func moved() {
        let width = max(owner.view.bounds.width, 1)
        let sign: CGFloat = recognizer.edges == .right ? -1 : 1
        if recognizer.state == .began { start = zoom?.finishArrival() ?? 0 }
        let percent = min(1, start + sign * recognizer.translation(in: owner.view).x / width)
        switch recognizer.state {
        case .began:
            // Who heard that it is there may have changed the stack.
            guard owner.stack.count > 1 else { return }
            owner.edgePop = UIPercentDrivenInteractiveTransition()
            owner.edgePop?.restoresViews = false
            owner.popViewController(animated: true)
            owner.edgePop?.update(percent)
        case .changed: owner.edgePop?.update(percent)
        case .ended:
            let speed = sign * recognizer.velocity(in: owner.view).x
            // Where the finger would come to rest decides.
            let projected = percent + speed / width * 0.15
            if projected > 0.5 { owner.edgePop?.finish() } else { owner.edgePop?.cancel() }
        case .cancelled, .failed: owner.edgePop?.cancel()
        default: break
        }
    }
}
