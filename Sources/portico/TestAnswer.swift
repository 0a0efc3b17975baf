import PorticoProject

/// The answer of `portico test --json`.
struct TestAnswer: Encodable {
    struct Test: Encodable {
        /// `Module.Class/test`.
        let test: String
        /// passed, failed, skipped, crashed, or missing: chosen, and never begun.
        let status: String
        let seconds: Double
        let failures: [TestResult.Failure]
        /// Whether it failed before it passed.
        let isFlaky: Bool
    }

    let name: String
    /// The exit status.
    let status: Int32
    let tests: [Test]
    let recordings: [String]
    let snapshotReport: String?

    init(name: String, outcome: TestSession.Outcome, recordings: [String], snapshotReport: String?) {
        (self.name, status) = (name, outcome.status)
        (self.recordings, self.snapshotReport) = (recordings, snapshotReport)
        tests = outcome.results.map { result in
            let ended = result.status == .started || result.status == .failing
            return Test(
                test: result.test, status: ended ? "crashed" : result.status.rawValue, seconds: result.seconds,
                failures: result.failures, isFlaky: result.isFlaky)
        }
    }
}
