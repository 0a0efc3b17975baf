import Foundation

/// How one test ended.
package struct TestResult: Sendable, Equatable, Codable {
    package enum Status: String, Sendable, Codable {
        /// Begun, and nothing more was heard of it: it ended the process.
        case started
        /// The same, after it had failed.
        case failing
        case passed, failed, skipped
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

    private enum CodingKeys: CodingKey { case test, status, seconds, failures }

    package var isFailure: Bool { [.started, .failing, .failed].contains(status) }

    package var isFlaky: Bool { status == .passed && !attempts.isEmpty }

    /// The result of another try.
    func again(_ result: TestResult) -> TestResult {
        var result = result
        let ended = Failure(message: "it ended the process", file: "", line: 0)
        result.attempts = attempts + [failures.isEmpty ? [ended] : failures]
        return result
    }

    /// `Module.Class` and `test`.
    var parts: (String, String) {
        guard let slash = test.firstIndex(of: "/") else { return ("", test) }
        return (String(test[..<slash]), String(test[test.index(after: slash)...]))
    }

    /// What the runs that wrote into a folder have told, the last word on each test, in the order in which they began.
    package static func read(folder: String) -> [TestResult] {
        var order: [String] = []
        var last: [String: TestResult] = [:]
        func take(_ result: TestResult) {
            if last[result.test] == nil { order.append(result.test) }
            last[result.test] = result
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for name in names {
            guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
            if name.hasSuffix(".jsonl") {
                for line in data.split(separator: UInt8(ascii: "\n")) {
                    if let result = try? JSONDecoder().decode(TestResult.self, from: Data(line)) { take(result) }
                }
            } else if name.hasSuffix(".xml") {
                testing(data).forEach(take)
            }
        }
        return order.compactMap { last[$0] }
    }

    /// The file that Swift Testing writes.
    private static func testing(_ data: Data) -> [TestResult] {
        var results: [TestResult] = []
        for event in (try? XMLElements(data, shown: "results").events) ?? [] {
            guard case .begin(let element, let attributes) = event else { continue }
            switch element {
            case "testcase":
                let name = (attributes["classname"] ?? "") + "/" + (attributes["name"] ?? "")
                results.append(
                    TestResult(test: name, status: .passed, seconds: attributes["time"].flatMap(Double.init) ?? 0))
            case "failure" where !results.isEmpty:
                results[results.count - 1].status = .failed
                results[results.count - 1].failures.append(
                    Failure(message: attributes["message"] ?? "", file: "", line: 0))
            case "skipped" where !results.isEmpty: results[results.count - 1].status = .skipped
            default: break
            }
        }
        return results
    }
}
