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
            """,
            "testing-2.xml": """
            <?xml version="1.0"?><testsuites><testsuite name="x"><testcase classname="App.B" name="four()" time="0.25"/>
            <testcase classname="App.B" name="five()" time="1"><failure message="no &quot;x&quot;"/></testcase>
            </testsuite></testsuites>
            """,
        ])
        let results = withExtendedLifetime(folder) { TestResult.read(folder: folder.path) }
        // By file, then as they began.
        XCTAssertEqual(
            results.map(\.test), ["App.B/four()", "App.B/five()", "App.A/one", "App.A/two", "App.A/three"])
        XCTAssertEqual(results.filter(\.isFailure).map(\.test), ["App.B/five()", "App.A/two", "App.A/three"])
        XCTAssertEqual(results[3].failures.first?.line, 7)
    }

    func testTheReportIsXMLThatSaysTheSame() throws {
        let results = [
            TestResult(test: "App.A/one", status: .passed, seconds: 0.5),
            TestResult(
                test: "App.A/two", status: .failed, seconds: 1,
                failures: [.init(message: "\"a\" & <b>\u{1}\n", file: "A.swift", line: 7)]),
            TestResult(test: "App.B/three", status: .skipped),
            TestResult(test: "App.B/four", status: .started),
        ]
        let text = JUnitReport(name: "App & co", results: results).text
        let folder = try TemporaryProject(["r.xml": text])
        let read = withExtendedLifetime(folder) { TestResult.read(folder: folder.path) }
        XCTAssertEqual(read.map(\.test), results.map(\.test))
        XCTAssertEqual(read.map(\.status), [.passed, .failed, .skipped, .failed])
        XCTAssertEqual(read[1].failures.first?.message, "\"a\" & <b>\n")
        XCTAssertTrue(
            text.contains("<testsuites name=\"App &amp; co\" tests=\"4\" failures=\"2\" skipped=\"1\" time=\"1.500\">"))
        XCTAssertTrue(text.contains("A.swift:7: "))
    }
}
