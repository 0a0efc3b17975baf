import ArgumentParser
import Foundation
import PorticoHost
import PorticoProject

/// Runs a built app as a process of its own, passes signals on to it, and ends as it ended.
///
/// - From: `BuiltApp`, `RunSettings`.
/// - To: the app process, by environment variables.
struct AppLauncher {
    let app: BuiltApp
    var settings: RunSettings
    let container: String?
    let console: Console

    /// Plays a story. Returns the pictures that were written, by path.
    func play(_ story: StorySource, arguments: [String] = []) throws -> [String] {
        guard let executable = app.executable else {
            throw ProjectError(
                app.name, "the package has no executable product to run",
                remedy: "add one to its Package.swift, or use “portico build” to compile its libraries")
        }
        let home = try AppContainer(container)
        defer { home.removeIfTemporary() }
        var settings = settings
        settings.output = FilePaths.absolute(settings.output)
        if !story.snapshots.isEmpty { try FilePaths.makeFolder(settings.output) }
        settings.script = try story.path(in: home.path + "/tmp")
        settings.traceFile = settings.traceFile.map(FilePaths.absolute)

        let pictures = story.snapshots.map { settings.output + "/" + $0 + ".png" }
        let before = pictures.map(Self.date)
        try start(executable, arguments, settings.environment.merging(home.environment) { $1 })
        return zip(pictures, before).filter { Self.date($0.0) != $0.1 }.map(\.0)
    }

    private func start(_ executable: String, _ arguments: [String], _ variables: [String: String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        do {
            try process.run()
        } catch {
            throw ProjectError(executable, "cannot be started", remedy: "build it again with “portico build”")
        }
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            let child = process.processIdentifier
            source.setEventHandler { kill(child, number) }
            source.resume()
            return source
        }
        process.waitUntilExit()
        sources.forEach { $0.cancel() }
        let status = process.terminationStatus
        if process.terminationReason == .uncaughtSignal {
            // Those that we pass on mean that somebody ended the run, not that the app broke.
            if ![SIGINT, SIGTERM, SIGHUP].contains(status) {
                let name = String(cString: strsignal(status)).lowercased()
                console.error(
                    "\(app.name) crashed (signal \(status), \(name)): see its messages above, "
                        + "or run it with --trace text to find the last callback")
            }
            throw ExitCode(128 + status)
        }
        guard status == 0 else {
            console.error("\(app.name) ended with status \(status): see its messages above")
            throw ExitCode(status)
        }
    }

    private static func date(_ path: String) -> [Int] {
        var status = stat()
        guard stat(path, &status) == 0 else { return [] }
        return [status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_ino)]
    }
}
