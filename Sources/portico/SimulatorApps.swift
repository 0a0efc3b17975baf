import Foundation
import PorticoHost
import PorticoProject
import PorticoShell
import PorticoSimulator
import Synchronization

/// The apps that a simulator's device is to have: built one after the other, while the page says how far they are.
///
/// - From: `SimulatorSession`
/// - To: `BuildRequest`, `Simulator`, `LiveProject`
struct SimulatorApps: Sendable {
    /// The paths that a person has named.
    let paths: [String]
    /// The folder of the device's files.
    let home: String
    /// The options by which each is built.
    let options: BuildOptions
    let isQuiet: Bool
    /// Whether what is saved is shown at once.
    let watches: Bool
    let console: Console

    /// An app with its build; a finished app has none.
    struct Found: Sendable {
        var app: InstalledApp
        var built: BuiltApp?
        var live: LiveProject?
    }

    /// All of them, built before anything else. While watching, one that can't be built is built again when something of it is saved.
    func all() throws -> [Found] {
        let all = try paths.map { watches ? try first($0) : try findApp($0) }
        try InstalledApp.refuseClashes(all.map(\.app))
        return all
    }

    private func first(_ path: String) throws -> Found {
        let watcher = try FileWatcher(ofProject: path)
        while true {
            do { return try findApp(path) } catch {
                console.printError("\(error)")
                console.printDone("Waiting for something of \(FilePaths.name(FilePaths.absolute(path))) to be saved")
            }
            _ = try watcher.wait()
        }
    }

    /// Gives the devices their apps as they are built. Without watching, an app that can't be built is the end: nil.
    func buildApps(for simulator: Simulator, _ end: SimulatorEnd) -> [InstalledApp]? {
        let builds = Builds(paths.map { BuildProgress(name: FilePaths.name(FilePaths.absolute($0))) }, simulator)
        var installed: [InstalledApp] = []
        for (index, path) in paths.enumerated() {
            let first = FirstBuild()
            if watches { watchPath(path, after: first) { buildApp(index, builds, simulator) != nil } }
            do {
                let found = try attempt(index, builds, among: installed)
                installed.append(found.app)
                showApp(found, simulator)
                first.endBuilds(isThere: true)
            } catch {
                guard watches else {
                    end.appear(error)
                    return nil
                }
                first.endBuilds(isThere: false)
            }
        }
        return installed
    }

    /// What is saved from here on is built, if the first build has failed, until there is an app.
    private func watchPath(_ path: String, after first: FirstBuild, _ build: @escaping @Sendable () -> Bool) {
        let isReady = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [self] in
            console.attemptWork {
                let made = Swift.Result { try FileWatcher(ofProject: path) }
                isReady.signal()
                while try made.get().wait(), !first.isThere, !build() {}
            }
        }
        isReady.wait()
    }

    private func buildApp(_ index: Int, _ builds: Builds, _ simulator: Simulator) -> Found? {
        let found = try? attempt(index, builds, among: [])
        if let found { showApp(found, simulator) }
        return found
    }

    private func attempt(_ index: Int, _ builds: Builds, among others: [InstalledApp]) throws -> Found {
        do {
            builds.changeProgress(index) { $0.beginStep("Looking at it") }
            let found = try findApp(paths[index]) { event in builds.changeProgress(index) { $0.takeEvent(event) } }
            try InstalledApp.refuseClashes(others + [found.app])
            builds.changeProgress(index) { $0.endBuild(.built) }
            return found
        } catch {
            console.printError("\(error)")
            builds.changeProgress(index) { $0.endBuild(.failed, "\(error)") }
            throw error
        }
    }

    private func showApp(_ found: Found, _ simulator: Simulator) {
        simulator.installApp(found.app, opens: paths.count == 1)
        if watches { followApp(found, simulator) }
    }

    /// Shows what is saved from here on, where an app was built.
    func followApp(_ found: Found, _ simulator: any LiveDevices) {
        guard let built = found.built, let live = found.live else { return }
        let name = found.app.name
        live.watchSources(from: built) { [home] outcome in
            if case .failed = outcome {} else { simulator.acceptSources(of: name) }
            switch outcome {
            case .patch(let library, let build, let note, let reply):
                var app = found.app
                app.build = build
                simulator.patchApp(app, library: library, note: note, reply: reply)
            case .built(let built, let build, let seconds, let reason):
                guard let app = try? live.app(built, build: build, home: home) else { return }
                let because = reason.map { ": " + $0 } ?? ""
                simulator.replaceApp(
                    app, note: "Reloaded \(name), built in \(String(format: "%.1f", seconds)) s" + because)
            case .building(let built, let build):
                guard let app = try? live.app(built, build: build, home: home) else { return }
                simulator.installApp(app, opens: false)
            case .mended: simulator.sayText("\(name) is as it was saved")
            case .failed(let reason, let messages):
                simulator.refuseSources(of: name, reason: reason, messages: messages)
            }
        }
    }

    private func findApp(
        _ path: String, hear: @escaping @Sendable (AppBuilder.Event) -> Void = { _ in }
    ) throws -> Found {
        if FilePaths.isFile(path + "/Info.plist"), path.hasSuffix(".app") || path.hasSuffix(".app/") {
            return Found(app: try Self.placed(InstalledApp(bundle: FilePaths.absolute(path)), home: home))
        }
        let request = BuildRequest(path: path, options: options, isQuiet: isQuiet)
        let built = try request.buildApp(live: watches, hear: hear)
        let live = LiveProject(request: request, console: console)
        return Found(
            app: watches ? try live.app(built, build: 0, home: home) : try Self.app(built, home: home), built: built,
            live: live)
    }

    static func app(_ built: BuiltApp, home: String) throws -> InstalledApp {
        guard let executable = built.executable else {
            throw ProjectError(
                built.name, "the package has no executable product to run",
                remedy: "add one to its Package.swift, or name another app")
        }
        var app = try InstalledApp(bundle: built.path)
        app.executable = executable
        app.environment = built.environment
        return placed(app, home: home)
    }

    private static func placed(_ app: InstalledApp, home: String) -> InstalledApp {
        var app = app
        // Files last from one launch to the next, as on a device.
        app.container =
            home + "/Apps/"
            + app.id.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" ? String($0) : "_" }
            .joined()
        return app
    }
}

/// How an app's first build has ended, for whoever waits for that.
private final class FirstBuild: Sendable {
    private let isOver = DispatchSemaphore(value: 0)
    private let outcome = Mutex(false)

    func endBuilds(isThere: Bool) {
        outcome.withLock { $0 = isThere }
        isOver.signal()
    }

    /// Waits for its end.
    var isThere: Bool {
        isOver.wait()
        isOver.signal()
        return outcome.withLock { $0 }
    }
}

/// How far all builds are, told to the pages with every change. Builds tell from threads of their own.
private final class Builds: Sendable {
    private let all: Mutex<[BuildProgress]>
    private let simulator: Simulator

    init(_ all: [BuildProgress], _ simulator: Simulator) {
        self.all = Mutex(all)
        self.simulator = simulator
        simulator.showBuilds(all)
    }

    func changeProgress(_ index: Int, _ change: (inout BuildProgress) -> Void) {
        all.withLock {
            change(&$0[index])
            simulator.showBuilds($0)
        }
    }
}

extension BuildProgress {
    fileprivate mutating func takeEvent(_ event: AppBuilder.Event) {
        switch event {
        case .step(let text): beginStep(text)
        case .note: break
        case .messages(let text): addLines(text.split(separator: "\n").map { CompilerMessages.plain(String($0)) })
        }
    }
}

/// The end of a simulator: somebody has asked for it, or something has gone wrong.
final class SimulatorEnd: Sendable {
    private let came = DispatchSemaphore(value: 0)
    private let error = Mutex<(any Error)?>(nil)

    func appear(_ reason: (any Error)? = nil) {
        error.withLock { $0 = $0 ?? reason }
        came.signal()
    }

    /// Returns what has gone wrong.
    func wait() -> (any Error)? {
        came.wait()
        return error.withLock { $0 }
    }
}
