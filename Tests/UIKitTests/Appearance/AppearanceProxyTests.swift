import TestSupport
import XCTest

@testable import UIKit

/// What proxies say reaches instances that enter a window, and the instances' own values win.
final class AppearanceProxyTests: MainTestCase, @unchecked Sendable {
    func testAppliesWhenAnInstanceEntersAWindowAndNotBefore() {
        onMain {
            harness.showWindow()
            let before = UISwitch()
            harness.window.addSubview(before)
            UISwitch.appearance().onTintColor = .red
            let toggle = UISwitch()
            XCTAssertNil(toggle.onTintColor)
            harness.window.addSubview(toggle)
            XCTAssertEqual(toggle.onTintColor, .red)
            XCTAssertNil(before.onTintColor, "it was in the window already")
            before.removeFromSuperview()
            harness.window.addSubview(before)
            XCTAssertEqual(before.onTintColor, .red)
        }
    }

    func testOwnValuesWin() {
        onMain {
            harness.showWindow()
            UILabel.appearance().textColor = .red
            let label = UILabel()
            label.textColor = .blue
            harness.window.addSubview(label)
            XCTAssertEqual(label.textColor, .blue)
        }
    }

    func testALaterProxyValueReachesWhatAProxyGave() {
        onMain {
            harness.showWindow()
            UILabel.appearance().textColor = .red
            let label = UILabel()
            harness.window.addSubview(label)
            UILabel.appearance().textColor = .green
            XCTAssertEqual(label.textColor, .red)
            label.removeFromSuperview()
            harness.window.addSubview(label)
            XCTAssertEqual(label.textColor, .green)
        }
    }

    final class Card: UIView {}
    final class Title: UILabel {}

    func testTheMoreSpecialProxyWins() {
        onMain {
            harness.showWindow()
            Title.appearance().textColor = .green
            UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
            UILabel.appearance().textColor = .red
            let label = UILabel(), title = Title(), carded = UILabel(), card = Card()
            card.addSubview(carded)
            for view in [label, title, card] as [UIView] { harness.window.addSubview(view) }
            XCTAssertEqual(label.textColor, .red)
            XCTAssertEqual(title.textColor, .green)
            XCTAssertEqual(carded.textColor, .blue)
        }
    }

    func testContainersInTheirOrderControllersToo() {
        onMain {
            final class Screen: UIViewController {}
            let screen = Screen()
            harness.show(root: screen)
            UILabel.appearance(whenContainedInInstancesOf: [Card.self, Screen.self]).numberOfLines = 3
            UILabel.appearance(whenContainedInInstancesOf: [Screen.self, Card.self]).numberOfLines = 7
            let label = UILabel(), card = Card()
            card.addSubview(label)
            screen.view.addSubview(card)
            XCTAssertEqual(label.numberOfLines, 3)
        }
    }

    func testByTraits() {
        onMain {
            harness.showWindow()
            UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .red
            let light = UILabel(), dark = UILabel()
            dark.overrideUserInterfaceStyle = .dark
            harness.window.addSubview(light)
            harness.window.addSubview(dark)
            XCTAssertEqual(dark.textColor, .red)
            XCTAssertEqual(light.textColor, .label)
        }
    }

    func testBars() {
        onMain {
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .red
            UINavigationBar.appearance().standardAppearance = look
            UINavigationBar.appearance().tintColor = .green
            UITabBar.appearance().unselectedItemTintColor = .blue
            UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
            let screen = UIViewController()
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Go", style: .plain, target: nil, action: nil)
            let navigation = UINavigationController(rootViewController: screen)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            XCTAssertEqual(navigation.navigationBar.standardAppearance.backgroundColor, .red)
            XCTAssertEqual(navigation.navigationBar.tintColor, .green)
            XCTAssertEqual(tabs.tabBar.unselectedItemTintColor, .blue)
            let given = screen.navigationItem.rightBarButtonItem?.titleTextAttributes(for: .normal)
            XCTAssertEqual(given?[.foregroundColor] as? UIColor, .yellow)
        }
    }

    func testAButtonsTitleColourByState() {
        onMain {
            harness.showWindow()
            UIButton.appearance().setTitleColor(.red, for: .normal)
            let button = UIButton(type: .system)
            harness.window.addSubview(button)
            XCTAssertEqual(button.titleColor(for: .normal), .red)
        }
    }

    func testWithoutProxiesNothingIsKept() {
        onMain {
            harness.showWindow()
            let label = UILabel()
            harness.window.addSubview(label)
            XCTAssertNil(label.extras?.appearance.first)
        }
    }
}
