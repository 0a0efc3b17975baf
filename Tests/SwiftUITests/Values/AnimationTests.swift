import UIKit
import XCTest

@testable import SwiftUI

/// Animations as functions of time, and as Core Animation's.
final class AnimationTests: XCTestCase {
    private func value(_ animation: Animation, _ time: TimeInterval, of target: Double = 100) -> Double? {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        return animation.animate(value: target, time: time, context: &context)
    }

    func testCurves() throws {
        XCTAssertEqual(value(.linear(duration: 2), 0.5), 25)
        XCTAssertNil(value(.linear(duration: 2), 2))
        XCTAssertNil(value(.linear(duration: 0), 0))
        XCTAssertEqual(try XCTUnwrap(value(.easeInOut(duration: 1), 0.5)), 50, accuracy: 0.001)
        XCTAssertLessThan(try XCTUnwrap(value(.easeIn(duration: 1), 0.5)), 40)
        XCTAssertGreaterThan(try XCTUnwrap(value(.easeOut(duration: 1), 0.5)), 60)
        XCTAssertEqual(Animation.easeInOut, .easeInOut(duration: 0.35))
        XCTAssertEqual(try XCTUnwrap(value(.timingCurve(0, 0, 1, 1, duration: 1), 0.3)), 30, accuracy: 0.001)
    }

    func testUnitCurves() {
        for curve in [
            UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        ] {
            XCTAssertEqual(curve.value(at: 0), 0, accuracy: 1e-6)
            XCTAssertEqual(curve.value(at: 1), 1, accuracy: 1e-6)
            for t in stride(from: 0.05, to: 1, by: 0.1) {
                XCTAssertEqual(curve.inverse.value(at: curve.value(at: t)), t, accuracy: 1e-6)
                let slope = (curve.value(at: t + 1e-4) - curve.value(at: t - 1e-4)) / 2e-4
                XCTAssertEqual(curve.velocity(at: t), slope, accuracy: 1e-2)
            }
        }
        XCTAssertEqual(UnitCurve.easeInOut.inverse.inverse, .easeInOut)
        XCTAssertEqual(UnitCurve.linear.value(at: .nan), 0)
    }

    func testTimesAreChanged() {
        XCTAssertEqual(value(.linear(duration: 1).delay(1), 0.5), 0)
        XCTAssertEqual(value(.linear(duration: 1).delay(1), 1.5), 50)
        XCTAssertEqual(value(.linear(duration: 1).speed(2), 0.25), 50)
        XCTAssertNil(value(.linear(duration: 1).speed(2), 0.5))
        let there = Animation.linear(duration: 1).repeatCount(3)
        XCTAssertEqual(value(there, 1.25), 75, "on the way back")
        XCTAssertEqual(value(there, 2.25), 25)
        XCTAssertNil(value(there, 3))
        XCTAssertEqual(value(.linear(duration: 1).repeatCount(2, autoreverses: false), 1.25), 25)
        XCTAssertEqual(value(.linear(duration: 1).repeatForever(autoreverses: false), 1000.25) ?? 0, 25, accuracy: 1e-6)
    }

    func testSpringsArrive() throws {
        for spring in [Spring.smooth, .snappy, .bouncy, Spring(response: 0.3, dampingRatio: 1.6)] {
            let settled = spring.settlingDuration
            XCTAssertEqual(spring.value(target: 1.0, time: settled), 1, accuracy: 0.0011)
            XCTAssertEqual(spring.value(target: 1.0, time: 0), 0)
            XCTAssertEqual(spring.velocity(target: 1.0, initialVelocity: 3, time: 0), 3, accuracy: 1e-9)
            let slope = (spring.value(target: 1.0, time: 0.1001) - spring.value(target: 1.0, time: 0.0999)) / 0.0002
            XCTAssertEqual(spring.velocity(target: 1.0, time: 0.1), slope, accuracy: 1e-4)
            var (place, speed) = (0.0, 0.0)
            for _ in 0..<20 { spring.update(value: &place, velocity: &speed, target: 1, deltaTime: 0.01) }
            XCTAssertEqual(place, spring.value(target: 1.0, time: 0.2), accuracy: 1e-9)
        }
        XCTAssertNil(value(.bouncy, 60))
        let overshoot = stride(from: 0, to: 1, by: 0.01).map { Spring.bouncy.value(target: 1.0, time: $0) }.max()
        XCTAssertGreaterThan(try XCTUnwrap(overshoot), 1.02)
    }

    func testApplesParametersOfSprings() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        XCTAssertEqual(spring.stiffness, 157.914, accuracy: 0.001)
        XCTAssertEqual(spring.damping, 17.593, accuracy: 0.001)
        XCTAssertEqual(spring.mass, 1)
        XCTAssertEqual(Spring(duration: 0.5, bounce: -0.5).dampingRatio, 2, accuracy: 1e-9)
        XCTAssertEqual(Spring(response: 0.5, dampingRatio: 2).bounce, -0.5, accuracy: 1e-9)
        XCTAssertEqual(Spring(mass: 2, stiffness: 200, damping: 20).response, 0.6283, accuracy: 0.0001)
        XCTAssertEqual(Spring(mass: 1, stiffness: 1, damping: 100).dampingRatio, 1, "no more than critically")
        XCTAssertEqual(Spring(settlingDuration: 1, dampingRatio: 0.5).settlingDuration, 1, accuracy: 1e-6)
        XCTAssertEqual(Animation.spring, .spring(duration: 0.5, bounce: 0))
        XCTAssertEqual(Animation.spring(), .spring(duration: 0.5, bounce: 0))
    }

    func testThatASpringTakesOverPlaceAndVelocity() throws {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        let first = Animation.linear(duration: 1), spring = Animation.spring(duration: 0.5)
        XCTAssertTrue(spring.shouldMerge(previous: first, value: 100, time: 0.5, context: &context))
        XCTAssertEqual(try XCTUnwrap(spring.animate(value: 0, time: 0.5, context: &context)), 50, accuracy: 1e-9)
        let velocity = try XCTUnwrap(spring.velocity(value: 0, time: 0.5, context: context))
        XCTAssertEqual(velocity, 100, accuracy: 1e-9, "on as fast as before, then back to 0")
        XCTAssertGreaterThan(try XCTUnwrap(spring.animate(value: 0, time: 0.51, context: &context)), 50)
        XCTAssertFalse(first.shouldMerge(previous: spring, value: 1, time: 0, context: &context))
    }

    func testWhatCountsAsDone() {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        _ = Animation.bouncy.animate(value: 1, time: 0.4, context: &context)
        XCTAssertFalse(context.isLogicallyComplete)
        _ = Animation.bouncy.animate(value: 1, time: 0.51, context: &context)
        XCTAssertTrue(context.isLogicallyComplete, "though it still moves")
        context.isLogicallyComplete = false
        _ = Animation.linear(duration: 1).logicallyComplete(after: 0.2).animate(value: 1, time: 0.3, context: &context)
        XCTAssertTrue(context.isLogicallyComplete)
    }

    func testThatAnAppsOwnAnimationIsAsked() {
        struct Steps: CustomAnimation {
            let count: Double
            func animate<V: VectorArithmetic>(
                value: V, time: TimeInterval, context: inout AnimationContext<V>
            ) -> V? { time >= 1 ? nil : value.scaled(by: (time * count).rounded(.down) / count) }
        }
        XCTAssertEqual(value(Animation(Steps(count: 4)), 0.6), 50)
        XCTAssertNil(value(Animation(Steps(count: 4)), 1))
        XCTAssertEqual(Animation(Steps(count: 4)), Animation(Steps(count: 4)))
        XCTAssertNil(Animation(Steps(count: 4)).layerTiming)
    }

    func testWhatLayersAreTold() throws {
        let curve = try XCTUnwrap(
            Animation.easeIn(duration: 2).delay(1).makeLayerAnimation(keyPath: "opacity", from: 0, to: 1))
        XCTAssertEqual(curve.duration, 2)
        XCTAssertEqual(curve.beginTime, 1)
        XCTAssertEqual(curve.keyPath, "opacity")
        XCTAssertEqual(curve.fillMode, .backwards)
        let spring = try XCTUnwrap(
            Animation.bouncy.makeLayerAnimation(keyPath: "position", from: 0, to: 1) as? CASpringAnimation)
        XCTAssertEqual(spring.stiffness, 157.914, accuracy: 0.001)
        let forever = try XCTUnwrap(Animation.linear(duration: 1).repeatForever().layerTiming)
        XCTAssertTrue(forever.autoreverses)
        XCTAssertEqual(forever.repeatCount, .infinity)
        XCTAssertEqual(try XCTUnwrap(Animation.linear.repeatCount(4).layerTiming).repeatCount, 2)
        XCTAssertNil(Animation.linear.repeatCount(3).layerTiming, "there, back and there again")
        XCTAssertNil(Animation.linear.delay(1).repeatForever().layerTiming)
    }

    func testTransactions() {
        enum Key: TransactionKey { static let defaultValue = 7 }
        var transaction = Transaction(animation: .linear)
        XCTAssertEqual(transaction.animation, .linear)
        XCTAssertFalse(transaction.disablesAnimations)
        XCTAssertEqual(transaction[Key.self], 7)
        transaction[Key.self] = 8
        XCTAssertEqual(transaction[Key.self], 8)
        transaction.addAnimationCompletion {}
        XCTAssertEqual(transaction.completions.map(\.criteria), [.logicallyComplete])
    }

    func testVectors() {
        var pair = AnimatablePair(1.0, AnimatablePair(2.0, 3.0))
        pair += AnimatablePair(1, AnimatablePair(1, 1))
        pair.scale(by: 2)
        XCTAssertEqual(pair, AnimatablePair(4, AnimatablePair(6, 8)))
        XCTAssertEqual(pair.magnitudeSquared, 116)
        XCTAssertEqual(pair.scaled(by: 0.5), AnimatablePair(2, AnimatablePair(3, 4)))
        XCTAssertEqual(pair.interpolated(towards: .zero, amount: 0.75), AnimatablePair(1, AnimatablePair(1.5, 2)))
        XCTAssertEqual(EmptyAnimatableData() + .zero, EmptyAnimatableData())
        XCTAssertEqual(EmptyAnimatableData().magnitudeSquared, 0)
        XCTAssertEqual((AnimatableList([1.0]) + AnimatableList([1, 2])).elements, [2, 2])
        var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        rect.animatableData.interpolate(towards: CGRect(x: 3, y: 4, width: 5, height: 6).animatableData, amount: 0.5)
        XCTAssertEqual(rect, CGRect(x: 2, y: 3, width: 4, height: 5))
        var angle = Angle.degrees(10)
        angle.animatableData.interpolate(towards: Angle.degrees(20).animatableData, amount: 0.5)
        XCTAssertEqual(angle.degrees, 15, accuracy: 1e-9)
    }
}
