import QuartzCore
import TestSupport
import UIKit
import XCTest

final class ViewAnimationTests: MainTestCase, @unchecked Sendable {
    @MainActor private var view: UIView!

    override func prepare() {
        harness.showWindow()
        view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        harness.window.addSubview(view)
        harness.turn()
    }

    @MainActor private func linear(
        _ duration: TimeInterval = 1, delay: TimeInterval = 0, _ options: UIView.AnimationOptions = [],
        body: @escaping () -> Void, done: ((Bool) -> Void)? = nil
    ) {
        UIView.animate(
            withDuration: duration, delay: delay, options: options.union(.curveLinear), animations: body,
            completion: done)
    }

    @MainActor private var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    // MARK: What a block makes

    /// As recorded on iOS 8 and later.
    func testABlockAddsDifferences() throws {
        try onMain {
            UIView.animate(withDuration: 0.3) { self.view.bounds = CGRect(x: 0, y: 0, width: 10, height: 50) }
            XCTAssertEqual(view.layer.animationKeys(), ["bounds.origin", "bounds.size"])
            let size = try XCTUnwrap(view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
            XCTAssertEqual(size.fromValue as? CGSize, CGSize(width: 10, height: -30))
            XCTAssertEqual(size.toValue as? CGSize, .zero)
            XCTAssertTrue(size.isAdditive)
            XCTAssertEqual(size.fillMode, .both)
            XCTAssertEqual(size.timingFunction, CAMediaTimingFunction(name: .easeInEaseOut))
            XCTAssertEqual(size.duration, 0.3)
        }
    }

    func testTurningRoundKeepsTheSpeed() {
        onMain {
            linear { self.view.center.x = 110 }
            harness.turn()
            harness.advance(by: 0.5)
            XCTAssertEqual(x, 60, accuracy: 0.1)
            linear { self.view.center.x = 10 }
            XCTAssertEqual(x, 60, accuracy: 0.1, "no jump")
            XCTAssertEqual(view.layer.animationKeys(), ["position", "position-2"])
            harness.advance(by: 0.25)
            // The first still goes on: 100 · (0.75 − 1) + the way back from 110 · 0.25.
            XCTAssertEqual(x, 10 + 100 * (1 - 0.25) - 100 * (1 - 0.75), accuracy: 0.2)
            harness.advance(by: 1)
            XCTAssertEqual(x, 10)
            XCTAssertNil(view.layer.animationKeys())
        }
    }

    func testBeginFromCurrentStateReplaces() {
        onMain {
            var ends: [Bool] = []
            linear(body: { self.view.center.x = 110 }, done: { ends.append($0) })
            harness.turn()
            harness.advance(by: 0.5)
            linear(1, [.beginFromCurrentState]) { self.view.center.x = 10 }
            harness.turn()
            XCTAssertEqual(ends, [false])
            XCTAssertEqual(view.layer.animationKeys(), ["position"])
            harness.advance(by: 0.5)
            XCTAssertEqual(x, 35, accuracy: 0.5)
        }
    }

    func testTransformsAdd() {
        onMain {
            linear { self.view.transform = CGAffineTransform(scaleX: 3, y: 3) }
            harness.turn()
            harness.advance(by: 0.5)
            XCTAssertEqual(view.layer.presentation()?.transform.m11 ?? 0, 2, accuracy: 0.02)
            // To nothing there is no difference; it goes from what is shown.
            linear { self.view.transform = CGAffineTransform(scaleX: 0, y: 0) }
            XCTAssertEqual(view.layer.presentation()?.transform.m11 ?? 0, 2, accuracy: 0.05)
        }
    }

    // MARK: Options

    func testNestedBlocksInherit() {
        onMain {
            let inner = UIView(), other = UIView()
            harness.window.addSubview(inner)
            harness.window.addSubview(other)
            harness.turn()
            linear(2) {
                XCTAssertEqual(UIView.inheritedAnimationDuration, 2)
                UIView.animate(withDuration: 0.1) { inner.alpha = 0 }
                UIView.animate(
                    withDuration: 0.1, delay: 0,
                    options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
                    animations: { other.alpha = 0 })
                UIView.performWithoutAnimation { self.view.alpha = 0 }
            }
            XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
            XCTAssertEqual(inner.layer.animation(forKey: "opacity")?.duration, 2)
            XCTAssertEqual(
                inner.layer.animation(forKey: "opacity")?.timingFunction, CAMediaTimingFunction(name: .linear))
            XCTAssertEqual(other.layer.animation(forKey: "opacity")?.duration, 0.1)
            XCTAssertEqual(
                other.layer.animation(forKey: "opacity")?.timingFunction, CAMediaTimingFunction(name: .easeIn))
            XCTAssertNil(view.layer.animationKeys())
        }
    }

    func testRepeatAndAutoreverse() {
        onMain {
            linear(1, [.repeat, .autoreverse]) { self.view.center.x = 110 }
            XCTAssertEqual(view.layer.animation(forKey: "position")?.repeatCount, .infinity)
            harness.turn()
            harness.advance(by: 1.75)
            XCTAssertEqual(x, 35, accuracy: 2)
            view.layer.removeAllAnimations()
            UIView.animate(withDuration: 1) {
                UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { self.view.alpha = 0 }
                self.view.center.x = 0
            }
            XCTAssertEqual(view.layer.animation(forKey: "opacity")?.repeatCount, 3)
            XCTAssertEqual(view.layer.animation(forKey: "opacity")?.autoreverses, true)
            XCTAssertEqual(view.layer.animation(forKey: "position")?.repeatCount, 0)
        }
    }

    func testADelayShowsTheOldValue() {
        onMain {
            linear(1, delay: 0.5) { self.view.center.x = 110 }
            harness.turn()
            harness.advance(by: 0.4)
            XCTAssertEqual(x, 10)
            harness.advance(by: 0.6)
            XCTAssertEqual(x, 60, accuracy: 2)
        }
    }

    func testLayoutMovesWithTheBlock() {
        final class Follower: UIView {
            let child = UIView()
            override func layoutSubviews() { child.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 2) }
        }
        onMain {
            let parent = Follower(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            parent.addSubview(parent.child)
            harness.window.addSubview(parent)
            harness.turn()
            UIView.animate(withDuration: 1) { parent.bounds.size.width = 50 }
            harness.turn()
            XCTAssertNil(parent.child.layer.animationKeys())
            UIView.animate(
                withDuration: 1, delay: 0, options: .layoutSubviews, animations: { parent.bounds.size.width = 90 })
            XCTAssertNotNil(parent.child.layer.animation(forKey: "bounds.size"))
        }
    }

    func testAnimatedViewsTakeNoTouches() {
        onMain {
            let point = CGPoint(x: 5, y: 5)
            XCTAssertTrue(harness.window.hitTest(point, with: nil) === view)
            UIView.animate(withDuration: 0.2) { self.view.alpha = 0.5 }
            XCTAssertFalse(harness.window.hitTest(point, with: nil) === view)
            harness.turn()
            harness.advance(by: 0.3)
            XCTAssertTrue(harness.window.hitTest(point, with: nil) === view)
            UIView.animate(
                withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: { self.view.alpha = 1 })
            XCTAssertTrue(harness.window.hitTest(point, with: nil) === view)
        }
    }

    func testSwitchedOffAnimationsJumpAndComplete() {
        onMain {
            var ends: [Bool] = []
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1, animations: { self.view.alpha = 0 }, completion: { ends.append($0) })
            UIView.setAnimationsEnabled(true)
            XCTAssertNil(view.layer.animationKeys())
            XCTAssertEqual(ends, [], "not inside the call")
            harness.turn()
            XCTAssertEqual(ends, [true])
            UIView.animate(withDuration: 0, delay: 3, options: [], animations: { self.view.alpha = 1 }) {
                ends.append($0)
            }
            XCTAssertNil(view.layer.animationKeys())
            harness.turn()
            XCTAssertEqual(ends, [true, true])
        }
    }

    func testCompletionsComeInOrderOnce() {
        onMain {
            var log: [String] = []
            linear(0.2, body: { self.view.alpha = 0 }, done: { log.append("a \($0)") })
            linear(
                0.1,
                body: {
                    self.view.center.x = 50; self.view.bounds.size.width = 3
                }, done: { log.append("b \($0)") })
            harness.turn()
            harness.advance(by: 0.15)
            XCTAssertEqual(log, ["b true"])
            harness.advance(by: 0.15)
            XCTAssertEqual(log, ["b true", "a true"])
            linear(1, body: { self.view.alpha = 1 }, done: { log.append("c \($0)") })
            harness.turn()
            view.layer.removeAllAnimations()
            XCTAssertEqual(log.last, "c false")
        }
    }

    // MARK: Springs

    func testSprings() throws {
        try onMain {
            UIView.animate(
                withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2,
                animations: { self.view.center.x = 110 })
            let spring = try XCTUnwrap(view.layer.animation(forKey: "position") as? CASpringAnimation)
            XCTAssertEqual(spring.damping / (2 * spring.stiffness.squareRoot()), 0.5, accuracy: 1e-9)
            XCTAssertEqual(spring.duration, 0.5)
            view.layer.removeAllAnimations()
            UIView.animate(springDuration: 0.5, bounce: 0.2) { self.view.center.x = 10 }
            let felt = try XCTUnwrap(view.layer.animation(forKey: "position") as? CASpringAnimation)
            XCTAssertEqual(felt.perceptualDuration, 0.5, accuracy: 1e-9)
            XCTAssertEqual(felt.duration, felt.settlingDuration, accuracy: 1e-9)
        }
    }

    // MARK: Key frames

    func testKeyframes() {
        onMain {
            var ends: [Bool] = []
            UIView.animateKeyframes(
                withDuration: 1, delay: 0,
                options: [UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)],
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.view.alpha = 0 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                        self.view.alpha = 1
                        self.view.center.x = 110
                    }
                }, completion: { ends.append($0) })
            XCTAssertEqual(view.alpha, 1)
            XCTAssertTrue(view.layer.animation(forKey: "opacity") is CAKeyframeAnimation)
            harness.turn()
            harness.advance(by: 0.25)
            XCTAssertEqual(view.layer.presentation()?.opacity ?? 9, 0.5, accuracy: 0.01)
            XCTAssertEqual(x, 10, "it rests until its key frame")
            harness.advance(by: 0.5)
            XCTAssertEqual(view.layer.presentation()?.opacity ?? 9, 0.5, accuracy: 0.02)
            XCTAssertEqual(x, 60, accuracy: 2)
            harness.advance(by: 0.5)
            XCTAssertEqual(ends, [true])
        }
    }

    // MARK: Transitions

    func testTransitionsChangeAtOnceAndCompleteAtTheEnd() {
        onMain {
            let (a, b) = (UIView(), UIView())
            view.addSubview(a)
            harness.turn()
            var ends: [Bool] = []
            UIView.transition(from: a, to: b, duration: 0.3, options: .transitionCrossDissolve) { ends.append($0) }
            XCTAssertNil(a.superview)
            XCTAssertTrue(b.superview === view)
            XCTAssertTrue(view.layer.animation(forKey: kCATransition) is CATransition)
            harness.turn()
            harness.advance(by: 0.2)
            XCTAssertEqual(ends, [])
            harness.advance(by: 0.2)
            XCTAssertEqual(ends, [true])
            UIView.transition(
                with: view, duration: 0.3, options: .transitionFlipFromLeft, animations: { self.view.alpha = 0.5 },
                completion: { ends.append($0) })
            XCTAssertNil(view.layer.animation(forKey: "opacity"), "changes jump without allowAnimatedContent")
            XCTAssertNotNil(view.layer.animation(forKey: "flip"))
            harness.turn()
            harness.advance(by: 0.4)
            XCTAssertEqual(ends, [true, true])
        }
    }

    func testBeginAndCommit() {
        onMain {
            UIView.beginAnimations("old", context: nil)
            UIView.setAnimationDuration(2)
            UIView.setAnimationCurve(.easeIn)
            view.alpha = 0
            UIView.commitAnimations()
            XCTAssertEqual(view.layer.animation(forKey: "opacity")?.duration, 2)
            XCTAssertEqual(
                view.layer.animation(forKey: "opacity")?.timingFunction, CAMediaTimingFunction(name: .easeIn))
            view.center.x = 40
            XCTAssertNil(view.layer.animation(forKey: "position"))
        }
    }
}
