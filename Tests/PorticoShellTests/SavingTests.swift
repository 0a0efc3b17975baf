import Foundation
import PorticoHost
import PorticoShell
import XCTest

/// The table of ways to save by ways to end: what an app saves in `applicationDidEnterBackground` is there at its next launch.
final class SavingTests: ShellTestCase {
    private static let ways = "defaults,save,archive"

    /// What the next launch finds of each way.
    private func found(after end: (AppProcess) throws -> Void) throws -> [String] {
        let app = try open("A", Self.ways, keepsFiles: true)
        shell.goHome()
        shell.settleProcesses()
        try end(app)
        wait("the end") { app.end != nil }
        forget()
        try open("A", Self.ways, keepsFiles: true)
        return told.filter { $0.hasPrefix("A: found/") || $0.hasPrefix("A: defaults/") || $0.hasPrefix("A: archive/") }
            .map { String($0.dropFirst(3)) }.sorted()
    }

    private static let all = ["archive/work", "defaults/0/seen", "found/work"]

    func testAfterAnEviction() throws {
        XCTAssertEqual(
            try found { app in
                XCTAssertTrue(try shell.advanceUntilSuspended(app))
                shell.memoryPressure()
            }, Self.all)
    }

    func testAfterAKillWhileSuspended() throws {
        XCTAssertEqual(
            try found { app in
                XCTAssertTrue(try shell.advanceUntilSuspended(app))
                kill(app.processID, SIGKILL)
            }, Self.all)
    }

    func testAfterAPersonQuitsIt() throws { XCTAssertEqual(try found { shell.quitProcess($0) }, Self.all) }

    /// A new shell, as after a restart of the machine.
    func testAfterTheEndOfTheShell() throws {
        let app = try open("A", Self.ways, keepsFiles: true)
        shell.goHome()
        shell.settleProcesses()
        XCTAssertTrue(try shell.advanceUntilSuspended(app))
        makeShell()
        forget()
        try open("A", Self.ways, keepsFiles: true)
        XCTAssertTrue(told.contains("A: found/work"), "\(told)")
        XCTAssertTrue(told.contains("A: archive/work"), "\(told)")
        XCTAssertTrue(told.contains("A: defaults/0/seen"), "\(told)")
    }
}
