import Foundation
import PorticoHost
import PorticoShell
import XCTest

/// What an evicted app comes back with, over real processes: its state where the system ended it, nothing where a person did.
final class RestorationTests: ShellTestCase {
    private func evict(_ app: AppProcess) throws {
        try suspend(app)
        shell.memoryPressure()
        wait("the end") { app.end != nil }
        XCTAssertEqual(app.end, .evicted)
        forget()
    }

    private func found(_ prefix: String) -> [String] {
        told.filter { $0.hasPrefix("A: \(prefix)/") }.map { String($0.dropFirst("A: \(prefix)/".count)) }
    }

    // MARK: Without scenes

    func testAnEvictedAppComesBackWithItsState() throws {
        let app = try open("A", "restore", keepsFiles: true)
        XCTAssertEqual(found("restored"), [])
        for _ in 0..<3 { try tap() }
        try evict(app)
        let next = try open("A", "restore", keepsFiles: true)
        XCTAssertNotEqual(next.processID, app.processID)
        XCTAssertEqual(found("restored"), ["3"])
        try tap()
        XCTAssertTrue(told.contains("A: touch/ended/4"), "it goes on from there")
    }

    func testAPersonWhoRemovesTheAppFromTheSwitcherThrowsItsStateAway() throws {
        for suspends in [false, true] {
            let app = try open("A", "restore", keepsFiles: true)
            try tap()
            shell.goHome()
            shell.settleProcesses()
            if suspends { try suspend(app) }
            shell.beginInterruption(.appSwitcher)
            shell.quitProcess(app)
            wait("the end") { app.end != nil }
            shell.endInterruption(.appSwitcher)
            forget()
            let next = try open("A", "restore", keepsFiles: true)
            XCTAssertEqual(found("restored"), [], "suspended: \(suspends)")
            shell.quitProcess(next)
            wait("the end") { next.end != nil }
        }
    }

    // DEV-116
    func testAnAppThatCrashesOverItsStateLosesItAndStartsTheTimeAfter() throws {
        let app = try open("A", "restore,crash-restored", keepsFiles: true)
        try tap()
        try evict(app)
        let crashing = try open("A", "restore,crash-restored", keepsFiles: true)
        wait("the crash") { crashing.end != nil }
        XCTAssertEqual(crashing.end, .crashed(signal: SIGSEGV))
        XCTAssertEqual(found("restored"), ["1"])
        forget()
        let third = try open("A", "restore,crash-restored", keepsFiles: true)
        XCTAssertEqual(third.state.phase, .active)
        XCTAssertEqual(found("restored"), [])
    }

    func testADamagedStateIsNoReasonNotToStart() throws {
        let app = try open("A", "restore", keepsFiles: true)
        try tap()
        try evict(app)
        let file = try XCTUnwrap(app.app.container) + "/" + SavedState.folder + "/" + SavedState.interface
        var data = try XCTUnwrap(FileManager.default.contents(atPath: file))
        data[data.count - 3] ^= 0xff
        try data.write(to: URL(fileURLWithPath: file))
        let next = try open("A", "restore", keepsFiles: true)
        XCTAssertEqual(next.state.phase, .active)
        XCTAssertEqual(found("restored"), [])
        XCTAssertFalse(FileManager.default.fileExists(atPath: file))
    }

    // MARK: With scenes

    func testAnEvictedAppsSceneComesBackWithItsActivity() throws {
        let app = try open("A", "scenes", keepsFiles: true)
        XCTAssertEqual(found("connected"), ["portico-scene-1/anew"])
        for _ in 0..<2 { try tap() }
        try evict(app)
        _ = try open("A", "scenes", keepsFiles: true)
        XCTAssertEqual(found("connected"), ["portico-scene-1/2"])
        XCTAssertEqual(found("interaction"), ["fixture.tapping"])
        XCTAssertEqual(found("discarded"), [])
    }

    func testAPersonWhoRemovesTheAppDiscardsItsSession() throws {
        let app = try open("A", "scenes", keepsFiles: true)
        try tap()
        try suspend(app)
        shell.quitProcess(app)
        wait("the end") { app.end != nil }
        forget()
        let next = try open("A", "scenes", keepsFiles: true)
        XCTAssertEqual(found("discarded"), ["portico-scene-1"])
        XCTAssertEqual(found("connected"), ["portico-scene-2/anew"])
        try evict(next)
        _ = try open("A", "scenes", keepsFiles: true)
        XCTAssertEqual(found("discarded"), [], "told once")
        XCTAssertEqual(found("connected"), ["portico-scene-2/0"])
    }

    func testTheEndOfAStoryKeepsTheState() throws {
        let app = try open("A", "restore", keepsFiles: true)
        try tap()
        shell.goHome()
        shell.settleProcesses()
        shell.quitProcess(app, keepsState: true)
        wait("the end") { app.end != nil }
        forget()
        _ = try open("A", "restore", keepsFiles: true)
        XCTAssertEqual(found("restored"), ["1"])
    }

    /// As when it is edited: in front, it goes to the background, says there what to restore, and comes back.
    func testAnAppThatIsReplacedInFrontIsWhereItWas() throws {
        let app = try open("A", "restore", keepsFiles: true)
        try tap()
        forget()
        shell.replaceApp(app.app)
        wait("the next one") { self.shell.foreground.map { $0 !== app && $0.state.phase == .active } ?? false }
        XCTAssertEqual(found("restored"), ["1"])
    }
}
