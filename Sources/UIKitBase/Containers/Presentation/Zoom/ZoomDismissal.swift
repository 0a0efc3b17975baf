import CoreGraphics
import Foundation

/// The drag downwards that takes a zoomed controller back: the finger drives the zoom, and letting go finishes or cancels it. While
/// the controller still arrives, it arrives at once, and is taken back from where it is seen.
///
/// - From: `ZoomAnimator`, a pan on the zoomed controller's view
/// - To: `UINavigationController.popViewController(animated:)`, `ModalPresenter`
@MainActor final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: UIViewController?
    private let options: UIViewController.Transition.ZoomOptions?
    let recognizer = UIPanGestureRecognizer()
    private var driver: UIPercentDrivenInteractiveTransition?
    /// The zoom that brings the controller; nil when it is there.
    private weak var arriving: ZoomAnimator?
    /// The part of the way back at which the finger took hold.
    private var start: CGFloat = 0

    static func attachRecognizer(
        to controller: UIViewController, _ options: UIViewController.Transition.ZoomOptions?, arriving: ZoomAnimator
    ) {
        if let old = controller.zoomDismissal as? ZoomDismissal {
            old.recognizer.view?.removeGestureRecognizer(old.recognizer)
        }
        let made = ZoomDismissal(controller, options)
        made.arriving = arriving
        controller.zoomDismissal = made
        controller.view.addGestureRecognizer(made.recognizer)
    }

    private init(_ controller: UIViewController, _ options: UIViewController.Transition.ZoomOptions?) {
        (self.controller, self.options) = (controller, options)
        super.init()
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        recognizer.addHandler { [weak self] _ in self?.followFinger() }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, let view = controller.viewIfLoaded, canLeave else { return false }
        let location = recognizer.location(in: view)
        let velocity = recognizer.velocity(in: view)
        let willBegin = velocity.y > abs(velocity.x) && !scrollsBack(at: location, in: view)
        let context = UIViewController.Transition.ZoomOptions.InteractionContext(
            location: location, velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: willBegin)
        return options?.interactiveDismissShouldBegin?(context) ?? willBegin
    }

    /// Scrolling waits for the drag.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
            && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    }

    /// The stack that the controller is on top of.
    private var stack: UINavigationController? {
        guard let navigation = controller?.parentController as? UINavigationController,
            navigation.topViewController === controller, navigation.viewControllers.count > 1
        else { return nil }
        return navigation
    }

    /// Nothing moves but the controller itself as it arrives, and there is something to go back to.
    private var canLeave: Bool {
        guard let controller, !controller.isModalInPresentation else { return false }
        guard isArriving || controller.appearance.phase == .appeared else { return false }
        if let stack { return isArriving || stack.running == nil }
        return controller.presenter?.presentation.map { isArriving || $0.running == nil } ?? false
    }

    /// The controller is still on its way in.
    var isArriving: Bool { arriving?.isRunning ?? false }

    /// Everybody hears that a controller on its way in is there, before a finger takes it back.
    /// - Returns: the part of the way back at which it was seen.
    func finishArrival() -> CGFloat {
        guard let arriving, arriving.isRunning else { return 0 }
        let distance = arriving.distanceLeft
        (stack?.running ?? controller?.presenter?.presentation?.running)?.finishAtOnce()
        return distance
    }

    /// Something under the finger can be scrolled towards its top.
    private func scrollsBack(at point: CGPoint, in view: UIView) -> Bool {
        var here = view.hitTest(point, with: nil)
        while let found = here, found !== view.superview {
            if let scroll = found as? UIScrollView, scroll.contentOffset.y > 0.5 - scroll.adjustedContentInset.top {
                return true
            }
            here = found.superview
        }
        return false
    }

    private func followFinger() {
        guard let view = controller?.viewIfLoaded else { return }
        let height = max(view.bounds.height, 1)
        // The view moves with the transition: the finger is measured against the window.
        let percent = min(1, max(0, start + recognizer.translation(in: view.window).y / height))
        switch recognizer.state {
        case .began: beginDismissal(percent - start)
        case .changed: driver?.update(percent)
        case .ended:
            // Where the finger would come to rest decides.
            let projected = percent + recognizer.velocity(in: view.window).y / height * 0.15
            if projected > 0.3 { driver?.finish() } else { driver?.cancel() }
            driver = nil
        case .cancelled, .failed:
            driver?.cancel()
            driver = nil
        default: break
        }
    }

    private func beginDismissal(_ moved: CGFloat) {
        start = finishArrival()
        let made = UIPercentDrivenInteractiveTransition()
        // The animator puts the view straight itself.
        made.restoresViews = false
        driver = made
        if let stack {
            stack.edgePop = made
            stack.popViewController(animated: true)
        } else if let presentation = controller?.presenter?.presentation {
            ModalPresenter.dismiss(presentation, animated: true, interactor: made, completion: nil)
        }
        made.update(min(1, start + moved))
    }
}
