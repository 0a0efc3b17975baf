import PorticoTrace
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Contract B13 and B14: dismissing below several presentations. The topmost leaves with its animation, those in between are only
/// removed, and who was not on the screen hears nothing.
final class StackedDismissalTests: MainTestCase, @unchecked Sendable {
    final class FloorA: UIViewController {}
    final class FloorB: UIViewController {}
    final class FloorC: UIViewController {}
    final class FloorD: UIViewController {}

    @MainActor private func heard(_ body: () -> Void) -> [String] {
        harness.recorder.clear()
        body()
        let kept: Set = [
            "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
            "dealloc",
        ]
        return harness.recorder.calls(of: ["FloorA", "FloorB", "FloorC", "FloorD"], [.controller])
            .map { $0.replacingOccurrences(of: "Floor", with: "") }
            .filter { kept.contains(String($0.dropFirst(2))) }
    }

    /// A presents B, B presents C, C presents D.
    @MainActor private func stack(_ styles: [UIModalPresentationStyle]) -> FloorA {
        let a = FloorA()
        harness.show(root: a)
        harness.advance(by: 0.1)
        var top: UIViewController = a
        for (style, next) in zip(styles, [FloorB(), FloorC(), FloorD()] as [UIViewController]) {
            next.modalPresentationStyle = style
            next.loadViewIfNeeded()
            next.view.backgroundColor = .white
            top.present(next, animated: false)
            harness.advance(by: 0.1)
            top = next
        }
        return a
    }

    func test_B14_who_was_not_seen_hears_nothing() {
        onMain {
            let a = stack([.fullScreen, .fullScreen, .fullScreen])
            var ends = 0
            let list = heard {
                a.dismiss(animated: true) { ends += 1 }
                XCTAssertEqual(ends, 0)
                harness.advance(by: 1)
            }
            XCTAssertEqual(
                list,
                [
                    "D viewWillDisappear:", "A viewWillAppear:", "A viewIsAppearing:", "A viewDidAppear:",
                    "D viewDidDisappear:", "B dealloc", "C dealloc", "D dealloc",
                ].sortedDeallocs(list))
            XCTAssertEqual(ends, 1)
            XCTAssertTrue(harness.window.subviews == [a.view])
        }
    }

    func test_B14_who_was_seen_below_disappears_too() {
        onMain {
            let a = stack([.fullScreen, .fullScreen, .pageSheet])
            let list = heard {
                a.dismiss(animated: true)
                harness.advance(by: 1)
            }
            XCTAssertEqual(
                list,
                [
                    "D viewWillDisappear:", "C viewWillDisappear:", "A viewWillAppear:", "A viewIsAppearing:",
                    "A viewDidAppear:", "D viewDidDisappear:", "C viewDidDisappear:", "B dealloc", "C dealloc",
                    "D dealloc",
                ].sortedDeallocs(list))
            XCTAssertTrue(harness.window.subviews == [a.view])
        }
    }

    func test_B13_the_topmost_leaves_with_its_animation_and_the_others_at_once() {
        onMain {
            let a = stack([.pageSheet, .overFullScreen])
            let (b, c) = (a.presentedViewController!, a.presentedViewController!.presentedViewController!)
            XCTAssertFalse(a.view.transform.isIdentity, "it stands back")
            a.dismiss(animated: true)
            harness.advance(by: 0.15)
            let shown = c.view.layer.presentation()!.frame
            XCTAssertGreaterThan(shown.minY, 20)
            XCTAssertLessThan(shown.minY, harness.window.bounds.height - 20)
            var isSeen = true
            var view: UIView? = b.view
            while let here = view {
                if here.isHidden { isSeen = false }
                view = here.superview
            }
            XCTAssertFalse(isSeen && b.view.window != nil, "what is in between is gone at once")
            XCTAssertTrue(c.isBeingDismissed && b.isBeingDismissed)
            harness.advance(by: 1)
            XCTAssertNil(a.presentedViewController)
            XCTAssertNil(b.presentingViewController)
            XCTAssertNil(b.presentedViewController)
            XCTAssertNil(c.presentingViewController)
            XCTAssertFalse(b.isBeingDismissed || c.isBeingDismissed)
            XCTAssertTrue(a.view.transform.isIdentity)
            XCTAssertTrue(harness.window.subviews == [a.view])
        }
    }

    /// Only the topmost controller's transitioning delegate is asked, and an interaction may cancel all of it.
    func test_B13_a_cancelled_one_leaves_all_as_it_was() {
        onMain {
            final class Driver: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
                let interaction = UIPercentDrivenInteractiveTransition()
                var asked: [UIViewController] = []
                func animationController(
                    forDismissed dismissed: UIViewController
                ) -> (any UIViewControllerAnimatedTransitioning)? {
                    asked.append(dismissed)
                    return self
                }
                func interactionControllerForDismissal(
                    using animator: any UIViewControllerAnimatedTransitioning
                ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
                func transitionDuration(
                    using transitionContext: (any UIViewControllerContextTransitioning)?
                ) -> TimeInterval { 0.3 }
                func animateTransition(using context: any UIViewControllerContextTransitioning) {
                    if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
                    let from = context.view(forKey: .from)
                    UIView.animate(withDuration: 0.3) {
                        from?.alpha = 0
                    } completion: { _ in
                        from?.alpha = 1
                        context.completeTransition(!context.transitionWasCancelled)
                    }
                }
            }
            let a = stack([.fullScreen, .pageSheet])
            let (b, c) = (a.presentedViewController!, a.presentedViewController!.presentedViewController!)
            let (driver, unasked) = (Driver(), Driver())
            c.transitioningDelegate = driver
            b.transitioningDelegate = unasked
            let list = heard {
                a.dismiss(animated: true)
                harness.advance(by: 0.05)
                driver.interaction.update(0.5)
                harness.advance(by: 0.05)
                driver.interaction.cancel()
                harness.advance(by: 1)
            }
            XCTAssertTrue(driver.asked == [c])
            XCTAssertTrue(unasked.asked.isEmpty)
            XCTAssertEqual(
                list,
                [
                    "C viewWillDisappear:", "B viewWillDisappear:", "A viewWillAppear:", "A viewIsAppearing:",
                    "A viewWillDisappear:", "A viewDidDisappear:", "C viewWillAppear:", "C viewIsAppearing:",
                    "C viewDidAppear:", "B viewWillAppear:", "B viewIsAppearing:", "B viewDidAppear:",
                ])
            XCTAssertTrue(a.presentedViewController === b && b.presentedViewController === c)
            XCTAssertNil(a.view.window)
            XCTAssertFalse(b.presentationController!.containerView!.isHidden)
            XCTAssertTrue([a, b, c].allSatisfy { $0.transitionCoordinator == nil && !$0.isBeingDismissed })
        }
    }

    /// Where a full-screen controller goes, the one that comes back may present the next as soon as it has appeared.
    func test_B13_presenting_in_view_did_appear() {
        onMain {
            final class Presents: UIViewController {
                var coming: UIViewController?
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    if let coming { present(coming, animated: false) }
                    coming = nil
                }
            }
            let (root, first, second) = (Presents(), FloorB(), FloorC())
            harness.show(root: root)
            harness.advance(by: 0.1)
            first.modalPresentationStyle = .fullScreen
            root.present(first, animated: false)
            harness.advance(by: 0.1)
            root.coming = second
            root.dismiss(animated: true)
            harness.advance(by: 1)
            XCTAssertTrue(root.presentedViewController === second)
            XCTAssertEqual(second.appearance.phase, .appeared)
        }
    }
}

extension [String] {
    /// Nobody says in which order those who are released together go.
    fileprivate func sortedDeallocs(_ heard: [String]) -> [String] {
        filter { !$0.hasSuffix("dealloc") }
            + heard.filter { $0.hasSuffix("dealloc") && contains($0) }
    }
}
