import PorticoHost
import TestSupport
import XCTest

@testable import UIKit

/// Containers on a tablet: columns pulled out from the edge, eight tabs, tabs beside their pictures.
final class WideScreenTests: MainTestCase, @unchecked Sendable {
    override func prepare() {
        harness.end()
        harness = Harness(device: DeviceProfile.all.first { $0.idiom == .pad }!)
    }

    @MainActor private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @MainActor private final class Listener: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { log.append("change \(displayMode.rawValue)") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.append("show \(column.rawValue)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.append("hide \(column.rawValue)")
        }
        func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
            log.append("begin")
        }
        func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { log.append("end") }
        func splitViewControllerPreferredInterfaceOrientationForPresentation(
            _ splitViewController: UISplitViewController
        ) -> UIInterfaceOrientation { .landscapeLeft }
    }

    @MainActor private func split(_ listener: Listener) -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(titled("Side"), for: .primary)
        split.setViewController(titled("Main"), for: .secondary)
        split.delegate = listener
        harness.show(root: split)
        harness.advance(by: 0.1)
        listener.log = []
        return split
    }

    @MainActor private func pan(from: CGFloat, to: CGFloat) {
        harness.touch(.began, at: CGPoint(x: from, y: 500))
        for step in 1...8 {
            harness.touch(.moved, at: CGPoint(x: from + (to - from) * CGFloat(step) / 8, y: 500))
        }
    }

    func testAPanFromTheEdgeIsToldFromItsBeginToItsEnd() {
        onMain {
            let listener = Listener()
            let split = split(listener)
            XCTAssertEqual(split.displayMode, .secondaryOnly)
            pan(from: 2, to: 200)
            XCTAssertEqual(listener.log, ["begin", "change 3", "show 0"])
            harness.touch(.ended, at: CGPoint(x: 200, y: 500))
            harness.advance(by: 1)
            XCTAssertEqual(listener.log.last, "end")
            XCTAssertEqual(listener.log.count, 4)
            XCTAssertEqual(split.displayMode, .oneOverSecondary)
            listener.log = []
            pan(from: 2, to: 200)
            harness.touch(.ended, at: CGPoint(x: 200, y: 500))
            harness.advance(by: 1)
            XCTAssertEqual(listener.log, [], "what is out already is not pulled out")
        }
    }

    func testFromTheTrailingEdgeAndNotAtAll() {
        onMain {
            let listener = Listener()
            let split = split(listener)
            split.primaryEdge = .trailing
            harness.advance(by: 0.1)
            pan(from: 2, to: 200)
            harness.touch(.ended, at: CGPoint(x: 200, y: 500))
            harness.advance(by: 1)
            XCTAssertEqual(listener.log, [])
            split.presentsWithGesture = false
            pan(from: 818, to: 600)
            harness.touch(.ended, at: CGPoint(x: 600, y: 500))
            harness.advance(by: 1)
            XCTAssertEqual(listener.log, [])
            split.presentsWithGesture = true
            pan(from: 818, to: 600)
            harness.touch(.ended, at: CGPoint(x: 600, y: 500))
            harness.advance(by: 1)
            XCTAssertEqual(listener.log, ["begin", "change 3", "show 0", "end"])
        }
    }

    func testDelegatesNameTheOrientationForPresentation() {
        onMain {
            final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
                func navigationControllerPreferredInterfaceOrientationForPresentation(
                    _ navigationController: UINavigationController
                ) -> UIInterfaceOrientation { .landscapeRight }
                func tabBarControllerPreferredInterfaceOrientationForPresentation(
                    _ tabBarController: UITabBarController
                ) -> UIInterfaceOrientation { .landscapeLeft }
            }
            let delegate = Delegate()
            let (navigation, tabs) = (UINavigationController(), UITabBarController())
            XCTAssertEqual(navigation.preferredInterfaceOrientationForPresentation, .portrait)
            navigation.delegate = delegate
            tabs.delegate = delegate
            XCTAssertEqual(navigation.preferredInterfaceOrientationForPresentation, .landscapeRight)
            XCTAssertEqual(tabs.preferredInterfaceOrientationForPresentation, .landscapeLeft)
            let (split, listener) = (UISplitViewController(style: .doubleColumn), Listener())
            split.delegate = listener
            XCTAssertEqual(split.preferredInterfaceOrientationForPresentation, .landscapeLeft)
        }
    }

    func testEightTabsHaveRoomAndTitlesStandBesideTheirPictures() {
        onMain {
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<8).map { titled("\($0)") }
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            XCTAssertEqual(tabs.tabBar.items?.count, 8)
            tabs.viewControllers = (0..<9).map { titled("\($0)") }
            harness.advance(by: 0.1)
            XCTAssertEqual(tabs.tabBar.items?.map { $0.title }.suffix(2), ["6", "More"])
            let label = tabs.tabBar.buttons[0].subviews.compactMap { $0 as? UILabel }.first!
            XCTAssertEqual(label.frame.height, 49, "inline")
        }
    }

    func testANarrowerParentLeavesRoomForFive() {
        onMain {
            let root = UIViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<7).map { titled("\($0)") }
            root.addChild(tabs)
            root.view.addSubview(tabs.view)
            tabs.didMove(toParent: root)
            harness.show(root: root)
            harness.advance(by: 0.1)
            tabs.selectedIndex = 6
            harness.advance(by: 0.1)
            let chosen = tabs.selectedViewController!
            XCTAssertEqual(tabs.tabBar.items?.count, 7)
            root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: tabs)
            harness.advance(by: 0.1)
            XCTAssertEqual(tabs.tabBar.items?.count, 5)
            XCTAssertTrue(tabs.selectedViewController === chosen)
            XCTAssertTrue(chosen.navigationController === tabs.moreNavigationController)
            XCTAssertNotNil(chosen.view.window)
            root.setOverrideTraitCollection(nil, forChild: tabs)
            harness.advance(by: 0.1)
            XCTAssertEqual(tabs.tabBar.items?.count, 7)
            XCTAssertTrue(chosen.parent === tabs)
            XCTAssertNotNil(chosen.view.window)
        }
    }
}
