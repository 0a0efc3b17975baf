import Foundation
import PorticoTrace

/// Controllers without a tab of their own, and a person who rearranges the tabs.
extension UITabBarController {
    /// A bar has five places, eight where the screen is wide.
    var places: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }
    var hasMore: Bool { list.count > places && barList.count > places }
    /// Those without a tab of their own.
    var overflow: [UIViewController] { hasMore ? Array(barList[(places - 1)...]) : [] }

    func isOverflow(_ controller: UIViewController) -> Bool { overflow.contains { $0 === controller } }
    /// Its contents stand on the More list now.
    func isUnderMore(_ controller: UIViewController) -> Bool { more?.displayed === controller }

    /// After the tabs have changed: the More list is a child where there is a More tab, and has no one's contents who got a tab.
    func settleMore() {
        if let displayed = more?.displayed, !isOverflow(displayed) { more?.display(nil, animated: false) }
        if hasMore, moreNavigation.parent !== self {
            addChild(moreNavigation)
            moreNavigation.confirmParent(self)
        }
    }

    /// Nobody is without a tab any more, and something else is selected: the More list goes.
    func dropMore() {
        guard !hasMore, let more, more.parent === self else { return }
        more.announceParent(nil)
        if shown !== more { more.viewIfLoaded?.removeFromSuperview() }
        more.removeFromParent()
    }

    /// The screen got wide or narrow: there are other places for tabs.
    func placesMayChange() {
        guard list.count > 5 else { return }
        let chosen = selected
        settleMore()
        showItems(animated: false)
        if let chosen, canSelect(chosen) {
            bar.choose(tabItem(of: chosen))
            showAgain(chosen)
        } else if let first = list.first {
            select(first)
        }
        dropMore()
    }

    // MARK: The list

    /// A row of the More list: unlike a tap on a tab, no delegate is asked.
    func chosenFromList(_ controller: UIViewController) {
        guard isOverflow(controller), selected === more else { return }
        selected = controller
        (delegate as? any MoreListListener)?.choseFromMoreList(controller)
        moreNavigation.display(controller, animated: true)
    }

    /// A person, or the app, went back to the list.
    func moreShowsList() {
        guard let selected, isOverflow(selected) else { return }
        self.selected = more
    }

    /// A child's contents come back from the More list.
    func takeBack(_ controller: UIViewController) {
        guard controller.parent == nil, list.contains(where: { $0 === controller }) else { return }
        addChild(controller)
        controller.confirmParent(self)
    }

    // MARK: Customising

    /// Those that a person may move now.
    var movableControllers: [UIViewController] {
        (customizableViewControllers ?? []).filter { one in list.contains { $0 === one } }
    }

    func beginCustomizing() { bar.beginCustomizingItems(movableControllers.map { $0.tabBarItem }) }

    func customizingWillBegin(_ items: [UITabBarItem]) {
        guard let delegate else { return }
        let controllers = list.filter { one in items.contains { $0 === one.tabBarItem } }
        OptionalCall.call(.controller, delegate, "tabBarController:willBeginCustomizingViewControllers:") {
            delegate.tabBarController(self, willBeginCustomizing: controllers)
        }
    }

    /// The tabs are as the person left them: the list follows, first those with tabs, then the others as they were.
    func customizingWillEnd(_ items: [UITabBarItem], changed: Bool) {
        guard changed else { return }
        let first = items.compactMap { item in list.first { $0.tabBarItem === item } }
        let rest = list.filter { one in !first.contains { $0 === one } }
        let chosen = selected
        list = first + rest
        settleMore()
        showItems(animated: false)
        guard let chosen else { return }
        bar.choose(tabItem(of: chosen))
        showAgain(chosen)
    }

    func tellCustomizing(changed: Bool, isOver: Bool) {
        guard let delegate else { return }
        if isOver {
            OptionalCall.call(.controller, delegate, "tabBarController:didEndCustomizingViewControllers:changed:") {
                delegate.tabBarController(self, didEndCustomizing: self.list, changed: changed)
            }
        } else {
            OptionalCall.call(.controller, delegate, "tabBarController:willEndCustomizingViewControllers:changed:") {
                delegate.tabBarController(self, willEndCustomizing: self.list, changed: changed)
            }
        }
    }

    /// What stands for the selected controller may be another than before: its own view, or the More list's.
    func showAgain(_ controller: UIViewController) {
        guard stageController !== shown || (isOverflow(controller) && !isUnderMore(controller)) else { return }
        reselect(controller)
    }
}

/// A delegate of SwiftUI's, which hears of a row that a person chooses in the More list, where apps' delegates don't.
@MainActor package protocol MoreListListener {
    func choseFromMoreList(_ controller: UIViewController)
}
