import Foundation

/// The end of one test.
package struct TestResult: Sendable, Equatable, Codable {
    package enum Status: String, Sendable, Codable {
        /// Begun, and nothing more was heard of it: it ended the process.
        case started
        /// The same, after it had failed.
        case failing
        case passed, failed, skipped
        /// Chosen, and never begun.
        case missing
    }

    package struct Failure: Sendable, Equatable, Codable {
        package var message: String
        package var file: String
        package var line: Int
    }

    /// The folder in which a test program leaves its results.
    static let folderVariable = "PORTICO_TEST_RESULTS"

    /// `Module.Class/test`.
    package var test: String
    package var status: Status
    package var seconds = 0.0
    package var failures: [Failure] = []
    /// What was wrong when it ran before, once for each time: a test that passed at last is flaky.
    package var attempts: [[Failure]] = []

    /// The library that ran the test. It isn't written into results.
    package enum Library: String, Sendable, CaseIterable {
        case xctest = "XCTest"
        case swiftTesting = "Swift Testing"
        case interface = "UI"
    }
    package var library = Library.xctest

    private enum CodingKeys: CodingKey { case test, status, seconds, failures }

    package var isFailure: Bool { ![.passed, .skipped].contains(status) }

    package var isFlaky: Bool { status == .passed && !attempts.isEmpty }

    /// The result of another try.
    func again(_ result: TestResult) -> TestResult {
        var result = result
        result.attempts = attempts + [failures.isEmpty ? [Failure(message: "it failed", file: "", line: 0)] : failures]
        return result
    }

    /// `Module.Class` and `test`.
    var parts: (String, String) { TestList.parts(of: test) }

    /// What the runs that wrote into a folder have told, the last word on each test, in the order in which they began.
    package static func readResults(folder: String) -> [TestResult] {
        var order: [String] = []
        var last: [String: TestResult] = [:]
        func take(_ result: TestResult) {
            if last[result.test] == nil { order.append(result.test) }
            last[result.test] = result
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for name in names where name.hasSuffix(".jsonl") && name != ProgramRun.events {
            guard let data = FilePaths.contents(folder + "/" + name) else { continue }
            for line in data.split(separator: UInt8(ascii: "\n")) {
                if let result = try? JSONDecoder().decode(TestResult.self, from: Data(line)) { take(result) }
            }
        }
        return order.compactMap { last[$0] }
    }
}
