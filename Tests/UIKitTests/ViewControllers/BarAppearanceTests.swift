import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Appearances of bars and of their items: whose copy is whose, and when a change shows.
final class BarAppearanceTests: MainTestCase, @unchecked Sendable {
    @MainActor private func texts(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? texts(in: $0) }
    }

    @MainActor private func color(of text: String, in view: UIView) -> UIColor? {
        texts(in: view).last { $0.text == text && $0.window != nil }?.textColor
    }

    @MainActor private func titled(_ color: UIColor) -> UIBarButtonItemAppearance {
        let look = UIBarButtonItemAppearance(style: .plain)
        look.normal.titleTextAttributes = [.foregroundColor: color]
        return look
    }

    @MainActor private func showNavigation() -> UINavigationController {
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: root)
        harness.show(root: navigation)
        harness.advance(by: 0.1)
        return navigation
    }

    func testAChangeInsideABarsAppearanceShowsAtOnce() {
        onMain {
            let bar = showNavigation().navigationBar
            bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            XCTAssertEqual(color(of: "Save", in: bar), .red)
            bar.standardAppearance.buttonAppearance = titled(.green)
            XCTAssertEqual(color(of: "Save", in: bar), .green)
            let look = UINavigationBarAppearance()
            look.buttonAppearance = titled(.blue)
            bar.standardAppearance = look
            XCTAssertEqual(color(of: "Save", in: bar), .blue)
        }
    }

    func testAChangeInsideATabBarsOrToolbarsAppearanceShowsAtOnce() {
        onMain {
            harness.showWindow()
            let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
            tabs.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
            let tools = UIToolbar(frame: CGRect(x: 0, y: 60, width: 300, height: 44))
            tools.items = [UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)]
            for bar in [tabs, tools] { harness.window.addSubview(bar) }
            tabs.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            XCTAssertEqual(color(of: "One", in: tabs), .red)
            tools.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            XCTAssertEqual(color(of: "Two", in: tools), .red)
        }
    }

    func testWhatTheAppSetsIsCopied() {
        onMain {
            let bar = showNavigation().navigationBar
            let item = UIBarButtonItemAppearance(style: .plain)
            let look = UINavigationBarAppearance()
            look.buttonAppearance = item
            look.doneButtonAppearance = item
            item.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            XCTAssertTrue(look.buttonAppearance.normal.titleTextAttributes.isEmpty)
            XCTAssertFalse(look.buttonAppearance === look.doneButtonAppearance)
            bar.standardAppearance = look
            look.buttonAppearance = titled(.red)
            XCTAssertNotEqual(color(of: "Save", in: bar), .red, "the bar's is another")
            let one = UINavigationItem(title: "one")
            let other = UINavigationItem(title: "other")
            one.standardAppearance = look
            other.standardAppearance = look
            XCTAssertFalse(one.standardAppearance === other.standardAppearance)
            let tab = UITabBarItem(title: "tab", image: nil, tag: 0)
            let tabLook = UITabBarAppearance()
            tab.standardAppearance = tabLook
            tabLook.backgroundColor = .red
            XCTAssertNil(tab.standardAppearance?.backgroundColor)
        }
    }

    func testAnItemsAppearanceShowsAChangeInPlace() {
        onMain {
            let navigation = showNavigation()
            let item = navigation.topViewController!.navigationItem
            item.scrollEdgeAppearance = UINavigationBarAppearance()
            item.scrollEdgeAppearance?.backgroundColor = .red
            XCTAssertEqual(navigation.navigationBar.background.color, .red)
            item.scrollEdgeAppearance?.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            XCTAssertEqual(color(of: "Save", in: navigation.navigationBar), .green)
        }
    }

    func testButtonsLookAsTheAppearanceThatShows() {
        onMain {
            let navigation = showNavigation()
            let bar = navigation.navigationBar
            let custom = WindowCounter()
            let button = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
            let top = navigation.topViewController!
            top.navigationItem.rightBarButtonItems = [button, UIBarButtonItem(customView: custom)]
            let look = UINavigationBarAppearance()
            look.buttonAppearance = titled(.green)
            bar.scrollEdgeAppearance = look
            XCTAssertEqual(color(of: "Save", in: bar), .green)
            top.contentScrolled(by: 10)
            XCTAssertNotEqual(color(of: "Save", in: bar), .green)
            top.contentScrolled(by: 0)
            XCTAssertEqual(color(of: "Save", in: bar), .green)
            bar.scrollEdgeAppearance = nil
            harness.turn()
            custom.moves = 0
            top.contentScrolled(by: 10)
            top.contentScrolled(by: 0)
            XCTAssertEqual(custom.moves, 0, "buttons that look the same stay")
        }
    }

    func testOnlyTheStandardAppearanceSilencesTheOlderProperties() {
        onMain {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            bar.barTintColor = .red
            bar.scrollEdgeAppearance = UINavigationBarAppearance()
            bar.scrollEdgeAppearance?.backgroundColor = .blue
            XCTAssertEqual(bar.background.color, .red)
            bar.standardAppearance.shadowColor = nil
            XCTAssertNil(bar.background.color)
        }
    }
}

@MainActor private final class WindowCounter: UIView {
    var moves = 0

    override func didMoveToWindow() {
        super.didMoveToWindow()
        moves += 1
    }
}
