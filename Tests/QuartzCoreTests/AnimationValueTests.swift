import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import QuartzCore

/// What animations show, beside numbers that `Scripts/make/animation-values.py` computed by other means.
final class AnimationValueTests: LayerTestCase {
    private typealias Table = AnimationValueTable

    /// What the layer shows at a fraction of an animation of one second.
    private func shown(_ animation: CAAnimation, at fraction: Double, of layer: CALayer) -> CALayer {
        animation.duration = 1
        animation.fillMode = .both
        animation.beginTime = 0
        layer.removeAllAnimations()
        layer.add(animation, forKey: "a")
        commit()
        let begin = MediaClock.shared.now
        MediaClock.shared.set(to: begin + fraction)
        defer { MediaClock.shared.set(to: begin) }
        return layer.presentation() ?? layer
    }

    func testSpringsAreTheirEquationSteppedOut() {
        for (mass, stiffness, damping, velocity, ways) in Table.springs {
            let spring = SpringRecord(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
            for (time, way) in zip(Table.springTimes, ways) {
                XCTAssertEqual(spring.value(at: time), way, accuracy: 1e-7, "\(spring) at \(time)")
            }
        }
    }

    func testSpringAnimationsShowTheirSpring() throws {
        let layer = shownLayer()
        let (mass, stiffness, damping, velocity, ways) = Table.springs[3]
        let animation = CASpringAnimation(keyPath: "zPosition")
        (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
        animation.initialVelocity = velocity
        (animation.fromValue, animation.toValue) = (0, 1)
        for (time, way) in zip(Table.springTimes, ways) where time < 1 {
            XCTAssertEqual(shown(animation, at: time, of: layer).zPosition, way, accuracy: 1e-7)
        }
    }

    func testSettlingIsWhereTheAmplitudeFallsBelowAThousandth() {
        for (mass, stiffness, damping, velocity, time) in Table.settling {
            let animation = CASpringAnimation(keyPath: "position")
            (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
            animation.initialVelocity = velocity
            XCTAssertEqual(animation.settlingDuration, time, accuracy: 1e-9)
            let spring = SpringRecord(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
            for step in 0..<200 { XCTAssertLessThan(abs(1 - spring.value(at: time + Double(step) / 50)), 0.001) }
        }
        XCTAssertEqual(CASpringAnimation().settlingDuration, 1.4727, accuracy: 1e-4, "as on iOS")
        let critical = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        XCTAssertEqual(abs(1 - critical.way(after: critical.settlingDuration)), 0.001, accuracy: 1e-6)
    }

    func testSpringsByFeel() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
        XCTAssertEqual(spring.mass, 1)
        XCTAssertEqual(spring.stiffness, pow(2 * .pi / 0.5, 2), accuracy: 1e-9)
        XCTAssertEqual(spring.damping, 0.75 * 4 * .pi / 0.5, accuracy: 1e-9)
        XCTAssertEqual(spring.bounce, 0.25, accuracy: 1e-12)
        XCTAssertEqual(spring.perceptualDuration, 0.5, accuracy: 1e-12)
        XCTAssertTrue(CASpringAnimation(perceptualDuration: 1, bounce: -0.5).allowsOverdamping)
    }

    func testOverdampingCountsOnlyWhereAllowed() {
        let spring = CASpringAnimation(keyPath: "zPosition")
        spring.damping = 40
        let critical = SpringRecord(stiffness: 100, damping: 20), over = SpringRecord(stiffness: 100, damping: 40)
        XCTAssertEqual(spring.way(after: 0.3), critical.value(at: 0.3), accuracy: 1e-12)
        spring.allowsOverdamping = true
        XCTAssertEqual(spring.way(after: 0.3), over.value(at: 0.3), accuracy: 1e-12)
    }

    func testTimingFunctions() {
        for (points, ways) in Table.timings {
            let function = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
            for (fraction, way) in zip(Table.fractions, ways) {
                XCTAssertEqual(function.record.value(at: fraction), way, accuracy: 1e-6, "\(points) at \(fraction)")
            }
        }
    }

    func testCubicKeyframesWithTensionContinuityAndBias() {
        let layer = shownLayer()
        for (values, shapes, expected) in Table.curves {
            let animation = CAKeyframeAnimation(keyPath: "zPosition")
            animation.values = values
            animation.calculationMode = .cubic
            animation.tensionValues = shapes.map { NSNumber(value: $0[0]) }
            animation.continuityValues = shapes.map { NSNumber(value: $0[1]) }
            animation.biasValues = shapes.map { NSNumber(value: $0[2]) }
            for (fraction, value) in zip(Table.fractions, expected) {
                XCTAssertEqual(shown(animation, at: fraction, of: layer).zPosition, value, accuracy: 1e-9)
            }
        }
    }

    func testPacedPathsMoveEvenly() {
        let layer = shownLayer()
        for (curves, expected) in Table.paces {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: curves[0][0], y: curves[0][1]))
            for c in curves {
                path.addCurve(
                    to: CGPoint(x: c[6], y: c[7]), control1: CGPoint(x: c[2], y: c[3]),
                    control2: CGPoint(x: c[4], y: c[5]))
            }
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = path
            animation.calculationMode = .paced
            animation.keyTimes = [0, 0.9, 1]
            for (i, fraction) in Table.fractions.enumerated() {
                let point = shown(animation, at: fraction, of: layer).position
                // The lengths are summed over 32 chords a curve.
                XCTAssertEqual(point.x, expected[2 * i], accuracy: 0.1)
                XCTAssertEqual(point.y, expected[2 * i + 1], accuracy: 0.1)
            }
        }
    }

    func testTurnsTakeTheShorterWay() {
        let layer = shownLayer()
        for (axis, from, to, matrices) in Table.turns {
            func turn(_ angle: Double) -> CATransform3D {
                CATransform3DMakeRotation(angle, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0)
            }
            let animation = CABasicAnimation(keyPath: "transform")
            (animation.fromValue, animation.toValue) = (turn(from), turn(to))
            for (fraction, expected) in zip(Table.fractions[2...], matrices) {
                let m = shown(animation, at: fraction, of: layer).transform
                let found = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
                for (a, b) in zip(found, expected) { XCTAssertEqual(a, b, accuracy: 1e-9) }
            }
        }
    }

    // MARK: Keyframes

    private func frames(_ values: [Any], _ change: (CAKeyframeAnimation) -> Void = { _ in }) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        animation.values = values
        change(animation)
        return animation
    }

    func testKeyTimesAndTimingFunctions() {
        let layer = shownLayer()
        func z(_ animation: CAKeyframeAnimation, _ t: Double) -> Double { shown(animation, at: t, of: layer).zPosition }
        let plain = frames([0, 1, 0])
        XCTAssertEqual([0, 0.25, 0.5, 0.75, 1].map { z(plain, $0) }, [0, 0.5, 1, 0.5, 0])
        let timed = frames([0, 1, 0]) { $0.keyTimes = [0, 0.75, 1] }
        XCTAssertEqual(z(timed, 0.375), 0.5)
        XCTAssertEqual(z(timed, 0.875), 0.5)
        let late = frames([4, 8]) { $0.keyTimes = [0.5, 1] }
        XCTAssertEqual(z(late, 0.25), 4, "the first value holds until its time")
        let few = frames([0, 1, 0]) { $0.keyTimes = [0, 1] }
        XCTAssertEqual(z(few, 0.5), 1, "too few times count for nothing")
        let twice = frames([0, 10, 20, 30]) { $0.keyTimes = [0, 0.5, 0.5, 1] }
        XCTAssertEqual(z(twice, 0.25), 5)
        XCTAssertEqual(z(twice, 0.5), 20, "two values at one time jump")
        let eased = frames([0, 1, 0]) { $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)] }
        XCTAssertEqual(z(eased, 0.25), 0.3153568126, accuracy: 1e-6)
        XCTAssertEqual(z(eased, 0.75), 0.5, "a stretch without one is even")
        XCTAssertEqual(z(frames([7]), 0.5), 7)
        XCTAssertEqual(z(frames([]), 0.5), 0, "no values, no effect")
    }

    func testDiscreteKeyframes() {
        let layer = shownLayer()
        func z(_ animation: CAKeyframeAnimation, _ t: Double) -> Double { shown(animation, at: t, of: layer).zPosition }
        let thirds = frames([1, 2, 3]) { $0.calculationMode = .discrete }
        XCTAssertEqual([0, 0.3, 0.34, 0.66, 0.67, 1].map { z(thirds, $0) }, [1, 1, 2, 2, 3, 3])
        let timed = frames([1, 2]) {
            $0.calculationMode = .discrete
            $0.keyTimes = [0, 0.8, 1]
        }
        XCTAssertEqual([0.79, 0.8].map { z(timed, $0) }, [1, 2])
    }

    func testPathsAndTheirTurning() throws {
        let layer = shownLayer()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.move(to: CGPoint(x: 50, y: 50))
        path.addLine(to: CGPoint(x: 50, y: 150))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.values = [CGPoint(x: -9, y: -9)]
        XCTAssertEqual(
            shown(animation, at: 0.25, of: layer).position, CGPoint(x: 50, y: 0), "the path counts, not the values")
        XCTAssertEqual(shown(animation, at: 0.75, of: layer).position, CGPoint(x: 50, y: 100), "a move is no key value")
        XCTAssertEqual(shown(animation, at: 0.75, of: layer).transform, CATransform3DIdentity)
        animation.rotationMode = .rotateAuto
        let turned = shown(animation, at: 0.75, of: layer)
        XCTAssertEqual(turned.value(forKeyPath: "transform.rotation.z") as? Double ?? 0, .pi / 2, accuracy: 1e-9)
        animation.rotationMode = .rotateAutoReverse
        let reversed = shown(animation, at: 0.25, of: layer).transform
        XCTAssertEqual(reversed.m11, -1, accuracy: 1e-9)
        let curve = CGMutablePath()
        curve.move(to: .zero)
        curve.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        animation.path = curve
        let top = shown(animation, at: 0.5, of: layer).position
        XCTAssertEqual(top.x, 50, accuracy: 1e-9)
        XCTAssertEqual(top.y, 50, accuracy: 1e-9)
    }

    // MARK: Value functions

    func testValueFunctions() {
        let layer = shownLayer()
        func transform(_ name: CAValueFunctionName, _ from: Any, _ to: Any) -> CATransform3D {
            let animation = CABasicAnimation(keyPath: "transform")
            animation.valueFunction = CAValueFunction(name: name)
            (animation.fromValue, animation.toValue) = (from, to)
            return shown(animation, at: 0.5, of: layer).transform
        }
        // More than half a turn goes all the way round: it is the angle that moves.
        let turned = transform(.rotateZ, 0, 3 * Double.pi)
        XCTAssertEqual(turned.m12, -1, accuracy: 1e-9)
        XCTAssertEqual(transform(.translateY, 0, 10), CATransform3DMakeTranslation(0, 5, 0))
        XCTAssertEqual(transform(.scaleX, 1, 3), CATransform3DMakeScale(2, 1, 1))
        XCTAssertEqual(transform(.scale, [1, 1, 1], [3, 5, 7]), CATransform3DMakeScale(2, 3, 4))
        XCTAssertEqual(transform(.translate, [0, 0, 0], [2, 4, 6]), CATransform3DMakeTranslation(1, 2, 3))
        XCTAssertNil(CAValueFunction(name: CAValueFunctionName(rawValue: "none")))
        XCTAssertEqual(CAValueFunction(name: .rotateX)?.name, .rotateX)
        XCTAssertTrue(CAValueFunction(name: .rotateX) === CAValueFunction(name: .rotateX))
    }

    // MARK: Timing

    func testOffsetsWrapAndSpeedsTurnRound() {
        func sample(at t: Double, _ change: (inout TimingRecord) -> Void) -> Double? {
            var timing = TimingRecord(beginTime: 10, duration: 4)
            change(&timing)
            return timing.progress(at: t)?.fraction
        }
        // C D E A B: an offset begins in the middle and comes round.
        XCTAssertEqual(sample(at: 10) { $0.timeOffset = 1 }, 0.25)
        XCTAssertEqual(sample(at: 12.9) { $0.timeOffset = 1 } ?? 0, 0.975, accuracy: 1e-9)
        XCTAssertEqual(sample(at: 13.5) { $0.timeOffset = 1 } ?? 0, 0.125, accuracy: 1e-9)
        XCTAssertNil(sample(at: 14) { $0.timeOffset = 1 })
        // Backwards from the offset to nothing.
        XCTAssertEqual(sample(at: 11) { ($0.speed, $0.timeOffset) = (-1, 4) }, 0.75)
        XCTAssertEqual(sample(at: 10) { ($0.speed, $0.timeOffset) = (-1, 4) }, 1)
        XCTAssertNil(sample(at: 14.1) { ($0.speed, $0.timeOffset) = (-1, 4) })
        XCTAssertEqual(sample(at: 15) { ($0.speed, $0.timeOffset, $0.fillMode) = (-1, 4, .forwards) }, 0)
        // Standing.
        XCTAssertEqual(sample(at: 99) { ($0.speed, $0.timeOffset) = (0, 3) }, 0.75)
        XCTAssertNil(sample(at: 99) { ($0.speed, $0.timeOffset) = (0, 4) })
        XCTAssertEqual(sample(at: 99) { ($0.speed, $0.timeOffset, $0.fillMode) = (0, 9, .both) }, 1)
        XCTAssertEqual(sample(at: 99) { ($0.speed, $0.timeOffset, $0.fillMode) = (0, -1, .both) }, 0)
        // Half a repetition more.
        XCTAssertEqual(sample(at: 10 + 4 * 2.25) { $0.repeatCount = 2.5 }, 0.25)
        XCTAssertEqual(sample(at: 21) { ($0.repeatCount, $0.fillMode) = (2.5, .forwards) }, 0.5)
        XCTAssertEqual(sample(at: 17) { $0.autoreverses = true }, 0.25)
        XCTAssertEqual(TimingRecord(beginTime: 10, duration: 4).endTime, 14)
    }

    func testGroupsHaveOneClock() throws {
        let layer = shownLayer()
        let a = CABasicAnimation(keyPath: "zPosition")
        (a.fromValue, a.toValue, a.duration, a.beginTime) = (0, 10, 1, 0.5)
        let b = CABasicAnimation(keyPath: "opacity")
        (b.fromValue, b.toValue) = (0, 1)
        let group = CAAnimationGroup()
        group.animations = [a, b]
        (group.duration, group.autoreverses, group.repeatCount) = (2, true, 2)
        layer.add(group, forKey: "g")
        commit()
        func at(_ t: Double) throws -> (Double, Float) {
            MediaClock.shared.set(to: 100 + t)
            let shown = try XCTUnwrap(layer.presentation())
            return (shown.zPosition, shown.opacity)
        }
        XCTAssertEqual(try at(0.25).0, 0, "a member begins in the group's time")
        XCTAssertEqual(try at(1).0, 5, accuracy: 1e-9)
        XCTAssertEqual(try at(1).1, 0.5, accuracy: 1e-6)
        XCTAssertEqual(try at(3).0, 5, accuracy: 1e-9)
        XCTAssertEqual(try at(5).0, 5, accuracy: 1e-9)
        XCTAssertEqual(try at(8.5).1, 1)
    }

    func testAPausedSubtreeStands() throws {
        let parent = CALayer(), child = CALayer()
        root.addSublayer(parent)
        parent.addSublayer(child)
        commit()
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 10)
        child.add(animation, forKey: "a")
        commit()
        MediaClock.shared.advance(by: 2)
        let stop = parent.convertTime(CACurrentMediaTime(), from: nil)
        parent.speed = 0
        parent.timeOffset = stop
        commit()
        MediaClock.shared.advance(by: 50)
        XCTAssertEqual(try XCTUnwrap(child.presentation()).zPosition, 2, accuracy: 1e-9)
        let paused = parent.timeOffset
        parent.speed = 1
        parent.timeOffset = 0
        parent.beginTime = 0
        parent.beginTime = parent.convertTime(CACurrentMediaTime(), from: nil) - paused
        commit()
        MediaClock.shared.advance(by: 3)
        XCTAssertEqual(try XCTUnwrap(child.presentation()).zPosition, 5, accuracy: 1e-9)
    }

    func testTimeConvertsThroughTheTree() {
        let (top, mid, leaf) = (CALayer(), CALayer(), CALayer())
        top.addSublayer(mid)
        mid.addSublayer(leaf)
        (mid.beginTime, mid.speed, mid.timeOffset) = (2, 3, 0.25)
        (leaf.beginTime, leaf.speed, leaf.timeOffset) = (1, 2, 0.5)
        // Recorded of Apple's: 18.5, 47, 5.75, 23/6.
        XCTAssertEqual(leaf.convertTime(10, from: mid), 18.5)
        XCTAssertEqual(leaf.convertTime(10, from: top), 47)
        XCTAssertEqual(leaf.convertTime(10, to: mid), 5.75, accuracy: 1e-12)
        XCTAssertEqual(leaf.convertTime(10, to: top), 23.0 / 6, accuracy: 1e-12)
        XCTAssertEqual(leaf.convertTime(10, from: nil), 47)
    }
}
