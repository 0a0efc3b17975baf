import PorticoHost
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The app that starts in a package's tests with the first use of the screen.
final class TestHostTests: XCTestCase {
    private final class Clock: NSObject {
        var beats = 0
        private lazy var link = CADisplayLink(target: self, selector: Selector("beat"))

        func start() { link.add(to: .current, forMode: .common) }
        func stop() { link.invalidate() }
    }

    func testItsLaunchRunsNothingOfTheTests() throws {
        ObjCClassRegistry.shared.register("beat", of: Clock.self) { object, _, _ in (object as? Clock)?.beats += 1 }
        nonisolated(unsafe) var late = 0
        let due = Timer(fire: Date(timeIntervalSinceNow: -1), interval: 0, repeats: false) { _ in late += 1 }
        RunLoop.current.add(due, forMode: .common)

        var settings = RunSettings()
        settings.clock = .real
        let runtime = try MainActor.assumeIsolated {
            let runtime = try TestHost.launch(settings)
            XCTAssertEqual(UIApplication.shared.applicationState, .active)
            return runtime
        }
        defer { MainActor.assumeIsolated { runtime.end() } }
        XCTAssertEqual(late, 0, "a timer that is due waits for the run loop")

        let clock = Clock()
        clock.start()
        defer { clock.stop() }
        let deadline = Date(timeIntervalSinceNow: 10)
        while clock.beats < 3, Date() < deadline {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
        }
        XCTAssertEqual(late, 1)
        XCTAssertGreaterThanOrEqual(clock.beats, 3, "the link beats while the test waits")
    }
}
