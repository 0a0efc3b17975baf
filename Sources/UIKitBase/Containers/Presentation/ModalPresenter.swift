import CoreGraphics
import Foundation
import PorticoTrace

/// Presents and dismisses: finds who presents, makes the presentation controller, adapts it, and runs the transition.
///
/// - From: `UIViewController.present(_:animated:completion:)`, `dismiss(animated:completion:)`
/// - To: `UIPresentationController`, `TransitionContext`
@MainActor enum ModalPresenter {
    static func present(
        _ controller: UIViewController, from asked: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        FatalException.invalidArgument.raise(
            unless: controller.modalPresentationStyle != .none,
            "The specified modal presentation style doesn't have a corresponding presentation controller.")
        let isZoom = controller.modalPresentationStyle == .automatic && controller.preferredTransition?.isZoom == true
        let style = isZoom ? .fullScreen : resolved(controller.modalPresentationStyle)
        let source = presenter(for: asked, style)
        guard let window = check(controller, source, asked) else { return }
        CurlPresentation.check(controller, source, style)
        var presentation = make(for: controller, style, presenting: source, asked: asked)
        presentation.attach(presented: controller, presenting: source)
        presentation = adapt(presentation, to: window.traitCollection, presenting: source)
        let presented = presentation.presentedViewController
        // The app has been asked, and may have presented something else there.
        guard let window = check(presented, source, asked) else { return presentation.detach() }
        presentation.beginning = .coming
        presentation.source = asked
        source.presentation = presentation
        presented.presenter = source
        presented.preparedPresentation = nil
        controller.preparedPresentation = nil
        presented.isBeingPresentedNow = true
        presented.loadViewIfNeeded()
        run(presentation, source, window, animated: animated, completion: completion)
        begun([presentation])
    }

    /// The app has been told of all there is to a begin: what it has asked for meanwhile follows.
    static func begun(_ members: [UIPresentationController]) {
        let waiting = members.flatMap(\.waiting)
        for member in members { (member.beginning, member.waiting) = (nil, []) }
        for next in waiting { next() }
    }

    /// Says what is wrong, as iOS does; nil where nothing can be presented.
    private static func check(
        _ controller: UIViewController, _ source: UIViewController, _ asked: UIViewController
    ) -> UIWindow? {
        FatalException.invalidArgument.raise(
            unless: controller !== source,
            "Application tried to present modally an active view controller \(controller).")
        if let present = source.presentation {
            Diagnostics.report(
                "Attempt to present \(controller) on \(source) (from \(asked)) which is already presenting "
                    + "\(present.presentedViewController).")
            return nil
        }
        if source.topmostAncestor.isBeingDismissedNow {
            Diagnostics.report(
                "Attempt to present \(controller) on \(source) (from \(asked)) which is being dismissed.")
            return nil
        }
        if let other = controller.presenter {
            FatalException.invalidArgument.raise(
                "Application tried to present modally a view controller \(controller) that is already being presented by "
                    + "\(other).")
        }
        if let parent = controller.parentController {
            FatalException.invalidArgument.raise(
                "Application tried to present modally a view controller \(controller) that has a parent view controller "
                    + "\(parent).")
        }
        guard let window = source.viewIfLoaded?.window else {
            Diagnostics.report(
                "Attempt to present \(controller) on \(source) (from \(asked)) whose view is not in the window "
                    + "hierarchy.")
            return nil
        }
        return window
    }

    // MARK: Making

    static func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        style == .automatic ? .pageSheet : style == .none ? .fullScreen : style
    }

    /// The presentation controller for a style, as `presentationController` answers it before anything is presented.
    static func make(
        for controller: UIViewController, _ style: UIModalPresentationStyle, presenting: UIViewController? = nil,
        asked: UIViewController? = nil
    ) -> UIPresentationController {
        if let prepared = controller.preparedPresentation, prepared.style == style { return prepared }
        let made =
            controller.makeOwnPresentation(presenting)
            ?? build(controller, style: style, presenting: presenting, asked: asked)
        made.style = style
        return made
    }

    private static func build(
        _ controller: UIViewController, style: UIModalPresentationStyle, presenting: UIViewController?,
        asked: UIViewController?
    ) -> UIPresentationController {
        switch style {
        case .pageSheet, .formSheet, .automatic:
            return UISheetPresentationController(presentedViewController: controller, presenting: presenting)
        case .popover:
            return UIPopoverPresentationController(presentedViewController: controller, presenting: presenting)
        case .custom:
            if let delegate = controller.transitioningDelegate, let asked,
                let own = OptionalCall.call(
                    .controller, delegate,
                    "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
                    { delegate.presentationController(forPresented: controller, presenting: presenting, source: asked) }
                ), let own
            {
                return own
            }
            return UIPresentationController(presentedViewController: controller, presenting: presenting)
        case .fullScreen where controller.modalTransitionStyle == .partialCurl:
            return CurlPresentation(presentedViewController: controller, presenting: presenting)
        default:
            return FullScreenPresentation(presentedViewController: controller, presenting: presenting)
        }
    }

    /// Changes to what the presentation, or its delegate, wants in the space there is.
    private static func adapt(
        _ presentation: UIPresentationController, to traits: UITraitCollection, presenting: UIViewController
    ) -> UIPresentationController {
        let wish = presentation.adaptivePresentationStyle(for: traits)
        guard wish != .none, wish != presentation.style else {
            presentation.strongPresented = presentation.presentedViewController
            return presentation
        }
        var controller = presentation.presentedViewController
        if let delegate = presentation.delegate,
            let other = OptionalCall.call(
                .controller, delegate, "presentationController:viewControllerForAdaptivePresentationStyle:",
                { delegate.presentationController(presentation, viewControllerForAdaptivePresentationStyle: wish) }
            ), let other
        {
            controller = other
        }
        let style = resolved(wish)
        let adapted =
            (presentation as? UIPopoverPresentationController)?.adaptiveSheet(for: controller, style)
            ?? build(controller, style: style, presenting: presenting, asked: nil)
        adapted.style = style
        adapted.delegate = presentation.delegate
        adapted.adaptedFrom = presentation
        adapted.attach(presented: controller, presenting: presenting)
        if let delegate = presentation.delegate {
            OptionalCall.call(.controller, delegate, "presentationController:prepareAdaptivePresentationController:") {
                delegate.presentationController(presentation, prepare: adapted)
            }
        }
        return adapted
    }

    // MARK: Who presents

    /// A style within a context is presented by the nearest controller that is one; all others by the topmost container.
    private static func presenter(
        for asked: UIViewController, _ style: UIModalPresentationStyle
    ) -> UIViewController {
        let inContext = style == .currentContext || style == .overCurrentContext
        var here = asked
        while let parent = here.parentController {
            if inContext, here.definesPresentationContext { break }
            here = parent
        }
        return here
    }

    /// The controller whose presentation `dismiss` ends: what this one (or a container around it) presents, else itself.
    static func presentation(toDismissFrom asked: UIViewController) -> UIPresentationController? {
        var candidate: UIViewController? = asked
        while let here = candidate {
            if let presentation = here.presentation { return presentation }
            candidate = here.parentController
        }
        candidate = asked
        while let here = candidate {
            if let presenter = here.presenter { return presenter.presentation }
            candidate = here.parentController
        }
        return nil
    }

    // MARK: Presenting

    private static func run(
        _ presentation: UIPresentationController, _ source: UIViewController, _ window: UIWindow, animated: Bool,
        completion: (() -> Void)?
    ) {
        if presentation.decidesOrientation {
            Above.application.updateOrientation(presenting: presentation.presentedViewController)
        }
        let space = presentation.shouldPresentInFullscreen ? window : source.view.superview ?? window
        let container = PresentationContainer(
            owner: presentation, frame: presentation.shouldPresentInFullscreen ? window.bounds : source.view.frame)
        presentation.container = container
        presentation.passTraitsOn()
        let removes = presentation.shouldRemovePresentersView
        let home = source.viewIfLoaded?.superview
        let movement = animation(for: presentation, source: source, isPresentation: true, animated: animated)
        space.addSubview(container)
        let context = prepare(
            presentation, source: source, container: container, animated: animated, movement: movement, removes: removes
        )
        PorticoTrace.call(.controller, presentation, "presentationTransitionWillBegin") {
            presentation.presentationTransitionWillBegin()
        }
        tellAdaptive(presentation, context.coordinator)
        source.leaveInputBar()
        context.appearance.begin()
        if movement.isBuiltIn, let view = presentation.presentedView {
            view.frame = presentation.frameOfPresentedViewInContainerView
            if view.superview !== container { container.addSubview(view) }
        }
        context.start(
            place: { completed in
                presentation.running = nil
                guard completed else {
                    take(presentation)
                    return untie(presentation, source)
                }
                if removes, let home {
                    presentation.presenterHome = home
                    source.viewIfLoaded?.removeFromSuperview()
                }
            },
            settle: { completed in
                PorticoTrace.call(.controller, presentation, "presentationTransitionDidEnd:") {
                    presentation.presentationTransitionDidEnd(completed)
                }
                if !completed {
                    forget(presentation)
                    source.returnInputBar()
                }
                completion?()
            })
    }

    private static func prepare(
        _ presentation: UIPresentationController, source: UIViewController, container: PresentationContainer,
        animated: Bool, movement: Movement, removes: Bool
    ) -> TransitionContext {
        let controller = presentation.presentedViewController
        let context = TransitionContext(
            container: container,
            from: .init(
                controller: source, view: removes ? source.viewIfLoaded : nil,
                initial: source.viewIfLoaded?.frame ?? .zero, final: source.viewIfLoaded?.frame ?? .zero),
            to: .init(
                controller: controller, view: presentation.presentedView,
                final: presentation.frameOfPresentedViewInContainerView),
            appearing: controller, disappearing: removes ? source : nil, animated: animated,
            style: presentation.presentationStyle, order: .presentation, animator: movement.animator,
            interactor: movement.interactor,
            isBuiltIn: movement.isBuiltIn)
        presentation.running = context
        source.coordinator = context.coordinator
        controller.coordinator = context.coordinator
        return context
    }

    private static func tellAdaptive(
        _ presentation: UIPresentationController, _ coordinator: TransitionCoordinator
    ) {
        guard let delegate = presentation.delegate else { return }
        let original = presentation.adaptedFrom ?? presentation
        let style: UIModalPresentationStyle = presentation.adaptedFrom == nil ? .none : presentation.style
        OptionalCall.call(
            .controller, delegate, "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:"
        ) {
            delegate.presentationController(
                original, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
        }
    }

    /// What moves the views of one transition.
    typealias Movement = (
        animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?, isBuiltIn: Bool
    )

    /// The app's animator, by the presented controller's transitioning delegate, or the presentation's own.
    static func animation(
        for presentation: UIPresentationController, source: UIViewController, isPresentation: Bool, animated: Bool
    ) -> Movement {
        guard animated else { return (NoMovement(), nil, true) }
        let controller = presentation.presentedViewController
        if let delegate = controller.transitioningDelegate {
            let own =
                isPresentation
                ? OptionalCall.call(
                    .controller, delegate,
                    "animationControllerForPresentedController:presentingController:sourceController:",
                    {
                        delegate.animationController(
                            forPresented: controller, presenting: source, source: presentation.source ?? source)
                    })
                : OptionalCall.call(
                    .controller, delegate, "animationControllerForDismissedController:",
                    { delegate.animationController(forDismissed: controller) })
            if let own, let own {
                let interactor =
                    isPresentation
                    ? OptionalCall.call(
                        .controller, delegate, "interactionControllerForPresentation:",
                        { delegate.interactionControllerForPresentation(using: own) })
                    : OptionalCall.call(
                        .controller, delegate, "interactionControllerForDismissal:",
                        { delegate.interactionControllerForDismissal(using: own) })
                return (own, interactor ?? nil, false)
            }
        }
        let zoom = controller.preferredTransition?.makeZoom(
            source: presentation.source ?? source, zoomed: controller, isAppearing: isPresentation)
        return (zoom ?? presentation.animator(isPresentation: isPresentation), nil, true)
    }

    // MARK: Ending

    /// Takes the views off the screen.
    static func take(_ presentation: UIPresentationController) {
        presentation.willBeTaken()
        presentation.presentedView?.removeFromSuperview()
        presentation.knownPresented?.viewIfLoaded?.removeFromSuperview()
        presentation.container?.removeFromSuperview()
    }

    /// Nobody presents, and nobody is presented: the next may be.
    static func untie(_ presentation: UIPresentationController, _ source: UIViewController) {
        if source.presentation === presentation { source.presentation = nil }
        presentation.knownPresented?.presenter = nil
    }

    /// Lets everything go that belongs to the screen.
    static func forget(_ presentation: UIPresentationController) {
        presentation.container = nil
        presentation.source = nil
        presentation.adaptedFrom = nil
    }
}
