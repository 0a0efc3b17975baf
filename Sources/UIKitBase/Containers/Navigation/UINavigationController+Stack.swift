import CoreGraphics
import Foundation
import PorticoTrace

/// Every change of the stack comes down to `change(to:animated:)`: parents first, then one transition between what shows and
/// what will. While a change begins or ends it tells the app, and what the app asks for then waits until that is done.
extension UINavigationController {
    /// The stack as it will be when all that was asked for is done.
    var wantedStack: [UIViewController] { turns.wanted ?? stack }

    func push(_ controller: UIViewController, animated: Bool) {
        FatalException.invalidArgument.raise(
            unless: !wantedStack.contains { $0 === controller },
            "\(self) is pushing the same view controller instance (\(controller)) more than once which is not supported "
                + "and is most likely an error in the application : \(Bundle.main.bundleIdentifier ?? "(null)")")
        FatalException.invalidArgument.raise(
            unless: !(controller is UINavigationController), "Pushing a navigation controller is not supported")
        FatalException.invalidArgument.raise(
            unless: !(controller is UISplitViewController),
            "Split View Controllers cannot be pushed to a Navigation Controller \(self)")
        change(to: wantedStack + [controller], animated: animated)
    }

    func pop(animated: Bool) -> UIViewController? {
        let stack = wantedStack
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), animated: animated)
        return top
    }

    func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
        let stack = wantedStack
        guard let index = stack.firstIndex(where: { $0 === controller }) else {
            FatalException.internalInconsistency.raise(
                "Tried to pop to a view controller that doesn't exist. (\(controller))")
        }
        let gone = Array(stack[(index + 1)...])
        if !gone.isEmpty { change(to: Array(stack[...index]), animated: animated) }
        return gone
    }

    func change(to new: [UIViewController], animated: Bool) {
        FatalException.internalInconsistency.raise(
            unless: Set(new.map(ObjectIdentifier.init)).count == new.count,
            "All view controllers in a navigation controller must be distinct (\(new))")
        turns.take(new) { [weak self] in self?.make(new, animated: animated) }
    }

    private func make(_ new: [UIViewController], animated: Bool) {
        // The next change ends one that still runs.
        running?.finishAtOnce()
        let old = stack
        let leaving = old.filter { controller in !new.contains { $0 === controller } }
        let arriving = new.filter { controller in !old.contains { $0 === controller } }
        for controller in leaving { controller.announceParent(nil) }
        for controller in arriving { addChild(controller) }
        stack = new
        if old.first !== new.first { tabBarController?.itemChanged(of: self) }
        let isPush = new.last.map { top in arriving.contains { $0 === top } } ?? false
        let (from, to) = (shown, new.last)
        // To load a view runs the app's code, too: it may take the whole stack off the screen.
        if appearance.isVisible, from !== to { to?.loadViewIfNeeded() }
        guard isViewLoaded, appearance.isVisible, from !== to else {
            changeUnseen(from, to)
            settle(leaving: leaving, arriving: arriving)
            tabBarController?.bottomBarMayHide(animated: false)
            return
        }
        slide(
            from: from, to: to, isPush: isPush, animated: animated && from != nil,
            turnedRound: {
                // The stack is what it was. Nobody hears of parents again; those that came leave.
                self.stack = old
            }
        ) { completed in
            if completed {
                self.settle(leaving: leaving, arriving: arriving)
            } else {
                for controller in arriving { controller.removeFromParent() }
                self.stackDidSettle()
            }
        }
    }

    private func changeUnseen(_ from: UIViewController?, _ to: UIViewController?) {
        showUnseen(from, to)
        bar.change(to: stack.map(\.navigationItem), animated: false)
        takeTools(of: to)
    }

    /// Nobody watches, or the container itself is on its way out: no transition, only the right view in the stage.
    private func showUnseen(_ from: UIViewController?, _ to: UIViewController?) {
        guard isViewLoaded, from !== to, !appearance.isVisible else { return }
        from?.viewIfLoaded?.removeFromSuperview()
        from?.endAppearanceAlone()
        shown = nil
        if view.window != nil, let to {
            to.loadViewIfNeeded()
            // Its view has put another in its place.
            guard stack.last === to else { return }
            install(to)
            shown = to
        }
    }

    private func settle(leaving: [UIViewController], arriving: [UIViewController]) {
        // Another container may have taken one meanwhile.
        for controller in leaving where controller.parentController === self { controller.removeFromParent() }
        if childControllers != stack, Set(childControllers) == Set(stack) { childControllers = stack }
        for controller in arriving { controller.confirmParent(self) }
        stackDidSettle()
    }

    /// The controllers below the top one, nearest first; choosing one pops to it.
    func makeBackMenu() -> UIMenu {
        UIMenu(
            children: stack.dropLast().reversed().map { controller in
                let item = controller.navigationItem
                let title = item.backButtonTitle ?? item.title ?? Word.back.text
                return UIAction(title: title) { [weak self, weak controller] _ in
                    guard let self, let controller, self.wantedStack.contains(where: { $0 === controller }) else {
                        return
                    }
                    self.popToViewController(controller, animated: true)
                }
            })
    }

    // MARK: The transition

    private func slide(
        from: UIViewController?, to: UIViewController?, isPush: Bool, animated: Bool,
        turnedRound: @escaping () -> Void, settle: @escaping (Bool) -> Void
    ) {
        from?.isMovingFromParentNow = !isPush
        if let to { askForLayout(to) }
        let (animator, interactor, isBuiltIn) = animation(from: from, to: to, isPush: isPush, animated: animated)
        let context = TransitionContext(
            container: stage,
            from: .init(controller: from, view: from?.viewIfLoaded, initial: from?.viewIfLoaded?.frame ?? .zero),
            to: .init(controller: to, view: to?.viewIfLoaded, final: to.map { contentFrame(for: $0) } ?? .zero),
            appearing: to, disappearing: from, animated: animated, animator: animator, interactor: interactor,
            isBuiltIn: isBuiltIn)
        coordinator = context.coordinator
        running = context
        let oldFrame = from?.viewIfLoaded?.frame
        context.appearance.begin()
        announced = to
        tellDelegate(willShow: to, animated: animated)
        guard appearance.isVisible else {
            // Who heard of it took the whole stack off the screen.
            (running, coordinator) = (nil, nil)
            for controller in [from, to] { controller?.endAppearanceAlone() }
            changeUnseen(from, to)
            return settle(true)
        }
        let fade = animated ? tabBarController.map { BarFade(of: $0.bar.background, in: $0.bar) } : nil
        shown = to
        bar.scrolledDistance = to?.scrolledDistance ?? 0
        bar.pulledDistance = 0
        let turn =
            animated
            ? bar.beginTurn(to: stack.map(\.navigationItem), isPush: isPush, slides: !(animator is ZoomAnimator)) : nil
        if turn == nil { bar.change(to: stack.map(\.navigationItem), animated: false) }
        to?.takeTopSlack(from: bar)
        putInPlace(from: from, to: to, isPush: isPush, isBuiltIn: isBuiltIn, in: context)
        if let turn, !barIsHidden {
            _ = context.coordinator.animateAlongsideTransition(
                in: bar,
                animation: { [weak self] _ in
                    turn.move()
                    self?.placeBars()
                    self?.bar.layoutIfNeeded()
                }, completion: nil)
        }
        if animated { tabBarController?.bottomBarMayHide(alongside: context.coordinator) }
        fade?.runFade(alongside: context.coordinator)
        context.start(
            place: { [weak self] completed in
                guard let self else { return }
                self.turns.begin()
                self.running = nil
                self.coordinator = nil
                if !completed { turnedRound() }
                let gone = completed ? from : to
                // Another container may have taken it meanwhile, and shows it.
                if gone?.parentController == nil || gone?.parentController === self {
                    gone?.viewIfLoaded?.removeFromSuperview()
                }
                if !completed {
                    self.shown = from
                    self.edges = from.map(ExtendedEdges.init)
                    self.bar.scrolledDistance = from?.scrolledDistance ?? 0
                    if let oldFrame { from?.viewIfLoaded?.frame = oldFrame }
                    if let view = from?.viewIfLoaded, view.superview == nil { self.stage.addSubview(view) }
                    self.takeTools(of: from)
                }
                turn?.end(completed)
                fade?.endFade()
                self.placeContent()
            },
            settle: { [weak self] completed in
                settle(completed)
                guard let self else { return }
                if completed { self.tellDelegate(didShow: to, animated: animated) }
                self.tabBarController?.bottomBarMayHide(animated: false)
                self.edgePop = nil
            }, over: { [weak self] in self?.turns.end() })
    }

    private func animation(
        from: UIViewController?, to: UIViewController?, isPush: Bool, animated: Bool
    ) -> (any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?, Bool) {
        guard animated, let from, let to else { return (NoMovement(), nil, true) }
        guard let delegate,
            let own = OptionalCall.call(
                .controller, delegate,
                "navigationController:animationControllerForOperation:fromViewController:toViewController:",
                {
                    delegate.navigationController(
                        self, animationControllerFor: isPush ? .push : .pop, from: from, to: to)
                }), let own
        else {
            let upper = isPush ? to : from
            let zoom = upper.preferredTransition?.makeZoom(
                source: isPush ? from : to, zoomed: upper, isAppearing: isPush)
            return (zoom ?? NavigationSlide(isPush: isPush), isPush ? nil : edgePop, true)
        }
        let interactor =
            OptionalCall.call(
                .controller, delegate, "navigationController:interactionControllerForAnimationController:",
                { delegate.navigationController(self, interactionControllerFor: own) }) ?? nil
        return (own, interactor, false)
    }

    /// What decides about the coming controller's place is asked before it hears that it appears (recording R17).
    private func askForLayout(_ controller: UIViewController) {
        _ = controller.prefersStatusBarHidden
        _ = controller.preferredStatusBarUpdateAnimation
        edges = ExtendedEdges(controller)
    }

    private func putInPlace(
        from: UIViewController?, to: UIViewController?, isPush: Bool, isBuiltIn: Bool, in context: TransitionContext
    ) {
        guard let to else { return }
        // Who appears may have decided otherwise in `viewWillAppear`.
        edges = ExtendedEdges(to)
        takeTools(of: to)
        placeBars()
        // The bar has its last height now: an app's own animator is told of that place, too.
        context.setFinalFrame(contentFrame(for: to))
        guard isBuiltIn else { return }
        to.view.frame = context.to.final
        if !isPush, let above = from?.viewIfLoaded, above.superview === stage {
            stage.insertSubview(to.view, belowSubview: above)
        } else {
            stage.addSubview(to.view)
        }
    }

    // MARK: Delegate

    /// The delegate hears of the controller that was put into place while nobody watched, the root too, when it comes into sight.
    func announceUnseenChange() {
        guard running == nil, let shown, shown !== announced else { return }
        announced = shown
        awaitsDidShow = true
        tellDelegate(willShow: shown, animated: false)
    }

    func confirmUnseenChange() {
        guard awaitsDidShow else { return }
        awaitsDidShow = false
        if running == nil, let shown, shown === announced { tellDelegate(didShow: shown, animated: false) }
    }

    private func tellDelegate(willShow controller: UIViewController?, animated: Bool) {
        guard let controller, let delegate else { return }
        OptionalCall.call(.controller, delegate, "navigationController:willShowViewController:animated:") {
            delegate.navigationController(self, willShow: controller, animated: animated)
        }
    }

    private func tellDelegate(didShow controller: UIViewController?, animated: Bool) {
        guard let controller, let delegate else { return }
        OptionalCall.call(.controller, delegate, "navigationController:didShowViewController:animated:") {
            delegate.navigationController(self, didShow: controller, animated: animated)
        }
    }
}
