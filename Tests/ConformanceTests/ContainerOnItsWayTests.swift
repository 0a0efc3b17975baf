import TestSupport
import UIKit
import XCTest

/// Contract B13: a container that is itself on its way out, or in, changes what it shows. Who leaves hears of the end of its own
/// appearance; who comes hears only if the container comes back.
final class ContainerOnItsWayTests: MainTestCase, @unchecked Sendable {
    nonisolated(unsafe) private static var log: [String] = []

    override func prepare() { Self.log = [] }

    final class Logged: HearingController {
        private let name: String
        init(_ name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func hear(_ call: String, _ animated: Bool) { ContainerOnItsWayTests.log.append("\(name) \(call)") }
    }

    /// Leads the appearance of its child by hand.
    final class Host: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            children.first?.beginAppearanceTransition(true, animated: animated)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            children.first?.endAppearanceTransition()
        }
    }

    @MainActor private func show(_ container: UIViewController) -> UIViewController {
        let host = Host()
        host.addChild(container)
        container.view.frame = host.view.bounds
        host.view.addSubview(container.view)
        container.didMove(toParent: host)
        harness.show(root: host)
        harness.advance(by: 0.5)
        return container
    }

    /// What is heard while a container is on its way out, changes, and then comes back or goes.
    @MainActor private func expect(
        _ kind: String, _ make: () -> (container: UIViewController, change: () -> Void), turnsBack: Bool,
        _ expected: [String], line: UInt = #line
    ) {
        let (container, change) = make()
        let shown = show(container)
        XCTAssertEqual(Self.log, ["A willAppear", "A didAppear"], kind, line: line)
        Self.log = []
        shown.beginAppearanceTransition(false, animated: true)
        harness.advance(by: 0.1)
        change()
        harness.advance(by: 0.5)
        if turnsBack { shown.beginAppearanceTransition(true, animated: true) }
        harness.advance(by: 0.1)
        shown.endAppearanceTransition()
        harness.advance(by: 0.5)
        XCTAssertEqual(Self.log, expected, kind, line: line)
        Self.log = []
        harness.window.rootViewController = nil
        harness.advance(by: 0.5)
        XCTAssertEqual(Self.log, turnsBack ? ["B willDisappear", "B didDisappear"] : [], kind, line: line)
        Self.log = []
    }

    @MainActor private func each(
        _ body: (_ kind: String, _ make: @escaping () -> (container: UIViewController, change: () -> Void)) -> Void
    ) {
        body("navigation") {
            let container = UINavigationController(rootViewController: Logged("A"))
            return (container, { container.setViewControllers([Logged("B")], animated: true) })
        }
        body("push") {
            let container = UINavigationController(rootViewController: Logged("A"))
            return (container, { container.pushViewController(Logged("B"), animated: true) })
        }
        body("tabs") {
            let container = UITabBarController()
            container.viewControllers = [Logged("A"), Logged("B")]
            return (container, { container.selectedIndex = 1 })
        }
        body("tab list") {
            let container = UITabBarController()
            container.viewControllers = [Logged("A")]
            return (container, { container.viewControllers = [Logged("B")] })
        }
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            body("pages") {
                let container = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
                container.setViewControllers([Logged("A")], direction: .forward, animated: false)
                return (
                    container, { container.setViewControllers([Logged("B")], direction: .forward, animated: true) }
                )
            }
        }
        body("split") {
            let container = UISplitViewController(style: .doubleColumn)
            container.setViewController(Logged("A"), for: .compact)
            return (container, { container.setViewController(Logged("B"), for: .compact) })
        }
        body("children") {
            let container = UIViewController()
            let (old, new) = (Logged("A"), Logged("B"))
            container.addChild(old)
            container.view.addSubview(old.view)
            old.didMove(toParent: container)
            return (
                container,
                {
                    old.willMove(toParent: nil)
                    old.view.removeFromSuperview()
                    old.removeFromParent()
                    container.addChild(new)
                    container.view.addSubview(new.view)
                    new.didMove(toParent: container)
                }
            )
        }
    }

    func test_B13_what_a_container_changes_on_its_way_out_goes_with_it() {
        onMain {
            each { kind, make in
                expect(kind, make, turnsBack: false, ["A willDisappear", "A didDisappear"])
            }
        }
    }

    func test_B13_what_a_container_changes_on_its_way_out_comes_back_with_it() {
        onMain {
            each { kind, make in
                expect(
                    kind, make, turnsBack: true, ["A willDisappear", "A didDisappear", "B willAppear", "B didAppear"])
            }
        }
    }
}
