import QuartzCore
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Actions that run with updates of the interface. DEV-1364.
final class UIUpdateLinkTests: MainTestCase, @unchecked Sendable {
    @MainActor private func makeView() -> UIView {
        harness.showWindow()
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        harness.window.addSubview(view)
        return view
    }

    func testContinuousUpdatesRunActionsInTheOrderOfPhases() {
        onMain {
            let view = makeView()
            var log: [String] = []
            var times: [Double] = []
            let link = UIUpdateLink(view: view) { _, info in
                log.append("link")
                times.append(info.modelTime)
            }
            link.addAction(to: .afterUpdateComplete) { _, _ in log.append("complete") }
            link.addAction(to: .afterCATransactionCommit) { _, _ in log.append("committed") }
            link.addAction(to: .beforeCATransactionCommit) { _, _ in log.append("commit") }
            link.addAction(to: .afterUpdateScheduled) { link, _ in
                XCTAssertNotNil(link.currentUpdateInfo())
                log.append("scheduled")
            }
            link.addAction(to: .beforeLowLatencyEventDispatch) { _, _ in log.append("low latency") }
            link.requiresContinuousUpdates = true
            harness.advance(by: 0.1)
            XCTAssertEqual(log, [], "it isn't enabled")
            link.isEnabled = true
            harness.advance(by: 0.2)
            XCTAssertGreaterThan(times.count, 9)
            XCTAssertEqual(times[2] - times[1], 1.0 / 60, accuracy: 0.001)
            let start = log.firstIndex(of: "scheduled") ?? 0
            XCTAssertEqual(
                Array(log[start..<start + 6]), ["scheduled", "link", "commit", "committed", "complete", "scheduled"])
            XCTAssertFalse(log.contains("low latency"))
            view.removeFromSuperview()
            harness.turn()
            log = []
            harness.advance(by: 0.1)
            XCTAssertEqual(log, [], "its view is in no window")
            harness.window.addSubview(view)
            harness.advance(by: 0.1)
            XCTAssertFalse(log.isEmpty)
            link.isEnabled = false
            harness.turn()
            log = []
            harness.advance(by: 0.1)
            XCTAssertEqual(log, [])
            XCTAssertNil(link.currentUpdateInfo(), "nothing is updated now")
        }
    }

    func testUpdatesThatComeAnywayAreSeenOnceAFrame() {
        onMain {
            let view = makeView()
            harness.advance(by: 0.1)
            var count = 0
            let link = UIUpdateLink(view: view) { _, _ in count += 1 }
            link.isEnabled = true
            view.center.x += 10
            harness.turn()
            XCTAssertEqual(count, 1)
            view.center.x += 10
            harness.turn()
            XCTAssertEqual(count, 1, "no time has passed")
            link.isEnabled = false
        }
    }

    func testAPreferredRateLeavesFramesOut() {
        onMain {
            var count = 0
            let link = UIUpdateLink(view: makeView()) { _, _ in count += 1 }
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 20, maximum: 30, preferred: 30)
            link.requiresContinuousUpdates = true
            link.isEnabled = true
            harness.advance(by: 1)
            XCTAssertEqual(Double(count), 30, accuracy: 2)
            link.isEnabled = false
        }
    }
}
