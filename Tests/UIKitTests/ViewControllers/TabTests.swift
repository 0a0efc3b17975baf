import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Tabs that are given as `UITab`s, on a phone.
class TabTestCase: MainTestCase {
    @MainActor final class Page: UIViewController {}

    @MainActor final class Listener: NSObject, UITabBarControllerDelegate {
        var log: [String] = []
        var refused: String?
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            log.append("should \(tab.identifier)")
            return tab.identifier != refused
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { log.append("did \(selectedTab.identifier) from \(previousTab?.identifier ?? "none")") }
    }

    @MainActor func makeTab(_ name: String, _ made: @escaping (String) -> Void = { _ in }) -> UITab {
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { tab in
            made(tab.identifier)
            return Page()
        }
    }

    @MainActor func titles(_ controller: UITabBarController) -> [String] {
        controller.bar.tabs.map { $0.title ?? "" }
    }
}

final class TabTests: TabTestCase, @unchecked Sendable {
    func testTabsHaveControllersAndItems() {
        onMain {
            var made: [String] = []
            let tabs = ["A", "B", "C"].map { makeTab($0) { made.append($0) } }
            let controller = UITabBarController(tabs: tabs)
            harness.show(root: controller)
            XCTAssertEqual(titles(controller), ["A", "B", "C"])
            XCTAssertEqual(made, ["A", "B", "C"], "each provider is asked once")
            XCTAssertIdentical(controller.selectedTab, tabs[0])
            XCTAssertIdentical(controller.selectedViewController, tabs[0].viewController)
            XCTAssertIdentical(controller.selectedViewController?.tab, tabs[0])
            XCTAssertIdentical(controller.tab(forIdentifier: "C"), tabs[2])
            XCTAssertIdentical(tabs[1].tabBarController, controller)
            controller.selectedTab = tabs[2]
            harness.advance(by: 0.1)
            XCTAssertNotNil(tabs[2].viewController?.viewIfLoaded?.window)
            XCTAssertEqual(controller.selectedIndex, 2)
            tabs[0].title = "Z"
            tabs[0].badgeValue = "4"
            tabs[0].viewController?.title = "other"
            XCTAssertEqual(titles(controller), ["Z", "B", "C"])
            XCTAssertEqual(controller.bar.tabs[0].badgeValue, "4")
            tabs[1].isHidden = true
            XCTAssertEqual(titles(controller), ["Z", "C"])
            XCTAssertIdentical(controller.selectedTab, tabs[2])
            controller.viewControllers = [Page()]
            XCTAssertEqual(controller.tabs, [])
            XCTAssertNil(controller.selectedTab)
            XCTAssertNil(tabs[0].tabBarController)
        }
    }

    func testTheDelegateIsAskedForTabs() {
        onMain {
            let (controller, listener) = (UITabBarController(tabs: ["A", "B", "C"].map { makeTab($0) }), Listener())
            controller.delegate = listener
            harness.show(root: controller)
            harness.advance(by: 0.1)
            harness.tap(controller.bar.buttons[1])
            harness.advance(by: 0.1)
            XCTAssertEqual(listener.log, ["should B", "did B from A"])
            listener.refused = "C"
            harness.tap(controller.bar.buttons[2])
            harness.advance(by: 0.1)
            XCTAssertEqual(listener.log.last, "should C")
            XCTAssertEqual(controller.selectedTab?.identifier, "B")
            listener.log = []
            controller.selectedTab = controller.tabs[0]
            XCTAssertEqual(listener.log, [], "people alone are asked about")
        }
    }

    func testANarrowScreenShowsTheTabsThatAreNamed() {
        onMain {
            let tabs = ["A", "B", "C"].map { makeTab($0) }
            let controller = UITabBarController(tabs: tabs + [UISearchTab { _ in Page() }])
            harness.show(root: controller)
            XCTAssertEqual(titles(controller), ["A", "B", "C", "Search"])
            controller.compactTabIdentifiers = ["A", "C"]
            XCTAssertEqual(titles(controller), ["A", "C"])
            controller.compactTabIdentifiers = nil
            tabs[0].preferredPlacement = .sidebarOnly
            XCTAssertEqual(titles(controller), ["B", "C", "Search"])
        }
    }

    func testAGroupShowsItsChildOrAStack() {
        onMain {
            let (one, two) = (makeTab("one"), makeTab("two"))
            let group = UITabGroup(title: "G", image: nil, identifier: "G", children: [one, two])
            let controller = UITabBarController(tabs: [makeTab("A"), group])
            harness.show(root: controller)
            XCTAssertEqual(titles(controller), ["A", "G"])
            XCTAssertIdentical(one.parent, group)
            controller.selectedTab = two
            harness.advance(by: 0.1)
            XCTAssertIdentical(group.selectedChild, two)
            XCTAssertIdentical(controller.selectedViewController, two.viewController)
            XCTAssertIdentical(controller.tab(forIdentifier: "one"), one)
            group.displayOrderIdentifiers = ["two"]
            XCTAssertEqual(group.displayOrder.map(\.identifier), ["two", "one"])

            let (x, y) = (makeTab("x"), makeTab("y"))
            let managed = UITabGroup(title: "M", image: nil, identifier: "M", children: [x, y]) { _ in Page() }
            let stack = UINavigationController()
            managed.managingNavigationController = stack
            controller.tabs = [managed]
            XCTAssertIdentical(controller.selectedViewController, stack)
            XCTAssertIdentical(x.managingTabGroup, managed)
            XCTAssertIdentical(controller.selectedTab, managed)
            controller.selectedTab = y
            XCTAssertEqual(stack.viewControllers, [managed.viewController, y.viewController].compactMap { $0 })
            XCTAssertIdentical(controller.selectedTab, y)
            stack.popViewController(animated: false)
            XCTAssertIdentical(controller.selectedTab, managed, "a person may go back to the group")
        }
    }

    func testAStackOfAGroupWithoutAControllerBeginsWithAChild() {
        onMain {
            var made: [String] = []
            let children = ["x", "y"].map { name in makeTab(name) { made.append($0) } }
            let group = UITabGroup(title: "M", image: nil, identifier: "M", children: children)
            group.defaultChildIdentifier = "y"
            let stack = UINavigationController()
            group.managingNavigationController = stack
            XCTAssertEqual(made, [], "nobody shows it yet")
            let controller = UITabBarController(tabs: [makeTab("A"), group])
            harness.show(root: controller)
            harness.advance(by: 0.1)
            harness.tap(controller.bar.buttons[1])
            harness.advance(by: 0.1)
            XCTAssertIdentical(controller.selectedViewController, stack)
            XCTAssertEqual(stack.viewControllers, [children[1].viewController].compactMap { $0 })
            XCTAssertEqual(made, ["y"])
            XCTAssertIdentical(controller.selectedTab, children[1])
            controller.selectedTab = children[0]
            XCTAssertEqual(stack.viewControllers, [children[0].viewController].compactMap { $0 })
        }
    }

    func testTheBarHides() {
        onMain {
            let controller = UITabBarController(tabs: [makeTab("A"), makeTab("B")])
            harness.show(root: controller)
            harness.advance(by: 0.1)
            let page = controller.selectedViewController!.view!
            let bottom = page.safeAreaInsets.bottom
            controller.setTabBarHidden(true, animated: true)
            XCTAssertTrue(controller.isTabBarHidden)
            harness.advance(by: 1)
            XCTAssertTrue(controller.tabBar.isHidden)
            XCTAssertEqual(page.safeAreaInsets.bottom, bottom - 49)
            controller.isTabBarHidden = false
            harness.advance(by: 0.1)
            XCTAssertFalse(controller.tabBar.isHidden)
            XCTAssertEqual(page.safeAreaInsets.bottom, bottom)
        }
    }
}
