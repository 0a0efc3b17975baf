import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A screen that is pushed is laid out where it will be, before it moves.
final class PushLayoutTests: MainTestCase, @unchecked Sendable {
    private final class Screen: UIViewController {
        let (table, foot) = (UITableView(), UIView())
        var lays = false
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Detail"
            navigationItem.largeTitleDisplayMode = .never
            for view in [table, foot] {
                view.translatesAutoresizingMaskIntoConstraints = false
                self.view.addSubview(view)
            }
            NSLayoutConstraint.activate([
                table.topAnchor.constraint(equalTo: view.topAnchor),
                table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                table.bottomAnchor.constraint(equalTo: foot.topAnchor),
                foot.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                foot.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                foot.heightAnchor.constraint(equalToConstant: 50),
                foot.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            ])
            if lays { view.layoutIfNeeded() }
        }
    }

    @MainActor private func check(large: Bool, lays: Bool, line: UInt = #line) {
        let navigation = UINavigationController(rootViewController: UITableViewController(style: .plain))
        navigation.navigationBar.prefersLargeTitles = large
        harness.show(root: navigation)
        harness.advance(by: 0.5)
        let screen = Screen()
        screen.lays = lays
        navigation.pushViewController(screen, animated: true)
        harness.renderFrame()
        harness.advance(by: 0.1)
        let (table, foot) = (screen.table, screen.foot)
        let first = (foot.layer.presentation() ?? foot.layer).frame
        XCTAssertEqual(first, CGRect(x: 0, y: 852 - 34 - 50, width: 393, height: 50), "in its place", line: line)
        XCTAssertEqual((table.layer.presentation() ?? table.layer).frame.height, 768, line: line)
        XCTAssertEqual(table.adjustedContentInset.top, 59 + 44, "below the bar as it will be", line: line)
        XCTAssertNil(foot.layer.animationKeys(), line: line)
        harness.advance(by: 1)
        XCTAssertEqual(foot.frame, first, line: line)
        XCTAssertEqual(table.contentOffset.y, -103, line: line)
    }

    /// The bar gets lower in the middle of the move, and is laid out with it.
    func testTheTitleComesFromTheRightBelowALargeTitleToo() throws {
        try onMain {
            let root = UITableViewController(style: .plain)
            root.title = "Root"
            let navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            harness.show(root: navigation)
            harness.advance(by: 0.5)
            let screen = UIViewController()
            screen.title = "Detail"
            screen.navigationItem.largeTitleDisplayMode = .never
            navigation.pushViewController(screen, animated: true)
            harness.renderFrame()
            harness.advance(by: 0.1)
            let bar = navigation.navigationBar
            let outgoing = try XCTUnwrap(bar.leaving.first)
            let incoming = try XCTUnwrap(bar.content)
            func middle(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).position.x }
            let (first, firstLarge) = (middle(incoming.titleLabel), middle(outgoing.largeLabel))
            XCTAssertGreaterThan(first, 210, "right of its place")
            XCTAssertEqual(incoming.titleLabel.center.x, 196.5, accuracy: 1, "where it goes to")
            harness.advance(by: 0.1)
            XCTAssertLessThan(middle(incoming.titleLabel), first)
            XCTAssertGreaterThan(middle(incoming.titleLabel), 190)
            XCTAssertLessThan(middle(outgoing.largeLabel), firstLarge, "the large one goes to the left")
            harness.advance(by: 1)
            XCTAssertEqual(incoming.titleLabel.center.x, 196.5, accuracy: 1)
            XCTAssertEqual(middle(incoming.titleLabel), 196.5, accuracy: 1)
        }
    }

    func testAViewInTheTitlesPlaceMovesWithIt() throws {
        try onMain {
            let navigation = UINavigationController(rootViewController: UIViewController())
            harness.show(root: navigation)
            harness.advance(by: 0.5)
            let (screen, label) = (UIViewController(), UILabel())
            label.text = "Detail"
            screen.navigationItem.titleView = label
            navigation.pushViewController(screen, animated: true)
            harness.renderFrame()
            harness.advance(by: 0.1)
            func middle() -> CGFloat { (label.layer.presentation() ?? label.layer).position.x }
            XCTAssertGreaterThan(middle(), 210)
            harness.advance(by: 1)
            XCTAssertEqual(middle(), 196.5, accuracy: 1)
            XCTAssertTrue(label.transform.isIdentity)
        }
    }

    private class Counting: UIViewController {
        var appeared = 0
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            appeared += 1
        }
    }

    private final class Replacing: Counting {
        let other = Counting()
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationController?.setViewControllers([other], animated: false)
        }
    }

    /// Parchment's example app does so when its tests have launched it.
    func testARootThatPutsAnotherInItsPlaceWhenItLoads() {
        onMain {
            let root = Replacing()
            let navigation = UINavigationController(rootViewController: root)
            harness.show(root: navigation)
            harness.advance(by: 0.5)
            XCTAssertEqual(navigation.viewControllers, [root.other])
            XCTAssertNotNil(root.other.view.window)
            XCTAssertNil(root.view.window)
            XCTAssertEqual(root.other.appeared, 1)
            XCTAssertEqual(root.appeared, 0)
        }
    }

    func testAScreenWithoutALargeTitleAfterOneWithIt() { onMain { check(large: true, lays: false) } }
    func testOneThatLaysItselfOutInViewDidLoad() { onMain { check(large: true, lays: true) } }
    func testOneAfterASmallTitle() { onMain { check(large: false, lays: false) } }

    // MARK: An animator of the app's own

    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        var final = CGRect.zero
        var insets = UIEdgeInsets.zero
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let to = context.viewController(forKey: .to)!
            final = context.finalFrame(for: to)
            to.view.frame = final
            context.containerView.addSubview(to.view)
            insets = to.view.safeAreaInsets
            context.completeTransition(true)
        }
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate {
        let animator = Animator()
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }

    func testAnOwnAnimatorIsToldOfThePlaceBelowTheNewBar() {
        onMain {
            let navigation = UINavigationController(rootViewController: UITableViewController(style: .plain))
            navigation.navigationBar.prefersLargeTitles = true
            let delegate = Delegate()
            navigation.delegate = delegate
            harness.show(root: navigation)
            harness.advance(by: 0.5)
            navigation.pushViewController(Screen(), animated: true)
            harness.advance(by: 0.1)
            XCTAssertEqual(delegate.animator.insets.top, 59 + 44)
            XCTAssertEqual(delegate.animator.final, CGRect(x: 0, y: 0, width: 393, height: 852))
        }
    }

    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let view = context.view(forKey: .to)!
            view.alpha = 0
            context.containerView.addSubview(view)
            UIView.animate(withDuration: 0.4) {
                view.alpha = 1
            } completion: { _ in
                context.completeTransition(true)
            }
        }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    func testTheTitleComesFromItsSideBesideAnOwnAnimatorToo() throws {
        try onMain {
            let (navigation, fade) = (UINavigationController(rootViewController: UIViewController()), Fade())
            navigation.delegate = fade
            harness.show(root: navigation)
            harness.advance(by: 0.5)
            let screen = UIViewController()
            screen.title = "Detail"
            navigation.pushViewController(screen, animated: true)
            harness.renderFrame()
            harness.advance(by: 0.1)
            let title = try XCTUnwrap(navigation.navigationBar.content).titleLabel
            func middle() -> CGFloat { (title.layer.presentation() ?? title.layer).position.x }
            XCTAssertGreaterThan(middle(), 210, "right of its place")
            harness.advance(by: 1)
            XCTAssertEqual(middle(), 196.5, accuracy: 1)
            XCTAssertNotNil(screen.view.window)
        }
    }
}
