import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What apps set of bars and their items.
final class BarPartsTests: MainTestCase, @unchecked Sendable {
    private func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    func testABarsItemsAreSetAtOnce() {
        onMain {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let (first, second) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))
            bar.setItems([first, second], animated: false)
            XCTAssertEqual(bar.items, [first, second])
            XCTAssertTrue(bar.topItem === second)
            XCTAssertTrue(bar.backItem === first)
            XCTAssertEqual(bar.titleVerticalPositionAdjustment(for: .default), 0)
            bar.setTitleVerticalPositionAdjustment(-3, for: .default)
            XCTAssertEqual(bar.titleVerticalPositionAdjustment(for: .default), -3)
            bar.titleTextAttributes = [.foregroundColor: UIColor.red]
            XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .red)
            let (arrow, mask) = (picture(), picture())
            XCTAssertNil(bar.backIndicatorImage)
            bar.backIndicatorImage = arrow
            bar.backIndicatorTransitionMaskImage = mask
            XCTAssertTrue(bar.backIndicatorImage === arrow)
            XCTAssertTrue(bar.backIndicatorTransitionMaskImage === mask)
            let appearance = UINavigationBarAppearance()
            appearance.configureWithTransparentBackground()
            XCTAssertNil(appearance.backgroundEffect)
            appearance.configureWithDefaultBackground()
            XCTAssertNotNil(appearance.backgroundEffect)
        }
    }

    func testItemsOfANavigationItem() {
        onMain {
            let item = UINavigationItem(title: "Title")
            XCTAssertFalse(item.hidesBackButton)
            XCTAssertFalse(item.leftItemsSupplementBackButton)
            let mode: UINavigationItem.LargeTitleDisplayMode = .automatic
            XCTAssertEqual(item.largeTitleDisplayMode, mode)
            let (one, two) = (
                UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
            )
            item.setRightBarButton(one, animated: false)
            XCTAssertEqual(item.rightBarButtonItems, [one])
            item.setRightBarButtonItems([one, two], animated: true)
            XCTAssertTrue(item.rightBarButtonItem === one)
            XCTAssertEqual(item.rightBarButtonItems, [one, two])
            item.setRightBarButtonItems(nil, animated: false)
            XCTAssertNil(item.rightBarButtonItem)
            let navigation = UINavigationController(rootViewController: UIViewController())
            let pushed = UIViewController()
            pushed.navigationItem.hidesBackButton = true
            navigation.pushViewController(pushed, animated: false)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            XCTAssertTrue(navigation.visibleViewController === pushed)
            XCTAssertFalse(navigation.hidesBarsOnTap)
        }
    }

    func testBarButtonsHaveTargetActionTagAndStyle() {
        onMain {
            final class Target: NSObject {}
            let target = Target()
            let item = UIBarButtonItem(title: "Title", style: UIBarButtonItem.Style.plain, target: target, action: nil)
            XCTAssertTrue(item.target === target)
            XCTAssertNil(item.action)
            item.action = Selector("act")
            XCTAssertEqual(item.action, Selector("act"))
            XCTAssertEqual(item.tag, 0)
            item.tag = 7
            XCTAssertEqual(item.tag, 7)
            let group = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
            XCTAssertNil(group.menuRepresentation)
            let menu = UIMenu(title: "Menu", children: [])
            group.menuRepresentation = menu
            XCTAssertTrue(group.menuRepresentation === menu)
        }
    }

    func testEverySystemItemFindsItsPlaceInAToolbar() {
        onMain {
            let all: [UIBarButtonItem.SystemItem] = [
                .done, .cancel, .edit, .save, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh,
                .stop, .camera, .play, .pause, .rewind, .fastForward, .redo,
            ]
            harness.showWindow()
            for system in all {
                let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
                harness.window.addSubview(bar)
                let item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
                let (flexible, fixed) = (
                    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                    UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
                )
                bar.setItems([flexible, item, fixed], animated: false)
                harness.turn()
                XCTAssertEqual(bar.items, [flexible, item, fixed])
                bar.removeFromSuperview()
            }
        }
    }

    func testAToolbarsLooks() {
        onMain {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            XCTAssertEqual(bar.barStyle, .default)
            XCTAssertTrue(bar.isTranslucent)
            XCTAssertNil(bar.compactAppearance)
            XCTAssertNil(bar.scrollEdgeAppearance)
            let (compact, edge) = (UIToolbarAppearance(), UIToolbarAppearance())
            bar.compactAppearance = compact
            bar.scrollEdgeAppearance = edge
            XCTAssertNotNil(bar.compactAppearance)
            XCTAssertNotNil(bar.scrollEdgeAppearance)
            bar.isTranslucent = false
            bar.barStyle = .black
            XCTAssertFalse(bar.isTranslucent)
            XCTAssertEqual(bar.barStyle, .black)
        }
    }

    func testTabItems() {
        onMain {
            let systems: [UITabBarItem.SystemItem] = [
                .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search,
                .downloads, .mostRecent, .mostViewed,
            ]
            let titles = systems.map { UITabBarItem(tabBarSystemItem: $0, tag: 3) }.map { $0.title ?? "" }
            XCTAssertEqual(Set(titles).count, systems.count)
            XCTAssertFalse(titles.contains(""))
            XCTAssertEqual(UITabBarItem(tabBarSystemItem: .search, tag: 3).tag, 3)
            let (image, selected) = (picture(), picture())
            let item = UITabBarItem(title: "Title", image: image, selectedImage: selected)
            XCTAssertTrue(item.image === image)
            XCTAssertTrue(item.selectedImage === selected)
            let plain = UITabBarItem()
            XCTAssertNil(plain.title)
            XCTAssertNil(plain.badgeColor)
            plain.badgeColor = .blue
            XCTAssertEqual(plain.badgeColor, .blue)
            XCTAssertEqual(plain.titlePositionAdjustment, .zero)
            plain.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: -2)
            XCTAssertEqual(plain.titlePositionAdjustment.horizontal, 1)
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
            let positioning: UITabBar.ItemPositioning = .automatic
            XCTAssertEqual(bar.itemPositioning, positioning)
            bar.itemPositioning = .fill
            XCTAssertEqual(bar.itemPositioning, .fill)
        }
    }

    func testControllersAndItemsFromAnArchiveThatSaysNothing() throws {
        try onMain {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            archiver.encode(1, forKey: "number")
            archiver.finishEncoding()
            let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            coder.requiresSecureCoding = false
            XCTAssertNil(UITabBarItem(coder: coder)?.title)
            XCTAssertEqual(UINavigationController(coder: coder)?.viewControllers, [])
            XCTAssertNotNil(UISplitViewController(coder: coder))
            XCTAssertNotNil(UIPageViewController(coder: coder))
            XCTAssertEqual(UINavigationController(nibName: nil, bundle: nil).viewControllers, [])
            XCTAssertEqual(UISplitViewController(nibName: nil, bundle: nil).viewControllers, [])
            final class Bar: UINavigationBar {}
            final class Tools: UIToolbar {}
            let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
            XCTAssertTrue(navigation.navigationBar is Bar)
            XCTAssertTrue(navigation.toolbar is Tools)
            navigation.hidesBarsOnTap = true
            XCTAssertTrue(navigation.hidesBarsOnTap)
        }
    }
}
