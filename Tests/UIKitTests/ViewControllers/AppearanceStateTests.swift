import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The one state machine of every container.
final class AppearanceStateTests: XCTestCase {
    func testAWholeLife() {
        var state = AppearanceState()
        XCTAssertEqual(state.begin(appearing: true, animated: true), [.willAppear(animated: true)])
        XCTAssertEqual(state.enteredHierarchy(), [.isAppearing(animated: true)])
        XCTAssertEqual(state.enteredHierarchy(), [], "once an appearance")
        XCTAssertEqual(state.end(), [.didAppear(animated: true)])
        XCTAssertEqual(state.begin(appearing: false, animated: false), [.willDisappear(animated: false)])
        XCTAssertEqual(state.end(), [.didDisappear(animated: false)])
        XCTAssertEqual(state.phase, .disappeared)
    }

    /// Recording R06: an interactive pop that is cancelled.
    func testACancelledPop() {
        var old = AppearanceState(), new = AppearanceState()
        _ = old.begin(appearing: true, animated: false)
        _ = old.end()
        XCTAssertEqual(old.begin(appearing: false, animated: true), [.willDisappear(animated: true)])
        XCTAssertEqual(new.begin(appearing: true, animated: true), [.willAppear(animated: true)])
        XCTAssertEqual(new.begin(appearing: false, animated: true), [.willDisappear(animated: true)])
        XCTAssertEqual(new.end(), [.didDisappear(animated: true)])
        XCTAssertEqual(old.begin(appearing: true, animated: true), [.willAppear(animated: true)])
        XCTAssertEqual(old.end(), [.isAppearing(animated: true), .didAppear(animated: true)])
    }

    func testUnbalancedCallsDoNothing() {
        var state = AppearanceState()
        XCTAssertEqual(state.end(), [])
        XCTAssertEqual(state.begin(appearing: false, animated: false), [])
        XCTAssertEqual(state.enteredHierarchy(), [])
        _ = state.begin(appearing: true, animated: false)
        XCTAssertEqual(state.begin(appearing: true, animated: false), [])
    }
}
