import QuartzCore
import TestSupport
import UIKit
import XCTest

final class UIViewPropertyAnimatorTests: MainTestCase, @unchecked Sendable {
    @MainActor private var view: UIView!
    @MainActor private var ends: [UIViewAnimatingPosition] = []

    override func prepare() {
        harness.showWindow()
        view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        harness.window.addSubview(view)
        ends = []
        harness.turn()
    }

    @MainActor private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { self.view.center.x = 110 }
        animator.addCompletion { self.ends.append($0) }
        return animator
    }

    @MainActor private var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    @MainActor private func pass(_ seconds: Double) {
        harness.turn()
        harness.advance(by: seconds)
    }

    func testStates() {
        onMain {
            let animator = animator()
            XCTAssertEqual(animator.state, .inactive)
            XCTAssertFalse(animator.isRunning)
            XCTAssertEqual(view.center.x, 10, "blocks run at the start")
            animator.startAnimation()
            XCTAssertEqual(animator.state, .active)
            XCTAssertTrue(animator.isRunning)
            XCTAssertEqual(view.center.x, 110)
            pass(0.5)
            XCTAssertEqual(x, 60, accuracy: 2)
            XCTAssertEqual(animator.fractionComplete, 0.5, accuracy: 0.02)
            pass(0.6)
            XCTAssertEqual(ends, [.end])
            XCTAssertEqual(animator.state, .inactive)
            XCTAssertNil(view.layer.animationKeys())
        }
    }

    func testPauseScrubAndContinue() {
        onMain {
            let animator = animator()
            animator.pauseAnimation()
            XCTAssertEqual(animator.state, .active)
            XCTAssertFalse(animator.isRunning)
            pass(1)
            XCTAssertEqual(x, 10)
            animator.fractionComplete = 0.25
            XCTAssertEqual(x, 35, accuracy: 0.01)
            pass(5)
            XCTAssertEqual(x, 35, accuracy: 0.01)
            animator.fractionComplete = 0.75
            XCTAssertEqual(x, 85, accuracy: 0.01)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            XCTAssertTrue(animator.isRunning)
            pass(0.125)
            XCTAssertEqual(x, 97.5, accuracy: 2)
            pass(0.2)
            XCTAssertEqual(ends, [.end])
        }
    }

    func testContinuingWithAnotherPace() {
        onMain {
            let animator = animator()
            animator.fractionComplete = 0.5
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
            pass(1)
            XCTAssertEqual(x, 85, accuracy: 2, "half the way in two seconds")
            pass(1.1)
            XCTAssertEqual(ends, [.end])
        }
    }

    func testReversingGoesBackAndRestores() {
        onMain {
            let animator = animator()
            animator.startAnimation()
            pass(0.75)
            animator.isReversed = true
            XCTAssertEqual(x, 85, accuracy: 2)
            XCTAssertEqual(animator.fractionComplete, 0.25, accuracy: 0.02, "measured the other way")
            pass(0.25)
            XCTAssertEqual(x, 60, accuracy: 3)
            XCTAssertEqual(view.center.x, 110, "the model keeps the end until the start is reached")
            pass(0.6)
            XCTAssertEqual(ends, [.start])
            XCTAssertEqual(view.center.x, 10)
            XCTAssertNil(view.layer.animationKeys())
        }
    }

    func testScrubbingIsLinearWhateverThePace() {
        onMain {
            let even = animator(.easeIn)
            even.fractionComplete = 0.5
            XCTAssertEqual(x, 60, accuracy: 0.01)
            even.stopAnimation(true)
            view.center.x = 10
            let eased = animator(.easeIn)
            eased.scrubsLinearly = false
            eased.fractionComplete = 0.5
            XCTAssertEqual(x, 10 + 100 * 0.3153568126, accuracy: 0.01)
            XCTAssertEqual(eased.fractionComplete, 0.5)
            eased.startAnimation()
            pass(0.25)
            // Ease in at 0.75: solved with bisection.
            XCTAssertEqual(x, 10 + 100 * 0.6218618692, accuracy: 2)
            eased.stopAnimation(true)
        }
    }

    func testStoppingLeavesTheViewsWhereTheyAre() {
        onMain {
            let animator = animator()
            animator.startAnimation()
            pass(0.5)
            animator.stopAnimation(true)
            XCTAssertEqual(view.center.x, 60, accuracy: 2)
            XCTAssertEqual(animator.state, .inactive)
            pass(1)
            XCTAssertEqual(ends, [], "no completion")
        }
    }

    func testFinishingAtEachPosition() {
        onMain {
            for (position, expected) in [(UIViewAnimatingPosition.start, 10.0), (.end, 110), (.current, 60)] {
                view.center.x = 10
                ends = []
                let animator = animator()
                animator.fractionComplete = 0.5
                animator.stopAnimation(false)
                XCTAssertEqual(animator.state, .stopped)
                XCTAssertEqual(ends, [])
                animator.finishAnimation(at: position)
                XCTAssertEqual(ends, [position])
                XCTAssertEqual(view.center.x, expected, accuracy: 0.01)
                XCTAssertEqual(animator.state, .inactive)
            }
        }
    }

    func testPausesOnCompletion() {
        onMain {
            let animator = animator()
            animator.pausesOnCompletion = true
            animator.startAnimation()
            pass(1.2)
            XCTAssertEqual(animator.state, .active)
            XCTAssertFalse(animator.isRunning)
            XCTAssertEqual(ends, [])
            XCTAssertEqual(x, 110, accuracy: 0.01)
            animator.isReversed = true
            animator.startAnimation()
            pass(0.5)
            XCTAssertEqual(x, 60, accuracy: 2)
            animator.stopAnimation(true)
        }
    }

    func testDelayFactorsAndLateBlocks() {
        onMain {
            let animator = animator()
            animator.addAnimations({ self.view.alpha = 0 }, delayFactor: 0.5)
            animator.startAnimation()
            pass(0.25)
            XCTAssertEqual(view.layer.presentation()?.opacity ?? 0, 1)
            pass(0.5)
            XCTAssertEqual(view.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.05)
            animator.addAnimations { self.view.backgroundColor = .white }
            XCTAssertNotNil(view.layer.animation(forKey: "backgroundColor"))
            pass(0.4)
            XCTAssertEqual(ends, [.end])
            XCTAssertEqual(view.alpha, 0)
        }
    }

    func testSprings() {
        onMain {
            let own = UIViewPropertyAnimator(
                duration: 9,
                timingParameters: UISpringTimingParameters(
                    mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
            XCTAssertEqual(own.duration, 1.4727, accuracy: 1e-4, "a spring with its own constants has its own duration")
            let damped = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) { self.view.center.x = 110 }
            XCTAssertEqual(damped.duration, 0.5)
            damped.addCompletion { self.ends.append($0) }
            damped.startAnimation()
            XCTAssertTrue(view.layer.animation(forKey: "position") is CASpringAnimation)
            pass(0.6)
            XCTAssertEqual(ends, [.end])
        }
    }

    func testRunningAnimatorWithADelayAndNoAnimations() {
        onMain {
            let running = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 0.5, delay: 0.5, options: .curveLinear, animations: { self.view.center.x = 110 },
                completion: { self.ends.append($0) })
            XCTAssertTrue(running.isRunning)
            pass(0.4)
            XCTAssertEqual(x, 10)
            pass(0.35)
            XCTAssertEqual(x, 60, accuracy: 6)
            pass(0.5)
            XCTAssertEqual(ends, [.end])
            let empty = UIViewPropertyAnimator(duration: 5, curve: .linear)
            empty.addCompletion { self.ends.append($0) }
            empty.startAnimation()
            pass(0.1)
            XCTAssertEqual(ends.count, 2, "nothing to wait for")
        }
    }

    func testTimingParameters() throws {
        try onMain {
            let cubic = UICubicTimingParameters(animationCurve: .easeOut)
            XCTAssertEqual(cubic.timingCurveType, .builtin)
            XCTAssertEqual(cubic.controlPoint2.x, 0.58, accuracy: 1e-6)
            let own = UICubicTimingParameters(
                controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
            XCTAssertEqual(own.timingCurveType, .cubic)
            XCTAssertEqual(UISpringTimingParameters(dampingRatio: 0.5).timingCurveType, .spring)
            let data = try NSKeyedArchiver.archivedData(withRootObject: own, requiringSecureCoding: false)
            let reader = try NSKeyedUnarchiver(forReadingFrom: data)
            reader.requiresSecureCoding = false
            let copy = try XCTUnwrap(
                reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UICubicTimingParameters)
            XCTAssertEqual(copy.controlPoint1, own.controlPoint1)
            XCTAssertEqual(copy.timingCurveType, .cubic)
        }
    }
}
