import Foundation

/// The choice of a program's tests that run.
package struct TestSelection: Sendable, Equatable {
    /// Regular expressions for `Module.Class/test`; none means all.
    package var filters: [String] = []
    /// The same for those that don't run.
    package var skips: [String] = []

    package init(filters: [String] = [], skips: [String] = []) {
        (self.filters, self.skips) = (filters.map(Self.dotted), skips.map(Self.dotted))
    }

    /// Xcode writes `Module/Class/test` where SwiftPM writes `Module.Class/test`.
    private static func dotted(_ pattern: String) -> String {
        guard pattern.count(where: { $0 == "/" }) == 2, let first = pattern.firstIndex(of: "/") else { return pattern }
        return pattern.replacingCharacters(in: first...first, with: ".")
    }

    func includes(_ name: String) -> Bool {
        func matches(_ pattern: String) -> Bool { name.range(of: pattern, options: .regularExpression) != nil }
        return (filters.isEmpty || filters.contains(where: matches)) && !skips.contains(where: matches)
    }
}

/// Runs the chosen tests of a program, in as many processes as it takes. A test that ends its process, in whatever way, ends only itself:
/// it is reported as failed, and the run goes on behind it. One that has no result in the end is reported as missing.
///
/// - From: `TestProgram`
/// - To: XCTest and Swift Testing, in the program
struct TestRun {
    var program: String
    var folder: String
    var environment: [String: String]
    /// The frameworks, loaded in front of Foundation as in an app: what is found by Foundation's names is the device's locale, the unarchiver
    /// that refuses with an error, and, on an asynchronous main function, the way of ending the main thread that leaves the main queue there.
    var library: String?
    /// Loaded first where XCTest's tests run: it writes down what becomes of them.
    var observer: String?
    /// The folder in which the processes leave their results: a folder of its own for each.
    var results: String
    /// The file that gets all that the program says; nil: it goes where ours goes.
    var output: FileHandle?
    var say: @Sendable (String) -> Void

    struct Outcome {
        /// 0 when all have passed.
        var status: Int32 = 0
        var results: [TestResult] = []

        mutating func markFailed(_ end: ToolProcess.End? = nil) {
            guard status == 0 else { return }
            status = end.map { $0.isSignal || $0.status == 0 ? 1 : $0.status } ?? 1
        }
    }

    func run(_ tests: TestList) throws -> Outcome {
        var outcome = Outcome()
        try runPlain(tests.plain, isWhole: tests.isWhole.plain, &outcome)
        let plain = outcome.results.count
        try runModern(tests.modern, isWhole: tests.isWhole.modern, &outcome)
        for index in plain..<outcome.results.count { outcome.results[index].library = .swiftTesting }
        if outcome.results.contains(where: \.isFailure) { outcome.markFailed() }
        return outcome
    }

    // MARK: XCTest

    private func runPlain(_ tests: [String], isWhole: Bool, _ outcome: inout Outcome) throws {
        var open = tests
        var number = 0
        while !open.isEmpty {
            let part = Self.part(of: open)
            let arguments = isWhole && part.count == tests.count ? [] : [part.joined(separator: ",")]
            number += 1
            let run = try startProgram(arguments, preloading: [observer, library], in: "\(results)/plain-\(number)")
            let (begun, unbegun) = run.unfinished(of: part)
            var others = unbegun
            outcome.results += run.results.map { ended($0, run.end) }
            if run.end.code != 0 { outcome.markFailed(run.end) }
            if let last = begun.last {
                say("\(last.test): it ended the process with \(run.end.text). The others go on")
            } else if let name = run.openClass, let first = others.first(where: { Self.isClass(name, of: $0) }) {
                // Whatever runs before or after all tests of a class.
                let suite = TestList.parts(of: first).suite
                let lost = others.filter { TestList.parts(of: $0).suite == suite }
                missTests(lost, "its class ended the process with \(run.end.text) outside of a test", &outcome)
                others.removeAll { lost.contains($0) }
            } else if others.count == part.count {
                // The next process would do the same.
                missTests(open, "the process ended with \(run.end.text) before a test began", &outcome)
                return
            } else if others.isEmpty {
                sayIfOdd(run, &outcome)
            }
            open = others + open.dropFirst(part.count)
        }
    }

    /// As many names as one argument of a program can hold.
    private static func part(of names: [String]) -> [String] {
        var size = 0
        return Array(
            names.prefix { name in
                size += name.utf8.count + 1
                return size < 100_000
            })
    }

    /// A class says its name without its module.
    private static func isClass(_ name: String, of test: String) -> Bool {
        TestList.parts(of: test).suite.hasSuffix("." + name)
    }

    // MARK: Swift Testing

    /// Its tests run beside each other: where several had begun when the process ended, each of them runs alone, to find out which it was.
    private func runModern(_ tests: [String], isWhole: Bool, _ outcome: inout Outcome) throws {
        var batches = isWhole && !tests.isEmpty ? [tests] : Self.batches(of: tests)
        var number = 0
        while !batches.isEmpty {
            let batch = batches.removeFirst()
            number += 1
            let place = "\(results)/modern-\(number)"
            var arguments = ["--testing-library", "swift-testing"]
            if !isWhole || number > 1 {
                arguments += batch.flatMap { ["--filter", TestList.pattern(ofModern: $0)] }
            }
            arguments += ["--event-stream-output-path", place + "/" + ProgramRun.events, "--event-stream-version", "0"]
            let run = try startProgram(arguments, preloading: [library], in: place)
            let events = ModernResults(FilePaths.contents(place + "/" + ProgramRun.events) ?? Data(), tests: batch)
            let (begun, others) = (events.begun, events.others)
            outcome.results += events.results
            if run.end.code != 0 { outcome.markFailed(run.end) }
            if begun.count > 1 {
                say("the process ended with \(run.end.text) while \(begun.count) tests ran: each of them runs alone")
                outcome.markFailed(run.end)
                batches += begun.map { [$0.test] }
            } else if let one = begun.first {
                say("\(one.test): it ended the process with \(run.end.text). The others go on")
                outcome.results.append(ended(one, run.end))
            } else if events.results.isEmpty {
                missTests(others, "the process ended with \(run.end.text) before a test began", &outcome)
                continue
            } else if others.isEmpty {
                sayIfOdd(run, &outcome)
            }
            batches += Self.batches(of: others)
        }
    }

    /// As many names as a command line can hold, each with what it takes around it.
    private static func batches(of names: [String]) -> [[String]] {
        var batches: [[String]] = []
        var room = 0
        for name in names {
            if room < name.utf8.count {
                batches.append([])
                room = 500_000
            }
            room -= 2 * name.utf8.count + 32
            batches[batches.count - 1].append(name)
        }
        return batches
    }

    // MARK: Results

    /// With how it ended, for a test that ended its process.
    private func ended(_ result: TestResult, _ end: ToolProcess.End) -> TestResult {
        guard result.status == .started || result.status == .failing else { return result }
        var result = result
        result.failures.append(
            TestResult.Failure(message: "it ended the process with \(end.text)", file: "", line: 0))
        return result
    }

    private func missTests(_ tests: [String], _ reason: String, _ outcome: inout Outcome) {
        guard !tests.isEmpty else { return }
        outcome.markFailed()
        let failure = TestResult.Failure(message: "it never ran: \(reason)", file: "", line: 0)
        outcome.results += tests.map { TestResult(test: $0, status: .missing, failures: [failure]) }
        let names = tests.prefix(12).joined(separator: ", ") + (tests.count > 12 ? ", …" : "")
        say("\(tests.count) \(tests.count == 1 ? "test" : "tests") never ran: \(reason): \(names)")
    }

    /// A process that ends badly although its tests have passed: what ran behind them has ended it.
    private func sayIfOdd(_ run: ProgramRun, _ outcome: inout Outcome) {
        guard run.end.code != 0, !outcome.results.contains(where: \.isFailure) else { return }
        say("the process ended with \(run.end.text) after its tests, which have all passed")
    }

    private func startProgram(
        _ arguments: [String], preloading libraries: [String?], in place: String
    ) throws -> ProgramRun {
        try FilePaths.makeFolder(place)
        var variables = environment
        variables[TestResult.folderVariable] = place
        let first = libraries.compactMap { $0 }
        if !first.isEmpty { variables["LD_PRELOAD"] = first.joined(separator: ":") }
        var process = ToolProcess(program, arguments, in: folder, environment: variables)
        process.output = .file(output ?? .standardOutput)
        process.errors = .file(output ?? .standardError)
        let end = try process.run()
        if !end.left.isEmpty {
            let name = FilePaths.name(program)
            say("\(name): what its tests had left running was ended: \(end.left.joined(separator: ", "))")
        }
        return ProgramRun(folder: place, end: end)
    }
}
