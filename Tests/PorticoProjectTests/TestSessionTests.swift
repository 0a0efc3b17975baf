import Foundation
import Synchronization
import XCTest

@testable import PorticoProject

/// A session whose programs are scripts that answer as XCTest's do.
final class TestSessionTests: XCTestCase {
    private var project: TemporaryProject!

    /// Lists `$TESTS`, and of those it is asked for it writes what `body` says into the results.
    private func program(_ name: String, tests: [String], body: String) throws -> TestProgram {
        let script = """
            #!/bin/sh
            if [ "$1" = "--testing-library" ]; then exit 69; fi
            if [ "$1" = "--list-tests" ]; then echo "Listing some tests in M:"; for test in \(tests.joined(separator: " ")); do echo "$test"; done; exit 0; fi
            wanted="${1:-\(tests.joined(separator: ","))}"
            say() {
                printf '{"test":"%s","status":"%s","seconds":%s,"failures":[%s]}\\n' "$1" "$2" "${3:-0.5}" "$4" \
                    >> "$PORTICO_TEST_RESULTS/xctest-1.jsonl"
            }
            \(body)
            """
        try project.add(name, script)
        let path = project.path + "/" + name
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return TestProgram(name: name, executable: path, folder: project.path)
    }

    private func session(_ programs: [TestProgram], selection: TestSelection = TestSelection()) -> TestSession {
        let tests = BuiltTests(
            name: "App", programs: programs, durations: project.path + "/known.json")
        return TestSession(
            tests: tests, selection: selection, environment: ["PATH": "/usr/bin:/bin", "ROOT": project.path],
            folder: project.path + "/results"
        ) { _ in }
    }

    /// Passes each wanted test.
    private let pass = "for test in $(echo $wanted | tr , ' '); do say \"$test\" passed; done"

    override func setUpWithError() throws {
        project = try TemporaryProject([:])
        try FilePaths.makeFolder(project.path)
    }

    /// Each waits for the other, at a pipe; one after the other they would wait for ever.
    func testBundlesRunBesideEachOther() throws {
        XCTAssertEqual(mkfifo(project.path + "/there", 0o600), 0)
        XCTAssertEqual(mkfifo(project.path + "/back", 0o600), 0)
        let one = try program("One", tests: ["One.A/a"], body: "echo x > $ROOT/there; read x < $ROOT/back; " + pass)
        let two = try program("Two", tests: ["Two.A/a"], body: "read x < $ROOT/there; echo x > $ROOT/back; " + pass)
        var session = session([one, two])
        session.jobs = 2
        let outcome = try session.run()
        XCTAssertEqual(outcome.status, 0)
        XCTAssertEqual(outcome.results.map(\.test), ["One.A/a", "Two.A/a"], "in the bundles' order")
    }

    func testOneJobIsOneAfterTheOther() throws {
        let body = "mkdir $ROOT/busy || say \"$wanted\" failed; sleep 0; rmdir $ROOT/busy; " + pass
        let programs = try ["One", "Two", "Three"].map { try program($0, tests: ["\($0).A/a"], body: body) }
        let outcome = try session(programs).run()
        XCTAssertEqual(outcome.results.map(\.status), [.passed, .passed, .passed])
    }

    /// A package's classes share a process unless somebody asks for more.
    func testAPackageIsDividedWhereItIsAskedFor() throws {
        let one = try program("P", tests: ["P.A/a", "P.B/a"], body: "echo x >> $ROOT/runs; " + pass)
        var session = session([one])
        session.tests.isPackage = true
        session.jobs = 2
        XCTAssertEqual(try session.run().results.map(\.test), ["P.A/a", "P.B/a"])
        session.dividesPackages = true
        XCTAssertEqual(try session.run().results.map(\.test).sorted(), ["P.A/a", "P.B/a"])
        let runs = String(decoding: FilePaths.contents(project.path + "/runs") ?? Data(), as: UTF8.self)
        XCTAssertEqual(runs, "x\nx\nx\n", "one process, then two")
    }

    /// A bundle that may be is divided by classes; each test runs once.
    func testClassesOfAParallelBundleAreDivided() throws {
        let tests = ["M.A/a", "M.A/b", "M.B/a", "M.C/a"]
        var program = try program("M", tests: tests, body: "echo \"$wanted\" > $ROOT/$(basename $HOME).log; " + pass)
        func run() throws -> (logs: [String], results: [TestResult]) {
            var session = session([program])
            session.jobs = 2
            let root = project.path
            session.home = { ["HOME": root + "/" + $0] }
            let results = try session.run().results
            let logs = ["M", "M-0", "M-1", "M-2"].compactMap {
                FilePaths.contents("\(project.path)/\($0).log").map { String(decoding: $0, as: UTF8.self) }
            }
            return (logs.map { $0.trimmingCharacters(in: .newlines) }, results)
        }
        XCTAssertEqual(try run().logs, [tests.joined(separator: ",")], "one process, as it doesn't say that it may")
        try FileManager.default.removeItem(atPath: project.path + "/M.log")
        program.isParallel = true
        let (logs, results) = try run()
        XCTAssertEqual(logs, ["M.A/a,M.A/b", "M.B/a,M.C/a"], "each with a home of its own")
        XCTAssertEqual(results.map(\.test).sorted(), tests)
        program.runsAlone = true
        program.name = "UI"
        XCTAssertEqual(try run().results.map(\.test).sorted(), tests)
        XCTAssertTrue(FilePaths.isFile(project.path + "/UI.log"), "whole")
    }

    func testWhatDrivesAnAppRunsAfterTheOthers() throws {
        let body = "echo $wanted >> $ROOT/order; " + pass
        var ui = try program("UI", tests: ["UI.A/a"], body: body)
        ui.runsAlone = true
        var session = session([ui, try program("One", tests: ["One.A/a"], body: body)])
        session.jobs = 4
        _ = try session.run()
        XCTAssertEqual(try String(contentsOfFile: project.path + "/order", encoding: .utf8), "One.A/a\nUI.A/a\n")
    }

    /// Fails as long as there is no mark, then passes.
    func testATestThatPassesAtItsSecondTryIsFlaky() throws {
        let body = """
            if [ "$wanted" != "M.A/shaky" ]; then say M.A/good passed; fi
            if [ -e $ROOT/mark ]; then say M.A/shaky passed; exit 0; fi
            touch $ROOT/mark
            say M.A/shaky failed 0.1 '{"message":"no","file":"A.swift","line":7}'
            exit 1
            """
        var session = session([try program("M", tests: ["M.A/good", "M.A/shaky"], body: body)])
        XCTAssertEqual(try session.run().status, 1)
        try FileManager.default.removeItem(atPath: project.path + "/mark")
        try FileManager.default.removeItem(atPath: project.path + "/results")
        session.retries = 1
        let outcome = try session.run()
        XCTAssertEqual(outcome.status, 0)
        XCTAssertEqual(outcome.results.map(\.isFlaky), [false, true])
        let report = JUnitReport(name: "App", results: outcome.results).text
        XCTAssertTrue(report.contains("<flakyFailure message=\"no\">A.swift:7: no</flakyFailure>"), report)
        XCTAssertTrue(report.contains("failures=\"0\""), report)
    }

    func testATestThatFailsAgainSaysBoth() throws {
        let body = "say M.A/bad failed 0.1 '{\"message\":\"no\",\"file\":\"\",\"line\":0}'; exit 1"
        var session = session([try program("M", tests: ["M.A/bad"], body: body)])
        session.retries = 2
        let outcome = try session.run()
        XCTAssertEqual(outcome.status, 1)
        let report = JUnitReport(name: "App", results: outcome.results).text
        XCTAssertEqual(report.components(separatedBy: "<failure ").count, 2)
        XCTAssertEqual(report.components(separatedBy: "<rerunFailure ").count, 3)
    }

    /// What a machine remembers of its own divides nothing.
    func testMachinesWithOtherMemoriesLeaveNothingOut() throws {
        let tests = (0..<7).map { "M.A/t\($0)" }
        let program = try program("M", tests: tests, body: pass)
        var seen: [String] = []
        for index in 1...3 {
            let own = TestDurations(
                seconds: Dictionary(uniqueKeysWithValues: tests.map { ($0, Double.random(in: 0...9)) }))
            try own.write(to: project.path + "/known.json")
            var session = session([program])
            session.shard = TestShard("\(index)/3")
            session.durations = TestDurations(seconds: ["M.A/t3": 100])
            seen += try session.run().results.map(\.test)
            try FileManager.default.removeItem(atPath: project.path + "/results")
        }
        XCTAssertEqual(seen.sorted(), tests)
    }

    func testWhatCannotBeListedIsAnErrorToRead() throws {
        var program = try program("M", tests: [], body: "")
        try project.add("broken", "#!/bin/sh\necho 'no library' >&2\nexit 3")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.path + "/broken")
        program.executable = project.path + "/broken"
        var session = session([program])
        session.shard = TestShard("1/2")
        let said = message { try session.run() }
        XCTAssertTrue(said.contains("M: the program can't list its tests: it ended with status 3\nno library"), said)
    }

    /// A name that nothing has is a mistake, and no success.
    func testAChoiceOfNothingIsAnError() throws {
        let one = try program("M", tests: ["M.A/a", "M.A/b"], body: "touch $ROOT/ran; " + pass)
        let said = message { try session([one], selection: TestSelection(filters: ["M.B/"])).run() }
        XCTAssertTrue(said.hasPrefix("App: none of its 2 tests is selected: their names are like “M.A/a”"), said)
        XCTAssertFalse(FilePaths.isFile(project.path + "/ran"))
    }

    func testAProgramThatEndsWhenItIsAskedForItsTestsIsAnError() throws {
        var program = try program("M", tests: [], body: "")
        try project.add("gone", "#!/bin/sh\nexit 0")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.path + "/gone")
        program.executable = project.path + "/gone"
        let said = message { try session([program]).run() }
        XCTAssertTrue(
            said.contains("M: the program can't list its tests: it ended with status 0 and without a list"), said)
    }

    /// Of a bundle that is divided each test has a result, whatever ends a process of it; the next try gets those that never ran, too.
    func testNoTestIsLostAmongProcessesAndTries() throws {
        let tests = ["M.A/a", "M.A/b", "M.B/a", "M.C/a", "M.C/b"]
        let body = """
            for test in $(echo $wanted | tr , ' '); do
                if [ $test = M.C/a ] && [ ! -e $ROOT/tried ]; then touch $ROOT/tried; exit 0; fi
                say $test started
                if [ $test = M.A/a ]; then exit 0; fi
                say $test passed
            done
            """
        var program = try program("M", tests: tests, body: body)
        program.isParallel = true
        for (jobs, shards) in [(1, 1), (3, 1), (2, 2)] {
            var results: [TestResult] = []
            try? FileManager.default.removeItem(atPath: project.path + "/tried")
            for shard in 1...shards {
                var session = session([program])
                session.jobs = jobs
                session.shard = shards > 1 ? TestShard("\(shard)/\(shards)") : nil
                session.retries = 1
                session.folder += "-\(jobs)-\(shard)"
                results += try session.run().results
            }
            XCTAssertEqual(results.map(\.test).sorted(), tests)
            XCTAssertEqual(results.filter(\.isFailure).map(\.test), ["M.A/a"], "\(jobs) jobs")
        }
    }

    func testDurations() throws {
        let durations = TestDurations(seconds: ["M.A/a": 9, "M.B/a": 2, "M.C/a": 2])
        XCTAssertEqual(
            durations.parts(of: ["M.A/a", "M.B/a", "M.B/new", "M.C/a", "M.D/new"], count: 2),
            [["M.A/a"], ["M.B/a", "M.B/new", "M.C/a", "M.D/new"]])
        XCTAssertEqual(durations.parts(of: ["M.A/a"], count: 8), [["M.A/a"]])
        XCTAssertEqual(durations.parts(of: [], count: 8), [])
        let file = project.path + "/d.json"
        try durations.write(to: file)
        XCTAssertEqual(try TestDurations(file: file), durations)
        XCTAssertEqual(try TestDurations(file: file + ".none").seconds, [:])
        try project.add("d.json", "[1]")
        XCTAssertTrue(message { try TestDurations(file: file) }.contains("these aren't durations of tests"))
    }

    // MARK: The last line

    func testOneLineSumsUpAllLibraries() {
        func result(_ test: String, _ status: TestResult.Status, _ library: TestResult.Library) -> TestResult {
            var made = TestResult(test: test, status: status)
            made.library = library
            return made
        }
        let plain = [result("M.A/testOne", .passed, .xctest), result("M.A/testTwo", .failed, .xctest)]
        XCTAssertEqual(TestSummary.text(of: "Shop", plain), "Shop: 2 tests, 1 failed, 0 skipped")
        let all =
            plain + [result("M.B/three()", .skipped, .swiftTesting), result("U.C/testFour", .passed, .interface)]
        XCTAssertEqual(
            TestSummary.text(of: "Shop", all),
            "Shop: 4 tests (2 XCTest, 1 Swift Testing, 1 UI), 1 failed, 1 skipped")
        XCTAssertEqual(TestSummary.text(of: "Shop", [plain[0]]), "Shop: 1 test, 0 failed, 0 skipped")
    }

    func testTheLibrariesOwnSumsAreLeftOut() {
        var sums = PartialSums()
        XCTAssertEqual(
            sums.shown(
                """
                Test Suite 'All tests' started at 2026-01-01 09:41:00.000
                Test Suite 'A' passed at 2026-01-01 09:41:00.000
                \t Executed 1 test, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
                Test Suite 'All tests' passed at 2026-01-01 09:41:00.000
                \t Executed 1 test, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
                Executed by the app
                ✔ Test three() passed after 0.001 seconds.
                ✔ Test run with 1 test in 0 suites passed after 0.001 seconds.
                """),
            """
            Test Suite 'All tests' started at 2026-01-01 09:41:00.000
            Test Suite 'A' passed at 2026-01-01 09:41:00.000
            \t Executed 1 test, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
            Executed by the app
            ✔ Test three() passed after 0.001 seconds.
            """)
    }

    func testWhatIsSaidIsShownAsItIsSaid() throws {
        let words = try TestOutput(folder: project.path + "/words", name: "one")
        let pipe = Pipe()
        try words.followOutput(on: pipe.fileHandleForWriting) {
            try words.handle.write(contentsOf: Data("first\nsecond".utf8))
        }
        try pipe.fileHandleForWriting.close()
        let shown = try XCTUnwrap(pipe.fileHandleForReading.readToEnd())
        XCTAssertEqual(String(decoding: shown, as: UTF8.self), "first\nsecond")
    }
}
