import PorticoHost
import TestSupport
import UIKit
import XCTest

/// Containers as apps make them in ten lines.
final class OrdinaryContainerTests: MainTestCase, @unchecked Sendable {
    @MainActor private func tab(_ title: String) -> UINavigationController {
        let root = UIViewController()
        root.title = title
        return UINavigationController(rootViewController: root)
    }

    @MainActor private func titles(_ tabs: UITabBarController) -> [String?] { tabs.tabBar.items?.map(\.title) ?? [] }

    func testTabsOfNavigationControllersHaveTheirRootsTitles() {
        onMain {
            let (first, second) = (tab("One"), tab("Two"))
            second.viewControllers[0].tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 7)
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            harness.show(root: tabs)
            harness.turn()
            XCTAssertEqual(titles(tabs), ["One", "Second"])
            XCTAssertEqual(first.title, "One")
            first.viewControllers[0].title = "Uno"
            XCTAssertEqual(titles(tabs), ["Uno", "Second"])
            second.viewControllers[0].tabBarItem = UITabBarItem(title: "Due", image: nil, tag: 7)
            XCTAssertEqual(titles(tabs), ["Uno", "Due"])
            first.pushViewController(tab("Pushed").viewControllers[0], animated: false)
            harness.turn()
            XCTAssertEqual(titles(tabs), ["Uno", "Due"], "the root's, not the top one's")
            first.viewControllers = [tab("Other").viewControllers[0]]
            XCTAssertEqual(titles(tabs), ["Other", "Due"])
        }
    }

    func testAnItemOfTheNavigationControllersOwnWins() {
        onMain {
            let navigation = tab("Root")
            navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
            let early = UINavigationController()
            early.title = "Early"
            early.viewControllers = [UIViewController()]
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, early]
            harness.show(root: tabs)
            harness.turn()
            XCTAssertEqual(titles(tabs), ["Own", "Early"])
        }
    }

    func testASplitViewControllerIsNotCollapsedBeforeItIsShown() {
        onMain {
            let split = UISplitViewController()
            split.viewControllers = [UIViewController(), UIViewController()]
            XCTAssertFalse(split.isCollapsed)
            XCTAssertEqual(split.viewControllers.count, 2)
            harness.show(root: split)
            harness.turn()
            XCTAssertTrue(split.isCollapsed, "a phone")
        }
    }

    func testAPushAsksForTheBarsAndEdgesTwiceAtMost() {
        final class Asked: UIViewController {
            var asked: [String: Int] = [:]
            func note<T>(_ name: String, _ value: T) -> T {
                asked[name, default: 0] += 1
                return value
            }
            override var prefersStatusBarHidden: Bool { note("hidden", false) }
            override var preferredStatusBarStyle: UIStatusBarStyle { note("style", .default) }
            override var edgesForExtendedLayout: UIRectEdge {
                get { note("edges", .all) }
                set {}
            }
            override var extendedLayoutIncludesOpaqueBars: Bool {
                get { note("opaque", false) }
                set {}
            }
        }
        onMain {
            for animated in [true, false] {
                let navigation = tab("Root")
                harness.show(root: navigation)
                harness.advance(by: 1)
                let next = Asked()
                navigation.pushViewController(next, animated: animated)
                harness.advance(by: 1)
                for (name, count) in next.asked { XCTAssertLessThanOrEqual(count, 2, "\(name), animated: \(animated)") }
                XCTAssertEqual(next.asked["edges"], 2)
            }
        }
    }

    func testEdgesThatChangeWhileTheControllerShowsMoveItsView() {
        onMain {
            let navigation = tab("Root")
            harness.show(root: navigation)
            harness.advance(by: 1)
            let root = navigation.viewControllers[0]
            XCTAssertEqual(root.view.frame.minY, 0)
            root.edgesForExtendedLayout = []
            harness.turn()
            XCTAssertEqual(root.view.convert(CGPoint.zero, to: nil).y, 103)
        }
    }

    func testAnActionSheetOnATabletWithASourceViewOnlyPointsAtIt() {
        onMain {
            harness.end()
            harness = Harness(device: DeviceProfile.named("iPad 10.9\"")!)
            let controller = UIViewController()
            harness.show(root: controller)
            let button = UIButton(frame: CGRect(x: 300, y: 500, width: 100, height: 40))
            controller.view.addSubview(button)
            harness.turn()
            let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            sheet.popoverPresentationController?.sourceView = button
            XCTAssertEqual(sheet.popoverPresentationController?.sourceRect, .null)
            controller.present(sheet, animated: true)
            harness.advance(by: 1)
            let frame = sheet.view.convert(sheet.view.bounds, to: nil)
            XCTAssertTrue(harness.window.bounds.contains(frame), "\(frame)")
            XCTAssertEqual(frame.midX, 350, accuracy: 1)
            XCTAssertGreaterThanOrEqual(frame.minY, 540)
            XCTAssertLessThan(frame.minY, 570)
        }
    }

    func testATabControllerThatNobodySeesYetLaysOutWhatIsNested() {
        onMain {
            let navigation = tab("Root")
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = tabs
            tabs.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            tabs.view.layoutIfNeeded()
            let root = navigation.viewControllers[0]
            XCTAssertTrue(root.isViewLoaded)
            XCTAssertTrue(root.view.isDescendant(of: tabs.view))
            XCTAssertEqual(root.view.bounds.size, CGSize(width: 320, height: 480))
            let next = UIViewController()
            next.hidesBottomBarWhenPushed = true
            navigation.pushViewController(next, animated: false)
            tabs.view.layoutIfNeeded()
            XCTAssertTrue(next.view.isDescendant(of: tabs.view))
            XCTAssertLessThanOrEqual(tabs.tabBar.frame.maxX, 0, "the bar is aside")
        }
    }

    func testAScrollViewBringsTheFieldThatIsEditedIntoView() {
        onMain {
            let controller = UIViewController()
            let scroller = UIScrollView(frame: UIScreen.main.bounds)
            scroller.contentSize = CGSize(width: 393, height: 3000)
            let field = UITextField(frame: CGRect(x: 20, y: 2000, width: 200, height: 34))
            scroller.addSubview(field)
            controller.view.addSubview(scroller)
            harness.show(root: controller)
            harness.advance(by: 0.1)
            field.becomeFirstResponder()
            harness.advance(by: 1)
            XCTAssertTrue(scroller.bounds.contains(field.frame), "\(scroller.bounds)")
            field.resignFirstResponder()
        }
    }
}
