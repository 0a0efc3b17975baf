import CoreGraphics
import Foundation

/// Darkens the screen and puts an alert in its middle, or an action sheet at its lower edge.
@MainActor package final class AlertPresentation: UIPresentationController {
    private let dimming = UIView()
    /// The editing that goes on when the alert goes.
    private var pausedEditing: PausedEditing?

    private var isSheet: Bool { (knownPresented as? UIAlertController)?.preferredStyle == .actionSheet }

    package override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle
    {
        .none
    }

    package override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let view = presentedViewController.view else { return .zero }
        let space = container.bounds
        let insets = container.safeAreaInsets
        if isSheet {
            let width = min(space.width, space.height, 430) - 16
            let height = view.sizeThatFits(
                CGSize(width: width, height: space.height - insets.top - insets.bottom - 16)
            ).height
            return CGRect(
                x: (space.width - width) / 2, y: space.height - max(insets.bottom, 8) - height, width: width,
                height: height)
        }
        let covered = KeyboardFrame.overlap(with: container)
        let bottom = max(insets.bottom, covered)
        let width = AlertView.width(in: space.width, container.traitCollection)
        let height = view.sizeThatFits(CGSize(width: width, height: space.height - insets.top - bottom - 8)).height
        // In the middle of what the keyboard leaves; a high one keeps clear of both edges.
        let middle = ((space.height - covered - height) / 2).rounded()
        let y = max(min(middle, space.height - bottom - 4 - height), insets.top)
        return CGRect(x: ((space.width - width) / 2).rounded(), y: y, width: width, height: height)
    }

    package override func presentationTransitionWillBegin() {
        guard let container else { return }
        pausedEditing = .pauseEditing()
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.isUserInteractionEnabled = false
        dimming.alpha = 0
        container.addSubview(dimming)
        if !isSheet { KeyboardFrame.layOut(container) }
        dimPresentersTint(true)
        running?.coordinator.animate(alongsideTransition: { [weak self] _ in self?.dimming.alpha = 1 })
    }

    package override func dismissalTransitionWillBegin() {
        pausedEditing?.resumeEditing(leaving: presentedViewController.viewIfLoaded)
        dimPresentersTint(false)
        running?.coordinator.animate(alongsideTransition: { [weak self] _ in self?.dimming.alpha = 0 })
    }

    override func placePresented() {
        guard let view = presentedView, view.superview === container else { return }
        guard running == nil else { return moveOnItsWay(view) }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    /// The keyboard can come or go while the alert still comes up; one that leaves stays where it is.
    private func moveOnItsWay(_ view: UIView) {
        guard !isSheet, knownPresented?.isBeingDismissedNow == false else { return }
        let frame = frameOfPresentedViewInContainerView
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        // On a low screen the keyboard leaves less room than the alert wants.
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        if view.center != middle { view.center = middle }
    }

    override func animator(isPresentation: Bool) -> any UIViewControllerAnimatedTransitioning {
        isSheet
            ? ModalAnimator.make(.coverVertical, isPresentation: isPresentation)
            : FadeAnimator(isPresentation: isPresentation, duration: 0.25, scale: 1.15)
    }

    override func touchedOutside() {
        if isSheet { (presentedViewController as? UIAlertController)?.cancel() }
    }
}

/// An action sheet on a large screen: a popover without its cancel button, which a tap beside it is.
@MainActor final class AlertPopover: UIPopoverPresentationController {
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        .none
    }

    override func touchedOutside() {
        guard let alert = presentedViewController as? UIAlertController else { return }
        if alert.actions.contains(where: { $0.style == .cancel }) { alert.cancel() } else { dismissByPerson() }
    }

    override func presentationTransitionWillBegin() {
        measureContent()
        super.presentationTransitionWillBegin()
    }

    /// Actions may come, and texts grow, while it is there.
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        measureContent()
    }

    private func measureContent() {
        guard let alert = presentedViewController as? UIAlertController, let view = alert.view else { return }
        let size = view.sizeThatFits(CGSize(width: 304, height: 800))
        if alert.preferredContentSize != size { alert.preferredContentSize = size }
    }
}
