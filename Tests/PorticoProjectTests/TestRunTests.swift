import Foundation
import XCTest

@testable import PorticoProject

/// A run of tests whose program is a script that answers as XCTest's and Swift Testing's do, and leaves their results.
final class TestRunTests: XCTestCase {
    private final class Heard: @unchecked Sendable { var lines: [String] = [] }

    private var project: TemporaryProject!

    override func setUpWithError() throws { project = try TemporaryProject([:]) }

    /// - Parameters:
    ///   - plain: what it does as XCTest's program: `$1` has the wanted tests' names, `runs NAME` runs one if it is wanted.
    ///   - modern: the same for Swift Testing's, whose filters are `$filters`.
    private func run(
        _ tests: TestList, plain: String = "", modern: String = "exit 69", environment: [String: String] = [:]
    ) throws -> (status: Int32, results: [TestResult], runs: [String], heard: [String]) {
        let script = """
            #!/bin/sh
            line() { printf '{"test":"%s","status":"%s","seconds":0,"failures":[]}\\n' "$1" "$2" >> "$PORTICO_TEST_RESULTS/xctest-1.jsonl"; }
            class() { printf '{"class":"%s","status":"%s"}\\n' "$1" "$2" >> "$PORTICO_TEST_RESULTS/xctest-1.jsonl"; }
            is_wanted() { case "$wanted" in ""|*"$1"*) true;; *) false;; esac; }
            event() { printf '{"kind":"event","payload":{"kind":"%s","testID":"%s"},"version":0}\\n' "$1" "$2" >> "$PORTICO_TEST_RESULTS/testing.jsonl"; }
            passes() { is_wanted "$1" && { line "$1" started; line "$1" passed; }; }
            if [ "$1" = "--testing-library" ]; then
                shift 2; wanted=""
                while [ "$1" = "--filter" ]; do wanted="$wanted $2"; shift 2; done
                wanted=$(echo "$wanted" | tr -d '^\\\\'); echo "modern$wanted" >> "$LOG"
                \(modern)
                exit 0
            fi
            wanted="$1"
            echo "$1" >> "$LOG"
            \(plain)
            """
        try project.add("all.xctest", script)
        let program = project.path + "/all.xctest"
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let log = project.path + "/log"
        let heard = Heard()
        let outcome = try TestProgram(name: "P", executable: program, folder: project.path)
            .run(
                tests, environment: ["LOG": log, "PATH": "/usr/bin:/bin"].merging(environment) { $1 },
                results: project.path + "/results", output: nil
            ) { heard.lines.append($0) }
        let runs = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        return (
            outcome.status, outcome.results,
            runs.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init), heard.lines
        )
    }

    private let three = TestList(plain: ["M.A/testOne", "M.A/testTwo", "M.B/testThree"], modern: [])

    private func crashing(by end: String) throws -> (
        status: Int32, results: [TestResult], runs: [String], heard: [String]
    ) {
        try run(
            three,
            plain:
                "passes M.A/testOne; is_wanted M.A/testTwo && { line M.A/testTwo started; \(end); }; passes M.B/testThree"
        )
    }

    func testACrashEndsOnlyItsTest() throws {
        let result = try crashing(by: "kill -ILL $$")
        XCTAssertEqual(result.runs, ["", "M.B/testThree"], "the run goes on behind the test that crashed")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.results.map(\.status), [.passed, .started, .passed])
        XCTAssertEqual(result.heard, ["M.A/testTwo: it ended the process with signal 4. The others go on"])
    }

    /// As if it had crashed: what looks like a success is none.
    func testAnEndWithStatusZeroEndsOnlyItsTest() throws {
        let result = try crashing(by: "exit 0")
        XCTAssertEqual(result.runs, ["", "M.B/testThree"])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.results.map(\.test), three.plain)
        XCTAssertEqual(result.results.map(\.isFailure), [false, true, false])
        XCTAssertEqual(result.results[1].failures.map(\.message), ["it ended the process with status 0"])
    }

    func testAClassThatEndsTheProcessLosesItsOwnTestsAndNoOthers() throws {
        let result = try run(
            TestList(plain: ["M.A/testOne", "M.L/testNever", "M.L/testNeither", "M.Z/testLast"], modern: []),
            plain: """
                class "All tests" started
                is_wanted M.A/ && { class A started; passes M.A/testOne; class A finished; }
                is_wanted M.L/ && { class L started; exit 0; }
                class Z started; passes M.Z/testLast; class Z finished
                """)
        XCTAssertEqual(result.runs, ["", "M.Z/testLast"])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            Dictionary(result.results.map { ($0.test, $0.status) }, uniquingKeysWith: { $1 }),
            ["M.A/testOne": .passed, "M.L/testNever": .missing, "M.L/testNeither": .missing, "M.Z/testLast": .passed])
        XCTAssertEqual(
            result.heard,
            [
                "2 tests never ran: its class ended the process with status 0 outside of a test: M.L/testNever, M.L/testNeither"
            ])
    }

    func testTestsOfAProgramThatEndsBeforeThemAreMissing() throws {
        let result = try run(three, plain: "exit 0")
        XCTAssertEqual(result.runs, [""], "the next process would do the same")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.results.map(\.test), three.plain)
        XCTAssertEqual(result.results.map(\.status), [.missing, .missing, .missing])
        XCTAssertTrue(JUnitReport(name: "P", results: result.results).text.contains("tests=\"3\" failures=\"3\""))
    }

    func testAProgramThatEndsBadlyBehindItsTestsFails() throws {
        let result = try run(
            three, plain: "for test in \(three.plain.joined(separator: " ")); do passes $test; done; exit 3")
        XCTAssertEqual(result.status, 3)
        XCTAssertEqual(result.heard, ["the process ended with status 3 after its tests, which have all passed"])
    }

    // MARK: Swift Testing

    private let modern = TestList(plain: [], modern: ["M.S/a()", "M.S/b()", "M.S/c()", "M.top()"])

    /// Two run beside each other when the process ends, one hasn't begun: the one that does it is found, the others have their results.
    func testSwiftTestingsProcessEndsByOneOfThoseThatRun() throws {
        let result = try run(
            modern,
            modern: """
                for id in a b; do is_wanted "M.S/$id()" && event testStarted "M.S/$id()/T.swift:1:1"; done
                is_wanted "M.S/b()" && exit 0
                for id in S/a S/c top; do
                    is_wanted "M.$id()" && { event testStarted "M.$id()/T.swift:1:1"; event testEnded "M.$id()/T.swift:1:1"; }
                done
                """)
        XCTAssertEqual(result.runs, ["modern", "modern M.S/a()/", "modern M.S/b()/", "modern M.S/c()/ M.top()/"])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            Dictionary(result.results.map { ($0.test, $0.status) }, uniquingKeysWith: { $1 }),
            ["M.S/a()": .passed, "M.S/b()": .started, "M.S/c()": .passed, "M.top()": .passed])
    }

    func testSwiftTestingsTestsThatNeverBeganAreMissing() throws {
        let result = try run(modern, modern: "exit 0")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.results.map(\.status), [.missing, .missing, .missing, .missing])
        XCTAssertEqual(result.runs, ["modern"])
    }

    func testTheFrameworksAreLoadedInFrontOfFoundation() throws {
        let project = try TemporaryProject([
            "all.xctest": """
            #!/bin/sh
            echo "$1 $LD_PRELOAD $3 $4 $5 $6" >> "$LOG"
            """
        ])
        let program = project.path + "/all.xctest"
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let log = project.path + "/log"
        var tests = TestProgram(name: "P", executable: program, folder: project.path)
        // Loads into the shell that stands for the tests.
        tests.library = "libc.so.6"
        tests.observer = "libm.so.6"
        _ = try tests.run(
            TestList(plain: ["M.A/testOne"], modern: ["M.f()"]), environment: ["LOG": log, "PATH": "/usr/bin:/bin"],
            results: project.path, output: nil
        ) { _ in }
        XCTAssertEqual(
            try String(contentsOfFile: log, encoding: .utf8),
            " libm.so.6:libc.so.6    \n--testing-library libc.so.6 --event-stream-output-path \(project.path)/modern-1/testing.jsonl "
                + "--event-stream-version 0\n",
            "the observer of XCTest's and the frameworks, in front of Foundation; for Swift Testing these alone, and its own file"
        )
    }

    // MARK: Choosing, and what is left

    func testFiltersAndSkips() throws {
        func chosen(_ selection: TestSelection) -> [String] { three.only(selection.includes).all }
        XCTAssertEqual(chosen(TestSelection(filters: ["A/"], skips: ["testTwo"])), ["M.A/testOne"])
        XCTAssertEqual(chosen(TestSelection(filters: ["M/A/testOne"])), ["M.A/testOne"], "Xcode's form")
        XCTAssertEqual(chosen(TestSelection(filters: ["nothing"])), [])
        let result = try run(three.only(["M.A/testOne"]), plain: "passes M.A/testOne")
        XCTAssertEqual(result.runs, ["M.A/testOne"])
        XCTAssertEqual(result.status, 0)
    }

    /// It would keep whoever reads the program's words waiting for as long as it lives, in a session of its own and without a mark.
    func testWhatATestLeavesRunningIsNamedAndEnded() throws {
        let result = try run(
            three.only(["M.A/testOne"]),
            plain:
                "env -i setsid sh -c 'echo $$ > left; exec sleep 987654'& passes M.A/testOne; while [ ! -s left ]; do :; done"
        )
        XCTAssertEqual(result.status, 0)
        let left = try XCTUnwrap(
            Int32(
                String(contentsOfFile: project.path + "/left", encoding: .utf8).trimmingCharacters(in: .newlines)))
        XCTAssertEqual(
            result.heard, ["all.xctest: what its tests had left running was ended: sleep 987654 (process \(left))"])
        XCTAssertFalse(ToolProcessTests.runs(left))
    }
}
