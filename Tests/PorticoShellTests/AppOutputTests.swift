import Foundation
import PorticoShell
import XCTest

/// What an app prints, and what a device has to show it under.
final class AppOutputTests: XCTestCase {
    func testLinesThatWerePrintedBeforeACrashAreThereThroughAPipe() throws {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: ShellTestCase.fixture)
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["FIXTURE_ROLE": "printer", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationReason, .uncaughtSignal)
        XCTAssertEqual(String(decoding: output, as: UTF8.self), "one\ntwo\n")
    }

    func testTwoAppsWithOneIdentifierAreRefusedByName() {
        func app(_ id: String, _ folder: String) -> InstalledApp {
            InstalledApp(id: id, name: "App", executable: folder + "/App", bundlePath: folder)
        }
        XCTAssertNoThrow(try InstalledApp.refuseClashes([app("a", "/First.app"), app("b", "/Second.app")]))
        XCTAssertThrowsError(
            try InstalledApp.refuseClashes([app("a", "/First.app"), app("b", "/Other.app"), app("a", "/Second.app")])
        ) { error in
            let text = "\(error)"
            for part in ["/First.app", "/Second.app", "identifier a "] { XCTAssertTrue(text.contains(part), text) }
        }
    }
}
