import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class CheckmarkGestureRecognizerTests: MainTestCase, @unchecked Sendable {
    @MainActor private var recognizer: CheckmarkGestureRecognizer!
    @MainActor private var states: [UIGestureRecognizer.State] = []

    override func prepare() {
        harness.showWindow()
        states = []
        recognizer = CheckmarkGestureRecognizer()
        recognizer.addHandler { self.states.append($0.state) }
        harness.window.addGestureRecognizer(recognizer)
    }

    override func cleanUp() { recognizer = nil }

    // guide: draw
    /// One finger along the points; it lifts at the last one.
    @MainActor private func draw(_ points: [(Double, Double)]) {
        for (place, point) in points.enumerated() {
            harness.touch(place == 0 ? .began : .moved, at: CGPoint(x: point.0, y: point.1))
        }
        harness.touch(.ended, at: CGPoint(x: points[points.count - 1].0, y: points[points.count - 1].1))
    }

    func testATickIsRecognisedOnce() {
        onMain {
            draw([(100, 100), (110, 115), (120, 130), (140, 110), (170, 80)])
            XCTAssertEqual(states, [.ended])
            XCTAssertEqual(recognizer.state, .possible, "ready for the next one")
            draw([(100, 100), (120, 130), (150, 80)])
            XCTAssertEqual(states, [.ended, .ended])
        }
    }
    // guide: end

    // guide: not
    func testWhatIsNoTickIsNotRecognised() {
        onMain {
            for (what, points) in [
                ("a line down", [(100.0, 100.0), (110, 115), (120, 130)]),
                ("a line up", [(100, 100), (120, 80), (140, 60)]),
                ("to the left", [(100, 100), (90, 130), (120, 80)]),
                ("too flat", [(100, 100), (110, 110), (120, 95)]),
                ("a second way down", [(100, 100), (120, 130), (140, 100), (150, 120)]),
            ] {
                draw(points)
                XCTAssertEqual(states, [], what)
                XCTAssertEqual(recognizer.state, .possible, what)
            }
        }
    }

    func testASecondFingerOrACancelledTouchEndsIt() {
        onMain {
            harness.touch(.began, at: CGPoint(x: 100, y: 100))
            harness.touch(.began, at: CGPoint(x: 200, y: 100), id: 2)
            harness.touch(.ended, at: CGPoint(x: 200, y: 100), id: 2)
            harness.touch(.ended, at: CGPoint(x: 100, y: 100))
            XCTAssertEqual(states, [])
            harness.touch(.began, at: CGPoint(x: 100, y: 100))
            harness.touch(.cancelled, at: CGPoint(x: 100, y: 100))
            XCTAssertEqual(states, [])
            draw([(100, 100), (120, 130), (150, 80)])
            XCTAssertEqual(states, [.ended], "and the next tick is one")
        }
    }
    // guide: end
}
