import Foundation
import PorticoHost
import PorticoProject
import PorticoShell
import Synchronization

/// An app that a device shows while somebody edits it: when a file of it is saved, the functions that have changed are replaced in the
/// running app; where that can't be, it is built and launched again.
///
/// - From: `SimulatorApps`
/// - To: `FileWatcher`, `LiveWork`, and whoever shows the app
struct LiveProject: Sendable {
    enum Outcome: Sendable {
        /// A library for the process that was launched from the build of this number. The reply says why it hasn't been loaded.
        case patch(library: String, build: Int, note: String, reply: @Sendable (String?) -> Void)
        /// To be launched: built in so many seconds, and why it wasn't a patch.
        case built(BuiltApp, build: Int, seconds: Double, because: String?)
        /// Apps that are launched from here on are of another build; what runs goes on.
        case building(BuiltApp, build: Int)
        /// What went wrong before is mended, and nothing else has changed.
        case mended
        /// Why not, and the first messages of the compiler.
        case failed(String, [String])
    }

    let request: BuildRequest
    let console: Console

    /// The time without a save before the build is brought up to date with what the running app has got in patches: an editor's next
    /// save doesn't wait for that. In milliseconds.
    private static let quiet: Int32 = 1_000

    /// Watches on a thread of its own, for as long as the process lives.
    func watchSources(from built: BuiltApp, _ hear: @escaping @Sendable (Outcome) -> Void) {
        Thread.detachNewThread {
            console.attemptWork {
                let watcher = try FileWatcher(built.roots)
                let work = LiveWork(self, built, hear)
                work.prepareProject()
                while true {
                    // What was saved since the build began comes first.
                    work.updateProject()
                    if work.isBehind {
                        if try watcher.wait(atMost: Self.quiet) { continue }
                        work.keepUp()
                    }
                    _ = try watcher.wait()
                }
            }
        }
    }

    func builder(hear: @escaping @Sendable (AppBuilder.Event) -> Void = { _ in }) throws -> AppBuilder {
        try request.builder(live: true, hear: hear)
    }

    /// The app as the device has it.
    func app(_ built: BuiltApp, build: Int, home: String) throws -> InstalledApp {
        var app = try SimulatorApps.app(built, home: home)
        app.build = build
        app.patchFolder = try builder().patchFolder(request.path)
        return app
    }
}

/// One project's patches and builds, one after the other.
private final class LiveWork {
    private let project: LiveProject
    private let hear: @Sendable (LiveProject.Outcome) -> Void
    private var app: BuiltApp
    /// The build that runs; nil if it can't be patched.
    private var live: LiveBuild?
    /// Which build that is, how many there have been, and patches.
    private var launched = 0
    private var builds = 0
    private var patches = 0
    /// Whether the running app has what the build on the disk hasn't.
    private(set) var isBehind = false
    /// Whether the last build has.
    private var hasFailed = false

    init(_ project: LiveProject, _ app: BuiltApp, _ hear: @escaping @Sendable (LiveProject.Outcome) -> Void) {
        (self.project, self.app, self.hear) = (project, app, hear)
    }

    private var console: Console { project.console }
    private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
    private static func seconds(since start: UInt64) -> Double { Double(now - start) / 1e9 }
    private static func text(_ seconds: Double) -> String { String(format: "%.2f", seconds) }

    /// Gets ready to patch what was built last. Where that fails, each save launches the app again.
    func prepareProject() {
        live = nil
        console.attemptWork { live = try project.builder().live(project.request.path) }
    }

    /// Something was saved.
    func updateProject() {
        let start = Self.now
        guard let live else { return buildProject(because: nil) }
        patches += 1
        do {
            switch try live.changeSources(number: patches) {
            case .nothing: if hasFailed { mendProject() }
            case .relaunch(let reason): buildProject(because: reason)
            case .patch(let library, let words):
                let note = "Patched \(words) in \(Self.text(Self.seconds(since: start))) s"
                if let problem = loadLibrary(library, note) { return buildProject(because: problem) }
                live.acceptChange()
                isBehind = true
                console.printDone(note)
            }
        } catch {
            buildProject(because: "\(error)")
        }
    }

    /// Builds what the running app has already, for its next launch.
    func keepUp() {
        let start = Self.now
        isBehind = false
        builds += 1
        hear(.building(app, build: builds))
        makeApp {
            console.printDone("Built \($0.name) in \(Self.text(Self.seconds(since: start))) s, for its next launch")
        }
    }

    private func mendProject() {
        hasFailed = false
        isBehind = true
        hear(.mended)
    }

    /// - Returns: why the process hasn't loaded it.
    private func loadLibrary(_ library: String, _ note: String) -> String? {
        let answer = Answer()
        hear(.patch(library: library, build: launched, note: note) { answer.giveProblem($0) })
        return answer.wait(atMost: 5)
    }

    private func buildProject(because reason: String?) {
        let start = Self.now
        isBehind = false
        builds += 1
        makeApp { built in
            // Nothing has changed but a file's date, say; a process that can't be patched is another matter.
            if built.wasUpToDate, reason == nil { return }
            launched = builds
            let seconds = Self.seconds(since: start)
            let because = reason.map { ": " + $0 } ?? ""
            console.printDone("Built \(built.name) in \(Self.text(seconds)) s" + because)
            hear(.built(built, build: builds, seconds: seconds, because: reason))
            prepareProject()
        }
    }

    private func makeApp(_ use: (BuiltApp) -> Void) {
        let messages = Messages()
        do {
            app = try project.builder { messages.addEvent($0) }.buildApp(project.request.path)
            hasFailed = false
            use(app)
        } catch {
            hasFailed = true
            console.printError("\(error)")
            hear(.failed("\(error)", messages.first))
        }
    }

    /// What the process says to a patch, on another thread.
    private final class Answer: Sendable {
        private let came = DispatchSemaphore(value: 0)
        private let problem = Mutex<String?>("it didn't answer")

        func giveProblem(_ problem: String?) {
            self.problem.withLock { $0 = problem }
            came.signal()
        }

        func wait(atMost seconds: Int) -> String? {
            _ = came.wait(timeout: .now() + .seconds(seconds))
            return problem.withLock { $0 }
        }
    }

    /// What compilers say, without the terminal's colours.
    private final class Messages: Sendable {
        private let lines = Mutex<[String]>([])
        func addEvent(_ event: AppBuilder.Event) {
            guard case .messages(let text) = event else { return }
            lines.withLock { $0 += text.split(separator: "\n").map { CompilerMessages.plain(String($0)) } }
        }
        var first: [String] { lines.withLock { Array($0.prefix(12)) } }
    }
}
