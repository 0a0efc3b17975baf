import CoreGraphics
import Foundation
import PorticoTrace

/// Which controllers have tabs, which one shows, and the change from one to another.
extension UITabBarController {
    /// A phone's bar has five places.
    private var places: Int { UIDevice.current.userInterfaceIdiom == .pad ? 8 : 5 }
    var hasMore: Bool { list.count > places }
    /// Those without a tab of their own.
    var overflow: [UIViewController] { hasMore ? Array(list[(places - 1)...]) : [] }

    func changeList(to new: [UIViewController], animated: Bool) {
        running?.finishAtOnce()
        let leaving = list.filter { old in !new.contains { $0 === old } }
        for controller in leaving { controller.announceParent(nil) }
        list = new
        for controller in new where controller.parent !== self && !isUnderMore(controller) {
            addChild(controller)
            controller.confirmParent(self)
        }
        if hasMore, moreNavigationController.parent !== self {
            addChild(moreNavigationController)
            moreNavigationController.confirmParent(self)
        }
        showItems(animated: animated)
        if let selected, new.contains(where: { $0 === selected }) {
            bar.choose(tabItem(of: selected))
        } else {
            selected = nil
            if let first = new.first { select(first) }
        }
        for controller in leaving {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
    }

    private func showItems(animated: Bool) {
        var items = (hasMore ? Array(list.prefix(places - 1)) : list).map { $0.tabBarItem! }
        if hasMore { items.append(moreNavigationController.tabBarItem) }
        bar.put(items)
        if hasMore { moreList.reload() }
    }

    func itemChanged(of controller: UIViewController) {
        guard list.contains(where: { $0 === controller }) else { return }
        showItems(animated: false)
        if let selected { bar.choose(tabItem(of: selected)) }
    }

    private func isUnderMore(_ controller: UIViewController) -> Bool {
        hasMore && controller.parent === moreNavigationController
    }

    private func isOverflow(_ controller: UIViewController) -> Bool { overflow.contains { $0 === controller } }

    func canSelect(_ controller: UIViewController) -> Bool {
        list.contains { $0 === controller } || (hasMore && controller === moreNavigationController)
    }

    private func tabItem(of controller: UIViewController) -> UITabBarItem {
        isOverflow(controller) || controller is MoreListController
            ? moreNavigationController.tabBarItem : controller.tabBarItem
    }

    /// What stands in the stage for the selected controller. One that is pushed on the More list stands for itself inside it.
    var stageController: UIViewController? {
        guard let selected else { return nil }
        return isUnderMore(selected) ? moreNavigationController : selected
    }

    // MARK: A person's choice

    func tapped(_ item: UITabBarItem) {
        let controller: UIViewController
        if hasMore, item === moreNavigationController.tabBarItem {
            controller = moreNavigationController
        } else if let found = list.first(where: { $0.tabBarItem === item }) {
            controller = found
        } else {
            return
        }
        choose(controller)
    }

    func choose(_ controller: UIViewController) {
        if let delegate,
            OptionalCall.call(
                .controller, delegate, "tabBarController:shouldSelectViewController:",
                { delegate.tabBarController(self, shouldSelect: controller) }) == false
        {
            return
        }
        // A tap on the tab that shows goes back to its begin.
        if controller === stageController || controller === selected,
            let navigation = controller as? UINavigationController
        {
            navigation.popToRootViewController(animated: true)
        }
        select(controller, byPerson: true)
        if let delegate {
            OptionalCall.call(.controller, delegate, "tabBarController:didSelectViewController:") {
                delegate.tabBarController(self, didSelect: controller)
            }
        }
    }

    // MARK: Selecting

    func select(_ controller: UIViewController, byPerson: Bool = false) {
        running?.finishAtOnce()
        bar.choose(tabItem(of: controller))
        guard controller !== selected else { return }
        let old = shown
        if isOverflow(controller), !(controller is UINavigationController) {
            moreNavigationController.setViewControllers([moreList, controller], animated: false)
        } else if controller === moreNavigationController {
            moreNavigationController.popToRootViewController(animated: false)
        }
        selected = controller
        let new = stageController!
        guard isViewLoaded, appearance.isVisible else {
            if isViewLoaded, view.window == nil {
                shown?.viewIfLoaded?.removeFromSuperview()
                shown = nil
            }
            return
        }
        guard new !== old else { return }
        change(from: old, to: new)
    }

    private func change(from old: UIViewController?, to new: UIViewController) {
        new.loadViewIfNeeded()
        let (animator, interactor) = animation(from: old, to: new)
        let context = TransitionContext(
            container: stage, from: .init(controller: old, view: old?.viewIfLoaded, initial: stage.bounds),
            to: .init(controller: new, view: new.view, final: stage.bounds), appearing: new, disappearing: old,
            animated: animator != nil, animator: animator ?? NoMovement(), interactor: interactor,
            isBuiltIn: animator == nil)
        running = context
        coordinator = context.coordinator
        context.appearance.begin()
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
            }, settle: { _ in })
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
        UIEdgeInsets(top: 0, left: 0, bottom: barIsAway || bar.isHidden ? 0 : rowHeight, right: 0)
    }

    func place() {
        guard isViewLoaded else { return }
        let height = rowHeight + view.safeAreaInsets.bottom
        let frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        bar.center = CGPoint(x: frame.midX, y: frame.midY)
        bar.bounds = CGRect(origin: .zero, size: frame.size)
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

    /// A push or pop begins: the bar goes and comes with it.
    func bottomBarMayHide(alongside coordinator: TransitionCoordinator) {
        guard wantsBarAway != barIsAway else { return }
        let away = wantsBarAway
        barIsAway = away
        if let shown { shown.containerInsets = barInsets }
        let aside = CGAffineTransform(translationX: -view.bounds.width, y: 0)
        if !away { UIView.performWithoutAnimation { bar.transform = aside } }
        coordinator.animateAlongsideTransition(
            in: bar, animation: { [weak self] _ in self?.bar.transform = away ? aside : .identity }, completion: nil)
    }

    /// The stack is what it is now; also after a transition that turned round.
    func bottomBarMayHide(animated: Bool) {
        barIsAway = wantsBarAway
        guard isViewLoaded else { return }
        let goal = barIsAway ? CGAffineTransform(translationX: -view.bounds.width, y: 0) : .identity
        if bar.transform != goal { bar.transform = goal }
        place()
    }
}
