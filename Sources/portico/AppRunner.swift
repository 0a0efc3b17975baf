import ArgumentParser
import Foundation
import PorticoHost
import PorticoProject
import PorticoRecording
import PorticoShell
import PorticoSimulator
import PorticoTrace

/// Plays a story with a built app in a system shell of its own, and ends as the app ended.
///
/// - From: `BuiltApp`, the command line
/// - To: `StoryPlayer`
struct AppRunner {
    let app: BuiltApp
    var settings: RunSettings
    /// The folder for pictures.
    var output: String
    let container: String?
    let console: Console
    /// Whether pictures show the system's bars over the app's screen.
    var showsSystemBars = false
    /// The path that a recording of the run is written to.
    var recording: String?
    /// Whether what the app prints goes to standard error, because standard output is for an answer.
    var answers = false
    /// Hears of the app's trace, of the categories that `settings` names.
    var onTrace: ([TraceEvent]) -> Void = { _ in }

    /// The outcome of a story.
    struct Played {
        /// By path.
        var pictures: [String]
        /// A `StoryEnd`, where the app ended otherwise than the story says.
        var failure: (any Error)?
    }

    /// Returns the pictures that were written, by path.
    func playStory(_ story: StorySource, arguments: [String] = []) throws -> [String] {
        try pictures(of: tryToPlay(story, arguments: arguments))
    }

    func pictures(of played: Played) throws -> [String] {
        if let failure = played.failure { throw (failure as? StoryEnd).map { ExitCode($0.status) } ?? failure }
        return played.pictures
    }

    /// A failure of the story's is said and given back; throws where it can't begin.
    func tryToPlay(_ story: StorySource, arguments: [String]) throws -> Played {
        // Files last from one launch of the story to the next.
        let home = try AppContainer(container.map(FilePaths.absolute))
        defer { home.removeIfTemporary() }
        let installed = try installedApp(in: home.path)
        var configuration = ShellConfiguration()
        configuration.device = settings.device
        configuration.settings = settings
        configuration.readableFolders = ToolLocation.readableFolders
        if settings.isSandboxed, let warning = Confinement.warning { console.printNote(warning) }
        configuration.settings.traceFile = settings.traceFile.map(FilePaths.absolute)
        let printer = try StoryTrace(settings, app: installed)
        // Chrome's format is written by the shell, which knows all processes.
        if settings.trace == .chrome {
            configuration.settings.trace = nil
            configuration.settings.traceFile = nil
            configuration.settings.traceCategories = TraceEvent.Category.allCases.map(\.rawValue)
        }
        let words = try recording.map { _ in try AppOutput(target: answers ? STDERR_FILENO : STDOUT_FILENO) }
        if answers { configuration.output = STDERR_FILENO }
        if let words { Recorder.prepareRecording(&configuration, words) }
        let shell = SystemShell(
            configuration: configuration, clock: settings.clock == .virtual ? ShellClock(virtualStart: 0) : ShellClock()
        )
        let recorder = words.map { StoryRecorder(shell: shell, output: $0, story: story, app: installed) }
        let trace = printer
        var lost: ShellError?
        shell.onEvent = { [unowned shell] in
            recorder?.recorder.takeShellEvent($0)
            trace?.takeEvent($0, at: shell.clock.now)
            if case .trace(_, let events) = $0 { onTrace(events) }
            if case .outputFailed(_, let failure) = $0 { lost = lost ?? failure }
            if case .waits(let process, let place) = $0 { console.printNote(process.describeWait(at: place)) }
        }
        let signals = passSignals(to: shell)
        defer { signals.forEach { $0.cancel() } }
        let player = StoryPlayer(
            shell: shell, app: installed, steps: story.steps, file: story.name, output: FilePaths.absolute(output),
            arguments: app.arguments + arguments)
        if let recorder { player.onStep = recorder.takeStep }
        player.retouch = { [unowned shell, showsSystemBars] picture in
            // Whoever says what a status bar shows wants to see it.
            guard showsSystemBars || shell.statusBar != StatusBarOverride() else { return picture }
            return SystemBarsPicture.adding(to: picture, of: shell)
        }
        let outcome = Result { try player.playStory() }
        recorder?.recorder.stopRecording()
        shell.shutDown()
        let written = Result { try write(recorder) }
        let traced = Result { try printer?.finishRun() }
        var played = Played(pictures: player.pictures)
        do {
            try outcome.get()
            try traced.get()
            if let lost { throw lost }
            try written.get()
        } catch {
            if let end = error as? StoryEnd { sayEnd(end) }
            played.failure = error
        }
        return played
    }

    /// Also of a story that has failed: that is when somebody looks at it.
    private func write(_ recorder: StoryRecorder?) throws {
        guard let recorder, let recording else { return }
        do {
            try recorder.write(to: recording)
        } catch {
            console.printError("\(error)")
            throw ExitCode(1)
        }
        console.printDone("Wrote \(recording)")
    }

    /// Launches the app five times, on the real clock, and says what the median launch spends its time on (contract A12).
    func profileLaunch(arguments: [String]) throws -> LaunchProfile {
        let installed = try installedApp(in: container.map(FilePaths.absolute))
        var configuration = ShellConfiguration()
        configuration.device = settings.device
        configuration.settings = settings
        configuration.readableFolders = ToolLocation.readableFolders
        if answers { configuration.output = STDERR_FILENO }
        configuration.settings.clock = .real
        configuration.settings.traceCategories = [TraceEvent.Category.phase.rawValue]
        var profiles: [LaunchProfile] = []
        for _ in 0..<5 {
            let shell = SystemShell(configuration: configuration)
            defer { shell.shutDown() }
            shell.installApp(installed)
            let process = try shell.openApp(installed.id, arguments: app.arguments + arguments)
            shell.settleProcesses()
            if let end = process.end { throw report(StoryEnd(end: end, of: process)) }
            try shell.askProcess(process, .ping)
            guard let profile = LaunchProfile(process) else {
                throw ShellError(app.name, "its launch was not traced", remedy: "build it again with this portico")
            }
            profiles.append(profile)
        }
        return profiles.sorted { $0.total < $1.total }[profiles.count / 2]
    }

    /// - Parameter home: the app's files; without one each launch begins anew.
    private func installedApp(in home: String?) throws -> InstalledApp {
        guard let executable = app.executable else { throw ProjectError.hasNoProgram(app.name) }
        // The executable's own name is the product's; Info.plist is asked for the rest.
        var installed = try InstalledApp(bundle: app.path, container: home)
        installed.executable = executable
        installed.environment = app.environment
        return installed
    }

    private func report(_ end: StoryEnd) -> ExitCode {
        sayEnd(end)
        return ExitCode(end.status)
    }

    private func sayEnd(_ end: StoryEnd) {
        console.printError(end.report?.title(app.name, end.end) ?? "\(app.name) \(end.end)")
        if let frames = end.report?.lines, !frames.isEmpty {
            console.printMessage(frames.map { "    " + shortened($0) }.joined(separator: "\n"))
        }
        // The loader's own status, before anything of the app ran.
        if case .exited(127) = end.end {
            console.printNote(
                "a library that it needs wasn't found: “portico doctor --system” says which packages are missing")
        }
        let lines = end.lastCallbacks
        if !lines.isEmpty { console.printNote("its last callbacks:\n" + lines.joined(separator: "\n")) }
    }

    /// Ends the run when somebody interrupts it: no app is left behind.
    private func passSignals(to shell: SystemShell) -> [any DispatchSourceSignal] {
        let posts = shell.loop.posts
        let box = UnsafeShell(shell: shell)
        return [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                posts.postWork {
                    box.shell?.shutDown()
                    exit(128 + number)
                }
            }
            source.resume()
            return source
        }
    }

    /// Used on the shell's thread only.
    private struct UnsafeShell: @unchecked Sendable { weak var shell: SystemShell? }
}

/// What the shell adds to a run's trace: the states that an app cannot tell of itself; and all of it, in Chrome's format.
final class StoryTrace {
    private let lines: (any TracePrinter)?
    private let chrome: ChromeTracePrinter?
    private let output: TraceOutput
    private let name: String

    init?(_ settings: RunSettings, app: InstalledApp) throws {
        guard let format = settings.trace else { return nil }
        name = app.name
        let path = settings.traceFile.map(FilePaths.absolute)
        // Apps add to the file; what an older run left goes.
        if let path { _ = try TraceOutput(path: path) }
        output = try path.map { try TraceOutput(path: $0, adds: true) } ?? .standardOutput()
        switch format {
        case .chrome:
            chrome = ChromeTracePrinter(output)
            lines = nil
        case .text:
            lines = TextTracePrinter(output)
            chrome = nil
        case .json:
            lines = JSONTracePrinter(output)
            chrome = nil
        }
    }

    func takeEvent(_ event: ShellEvent, at time: Double) {
        switch event {
        case .phase(let process, let from, let to):
            if from == .notRunning { chrome?.beginProcess(process: process.number, named: name) }
            chrome?.writeState(to == .notRunning ? nil : to.rawValue, ofProcess: process.number, at: time)
            if to == .suspended { printLine("suspended", "", time) }
        case .ended(_, let reason): if reason != .quit { printLine("not running", "\(reason)", time) }
        case .trace(let process, let events):
            for event in events { chrome?.recordEvent(event, process: process.number) }
        default: break
        }
    }

    private func printLine(_ name: String, _ detail: String, _ time: Double) {
        lines?.record(
            TraceEvent(kind: .instant, category: .application, name: name, detail: detail, time: time, lane: .other))
    }

    /// Throws where not all of the trace could be written.
    func finishRun() throws {
        lines?.finish()
        chrome?.finish()
        if let failure = output.failure { throw failure }
    }
}
