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
        let style = resolved(controller.modalPresentationStyle)
        let source = presenter(for: asked, style)
        guard let window = check(controller, source, asked) else { return }
        CurlPresentation.check(controller, source, style)
        var presentation = make(for: controller, style, presenting: source, asked: asked)
        presentation.attach(presented: controller, presenting: source)
        presentation = adapt(presentation, to: window.traitCollection, presenting: source)
        let presented = presentation.presentedViewController
        presentation.source = asked
        source.presentation = presentation
        presented.presenter = source
        presented.preparedPresentation = nil
        controller.preparedPresentation = nil
        presented.isBeingPresentedNow = true
        presented.loadViewIfNeeded()
        run(presentation, source, window, animated: animated, completion: completion)
    }

    /// Says what is wrong, as iOS does; nil where nothing can be presented.
    private static func check(
        _ controller: UIViewController, _ source: UIViewController, _ asked: UIViewController
    ) -> UIWindow? {
        FatalException.invalidArgument.raise(
            unless: controller !== source,
            "Application tried to present modally an active view controller \(controller).")
        if let present = source.presentation {
            print(
                "Attempt to present \(controller) on \(source) (from \(asked)) which is already presenting "
                    + "\(present.presentedViewController).")
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
            print(
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
        let made = controller.makeOwnPresentation(presenting) ?? build(controller, style, presenting, asked)
        made.style = style
        return made
    }

    private static func build(
        _ controller: UIViewController, _ style: UIModalPresentationStyle, _ presenting: UIViewController?,
        _ asked: UIViewController?
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
            ?? build(controller, style, presenting, nil)
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
        let controller = presentation.presentedViewController
        let space = presentation.shouldPresentInFullscreen ? window : source.view.superview ?? window
        let container = PresentationContainer(
            owner: presentation, frame: presentation.shouldPresentInFullscreen ? window.bounds : source.view.frame)
        presentation.container = container
        presentation.passTraitsOn()
        let removes = presentation.shouldRemovePresentersView
        let home = source.viewIfLoaded?.superview
        let (animator, interactor, isBuiltIn) = animation(
            for: presentation, source: source, isPresentation: true, animated: animated)
        space.addSubview(container)
        PorticoTrace.call(.controller, presentation, "presentationTransitionWillBegin") {
            prepare(presentation, controller, source, animated, animator, interactor, isBuiltIn, removes)
            presentation.presentationTransitionWillBegin()
        }
        guard let context = presentation.running else { return }
        tellAdaptive(presentation, context.coordinator)
        context.appearance.begin()
        if isBuiltIn, let view = presentation.presentedView {
            view.frame = presentation.frameOfPresentedViewInContainerView
            if view.superview !== container { container.addSubview(view) }
        }
        context.start(
            place: { completed in
                presentation.running = nil
                guard completed else { return take(presentation, source) }
                if removes, let home {
                    presentation.presenterHome = home
                    source.viewIfLoaded?.removeFromSuperview()
                }
            },
            settle: { completed in
                PorticoTrace.call(.controller, presentation, "presentationTransitionDidEnd:") {
                    presentation.presentationTransitionDidEnd(completed)
                }
                if !completed { forget(presentation, source) }
                completion?()
            })
    }

    private static func prepare(
        _ presentation: UIPresentationController, _ controller: UIViewController, _ source: UIViewController,
        _ animated: Bool, _ animator: any UIViewControllerAnimatedTransitioning,
        _ interactor: (any UIViewControllerInteractiveTransitioning)?, _ isBuiltIn: Bool, _ removes: Bool
    ) {
        let container = presentation.container!
        presentation.running = TransitionContext(
            container: container,
            from: .init(
                controller: source, view: removes ? source.viewIfLoaded : nil,
                initial: source.viewIfLoaded?.frame ?? .zero, final: source.viewIfLoaded?.frame ?? .zero),
            to: .init(
                controller: controller, view: presentation.presentedView,
                final: presentation.frameOfPresentedViewInContainerView),
            appearing: controller, disappearing: removes ? source : nil, animated: animated,
            style: presentation.presentationStyle, animator: animator, interactor: interactor, isBuiltIn: isBuiltIn)
        source.coordinator = presentation.running?.coordinator
        controller.coordinator = presentation.running?.coordinator
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

    /// The app's animator, by the presented controller's transitioning delegate, or the presentation's own.
    private static func animation(
        for presentation: UIPresentationController, source: UIViewController, isPresentation: Bool, animated: Bool
    ) -> (any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?, Bool) {
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
        return (presentation.animator(isPresentation: isPresentation), nil, true)
    }

    // MARK: Dismissing

    static func dismiss(from asked: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let presentation = presentation(toDismissFrom: asked) else {
            completion?()
            return
        }
        dismiss(presentation, animated: animated, interactor: nil, completion: completion)
    }

    static func dismiss(
        _ presentation: UIPresentationController, animated: Bool,
        interactor driven: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
    ) {
        presentation.running?.finishAtOnce()
        // What ran may have been a dismissal: then nobody is presented any more, and maybe nobody lives.
        guard let controller = presentation.knownPresented,
            case let source = presentation.presentingViewController, source.presentation === presentation
        else {
            completion?()
            return
        }
        // What the leaving controller presents itself goes with it, unseen below.
        if let above = controller.presentation { dismiss(above, animated: false, interactor: nil, completion: nil) }
        controller.isBeingDismissedNow = true
        let returns = presentation.presenterHome != nil
        let (animator, own, isBuiltIn) = animation(
            for: presentation, source: source, isPresentation: false, animated: animated)
        let container = presentation.container!
        let context = TransitionContext(
            container: container,
            from: .init(
                controller: controller, view: presentation.presentedView,
                initial: presentation.presentedView?.frame ?? .zero),
            to: .init(
                controller: source, view: returns ? source.viewIfLoaded : nil,
                initial: presentation.presenterHome?.bounds ?? .zero, final: presentation.presenterHome?.bounds ?? .zero
            ),
            appearing: returns ? source : nil, disappearing: controller, animated: animated,
            style: presentation.presentationStyle, animator: animator, interactor: driven ?? own, isBuiltIn: isBuiltIn)
        presentation.running = context
        source.coordinator = context.coordinator
        controller.coordinator = context.coordinator
        PorticoTrace.call(.controller, presentation, "dismissalTransitionWillBegin") {
            presentation.dismissalTransitionWillBegin()
        }
        context.appearance.begin()
        // An app's own animator puts the returning view into the container itself.
        if isBuiltIn, returns { bringHome(presentation, source) }
        context.start(
            place: { completed in
                presentation.running = nil
                if completed {
                    if returns { bringHome(presentation, source) }
                    take(presentation, source)
                } else if returns {
                    source.viewIfLoaded?.removeFromSuperview()
                }
            },
            settle: { completed in
                PorticoTrace.call(.controller, presentation, "dismissalTransitionDidEnd:") {
                    presentation.dismissalTransitionDidEnd(completed)
                }
                if completed { forget(presentation, source) } else { controller.isBeingDismissedNow = false }
                if completed || driven == nil { completion?() }
            })
    }

    /// Puts the presenter's view back to where the presentation took it from.
    private static func bringHome(_ presentation: UIPresentationController, _ source: UIViewController) {
        guard let home = presentation.presenterHome, let view = source.viewIfLoaded, view.superview !== home else {
            return
        }
        view.frame = home.bounds
        home.insertSubview(view, at: 0)
    }

    /// Takes the views off the screen.
    private static func take(_ presentation: UIPresentationController, _ source: UIViewController) {
        presentation.willBeTaken()
        presentation.presentedView?.removeFromSuperview()
        presentation.knownPresented?.viewIfLoaded?.removeFromSuperview()
        presentation.container?.removeFromSuperview()
    }

    /// Unties everybody. The controllers may die now.
    private static func forget(_ presentation: UIPresentationController, _ source: UIViewController) {
        if source.presentation === presentation { source.presentation = nil }
        presentation.knownPresented?.presenter = nil
        presentation.container = nil
        presentation.source = nil
        presentation.adaptedFrom = nil
        presentation.strongPresented = nil
    }
}
