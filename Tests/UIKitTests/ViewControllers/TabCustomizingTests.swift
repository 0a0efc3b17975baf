import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A person rearranges tabs: the panel, the drag, who hears of it and when.
final class TabCustomizingTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Log: NSObject, UITabBarDelegate, UITabBarControllerDelegate {
        var lines: [String] = []

        private func titles(_ items: [UITabBarItem]) -> String { items.map { $0.title ?? "?" }.joined() }
        private func titles(_ all: [UIViewController]) -> String { all.map { $0.title ?? "?" }.joined() }

        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { lines.append("select \(item.title!)") }
        func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
            lines.append("willBegin \(titles(items))")
        }
        func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
            lines.append("didBegin \(titles(items))")
        }
        func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
            lines.append("willEnd \(titles(items)) \(changed)")
        }
        func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
            lines.append("didEnd \(titles(items)) \(changed)")
        }
        func tabBarController(_ tabs: UITabBarController, willBeginCustomizing all: [UIViewController]) {
            lines.append("willBegin \(titles(all))")
        }
        func tabBarController(_ tabs: UITabBarController, willEndCustomizing all: [UIViewController], changed: Bool) {
            lines.append("willEnd \(titles(all)) \(changed)")
        }
        func tabBarController(_ tabs: UITabBarController, didEndCustomizing all: [UIViewController], changed: Bool) {
            lines.append("didEnd \(titles(all)) \(changed)")
        }
        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
            lines.append("controller \(controller.title ?? "?")")
        }
    }

    @MainActor private func bar(_ names: String, _ log: Log) -> (UITabBar, [String: UITabBarItem]) {
        harness.showWindow()
        let controller = UIViewController()
        harness.show(root: controller)
        let bar = UITabBar(frame: CGRect(x: 0, y: 769, width: 393, height: 83))
        controller.view.addSubview(bar)
        var items: [String: UITabBarItem] = [:]
        for name in "ABCDEF".map(String.init) {
            items[name] = UITabBarItem(title: name, image: UIImage(systemName: "star.fill"), tag: 0)
        }
        bar.items = names.map { items[String($0)]! }
        bar.delegate = log
        harness.advance(by: 0.1)
        return (bar, items)
    }

    @MainActor private func panel(_ bar: UITabBar) -> TabCustomizingPanel? {
        bar.superview?.subviews.compactMap { $0 as? TabCustomizingPanel }.first
    }

    @MainActor private func shown(_ bar: UITabBar) -> String { (bar.items ?? []).map { $0.title ?? "?" }.joined() }

    @MainActor private func centre(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    @MainActor private func drag(from: CGPoint, to: CGPoint) {
        harness.touch(.began, at: from)
        for step in 1...8 {
            let share = CGFloat(step) / 8
            harness.touch(
                .moved, at: CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
        }
        harness.touch(.ended, at: to)
        harness.advance(by: 0.5)
    }

    func testTheDelegateHearsInOrderAndThePanelComesAndGoes() {
        onMain {
            let log = Log()
            let (bar, items) = bar("ABC", log)
            let all = "ABCDE".map { items[String($0)]! }
            bar.beginCustomizingItems(all)
            XCTAssertTrue(bar.isCustomizing)
            XCTAssertEqual(log.lines, ["willBegin ABCDE"], "the panel is on its way")
            bar.beginCustomizingItems(all)
            harness.advance(by: 1)
            XCTAssertEqual(log.lines, ["willBegin ABCDE", "didBegin ABCDE"])
            let panel = panel(bar)!
            XCTAssertEqual(panel.frame, CGRect(x: 0, y: 0, width: 393, height: 769))
            XCTAssertEqual(panel.cells.map { $0.item.title }, ["A", "B", "C", "D", "E"])
            log.lines = []
            // Tabs select nothing meanwhile.
            harness.tap(bar.buttons[1])
            XCTAssertEqual(log.lines, [])
            let done = (panel.subviews.compactMap { $0 as? UINavigationBar }.first?.topItem?.rightBarButtonItem)!
            harness.tap(done.shownView!)
            XCTAssertFalse(bar.isCustomizing)
            XCTAssertEqual(log.lines, ["willEnd ABCDE false"])
            harness.advance(by: 1)
            XCTAssertEqual(log.lines, ["willEnd ABCDE false", "didEnd ABCDE false"])
            XCTAssertNil(self.panel(bar))
            XCTAssertFalse(bar.endCustomizing(animated: true))
            XCTAssertEqual(log.lines.count, 2)
            harness.tap(bar.buttons[1])
            XCTAssertEqual(log.lines.last, "select B")
        }
    }

    func testAnItemFromTheGridTakesTheTabsPlace() {
        onMain {
            let log = Log()
            let (bar, items) = bar("ABC", log)
            bar.beginCustomizingItems("ABDE".map { items[String($0)]! })
            harness.advance(by: 1)
            let cells = panel(bar)!.cells
            drag(from: centre(cells[2]), to: centre(bar.buttons[1]))
            XCTAssertEqual(shown(bar), "ADC")
            // C is not among the items: it keeps its place.
            drag(from: centre(cells[3]), to: centre(bar.buttons[2]))
            XCTAssertEqual(shown(bar), "ADC")
            // Above the bar nothing happens.
            drag(from: centre(cells[3]), to: CGPoint(x: 100, y: 500))
            XCTAssertEqual(shown(bar), "ADC")
            // A tab in the bar changes places with another.
            drag(from: centre(bar.buttons[0]), to: centre(bar.buttons[1]))
            XCTAssertEqual(shown(bar), "DAC")
            drag(from: centre(cells[3]), to: centre(bar.buttons[0]))
            XCTAssertEqual(shown(bar), "EAC", "a tab that has just come may go again")
            log.lines = []
            XCTAssertTrue(bar.endCustomizing(animated: false))
            XCTAssertEqual(log.lines, ["willEnd ABDE true", "didEnd ABDE true"])
            XCTAssertEqual(bar.superview?.subviews.count, 1, "neither panel nor what was dragged is left")
            XCTAssertTrue(bar.buttons.allSatisfy { $0.gestureRecognizers?.isEmpty != false })
        }
    }

    func testEndingEarlyAndLeavingTheWindowTellAll() {
        onMain {
            let log = Log()
            let (bar, items) = bar("AB", log)
            bar.beginCustomizingItems([items["A"]!])
            XCTAssertFalse(bar.endCustomizing(animated: false))
            XCTAssertEqual(log.lines, ["willBegin A", "didBegin A", "willEnd A false", "didEnd A false"])
            harness.advance(by: 1)
            XCTAssertEqual(log.lines.count, 4)
            log.lines = []
            bar.beginCustomizingItems([items["A"]!])
            harness.advance(by: 1)
            bar.removeFromSuperview()
            XCTAssertEqual(log.lines, ["willBegin A", "didBegin A", "willEnd A false", "didEnd A false"])
            XCTAssertFalse(bar.isCustomizing)
            // Without a window nobody sees a panel; the delegate hears all the same.
            log.lines = []
            bar.beginCustomizingItems([items["B"]!])
            XCTAssertEqual(log.lines, ["willBegin B", "didBegin B"])
        }
    }

    func testASecondFingerLeavesTheDragAlone() {
        onMain {
            let log = Log()
            let (bar, items) = bar("AB", log)
            bar.beginCustomizingItems("ABC".map { items[String($0)]! })
            harness.advance(by: 1)
            let cells = panel(bar)!.cells
            harness.touch(.began, at: centre(cells[2]))
            harness.touch(.began, at: centre(cells[0]), id: 2)
            harness.touch(.moved, at: centre(bar.buttons[1]), id: 2)
            harness.touch(.ended, at: centre(bar.buttons[1]), id: 2)
            XCTAssertEqual(shown(bar), "AB")
            harness.touch(.moved, at: centre(bar.buttons[0]))
            harness.touch(.ended, at: centre(bar.buttons[0]))
            XCTAssertEqual(shown(bar), "CB")
        }
    }

    func testThePanelFollowsADeviceThatTurns() {
        onMain {
            let log = Log()
            let tabs = tabs(6, log)
            tabs.tabBar.beginCustomizingItems(tabs.viewControllers!.map { $0.tabBarItem })
            harness.advance(by: 1)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            let panel = panel(tabs.tabBar)!
            XCTAssertEqual(panel.frame.width, 852)
            XCTAssertEqual(panel.frame.maxY, tabs.tabBar.frame.minY)
        }
    }

    // MARK: Of a tab bar controller

    @MainActor private func tabs(_ count: Int, _ log: Log) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = "ABCDEFGH".prefix(count).map { name in
            let controller = UIViewController()
            controller.title = String(name)
            return controller
        }
        tabs.delegate = log
        harness.show(root: tabs)
        harness.advance(by: 0.1)
        return tabs
    }

    @MainActor private func order(_ tabs: UITabBarController) -> String {
        tabs.viewControllers!.map { $0.title ?? "?" }.joined()
    }

    func testEditOnTheMoreListRearrangesTheControllers() {
        onMain {
            let log = Log()
            let tabs = tabs(7, log)
            harness.tap(tabs.tabBar.buttons[4])
            harness.advance(by: 0.1)
            XCTAssertTrue(tabs.selectedViewController === tabs.moreNavigationController)
            XCTAssertEqual(log.lines, ["controller More"], "a stack is called as its root")
            log.lines = []
            let edit = tabs.moreNavigationController.topViewController!.navigationItem.rightBarButtonItem!
            harness.tap(edit.shownView!)
            harness.advance(by: 1)
            XCTAssertEqual(log.lines, ["willBegin ABCDEFG"])
            XCTAssertTrue(tabs.tabBar.isCustomizing)
            let cells = panel(tabs.tabBar)!.cells
            drag(from: centre(cells[6]), to: centre(tabs.tabBar.buttons[1]))
            drag(from: centre(cells[5]), to: centre(tabs.tabBar.buttons[4]))
            XCTAssertEqual(tabs.tabBar.items?.map { $0.title }, ["A", "G", "C", "D", "More"], "More stays")
            XCTAssertEqual(order(tabs), "ABCDEFG", "the list follows at the end")
            log.lines = []
            XCTAssertTrue(tabs.tabBar.endCustomizing(animated: true))
            XCTAssertEqual(order(tabs), "AGCDBEF")
            XCTAssertEqual(log.lines, ["willEnd AGCDBEF true"])
            harness.advance(by: 1)
            XCTAssertEqual(log.lines, ["willEnd AGCDBEF true", "didEnd AGCDBEF true"])
            XCTAssertEqual(tabs.customizableViewControllers?.count, 7)
            let list = tabs.moreNavigationController.topViewController as? MoreListController
            let rows = list!.view.subviews[0].subviews.compactMap { $0 as? MoreRow }
            XCTAssertEqual(rows.map { $0.accessibilityLabel }, ["B", "E", "F"])
            harness.tap(tabs.tabBar.buttons[1])
            harness.advance(by: 0.1)
            XCTAssertEqual(tabs.selectedIndex, 1)
            XCTAssertEqual(tabs.selectedViewController?.title, "G")
        }
    }

    func testOnlyCustomizableControllersMove() {
        onMain {
            let log = Log()
            let tabs = tabs(6, log)
            XCTAssertEqual(tabs.customizableViewControllers?.count, 6, "all of them, unless the app says otherwise")
            let list = tabs.moreNavigationController.viewControllers[0]
            XCTAssertNotNil(list.navigationItem.rightBarButtonItem)
            tabs.customizableViewControllers = nil
            XCTAssertNil(list.navigationItem.rightBarButtonItem)
            tabs.customizableViewControllers = []
            XCTAssertNil(list.navigationItem.rightBarButtonItem)
            tabs.customizableViewControllers = [tabs.viewControllers![0], tabs.viewControllers![5]]
            XCTAssertNotNil(list.navigationItem.rightBarButtonItem)
            tabs.beginCustomizing()
            harness.advance(by: 1)
            XCTAssertEqual(panel(tabs.tabBar)?.cells.map { $0.item.title }, ["A", "F"])
            XCTAssertEqual(log.lines, ["willBegin AF"])
            tabs.tabBar.endCustomizing(animated: false)
            tabs.viewControllers = Array(tabs.viewControllers!.reversed())
            XCTAssertEqual(tabs.customizableViewControllers?.map { $0.title }, ["F", "E", "D", "C", "B", "A"])
        }
    }

    func testTheSelectedControllerStaysSelectedWhereverItsTabGoes() {
        onMain {
            let log = Log()
            let tabs = tabs(7, log)
            tabs.selectedIndex = 1
            harness.advance(by: 0.1)
            let (b, g) = (tabs.viewControllers![1], tabs.viewControllers![6])
            tabs.beginCustomizing()
            harness.advance(by: 1)
            drag(from: centre(panel(tabs.tabBar)!.cells[6]), to: centre(tabs.tabBar.buttons[1]))
            tabs.tabBar.endCustomizing(animated: false)
            harness.advance(by: 0.1)
            XCTAssertTrue(tabs.selectedViewController === b)
            XCTAssertEqual(tabs.selectedIndex, 4)
            XCTAssertEqual(tabs.tabBar.selectedItem?.title, "More")
            XCTAssertTrue(b.navigationController === tabs.moreNavigationController)
            XCTAssertNotNil(b.view.window)
            tabs.beginCustomizing()
            harness.advance(by: 1)
            drag(from: centre(panel(tabs.tabBar)!.cells[1]), to: centre(tabs.tabBar.buttons[0]))
            tabs.tabBar.endCustomizing(animated: false)
            harness.advance(by: 0.1)
            XCTAssertEqual(order(tabs), "BGCDAEF")
            XCTAssertNil(g.viewIfLoaded?.window)
            XCTAssertTrue(tabs.selectedViewController === b)
            XCTAssertNotNil(b.view.window)
        }
    }
}
