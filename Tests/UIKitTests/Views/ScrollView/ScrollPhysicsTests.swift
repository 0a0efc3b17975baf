import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Expected numbers: WWDC18 session 803 and the published closed forms, worked out apart from the code.
final class ScrollPhysicsTests: XCTestCase {
    func testRubberBandTable() {
        for (pull, shown) in [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)] {
            XCTAssertEqual(ScrollPhysics.rubberBand(pull, length: 960), shown, accuracy: 0.01)
            XCTAssertEqual(ScrollPhysics.rubberBand(-pull, length: 960), -shown, accuracy: 0.01)
            XCTAssertEqual(
                ScrollPhysics.pull(for: ScrollPhysics.rubberBand(pull, length: 960), length: 960), pull, accuracy: 1e-6)
        }
        XCTAssertEqual(ScrollPhysics.rubberBand(0, length: 960), 0)
        XCTAssertEqual(ScrollPhysics.rubberBand(50, length: 0), 0)
    }

    func testDecelerationFollowsItsClosedForm() {
        for (rate, velocity) in [(0.998, 1000.0), (0.998, -3200), (0.99, 500)] {
            let motion = ScrollAxisMotion.thrown(
                from: 100, velocity: velocity, rate: rate, limits: -1e6...1e6, bounces: true)
            for frame in 0..<90 {
                let t = Double(frame) / 60
                let expected = 100 + velocity * (pow(rate, 1000 * t) - 1) / (1000 * log(rate))
                XCTAssertEqual(motion.offset(at: t), expected, accuracy: 0.11, "rate \(rate) at \(t)")
            }
            XCTAssertEqual(motion.target, 100 - velocity / (1000 * log(rate)), accuracy: 1e-9)
        }
        // By hand: 1000 pt/s at the normal rate goes 499.5 points.
        XCTAssertEqual(ScrollPhysics.projection(from: 0, velocity: 1000, rate: 0.998), 499.4999, accuracy: 0.001)
    }

    func testBounceIsContinuousAndEndsAtTheEdge() {
        let motion = ScrollAxisMotion.thrown(from: 0, velocity: 2000, rate: 0.998, limits: 0...300, bounces: true)
        XCTAssertEqual(motion.target, 300)
        var last: CGFloat = 0
        var most: CGFloat = 0
        for step in 1...2000 {
            let t = Double(step) / 1000
            let now = motion.offset(at: t)
            XCTAssertEqual(now, last, accuracy: 2.1, "no jump at \(t)")
            most = max(most, now)
            last = now
        }
        XCTAssertGreaterThan(most, 330)
        XCTAssertEqual(motion.offset(at: motion.duration), 300)
        XCTAssertEqual(motion.offset(at: motion.duration - 1e-6), 300, accuracy: 0.11)
    }

    func testWithoutBounceItStopsAtTheEdge() {
        let motion = ScrollAxisMotion.thrown(from: 0, velocity: 2000, rate: 0.998, limits: 0...300, bounces: false)
        XCTAssertEqual(motion.offset(at: 10), 300)
        for step in 0...100 { XCTAssertLessThanOrEqual(motion.offset(at: Double(step) / 100), 300 + 1e-9) }
    }

    func testSpringIsCriticallyDamped() {
        // x'' = −100 x − 20 x', x(0) = 50, x'(0) = −80, integrated by Runge-Kutta in small steps.
        var (x, v) = (50.0, -80.0)
        let motion = ScrollAxisMotion.spring(from: 50, to: 0, velocity: -80)
        let h = 1e-4
        func acceleration(_ x: Double, _ v: Double) -> Double { -100 * x - 20 * v }
        for step in 1...4000 {
            let (k1x, k1v) = (v, acceleration(x, v))
            let (k2x, k2v) = (v + h / 2 * k1v, acceleration(x + h / 2 * k1x, v + h / 2 * k1v))
            let (k3x, k3v) = (v + h / 2 * k2v, acceleration(x + h / 2 * k2x, v + h / 2 * k2v))
            let (k4x, k4v) = (v + h * k3v, acceleration(x + h * k3x, v + h * k3v))
            x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
            v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
            if step % 500 == 0 {
                XCTAssertEqual(motion.offset(at: Double(step) * h), x, accuracy: 1e-4)
                XCTAssertEqual(motion.velocity(at: Double(step) * h), v, accuracy: 1e-3)
            }
        }
    }

    func testASpringTakesAsLongAsThereIsSomethingToSee() {
        for (far, velocity) in [(50.0, 0.0), (-350, 0), (200, -1500), (0.0, 900), (3, 4000), (-0.05, 0)] {
            let motion = ScrollAxisMotion.spring(from: far, to: 0, velocity: velocity)
            var last = 0.0
            for step in 0..<5000 {
                let t = Double(step) / 1000
                // The closed form, which goes on after the motion is said to be over.
                if abs(exp(-10 * t) * (far + (velocity + 10 * far) * t)) > 0.1 { last = t }
            }
            XCTAssertGreaterThanOrEqual(motion.duration + 1e-3, last)
            XCTAssertLessThan(motion.duration, last + 0.2, "\(far) \(velocity)")
        }
        for (velocity, most) in [(8000.0, 300.0), (2000, 300), (-500, 300), (0, 300)] {
            let page = ScrollAxisMotion.drawn(from: 20, to: 300, velocity: velocity)
            for step in 0..<1000 { XCTAssertLessThanOrEqual(page.offset(at: Double(step) / 1000), most + 1e-9) }
            XCTAssertLessThan(page.duration, 0.8)
        }
    }

    func testPages() {
        func page(_ offset: CGFloat, _ velocity: CGFloat, from start: CGFloat) -> CGFloat {
            ScrollPhysics.page(at: offset, velocity: velocity, start: start, length: 100)
        }
        XCTAssertEqual(page(140, 0, from: 100), 100)
        XCTAssertEqual(page(160, 0, from: 100), 200)
        XCTAssertEqual(page(110, 900, from: 100), 200)
        XCTAssertEqual(page(190, -900, from: 200), 100)
        XCTAssertEqual(page(480, 9000, from: 100), 200, "one page a drag")
        XCTAssertEqual(page(30, 0, from: 0), 0)
    }
}
