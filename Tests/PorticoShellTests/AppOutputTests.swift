import Foundation
import PorticoShell
import XCTest

/// What an app prints, and what a device has to show it under.
final class AppOutputTests: XCTestCase {
    func testLinesThatWerePrintedBeforeACrashAreThereThroughAPipe() throws {
        let (output, process) = try run(["FIXTURE_ROLE": "printer"])
        XCTAssertEqual(process.terminationReason, .uncaughtSignal)
        XCTAssertEqual(output, "one\ntwo\n")
    }

    /// The fixture's whole output through a pipe.
    private func run(_ variables: [String: String]) throws -> (output: String, process: Process) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: ShellTestCase.fixture)
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
            .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: output, as: UTF8.self), process)
    }

    func testTheRuntimesNoticeOfACrashIsLeftOut() {
        func shown(_ parts: [String]) -> String {
            var notice = BacktracerNotice()
            let bytes = parts.flatMap { notice.removeNotices(from: Array($0.utf8)) }
            return String(decoding: bytes + notice.takeRest(), as: UTF8.self)
        }
        let text = "a\n\n*** Signal 4: Backtracing from 0x7f2e838caf16... done ***\n\nb\n*** Signal x\n*** Sig\n\nc"
        let left = "a\n\nb\n*** Signal x\n*** Sig\n\nc"
        XCTAssertEqual(shown([text]), left)
        XCTAssertEqual(shown(text.map(String.init)), left, "in parts")
        XCTAssertEqual(shown(["x", "\n*** Signal 11: Backtracing from 0x7f2..."]), "x\n", "it was ended meanwhile")
        for own in ["*", "*** Signal 11: I was", "a *** Signal 4: Backtracing from 0x1\n", "\n\n"] {
            XCTAssertEqual(shown([own]), own, "the app's own")
        }
    }

    /// As `portico test --device` starts a package's tests, which make views before anybody asks for the screen.
    func testTheFirstViewOfATestKnowsTheDevice() throws {
        for (device, told) in [("iPad 10.9\"", "2.0 2.0 1 2 820.0\n"), ("iPhone 15", "3.0 3.0 0 1 393.0\n")] {
            let variables = ["FIXTURE_ROLE": "first-view", "PORTICO_TEST_HOST": "1", "PORTICO_DEVICE": device]
            XCTAssertEqual(try run(variables).output, told, device)
        }
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
