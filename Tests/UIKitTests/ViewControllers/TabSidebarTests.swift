import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Tabs that are given as `UITab`s, on a tablet: at the top, and in a sidebar. DEV-1361.
final class TabSidebarTests: TabTestCase, @unchecked Sendable {
    override func prepare() {
        harness.end()
        harness = Harness(device: DeviceProfile.all.first { $0.idiom == .pad }!)
    }

    @MainActor private func buttons(in view: UIView) -> [UIButton] {
        (view as? UIButton).map { [$0] } ?? view.subviews.filter { !$0.isHidden }.flatMap { buttons(in: $0) }
    }

    func testTheBarStandsAtTheTop() {
        onMain {
            let search = UISearchTab { _ in Page() }
            let hidden = makeTab("S")
            hidden.preferredPlacement = .sidebarOnly
            let controller = UITabBarController(tabs: [search, makeTab("A"), hidden, makeTab("B")])
            harness.show(root: controller)
            harness.advance(by: 0.1)
            XCTAssertEqual(titles(controller), ["A", "B", "Search"], "a search tab is pinned to the end")
            XCTAssertEqual(controller.tabBar.frame.minY, 0)
            XCTAssertEqual(controller.tabBar.frame.maxY, controller.view.safeAreaInsets.top + 49)
            let page = controller.selectedViewController!.view!
            XCTAssertEqual(page.safeAreaInsets.top, controller.view.safeAreaInsets.top + 49)
            XCTAssertEqual(page.safeAreaInsets.bottom, controller.view.safeAreaInsets.bottom)
            XCTAssertNil(controller.sidebarView, "no group, and nobody asked for a sidebar")
            XCTAssertTrue(controller.tabs[1].hasVisiblePlacement)
            XCTAssertFalse(hidden.hasVisiblePlacement)
            harness.tap(controller.bar.buttons[1])
            harness.advance(by: 0.1)
            XCTAssertEqual(controller.selectedTab?.identifier, "B")
        }
    }

    @MainActor private func parts(_ button: TabButton) -> (image: UIImage?, title: String?) {
        let picture = button.subviews.lazy.compactMap { $0 as? UIImageView }.first
        return (picture?.image, button.subviews.lazy.compactMap { $0 as? UILabel }.first?.text)
    }

    func testACapsuleShowsTitlesAloneLightAndDark() throws {
        try onMain {
            let long = makeTab("A longer title")
            long.badgeValue = "3"
            let controller = UITabBarController(tabs: [makeTab("A"), long, UISearchTab { _ in Page() }])
            harness.show(root: controller)
            harness.advance(by: 0.1)
            let buttons = controller.bar.buttons
            XCTAssertEqual(buttons.map { parts($0).title }, ["A", "A longer title", nil])
            XCTAssertEqual(buttons.map { parts($0).image == nil }, [true, true, false], "a search has its sign alone")
            XCTAssertGreaterThan(buttons[1].bounds.width, buttons[0].bounds.width + 40)
            let badge = try XCTUnwrap(buttons[1].subviews.lazy.compactMap { $0 as? TabBadge }.first)
            XCTAssertLessThanOrEqual(badge.frame.maxX, buttons[1].bounds.maxX)
            XCTAssertEqual(badge.frame.midY, buttons[1].bounds.midY, accuracy: 1)
            let capsule = controller.bar.background.frame
            XCTAssertLessThan(capsule.width, 400)
            XCTAssertEqual(capsule.midX, controller.bar.bounds.midX, accuracy: 1)
            for button in buttons {
                let frame = button.frame
                // Foundation's `contains` compares a union, whose width is a rounding off.
                XCTAssertEqual(frame.intersection(capsule), frame, "in \(capsule)")
            }
            let widths = buttons.map(\.bounds.width)
            harness.tap(buttons[1])
            harness.advance(by: 0.1)
            XCTAssertEqual(buttons.map(\.bounds.width), widths, "a selected title has the room of another")
            for style in [UIUserInterfaceStyle.light, .dark] {
                harness.window.overrideUserInterfaceStyle = style
                harness.advance(by: 0.1)
                harness.renderFrame()
                // Above the first title, which isn't selected, and above the second, which is.
                let ground = harness.pixel(at: CGPoint(x: capsule.maxX + 30, y: capsule.midY))
                let plain = harness.pixel(at: CGPoint(x: capsule.minX + buttons[0].bounds.midX, y: capsule.minY + 8))
                let selected = harness.pixel(at: CGPoint(x: buttons[1].frame.midX, y: capsule.minY + 8))
                XCTAssertNotEqual(ground, plain)
                XCTAssertNotEqual(plain, selected)
            }
        }
    }

    func testASelectedTabThatIsHiddenGivesPlaceAlikeOnPhoneAndTablet() {
        onMain {
            @MainActor func selected(on device: DeviceProfile) -> [String?] {
                harness.end()
                harness = Harness(device: device)
                return (0..<4).map { place in
                    let fixed = makeTab("C")
                    fixed.preferredPlacement = .fixed
                    let tabs = [UISearchTab { _ in Page() }, makeTab("A"), makeTab("B"), fixed]
                    let controller = UITabBarController(tabs: tabs)
                    harness.show(root: controller)
                    harness.advance(by: 0.1)
                    controller.selectedTab = tabs[place]
                    harness.advance(by: 0.1)
                    tabs[place].isHidden = true
                    harness.advance(by: 0.1)
                    return controller.selectedTab?.title
                }
            }
            XCTAssertEqual(selected(on: .default), ["A", "B", "C", "Search"])
            XCTAssertEqual(
                selected(on: DeviceProfile.all.first { $0.idiom == .pad }!), ["A", "B", "C", "Search"],
                "where the bar has another order")
        }
    }

    @MainActor private final class SidebarListener: NSObject, UITabBarController.Sidebar.Delegate {
        var log: [String] = []
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating
        ) {
            log.append(sidebar.isHidden ? "goes" : "comes")
            animator.addAnimations { self.log.append("animates") }
            animator.addCompletion { self.log.append("is over") }
        }
    }

    func testTheDelegateHearsThatTheSidebarComes() {
        onMain {
            let listener = SidebarListener()
            let controller = UITabBarController(tabs: [makeTab("A"), makeTab("B")])
            controller.mode = .tabSidebar
            controller.sidebar.delegate = listener
            harness.show(root: controller)
            harness.advance(by: 0.1)
            XCTAssertEqual(listener.log, [])
            controller.sidebar.isHidden = false
            XCTAssertEqual(listener.log, ["comes", "animates"])
            harness.advance(by: 1)
            XCTAssertEqual(listener.log, ["comes", "animates", "is over"])
            XCTAssertEqual(controller.sidebarView?.frame.minX, 0)
        }
    }

    @MainActor private final class MenuMaker: NSObject, UITabBarController.Sidebar.Delegate {
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            contextMenuConfigurationFor tab: UITab
        ) -> UIContextMenuConfiguration? {
            guard tab.identifier == "A" else { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Share") { _ in }])
            })
        }
    }

    func testTheDelegateGivesRowsMenus() throws {
        try onMain {
            let (controller, maker) = (UITabBarController(tabs: [makeTab("A"), makeTab("B")]), MenuMaker())
            controller.mode = .tabSidebar
            controller.sidebar.isHidden = false
            harness.show(root: controller)
            harness.advance(by: 0.5)
            let sidebar = try XCTUnwrap(controller.sidebarView)
            @MainActor func menu(_ index: Int) -> UIContextMenuInteraction? {
                sidebar.rows[index].interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
            }
            XCTAssertNil(menu(0), "nobody who would give one")
            controller.sidebar.delegate = maker
            for (index, isThere) in [(0, true), (1, false)] {
                let interaction = try XCTUnwrap(menu(index))
                let found = sidebar.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
                XCTAssertEqual(found != nil, isThere)
            }
        }
    }

    func testTitlesOfTheSidebarStandInOneLine() throws {
        try onMain {
            @MainActor func makeTab(_ title: String, _ symbol: String?) -> UITab {
                UITab(title: title, image: symbol.flatMap { UIImage(systemName: $0) }, identifier: title) { _ in Page()
                }
            }
            let group = UITabGroup(
                title: "G", image: nil, identifier: "G", children: [makeTab("one", nil), makeTab("two", nil)])
            let tabs = [makeTab("A", "lightbulb"), makeTab("B", "camera"), makeTab("C", nil), group]
            let controller = UITabBarController(tabs: tabs)
            controller.sidebar.isHidden = false
            harness.show(root: controller)
            harness.advance(by: 1)
            let sidebar = try XCTUnwrap(controller.sidebarView)
            @MainActor func starts() -> [CGFloat] {
                buttons(in: sidebar).map { row in
                    row.layoutIfNeeded()
                    return row.titleLabel.map { $0.convert(CGPoint.zero, to: sidebar).x } ?? 0
                }
            }
            let usual = starts()
            XCTAssertEqual(usual[0], usual[1], accuracy: 0.5, "symbols of different widths")
            XCTAssertEqual(usual[0], usual[2], accuracy: 0.5, "no symbol")
            XCTAssertEqual(usual[3], usual[4])
            XCTAssertLessThan(usual[3], usual[0], "nothing is kept free in a group without images")
            harness.runtime.post(.textSize(.ax3))
            harness.advance(by: 0.5)
            let large = starts()
            XCTAssertGreaterThan(large[0], usual[0])
            XCTAssertEqual(large[0], large[1], accuracy: 0.5)
            XCTAssertEqual(large[0], large[2], accuracy: 0.5)
        }
    }

    func testABadgeOfARowIsReadAndGrowsWithTheText() throws {
        try onMain {
            let tab = makeTab("A")
            tab.badgeValue = "12"
            let controller = UITabBarController(tabs: [tab, makeTab("B")])
            controller.mode = .tabSidebar
            controller.sidebar.isHidden = false
            harness.show(root: controller)
            harness.advance(by: 1)
            let sidebar = try XCTUnwrap(controller.sidebarView)
            @MainActor func check() throws {
                let row = try XCTUnwrap(buttons(in: sidebar).first)
                row.layoutIfNeeded()
                XCTAssertEqual(row.accessibilityValue, "12")
                let badge = try XCTUnwrap(row.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "12" })
                XCTAssertGreaterThanOrEqual(badge.bounds.width, badge.sizeThatFits(row.bounds.size).width)
                XCTAssertEqual(badge.frame.maxX, row.bounds.width - 12)
                XCTAssertEqual(badge.frame.midY, row.bounds.midY)
            }
            try check()
            harness.runtime.post(.textSize(.ax3))
            harness.advance(by: 0.5)
            try check()
        }
    }

    func testATitleStandsInTheMiddleOfWhatTheSidebarLeaves() throws {
        try onMain {
            let page = Page()
            page.title = "Middle"
            let tab = UITab(title: "A", image: nil, identifier: "A") { _ in
                UINavigationController(rootViewController: page)
            }
            let controller = UITabBarController(tabs: [tab, makeTab("B")])
            controller.mode = .tabSidebar
            controller.sidebar.isHidden = false
            harness.show(root: controller)
            harness.advance(by: 1)
            let bar = try XCTUnwrap(page.navigationController?.navigationBar)
            @MainActor func title(_ view: UIView) -> UIView? {
                if let label = view as? UILabel, label.text == "Middle", label.alpha > 0 { return label }
                return view.subviews.lazy.compactMap { title($0) }.first
            }
            @MainActor func middle() throws -> CGFloat {
                let label = try XCTUnwrap(title(bar))
                return label.convert(label.bounds, to: controller.view).midX
            }
            let width = controller.view.bounds.width
            XCTAssertEqual(try middle(), (320 + width) / 2, accuracy: 1)
            controller.sidebar.isHidden = true
            harness.advance(by: 1)
            XCTAssertEqual(try middle(), width / 2, accuracy: 1)
        }
    }

    func testTheSidebarShowsGroupsAndSelects() throws {
        try onMain {
            let listener = Listener()
            let group = UITabGroup(
                title: "G", image: nil, identifier: "G", children: [makeTab("one"), makeTab("two")])
            let controller = UITabBarController(tabs: [makeTab("A"), group])
            controller.delegate = listener
            harness.show(root: controller)
            harness.advance(by: 0.1)
            XCTAssertTrue(controller.sidebar.isHidden)
            harness.tap(try XCTUnwrap(controller.sidebarButton))
            harness.advance(by: 1)
            XCTAssertFalse(controller.sidebar.isHidden)
            let sidebar = try XCTUnwrap(controller.sidebarView)
            XCTAssertEqual(sidebar.frame.minX, 0)
            XCTAssertEqual(controller.tabBar.alpha, 0)
            let page = controller.selectedViewController!.view!
            XCTAssertEqual(page.safeAreaInsets.left, 320)
            let rows = buttons(in: sidebar)
            XCTAssertEqual(rows.map { $0.configuration?.title }, ["A", "one", "two"])
            harness.tap(rows[2])
            harness.advance(by: 0.5)
            XCTAssertEqual(listener.log, ["should two", "did two from A"])
            XCTAssertEqual(controller.selectedTab?.identifier, "two")
            XCTAssertTrue(buttons(in: sidebar)[2].accessibilityTraits.contains(.selected))
            controller.sidebar.preferredLayout = .tile
            harness.advance(by: 0.1)
            XCTAssertEqual(controller.stage.frame.minX, 320)
            XCTAssertEqual(controller.stage.frame.width, controller.view.bounds.width - 320)
            harness.tap(try XCTUnwrap(controller.sidebarButton))
            harness.advance(by: 1)
            XCTAssertEqual(controller.stage.frame, controller.view.bounds)
            XCTAssertEqual(controller.tabBar.alpha, 1)
        }
    }
}
