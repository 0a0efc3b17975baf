import TestSupport
import UIKit
import XCTest

/// Contract B13 for transitions that a person takes hold of on their way: `interruptibleAnimator(using:)`, `pause()`. DEV-052.
final class InterruptibleTransitionTests: MainTestCase, @unchecked Sendable {
    nonisolated(unsafe) private static var log: [String] = []

    override func prepare() { Self.log = [] }

    final class Logged: HearingController {
        var name = ""
        override func hear(_ call: String, _ animated: Bool) {
            InterruptibleTransitionTests.log.append("\(name) \(call)")
        }
    }

    /// Fades the coming view in, by one property animator a transition.
    final class Fade: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        var driver: UIPercentDrivenInteractiveTransition?
        var made: UIViewPropertyAnimator?
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            InterruptibleTransitionTests.log.append("animate")
            interruptibleAnimator(using: transitionContext).startAnimation()
        }
        func interruptibleAnimator(
            using transitionContext: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let made { return made }
            let view = transitionContext.view(forKey: .to)!
            view.frame = transitionContext.containerView.bounds
            view.alpha = 0
            transitionContext.containerView.addSubview(view)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
            animator.addCompletion { [weak self] position in
                self?.made = nil
                InterruptibleTransitionTests.log.append("animator ends at \(position == .end ? "end" : "start")")
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
            made = animator
            return animator
        }
    }

    @MainActor private func present(_ fade: Fade) -> (UIViewController, Logged, UIView) {
        let (a, b, aside) = (UIViewController(), Logged(), UIView())
        b.name = "B"
        harness.show(root: a)
        a.view.addSubview(aside)
        harness.advance(by: 0.1)
        b.modalPresentationStyle = .fullScreen
        b.transitioningDelegate = fade
        a.present(b, animated: true)
        b.transitionCoordinator?.animate(alongsideTransition: { _ in
            InterruptibleTransitionTests.log.append("alongside")
            aside.center.x = 100
        })
        b.transitionCoordinator?.notifyWhenInteractionChanges {
            InterruptibleTransitionTests.log.append("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
        }
        return (a, b, aside)
    }

    @MainActor private func opacity(_ controller: UIViewController) -> Double {
        Double(controller.view.layer.presentation()?.opacity ?? -1)
    }

    func test_B13_a_running_transition_is_paused_moved_and_finished() {
        onMain {
            let fade = Fade()
            let driver = UIPercentDrivenInteractiveTransition()
            driver.wantsInteractiveStart = false
            fade.driver = driver
            let (a, b, aside) = present(fade)
            XCTAssertEqual(b.transitionCoordinator?.isInterruptible, true)
            XCTAssertEqual(b.transitionCoordinator?.isInteractive, false)
            // Nobody holds it yet: a stray update changes nothing.
            driver.update(0.9)
            harness.advance(by: 0.4)
            XCTAssertEqual(opacity(b), 0.4, accuracy: 0.03)
            driver.pause()
            XCTAssertEqual(Double(driver.percentComplete), 0.4, accuracy: 0.03)
            XCTAssertEqual(b.transitionCoordinator?.isInteractive, true)
            harness.advance(by: 1)
            XCTAssertEqual(opacity(b), 0.4, accuracy: 0.03, "held")
            driver.update(0.2)
            harness.advance(by: 0.1)
            XCTAssertEqual(opacity(b), 0.2, accuracy: 0.01)
            XCTAssertEqual(
                Double(aside.layer.presentation()?.position.x ?? 0), 20, accuracy: 1, "what runs alongside, too")
            driver.finish()
            harness.advance(by: 0.4)
            XCTAssertEqual(opacity(b), 0.6, accuracy: 0.03)
            harness.advance(by: 1)
            XCTAssertEqual(
                Self.log,
                [
                    "B willAppear", "animate", "alongside", "interactive true, cancelled false",
                    "interactive false, cancelled false", "animator ends at end", "B didAppear",
                ])
            XCTAssertTrue(a.presentedViewController === b)
            XCTAssertNil(b.transitionCoordinator)
        }
    }

    func test_B13_a_finger_that_drives_it_from_the_start_and_cancels() {
        onMain {
            let fade = Fade()
            let driver = UIPercentDrivenInteractiveTransition()
            fade.driver = driver
            let (a, b, _) = present(fade)
            XCTAssertEqual(b.transitionCoordinator?.initiallyInteractive, true)
            driver.update(0.5)
            harness.advance(by: 0.5)
            XCTAssertEqual(opacity(b), 0.5, accuracy: 0.01)
            driver.cancel()
            harness.advance(by: 0.25)
            XCTAssertEqual(opacity(b), 0.25, accuracy: 0.03)
            // Taken hold of on the way back: it goes forward again.
            driver.pause()
            driver.update(0.4)
            driver.cancel()
            harness.advance(by: 1)
            XCTAssertEqual(
                Self.log,
                [
                    "B willAppear", "alongside", "interactive false, cancelled true",
                    "interactive true, cancelled false",
                    "interactive false, cancelled true", "animator ends at start", "B willDisappear", "B didDisappear",
                ])
            XCTAssertNil(a.presentedViewController)
        }
    }

    func test_B13_the_rest_takes_the_timing_curve_and_speed() {
        onMain {
            let fade = Fade()
            let driver = UIPercentDrivenInteractiveTransition()
            driver.completionSpeed = 2
            driver.timingCurve = UICubicTimingParameters(animationCurve: .linear)
            fade.driver = driver
            let (_, b, _) = present(fade)
            driver.update(0.5)
            driver.finish()
            harness.advance(by: 0.125)
            XCTAssertEqual(opacity(b), 0.75, accuracy: 0.05)
            harness.advance(by: 0.3)
            XCTAssertEqual(Self.log.last, "B didAppear")
        }
    }

    func test_B13_one_that_is_held_ends_when_its_controller_goes() {
        onMain {
            let fade = Fade()
            let driver = UIPercentDrivenInteractiveTransition()
            fade.driver = driver
            weak var gone: UIViewController?
            do {
                let (_, b, _) = present(fade)
                gone = b
                driver.update(0.5)
                harness.advance(by: 0.1)
                harness.window.rootViewController = UIViewController()
            }
            harness.advance(by: 1)
            XCTAssertNil(gone)
            XCTAssertNil(fade.made, "stopped and finished, not released while paused")
            driver.update(0.7)
            driver.pause()
            driver.finish()
        }
    }

    /// An animator without `interruptibleAnimator(using:)` can't be paused: nothing happens.
    func test_B13_others_cannot_be_paused() {
        onMain {
            final class Plain: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
                let driver = UIPercentDrivenInteractiveTransition()
                func animationController(
                    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
                ) -> (any UIViewControllerAnimatedTransitioning)? { self }
                func interactionControllerForPresentation(
                    using animator: any UIViewControllerAnimatedTransitioning
                ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
                func transitionDuration(
                    using transitionContext: (any UIViewControllerContextTransitioning)?
                ) -> TimeInterval { 1 }
                func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                    let view = transitionContext.view(forKey: .to)!
                    view.alpha = 0
                    transitionContext.containerView.addSubview(view)
                    UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { _ in
                        transitionContext.completeTransition(true)
                    }
                }
            }
            let plain = Plain()
            plain.driver.wantsInteractiveStart = false
            let (a, b) = (UIViewController(), Logged())
            b.name = "B"
            harness.show(root: a)
            harness.advance(by: 0.1)
            b.modalPresentationStyle = .fullScreen
            b.transitioningDelegate = plain
            a.present(b, animated: true)
            XCTAssertEqual(b.transitionCoordinator?.isInterruptible, false)
            harness.advance(by: 0.3)
            plain.driver.pause()
            plain.driver.update(0.1)
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, ["B willAppear", "B didAppear"])
        }
    }
}
