import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Which touches a recogniser is given, by their type, and the taps before a long press.
final class TouchTypeTests: MainTestCase, @unchecked Sendable {
    @MainActor private var pan: UIPanGestureRecognizer!

    override func prepare() {
        harness.showWindow()
        pan = UIPanGestureRecognizer()
        harness.window.addGestureRecognizer(pan)
    }

    override func cleanUp() { pan = nil }

    @MainActor private func touch(_ type: UITouch.TouchType) -> UITouch {
        let touch = UITouch()
        touch.kind = type
        return touch
    }

    func testAllTypesAreAllowedToBeginWith() {
        onMain {
            XCTAssertEqual(Set(pan.allowedTouchTypes.map(\.intValue)), [0, 1, 2, 3])
            for type in UITouch.TouchType.all { XCTAssertTrue(pan.takes(touch(type))) }
        }
    }

    func testATypeThatIsNotAllowedIsNotGiven() {
        onMain {
            var heard: [UIGestureRecognizer.State] = []
            pan.addHandler { heard.append($0.state) }
            pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
            harness.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 200))
            XCTAssertEqual(heard, [])
            XCTAssertEqual(pan.numberOfTouches, 0)
            pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
            harness.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 200))
            XCTAssertEqual(heard.first, .began)
            XCTAssertEqual(heard.last, .ended)
        }
    }

    func testAnExclusiveGestureKeepsToItsFirstType() {
        onMain {
            pan.track(touch(.direct))
            XCTAssertTrue(pan.takes(touch(.direct)))
            XCTAssertFalse(pan.takes(touch(.pencil)))
            pan.requiresExclusiveTouchType = false
            XCTAssertTrue(pan.takes(touch(.pencil)))
        }
    }

    func testALongPressAfterATap() {
        onMain {
            pan.isEnabled = false
            let press = UILongPressGestureRecognizer()
            press.numberOfTapsRequired = 1
            var heard: [UIGestureRecognizer.State] = []
            press.addHandler { heard.append($0.state) }
            harness.window.addGestureRecognizer(press)
            let place = CGPoint(x: 100, y: 100)
            // A press alone is none.
            harness.touch(.began, at: place)
            harness.advance(by: 2)
            harness.touch(.ended, at: place)
            XCTAssertEqual(heard, [])
            // Nor is a tap, or one long before the press.
            harness.tap(place)
            harness.advance(by: 1)
            XCTAssertEqual(press.state, .possible)
            harness.touch(.began, at: place)
            harness.advance(by: 0.8)
            harness.touch(.ended, at: place)
            XCTAssertEqual(heard, [])
            harness.advance(by: 1)
            harness.tap(place)
            harness.advance(by: 0.1)
            harness.touch(.began, at: place)
            harness.advance(by: 0.3)
            XCTAssertEqual(heard, [])
            harness.advance(by: 0.3)
            XCTAssertEqual(heard, [.began])
            harness.touch(.ended, at: place)
            XCTAssertEqual(heard, [.began, .ended])
            XCTAssertEqual(press.state, .possible)
        }
    }
}
