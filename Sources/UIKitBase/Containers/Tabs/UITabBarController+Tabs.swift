import CoreGraphics
import Foundation
import PorticoTrace

/// Tabs that are given as `UITab`s: which of them have controllers in the list, and what a choice among them does.
extension UITabBarController {
    /// Whether tabs may stand at the top, and in a sidebar beside it.
    var isWide: Bool {
        traitCollection.horizontalSizeClass == .regular && traitCollection.userInterfaceIdiom == .pad
    }
    /// Whether the bar stands at the top, as on iOS 18, however the tabs were given.
    var hasTopBar: Bool { isWide }
    var hasSidebar: Bool {
        hasTopBar
            && (model.mode == .tabSidebar || (model.mode == .automatic && model.roots.contains { $0 is UITabGroup }))
    }
    var showsSidebar: Bool { hasSidebar && !sidebar.isHidden }

    func changeTabs(to new: [UITab], animated: Bool) {
        for tab in model.roots where !new.contains(where: { $0 === tab }) { tab.owner = nil }
        model.roots = new
        for tab in new { tab.owner = self }
        restoreCustomization()
        for case let group as UITabGroup in new { group.updateStack() }
        showTabs(animated: animated)
    }

    /// View controllers take the tabs' place.
    func forgetTabs() {
        guard !model.roots.isEmpty else { return }
        for tab in model.roots { tab.owner = nil }
        model.roots = []
        placeTabs()
    }

    private func showTabs(animated: Bool) {
        let wanted = model.selectable(isWide: isWide).map(\.rootController)
        // Showing the same list again would end a change that is on its way.
        if wanted.map(ObjectIdentifier.init) != (listTurns.wanted ?? list).map(ObjectIdentifier.init) {
            changeList(to: wanted, animated: animated)
        } else {
            showItems(animated: animated)
        }
        placeTabs()
    }

    func tabPlacesChanged() { model.roots.isEmpty ? placeTabs() : showTabs(animated: false) }

    func tabLooksChanged() {
        guard !model.roots.isEmpty else { return }
        if hasMore { moreNavigation.list.reload() }
        sidebarView?.showTabs()
    }

    /// The bar goes up or down and the sidebar comes or goes, as there is room.
    func placeTabs() {
        guard isViewLoaded else { return }
        place()
        bar.setNeedsLayout()
    }

    // MARK: Items

    /// The tabs of the sidebar: those at the root, or one for each of the view controllers that were given.
    var sidebarTabs: [UITab] { model.roots.isEmpty ? list.map { ControllerTab($0) } : model.roots }

    /// Shows the rows of view controllers anew; those of tabs change with the tabs.
    func showControllersInSidebar() { if model.roots.isEmpty { sidebarView?.showTabs() } }

    /// Whether the sidebar shows a tab as the selected one.
    func isChosen(_ tab: UITab) -> Bool {
        guard let tab = tab as? ControllerTab else { return chosenTab === tab }
        return tab.controller === selected
    }

    /// The tab at the root that a controller stands for.
    func tab(of controller: UIViewController) -> UITab? {
        model.roots.first { tab in !tab.isHidden && tab.rootController === controller }
    }

    func barItem(of controller: UIViewController) -> UITabBarItem {
        if !model.roots.isEmpty, let tab = tab(of: controller) { return tab.item }
        return controller.tabBarItem
    }

    /// Those that may have a place in the bar.
    var barList: [UIViewController] {
        guard hasTopBar else { return list }
        return list.filter { controller in tab(of: controller).map { !TabModel.isOutsideBar($0) } ?? true }
    }

    func showsInBar(_ tab: UITab) -> Bool {
        bar.tabs.contains { $0 === tab.item } && !isTabBarHidden && !showsSidebar
    }

    // MARK: Selecting

    var chosenTab: UITab? {
        guard !model.roots.isEmpty, let selected else { return nil }
        return tab(of: selected)?.selectedLeaf
    }

    /// Selects a tab and, of the groups around it, this way to it. One that is in none of the tabs is ignored.
    func chooseTab(_ tab: UITab) {
        let path = tab.path
        guard let root = path.first, model.roots.contains(where: { $0 === root }) else { return }
        for (group, child) in zip(path, path.dropFirst()) { (group as? UITabGroup)?.keepSelected(child) }
        (root as? UITabGroup)?.updateStack()
        showTabs(animated: false)
        select(root.rootController)
        sidebarView?.showTabs()
    }

    /// A person wants a tab: whether the delegate lets it be.
    func mayChoose(_ tab: UITab) -> Bool {
        guard let delegate else { return true }
        return OptionalCall.call(
            .controller, delegate, "tabBarController:shouldSelectTab:",
            { delegate.tabBarController(self, shouldSelectTab: tab) }) ?? true
    }

    func tellChoice(from previous: UITab?) {
        sidebarView?.showTabs()
        guard let delegate, let chosen = chosenTab else { return }
        OptionalCall.call(.controller, delegate, "tabBarController:didSelectTab:previousTab:") {
            delegate.tabBarController(self, didSelectTab: chosen, previousTab: previous)
        }
    }

    /// A row of the sidebar.
    func chosenFromSidebar(_ tab: UITab) {
        if let tab = tab as? ControllerTab { return tapped(tab.controller.tabBarItem) }
        guard tab.isEnabled, mayChoose(tab) else { return }
        let previous = chosenTab
        chooseTab(tab)
        tellChoice(from: previous)
    }

    func displayedControllers(for tab: UITab, _ proposed: [UIViewController]) -> [UIViewController] {
        guard let delegate else { return proposed }
        return OptionalCall.call(
            .controller, delegate, "tabBarController:displayedViewControllersForTab:proposedViewControllers:",
            { delegate.tabBarController(self, displayedViewControllersFor: tab, proposedViewControllers: proposed) })
            ?? proposed
    }

    // MARK: The bar

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard model.isBarHidden != hidden else { return }
        model.isBarHidden = hidden
        bar.isHidden = false
        guard animated, isViewLoaded, view.window != nil, !barIsAway else {
            bar.isHidden = hidden
            return place()
        }
        let away = CGAffineTransform(translationX: 0, y: hasTopBar ? -bar.bounds.height : bar.bounds.height)
        if !hidden { UIView.performWithoutAnimation { bar.transform = away } }
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.bar.transform = hidden ? away : .identity
                self.place()
                self.view.layoutIfNeeded()
            },
            completion: { _ in self.settleBar() })
    }

    /// The bar has slid away or back; it may have been told something else meanwhile.
    private func settleBar() {
        if !barIsAway { bar.transform = .identity }
        bar.isHidden = model.isBarHidden
    }
}
