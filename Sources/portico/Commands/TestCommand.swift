import ArgumentParser
import Foundation
import PorticoHost
import PorticoProject
import PorticoShell

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Build the tests of an Xcode project or of a Swift package, and run them.",
        discussion: """
            The project stays as it is. Of an Xcode project the test targets run that the app's scheme or its test plans name: \
            hosted ones in the launched app, others without it, and UI tests beside the app, which they drive through a shell of \
            their own. A package's tests run on the main thread of a launched, active app that has a screen. Files of the run go \
            away afterwards.

            Which tests are to run is known before any of them does: each has a result in the end, or is reported as missing. A test that \
            ends the process, by a crash or by “exit(0)”, is reported as failed, with its backtrace, and the others go on. What tests \
            leave running is ended and named. The exit status is 0 when all passed.

            Test bundles run beside each other, each process with files of its own and its words in one piece; so do the classes of a \
            bundle whose scheme or test plan says that it may be parallelised. UI tests come after them, one at a time. A package's tests \
            share one process, unless --jobs divides their classes among several.

            EXAMPLES:
              portico test MyPackage
              portico test MyPackage --filter LayoutTests             # one class
              portico test MyPackage --filter 'LayoutTests/testRow$'  # one test; the text is a regular expression
              portico test MyApp --scheme Staging --junit results.xml --retries 1
              portico test MyApp --target MyAppUITests --attachments pictures
              portico test MyApp --record on-failure                  # a page for each UI test that fails: pictures, steps, trees
              portico test MyPackage --snapshots record                # take over what differs
              portico test MyApp --jobs 1                             # one process after the other
              portico test MyApp --shard 2/5 --durations times.json   # on the second of five machines
              portico test MyPackage --jobs 4                         # a package's classes in four processes
              portico test MyPackage --json                           # each test: status, seconds, failures with file and line
              portico test MyPackage -c release -D STAGING --device "iPhone SE"
            """)

    @OptionGroup var project: ProjectOptions

    @Option(help: "The device to be: “portico devices” lists them.")
    var device = DeviceProfile.default.name

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Only tests whose Module.Class/test matches this regular expression; may be repeated.", valueName: "pattern"
        ))
    var filter: [String] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Not the tests that match this regular expression; may be repeated.", valueName: "pattern"))
    var skip: [String] = []

    @Option(
        help: ArgumentHelp("Write the results as JUnit's XML.", valueName: "file"), completion: .file())
    var junit: String?

    @Option(help: ArgumentHelp("How often a failed test may run again.", valueName: "count"))
    var retries = 0

    @Option(
        help: ArgumentHelp(
            "How many processes may run beside each other (default: one for each core; of a package one).",
            valueName: "count"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "Run one part of the suite, 2/5 say, divided by --durations. Without it the "
                + "variables of GitLab, CircleCI and Kubernetes' indexed jobs (with PORTICO_SHARDS) decide.",
            valueName: "part"))
    var shard: String?

    @Option(
        help: ArgumentHelp(
            "How long tests took, as JSON: read to divide them; a run of the whole suite brings it up to date. Every machine of a division needs the same file.",
            valueName: "file"),
        completion: .file())
    var durations: String?

    @Option(
        help: ArgumentHelp("Keep the tests' attachments in this folder (Xcode projects).", valueName: "folder"),
        completion: .directory)
    var attachments: String?

    @Option(
        help: ArgumentHelp(
            "Record UI tests, each into one page to look back at: on-failure (those that fail) or always (Xcode projects).",
            valueName: "when"))
    var record: RecordMode?

    @Option(help: ArgumentHelp("Where recordings go.", valueName: "folder"), completion: .directory)
    var recordDir = "portico-out/recordings"

    @Flag(help: "What became of each test, as JSON; what the tests print goes to standard error.")
    var json = false

    enum RecordMode: String, ExpressibleByArgument, CaseIterable {
        case onFailure = "on-failure"
        case always
    }

    @Option(
        help: ArgumentHelp(
            "What becomes of snapshots (PorticoSnapshotTesting): compare, missing (record those without a file) or record (those that differ, too).",
            valueName: "mode"))
    var snapshots: String?

    @Option(
        help: ArgumentHelp("Where the report of snapshots that differ goes.", valueName: "file"), completion: .file())
    var snapshotReport = "portico-out/snapshots.html"

    func validate() throws {
        if let snapshots, !["compare", "missing", "record"].contains(snapshots) {
            throw ValidationError("--snapshots \(snapshots): use compare, missing or record")
        }
        guard (0...10).contains(retries) else { throw ValidationError("--retries \(retries): use 0 to 10") }
        if let jobs, !(1...64).contains(jobs) { throw ValidationError("--jobs \(jobs): use 1 to 64") }
        if let shard, TestShard(shard) == nil {
            throw ValidationError("--shard \(shard): write which of how many, as 2/5")
        }
    }

    func run() throws {
        let console = project.console
        try console.run {
            var settings = RunSettings()
            guard let found = DeviceProfile.named(device) else { throw HostError.unknownDevice(device) }
            settings.device = found
            settings.clock = .real
            let tests = try project.buildTests()
            let recordings = TestRecordings(folder: FilePaths.absolute(recordDir), isWanted: record != nil)
            let home = try AppContainer(nil)
            defer { home.removeIfTemporary() }
            var variables = ProgramEnvironment.passed(
                from: ProcessInfo.processInfo.environment, meant: ProgramEnvironment.testPrefix)
            variables.merge(settings.environment) { $1 }
            variables.merge(home.environment) { $1 }
            let selection = TestSelection(filters: filter, skips: skip)
            let report = FilePaths.absolute(snapshotReport)
            variables["PORTICO_SNAPSHOT_REPORT"] = report
            if let snapshots { variables["PORTICO_SNAPSHOTS"] = snapshots }
            try? FileManager.default.removeItem(atPath: report)
            if tests.isPackage, attachments != nil || record != nil {
                throw ProjectError(
                    tests.name, "--attachments and --record are for Xcode projects",
                    remedy: "leave them out for a package")
            }
            let outcome = try run(
                tests, recordings, selection: selection, environment: variables, home: home.path, console: console)
            let reports = FilePaths.isFile(report) ? report : nil
            if let reports { console.printNote("snapshots that differ: \(reports)") }
            if json {
                print(
                    try jsonText(
                        TestAnswer(
                            name: tests.name, outcome: outcome, recordings: recordings.paths, snapshotReport: reports)))
            }
            guard outcome.status == 0 else {
                console.printError(
                    "\(tests.name): the tests ended with status \(outcome.status): see their messages above")
                throw ExitCode(outcome.status)
            }
        }
    }

    private func run(
        _ tests: BuiltTests, _ recordings: TestRecordings, selection: TestSelection, environment: [String: String],
        home: String, console: Console
    ) throws -> TestSession.Outcome {
        var variables = environment
        variables["PORTICO_ATTACHMENTS"] = attachments.map(FilePaths.absolute)
        if let record {
            variables["PORTICO_RECORD"] = record.rawValue
            variables["PORTICO_RECORD_DIR"] = recordings.folder
        }
        // Failures and steps of UI tests have lines.
        variables["PORTICO_SYMBOLIZER"] = ToolRunner.symbolizer
        // A crash says where it was.
        if variables["SWIFT_BACKTRACE"] == nil { variables["SWIFT_BACKTRACE"] = "enable=yes,color=no,interactive=no" }
        var session = TestSession(
            tests: tests, selection: selection, environment: variables, folder: home + "/results"
        ) { console.printError($0) }
        session.home = { try AppContainer("\(home)/parts/\($0)").environment }
        session.dividesPackages = jobs != nil
        session.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        let file = durations.map(FilePaths.absolute)
        if let file { session.durations = try TestDurations(file: file) }
        session.retries = retries
        session.shard = shard.flatMap { TestShard($0) } ?? TestShard(environment: ProcessInfo.processInfo.environment)
        if json { session.output = .standardError }
        var outcome = try session.run()
        let told = outcome.results
        // What divides a suite stays as it is until all parts have run.
        if let file, session.shard == nil { try session.durations.adding(told).write(to: file) }
        if let junit {
            let report = JUnitReport(name: tests.name, results: told)
            try FilePaths.write(Data(report.text.utf8), to: FilePaths.absolute(junit))
        }
        sayResults(told, recordings, of: tests.name, console)
        if outcome.status == 0, told.contains(where: \.isFailure) { outcome.status = 1 }
        return outcome
    }

    private func sayResults(_ results: [TestResult], _ recordings: TestRecordings, of name: String, _ console: Console)
    {
        let failed = results.filter(\.isFailure)
        for path in recordings.paths { console.printNote("recorded: \(shortened(path))") }
        for result in results where result.isFlaky {
            console.printNote("flaky: \(result.test) passed when it ran again")
        }
        for result in failed {
            console.printNote("\(result.status == .missing ? "never ran" : "failed"): \(result.test)")
        }
        console.printDone(TestSummary.text(of: name, results))
    }
}
