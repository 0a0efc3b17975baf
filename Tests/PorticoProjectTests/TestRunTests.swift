import Foundation
import XCTest

@testable import PorticoProject

/// A run of tests whose program is a script that answers as XCTest's does.
final class TestRunTests: XCTestCase {
    private final class Heard: @unchecked Sendable { var lines: [String] = [] }

    /// Lists three tests; the second one ends the process when it runs.
    private let script = """
        #!/bin/sh
        if [ "$1" = "--testing-library" ]; then exit 69; fi
        if [ "$1" = "--list-tests" ]; then printf 'Listing 3 tests:\\n\\nM.A/testOne\\nM.A/testTwo\\nM.B/testThree\\n'; exit 0; fi
        echo "$1" >> "$LOG"
        case "$1" in ""|*testOne*) echo "Test Case 'A.testOne' started at 1"; echo "Test Case 'A.testOne' passed (1 seconds)";; esac
        case "$1" in ""|*testTwo*) echo "Test Case 'A.testTwo' started at 2"; kill -ILL $$;; esac
        echo "Test Case 'B.testThree' started at 3"; echo "Test Case 'B.testThree' passed (1 seconds)"
        """

    private func run(_ selection: TestSelection) throws -> (status: Int32, runs: [String], heard: [String]) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("portico-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (program, log) = (folder.path + "/all.xctest", folder.path + "/log")
        try Data(script.utf8).write(to: URL(fileURLWithPath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let heard = Heard()
        let status = try TestProgram(name: "P", executable: program, folder: folder.path)
            .run(selection, environment: ["LOG": log, "PATH": "/usr/bin:/bin"], output: nil) { heard.lines.append($0) }
        let runs = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        return (
            status, runs.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init),
            heard.lines
        )
    }

    func testACrashEndsOnlyItsTest() throws {
        let result = try run(TestSelection())
        XCTAssertEqual(result.runs, ["", "M.B/testThree"], "the run goes on behind the test that crashed")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.heard.first?.hasPrefix("M.A/testTwo: ended the process with signal 4") == true, "\(result.heard)")
    }

    func testSwiftTestingKeepsTheMainQueueOnTheMainThread() throws {
        let project = try TemporaryProject([
            "all.xctest": """
            #!/bin/sh
            if [ "$1" = "--list-tests" ]; then echo "M.A/testOne"; exit 0; fi
            echo "$1 $LD_PRELOAD $3 $4" >> "$LOG"
            """
        ])
        let program = project.path + "/all.xctest"
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let log = project.path + "/log"
        var tests = TestProgram(name: "P", executable: program, folder: project.path)
        // Loads into the shell that stands for the tests.
        tests.library = "libc.so.6"
        tests.observer = "libm.so.6"
        let status = try tests.run(
            TestSelection(), environment: ["LOG": log, "PATH": "/usr/bin:/bin", "PORTICO_TEST_RESULTS": "there"],
            output: nil
        ) { _ in }
        XCTAssertEqual(status, 0)
        XCTAssertEqual(
            try String(contentsOfFile: log, encoding: .utf8),
            " libm.so.6  \n--testing-library libc.so.6 --xunit-output there/testing.xml\n",
            "the observer of XCTest's; for Swift Testing the library that holds `dispatch_main`, and its own file")
    }

    func testFiltersAndSkips() throws {
        XCTAssertEqual(try run(TestSelection(filters: ["A/"], skips: ["testTwo"])).runs, ["M.A/testOne"])
        XCTAssertEqual(try run(TestSelection(filters: ["M/A/testOne"])).runs, ["M.A/testOne"], "Xcode's form")
        let none = try run(TestSelection(filters: ["nothing"]))
        XCTAssertEqual(none.status, 0)
        XCTAssertEqual(none.runs, [])
    }
}
