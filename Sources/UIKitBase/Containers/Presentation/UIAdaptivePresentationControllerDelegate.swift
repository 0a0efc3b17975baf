import Foundation

/// Has a say in how a presentation adapts and whether a person may dismiss it. Every method is optional.
///
/// The three `…Dismiss` methods are for dismissals that a person makes; `dismiss(animated:)` calls none of them.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// A person tried, and `isModalInPresentation` or `…ShouldDismiss` said no.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Stands in where the delegate leaves the style in narrow spaces to the presentation.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { OptionalCall.missing(.none) }
    /// Stands in where the delegate leaves the style to the presentation.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { OptionalCall.missing(.none) }
    /// Stands in where the delegate needn't set up what takes the presentation's place.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) { OptionalCall.missing(()) }
    /// Stands in where the same controller is presented in another style.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { OptionalCall.missing(nil) }
    /// Stands in where the delegate needn't hear in which style a presentation begins.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { OptionalCall.missing(()) }
    /// Stands in where the delegate lets a person dismiss.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { OptionalCall.missing(true) }
    /// Stands in where the delegate needn't hear that a person begins to dismiss.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        OptionalCall.missing(())
    }
    /// Stands in where the delegate needn't hear that a person has dismissed.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        OptionalCall.missing(())
    }
    /// Stands in where the delegate needn't hear of attempts to dismiss.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        OptionalCall.missing(())
    }
}

/// Asks and tells the delegate about dismissals that a person makes.
extension UIPresentationController {
    /// Whether a person may dismiss now. Tells about the attempt where not.
    func personMayDismiss() -> Bool {
        let controller = presentedViewController
        let allowed =
            !controller.isModalInPresentationWithChildren
            && (ask("presentationControllerShouldDismiss:") { $0.presentationControllerShouldDismiss(self) }
                ?? personMayDismissOlder())
        return allowed
    }

    func tellAttempt() {
        ask("presentationControllerDidAttemptToDismiss:") { $0.presentationControllerDidAttemptToDismiss(self) }
    }

    func tellWillDismiss() {
        ask("presentationControllerWillDismiss:") { $0.presentationControllerWillDismiss(self) }
    }

    func tellDidDismiss() {
        if ask("presentationControllerDidDismiss:", { $0.presentationControllerDidDismiss(self) }) == nil {
            tellDidDismissOlder()
        }
    }

    @discardableResult
    private func ask<R>(
        _ selector: StaticString, _ body: (any UIAdaptivePresentationControllerDelegate) -> R
    ) -> R? {
        guard let delegate else { return nil }
        return OptionalCall.call(.controller, delegate, selector) { body(delegate) }
    }

    /// A person's dismissal that no finger drives: a tap beside a popover or sheet.
    func dismissByPerson() {
        guard running == nil else { return }
        guard personMayDismiss() else { return tellAttempt() }
        // The app may have done it by itself when it was asked, or told.
        guard isInPlace, running == nil else { return }
        tellWillDismiss()
        guard isInPlace, running == nil else { return }
        ModalPresenter.dismiss(self, animated: true, interactor: nil) { [self] in tellDidDismiss() }
    }
}

extension UIViewController {
    /// A container is modal where the child it shows is.
    var isModalInPresentationWithChildren: Bool {
        isModalInPresentation || childrenForAppearance.contains { $0.isModalInPresentationWithChildren }
    }
}
