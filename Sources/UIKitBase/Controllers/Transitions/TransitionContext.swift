import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// One transition between two controllers from begin to end, whoever animates it and whatever drives it. Containers and
/// presentations make one, put the views in place, and hear of its end; appearance callbacks are called here alone.
///
/// - From: `UINavigationController`, `UITabBarController`, `ModalPresenter`
/// - To: `AppearanceTransition`, the animator, `TransitionCoordinator`
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// One of the two controllers, with where its view is before and after.
    struct Side {
        var controller: UIViewController?
        /// Nil where the transition leaves this side's view alone.
        var view: UIView?
        var initial = CGRect.zero
        var final = CGRect.zero
    }

    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    let from: Side
    private(set) var to: Side
    let appearance: AppearanceTransition
    let coordinator: TransitionCoordinator
    private let animator: any UIViewControllerAnimatedTransitioning
    /// Until the end: it may hold this context.
    private var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// A built-in animator finds its views in place; an app's own puts them there itself.
    private let isBuiltIn: Bool
    private var place: (Bool) -> Void = { _ in }
    private var settle: (Bool) -> Void = { _ in }
    private var over: () -> Void = {}
    private var hasStarted = false
    /// The app's, if its animator is one that can be interrupted.
    private(set) var interruptible: (any UIViewImplicitlyAnimating)?
    private(set) var isOver = false
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    let duration: TimeInterval

    init(
        container: UIView, from: Side, to: Side, appearing: UIViewController?, disappearing: UIViewController?,
        below: [UIViewController] = [], animated: Bool, style: UIModalPresentationStyle = .none,
        order: AppearanceTransition.Order = .init(), animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil, isBuiltIn: Bool
    ) {
        containerView = container
        self.from = from
        self.to = to
        isAnimated = animated
        presentationStyle = style
        self.animator = animator
        self.interactor = animated ? interactor : nil
        self.isBuiltIn = isBuiltIn
        appearance = AppearanceTransition(
            appearing: appearing, disappearing: disappearing, below: below, animated: animated, order: order)
        duration = animated ? animator.transitionDuration(using: nil) : 0
        coordinator = TransitionCoordinator(
            container: container, from: from.controller, to: to.controller, duration: duration, animated: animated,
            style: style)
        super.init()
    }

    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from.controller : to.controller
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from.controller ? from.initial : vc === to.controller ? to.initial : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === from.controller ? from.final : vc === to.controller ? to.final : .zero
    }

    // MARK: Running

    /// Where the coming view is afterwards, where the bars around it have only now come to their last heights.
    func setFinalFrame(_ frame: CGRect) { to.final = frame }

    /// Starts what drives it.
    /// - Parameters:
    ///   - place: the animation is over; the views take their last places: new ones, or (false) those of before.
    ///   - settle: the appearance callbacks are over; what remains is the container's own business.
    ///   - over: everybody has heard of the end.
    func start(
        place: @escaping (Bool) -> Void, settle: @escaping (Bool) -> Void, over: @escaping () -> Void = {}
    ) {
        self.place = place
        self.settle = settle
        self.over = over
        from.controller?.coordinator = coordinator
        to.controller?.coordinator = coordinator
        guard isAnimated else {
            appearance.entered()
            coordinator.runWithoutAnimation()
            // Whoever starts the next transition at once ends this one.
            CommitHandlers.afterCommit { self.completeTransition(true) }
            return
        }
        if isBuiltIn {
            appearance.entered()
            layOutComingView()
        } else {
            askForInterruptible()
        }
        (interactor as? UIPercentDrivenInteractiveTransition)?.join(self)
        if let interactor, interactor.wantsInteractiveStart {
            isInteractive = true
            coordinator.beginInteraction()
            coordinator.completionCurve = interactor.completionCurve
            coordinator.completionVelocity = interactor.completionSpeed
            interactor.startInteractiveTransition(self)
            runAlongside(.linear)
        } else {
            runAnimator()
            runAlongside(.easeInOut)
        }
    }

    /// The coming view has its place, its safe area, and has appeared in the hierarchy: what is in it is laid out now. Nothing of it
    /// moves besides the view itself.
    private func layOutComingView() {
        guard let view = to.view, view.window != nil else { return }
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
    }

    /// Lets the animator animate; its clock may be held by a percent-driven interaction.
    func runAnimator() {
        guard !hasStarted else { return }
        hasStarted = true
        animator.animateTransition(using: self)
        appearance.entered()
    }

    private func askForInterruptible() {
        interruptible =
            OptionalCall.call(.controller, animator, "interruptibleAnimatorForTransition:") {
                animator.interruptibleAnimator(using: self)
            }
        coordinator.isInterruptible = interruptible != nil
        // The blocks run when the animator becomes active; the coming controller has appeared in the hierarchy by then.
        if to.view?.window != nil { appearance.entered() }
        // What runs alongside is paused, moved and turned round with it.
        interruptible?.addAnimations { [weak self] in self?.coordinator.runAlongside() }
    }

    private func runAlongside(_ curve: UIView.AnimationCurve) {
        guard !isOver else { return }
        appearance.entered()
        let options: UIView.AnimationOptions = curve == .linear ? .curveLinear : .curveEaseInOut
        let duration = duration
        if let own = animator as? any AlongsideAnimating {
            coordinator.animateLate = { own.animateAlongside($0) }
            own.animateAlongside { self.coordinator.runAlongside() }
        } else if let interruptible {
            coordinator.animateLate = { [weak interruptible] in interruptible?.addAnimations($0) }
        } else {
            coordinator.animateLate = {
                UIView.animate(withDuration: duration, delay: 0, options: options, animations: $0)
            }
            coordinator.animateLate { self.coordinator.runAlongside() }
        }
    }

    /// The views whose animations an interaction drives.
    var drivenViews: [UIView] { [containerView] + coordinator.companionViews }

    // MARK: Interaction

    func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator.update(percentComplete) }

    func finishInteractiveTransition() {
        guard isInteractive else { return }
        isInteractive = false
        coordinator.endInteraction(cancelled: false)
    }

    func cancelInteractiveTransition() {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = true
        coordinator.endInteraction(cancelled: true)
    }

    func pauseInteractiveTransition() {
        guard !isOver, !isInteractive, let interruptible else { return }
        interruptible.pauseAnimation()
        // One that was on its way back goes forward again, from where it is.
        if interruptible.isReversed { interruptible.isReversed = false }
        transitionWasCancelled = false
        isInteractive = true
        coordinator.takeHold(at: interruptible.fractionComplete)
    }

    /// A finger takes hold again of what it has let go, on its way to the end or back.
    func resumeInteraction(at percent: CGFloat) {
        guard !isOver, !isInteractive else { return }
        transitionWasCancelled = false
        isInteractive = true
        coordinator.takeHold(at: percent)
    }

    // MARK: End

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        transitionWasCancelled = !didComplete
        if isInteractive {
            isInteractive = false
            coordinator.endInteraction(cancelled: !didComplete)
        }
        place(didComplete)
        if from.controller?.coordinator === coordinator { from.controller?.coordinator = nil }
        if to.controller?.coordinator === coordinator { to.controller?.coordinator = nil }
        if didComplete { appearance.finish() } else { appearance.cancel() }
        if isAnimated { animator.animationEnded(didComplete) }
        let (settle, over) = (settle, over)
        (place, self.settle, self.over) = ({ _ in }, { _ in }, {})
        (interactor as? UIPercentDrivenInteractiveTransition)?.ended(self)
        (interactor, interruptible) = (nil, nil)
        settle(didComplete)
        coordinator.finish(cancelled: !didComplete)
        SystemBars.refresh()
        over()
    }

    /// Jumps to the end, because the next transition begins.
    func finishAtOnce() {
        guard !isOver else { return }
        for view in drivenViews { LayerClock.release(view.layer) }
        transitionWasCancelled = false
        (animator as? any EndingAtOnce)?.endAtOnce()
        if let interruptible, interruptible.state == .active,
            (interruptible as? UIViewPropertyAnimator)?.isInterruptible ?? true
        {
            // Its completion may complete the transition itself.
            interruptible.stopAnimation(false)
            interruptible.finishAnimation(at: .end)
        }
        completeTransition(true)
    }
}

/// A built-in animator whose pace what runs alongside takes over.
@MainActor protocol AlongsideAnimating {
    func animateAlongside(_ animations: @escaping () -> Void)
}

/// A built-in animator whose views go to their last places without waiting for the animation.
@MainActor protocol EndingAtOnce {
    func endAtOnce()
}
