import Foundation

/// What Swift Testing's event stream says of the chosen tests: a line of JSON for each thing that happens, as it happens, so that what is
/// known when a process ends is kept.
struct ModernResults {
    /// Of tests that have ended, in the order in which they began.
    private(set) var results: [TestResult] = []
    /// Had begun and have not ended.
    private(set) var begun: [TestResult] = []
    /// Had not begun.
    private(set) var others: [String] = []

    private struct Line: Decodable {
        struct Message: Decodable {
            var symbol: String?
            var text: String
        }
        struct Place: Decodable {
            var _filePath: String?
            var line: Int?
        }
        struct Issue: Decodable {
            var isKnown: Bool?
            var severity: String?
            var isFailure: Bool?
            var sourceLocation: Place?
        }
        struct Instant: Decodable { var absolute: Double? }
        struct Payload: Decodable {
            var kind: String?
            var testID: String?
            var issue: Issue?
            var messages: [Message]?
            var instant: Instant?
        }
        var kind: String
        var payload: Payload
    }

    init(_ data: Data, tests: [String]) {
        let chosen = Set(tests)
        /// A test's name has its file and line only where another one has the same.
        func name(_ id: String) -> String? {
            if chosen.contains(id) { return id }
            guard let slash = id.lastIndex(of: "/") else { return nil }
            let short = String(id[..<slash])
            return chosen.contains(short) ? short : nil
        }
        var order: [String] = []
        var known: [String: TestResult] = [:]
        var starts: [String: Double] = [:]
        for line in data.split(separator: UInt8(ascii: "\n")) {
            guard let line = try? JSONDecoder().decode(Line.self, from: Data(line)), line.kind == "event",
                let test = line.payload.testID.flatMap(name)
            else { continue }
            let event = line.payload
            if known[test] == nil { order.append(test) }
            var result = known[test] ?? TestResult(test: test, status: .started)
            switch event.kind {
            case "testStarted": starts[test] = event.instant?.absolute
            case "issueRecorded":
                guard let issue = event.issue, issue.isKnown != true, issue.isFailure ?? (issue.severity != "warning")
                else { break }
                if result.status == .started { result.status = .failing }
                result.failures.append(
                    TestResult.Failure(
                        message: (event.messages ?? []).map(\.text).joined(separator: "\n"),
                        file: issue.sourceLocation?._filePath ?? "", line: issue.sourceLocation?.line ?? 0))
            case "testEnded":
                // Its own word counts: not every issue is a failure.
                let isFailure = event.messages?.first?.symbol.map { $0 == "fail" } ?? (result.status == .failing)
                result.status = isFailure ? .failed : .passed
                if !isFailure { result.failures = [] }
                if let start = starts[test], let end = event.instant?.absolute { result.seconds = max(0, end - start) }
            case "testSkipped": result.status = .skipped
            default: break
            }
            known[test] = result
        }
        let all = order.compactMap { known[$0] }
        begun = all.filter { $0.status == .started || $0.status == .failing }
        results = all.filter { $0.status != .started && $0.status != .failing }
        others = tests.filter { known[$0] == nil }
    }
}
