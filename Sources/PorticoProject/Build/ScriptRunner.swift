import Foundation

/// Decides about the scripts of an Xcode project: what they are for, and whether they run.
struct ScriptRunner {
    enum Purpose: Equatable {
        /// Nothing that the app needs; the text says what it is.
        case skipped(String)
        /// Makes sources, with a program that must be installed.
        case generator(program: String)
        case unknown
    }

    static func purpose(of script: ScriptPhase) -> Purpose {
        let text = script.text.lowercased()
        let code = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
        if code.isEmpty { return .skipped("empty") }
        if script.name.hasPrefix("[CP") || text.contains("pods_root") || text.contains("pods-") {
            // Some run a tool that a pod brings along.
            if !text.contains("swiftgen"), !text.contains("rswift"), !text.contains("r.swift") {
                return .skipped("CocoaPods' own")
            }
        }
        if text.contains("swiftgen") { return .generator(program: "swiftgen") }
        if text.contains("rswift") || text.contains("r.swift") { return .generator(program: "rswift") }
        if text.contains("sourcery") { return .generator(program: "sourcery") }
        for (word, what) in [
            ("swiftlint", "SwiftLint"), ("swiftformat", "SwiftFormat"), ("crashlytics", "Crashlytics"),
            ("fabric", "Fabric"),
            ("sentry", "Sentry"), ("carthage copy-frameworks", "Carthage"), ("firebase", "Firebase"),
            ("dsym", "debug symbols"),
        ] where text.contains(word) {
            return .skipped(what)
        }
        return .unknown
    }

    /// Runs what has to run. Returns whether anything did, and what to tell.
    static func run(_ scripts: [ScriptPhase], all: Bool) throws -> (didRun: Bool, notes: [String]) {
        var notes: [String] = []
        var didRun = false
        for script in scripts {
            let title = "\(script.target): script “\(script.name)”"
            switch purpose(of: script) {
            case .skipped(let what): if what != "empty" { notes.append("\(title) doesn't run: \(what)") }
            case .generator(let program):
                guard FilePaths.program(program) != nil else {
                    notes.append("\(title) doesn't run, and makes sources: install \(program), or commit what it makes")
                    continue
                }
                try run(script, title)
                didRun = true
            case .unknown:
                guard all else {
                    notes.append("\(title) doesn't run: its purpose isn't known; --run-scripts runs it")
                    continue
                }
                try run(script, title)
                didRun = true
            }
        }
        return (didRun, notes)
    }

    private static func run(_ script: ScriptPhase, _ title: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("portico-\(UUID().uuidString).sh")
        try FilePaths.write(Data(script.text.utf8), to: file.path)
        defer { try? FileManager.default.removeItem(at: file) }
        // Settings come on top of what the person's own environment has; `PATH` stays theirs.
        var environment = ProcessInfo.processInfo.environment
        environment.merge(script.environment.filter { $0.key != "PATH" && $0.key != "HOME" }) { $1 }
        let shell =
            FilePaths.isFile(script.shell.split(separator: " ").first.map(String.init) ?? "") ? script.shell : "/bin/sh"
        let words = shell.split(separator: " ").map(String.init)
        let status = try ToolRunner.run(
            words[0], words.dropFirst() + [file.path], in: script.folder, environment: environment)
        guard status == 0 else {
            throw ProjectError(title, "it ended with status \(status)", remedy: "see its messages above")
        }
    }
}
