import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class GestureArbiterTests: XCTestCase {
    private func arbiter(_ count: Int) -> GestureArbiter {
        var arbiter = GestureArbiter()
        for id in 0..<count { arbiter.add(id) }
        return arbiter
    }

    func testTheFirstToRecognizeMakesTheOthersFail() {
        var arbiter = arbiter(3)
        XCTAssertEqual(arbiter.request(1), [.recognize(1), .fail(0), .fail(2)])
        XCTAssertEqual(arbiter.request(0), [])
    }

    func testSimultaneousOnesBothRecognize() {
        var arbiter = arbiter(2)
        arbiter.allowTogether(0, 1)
        XCTAssertEqual(arbiter.request(0), [.recognize(0)])
        XCTAssertEqual(arbiter.request(1), [.recognize(1)])
    }

    func testASingleTapWaitsForTheDoubleTapToFail() {
        var arbiter = arbiter(2)
        arbiter.require(0, toFail: 1)
        XCTAssertEqual(arbiter.request(0), [])
        XCTAssertEqual(arbiter.status(of: 0), .waiting)
        XCTAssertEqual(arbiter.fail(1), [.fail(1), .recognize(0)])
    }

    func testTheDoubleTapBeatsTheSingleTapThatWaits() {
        var arbiter = arbiter(2)
        arbiter.require(0, toFail: 1)
        _ = arbiter.request(0)
        XCTAssertEqual(arbiter.request(1), [.recognize(1), .fail(0)])
    }

    func testAChainOfRequirementsFallsThrough() {
        var arbiter = arbiter(3)
        arbiter.require(0, toFail: 1)
        arbiter.require(1, toFail: 2)
        _ = arbiter.request(0)
        _ = arbiter.request(1)
        XCTAssertEqual(arbiter.fail(2), [.fail(2), .recognize(1), .fail(0)])
    }

    func testOneThatMayNotPreventLeavesTheOtherPossible() {
        var arbiter = arbiter(2)
        arbiter.spare(1, from: 0)
        XCTAssertEqual(arbiter.request(0), [.recognize(0)])
        XCTAssertEqual(arbiter.status(of: 1), .possible)
    }

    func testThoseWhoseViewsAreGoneFailTogether() {
        var arbiter = arbiter(4)
        arbiter.require(0, toFail: 1)
        arbiter.require(2, toFail: 1)
        XCTAssertEqual(arbiter.request(0), [])
        XCTAssertEqual(arbiter.request(2), [])
        // 0 waited for 1 and goes with it; 2 stays and has waited long enough.
        XCTAssertEqual(
            arbiter.fail(together: [0, 1]), [.fail(0), .fail(1), .recognize(2), .fail(3)])
        XCTAssertEqual(arbiter.fail(together: [0, 1, 2]), [])
    }

    func testTransitionTable() {
        let all: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        let allowed: [UIGestureRecognizer.State: Set<UIGestureRecognizer.State>] = [
            .possible: [.began, .ended, .failed, .cancelled], .began: [.changed, .ended, .cancelled],
            .changed: [.changed, .ended, .cancelled], .ended: [.possible], .failed: [.possible],
            .cancelled: [.possible],
        ]
        for from in all {
            for to in all {
                XCTAssertEqual(
                    GestureTransition.isAllowed(from: from, to: to), allowed[from]!.contains(to), "\(from) → \(to)")
            }
        }
    }
}
