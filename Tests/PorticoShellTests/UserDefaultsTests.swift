import Foundation
import PorticoHost
import PorticoShell
import XCTest

/// What an app has set in its user defaults is there at the next launch, however it ended. Nobody calls `synchronize()`.
final class UserDefaultsTests: ShellTestCase {
    /// Opens the app anew and returns what it found: the number that was set by a tap, and what was set on the way to the background.
    private func found(after end: (AppProcess) throws -> Void, _ behaviour: String = "defaults") throws -> String? {
        let app = try open("A", behaviour, keepsFiles: true)
        for _ in 0..<3 { try tap() }
        try end(app)
        wait("the end") { app.end != nil }
        forget()
        let next = try open("A", behaviour, keepsFiles: true)
        XCTAssertNotEqual(next.processID, app.processID)
        return told.first { $0.hasPrefix("A: defaults/") }
    }

    func testAnEvictedAppFindsItsDefaults() throws {
        XCTAssertEqual(
            try found(after: { app in
                try suspend(app)
                shell.memoryPressure()
            }), "A: defaults/3/seen")
    }

    func testATerminatedAppFindsItsDefaults() throws {
        let found = try XCTUnwrap(try found(after: { shell.quitProcess($0) }))
        XCTAssertTrue(found.hasPrefix("A: defaults/3/"), found)
    }

    func testAnAppThatIsKilledASecondAfterAChangeFindsIt() throws {
        XCTAssertEqual(
            try found(after: { app in
                // A second of the machine, at most: the file is waited for, and asking the app makes the shell's loop turn.
                let file = try XCTUnwrap(app.app.container) + "/Library/Preferences/ShellFixture.plist"
                let end = Date(timeIntervalSinceNow: Self.patience)
                while FileManager.default.contents(atPath: file).flatMap(Self.taps) != 3 {
                    guard Date() < end else { return XCTFail("never: the file") }
                    try shell.askProcess(app, .ping)
                }
                kill(app.processID, SIGKILL)
            }), "A: defaults/3/-")
    }

    func testAnAppThatCallsExitRightAfterAChangeFindsIt() throws {
        let app = try open("A", "defaults,defaults-exit", keepsFiles: true)
        // The app goes with its first tap, and may not answer it.
        try? tap()
        wait("the end") { app.end != nil }
        forget()
        _ = try open("A", "defaults,defaults-exit", keepsFiles: true)
        XCTAssertEqual(told.first { $0.hasPrefix("A: defaults/") }, "A: defaults/1/-")
    }

    /// Arguments of the command line stand above what is saved.
    func testArgumentsAreDefaults() throws {
        try open("A", "defaults")
        shell.quitProcess(try XCTUnwrap(shell.processes.first))
        wait("the end") { shell.processes.isEmpty }
        forget()
        _ = try shell.openApp("A", arguments: ["-taps", "7"])
        shell.settleProcesses()
        XCTAssertEqual(told.first { $0.hasPrefix("A: defaults/") }, "A: defaults/7/-")
    }

    private static func taps(in data: Data) -> Int? {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        return list?["taps"] as? Int
    }
}
