import PorticoHost
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Contract A01–A17 as a table: the steps of every command from every state.
final class LifecycleStateTests: XCTestCase {
    private func steps(_ commands: LifecycleCommand...) -> [LifecycleState.Step] {
        var state = LifecycleState()
        var last: [LifecycleState.Step] = []
        for command in commands { last = state.receive(command) }
        return last
    }

    func testLaunchPassesThroughInactive() {
        XCTAssertEqual(
            steps(.activate),
            [
                .become(.inactive), .willFinishLaunching, .restoreState, .didFinishLaunching, .connectScenes,
                .become(.active), .didBecomeActive,
            ])
    }

    func testHomeResignsBeforeItEntersTheBackground() {
        XCTAssertEqual(
            steps(.activate, .enterBackground),
            [.willResignActive, .become(.inactive), .become(.background), .didEnterBackground, .keepState])
        XCTAssertEqual(
            steps(.activate, .resignActive, .enterBackground), [.become(.background), .didEnterBackground, .keepState],
            "a locked app has resigned already")
    }

    func testReopenPassesThroughInactive() {
        XCTAssertEqual(
            steps(.activate, .enterBackground, .activate),
            [.willEnterForeground, .become(.inactive), .become(.active), .didBecomeActive])
    }

    func testACommandForTheStateThatIsDoesNothing() {
        XCTAssertEqual(steps(.activate, .activate), [])
        XCTAssertEqual(steps(.activate, .enterBackground, .enterBackground), [])
        XCTAssertEqual(steps(.activate, .resignActive, .resignActive), [])
        XCTAssertEqual(steps(.enterBackground), [], "not launched")
        XCTAssertEqual(steps(.memoryWarning), [])
        XCTAssertEqual(steps(.activate, .terminate, .terminate), [])
        XCTAssertEqual(steps(.activate, .terminate, .activate), [], "a process ends once")
    }
}
