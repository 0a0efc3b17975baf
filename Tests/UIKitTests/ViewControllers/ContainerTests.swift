import PorticoHost
import PorticoNib
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What containers do besides appearance: bars, titles, columns, pages, the More tab, names of nibs, windows.
final class ContainerTests: MainTestCase, @unchecked Sendable {
    @MainActor private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    // MARK: Navigation bar

    func testLargeTitlesTakeFiftyTwoPointsAndShrinkWithScrolling() {
        onMain {
            let first = titled("First")
            let navigation = UINavigationController(rootViewController: first)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            XCTAssertEqual(navigation.navigationBar.frame.height, 44)
            XCTAssertEqual(first.view.safeAreaInsets.top, 59 + 44)
            navigation.navigationBar.prefersLargeTitles = true
            harness.advance(by: 0.1)
            XCTAssertEqual(navigation.navigationBar.frame.height, 96)
            XCTAssertEqual(first.view.safeAreaInsets.top, 59 + 96)
            first.contentScrolled(by: 20)
            harness.advance(by: 0.1)
            XCTAssertEqual(navigation.navigationBar.frame.height, 76)
            first.contentScrolled(by: 500)
            harness.advance(by: 0.1)
            XCTAssertEqual(navigation.navigationBar.frame.height, 44)
            let second = titled("Second")
            second.navigationItem.largeTitleDisplayMode = .never
            navigation.pushViewController(second, animated: false)
            let third = titled("Third")
            navigation.pushViewController(third, animated: false)
            XCTAssertFalse(navigation.navigationBar.isLarge(third.navigationItem), "automatic is as the one before")
            third.navigationItem.largeTitleDisplayMode = .always
            XCTAssertTrue(navigation.navigationBar.isLarge(third.navigationItem))
        }
    }

    func testALargeTitleCanStandAmongTheButtons() {
        onMain {
            let first = titled("First")
            first.navigationItem.largeTitleDisplayMode = .inline
            first.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            let navigation = UINavigationController(rootViewController: first)
            navigation.navigationBar.prefersLargeTitles = true
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            let bar = navigation.navigationBar
            XCTAssertEqual(bar.frame.height, 44, "the bar is no higher by it")
            XCTAssertEqual(bar.content?.titleLabel.font, bar.content?.largeLabel.font)
            XCTAssertEqual(bar.content?.titleLabel.alpha, 1)
            let inline = bar.content?.titleLabel.frame.minX ?? .infinity
            XCTAssertLessThan(inline, 40)
            first.navigationItem.largeTitleDisplayMode = .never
            harness.advance(by: 0.1)
            XCTAssertGreaterThan(bar.content?.titleLabel.frame.minX ?? 0, inline, "a small one is in the middle")
            first.navigationItem.largeTitleDisplayMode = .inline
            bar.prefersLargeTitles = false
            harness.advance(by: 0.1)
            XCTAssertGreaterThan(bar.content?.titleLabel.frame.minX ?? 0, inline, "the bar wants no large ones")
            let second = titled("Second")
            navigation.pushViewController(second, animated: false)
            bar.prefersLargeTitles = true
            XCTAssertFalse(bar.isLarge(second.navigationItem), "automatic is as the one before")
        }
    }

    func testAScrollViewTakesAndGivesTheLargeTitle() {
        onMain {
            let first = titled("First")
            let scrollView = UIScrollView(frame: UIScreen.main.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 300, height: 3000)
            first.view.addSubview(scrollView)
            let navigation = UINavigationController(rootViewController: first)
            navigation.navigationBar.prefersLargeTitles = true
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            XCTAssertEqual(scrollView.contentOffset.y, -155)
            scrollView.contentOffset.y = -135
            harness.advance(by: 0.1)
            XCTAssertEqual(navigation.navigationBar.frame.height, 76)
            XCTAssertEqual(scrollView.contentOffset.y, -135, "the bar follows the content, not the content the bar")
            scrollView.contentOffset.y = 400
            harness.advance(by: 0.1)
            XCTAssertEqual(navigation.navigationBar.frame.height, 44)
            navigation.pushViewController(titled("Second"), animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(navigation.navigationBar.frame.height, 96, "the next one is at its top")
            navigation.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(navigation.navigationBar.frame.height, 44)
            scrollView.setContentOffset(CGPoint(x: 0, y: -155), animated: false)
            harness.advance(by: 0.1)
            XCTAssertEqual(navigation.navigationBar.frame.height, 96)
            XCTAssertEqual(scrollView.contentOffset.y, -155)
        }
    }

    func testASheetMovesOnlyFromTheTopOfItsScrollView() {
        onMain {
            let root = titled("Root")
            harness.show(root: root)
            harness.advance(by: 0.1)
            let sheet = UIViewController()
            let scrollView = UIScrollView(frame: UIScreen.main.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 300, height: 3000)
            sheet.view.addSubview(scrollView)
            root.present(sheet, animated: true)
            harness.advance(by: 1)
            @MainActor func drag(_ from: CGFloat, _ to: CGFloat) {
                harness.drag(from: CGPoint(x: 200, y: from), to: CGPoint(x: 200, y: to), after: 2)
            }
            drag(600, 300)
            XCTAssertGreaterThan(scrollView.contentOffset.y, 200)
            XCTAssertNotNil(root.presentedViewController)
            drag(200, 400)
            XCTAssertNotNil(root.presentedViewController, "this only scrolled back")
            scrollView.contentOffset = .zero
            drag(200, 800)
            XCTAssertNil(root.presentedViewController)
        }
    }

    func testPagesInASheetTurnSidewaysAndItMovesDown() {
        onMain {
            let root = titled("Root")
            harness.show(root: root)
            harness.advance(by: 0.1)
            let sheet = UIViewController()
            let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
            pages.isPagingEnabled = true
            pages.contentSize = CGSize(width: 3 * 393, height: 400)
            sheet.view.addSubview(pages)
            root.present(sheet, animated: true)
            harness.advance(by: 1)
            harness.drag(from: CGPoint(x: 350, y: 250), to: CGPoint(x: 60, y: 262), after: 2)
            XCTAssertEqual(pages.contentOffset.x, 393)
            XCTAssertNotNil(root.presentedViewController)
            harness.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 212, y: 800), after: 2)
            XCTAssertEqual(pages.contentOffset.x, 393)
            XCTAssertNil(root.presentedViewController)
        }
    }

    func testTheBackButtonSaysWhereItLeadsAndGoesThere() {
        onMain {
            let first = titled("First")
            let navigation = UINavigationController(rootViewController: first)
            harness.show(root: navigation)
            navigation.pushViewController(titled("Second"), animated: false)
            harness.advance(by: 0.1)
            let bar = navigation.navigationBar
            XCTAssertEqual(bar.content?.backButton?.accessibilityLabel, "First")
            first.navigationItem.backButtonTitle = "Home"
            XCTAssertEqual(bar.content?.backButton?.accessibilityLabel, "Home")
            first.navigationItem.backBarButtonItem = UIBarButtonItem(
                title: "Up", style: .plain, target: nil, action: nil)
            XCTAssertEqual(bar.content?.backButton?.accessibilityLabel, "Up")
            harness.turn()
            harness.tap(bar.content!.backButton!)
            harness.advance(by: 1)
            XCTAssertTrue(navigation.topViewController === first)
            XCTAssertNil(bar.content?.backButton)
        }
    }

    func testABackButtonThatIsHeldShowsTheStack() {
        onMain {
            let all = (0..<4).map { titled("\($0)") }
            let navigation = UINavigationController()
            navigation.viewControllers = all
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            let button = navigation.navigationBar.content!.backButton!
            let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
            harness.touch(.began, at: place)
            harness.advance(by: 0.7)
            harness.touch(.ended, at: place)
            harness.advance(by: 1)
            let menu = navigation.presentedViewController as? MenuController
            XCTAssertEqual(menu?.rows.compactMap(\.accessibilityLabel), ["2", "1", "0"])
            XCTAssertEqual(navigation.viewControllers.count, 4, "the tap is not a step back")
            harness.tap(menu!.rows.first { $0.accessibilityLabel == "1" }!)
            harness.advance(by: 1)
            XCTAssertTrue(navigation.topViewController === all[1])
        }
    }

    func testActivitiesOfTheApp() {
        onMain {
            final class Shout: UIActivity {
                var items: [Any] = []
                override var activityTitle: String? { "Shout" }
                override var activityType: ActivityType? { ActivityType("shout") }
                override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
                    activityItems.first is String
                }
                override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
            }
            let root = titled("Root")
            harness.show(root: root)
            harness.advance(by: 0.1)
            let shout = Shout()
            let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: [shout])
            var ended: [String] = []
            sheet.completionWithItemsHandler = { type, done, _, _ in ended.append("\(type?.rawValue ?? "") \(done)") }
            root.present(sheet, animated: true)
            harness.advance(by: 1)
            @MainActor func find(_ label: String, in view: UIView) -> UIView? {
                view.accessibilityLabel == label ? view : view.subviews.lazy.compactMap { find(label, in: $0) }.first
            }
            harness.tap(find("Shout", in: sheet.view)!)
            harness.advance(by: 1)
            XCTAssertEqual(shout.items.first as? String, "Hello")
            XCTAssertEqual(ended, ["shout true"])
            XCTAssertNil(root.presentedViewController)
        }
    }

    func testTheBackActionAndTheDelegateKeepTheStack() {
        onMain {
            let navigation = UINavigationController(rootViewController: titled("First"))
            harness.show(root: navigation)
            let second = titled("Second")
            navigation.pushViewController(second, animated: false)
            harness.advance(by: 0.1)
            var ran = 0
            second.navigationItem.backAction = UIAction { _ in ran += 1 }
            harness.turn()
            harness.tap(navigation.navigationBar.content!.backButton!)
            harness.advance(by: 1)
            XCTAssertEqual(ran, 1)
            XCTAssertEqual(navigation.viewControllers.count, 2)
        }
    }

    func testHidingBarsGivesTheirSpaceBack() {
        onMain {
            let first = titled("First")
            first.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
            let navigation = UINavigationController(rootViewController: first)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            navigation.setToolbarHidden(false, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(first.view.safeAreaInsets.bottom, 34 + 44)
            XCTAssertEqual(navigation.toolbar.items?.count, 1)
            navigation.setNavigationBarHidden(true, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(first.view.safeAreaInsets.top, 59)
            XCTAssertTrue(navigation.navigationBar.isHidden)
            navigation.setNavigationBarHidden(false, animated: false)
            harness.advance(by: 0.1)
            XCTAssertEqual(first.view.safeAreaInsets.top, 103)
        }
    }

    func testEdgesForExtendedLayoutAndOpaqueBars() {
        onMain {
            let first = titled("First")
            first.edgesForExtendedLayout = []
            let navigation = UINavigationController(rootViewController: first)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            XCTAssertEqual(first.view.frame.minY, 103)
            XCTAssertEqual(first.view.safeAreaInsets.top, 0)
            first.edgesForExtendedLayout = .all
            navigation.navigationBar.isTranslucent = false
            navigation.view.setNeedsLayout()
            harness.advance(by: 0.1)
            XCTAssertEqual(first.view.frame.minY, 103)
            first.extendedLayoutIncludesOpaqueBars = true
            navigation.view.setNeedsLayout()
            harness.advance(by: 0.1)
            XCTAssertEqual(first.view.frame.minY, 0)
        }
    }

    func testAnAppearanceIsCopiedAndItsChangesShow() {
        onMain {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let appearance = UINavigationBarAppearance()
            appearance.backgroundColor = .red
            bar.standardAppearance = appearance
            appearance.backgroundColor = .blue
            XCTAssertEqual(bar.standardAppearance.backgroundColor, .red)
            bar.scrollEdgeAppearance = bar.standardAppearance
            bar.scrollEdgeAppearance?.backgroundColor = .green
            XCTAssertEqual(bar.background.color, .red, "a bar of its own knows no edge of content")
            let navigation = UINavigationController()
            bar.belong(to: navigation)
            XCTAssertEqual(bar.background.color, .green)
            XCTAssertEqual(bar.standardAppearance.backgroundColor, .red)
        }
    }

    func testBarOfItsOwnPushesAndPopsItems() {
        onMain {
            final class Delegate: NSObject, UINavigationBarDelegate {
                var log: [String] = []
                var allows = true
                func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                    log.append("should")
                    return allows
                }
                func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                    log.append("did")
                }
            }
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let delegate = Delegate()
            bar.delegate = delegate
            bar.pushItem(UINavigationItem(title: "1"), animated: false)
            bar.pushItem(UINavigationItem(title: "2"), animated: false)
            delegate.allows = false
            XCTAssertNil(bar.popItem(animated: false))
            delegate.allows = true
            XCTAssertEqual(bar.popItem(animated: false)?.title, "2")
            XCTAssertEqual(delegate.log, ["should", "should", "did"])
            XCTAssertEqual(bar.topItem?.title, "1")
        }
    }

    // MARK: Tabs

    func testMoreThanFiveControllersGetAMoreTab() {
        onMain {
            let tabs = UITabBarController()
            let all = (0..<7).map { titled("\($0)") }
            tabs.viewControllers = all
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            XCTAssertEqual(tabs.tabBar.items?.map { $0.title ?? "" }, ["0", "1", "2", "3", "More"])
            tabs.selectedIndex = 5
            harness.advance(by: 0.1)
            XCTAssertEqual(tabs.selectedIndex, 5)
            XCTAssertTrue(all[5].navigationController === tabs.moreNavigationController)
            XCTAssertNotNil(all[5].view.window)
            XCTAssertEqual(tabs.tabBar.selectedItem?.title, "More")
            tabs.selectedIndex = 0
            harness.advance(by: 0.1)
            XCTAssertNil(all[5].view.window)
            XCTAssertNotNil(all[0].view.window)
        }
    }

    func testTheDelegateMayRefuseATabAndHearsOfPeopleOnly() {
        onMain {
            final class Delegate: NSObject, UITabBarControllerDelegate {
                var log: [String] = []
                func tabBarController(
                    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
                ) -> Bool {
                    log.append("should \(viewController.title!)")
                    return viewController.title != "2"
                }
                func tabBarController(
                    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
                ) { log.append("did \(viewController.title!)") }
            }
            let delegate = Delegate()
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<3).map { titled("\($0)") }
            tabs.delegate = delegate
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            tabs.selectedIndex = 1
            XCTAssertEqual(delegate.log, [])
            let width = tabs.tabBar.bounds.width / 3
            harness.tap(tabs.tabBar.convert(CGPoint(x: width / 2, y: 20), to: nil))
            harness.tap(tabs.tabBar.convert(CGPoint(x: width * 2.5, y: 20), to: nil))
            XCTAssertEqual(delegate.log, ["should 0", "did 0", "should 2"])
            XCTAssertEqual(tabs.selectedIndex, 0)
        }
    }

    func testHidesBottomBarWhenPushed() {
        onMain {
            let tabs = UITabBarController()
            let first = titled("First")
            let navigation = UINavigationController(rootViewController: first)
            tabs.viewControllers = [navigation, titled("Other")]
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            XCTAssertEqual(first.view.safeAreaInsets.bottom, 34 + 49)
            let detail = titled("Detail")
            detail.hidesBottomBarWhenPushed = true
            navigation.pushViewController(detail, animated: true)
            harness.advance(by: 1)
            XCTAssertLessThanOrEqual(tabs.tabBar.frame.maxX, 0)
            XCTAssertEqual(detail.view.safeAreaInsets.bottom, 34)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(tabs.tabBar.frame.width, 852)
            XCTAssertLessThanOrEqual(tabs.tabBar.frame.maxX, 0, "nor does it reach back in where it is wider")
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            let deeper = titled("Deeper")
            navigation.pushViewController(deeper, animated: false)
            harness.advance(by: 0.1)
            XCTAssertLessThanOrEqual(tabs.tabBar.frame.maxX, 0, "it stays away until the one that sent it goes")
            navigation.popToRootViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(tabs.tabBar.frame.minX, 0)
            XCTAssertEqual(first.view.safeAreaInsets.bottom, 34 + 49)
        }
    }

    // MARK: Pages

    func testAFingerTurnsPagesAndTheDelegateHears() {
        onMain {
            final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
                let pages: [UIViewController]
                var log: [String] = []
                init(_ pages: [UIViewController]) { self.pages = pages }
                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
                ) -> UIViewController? {
                    let index = pages.firstIndex(of: viewController)!
                    return index > 0 ? pages[index - 1] : nil
                }
                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
                ) -> UIViewController? {
                    let index = pages.firstIndex(of: viewController)!
                    return index + 1 < pages.count ? pages[index + 1] : nil
                }
                func pageViewController(
                    _ pageViewController: UIPageViewController,
                    willTransitionTo pendingViewControllers: [UIViewController]
                ) { log.append("will \(pendingViewControllers[0].title!)") }
                func pageViewController(
                    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
                ) { log.append("did \(previousViewControllers[0].title!) \(completed)") }
            }
            let source = Source((0..<3).map { titled("\($0)") })
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = source
            pages.delegate = source
            pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
            harness.show(root: pages)
            harness.advance(by: 0.1)
            @MainActor func swipe(_ from: CGFloat, _ to: CGFloat) {
                harness.drag(from: CGPoint(x: from, y: 400), to: CGPoint(x: to, y: 400))
            }
            swipe(380, 30)
            XCTAssertEqual(source.log, ["will 1", "did 0 true"])
            XCTAssertTrue(pages.viewControllers?.first === source.pages[1])
            swipe(300, 240)
            XCTAssertEqual(source.log.suffix(2), ["will 2", "did 1 false"])
            XCTAssertTrue(pages.viewControllers?.first === source.pages[1])
            XCTAssertEqual(pages.children.count, 1)
            pages.setViewControllers([source.pages[2]], direction: .forward, animated: false)
            harness.advance(by: 0.1)
            source.log = []
            swipe(380, 30)
            XCTAssertEqual(source.log, [], "there is no page after the last")
        }
    }

    // MARK: Split

    func testOnAPhoneTheColumnsAreOneStack() {
        onMain {
            let split = UISplitViewController(style: .doubleColumn)
            let (side, main) = (titled("Side"), titled("Main"))
            split.setViewController(side, for: .primary)
            split.setViewController(main, for: .secondary)
            harness.show(root: split)
            harness.advance(by: 0.1)
            XCTAssertTrue(split.isCollapsed)
            XCTAssertTrue(main.navigationController === side.navigationController)
            XCTAssertEqual(side.navigationController?.viewControllers, [side, main])
            XCTAssertTrue(split.viewController(for: .secondary) === main)
            side.navigationController?.popViewController(animated: false)
            harness.advance(by: 0.1)
            XCTAssertNotNil(side.view.window)
        }
    }

    func testSplitLayoutArithmetic() {
        let layout = SplitLayout(
            size: CGSize(width: 1000, height: 700), isTriple: true, primary: .init(fraction: 0.25),
            supplementary: .init(width: 300))
        XCTAssertEqual(layout.primary, 250)
        XCTAssertEqual(layout.columns(.oneBesideSecondary), [.secondary, .supplementary])
        XCTAssertEqual(
            layout.frames(.oneBesideSecondary, mirrored: false)[.secondary],
            CGRect(x: 300, y: 0, width: 700, height: 700))
        XCTAssertEqual(
            layout.frames(.twoBesideSecondary, mirrored: false)[.secondary],
            CGRect(x: 550, y: 0, width: 450, height: 700))
        XCTAssertEqual(
            layout.frames(.twoOverSecondary, mirrored: true)[.primary], CGRect(x: 750, y: 0, width: 250, height: 700))
        XCTAssertEqual(
            layout.frames(.secondaryOnly, mirrored: false)[.secondary],
            CGRect(x: 0, y: 0, width: 1000, height: 700))
    }

    // DEV-1362
    func testThatTheSecondaryColumnKeepsAWidthBesideOthers() {
        func mode(
            _ wish: UISplitViewController.DisplayMode, width: CGFloat, isTriple: Bool = true,
            _ behavior: UISplitViewController.SplitBehavior = .automatic
        ) -> UISplitViewController.DisplayMode {
            SplitLayout(
                size: CGSize(width: width, height: 1000), isTriple: isTriple, primary: .init(), supplementary: .init()
            ).fittingMode(wish, behavior: behavior)
        }
        XCTAssertEqual(mode(.twoBesideSecondary, width: 1180), .twoBesideSecondary)
        XCTAssertEqual(mode(.twoBesideSecondary, width: 820), .twoDisplaceSecondary)
        XCTAssertEqual(mode(.twoBesideSecondary, width: 1180, .overlay), .twoOverSecondary)
        XCTAssertEqual(mode(.twoBesideSecondary, width: 1180, .displace), .twoDisplaceSecondary)
        XCTAssertEqual(mode(.twoBesideSecondary, width: 820, isTriple: false), .oneBesideSecondary)
        XCTAssertEqual(mode(.oneBesideSecondary, width: 820), .oneBesideSecondary)
        XCTAssertEqual(mode(.oneBesideSecondary, width: 600), .oneOverSecondary)
        XCTAssertEqual(mode(.secondaryOnly, width: 600), .secondaryOnly)
    }

    // MARK: Popover placement

    func testPopoverPlacement() {
        let space = CGRect(x: 10, y: 10, width: 300, height: 500)
        let below = PopoverPlacement(
            source: CGRect(x: 20, y: 50, width: 20, height: 20), size: CGSize(width: 200, height: 100), space: space,
            permitted: .any)
        XCTAssertEqual(below.direction, .up)
        XCTAssertEqual(below.frame, CGRect(x: 10, y: 70, width: 200, height: 113))
        let above = PopoverPlacement(
            source: CGRect(x: 150, y: 450, width: 20, height: 20), size: CGSize(width: 100, height: 100), space: space,
            permitted: .any)
        XCTAssertEqual(above.direction, .down)
        XCTAssertEqual(above.frame.maxY, 450)
        XCTAssertEqual(above.arrow, 50)
        let forced = PopoverPlacement(
            source: CGRect(x: 150, y: 200, width: 20, height: 20), size: CGSize(width: 80, height: 100), space: space,
            permitted: .left)
        XCTAssertEqual(forced.direction, .left)
        XCTAssertEqual(forced.frame.minX, 170)
    }

    // MARK: Nibs by name

    final class GreetingViewController: UIViewController {}
    final class Greeter: UIViewController {}

    func test_B02_nib_names_in_order() {
        onMain {
            final class Source: NibSource {
                var tried: [String] = []
                var found: String?
                func nib(named name: String, in bundle: Bundle?) -> NibContent? {
                    tried.append(name)
                    guard name == found else { return nil }
                    let label = NibNode("label", [.init("class", .text("UILabel"))])
                    return NibContent(
                        [.init("owner", .owner), .init("label", .instance(label))],
                        connections: [.outlet(of: "owner", key: "view", to: "label")], facts: NibFacts(name: name))
                }
            }
            let source = Source()
            NibSources.current = source
            defer { NibSources.current = nil }
            XCTAssertEqual(
                GreetingViewController().nibNames,
                [
                    "GreetingView~iphone", "GreetingView", "GreetingViewController~iphone", "GreetingViewController",
                ])
            XCTAssertEqual(Greeter().nibNames, ["Greeter~iphone", "Greeter"])
            let named = Greeter(nibName: "Hello", bundle: nil)
            source.found = "Hello"
            XCTAssertTrue(named.view is UILabel)
            XCTAssertEqual(source.tried, ["Hello~iphone", "Hello"])
            source.tried = []
            source.found = "Greeter"
            XCTAssertTrue(Greeter().view is UILabel)
            XCTAssertEqual(source.tried, ["Greeter~iphone", "Greeter"])
            // None found: an empty view. UIKit's own controllers have none, and nobody asks for one.
            source.tried = []
            source.found = nil
            XCTAssertTrue(type(of: Greeter().view!) == UIView.self)
            XCTAssertTrue(type(of: UIViewController().view!) == UIView.self)
            XCTAssertEqual(source.tried, ["Greeter~iphone", "Greeter"])
        }
    }

    // MARK: Windows, rotation, system bars

    func testKeyWindowsAndLevels() {
        onMain {
            harness.showWindow()
            let high = UIWindow(frame: UIScreen.main.bounds)
            high.windowLevel = .alert
            high.isHidden = false
            let other = UIWindow(frame: UIScreen.main.bounds)
            other.makeKeyAndVisible()
            XCTAssertTrue(other.isKeyWindow)
            XCTAssertFalse(harness.window.isKeyWindow)
            XCTAssertTrue(UIApplication.shared.windows.last === high)
            other.isHidden = true
            XCTAssertTrue(harness.window.isKeyWindow, "the window next in front takes over")
            high.isHidden = true
        }
    }

    func testStatusBarFollowsTheTopControllerAndItsChild() {
        onMain {
            final class Light: UIViewController {
                override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
                override var prefersStatusBarHidden: Bool { true }
            }
            final class Host: UIViewController {
                override var childForStatusBarStyle: UIViewController? { children.first }
            }
            let host = Host()
            harness.show(root: host)
            harness.advance(by: 0.1)
            let manager = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first!
                .statusBarManager!
            XCTAssertEqual(manager.statusBarStyle, .default)
            host.addChild(Light())
            host.setNeedsStatusBarAppearanceUpdate()
            XCTAssertEqual(manager.statusBarStyle, .lightContent)
            XCTAssertFalse(manager.isStatusBarHidden)
            let full = Light()
            full.modalPresentationStyle = .fullScreen
            host.present(full, animated: false)
            harness.advance(by: 0.1)
            XCTAssertTrue(manager.isStatusBarHidden)
            XCTAssertEqual(manager.statusBarFrame, .zero)
            host.dismiss(animated: false)
            harness.advance(by: 0.1)
            XCTAssertFalse(manager.isStatusBarHidden)
        }
    }

    func testOrientationsThatControllersAllow() {
        onMain {
            final class Fixed: UIViewController {
                var mask = UIInterfaceOrientationMask.portrait
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
            }
            let fixed = Fixed()
            harness.show(root: fixed)
            harness.advance(by: 0.1)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(UIScreen.main.orientation, .portrait)
            XCTAssertEqual(UIDevice.current.orientation, .landscapeLeft, "the device has turned, the interface has not")
            fixed.mask = .all
            fixed.setNeedsUpdateOfSupportedInterfaceOrientations()
            harness.advance(by: 1)
            XCTAssertEqual(UIScreen.main.orientation, .landscapeRight)
            let scene = harness.window.windowScene!
            var refused: (any Error)?
            fixed.mask = .landscape
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { refused = $0 }
            XCTAssertEqual((refused as? UISceneError)?.code, .geometryRequestDenied)
            fixed.mask = .all
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in XCTFail() }
            harness.advance(by: 1)
            XCTAssertEqual(UIScreen.main.orientation, .portrait)
        }
    }

    func testChildTraitsAndOldGuides() {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            let child = UIViewController()
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            harness.advance(by: 0.1)
            root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
            XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
            XCTAssertEqual(root.traitCollection.horizontalSizeClass, .compact)
            XCTAssertEqual(child.view.traitCollection.verticalSizeClass, .regular)
            root.setOverrideTraitCollection(nil, forChild: child)
            XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact)
            XCTAssertEqual(root.topLayoutGuide.length, 59)
            let label = UIView()
            label.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: root.topLayoutGuide.bottomAnchor),
                label.bottomAnchor.constraint(equalTo: root.bottomLayoutGuide.topAnchor),
                label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                label.widthAnchor.constraint(equalToConstant: 10),
            ])
            harness.advance(by: 0.1)
            XCTAssertEqual(label.frame, CGRect(x: 0, y: 59, width: 10, height: 852 - 59 - 34))
        }
    }

    func testShowFindsItsContainer() {
        onMain {
            let first = titled("First")
            let navigation = UINavigationController(rootViewController: first)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            let second = titled("Second")
            first.show(second, sender: nil)
            harness.advance(by: 1)
            XCTAssertTrue(navigation.topViewController === second)
            first.editButtonItem.trigger(event: nil)
            XCTAssertTrue(first.isEditing)
            XCTAssertEqual(first.editButtonItem.title, "Done")
        }
    }
}
