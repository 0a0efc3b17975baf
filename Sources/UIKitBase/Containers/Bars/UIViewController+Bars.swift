import CoreGraphics
import Foundation

extension UIViewController {
    // MARK: Edit button

    func makeEditButton() -> UIBarButtonItem {
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.setEditing(!self.isEditing, animated: true)
            })
        showEditing(on: item)
        return item
    }

    func showEditing(on item: UIBarButtonItem) {
        item.title = isEditing ? Word.done.text : Word.edit.text
        item.style = isEditing ? .done : .plain
    }

    // MARK: Toolbar

    func toolbarItemsChanged(animated: Bool) {
        guard let navigation = parentController as? UINavigationController, navigation.topViewController === self
        else { return }
        navigation.tools.setItems(toolbarItems ?? [], animated: animated)
    }

    // MARK: Scrolling content

    /// The scroll view that fills this controller's screen has moved.
    func contentScrolled(_ scrollView: UIScrollView) {
        guard let navigation = navigationController else { return }
        // Measured from where the content begins under the whole bar, whatever the bar has given up by now.
        contentScrolled(
            by: scrollView.contentOffset.y + scrollView.adjustedContentInset.top + scrollView.topSlack,
            refreshing: scrollView.refreshInset)
        // Content of a controller that another covers moves without the bar, which shows the other one's item.
        guard let top = navigation.topViewController, isOrIsIn(top) else { return }
        let bar = navigation.bar
        scrollView.topSlack = scrollView.systemInset.top > 0 ? bar.givenUpHeight : 0
        scrollView.refresher?.lift = scrollView.systemInset.top > 0 ? bar.movingHeight : 0
    }

    /// The bar has this controller's item again: its content has the room that the bar has given up by then, which isn't what it was
    /// where the app has scrolled the content meanwhile.
    func takeTopSlack(from bar: UINavigationBar) {
        if let scroller = contentScroller(.top) {
            scroller.topSlack = scroller.systemInset.top > 0 ? bar.givenUpHeight : 0
        }
        for child in children where !(child is UINavigationController) { child.takeTopSlack(from: bar) }
    }

    func contentMayReachBelow(_ scrollView: UIScrollView) {
        // Half a point is none: sizes that were rounded don't count.
        contentReaches(below: scrollView.contentOffset.y < scrollView.limitsY.upperBound - 0.5)
    }

    /// The content that fills this controller's screen has scrolled so far under the top bar; negative where it is pulled
    /// down. Bars get smaller and their background appears by it, and a large title goes down with what is pulled.
    ///
    /// - Parameter refreshing: The room above the content that a refresh control has now.
    func contentScrolled(by distance: CGFloat, refreshing: CGFloat = 0) {
        guard let navigation = navigationController, let screen = navigation.stack.last(where: { isOrIsIn($0) })
        else { return }
        // The bar takes it over when a controller that is covered comes back.
        screen.scrolledDistance = distance
        guard screen === navigation.topViewController else { return }
        navigation.bar.scrolledDistance = distance
        navigation.bar.pulledDistance = max(0, refreshing - distance)
    }

    /// Whether the content of a scroll view that fills this controller's screen goes on below its bottom edge's bars.
    func contentReaches(below: Bool) {
        var top = self
        while let parent = top.parentController, !(parent is UINavigationController), !(parent is UITabBarController) {
            top = parent
        }
        guard top.reachesBelow != below else { return }
        top.reachesBelow = below
        top.bottomBarsMayChange()
    }

    /// A bar at the bottom that content ends above shows its edge appearance.
    func bottomBarsMayChange() {
        if let navigation = self as? UINavigationController ?? navigationController {
            navigation.tools.isAtEdge = !(navigation.shown?.reachesBelow ?? false)
        }
        if let tabs = self as? UITabBarController ?? tabBarController {
            let shown = tabs.shown
            let content = (shown as? UINavigationController)?.shown ?? shown
            tabs.bar.isAtEdge = !(content?.reachesBelow ?? false)
        }
    }

    fileprivate func isOrIsIn(_ controller: UIViewController) -> Bool {
        var here: UIViewController? = self
        while let candidate = here {
            if candidate === controller { return true }
            here = candidate.parentController
        }
        return false
    }
}

extension UIViewController {
    func nameContentScrollView(_ scrollView: UIScrollView?, _ edges: NSDirectionalRectEdge) {
        for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edges.contains(edge) {
            contentScrollViews[edge.rawValue]?.object?.namingController = nil
            contentScrollViews[edge.rawValue] = scrollView.map(Weak.init(object:))
        }
        for held in contentScrollViews.values { held.object?.namingController = self }
        guard let shown = scrollView ?? contentScroller(.top) else { return }
        // Content that hasn't heard of the bars yet moves below them first: else it would count as scrolled by their height.
        shown.insetsMayHaveChanged()
        shown.tellBars(self)
    }

    func contentScroller(_ edge: NSDirectionalRectEdge) -> UIScrollView? {
        for one in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(one) {
            if let named = contentScrollViews[one.rawValue]?.object { return named }
        }
        let filling = viewIfLoaded.flatMap { $0 as? UIScrollView ?? $0.subviews.first as? UIScrollView }
        return filling.flatMap { $0.isBarContent ? $0 : nil }
    }
}

extension UIScrollView {
    /// The controller whose screen this view fills: the one that named it, or whose view it is, or whose view's first subview.
    var barController: UIViewController? {
        if let namingController { return namingController }
        guard isBarContent else { return nil }
        if let controller { return controller }
        guard let above = superview, let owner = above.controller, above.subviews.first === self else { return nil }
        return owner
    }

    /// The height that the bar above gives up while the content scrolls away under it; zero where no bar follows the content.
    package var collapsibleBarHeight: CGFloat {
        guard systemInset.top > 0, let controller = barController,
            controller.contentScrollViews.isEmpty || controller.contentScroller(.top) === self,
            let navigation = controller.navigationController, let top = navigation.topViewController,
            controller.isOrIsIn(top), !navigation.barIsHidden
        else { return 0 }
        return navigation.bar.mostGivenUpHeight
    }

    /// The bars at those edges where this is the controller's content hear where it stands.
    func tellBars(_ controller: UIViewController) {
        let isNamed = !controller.contentScrollViews.isEmpty
        if !isNamed || controller.contentScroller(.top) === self { controller.contentScrolled(self) }
        if !isNamed || controller.contentScroller(.bottom) === self { controller.contentMayReachBelow(self) }
    }
}
