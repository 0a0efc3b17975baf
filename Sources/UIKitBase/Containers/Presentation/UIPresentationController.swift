import CoreGraphics
import Foundation
import PorticoTrace

/// Runs one presentation from `present` to the end of `dismiss`: the container that holds the presented view, its frame, what
/// else stands around it, and how it adapts. Apps subclass it for presentations of their own.
///
/// - From: `ModalPresenter`
/// - To: `PresentationContainer`, the delegate
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment, UITraitChangeObservable,
    UIFocusEnvironment
{
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?
    /// Held from `present` on: a controller that is never presented must be able to die.
    final var strongPresented: UIViewController?
    final var container: PresentationContainer?
    /// The superview of the presenter's view, to give it back to.
    final weak var presenterHome: UIView?
    /// The style that was asked for; `presentationStyle` says what came of it.
    var style = UIModalPresentationStyle.custom
    /// The transition in progress.
    final var running: TransitionContext?
    /// How the presenter's view was tinted, while what is presented dims it.
    final var tintBefore: UIView.TintAdjustmentMode?
    /// Which transition is being begun. The app is told of much then, and what it asks for there waits until it has begun.
    final var beginning: Direction?
    enum Direction { case coming, going }
    final var waiting: [() -> Void] = []
    /// Other dismissals of what is leaving, told whether it has left.
    final var joined: [(Bool) -> Void] = []
    final weak var source: UIViewController?
    /// What was asked for, where this one stands in for it.
    final var adaptedFrom: UIPresentationController?
    package final var traits: TraitState?

    /// Makes a presentation of a controller; who presents it may become known only when it begins.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// Has a say in how the presentation adapts and is dismissed; it is not kept alive.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The controller that is presented. Asking raises an exception once that has gone without being presented.
    open var presentedViewController: UIViewController {
        guard let controller = knownPresented else {
            FatalException.internalInconsistency.raise(
                "\(self): the controller that it was made for has gone without being presented.")
        }
        return controller
    }
    /// The controller that presents; before that is known, the presented one.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }
    package final var knownPresented: UIViewController? { strongPresented ?? presented }

    /// The presentation begins: who presents is known now.
    final func attach(presented: UIViewController, presenting: UIViewController) {
        self.presented = presented
        strongPresented = presented
        self.presenting = presenting
    }

    /// It came to nothing.
    final func detach() {
        strongPresented = nil
        adaptedFrom?.detach()
        adaptedFrom = nil
    }

    /// From the begin of the presentation to the end of the dismissal.
    final var isInPlace: Bool { presenting?.presentation === self }

    // MARK: What subclasses decide

    /// The view that is animated: the presented controller's, unless a subclass wraps it.
    open var presentedView: UIView? { presentedViewController.view }
    /// The view that holds everything of the presentation; nil before it begins.
    open var containerView: UIView? { container }
    /// The style in which it presents, before it adapts.
    open var presentationStyle: UIModalPresentationStyle { style }
    /// Where the presented view belongs in the container: all of it, unless a subclass says otherwise.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
    /// Whether the presenter's view leaves the screen when the presentation is complete; its controller then disappears.
    open var shouldRemovePresentersView: Bool { false }
    /// Whether the container covers the window, not only the presenter's context.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether it stands above what is behind it, as a card does: dark backgrounds are lighter there.
    var isRaised: Bool { false }
    /// Traits that the presented controller gets, over what is around it; `traitOverrides` does the same since iOS 17.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if oldValue != overrideTraitCollection { passTraitsOn() } }
    }

    /// The style to use instead under the presenter's traits; `none` keeps this one.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentingViewController.traitCollection)
    }
    /// The style to use instead under `traitCollection`; `none` keeps this one.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptedStyle(traitCollection)
    }

    /// The presentation begins: the time to add views around the presented one. Does nothing by itself.
    open func presentationTransitionWillBegin() {}
    /// The presentation has ended, or was called off: then take away what was added. Does nothing by itself.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The dismissal begins: animate what stands around along with it. Does nothing by itself.
    open func dismissalTransitionWillBegin() {}
    /// The dismissal has ended, or was called off. Does nothing by itself.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// The container is about to lay out its views: place what stands around. Does nothing by itself.
    open func containerViewWillLayoutSubviews() {}
    /// The container has laid out its views. Does nothing by itself.
    open func containerViewDidLayoutSubviews() {}

    /// Places the presented view after the container's size changed. An app's own presentation does it itself.
    func placePresented() {}
    /// The views are about to leave the screen.
    func willBeTaken() {}
    /// The presented controller's, or that of the context in which it is presented, where the context provides it.
    private var transitionStyle: UIModalTransitionStyle {
        let isInContext = [.currentContext, .overCurrentContext].contains(
            presentedViewController.modalPresentationStyle)
        let provides = isInContext && presentingViewController.providesPresentationContextTransitionStyle
        return provides ? presentingViewController.modalTransitionStyle : presentedViewController.modalTransitionStyle
    }

    /// The built-in animator of this kind of presentation.
    func animator(isPresentation: Bool) -> any UIViewControllerAnimatedTransitioning {
        ModalAnimator.make(transitionStyle, isPresentation: isPresentation)
    }
    /// A tap or touch outside of the presented view. True swallows it.
    func touchedOutside() {}
    /// Whether the escape gesture, or the escape key, does what a touch outside does.
    var closesByEscape: Bool { false }
    /// Whether touches beside the presented view go to what lies under the container.
    func passesTouch(at point: CGPoint, with event: UIEvent?) -> Bool { false }
    /// The presented view where a person may take hold of it on its way, and sees it under the finger.
    func hitTestInFlight(_ point: CGPoint) -> UIView? { nil }
    func hitTestOutside(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    /// Where the delegate lacks the method: what it was called before.
    func personMayDismissOlder() -> Bool { true }
    func tellDidDismissOlder() {}

    // MARK: Focus

    /// The environment that the focus goes to first: the presented controller.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { knownPresented.map { [$0] } ?? [] }
    /// The view that the container lies in.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { containerView?.superview }
    /// The container.
    open var focusItemContainer: (any UIFocusItemContainer)? { containerView }
    /// Asks to find the preferred item again. Does nothing where the focus is elsewhere.
    open func setNeedsFocusUpdate() { FocusEngine.shared.requestUpdate(in: self) }
    /// Does now what was asked for by `setNeedsFocusUpdate()` of any environment.
    open func updateFocusIfNeeded() { FocusEngine.shared.performRequests() }
    /// Whether the focus may move so. True by default; never asked (DEV-098).
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// The focus has moved in what is presented. Does nothing by itself; never called (DEV-098).
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: UIContentContainer

    /// How large the presented controller would like to be.
    open var preferredContentSize: CGSize { knownPresented?.preferredContentSize ?? .zero }
    /// The presented controller would like another size. Does nothing by itself.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The presented view's constraints want another size. Never called here; does nothing by itself.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// How large the presented controller is in a container of that size: as large, unless a subclass says otherwise.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The container is about to get another size, which the presented controller is told. Call super.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let controller = knownPresented else { return }
        let size = self.size(forChildContentContainer: controller, withParentContainerSize: size)
        controller.announceSize(size, coordinator)
    }
    /// The traits are about to change, which the presented controller is told. Call super.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        knownPresented?.announceTraits(newCollection, coordinator)
    }

    /// The traits that hold in the presentation.
    open var traitCollection: UITraitCollection { ownTraits }
    /// The presentation's traits are others now. Does nothing by itself.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIPresentationController {
    /// The same as `init(presentedViewController:presenting:)`, under its other label.
    public convenience init(
        presentedViewController: UIViewController, presentingViewController: UIViewController?
    ) {
        self.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// The delegate's wish, or what the system does with this style in a narrow space.
    func adaptedStyle(_ traits: UITraitCollection) -> UIModalPresentationStyle {
        if let delegate {
            let selector: StaticString = "adaptivePresentationStyleForPresentationController:traitCollection:"
            if let answer = OptionalCall.call(
                .controller, delegate, selector,
                { delegate.adaptivePresentationStyle(for: self, traitCollection: traits) })
            {
                return answer
            }
            if traits.horizontalSizeClass == .compact,
                let answer = OptionalCall.call(
                    .controller, delegate, "adaptivePresentationStyleForPresentationController:",
                    { delegate.adaptivePresentationStyle(for: self) })
            {
                return answer
            }
        }
        // A popover in a narrow space is a sheet.
        return style == .popover && traits.horizontalSizeClass == .compact ? .pageSheet : .none
    }
}
