import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Tabs that are given as view controllers, on a tablet: at the top where there is width, else at the bottom. DEV-1361.
final class TopTabTests: TabTestCase, @unchecked Sendable {
    override func prepare() {
        harness.end()
        harness = Harness(device: DeviceProfile.all.first { $0.idiom == .pad }!)
    }

    @MainActor private func makeController(_ names: String = "ABC") -> UITabBarController {
        let controller = UITabBarController()
        controller.viewControllers = names.map { name in
            let page = Page()
            page.tabBarItem = UITabBarItem(title: String(name), image: UIImage(systemName: "star"), tag: 0)
            return page
        }
        harness.show(root: controller)
        harness.advance(by: 0.1)
        return controller
    }

    @MainActor private func assertTop(_ controller: UITabBarController, _ isTop: Bool, line: UInt = #line) throws {
        let (view, page) = (controller.view!, try XCTUnwrap(controller.selectedViewController?.view))
        XCTAssertEqual(controller.tabBar.isAtTop, isTop, line: line)
        let row: CGFloat = 49
        if isTop {
            XCTAssertEqual(controller.tabBar.frame.minY, 0, line: line)
            XCTAssertEqual(controller.tabBar.frame.maxY, view.safeAreaInsets.top + row, line: line)
            XCTAssertEqual(page.safeAreaInsets.top, view.safeAreaInsets.top + row, line: line)
            XCTAssertEqual(page.safeAreaInsets.bottom, view.safeAreaInsets.bottom, line: line)
        } else {
            XCTAssertEqual(controller.tabBar.frame.maxY, view.bounds.maxY, line: line)
            XCTAssertEqual(page.safeAreaInsets.top, view.safeAreaInsets.top, line: line)
            XCTAssertEqual(page.safeAreaInsets.bottom, view.safeAreaInsets.bottom + row, line: line)
        }
        XCTAssertEqual(page.frame.size, view.bounds.size, line: line)
    }

    func testControllersHaveTheirTabsAtTheTopUprightAndAcross() throws {
        try onMain {
            let controller = makeController()
            XCTAssertEqual(controller.tabs, [])
            XCTAssertNil(controller.selectedTab)
            try assertTop(controller, true)
            harness.tap(controller.bar.buttons[1])
            harness.advance(by: 0.5)
            XCTAssertEqual(controller.selectedIndex, 1)
            try assertTop(controller, true)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            try assertTop(controller, true)
            XCTAssertEqual(controller.bar.background.frame.midX, controller.view.bounds.midX, accuracy: 1)
        }
    }

    func testACompactWidthPutsThemAtTheBottom() throws {
        try onMain {
            let controller = makeController()
            controller.traitOverrides.horizontalSizeClass = .compact
            harness.advance(by: 0.1)
            try assertTop(controller, false)
            controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            harness.advance(by: 0.1)
            try assertTop(controller, true)
        }
    }

    func testAHiddenBarGivesItsRoomBack() throws {
        try onMain {
            let controller = makeController()
            let page = try XCTUnwrap(controller.selectedViewController?.view)
            for isAnimated in [false, true] {
                controller.setTabBarHidden(true, animated: isAnimated)
                harness.advance(by: 1)
                XCTAssertTrue(controller.tabBar.isHidden)
                XCTAssertEqual(page.safeAreaInsets.top, controller.view.safeAreaInsets.top)
                controller.setTabBarHidden(false, animated: isAnimated)
                harness.advance(by: 1)
                XCTAssertFalse(controller.tabBar.isHidden)
                try assertTop(controller, true)
            }
        }
    }

    func testANavigationBarStandsBelowTheTabs() throws {
        try onMain {
            let root = UIViewController()
            root.title = "Root"
            let navigation = UINavigationController(rootViewController: root)
            let controller = UITabBarController()
            controller.viewControllers = [navigation, Page()]
            harness.show(root: controller)
            harness.advance(by: 0.1)
            let bar = navigation.navigationBar
            let top = bar.convert(bar.bounds, to: controller.view).minY
            XCTAssertEqual(top, controller.tabBar.frame.maxY)
            XCTAssertEqual(root.view.safeAreaInsets.top, top + bar.bounds.height)
        }
    }

    func testTheSidebarHasARowForEachController() throws {
        try onMain {
            @MainActor final class Log: NSObject, UITabBarControllerDelegate {
                var lines: [String] = []
                func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
                    lines.append("should \(controller.tabBarItem.title ?? "")")
                    return true
                }
                func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
                    lines.append("did \(controller.tabBarItem.title ?? "")")
                }
            }
            let (controller, log) = (makeController(), Log())
            XCTAssertNil(controller.sidebarView, "not without a mode that says so")
            controller.mode = .tabSidebar
            controller.delegate = log
            controller.sidebar.isHidden = false
            harness.advance(by: 1)
            let sidebar = try XCTUnwrap(controller.sidebarView)
            @MainActor func rows() -> [TabSidebarRow] { sidebar.rows.compactMap { $0 as? TabSidebarRow } }
            @MainActor func selected() -> [String?] {
                rows().filter { $0.accessibilityTraits.contains(.selected) }.map { $0.configuration?.title }
            }
            XCTAssertEqual(rows().map { $0.configuration?.title }, ["A", "B", "C"])
            XCTAssertEqual(selected(), ["A"])
            XCTAssertEqual(controller.selectedViewController?.view.safeAreaInsets.left, 320)
            harness.tap(rows()[2])
            harness.advance(by: 0.5)
            XCTAssertEqual(log.lines, ["should C", "did C"])
            XCTAssertEqual(
                controller.selectedIndex, 2,
                "\(controller.viewControllers ?? []), \(controller.selectedViewController as Any)")
            XCTAssertEqual(selected(), ["C"])
            controller.selectedIndex = 1
            harness.advance(by: 0.5)
            XCTAssertEqual(selected(), ["B"])
            controller.viewControllers?[1].tabBarItem.title = "Bee"
            harness.advance(by: 0.1)
            XCTAssertEqual(selected(), ["Bee"])
            controller.mode = .tabBar
            harness.advance(by: 0.1)
            try assertTop(controller, true)
            XCTAssertTrue(sidebar.isHidden)
        }
    }

    func testAppearancesAreForABarAtTheBottom() {
        onMain {
            let controller = makeController()
            let look = UITabBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .red
            for item in [look.stackedLayoutAppearance, look.inlineLayoutAppearance] {
                item.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            }
            controller.tabBar.standardAppearance = look
            controller.tabBar.scrollEdgeAppearance = look
            @MainActor func isRed() -> Bool {
                harness.advance(by: 0.1)
                harness.renderFrame()
                let ground = controller.bar.background.frame
                // Between the ground's edge and the first title.
                let pixel = harness.pixel(
                    at: controller.bar.convert(CGPoint(x: ground.minX + 12, y: ground.midY), to: nil))
                return pixel.r > 200 && pixel.g < 50
            }
            @MainActor func colors() -> [UIColor?] {
                controller.bar.buttons.map { $0.subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor }
            }
            XCTAssertFalse(isRed())
            XCTAssertFalse(colors().contains(.green))
            controller.traitOverrides.horizontalSizeClass = .compact
            XCTAssertTrue(isRed())
            XCTAssertTrue(colors().contains(.green))
        }
    }

    func testThePanelThatRearrangesThemIsBelowTheBar() throws {
        try onMain {
            let controller = makeController("ABCDEFGHIJ")
            controller.tabBar.beginCustomizingItems(controller.viewControllers?.map { $0.tabBarItem } ?? [])
            harness.advance(by: 1)
            let panel = try XCTUnwrap(controller.view.subviews.lazy.compactMap { $0 as? TabCustomizingPanel }.first)
            XCTAssertEqual(panel.frame.minY, controller.tabBar.frame.maxY)
            XCTAssertEqual(panel.frame.maxY, controller.view.bounds.maxY)
            controller.tabBar.endCustomizing(animated: false)
            try assertTop(controller, true)
        }
    }

    func testVoiceOverReadsTheTabsBeforeTheContent() {
        onMain {
            let controller = makeController()
            XCTAssertIdentical(controller.viewsReadFirst.first, controller.tabBar)
            controller.traitOverrides.horizontalSizeClass = .compact
            harness.advance(by: 0.1)
            XCTAssertTrue(controller.viewsReadFirst.isEmpty)
        }
    }
}
