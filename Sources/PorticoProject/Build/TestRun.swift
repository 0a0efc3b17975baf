import Foundation

/// Which of a package's tests run.
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

/// Runs a package's tests. One that ends the process ends only itself: it is reported as failed, and the run goes on behind it.
///
/// - From: `TestProgram`
/// - To: XCTest and Swift Testing, in the package's test program
struct TestRun {
    /// The program that SwiftPM has linked of all test targets.
    var program: String
    var folder: String
    var environment: [String: String]
    /// Loaded first where tests run on an asynchronous main function, so that its way of ending the main thread is found: the main queue
    /// stays there.
    var library: String?
    /// Loaded first where XCTest's tests run: it writes down what becomes of them.
    var observer: String?
    /// Where all that the program says goes; nil where ours goes.
    var output: FileHandle?
    var say: @Sendable (String) -> Void

    /// - Returns: 0 when all passed.
    func run(_ selection: TestSelection) throws -> Int32 {
        let plain = try xctest(selection)
        let modern = try testing(selection)
        return plain != 0 ? plain : modern
    }

    // MARK: XCTest

    private func xctest(_ selection: TestSelection) throws -> Int32 {
        let all = try list()
        var open = all.filter(selection.includes)
        if open.isEmpty { return 0 }
        var status: Int32 = 0
        var crashed: [String] = []
        while !open.isEmpty {
            let part = Self.part(of: open)
            let watch = TestWatch()
            let ended = try start(part.count == all.count ? [] : [part.joined(separator: ",")], watch)
            if ended.status != 0 { status = ended.isSignal ? 1 : ended.status }
            guard ended.isSignal else {
                open.removeFirst(part.count)
                continue
            }
            // Without a test that had begun nobody knows where to go on.
            guard let name = watch.running, let index = open.firstIndex(where: { Self.isSame($0, name) }) else {
                return 128 + ended.status
            }
            crashed.append(open[index])
            say(
                "\(open[index]): ended the process with signal \(ended.status); its backtrace is above. The others go on"
            )
            open.removeFirst(index + 1)
        }
        if !crashed.isEmpty { say("failed by ending the process: " + crashed.joined(separator: ", ")) }
        return status
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

    /// `Module.Class/test` is announced as `Class.test`.
    static func isSame(_ name: String, _ announced: String) -> Bool {
        guard let dot = name.firstIndex(of: ".") else { return false }
        return name[name.index(after: dot)...].replacing("/", with: ".") == announced
    }

    private func list() throws -> [String] {
        let text = try ToolRunner.output(program, ["--list-tests"], in: folder, environment: environment)
        return text.split(separator: "\n").map(String.init).filter { $0.contains("/") && !$0.contains(" ") }
    }

    // MARK: Swift Testing

    private func testing(_ selection: TestSelection) throws -> Int32 {
        var arguments = ["--testing-library", "swift-testing"]
        arguments += selection.filters.flatMap { ["--filter", $0] } + selection.skips.flatMap { ["--skip", $0] }
        if let folder = environment[TestResult.folderVariable] {
            arguments += ["--xunit-output", folder + "/testing.xml"]
        }
        let ended = try start(arguments, nil)
        // 69: there are no such tests.
        return ended.status == 69 && !ended.isSignal ? 0 : ended.isSignal ? 128 + ended.status : ended.status
    }

    private func start(_ arguments: [String], _ watch: TestWatch?) throws -> (status: Int32, isSignal: Bool) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = environment
        if let first = watch == nil ? library : observer { process.environment?["LD_PRELOAD"] = first }
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        if let output { process.standardError = output }
        guard let watch else {
            if let output { process.standardOutput = output }
            try ToolRunner.start(process)
            process.waitUntilExit()
            return (process.terminationStatus, process.terminationReason == .uncaughtSignal)
        }
        let pipe = Pipe()
        process.standardOutput = pipe
        try ToolRunner.start(process)
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
            watch.read(data)
            (output ?? .standardOutput).write(data)
        }
        process.waitUntilExit()
        return (process.terminationStatus, process.terminationReason == .uncaughtSignal)
    }
}

/// Reads XCTest's lines, to know which test runs.
final class TestWatch {
    private var rest = ""
    /// `Class.test`; nil between two tests.
    private(set) var running: String?

    func read(_ data: Data) {
        rest += String(decoding: data, as: UTF8.self)
        while let end = rest.firstIndex(where: \.isNewline) {
            line(String(rest[..<end]))
            rest.removeSubrange(...end)
        }
    }

    private func line(_ text: String) {
        guard text.hasPrefix("Test Case '"), let close = text.dropFirst(11).firstIndex(of: "'") else { return }
        running = text[close...].hasPrefix("' started") ? String(text.dropFirst(11)[..<close]) : nil
    }
}
