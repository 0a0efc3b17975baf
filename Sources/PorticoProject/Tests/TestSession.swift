import Foundation
import Synchronization

/// One `portico test`: which tests run here, which beside each other, how often a failed one may try again, what is written
/// about it.
///
/// - From: the command line
/// - To: `TestPart`
package struct TestSession: Sendable {
    package var tests: BuiltTests
    package var selection: TestSelection
    package var environment: [String: String]
    /// The number of times that a failed test runs again.
    package var retries = 0
    /// The number of processes that may run beside each other.
    package var jobs = 1
    /// Whether a package's classes may run beside each other; what a project's may, its scheme says.
    package var dividesPackages = false
    package var shard: TestShard?
    /// Divides tests among machines: each of them has to be given the same.
    package var durations = TestDurations()
    /// The folder in which results are collected.
    package var folder: String
    /// The variables by which a process finds its own files; asked with another name each time.
    package var home: @Sendable (String) throws -> [String: String] = { _ in [:] }
    /// The file that gets all that the tests say; nil: it goes where ours goes.
    package var output: FileHandle?
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

    package struct Outcome: Sendable {
        /// 0 when all passed.
        package var status: Int32
        /// The outcome of each test.
        package var results: [TestResult]
    }

    package func run() throws -> Outcome {
        // Only this machine's: it decides what runs beside what, not what runs.
        let known = (try? TestDurations(file: tests.durations)) ?? TestDurations()
        let lengths = TestDurations(seconds: known.seconds.merging(durations.seconds) { $1 })
        // What there is, before anything runs: whatever has no result in the end is missing.
        let lists = try tests.programs.map { try $0.list(variables($0.name + "-list")) }
        let chosen = zip(tests.programs, lists).map { program, list in
            list.only(program.selection(selection).includes)
        }
        try checkChoice(of: lists, chosen)
        let parts = zip(tests.programs, chosen).flatMap { divided($0, $1, lengths) }
        let outcomes = try beside(parts.filter { !$0.program.runsAlone }) + parts.filter(\.program.runsAlone).map(alone)
        let results = outcomes.flatMap(\.results)
        try? known.adding(results).write(to: tests.durations)
        return Outcome(status: outcomes.first { $0.status != 0 }?.status ?? 0, results: results)
    }

    // MARK: Parts

    /// A choice of nothing is a mistake in how it was said.
    private func checkChoice(of lists: [TestList], _ chosen: [TestList]) throws {
        let all = lists.flatMap(\.all)
        guard let one = all.first, chosen.allSatisfy(\.all.isEmpty) else { return }
        throw ProjectError(
            tests.name, "none of its \(all.count) tests is selected",
            remedy: "their names are like “\(one)”: correct --filter, --skip, or what the scheme or test plan selects")
    }

    private func divided(_ program: TestProgram, _ tests: TestList, _ lengths: TestDurations) -> [TestPart] {
        let mayBeDivided = self.tests.isPackage ? dividesPackages : program.isParallel && !program.runsAlone
        let isDivided = mayBeDivided && jobs > 1
        guard shard != nil || isDivided else {
            return tests.all.isEmpty ? [] : [TestPart(program: program, tests: tests, name: program.name)]
        }
        var names = tests.all
        if let shard { names = shard.tests(of: names, seconds: durations.seconds) }
        let parts = isDivided ? lengths.parts(of: names, count: jobs) : [names]
        return parts.filter { !$0.isEmpty }.enumerated().map { index, names in
            TestPart(program: program, tests: tests.only(names), name: "\(program.name)-\(index)")
        }
    }

    private func variables(_ name: String) throws -> [String: String] {
        environment.merging(try home(name)) { $1 }
    }

    // MARK: Running

    /// Straight to a terminal, in its colours; elsewhere without the sums of the libraries, which are in the last line of all.
    private func alone(_ part: TestPart) throws -> Outcome {
        guard output == nil, isatty(STDOUT_FILENO) != 1 else { return try run(part, output: output) }
        let words = try TestOutput(folder: folder, name: part.name)
        return try words.followOutput(on: .standardOutput) { try run(part, output: words.handle) }
    }

    private func run(_ part: TestPart, output: FileHandle?) throws -> Outcome {
        var (status, results) = try part.run(
            environment: variables(part.name), folder: folder, retries: retries, output: output, say: say)
        // What drives an app from outside runs alone.
        if part.program.runsAlone { for index in results.indices { results[index].library = .interface } }
        return Outcome(status: status, results: results)
    }

    /// Each on a thread of its own, which waits for its process; in the order of the parts.
    private func beside(_ parts: [TestPart]) throws -> [Outcome] {
        guard parts.count > 1, jobs > 1 else { return try parts.map(alone) }
        let state = Mutex((next: 0, ends: [Int: Result<Outcome, any Error>]()))
        let group = DispatchGroup()
        for _ in 0..<min(jobs, parts.count) {
            group.enter()
            Thread.detachNewThread {
                while let index = state.withLock({ state in
                    defer { state.next += 1 }
                    return state.next < parts.count ? state.next : nil
                }) {
                    let end = Result { try shown(parts[index]) }
                    state.withLock { $0.ends[index] = end }
                }
                group.leave()
            }
        }
        group.wait()
        return try state.withLock { state in try parts.indices.map { try state.ends[$0]!.get() } }
    }

    private func shown(_ part: TestPart) throws -> Outcome {
        let words = try TestOutput(folder: folder, name: part.name)
        defer { Self.showing.withLock { _ in words.showLive(on: output ?? .standardOutput) } }
        return try run(part, output: words.handle)
    }

    /// One piece after the other.
    private static let showing = Mutex(())
}
