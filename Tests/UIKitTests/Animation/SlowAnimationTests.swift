import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class SlowAnimationTests: MainTestCase, @unchecked Sendable {
    func testAnimationsAndTheirCompletionsTakeAsManyTimesLongerAsAskedFor() {
        onMain {
            harness.end()
            harness = Harness(slowness: 4)
            harness.showWindow()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            harness.window.addSubview(view)
            harness.advance(by: 0.1)
            var isDone = false
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 105
            } completion: { _ in
                isDone = true
            }
            harness.advance(by: 2)
            XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 55, accuracy: 1)
            harness.advance(by: 1.9)
            XCTAssertFalse(isDone)
            harness.advance(by: 0.2)
            XCTAssertTrue(isDone)
        }
    }

    /// Switched on and off in the middle: nothing jumps, and the rest takes its time.
    func testAnimationsAreSlowedWhileTheyRun() {
        onMain {
            harness.showWindow()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            harness.window.addSubview(view)
            harness.advance(by: 0.1)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
            @MainActor func slow(_ isOn: Bool) {
                var conditions = HostConditions()
                conditions.slowsAnimations = isOn
                harness.runtime.apply(conditions)
                harness.advance(by: 0)
            }
            @MainActor func place() -> CGFloat { view.layer.presentation()?.position.x ?? 0 }
            harness.advance(by: 0.3)
            XCTAssertEqual(place(), 35, accuracy: 2)
            slow(true)
            XCTAssertEqual(place(), 35, accuracy: 2)
            harness.advance(by: 1)
            XCTAssertEqual(place(), 45, accuracy: 2)
            slow(false)
            XCTAssertEqual(place(), 45, accuracy: 2)
            harness.advance(by: 0.4)
            XCTAssertEqual(place(), 85, accuracy: 2)
        }
    }

    func testSlownessIsANumberFromOne() throws {
        XCTAssertEqual(try RunSettings(environment: ["PORTICO_SLOW": "4"]).slowness, 4)
        XCTAssertEqual(try RunSettings(environment: [:]).slowness, 1)
        for bad in ["fast", "0", "-1", ""] {
            XCTAssertThrowsError(try RunSettings(environment: ["PORTICO_SLOW": bad])) { error in
                XCTAssertTrue("\(error)".contains("PORTICO_SLOW"), "\(error)")
            }
        }
    }
}
