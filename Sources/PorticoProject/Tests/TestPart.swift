import Foundation

/// What one process after the other does of a session: tests of one bundle, and again those that failed.
struct TestPart: Sendable {
    var program: TestProgram
    var tests: TestList
    /// Another one for each part: its folder's.
    var name: String

    /// - Parameters:
    ///   - environment: without what is this part's own.
    ///   - folder: where results are collected.
    ///   - output: where what the program says goes; nil where ours goes.
    /// - Returns: a result for each of the tests.
    func run(
        environment: [String: String], folder: String, retries: Int, output: FileHandle?,
        say: @escaping @Sendable (String) -> Void
    ) throws -> (status: Int32, results: [TestResult]) {
        func once(_ tests: TestList, _ run: String) throws -> TestRun.Outcome {
            try program.run(
                tests, environment: environment, results: "\(folder)/\(name)-\(run)", output: output, say: say)
        }
        var outcome = try once(tests, "run")
        for attempt in 0..<retries {
            let failed = outcome.results.filter(\.isFailure)
            guard !failed.isEmpty else { break }
            say("\(program.name): \(failed.count) failed; again (\(attempt + 1) of \(retries))")
            let again = try once(tests.only(failed.map(\.test)), "again\(attempt)")
            let last = Dictionary(again.results.map { ($0.test, $0) }, uniquingKeysWith: { $1 })
            outcome.results = outcome.results.map { old in last[old.test].map(old.again) ?? old }
            outcome.status = again.status
        }
        return (outcome.status, outcome.results)
    }
}
