import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What is behind the More tab: the list, and stacks that stand on it; and which tab is selected after each change.
final class MoreTabTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Log: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
        var lines: [String] = []
        var refuses = false

        func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
            lines.append("should \(controller.title ?? "More")")
            return !refuses
        }
        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
            lines.append("did \(controller.title ?? "More")")
        }
        func navigationController(
            _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
        ) { lines.append("willShow \(controller.title!) \(animated)") }
        func navigationController(
            _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
        ) { lines.append("didShow \(controller.title!) \(animated)") }
    }

    @MainActor private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    /// Seven children, the sixth a stack of two.
    @MainActor private func make() -> (UITabBarController, UINavigationController, [UIViewController]) {
        var all = (0..<7).map { titled("\($0)") }
        let navigation = UINavigationController(rootViewController: titled("root"))
        navigation.title = "5"
        navigation.pushViewController(titled("detail"), animated: false)
        all[5] = navigation
        let tabs = UITabBarController()
        tabs.viewControllers = all
        harness.show(root: tabs)
        harness.advance(by: 0.1)
        return (tabs, navigation, all)
    }

    @MainActor private func rows(_ tabs: UITabBarController) -> [MoreRow] {
        let list = tabs.moreNavigationController.viewControllers[0]
        return list.view.subviews[0].subviews.compactMap { $0 as? MoreRow }
    }

    @MainActor private func titles(_ navigation: UINavigationController) -> [String] {
        navigation.viewControllers.map { $0.title ?? "?" }
    }

    // DEV-048
    /// A storyboard has bars of 1,000 points; code in `viewDidLoad` places its own views by them.
    func testBarsAreAsWideAsTheirControllersWhenTheseHaveLoaded() {
        onMain {
            final class Tabs: UITabBarController {
                var loaded = CGRect.zero
                override func viewDidLoad() {
                    super.viewDidLoad()
                    loaded = tabBar.frame
                }
            }
            final class Stack: UINavigationController {
                var loaded = CGRect.zero
                override func viewDidLoad() {
                    super.viewDidLoad()
                    loaded = navigationBar.bounds
                }
            }
            let (tabs, stack) = (Tabs(), Stack(rootViewController: UIViewController()))
            tabs.tabBar.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
            tabs.viewControllers = [stack]
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            XCTAssertEqual(tabs.loaded, CGRect(x: 0, y: 852 - 49, width: 393, height: 49))
            XCTAssertEqual(stack.loaded, CGRect(x: 0, y: 0, width: 393, height: 44))
        }
    }

    func testAStackOfItsOwnStandsOnTheMoreList() {
        onMain {
            let (tabs, navigation, _) = make()
            let (root, detail) = (navigation.viewControllers[0], navigation.viewControllers[1])
            harness.tap(tabs.tabBar.buttons[4])
            harness.advance(by: 0.1)
            harness.tap(rows(tabs)[1])
            harness.advance(by: 1)
            let more = tabs.moreNavigationController
            XCTAssertEqual(titles(more), ["More", "root", "detail"])
            XCTAssertTrue(detail.navigationController === more)
            XCTAssertNotNil(detail.view.window)
            XCTAssertEqual(tabs.selectedIndex, 5)
            XCTAssertTrue(tabs.selectedViewController === navigation)
            XCTAssertNil(navigation.viewIfLoaded?.window, "the bar is the More list's")
            // The app goes on to speak to its own navigation controller.
            XCTAssertEqual(navigation.viewControllers, [root, detail])
            XCTAssertTrue(navigation.topViewController === detail)
            let deeper = titled("deeper")
            navigation.pushViewController(deeper, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(titles(more), ["More", "root", "detail", "deeper"])
            XCTAssertEqual(navigation.popToRootViewController(animated: false), [detail, deeper])
            XCTAssertEqual(titles(more), ["More", "root"])
            XCTAssertNil(navigation.popViewController(animated: false), "the root stays")
            navigation.setViewControllers([root, deeper], animated: false)
            harness.advance(by: 0.1)
            XCTAssertEqual(titles(more), ["More", "root", "deeper"])
            XCTAssertEqual(navigation.popToViewController(root, animated: false), [deeper])
            // Its root's back button leads to the list, and the stack is its own again.
            harness.advance(by: 0.1)
            XCTAssertEqual(more.navigationBar.content?.backButton?.accessibilityLabel, "More")
            harness.tap(more.navigationBar.content!.backButton!)
            harness.advance(by: 1)
            XCTAssertEqual(titles(more), ["More"])
            XCTAssertEqual(navigation.viewControllers, [root])
            XCTAssertTrue(root.parent === navigation)
            XCTAssertEqual(tabs.selectedIndex, NSNotFound)
            XCTAssertTrue(tabs.selectedViewController === more)
        }
    }

    func testTheListTellsItsNavigationDelegateAndNoTabDelegate() {
        onMain {
            let (tabs, _, all) = make()
            let log = Log()
            tabs.delegate = log
            tabs.moreNavigationController.delegate = log
            harness.tap(tabs.tabBar.buttons[4])
            harness.advance(by: 0.1)
            XCTAssertEqual(log.lines, ["should More", "willShow More false", "did More", "didShow More false"])
            log.lines = []
            harness.tap(rows(tabs)[0])
            harness.advance(by: 1)
            XCTAssertEqual(log.lines, ["willShow 4 true", "didShow 4 true"])
            XCTAssertTrue(all[4].navigationController === tabs.moreNavigationController)
            XCTAssertTrue(all[4].tabBarController === tabs)
            log.lines = []
            // The tab that shows leads back to the list.
            harness.tap(tabs.tabBar.buttons[4])
            harness.advance(by: 1)
            XCTAssertEqual(log.lines, ["should More", "willShow More true", "did More", "didShow More true"])
            XCTAssertTrue(all[4].parent === tabs, "without a place on the list it is the tab bar controller's child")
        }
    }

    func testAppearanceIsBalancedThroughTheList() {
        onMain {
            final class Screen: HearingController {
                override func hear(_ call: String, _ animated: Bool) { heard.append("\(call) \(animated)") }
                override func willMove(toParent parent: UIViewController?) {
                    super.willMove(toParent: parent)
                    heard.append("move \(name(parent))")
                }
                override func didMove(toParent parent: UIViewController?) {
                    super.didMove(toParent: parent)
                    heard.append("moved \(name(parent))")
                }
                private func name(_ parent: UIViewController?) -> String {
                    guard let parent else { return "nil" }
                    return parent is MoreNavigationController ? "more" : parent is UITabBarController ? "tabs" : "own"
                }
            }
            let screen = Screen()
            screen.title = "root"
            let navigation = UINavigationController(rootViewController: screen)
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<5).map { titled("\($0)") } + [navigation]
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            harness.tap(tabs.tabBar.buttons[4])
            harness.advance(by: 0.1)
            screen.heard = []
            harness.tap(rows(tabs)[1])
            harness.advance(by: 1)
            XCTAssertEqual(
                screen.heard, ["move nil", "moved nil", "move more", "willAppear true", "didAppear true", "moved more"])
            screen.heard = []
            harness.tap(tabs.tabBar.buttons[0])
            harness.advance(by: 0.1)
            XCTAssertEqual(screen.heard, ["willDisappear false", "didDisappear false"])
            screen.heard = []
            harness.tap(tabs.tabBar.buttons[4])
            harness.advance(by: 0.1)
            XCTAssertEqual(screen.heard, ["willAppear false", "didAppear false"], "behind the tab is what was there")
            XCTAssertTrue(tabs.selectedViewController === navigation)
            screen.heard = []
            tabs.moreNavigationController.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(
                screen.heard,
                ["move nil", "willDisappear true", "didDisappear true", "moved nil", "move own", "moved own"])
            XCTAssertEqual(navigation.viewControllers, [screen])
        }
    }

    func testAnEdgePopToTheListThatIsCancelledChangesNothing() {
        onMain {
            let (tabs, navigation, _) = make()
            navigation.popToRootViewController(animated: false)
            tabs.selectedViewController = navigation
            harness.advance(by: 0.1)
            let more = tabs.moreNavigationController
            XCTAssertEqual(titles(more), ["More", "root"])
            @MainActor func swipe(to x: CGFloat) {
                harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: x, y: 400))
            }
            swipe(to: 60)
            XCTAssertEqual(titles(more), ["More", "root"])
            XCTAssertEqual(titles(navigation), ["root"])
            XCTAssertEqual(tabs.selectedIndex, 5)
            swipe(to: 380)
            XCTAssertEqual(titles(more), ["More"])
            XCTAssertEqual(titles(navigation), ["root"])
            XCTAssertEqual(tabs.selectedIndex, NSNotFound)
        }
    }

    func testFromOneWithoutATabToAnother() {
        onMain {
            let (tabs, navigation, all) = make()
            tabs.selectedIndex = 5
            harness.advance(by: 0.1)
            XCTAssertEqual(titles(tabs.moreNavigationController), ["More", "root", "detail"])
            tabs.selectedIndex = 6
            harness.advance(by: 0.1)
            XCTAssertEqual(titles(tabs.moreNavigationController), ["More", "6"])
            XCTAssertEqual(titles(navigation), ["root", "detail"], "its stack came back whole")
            XCTAssertNotNil(all[6].view.window)
            tabs.selectedViewController = tabs.moreNavigationController
            harness.advance(by: 0.1)
            XCTAssertEqual(tabs.selectedIndex, NSNotFound)
            XCTAssertEqual(titles(tabs.moreNavigationController), ["More"])
            XCTAssertTrue(all[6].parent === tabs)
            tabs.selectedIndex = 0
            harness.advance(by: 0.1)
            XCTAssertNotNil(all[0].view.window)
        }
    }

    func testFewerControllersNeedNoMoreTab() {
        onMain {
            let (tabs, navigation, all) = make()
            tabs.selectedIndex = 5
            harness.advance(by: 0.1)
            tabs.viewControllers = [all[0], navigation]
            harness.advance(by: 0.1)
            XCTAssertTrue(tabs.selectedViewController === navigation)
            XCTAssertEqual(titles(navigation), ["root", "detail"])
            XCTAssertNotNil(navigation.view.window)
            XCTAssertNotNil(navigation.viewControllers[1].view.window)
            XCTAssertNil(tabs.moreNavigationController.viewIfLoaded?.window)
            XCTAssertNil(all[6].parent)
            // And back behind it.
            tabs.viewControllers = Array(all[0..<5]) + [navigation]
            harness.advance(by: 0.1)
            XCTAssertTrue(tabs.selectedViewController === navigation)
            XCTAssertEqual(titles(tabs.moreNavigationController), ["More", "root", "detail"])
            XCTAssertNotNil(tabs.moreNavigationController.view.window)
            XCTAssertNil(navigation.view.window)
        }
    }

    func testTheSelectionAfterTheListHasChanged() {
        onMain {
            let tabs = UITabBarController()
            let all = (0..<4).map { titled("\($0)") }
            tabs.viewControllers = all
            harness.show(root: tabs)
            tabs.selectedIndex = 2
            harness.advance(by: 0.1)
            tabs.viewControllers = [all[2], all[0]]
            XCTAssertTrue(tabs.selectedViewController === all[2], "it stays selected wherever it goes")
            XCTAssertEqual(tabs.selectedIndex, 0)
            tabs.viewControllers = all
            tabs.selectedIndex = 1
            tabs.viewControllers = [all[0], all[3], all[2]]
            XCTAssertTrue(tabs.selectedViewController === all[3], "what stands in its place is next")
            tabs.selectedIndex = 2
            tabs.viewControllers = [all[1], all[0]]
            XCTAssertTrue(tabs.selectedViewController === all[1], "else the first")
            harness.advance(by: 0.1)
            XCTAssertNotNil(all[1].view.window)
        }
    }

    func testASubclassHearsOfATabBeforeItIsSelected() {
        onMain {
            final class Tabs: UITabBarController {
                var log: [String] = []
                override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                    log.append("\(item.title!) while \(selectedIndex)")
                }
            }
            let tabs = Tabs()
            tabs.viewControllers = (0..<3).map { titled("\($0)") }
            let log = Log()
            tabs.delegate = log
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            XCTAssertTrue(tabs.tabBar.delegate === tabs)
            harness.tap(tabs.tabBar.buttons[2])
            XCTAssertEqual(tabs.log, ["2 while 0"])
            XCTAssertEqual(log.lines, ["should 2", "did 2"])
            XCTAssertEqual(tabs.selectedIndex, 2)
            log.refuses = true
            harness.tap(tabs.tabBar.buttons[1])
            XCTAssertEqual(tabs.log, ["2 while 0", "1 while 2"])
            XCTAssertEqual(tabs.selectedIndex, 2)
            XCTAssertEqual(tabs.tabBar.selectedItem?.title, "2")
            log.lines = []
            tabs.selectedIndex = 0
            XCTAssertEqual(log.lines, [], "only a person's taps are told")
        }
    }

    func testBadgesAndDisabledItemsInTheList() {
        onMain {
            let (tabs, _, all) = make()
            all[4].tabBarItem.badgeValue = "12"
            all[6].tabBarItem.isEnabled = false
            tabs.selectedViewController = tabs.moreNavigationController
            harness.advance(by: 0.1)
            XCTAssertEqual(rows(tabs).map { $0.accessibilityValue }, ["12", nil, nil])
            harness.tap(rows(tabs)[2])
            harness.advance(by: 1)
            XCTAssertEqual(titles(tabs.moreNavigationController), ["More"])
            all[4].tabBarItem.badgeValue = nil
            harness.advance(by: 0.1)
            XCTAssertEqual(rows(tabs).map { $0.accessibilityValue }, [nil, nil, nil])
        }
    }
}
