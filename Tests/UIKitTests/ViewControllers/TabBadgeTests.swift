import TestSupport
import XCTest

@testable import UIKit
@_spi(Portico) @testable import UIKitBase
@testable import UIKitValues

/// Where a tab's badge stands when its title is beside its picture.
final class TabBadgeTests: MainTestCase, @unchecked Sendable {
    @MainActor private func tabs(_ titles: [String]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = titles.map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
            controller.tabBarItem.badgeValue = "12"
            return controller
        }
        harness.show(root: tabs)
        harness.advance(by: 0.1)
        return tabs
    }

    @MainActor private func parts(_ button: UIView) throws -> (picture: CGRect, title: CGRect, badge: CGRect) {
        let picture = try XCTUnwrap(button.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        let label = try XCTUnwrap(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
        let badge = try XCTUnwrap(button.subviews.lazy.compactMap { $0 as? TabBadge }.first)
        return (picture.frame, label.frame, badge.frame)
    }

    func testUprightTheBadgeIsAtThePicture() throws {
        try onMain {
            let tabs = tabs(["Home", "Search"])
            let (picture, _, badge) = try parts(XCTUnwrap(tabs.tabBar.buttons.first))
            XCTAssertGreaterThan(badge.midX, picture.midX)
            XCTAssertLessThan(badge.minX, picture.midX + 20)
        }
    }

    func testOnItsSideTheBadgeIsBesideTheTitle() throws {
        try onMain {
            let tabs = tabs(["Home", "Search"])
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            for button in tabs.tabBar.buttons {
                let (picture, title, badge) = try parts(button)
                XCTAssertGreaterThanOrEqual(title.minX, picture.maxX, "beside each other")
                XCTAssertEqual(badge.minX, title.maxX + 2, accuracy: 0.01)
                XCTAssertFalse(badge.intersects(picture))
                XCTAssertLessThanOrEqual(badge.maxX, button.bounds.maxX)
            }
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
        }
    }

    func testALargerFontHasALargerGroundAndLongTextNoWiderOneThanItsTab() throws {
        try onMain {
            let tabs = tabs(["Home", "Search", "More", "Less", "Last"])
            let item = try XCTUnwrap(tabs.tabBar.items?.first)
            XCTAssertEqual(try parts(tabs.tabBar.buttons[0]).badge.height, 18)
            item.setBadgeTextAttributes([.font: UIFont.systemFont(ofSize: 24)], for: .normal)
            item.setBadgeTextAttributes([.font: UIFont.systemFont(ofSize: 24)], for: .selected)
            item.badgeValue = "a long text in a badge"
            harness.advance(by: 0.1)
            let badge = try parts(tabs.tabBar.buttons[0]).badge
            XCTAssertGreaterThanOrEqual(badge.height, UIFont.systemFont(ofSize: 24).lineHeight)
            XCTAssertLessThanOrEqual(badge.width, tabs.tabBar.buttons[0].bounds.width)
        }
    }

    func testALongTitleMakesRoom() throws {
        try onMain {
            let tabs = tabs(["A title that is longer than its tab has room for it, however wide", "B", "C", "D", "E"])
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            let button = try XCTUnwrap(tabs.tabBar.buttons.first)
            let (picture, title, badge) = try parts(button)
            XCTAssertFalse(badge.intersects(picture))
            XCTAssertFalse(badge.intersects(title))
            XCTAssertLessThanOrEqual(badge.maxX, button.bounds.maxX + 0.01)
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
        }
    }
}
