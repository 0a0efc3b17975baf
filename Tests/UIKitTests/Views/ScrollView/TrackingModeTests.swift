import CoreFoundation
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitValues

/// While a finger drags a scroll view the run loop is in its tracking mode; and the scroll view is its pan's delegate.
final class TrackingModeTests: MainTestCase, @unchecked Sendable {
    @MainActor private func scroll(_ scroll: UIScrollView = UIScrollView()) -> UIScrollView {
        harness.showWindow()
        scroll.frame = harness.window.bounds
        scroll.contentSize = CGSize(width: 300, height: 4000)
        harness.window.addSubview(scroll)
        harness.turn()
        return scroll
    }

    /// What the run loop has done, written down by its own blocks.
    @MainActor private final class Seen {
        var mode: String?
        var (plain, common, queue) = (0, 0, 0)
    }

    @MainActor private func mode() -> String? {
        let seen = Seen()
        RunLoop.main.perform(inModes: [.common]) {
            MainActor.assumeIsolated { seen.mode = RunLoop.main.currentMode?.rawValue }
        }
        harness.turn()
        return seen.mode
    }

    func testADragTurnsTheLoopInTheTrackingModeAndBack() {
        onMain {
            _ = scroll()
            XCTAssertEqual(mode(), RunLoop.Mode.default.rawValue)
            let seen = Seen()
            harness.touch(.began, at: CGPoint(x: 100, y: 500))
            harness.touch(.moved, at: CGPoint(x: 100, y: 440))
            XCTAssertEqual(mode(), "UITrackingRunLoopMode")
            XCTAssertEqual(RunLoop.Mode.tracking.rawValue, "UITrackingRunLoopMode")
            RunLoop.main.perform(inModes: [.default]) { MainActor.assumeIsolated { seen.plain += 1 } }
            RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated { seen.common += 1 } }
            DispatchQueue.main.async { seen.queue += 1 }
            harness.turn()
            XCTAssertEqual([seen.plain, seen.common, seen.queue], [0, 1, 1])
            harness.touch(.ended, at: CGPoint(x: 100, y: 440))
            XCTAssertEqual(mode(), RunLoop.Mode.default.rawValue)
            XCTAssertEqual(seen.plain, 1, "what has waited comes now")
        }
    }

    func testAScrollViewThatGoesUnderTheFingerLeavesTheDefaultMode() {
        onMain {
            var made: UIScrollView? = scroll()
            harness.touch(.began, at: CGPoint(x: 100, y: 500))
            harness.touch(.moved, at: CGPoint(x: 100, y: 440))
            XCTAssertEqual(mode(), "UITrackingRunLoopMode")
            made?.removeFromSuperview()
            made = nil
            harness.touch(.ended, at: CGPoint(x: 100, y: 440))
            XCTAssertEqual(mode(), RunLoop.Mode.default.rawValue)
        }
    }

    // MARK: The pan's delegate

    private final class Together: UIScrollView, UIGestureRecognizerDelegate {
        var asked = 0
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            asked += 1
            return true
        }
    }

    private final class Sideways: UIScrollView {
        var asked = 0
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            if gestureRecognizer === panGestureRecognizer { asked += 1 }
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
    }

    func testAScrollViewIsItsPansDelegate() {
        onMain {
            let plain = UIScrollView()
            XCTAssertTrue(plain.panGestureRecognizer.delegate === plain)
            let table = UITableView()
            XCTAssertTrue(table.panGestureRecognizer.delegate === table)
            let own = Together()
            XCTAssertTrue(own.panGestureRecognizer.delegate === own)
            let other = UITapGestureRecognizer()
            let pan = plain.panGestureRecognizer
            XCTAssertEqual(pan.delegate?.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: other), false)
            XCTAssertEqual(
                own.panGestureRecognizer.delegate?
                    .gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: other), true)
            XCTAssertEqual(own.asked, 1)
        }
    }

    func testASubclassIsAskedOnceForEachBegin() {
        onMain {
            let sideways = Sideways()
            _ = scroll(sideways)
            harness.touch(.began, at: CGPoint(x: 100, y: 500))
            harness.touch(.moved, at: CGPoint(x: 100, y: 440))
            XCTAssertEqual(sideways.asked, 1)
            XCTAssertTrue(sideways.isDragging)
            harness.touch(.ended, at: CGPoint(x: 100, y: 440))
            let pan = sideways.panGestureRecognizer
            _ = pan.delegate?.gestureRecognizerShouldBegin(pan)
            XCTAssertEqual(sideways.asked, 2, "as the delegate it answers by its own method")
        }
    }
}
