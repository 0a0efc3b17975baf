import Foundation
import XCTest

/// Called as the library is loaded, where a run's results are wanted.
@_cdecl("portico_begin_test_results")
package func beginTestResults(_ folder: UnsafePointer<CChar>) {
    let path = "\(String(cString: folder))/xctest-\(getpid()).jsonl"
    XCTestObservationCenter.shared.addTestObserver(ResultWriter(path: path))
}

/// Writes a line of JSON for each beginning and end of an XCTest test, and of a class: what a class does before its first test and after
/// its last one may end the process, too.
///
/// - From: XCTest
/// - To: `TestResult` of `portico test`
private final class ResultWriter: NSObject, XCTestObservation {
    private struct Line: Encodable {
        var test: String
        var status: String
        var seconds = 0.0
        var failures: [Failure] = []
    }
    private struct ClassLine: Encodable {
        var `class`: String
        var status: String
    }
    private struct Failure: Encodable {
        var message: String
        var file: String
        var line: Int
    }

    private let path: String
    private var failures: [Failure] = []

    init(path: String) { self.path = path }

    private func write(_ line: some Encodable) {
        guard let data = try? JSONEncoder().encode(line) else { return }
        if !FileManager.default.fileExists(atPath: path) {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
        }
        guard let file = FileHandle(forWritingAtPath: path) else { return }
        file.seekToEndOfFile()
        file.write(data + Data("\n".utf8))
        file.closeFile()
    }

    private func name(_ test: XCTestCase) -> String {
        let method = test.name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? test.name
        return String(reflecting: type(of: test)) + "/" + method
    }

    func testSuiteWillStart(_ testSuite: XCTestSuite) {
        write(ClassLine(class: testSuite.name, status: "started"))
    }

    func testSuiteDidFinish(_ testSuite: XCTestSuite) {
        write(ClassLine(class: testSuite.name, status: "finished"))
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
        failures = []
        write(Line(test: name(testCase), status: "started"))
    }

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine line: Int
    ) {
        failures.append(Failure(message: description, file: filePath ?? "", line: line))
        // A test that ends the process here has failed, and says why.
        write(Line(test: name(testCase), status: "failing", failures: failures))
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        let run = testCase.testRun
        let skipped = (run as? XCTestCaseRun)?.hasBeenSkipped ?? false
        let passed = run?.hasSucceeded ?? failures.isEmpty
        write(
            Line(
                test: name(testCase), status: skipped ? "skipped" : passed ? "passed" : "failed",
                seconds: run?.testDuration ?? 0, failures: failures))
    }
}
