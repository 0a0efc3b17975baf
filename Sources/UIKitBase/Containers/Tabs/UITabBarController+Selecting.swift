import CoreGraphics
import Foundation
import PorticoTrace

/// Which controllers have tabs, which one shows, and the change from one to another.
extension UITabBarController {
    func changeList(to new: [UIViewController], animated: Bool) {
        listTurns.take(new) { [weak self] in self?.makeList(new, animated: animated) }
    }

    private func makeList(_ new: [UIViewController], animated: Bool) {
        if !turns.isBusy { running?.finishAtOnce() }
        let old = list
        let leaving = old.filter { old in !new.contains { $0 === old } }
        if let displayed = more?.displayed, leaving.contains(where: { $0 === displayed }) {
            more?.display(nil, animated: false)
        }
        for controller in leaving { controller.announceParent(nil) }
        list = new
        for controller in new where controller.parent !== self && !isUnderMore(controller) {
            addChild(controller)
            controller.confirmParent(self)
        }
        settleMore()
        showItems(animated: animated)
        if let selected, canSelect(selected) {
            bar.choose(tabItem(of: selected))
            showAgain(selected)
        } else {
            let next = replacement(for: selected, of: old, in: new)
            selected = nil
            if let next { select(next) }
        }
        turns.afterwards { [weak self] in self?.drop(leaving) }
    }

    /// The one that is gone had a place: what stands there now is selected, else the first. Of tabs it is the place at which they were
    /// given, so that the same one is selected on every device, in whatever order its bar shows them.
    private func replacement(
        for gone: UIViewController?, of old: [UIViewController], in new: [UIViewController]
    ) -> UIViewController? {
        let roots = model.roots
        if let root = gone?.tab?.path.first, let place = roots.firstIndex(where: { $0 === root }) {
            let next = (roots[place...] + roots[..<place]).first { tab in
                !tab.isHidden && new.contains { $0 === tab.rootController }
            }
            return next?.rootController ?? new.first
        }
        let place = gone.flatMap { gone in old.firstIndex { $0 === gone } } ?? 0
        return new.indices.contains(place) ? new[place] : new.first
    }

    /// Those without a place go, unless they have got one again.
    private func drop(_ leaving: [UIViewController]) {
        dropMore()
        let gone = leaving.filter { one in one.parent === self && !list.contains { $0 === one } }
        // Who is still on the way in has come before it goes.
        if gone.contains(where: { $0 === shown }) { running?.finishAtOnce() }
        for controller in gone {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
            if shown === controller { shown = nil }
        }
    }

    func showItems(animated: Bool) {
        let shown = barList
        var items = (hasMore ? Array(shown.prefix(places - 1)) : shown).map { barItem(of: $0) }
        if hasMore { items.append(moreNavigation.tabBarItem) }
        bar.show(items, animated: animated)
        if hasMore { moreNavigation.list.reload() }
        showControllersInSidebar()
    }

    func itemChanged(of controller: UIViewController) {
        // A navigation controller's tab is its root's.
        guard
            list.contains(where: { $0 === controller || ($0 as? UINavigationController)?.stack.first === controller })
        else { return }
        showItems(animated: false)
        if let selected { bar.choose(tabItem(of: selected)) }
    }

    func canSelect(_ controller: UIViewController) -> Bool {
        list.contains { $0 === controller } || (hasMore && controller === more)
    }

    func tabItem(of controller: UIViewController) -> UITabBarItem {
        isOverflow(controller) || controller === more ? moreNavigation.tabBarItem : barItem(of: controller)
    }

    /// What stands in the stage for the selected controller: of those without a tab, the More list's navigation controller.
    var stageController: UIViewController? {
        guard let selected else { return nil }
        return isOverflow(selected) ? moreNavigation : selected
    }

    // MARK: A person's choice

    func tapped(_ item: UITabBarItem) {
        if hasMore, item === moreNavigation.tabBarItem {
            choose(moreNavigation)
        } else if let found = list.first(where: { barItem(of: $0) === item }) {
            choose(found)
        }
    }

    private func choose(_ controller: UIViewController) {
        let previous = chosenTab
        let tab = model.roots.isEmpty ? nil : tab(of: controller)
        if let tab, !mayChoose(tab.selectedLeaf) { return }
        if let delegate,
            OptionalCall.call(
                .controller, delegate, "tabBarController:shouldSelectViewController:",
                { delegate.tabBarController(self, shouldSelect: controller) }) == false
        {
            return
        }
        if controller === stageController {
            // A tap on the tab that shows goes back to its begin.
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            // Behind the More tab there is what was there.
            select(controller === more ? more?.displayed ?? controller : controller)
        }
        if let delegate {
            OptionalCall.call(.controller, delegate, "tabBarController:didSelectViewController:") {
                delegate.tabBarController(self, didSelect: controller)
            }
        }
        if tab != nil { tellChoice(from: previous) }
    }

    // MARK: Selecting

    func select(_ controller: UIViewController) {
        if !turns.isBusy { running?.finishAtOnce() }
        // Its end runs the app's code, which may have taken the controller away.
        guard canSelect(controller) else { return }
        bar.choose(tabItem(of: controller))
        guard controller !== selected else { return }
        reselect(controller)
    }

    /// Shows what stands for a controller now, also where it is selected already: when everybody has heard of the change before.
    func reselect(_ controller: UIViewController) {
        selected = controller
        sidebarView?.showTabs()
        turns.afterwards { [weak self] in self?.showSelected() }
    }

    private func showSelected() {
        // Another change may have begun and ended meanwhile.
        running?.finishAtOnce()
        guard let controller = selected else { return }
        if isOverflow(controller) || controller === more {
            selected = controller
            leaveStage(controller)
            moreNavigation.display(controller === more ? nil : controller, animated: false)
        }
        selected = controller
        guard let new = stageController else { return }
        let old = shown
        guard isViewLoaded, appearance.isVisible else {
            if isViewLoaded, view.window == nil {
                shown?.viewIfLoaded?.removeFromSuperview()
                shown?.endAppearanceAlone()
                shown = nil
            }
            return
        }
        guard new !== old else { return }
        change(from: old, to: new)
    }

    /// A controller whose own view shows and that has no tab any more goes off the screen before its contents stand on the list.
    private func leaveStage(_ controller: UIViewController) {
        guard shown === controller, controller !== more else { return }
        if isViewLoaded, appearance.isVisible {
            change(from: controller, to: moreNavigation)
            running?.finishAtOnce()
        } else {
            controller.viewIfLoaded?.removeFromSuperview()
            shown = nil
        }
    }

    private func change(from old: UIViewController?, to new: UIViewController) {
        turns.begin()
        defer { turns.end() }
        new.loadViewIfNeeded()
        let (animator, interactor) = animation(from: old, to: new)
        let context = TransitionContext(
            container: stage, from: .init(controller: old, view: old?.viewIfLoaded, initial: stage.bounds),
            to: .init(controller: new, view: new.view, final: stage.bounds), appearing: new, disappearing: old,
            animated: animator != nil, order: .tabs, animator: animator ?? NoMovement(), interactor: interactor,
            isBuiltIn: animator == nil)
        running = context
        coordinator = context.coordinator
        context.appearance.begin()
        guard appearance.isVisible else {
            // Who heard of it took the tabs off the screen.
            (running, coordinator) = (nil, nil)
            for controller in [old, new] { controller?.endAppearanceAlone() }
            old?.viewIfLoaded?.removeFromSuperview()
            shown = nil
            return
        }
        shown = new
        if animator == nil {
            install(new)
            old?.viewIfLoaded?.removeFromSuperview()
        } else {
            prepare(new)
        }
        bottomBarMayHide(animated: false)
        let previous = list.first { $0 === old } ?? old
        context.start(
            place: { [weak self] completed in
                guard let self else { return }
                self.turns.begin()
                self.running = nil
                self.coordinator = nil
                if completed {
                    if new.viewIfLoaded?.superview !== self.stage { self.install(new) }
                    old?.viewIfLoaded?.removeFromSuperview()
                } else {
                    new.viewIfLoaded?.removeFromSuperview()
                    self.shown = old
                    self.selected = previous
                    if let previous { self.bar.choose(self.tabItem(of: previous)) }
                }
                self.place()
            }, settle: { _ in }, over: { [weak self] in self?.turns.end() })
    }

    private func animation(
        from old: UIViewController?, to new: UIViewController
    ) -> ((any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?) {
        guard let old, let delegate,
            let own = OptionalCall.call(
                .controller, delegate,
                "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
                { delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new) }), let own
        else { return (nil, nil) }
        let interactor = OptionalCall.call(
            .controller, delegate, "tabBarController:interactionControllerForAnimationController:",
            { delegate.tabBarController(self, interactionControllerFor: own) })
        return (own, interactor ?? nil)
    }

    // MARK: Places

    private func prepare(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        place()
        controller.containerInsets = barInsets
    }

    func install(_ controller: UIViewController) {
        prepare(controller)
        controller.view.frame = stage.bounds
        stage.addSubview(controller.view)
    }

    private var rowHeight: CGFloat { UITabBar.rowHeight(traitCollection) }
    private var barInsets: UIEdgeInsets {
        let row = barIsAway || bar.isHidden || model.isBarHidden ? 0 : rowHeight
        guard hasTopBar else { return UIEdgeInsets(top: 0, left: 0, bottom: row, right: 0) }
        var insets = sidebarInsets
        if !showsSidebar { insets.top = row }
        return insets
    }

    /// A container that is laid out before anybody sees it has its contents in place, too.
    func placeAll() {
        place()
        guard view.window == nil, !appearance.isInTransition else { return }
        prepareToAppear()
        place()
    }

    func place() {
        guard isViewLoaded else { return }
        let isTop = hasTopBar
        let height = rowHeight + (isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom)
        let frame = CGRect(
            x: 0, y: isTop ? 0 : view.bounds.height - height, width: view.bounds.width, height: height)
        if bar.isAtTop != isTop { bar.isAtTop = isTop }
        let isCovered = isTop && showsSidebar
        if bar.isCovered != isCovered { bar.isCovered = isCovered }
        placeSidebar()
        bar.center = CGPoint(x: frame.midX, y: frame.midY)
        bar.bounds = CGRect(origin: .zero, size: frame.size)
        // Wider since the screen turned, it would reach back in.
        if barIsAway, !bar.transform.isIdentity, bar.transform != aside { bar.transform = aside }
        guard running == nil, let shown, let child = shown.viewIfLoaded, child.superview === stage else { return }
        if shown.containerInsets != barInsets {
            shown.containerInsets = barInsets
            child.safeAreaSourceChanged()
        }
        if child.frame != stage.bounds { child.frame = stage.bounds }
    }

    // MARK: hidesBottomBarWhenPushed

    private var wantsBarAway: Bool {
        (stageController as? UINavigationController)?.stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
            ?? false
    }

    /// Where the bar is when it's away.
    private var aside: CGAffineTransform { CGAffineTransform(translationX: -view.bounds.width, y: 0) }

    /// A push or pop begins: the bar goes and comes with it.
    func bottomBarMayHide(alongside coordinator: TransitionCoordinator) {
        guard wantsBarAway != barIsAway else { return }
        let away = wantsBarAway
        barIsAway = away
        if let shown { shown.containerInsets = barInsets }
        let aside = aside
        if !away { UIView.performWithoutAnimation { bar.transform = aside } }
        _ = coordinator.animateAlongsideTransition(
            in: bar, animation: { [weak self] _ in self?.bar.transform = away ? aside : .identity }, completion: nil)
    }

    /// The stack is what it is now; also after a transition that turned round.
    func bottomBarMayHide(animated: Bool) {
        barIsAway = wantsBarAway
        guard isViewLoaded else { return }
        let goal = barIsAway ? aside : .identity
        if bar.transform != goal { bar.transform = goal }
        place()
    }
}
