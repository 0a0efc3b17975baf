import PorticoHost
import PorticoTrace
import TestSupport
import UIKit
import XCTest

/// Contract B13, B14, B17, B19 and the recordings of TRACES.md: the whole list of controller callbacks, compared exactly, for
/// every way in which one controller comes and another goes.
final class TransitionTraceTests: MainTestCase, @unchecked Sendable {
    final class ScreenA: UIViewController {}
    final class ScreenB: UIViewController {}
    final class ScreenC: UIViewController {}

    /// What A, B and C heard while `body` ran, without their initialisers.
    @MainActor private func heard(_ body: () -> Void) -> [String] {
        harness.recorder.clear()
        body()
        return harness.recorder.calls(of: ["ScreenA", "ScreenB", "ScreenC"], [.controller])
            .map { $0.replacingOccurrences(of: "Screen", with: "") }
            .filter { !$0.contains("init") }
    }

    @MainActor private func settle() { harness.advance(by: 1) }

    // MARK: Window

    func test_B09_launch_whole_list() {
        onMain {
            let list = heard {
                harness.show(root: ScreenA())
                settle()
            }
            XCTAssertEqual(
                list,
                [
                    "A loadView", "A viewDidLoad", "A viewWillAppear:", "A viewIsAppearing:",
                    "A viewSafeAreaInsetsDidChange", "A viewWillLayoutSubviews", "A viewDidLayoutSubviews",
                    "A viewDidAppear:",
                ])
        }
    }

    func test_B14_root_swap_whole_list() {
        onMain {
            harness.show(root: ScreenA())
            settle()
            let list = heard {
                harness.window.rootViewController = ScreenB()
                settle()
            }
            XCTAssertEqual(
                list,
                [
                    "B loadView", "B viewDidLoad", "A viewWillDisappear:", "B viewWillAppear:", "B viewIsAppearing:",
                    "B viewSafeAreaInsetsDidChange", "B viewWillLayoutSubviews",
                    "B viewDidLayoutSubviews", "A viewDidDisappear:", "B viewDidAppear:", "A dealloc",
                ])
        }
    }

    // MARK: Navigation

    private static let push = [
        "B willMoveToParentViewController:", "B loadView", "B viewDidLoad", "A viewWillDisappear:",
        "B viewWillAppear:", "B viewIsAppearing:", "B viewSafeAreaInsetsDidChange",
        "B viewWillLayoutSubviews", "B viewDidLayoutSubviews", "A viewDidDisappear:", "B viewDidAppear:",
        "B didMoveToParentViewController:",
    ]

    private static let pop = [
        "B willMoveToParentViewController:", "B viewWillDisappear:", "A viewWillAppear:", "A viewIsAppearing:",
        "A viewWillLayoutSubviews", "A viewDidLayoutSubviews", "B viewDidDisappear:", "A viewDidAppear:",
        "B didMoveToParentViewController:", "B dealloc",
    ]

    func test_B19_R05_R12_R14_push_whole_list() {
        onMain {
            for animated in [true, false] {
                let navigation = UINavigationController(rootViewController: ScreenA())
                harness.show(root: navigation)
                settle()
                let list = heard {
                    navigation.pushViewController(ScreenB(), animated: animated)
                    settle()
                }
                XCTAssertEqual(list, Self.push, "animated: \(animated)")
            }
        }
    }

    func test_B19_R05_R12_R15_pop_whole_list() {
        onMain {
            for animated in [true, false] {
                let navigation = pushed()
                let list = heard {
                    navigation.popViewController(animated: animated)
                    settle()
                }
                XCTAssertEqual(list, Self.pop, "animated: \(animated)")
            }
        }
    }

    @MainActor private func pushed() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: ScreenA())
        harness.show(root: navigation)
        settle()
        navigation.pushViewController(ScreenB(), animated: false)
        settle()
        return navigation
    }

    /// A finger from the left edge to `end`, let go there.
    @MainActor private func swipe(to end: CGFloat, steps: Int = 12, hold: Double = 0.3) {
        harness.touch(.began, at: CGPoint(x: 4, y: 400))
        for step in 1...steps {
            harness.touch(.moved, at: CGPoint(x: 4 + (end - 4) * CGFloat(step) / CGFloat(steps), y: 400))
        }
        harness.advance(by: hold)
        harness.touch(.moved, at: CGPoint(x: end, y: 400))
        harness.touch(.ended, at: CGPoint(x: end, y: 400))
        settle()
    }

    func test_B19_R05_an_interactive_pop_that_completes() {
        onMain {
            let navigation = pushed()
            let list = heard { swipe(to: 330) }
            XCTAssertEqual(list, Self.pop)
            XCTAssertEqual(navigation.viewControllers.count, 1)
        }
    }

    func test_B13_R06_R11_an_interactive_pop_that_is_cancelled() {
        onMain {
            let navigation = pushed()
            let top = navigation.topViewController
            let list = heard { swipe(to: 90) }
            XCTAssertEqual(
                list,
                [
                    "B willMoveToParentViewController:", "B viewWillDisappear:", "A viewWillAppear:",
                    "A viewIsAppearing:", "A viewWillLayoutSubviews", "A viewDidLayoutSubviews",
                    "A viewWillDisappear:", "A viewDidDisappear:", "B viewWillAppear:", "B viewIsAppearing:",
                    "B viewDidAppear:",
                ])
            XCTAssertTrue(navigation.topViewController === top)
            XCTAssertEqual(top?.view.superview?.bounds.size, top?.view.bounds.size)
            XCTAssertEqual(top?.view.transform, .identity)
            XCTAssertTrue(navigation.navigationBar.topItem === top?.navigationItem)
        }
    }

    func test_R01_push_without_animation_seen_from_the_pushed_controller() {
        onMain {
            let navigation = UINavigationController(rootViewController: ScreenA())
            harness.show(root: navigation)
            settle()
            let list = heard {
                navigation.pushViewController(ScreenB(), animated: false)
                settle()
                navigation.pushViewController(ScreenC(), animated: false)
                settle()
            }
            let named = [
                "B viewDidLoad", "B viewWillAppear:", "B viewWillLayoutSubviews", "B viewDidLayoutSubviews",
                "B viewDidAppear:", "B viewWillDisappear:", "B viewDidDisappear:",
            ]
            XCTAssertEqual(list.filter(named.contains), named)
            // What the recording leaves out: where the two hear of it, and the other callbacks.
            let second = Self.push.map {
                $0.replacingOccurrences(of: "B ", with: "C ").replacingOccurrences(of: "A ", with: "B ")
            }
            XCTAssertEqual(list, Self.push + second)
        }
    }

    func test_R17_pop_asks_for_the_bars_before_the_controller_appears() {
        onMain {
            final class Asked: UIViewController {
                var log: [String] = []
                override var prefersStatusBarHidden: Bool { note("prefersStatusBarHidden", false) }
                override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
                    note("preferredStatusBarUpdateAnimation", .fade)
                }
                override var edgesForExtendedLayout: UIRectEdge {
                    get { note("edgesForExtendedLayout", .all) }
                    set {}
                }
                override var extendedLayoutIncludesOpaqueBars: Bool {
                    get { note("extendedLayoutIncludesOpaqueBars", false) }
                    set {}
                }
                override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
                override func updateViewConstraints() {
                    log.append("updateViewConstraints")
                    super.updateViewConstraints()
                }
                override func viewWillLayoutSubviews() { log.append("viewWillLayoutSubviews") }
                override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
                override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
                func note<T>(_ name: String, _ value: T) -> T {
                    if log.last != name { log.append(name) }
                    return value
                }
            }
            let below = Asked()
            let navigation = UINavigationController(rootViewController: below)
            harness.show(root: navigation)
            settle()
            navigation.pushViewController(ScreenC(), animated: false)
            settle()
            below.log = []
            navigation.popViewController(animated: true)
            settle()
            // The recording asks for the extended edges once before and once after `viewWillAppear`, as here; it updates the
            // view's constraints, of which there are none here, and lays out again at the end (DEV-050).
            let edges = ["extendedLayoutIncludesOpaqueBars", "edgesForExtendedLayout"]
            let bars = ["prefersStatusBarHidden", "preferredStatusBarUpdateAnimation"]
            XCTAssertEqual(
                below.log,
                bars + edges + ["viewWillAppear"] + edges
                    + ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear"] + bars)
        }
    }

    func test_B16_set_view_controllers_replaces_the_stack_in_one_transition() {
        onMain {
            let navigation = pushed()
            let list = heard {
                navigation.setViewControllers([ScreenC()], animated: true)
                settle()
            }
            XCTAssertEqual(
                list,
                [
                    "A willMoveToParentViewController:", "B willMoveToParentViewController:",
                    "C willMoveToParentViewController:", "C loadView", "C viewDidLoad", "B viewWillDisappear:",
                    "C viewWillAppear:", "C viewIsAppearing:",
                    "C viewSafeAreaInsetsDidChange", "C viewWillLayoutSubviews", "C viewDidLayoutSubviews",
                    "B viewDidDisappear:", "C viewDidAppear:", "A didMoveToParentViewController:",
                    "B didMoveToParentViewController:",
                    "C didMoveToParentViewController:", "A dealloc", "B dealloc",
                ])
        }
    }

    // MARK: Presentation

    private static let comes = [
        "B loadView", "B viewDidLoad", "B viewWillAppear:", "B viewIsAppearing:",
        "B viewSafeAreaInsetsDidChange", "B viewWillLayoutSubviews", "B viewDidLayoutSubviews", "B viewDidAppear:",
    ]

    func test_B19_T6p_present_whole_list_for_each_style() {
        onMain {
            let covering: Set<UIModalPresentationStyle> = [.fullScreen, .currentContext]
            let styles: [UIModalPresentationStyle] = [
                .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .automatic,
                .custom,
            ]
            for style in styles {
                for animated in [true, false] {
                    let a = ScreenA()
                    harness.show(root: a)
                    settle()
                    var list = heard {
                        let b = ScreenB()
                        b.modalPresentationStyle = style
                        a.present(b, animated: animated)
                        settle()
                    }
                    var expected = Self.comes
                    if covering.contains(style) {
                        expected.insert("A viewWillDisappear:", at: 2)
                        expected.append("A viewDidDisappear:")
                    }
                    XCTAssertEqual(
                        list.filter { $0 != "B viewSafeAreaInsetsDidChange" },
                        expected.filter { $0 != "B viewSafeAreaInsetsDidChange" }, "\(style) animated: \(animated)")
                    list = heard {
                        a.dismiss(animated: animated)
                        settle()
                    }
                    var leaves = ["B viewWillDisappear:", "B viewDidDisappear:", "B dealloc"]
                    if covering.contains(style) {
                        leaves = [
                            "B viewWillDisappear:", "A viewWillAppear:", "A viewIsAppearing:",
                            "A viewWillLayoutSubviews", "A viewDidLayoutSubviews", "A viewDidAppear:",
                            "B viewDidDisappear:", "B dealloc",
                        ]
                    }
                    XCTAssertEqual(list, leaves, "\(style) animated: \(animated)")
                }
            }
        }
    }

    /// By a finger: a sheet that springs back and one that goes, and a tap beside a popover.
    func test_B19_dismissed_by_a_person_whole_list() {
        onMain {
            let a = ScreenA()
            harness.show(root: a)
            settle()
            a.present(ScreenB(), animated: true)
            settle()
            XCTAssertEqual(
                heard { drag(to: 300) },
                ["B viewWillDisappear:", "B viewWillAppear:", "B viewIsAppearing:", "B viewDidAppear:"])
            XCTAssertEqual(heard { drag(to: 700) }, ["B viewWillDisappear:", "B viewDidDisappear:", "B dealloc"])
            let delegate = Stays()
            let list = heard {
                let b = ScreenB()
                b.modalPresentationStyle = .popover
                b.popoverPresentationController?.delegate = delegate
                b.popoverPresentationController?.sourceView = a.view
                b.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 100, width: 20, height: 20)
                a.present(b, animated: true)
                settle()
            }
            XCTAssertEqual(list, Self.comes.filter { $0 != "B viewSafeAreaInsetsDidChange" })
            let beside = heard {
                harness.tap(CGPoint(x: 380, y: 840))
                settle()
            }
            XCTAssertEqual(beside, ["B viewWillDisappear:", "B viewDidDisappear:", "B dealloc"])
        }
    }

    /// A popover everywhere, also on a phone.
    private final class Stays: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }

    /// A finger from the upper part of a sheet down to `end`, let go there.
    @MainActor private func drag(to end: CGFloat) {
        harness.touch(.began, at: CGPoint(x: 200, y: 200))
        for step in 1...12 {
            harness.touch(.moved, at: CGPoint(x: 200, y: 200 + (end - 200) * CGFloat(step) / 12))
        }
        harness.advance(by: 0.3)
        harness.touch(.moved, at: CGPoint(x: 200, y: end))
        harness.touch(.ended, at: CGPoint(x: 200, y: end))
        settle()
    }

    func test_B19_dismissing_the_lower_of_two_takes_both() {
        onMain {
            let (a, b, c) = (ScreenA(), ScreenB(), ScreenC())
            harness.show(root: a)
            settle()
            a.present(b, animated: false)
            settle()
            b.present(c, animated: false)
            settle()
            let list = heard {
                a.dismiss(animated: true)
                settle()
            }
            XCTAssertEqual(
                list, ["C viewWillDisappear:", "B viewWillDisappear:", "C viewDidDisappear:", "B viewDidDisappear:"])
            XCTAssertNil(a.presentedViewController)
            XCTAssertNil(b.presentedViewController)
            XCTAssertNil(c.view.window)
        }
    }

    // MARK: Tabs

    func test_B19_T6t_tab_switch_whole_list() {
        onMain {
            let tabs = UITabBarController()
            tabs.viewControllers = [ScreenA(), ScreenB()]
            harness.show(root: tabs)
            settle()
            let list = heard {
                tabs.selectedIndex = 1
                settle()
            }
            XCTAssertEqual(
                list,
                [
                    "B loadView", "B viewDidLoad", "B viewWillAppear:", "A viewWillDisappear:", "B viewIsAppearing:",
                    "B viewSafeAreaInsetsDidChange", "B viewWillLayoutSubviews",
                    "B viewDidLayoutSubviews", "A viewDidDisappear:", "B viewDidAppear:",
                ])
            let back = heard {
                tabs.selectedIndex = 0
                settle()
            }
            XCTAssertEqual(
                back,
                [
                    "A viewWillAppear:", "B viewWillDisappear:", "A viewIsAppearing:", "A viewWillLayoutSubviews",
                    "A viewDidLayoutSubviews", "B viewDidDisappear:", "A viewDidAppear:",
                ])
        }
    }

    func test_B19_a_tap_on_a_tab_whole_list() {
        onMain {
            let tabs = UITabBarController()
            let (a, b) = (ScreenA(), ScreenB())
            (a.tabBarItem.title, b.tabBarItem.title) = ("One", "Two")
            tabs.viewControllers = [a, b]
            harness.show(root: tabs)
            settle()
            let width = harness.window.bounds.width
            let y = tabs.tabBar.frame.minY + 20
            XCTAssertEqual(
                heard {
                    harness.tap(CGPoint(x: width * 0.75, y: y))
                    settle()
                },
                [
                    "B loadView", "B viewDidLoad", "B viewWillAppear:", "A viewWillDisappear:", "B viewIsAppearing:",
                    "B viewSafeAreaInsetsDidChange", "B viewWillLayoutSubviews",
                    "B viewDidLayoutSubviews", "A viewDidDisappear:", "B viewDidAppear:",
                ])
            XCTAssertEqual(
                heard {
                    harness.tap(CGPoint(x: width * 0.75, y: y))
                    settle()
                }, [], "it is selected")
        }
    }

    // MARK: Children

    func test_R23_a_child_that_the_parent_adds_in_view_did_load() {
        onMain {
            final class Parent: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let child = ScreenB()
                    addChild(child)
                    view.addSubview(child.view)
                    child.didMove(toParent: self)
                }
            }
            let list = heard {
                harness.show(root: Parent())
                settle()
            }
            XCTAssertEqual(
                list,
                [
                    "B willMoveToParentViewController:", "B loadView", "B viewDidLoad", "B viewWillAppear:",
                    "B viewIsAppearing:", "B viewSafeAreaInsetsDidChange",
                    "B viewWillLayoutSubviews", "B viewDidLayoutSubviews", "B viewDidAppear:",
                ])
        }
    }

    /// Without what the app calls itself: `didMove(toParent:)` at the one end, `willMove(toParent: nil)` at the other.
    func test_B16_adding_and_removing_a_child_whole_list() {
        onMain {
            let a = ScreenA()
            harness.show(root: a)
            settle()
            let b = ScreenB()
            var list = heard {
                a.addChild(b)
                b.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                a.view.addSubview(b.view)
                b.didMove(toParent: a)
                settle()
            }
            XCTAssertEqual(
                list,
                [
                    "B willMoveToParentViewController:", "B loadView", "B viewDidLoad", "B viewWillAppear:",
                    "B viewIsAppearing:",
                    "A viewWillLayoutSubviews", "A viewDidLayoutSubviews", "B viewSafeAreaInsetsDidChange",
                    "B viewWillLayoutSubviews", "B viewDidLayoutSubviews", "B viewDidAppear:",
                ])
            list = heard {
                b.willMove(toParent: nil)
                b.view.removeFromSuperview()
                b.removeFromParent()
                settle()
            }
            XCTAssertEqual(
                list,
                [
                    "B viewWillDisappear:", "B viewDidDisappear:", "B didMoveToParentViewController:",
                    "A viewWillLayoutSubviews", "A viewDidLayoutSubviews",
                ])
        }
    }

    // MARK: System

    func test_B17_rotation_whole_list() {
        onMain {
            let a = ScreenA()
            harness.show(root: a)
            settle()
            let list = heard {
                harness.runtime.post(.rotate(.left))
                settle()
            }
            XCTAssertEqual(
                list,
                [
                    "A willTransitionToTraitCollection:withTransitionCoordinator:",
                    "A viewWillTransitionToSize:withTransitionCoordinator:", "A traitCollectionDidChange:",
                    "A viewSafeAreaInsetsDidChange", "A viewWillLayoutSubviews", "A viewDidLayoutSubviews",
                ])
        }
    }

    func test_B17_rotation_in_a_container_whole_list() {
        onMain {
            let announced = [
                "A willTransitionToTraitCollection:withTransitionCoordinator:",
                "B willTransitionToTraitCollection:withTransitionCoordinator:",
            ]
            _ = pushed()
            XCTAssertEqual(
                heard {
                    harness.runtime.post(.rotate(.left))
                    settle()
                },
                announced + [
                    "A viewWillTransitionToSize:withTransitionCoordinator:",
                    "B viewWillTransitionToSize:withTransitionCoordinator:", "B traitCollectionDidChange:",
                    "B viewSafeAreaInsetsDidChange", "B viewWillLayoutSubviews", "B viewDidLayoutSubviews",
                ])
        }
    }

    func test_A16_memory_warning_whole_list() {
        onMain {
            let navigation = pushed()
            let list = heard { harness.send(.memoryWarning) }
            XCTAssertEqual(list, ["A didReceiveMemoryWarning", "B didReceiveMemoryWarning"])
            withExtendedLifetime(navigation) {}
        }
    }

    /// Who is below a sheet turns, too, the outer one first.
    func test_B17_rotation_below_a_sheet_whole_list() {
        onMain {
            let a = ScreenA()
            harness.show(root: a)
            settle()
            a.present(ScreenB(), animated: false)
            settle()
            XCTAssertEqual(
                heard {
                    harness.runtime.post(.rotate(.left))
                    settle()
                },
                [
                    "A willTransitionToTraitCollection:withTransitionCoordinator:",
                    "B willTransitionToTraitCollection:withTransitionCoordinator:",
                    "A viewWillTransitionToSize:withTransitionCoordinator:",
                    "B viewWillTransitionToSize:withTransitionCoordinator:", "A traitCollectionDidChange:",
                    "B traitCollectionDidChange:", "A viewSafeAreaInsetsDidChange", "A viewWillLayoutSubviews",
                    "A viewDidLayoutSubviews", "B viewSafeAreaInsetsDidChange", "B viewWillLayoutSubviews",
                    "B viewDidLayoutSubviews",
                ])
            a.dismiss(animated: false)
            settle()
        }
    }

    /// The delegate, the controllers and nobody else.
    func test_A13_A14_background_and_back_whole_list() {
        onMain {
            final class Delegate: UIResponder, UIApplicationDelegate {
                func applicationDidBecomeActive(_ application: UIApplication) {}
                func applicationWillResignActive(_ application: UIApplication) {}
                func applicationDidEnterBackground(_ application: UIApplication) {}
                func applicationWillEnterForeground(_ application: UIApplication) {}
                func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
            }
            final class Stack: UINavigationController {}
            final class Own: UIViewController {}
            let delegate = Delegate()
            harness.launch(delegate)
            harness.show(root: Stack(rootViewController: Own()))
            settle()
            @MainActor func all(_ body: () -> Void) -> [String] {
                harness.recorder.clear()
                body()
                settle()
                return harness.recorder.calls(of: ["Delegate", "Stack", "Own"], [.application, .controller])
            }
            XCTAssertEqual(
                all { harness.home() },
                ["Delegate applicationWillResignActive:", "Delegate applicationDidEnterBackground:"])
            XCTAssertEqual(
                all { harness.reopen() },
                ["Delegate applicationWillEnterForeground:", "Delegate applicationDidBecomeActive:"])
            XCTAssertEqual(
                all { harness.send(.memoryWarning) },
                [
                    "Delegate applicationDidReceiveMemoryWarning:", "Own didReceiveMemoryWarning",
                    "Stack didReceiveMemoryWarning",
                ])
            XCTAssertEqual(all { harness.send(.resignActive) }, ["Delegate applicationWillResignActive:"])
            XCTAssertEqual(all { harness.send(.activate) }, ["Delegate applicationDidBecomeActive:"])
            harness.application.delegate = nil
        }
    }

    func test_A14_background_and_back_tells_no_controller() {
        onMain {
            harness.show(root: ScreenA())
            settle()
            XCTAssertEqual(heard { harness.home() }, [])
            XCTAssertEqual(heard { harness.reopen() }, [])
        }
    }

    // MARK: Pages

    func test_R07_R09_pages_tell_the_new_one_first() {
        onMain {
            for (style, last) in [
                (UIPageViewController.TransitionStyle.scroll, ["B viewDidAppear:", "A viewDidDisappear:"]),
                (.pageCurl, ["A viewDidDisappear:", "B viewDidAppear:"]),
            ] {
                let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
                pages.setViewControllers([ScreenA()], direction: .forward, animated: false)
                harness.show(root: pages)
                settle()
                let list = heard {
                    pages.setViewControllers([ScreenB()], direction: .forward, animated: true)
                    settle()
                }
                XCTAssertEqual(
                    list,
                    [
                        "B willMoveToParentViewController:", "B loadView", "B viewDidLoad", "B viewWillAppear:",
                        "A viewWillDisappear:", "B viewIsAppearing:",
                        "B viewSafeAreaInsetsDidChange", "B viewWillLayoutSubviews", "B viewDidLayoutSubviews",
                    ] + last + [
                        "A willMoveToParentViewController:", "A didMoveToParentViewController:",
                        "B didMoveToParentViewController:", "A dealloc",
                    ])
            }
        }
    }

    /// A finger that lets a page go too early: recorded by the author of R07 and R09, for both styles.
    func test_R07_R09_a_turned_page_that_is_cancelled() {
        final class Source: NSObject, UIPageViewControllerDataSource {
            let next = ScreenB()
            func pageViewController(
                _ pages: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ pages: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { viewController is ScreenA ? next : nil }
        }
        onMain {
            for (style, ends) in [
                (
                    UIPageViewController.TransitionStyle.scroll,
                    ["A viewWillAppear:", "A viewDidAppear:", "B viewWillDisappear:", "B viewDidDisappear:"]
                ),
                (
                    .pageCurl,
                    ["B viewWillDisappear:", "A viewWillAppear:", "B viewDidDisappear:", "A viewDidAppear:"]
                ),
            ] {
                let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
                let source = Source()
                pages.dataSource = source
                pages.setViewControllers([ScreenA()], direction: .forward, animated: false)
                harness.show(root: pages)
                settle()
                let list = heard {
                    harness.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 250, y: 400))
                }
                XCTAssertEqual(
                    list.filter { $0.hasSuffix("ppear:") && !$0.contains("Is") },
                    ["B viewWillAppear:", "A viewWillDisappear:"] + ends, "\(style)")
            }
        }
    }
}
