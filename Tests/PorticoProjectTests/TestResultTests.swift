import XCTest

@testable import PorticoProject

final class TestResultTests: XCTestCase {
    func testTheLastWordOnEachTestCounts() throws {
        let folder = try TemporaryProject([
            "xctest-1.jsonl": """
            {"test":"App.A/one","status":"started","seconds":0,"failures":[]}
            {"test":"App.A/one","status":"passed","seconds":0.5,"failures":[]}
            {"test":"App.A/two","status":"started","seconds":0,"failures":[]}
            {"test":"App.A/two","status":"failing","seconds":0,"failures":[{"message":"a < b","file":"A.swift","line":7}]}
            {"test":"App.A/three","status":"started","seconds":0,"failures":[]}
            half a li
            """
        ])
        let results = withExtendedLifetime(folder) { TestResult.readResults(folder: folder.path) }
        XCTAssertEqual(results.map(\.test), ["App.A/one", "App.A/two", "App.A/three"])
        XCTAssertEqual(results.filter(\.isFailure).map(\.test), ["App.A/two", "App.A/three"])
        XCTAssertEqual(results[1].failures.first?.line, 7)
    }

    /// What Swift Testing has written when its process ended, in the middle of a line.
    func testEventsOfAnEndedProcess() {
        func event(_ kind: String, _ test: String, _ more: String = "") -> String {
            #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(test)"\#(more)},"version":0}"#
        }
        let issue =
            #","issue":{"isKnown":false,"sourceLocation":{"_filePath":"/T.swift","line":7}},"messages":[{"symbol":"fail","text":"1 == 2"}]"#
        let lines = [
            #"{"kind":"test","payload":{"id":"M.S/a()/T.swift:1:1","kind":"function","name":"a()"},"version":0}"#,
            event("testStarted", "M.S"), event("testStarted", "M.S/a()/T.swift:1:1", #","instant":{"absolute":2}"#),
            event(
                "testEnded", "M.S/a()/T.swift:1:1",
                #","instant":{"absolute":2.5},"messages":[{"symbol":"pass","text":""}]"#),
            event("testStarted", "M.S/b()/T.swift:2:1"), event("issueRecorded", "M.S/b()/T.swift:2:1", issue),
            event("testEnded", "M.S/b()/T.swift:2:1", #","messages":[{"symbol":"fail","text":""}]"#),
            event("testSkipped", "M.S/c()/T.swift:3:1"), event("testStarted", "M.P/d()/U.swift:1:1"),
            event("testStarted", "M.P/d()/V.swift:1:1"), event("issueRecorded", "M.P/d()/V.swift:1:1", issue),
            #"{"kind":"event","payl"#,
        ]
        let tests = [
            "M.S/a()", "M.S/b()", "M.S/c()", "M.P/d()/U.swift:1:1", "M.P/d()/V.swift:1:1", "M.S/e()", "M.f()",
        ]
        let read = ModernResults(Data(lines.joined(separator: "\n").utf8), tests: tests)
        XCTAssertEqual(read.results.map(\.test), ["M.S/a()", "M.S/b()", "M.S/c()"])
        XCTAssertEqual(read.results.map(\.status), [.passed, .failed, .skipped])
        XCTAssertEqual(read.results[0].seconds, 0.5)
        XCTAssertEqual(read.results[1].failures, [.init(message: "1 == 2", file: "/T.swift", line: 7)])
        XCTAssertEqual(read.begun.map(\.test), ["M.P/d()/U.swift:1:1", "M.P/d()/V.swift:1:1"])
        XCTAssertEqual(read.begun.map(\.status), [.started, .failing])
        XCTAssertEqual(read.others, ["M.S/e()", "M.f()"])
    }

    func testNamesOfTests() {
        let parts = ["M.A/test", "M.S/Inner/a(_:)", "M.top()", "M.S/`a/b (c)`()", "M.P/d()/U.swift:1:1"].map(
            TestList.parts)
        XCTAssertEqual(parts.map(\.suite), ["M.A", "M.S.Inner", "M", "M.S", "M.P"])
        XCTAssertEqual(parts.map(\.test), ["test", "a(_:)", "top()", "`a/b (c)`()", "d()/U.swift:1:1"])
        XCTAssertEqual(TestList.plain("noise\nListing 2 tests in debug.xctest:\n\nM.A/a\nM.A/b\n"), ["M.A/a", "M.A/b"])
        XCTAssertNil(TestList.plain("a program that is ended as it is loaded\n"), "that's no empty list")
        XCTAssertEqual(
            TestList.modern("a word (of some library)\nM.S/a()\nM.S/`a b`()\nM.top()\n"),
            ["M.S/a()", "M.S/`a b`()", "M.top()"])
    }

    func testTheReportIsXMLThatSaysTheSame() throws {
        let results = [
            TestResult(test: "App.A/one", status: .passed, seconds: 0.5),
            TestResult(
                test: "App.A/two", status: .failed, seconds: 1,
                failures: [.init(message: "\"a\" & <b>\u{1}\n", file: "A.swift", line: 7)]),
            TestResult(test: "App.B/three", status: .skipped),
            TestResult(test: "App.B/four", status: .missing),
        ]
        let text = JUnitReport(name: "App & co", results: results).text
        let elements = try XMLElements(Data(text.utf8), shown: "results").events.compactMap { event in
            if case .begin(let name, let attributes) = event { (name, attributes) } else { nil }
        }
        XCTAssertEqual(
            elements.map(\.0),
            [
                "testsuites", "testsuite", "testcase", "testcase", "failure", "testsuite", "testcase", "skipped",
                "testcase",
                "failure",
            ])
        XCTAssertEqual(elements[3].1["classname"], "App.A")
        XCTAssertEqual(elements[3].1["name"], "two")
        XCTAssertEqual(elements[4].1["message"], "\"a\" & <b>\n")
        XCTAssertTrue(
            text.contains("<testsuites name=\"App &amp; co\" tests=\"4\" failures=\"2\" skipped=\"1\" time=\"1.500\">"))
        XCTAssertTrue(text.contains("A.swift:7: "))
    }
}
