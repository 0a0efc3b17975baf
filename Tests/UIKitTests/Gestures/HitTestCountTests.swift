import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// How often, and with what, a view is asked whether a finger is on it.
final class HitTestCountTests: MainTestCase, @unchecked Sendable {
    @MainActor private var view: AskedView!

    override func prepare() {
        harness.showWindow()
        view = AskedView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        harness.window.addSubview(view)
        harness.renderFrame()
    }

    override func cleanUp() { view = nil }

    /// DEV-550
    func testAFingerIsHitTestedOnceWithItsEvent() {
        onMain {
            let place = CGPoint(x: 50, y: 150)
            harness.touch(.began, at: place)
            XCTAssertEqual(view.asked.count, 1)
            XCTAssertTrue(view.asked.first??.type == .touches)
            XCTAssertEqual(view.touchesAsked, [1], "the event has the finger already")
            XCTAssertTrue(view.asked.first! === view.told.first!, "the event that tests is the one that is delivered")
            harness.touch(.moved, at: CGPoint(x: 60, y: 160))
            harness.touch(.ended, at: CGPoint(x: 60, y: 160))
            XCTAssertEqual(view.asked.count, 1, "a finger keeps its view")
            XCTAssertEqual(view.told.count, 3)
        }
    }

    func testAFingerNobodyHearsOfHasNoView() {
        onMain {
            UIApplication.shared.beginIgnoringInteractionEvents()
            harness.touch(.began, at: CGPoint(x: 50, y: 150))
            UIApplication.shared.endIgnoringInteractionEvents()
            harness.touch(.moved, at: CGPoint(x: 60, y: 160))
            harness.touch(.ended, at: CGPoint(x: 60, y: 160))
            XCTAssertEqual(view.told.count, 0)
        }
    }

    func testAWindowBehindIsAskedOnlyWhereTheFrontOneHasNothing() {
        onMain {
            let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
            front.windowLevel = .alert
            front.isHidden = false
            defer { front.isHidden = true }
            harness.tap(CGPoint(x: 50, y: 150))
            XCTAssertEqual(view.asked.count, 0)
            harness.tap(CGPoint(x: 150, y: 150))
            XCTAssertEqual(view.asked.count, 1)
        }
    }

    func testKeptEventsAreDeliveredTogetherAndOnce() {
        onMain {
            var batches: [[HostEvent]] = []
            let source = HostEventSource { batches.append($0) }
            let events: [HostEvent] = [.text("a"), .text("b")]
            for event in events { source.keep(event) }
            harness.renderFrame()
            XCTAssertEqual(batches, [], "nothing is scheduled for them")
            source.flush()
            source.flush()
            XCTAssertEqual(batches, [events])
        }
    }
}

/// Remembers with which events it was asked, and told.
private final class AskedView: UIView {
    var asked: [UIEvent?] = []
    var touchesAsked: [Int] = []
    var told: [UIEvent?] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        asked.append(event)
        touchesAsked.append(event?.allTouches?.count ?? 0)
        return super.hitTest(point, with: event)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { told.append(event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { told.append(event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told.append(event) }
}
