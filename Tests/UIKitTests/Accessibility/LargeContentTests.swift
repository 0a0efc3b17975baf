import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What is shown large under a finger at the accessibility text sizes.
final class LargeContentTests: MainTestCase, @unchecked Sendable {
    private final class Watcher: NSObject, UILargeContentViewerInteractionDelegate {
        var ended: [String] = []
        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) { ended.append(item?.largeContentTitle ?? "none") }
    }

    @MainActor private var panel: LargeContentPanel? {
        harness.application.windows.lazy.flatMap(\.subviews).compactMap { $0 as? LargeContentPanel }.first
    }

    @MainActor private func use(_ size: UIContentSizeCategory) {
        SystemChanges.change(textSize: size)
        harness.advance(by: 0.1)
    }

    override func cleanUp() { SystemChanges.change(textSize: .large) }

    @MainActor private func views(_ watcher: Watcher?) -> UIView {
        let root = UIViewController()
        harness.show(root: root)
        let row = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 60))
        for (index, title) in ["One", "Two"].enumerated() {
            let view = UIView(frame: CGRect(x: index * 100, y: 0, width: 100, height: 60))
            view.showsLargeContentViewer = true
            view.largeContentTitle = title
            row.addSubview(view)
        }
        row.addInteraction(UILargeContentViewerInteraction(delegate: watcher))
        root.view.addSubview(row)
        harness.advance(by: 0.1)
        return row
    }

    func testAFingerThatStaysShowsTheItemAndSlidesToTheNext() {
        onMain {
            let watcher = Watcher()
            _ = views(watcher)
            use(.accessibilityLarge)
            harness.touch(.began, at: CGPoint(x: 50, y: 230))
            XCTAssertNil(panel)
            harness.advance(by: 1)
            XCTAssertEqual(panel?.accessibilityLabel, "One")
            harness.touch(.moved, at: CGPoint(x: 150, y: 230))
            harness.advance(by: 0.1)
            XCTAssertEqual(panel?.accessibilityLabel, "Two")
            XCTAssertEqual(
                panel?.center,
                CGPoint(x: harness.application.windows[0].bounds.midX, y: harness.application.windows[0].bounds.midY))
            harness.touch(.moved, at: CGPoint(x: 250, y: 230))
            harness.advance(by: 0.1)
            XCTAssertNil(panel, "nothing is there")
            harness.touch(.moved, at: CGPoint(x: 150, y: 230))
            harness.touch(.ended, at: CGPoint(x: 150, y: 230))
            harness.advance(by: 0.1)
            XCTAssertNil(panel)
            XCTAssertEqual(watcher.ended, ["Two"])
        }
    }

    func testAtSmallerSizesNothingIsShown() {
        onMain {
            let watcher = Watcher()
            _ = views(watcher)
            XCTAssertFalse(UILargeContentViewerInteraction.isEnabled)
            harness.touch(.began, at: CGPoint(x: 50, y: 230))
            harness.advance(by: 1)
            XCTAssertNil(panel)
            harness.touch(.ended, at: CGPoint(x: 50, y: 230))
            XCTAssertEqual(watcher.ended, [])
        }
    }

    func testTheChangeIsTold() {
        onMain {
            var count = 0
            let token = NotificationCenter.default.addObserver(
                forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { count += 1 } }
            defer { NotificationCenter.default.removeObserver(token) }
            use(.extraLarge)
            XCTAssertEqual(count, 0)
            use(.accessibilityMedium)
            use(.accessibilityLarge)
            XCTAssertEqual(count, 1)
            use(.large)
            XCTAssertEqual(count, 2)
        }
    }

    func testATabIsShownLargeAndChosenWhenTheFingerIsLifted() {
        onMain {
            let tabs = UITabBarController()
            let controllers = ["First", "Second"].map { title in
                let controller = UIViewController()
                controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
                return controller
            }
            tabs.viewControllers = controllers
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            use(.accessibilityLarge)
            let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
            let point = CGPoint(x: bar.minX + bar.width * 0.75, y: bar.minY + 20)
            harness.touch(.began, at: point)
            harness.advance(by: 1)
            XCTAssertEqual(panel?.accessibilityLabel, "Second")
            XCTAssertEqual(tabs.selectedIndex, 0)
            harness.touch(.ended, at: point)
            harness.advance(by: 0.1)
            XCTAssertNil(panel)
            XCTAssertEqual(tabs.selectedIndex, 1)
        }
    }

    /// Apple's advice for navigation bars, toolbars and tab bars: they stay small, and a finger shows what is in them large.
    func testTextsOfBarsStaySmallAndAFingerShowsThemLarge() throws {
        try onMain {
            let root = UIViewController()
            root.title = "Trips"
            root.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: nil, action: nil)
            root.toolbarItems = [UIBarButtonItem(title: "Archive", style: .plain, target: nil, action: nil)]
            let navigation = UINavigationController(rootViewController: root)
            navigation.isToolbarHidden = false
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            @MainActor func buttons(_ view: UIView) -> [UIView] {
                view.subviews.flatMap { $0 is BarButtonView ? [$0] : buttons($0) }
            }
            @MainActor func label(_ title: String) -> UILabel? {
                (buttons(navigation.bar) + buttons(navigation.toolbar)).lazy.flatMap(\.subviews)
                    .compactMap { $0 as? UILabel }.first { $0.text == title }
            }
            @MainActor func sizes() -> [CGFloat?] {
                [navigation.bar.content?.titleLabel, label("Edit"), label("Archive")].map { $0?.font.pointSize }
            }
            XCTAssertEqual(sizes(), [17, 17, 17])
            use(.accessibilityExtraLarge)
            XCTAssertEqual(sizes(), [17, 17, 17])
            for title in ["Edit", "Archive"] {
                let label = try XCTUnwrap(label(title))
                let point = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
                harness.touch(.began, at: point)
                harness.advance(by: 1)
                XCTAssertEqual(panel?.accessibilityLabel, title)
                harness.touch(.ended, at: point)
                harness.advance(by: 0.1)
                XCTAssertNil(panel)
            }
        }
    }

    func testASearchFieldsMagnifierGrowsWithTheText() {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
            root.view.addSubview(bar)
            harness.advance(by: 0.1)
            let icon = bar.searchTextField.icon
            let width = icon.bounds.width
            XCTAssertEqual(width, 20)
            use(.accessibilityExtraLarge)
            XCTAssertGreaterThan(icon.bounds.width, width * 1.8)
            use(.large)
            XCTAssertEqual(icon.bounds.width, width)
        }
    }
}
