import PorticoHost
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class EventQueueTests: XCTestCase {
    private func touch(_ id: Int, _ phase: HostEvent.TouchPhase, _ x: Double) -> HostEvent {
        .touch(id: id, phase: phase, x: x, y: 0, timestamp: x)
    }

    private func queued(_ events: [HostEvent]) -> [HostEvent] {
        var queue = EventQueue()
        for event in events { queue.append(event) }
        return queue.takeAll()
    }

    func testMovesOfOneFingerBecomeOne() {
        XCTAssertEqual(
            queued([touch(1, .began, 0), touch(1, .moved, 1), touch(1, .moved, 2), touch(1, .ended, 3)]),
            [touch(1, .began, 0), touch(1, .moved, 2), touch(1, .ended, 3)])
    }

    func testTwoFingersMoveApart() {
        XCTAssertEqual(
            queued([touch(1, .moved, 1), touch(2, .moved, 1), touch(1, .moved, 2), touch(2, .moved, 2)]),
            [touch(1, .moved, 2), touch(2, .moved, 2)])
    }

    func testMovesOfThePointerBecomeOne() {
        func hover(_ phase: HostEvent.HoverPhase, _ x: Double) -> HostEvent {
            .hover(phase, x: x, y: 0, timestamp: x)
        }
        XCTAssertEqual(
            queued([hover(.moved, 1), hover(.moved, 2), hover(.left, 2), hover(.moved, 3)]),
            [hover(.moved, 2), hover(.left, 2), hover(.moved, 3)])
        let apart = [hover(.moved, 1), touch(1, .began, 0), hover(.moved, 2)]
        XCTAssertEqual(queued(apart), apart)
    }

    func testNothingMovesAcrossADownAnUpOrARotation() {
        for barrier in [touch(2, .began, 0), touch(2, .ended, 0), HostEvent.rotate(.left), .text("a")] {
            let events = [touch(1, .moved, 1), barrier, touch(1, .moved, 2)]
            XCTAssertEqual(queued(events), events)
        }
    }
}
