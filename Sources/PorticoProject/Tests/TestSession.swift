import Foundation

/// One `portico test` of an Xcode project: which tests run here, how often a failed one may try again, what is written about it.
///
/// - From: the command line
/// - To: `TestProgram`
package struct TestSession {
    package var tests: BuiltTests
    package var selection: TestSelection
    package var environment: [String: String]
    /// How often a failed test runs again.
    package var retries = 0
    package var shard: TestShard?
    /// Where results are collected.
    package var folder: String
    package var say: @Sendable (String) -> Void

    package init(
        tests: BuiltTests, selection: TestSelection, environment: [String: String], folder: String,
        say: @escaping @Sendable (String) -> Void
    ) {
        self.tests = tests
        self.selection = selection
        self.environment = environment
        self.folder = folder
        self.say = say
    }

    /// - Returns: the status, 0 when all passed, and what became of each test.
    package func run() throws -> (status: Int32, results: [TestResult]) {
        var status: Int32 = 0
        var results: [TestResult] = []
        for program in tests.programs {
            let (code, own) = try run(program)
            if status == 0 { status = code }
            results += own
        }
        record(results)
        return (status, results)
    }

    private func run(_ program: TestProgram) throws -> (Int32, [TestResult]) {
        var selection = selection
        if let shard {
            var all = selection
            all.skips += program.skipped
            if all.filters.isEmpty { all.filters = program.selected }
            let mine = shard.tests(
                of: try program.list(variables(program, "list")).filter(all.includes), seconds: durations)
            guard !mine.isEmpty else { return (0, []) }
            selection.filters = mine.map(Self.exactly)
        }
        var (status, results) = try once(program, selection, "run")
        for attempt in 0..<retries {
            let failed = results.filter(\.isFailure)
            guard status != 0, !failed.isEmpty else { break }
            say("\(program.name): \(failed.count) failed; again (\(attempt + 1) of \(retries))")
            selection.filters = failed.map { Self.exactly($0.test) }
            let again = try once(program, selection, "again\(attempt)")
            let last = Dictionary(again.1.map { ($0.test, $0) }, uniquingKeysWith: { $1 })
            results = results.map { last[$0.test] ?? $0 }
            status = again.0
        }
        return (status, results)
    }

    private func once(
        _ program: TestProgram, _ selection: TestSelection, _ name: String
    ) throws -> (Int32, [TestResult]) {
        let variables = variables(program, name)
        let place = variables["PORTICO_TEST_RESULTS"]!
        try FilePaths.makeFolder(place)
        let status = try program.run(selection, environment: variables, say: say)
        return (status, TestResult.read(folder: place))
    }

    private func variables(_ program: TestProgram, _ name: String) -> [String: String] {
        environment.merging(["PORTICO_TEST_RESULTS": "\(folder)/\(program.name)-\(name)"]) { $1 }
    }

    private static func exactly(_ test: String) -> String {
        // Swift Testing adds a place in the source to its names.
        "^" + NSRegularExpression.escapedPattern(for: test) + (test.hasSuffix(")") ? "" : "$")
    }

    // MARK: Durations

    private var durationsFile: String { tests.durations }

    private var durations: [String: Double] {
        FileManager.default.contents(atPath: durationsFile)
            .flatMap { try? JSONDecoder().decode([String: Double].self, from: $0) } ?? [:]
    }

    /// For the next division among machines.
    private func record(_ results: [TestResult]) {
        var all = durations
        for result in results where result.status == .passed || result.status == .failed {
            all[result.test] = result.seconds
        }
        if let data = try? JSONEncoder().encode(all) { try? data.write(to: URL(fileURLWithPath: durationsFile)) }
    }
}
