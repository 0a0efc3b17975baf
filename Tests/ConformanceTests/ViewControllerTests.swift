import TestSupport
import UIKit
import XCTest

/// Contract B and traces T5, T6, T9: the life of view controllers, alone and in containers.
final class ViewControllerTests: MainTestCase, @unchecked Sendable {
    class Logged: UIViewController {
        static var log: [String] = []
        var name = "A"

        convenience init(_ name: String) {
            self.init(nibName: nil, bundle: nil)
            self.name = name
        }

        var hasConstraint = false

        func note(_ what: String) { Self.log.append("\(name) \(what)") }

        override func loadView() {
            note("loadView")
            super.loadView()
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            // Without one nobody updates constraints.
            if hasConstraint { view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
            note("viewDidLoad")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("viewWillAppear:")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            note("viewIsAppearing:")
        }
        override func updateViewConstraints() {
            super.updateViewConstraints()
            note("updateViewConstraints")
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            note("viewWillLayoutSubviews")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            note("viewDidLayoutSubviews")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("viewDidAppear:")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("viewWillDisappear:")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("viewDidDisappear:")
        }
        override func willMove(toParent parent: UIViewController?) {
            note("willMoveToParent:\(parent == nil ? "nil" : "")")
            super.willMove(toParent: parent)
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            note("didMoveToParent:\(parent == nil ? "nil" : "")")
        }
        deinit { MainActor.assumeIsolated { note("dealloc") } }
    }

    static let lifeCallbacks: Set<String> = [
        "loadView", "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "updateViewConstraints",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
        "dealloc",
    ]

    /// The log without parent callbacks, and with repeated layout passes folded into the first.
    @MainActor private func life() -> [String] {
        var result: [String] = []
        for line in Logged.log {
            let what = String(line.split(separator: " ")[1])
            guard Self.lifeCallbacks.contains(what) else { continue }
            if what.hasSuffix("LayoutSubviews") || what == "updateViewConstraints", result.contains(line) { continue }
            result.append(line)
        }
        return result
    }

    override func prepare() {
        Logged.log = []
    }

    func test_B01_init_calls_init_nib_name() {
        onMain {
            final class Counting: UIViewController {
                var calls = 0
                override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
                    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
                    calls += 1
                    XCTAssertNil(nibNameOrNil)
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            XCTAssertEqual(Counting().calls, 1)
        }
    }

    func test_B05_the_view_loads_when_it_is_first_read() {
        onMain {
            let controller = Logged("A")
            XCTAssertFalse(controller.isViewLoaded)
            XCTAssertNil(controller.viewIfLoaded)
            XCTAssertEqual(Logged.log, [])
            controller.loadViewIfNeeded()
            XCTAssertEqual(Logged.log, ["A loadView", "A viewDidLoad"])
            _ = controller.view
            controller.loadViewIfNeeded()
            XCTAssertEqual(Logged.log.count, 2)
        }
    }

    func test_B06_an_overriding_load_view_sets_the_view_without_super() {
        onMain {
            final class Own: UIViewController {
                override func loadView() { view = UILabel() }
            }
            XCTAssertTrue(Own().view is UILabel)
            let plain = UIViewController()
            XCTAssertTrue(type(of: plain.view!) == UIView.self)
        }
    }

    func test_B07_nil_makes_the_next_read_load_again() {
        onMain {
            let controller = Logged("A")
            let first = controller.view
            controller.view = nil
            XCTAssertFalse(controller.isViewLoaded)
            XCTAssertFalse(controller.view === first)
            XCTAssertEqual(Logged.log, ["A loadView", "A viewDidLoad", "A loadView", "A viewDidLoad"])
        }
    }

    func test_B09_T5_one_life_in_a_window() {
        onMain {
            var controller: Logged? = Logged("A")
            controller?.hasConstraint = true
            harness.show(root: controller)
            harness.turn()
            harness.window.rootViewController = nil
            controller = nil
            harness.turn()
            XCTAssertEqual(
                life(),
                [
                    "A loadView", "A viewDidLoad", "A viewWillAppear:", "A viewIsAppearing:", "A updateViewConstraints",
                    "A viewWillLayoutSubviews", "A viewDidLayoutSubviews", "A viewDidAppear:", "A viewWillDisappear:",
                    "A viewDidDisappear:", "A dealloc",
                ])
        }
    }

    func test_B10_at_is_appearing_the_view_is_in_the_window_with_its_size() {
        onMain {
            final class Seen: UIViewController {
                var windowAtWillAppear: UIWindow?
                var windowAtIsAppearing: UIWindow?
                var size = CGSize.zero
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    windowAtWillAppear = view.window
                }
                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    windowAtIsAppearing = view.window
                    size = view.bounds.size
                }
            }
            let controller = Seen()
            harness.show(root: controller)
            harness.turn()
            XCTAssertNil(controller.windowAtWillAppear)
            XCTAssertTrue(controller.windowAtIsAppearing === harness.window)
            XCTAssertEqual(controller.size, harness.window.bounds.size)
        }
    }

    func test_B12_a_size_change_calls_will_layout_layout_did_layout() {
        onMain {
            final class Measured: UIViewController {
                final class Root: UIView {
                    var log: () -> Void = {}
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        log()
                    }
                }
                var log: [String] = []
                override func loadView() {
                    let root = Root()
                    root.log = { [unowned self] in log.append("layoutSubviews") }
                    view = root
                }
                override func viewWillLayoutSubviews() { log.append("viewWillLayoutSubviews") }
                override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
            }
            let controller = Measured()
            harness.show(root: controller)
            harness.turn()
            controller.log = []
            controller.view.frame.size.height -= 20
            harness.turn()
            XCTAssertEqual(controller.log, ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"])
            controller.log = []
            harness.turn()
            XCTAssertEqual(controller.log, [])
        }
    }

    func test_B14_will_disappear_is_in_the_hierarchy_and_did_disappear_is_not() {
        onMain {
            final class Leaving: UIViewController {
                var at: [String: Bool] = [:]
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    at["will"] = view.window != nil
                }
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    at["did"] = view.window != nil
                }
            }
            let controller = Leaving()
            harness.show(root: controller)
            harness.turn()
            harness.window.rootViewController = UIViewController()
            harness.turn()
            XCTAssertEqual(controller.at, ["will": true, "did": false])
        }
    }

    func test_B13_containment_order() {
        onMain {
            let parent = UIViewController()
            harness.show(root: parent)
            harness.turn()
            let child = Logged("C")
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            harness.turn()
            XCTAssertEqual(Logged.log.first, "C willMoveToParent:")
            XCTAssertTrue(
                isSubsequence(
                    ["C willMoveToParent:", "C viewDidLoad", "C viewWillAppear:", "C viewDidAppear:"], of: Logged.log),
                "\(Logged.log)")
            XCTAssertTrue(Logged.log.contains("C didMoveToParent:"))
            Logged.log = []
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            harness.turn()
            XCTAssertEqual(Logged.log.first, "C willMoveToParent:nil")
            XCTAssertTrue(
                isSubsequence(["C viewWillDisappear:", "C viewDidDisappear:"], of: Logged.log), "\(Logged.log)")
            XCTAssertEqual(Logged.log.filter { $0 == "C didMoveToParent:nil" }.count, 1)
            XCTAssertNil(child.parent)
        }
    }

    /// Recordings R02 and R03: a container swaps one child for another.
    func test_B16_swapping_children_calls_each_parent_callback_once_in_order() {
        onMain {
            for isLoaded in [false, true] {
                let root = UIViewController()
                if isLoaded { root.loadViewIfNeeded() }
                let (old, new) = (Logged("1"), Logged("2"))
                root.addChild(old)
                old.didMove(toParent: root)
                if isLoaded { root.view.addSubview(old.view) }
                Logged.log = []
                root.addChild(new)
                old.willMove(toParent: nil)
                if isLoaded {
                    root.view.addSubview(new.view)
                    old.view.removeFromSuperview()
                }
                new.didMove(toParent: root)
                old.removeFromParent()
                XCTAssertEqual(
                    Logged.log,
                    ["2 willMoveToParent:", "1 willMoveToParent:nil"]
                        + (isLoaded ? ["2 loadView", "2 viewDidLoad"] : [])
                        + ["2 didMoveToParent:", "1 didMoveToParent:nil"])
            }
        }
    }

    func test_B18_popped_and_dismissed_controllers_are_released() {
        onMain {
            let navigation = UINavigationController(rootViewController: UIViewController())
            harness.show(root: navigation)
            harness.turn()
            weak var pushed: UIViewController?
            do {
                let controller = UIViewController()
                pushed = controller
                navigation.pushViewController(controller, animated: true)
            }
            harness.advance(by: 1)
            XCTAssertNotNil(pushed)
            navigation.popViewController(animated: true)
            harness.advance(by: 1)
            harness.turn()
            XCTAssertNil(pushed)
            weak var presented: UIViewController?
            do {
                let controller = UIViewController()
                controller.modalPresentationStyle = .fullScreen
                presented = controller
                navigation.present(controller, animated: true)
            }
            harness.advance(by: 1)
            XCTAssertNotNil(presented)
            navigation.dismiss(animated: true)
            harness.advance(by: 1)
            harness.turn()
            XCTAssertNil(presented)
        }
    }

    private static let switchOrder = [
        "B loadView", "B viewDidLoad", "A viewWillDisappear:", "B viewWillAppear:", "B viewIsAppearing:",
        "B viewWillLayoutSubviews", "B viewDidLayoutSubviews", "A viewDidDisappear:", "B viewDidAppear:",
    ]

    @MainActor private func switchLife() -> [String] {
        life().filter {
            !$0.hasSuffix("updateViewConstraints") && !$0.hasPrefix("A viewWillLayout")
                && !$0.hasPrefix("A viewDidLayout")
        }
    }

    func test_B19_T6_push() {
        onMain {
            let navigation = UINavigationController(rootViewController: Logged("A"))
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            for animated in [true, false] {
                Logged.log = []
                navigation.pushViewController(Logged("B"), animated: animated)
                harness.advance(by: 1)
                XCTAssertEqual(switchLife(), Self.switchOrder, "animated: \(animated)")
                navigation.popToRootViewController(animated: false)
                harness.advance(by: 0.1)
            }
        }
    }

    func test_B19_T6_full_screen_present() {
        onMain {
            let first = Logged("A")
            harness.show(root: first)
            harness.advance(by: 0.1)
            Logged.log = []
            let second = Logged("B")
            second.modalPresentationStyle = .fullScreen
            var completed = 0
            first.present(second, animated: true) { completed += 1 }
            harness.advance(by: 1)
            XCTAssertEqual(switchLife(), Self.switchOrder)
            XCTAssertEqual(completed, 1)
            XCTAssertTrue(first.presentedViewController === second)
            XCTAssertTrue(second.presentingViewController === first)
        }
    }

    func test_B19_T6_tab_switch() {
        onMain {
            let tabs = UITabBarController()
            tabs.viewControllers = [Logged("A"), Logged("B")]
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            Logged.log = []
            tabs.selectedIndex = 1
            harness.advance(by: 0.1)
            XCTAssertEqual(switchLife(), Self.switchOrder)
        }
    }

    func test_B19_pop_order_R12() {
        onMain {
            let navigation = UINavigationController(rootViewController: Logged("A"))
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            navigation.pushViewController(Logged("B"), animated: true)
            harness.advance(by: 1)
            Logged.log = []
            navigation.popViewController(animated: true)
            harness.advance(by: 1)
            let names: Set<String> = [
                "viewWillDisappear:", "viewWillAppear:", "viewDidDisappear:", "viewDidAppear:", "dealloc",
            ]
            XCTAssertEqual(
                Logged.log.filter { names.contains(String($0.split(separator: " ")[1])) },
                [
                    "B viewWillDisappear:", "A viewWillAppear:", "B viewDidDisappear:", "A viewDidAppear:", "B dealloc",
                ])
        }
    }

    func test_C19_T9_controller_and_view_together() {
        onMain {
            final class Child: UIView {
                override func willMove(toSuperview newSuperview: UIView?) {
                    Logged.log.append("v willMoveToSuperview:")
                }
                override func didMoveToSuperview() { Logged.log.append("v didMoveToSuperview") }
                override func willMove(toWindow newWindow: UIWindow?) { Logged.log.append("v willMoveToWindow:") }
                override func didMoveToWindow() { Logged.log.append("v didMoveToWindow") }
                override func layoutSubviews() { Logged.log.append("v layoutSubviews") }
            }
            final class Host: Logged {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(Child(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
                }
            }
            let controller = Host("VC")
            harness.show(root: controller)
            harness.advance(by: 0.1)
            let wanted: Set<String> = [
                "v willMoveToSuperview:", "v didMoveToSuperview", "VC viewWillAppear:", "v willMoveToWindow:",
                "v didMoveToWindow", "VC viewWillLayoutSubviews", "VC viewDidLayoutSubviews", "v layoutSubviews",
                "VC viewDidAppear:",
            ]
            var seen: Set<String> = []
            let first = Logged.log.filter { wanted.contains($0) && seen.insert($0).inserted }
            XCTAssertEqual(
                first,
                [
                    "v willMoveToSuperview:", "v didMoveToSuperview", "VC viewWillAppear:", "v willMoveToWindow:",
                    "v didMoveToWindow", "VC viewWillLayoutSubviews", "VC viewDidLayoutSubviews", "v layoutSubviews",
                    "VC viewDidAppear:",
                ])
        }
    }
}
