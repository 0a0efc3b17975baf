import Foundation
import PorticoHost
import PorticoProject
import PorticoSimulator
import Synchronization

/// One project's rounds, one after the other: what was saved is patched or built, and drawn.
///
/// - From: `PreviewWatch`
/// - To: `LiveBuild`, `PreviewPainter`, `ShownPreviews`
final class PreviewRounds {
    private let watch: PreviewWatch
    private let shown: ShownPreviews
    private let work: WorkEnd
    private var watcher: FileWatcher
    private var painter: PreviewPainter?
    private var previews: [ListedPreview] = []
    /// The build that patches belong to; nil where it can't be patched.
    private var live: LiveBuild?
    private var patchCount = 0
    /// Whether pictures show what the build on the disk hasn't.
    private var isBehind = false
    private var hasFailed = false
    /// Whether a save has come before all was drawn.
    private var isUnfinished = false
    /// Whether something was saved while a build went on, maybe behind its back.
    private var isStale = false

    /// The time without a save before the build is brought up to date, in milliseconds.
    private static let quiet: Int32 = 1_000

    init(_ watch: PreviewWatch, _ shown: ShownPreviews, _ work: WorkEnd) throws {
        (self.watch, self.shown, self.work) = (watch, shown, work)
        watcher = try FileWatcher(ofProject: watch.request.path)
    }

    func followProject() throws {
        try work.performWork { try buildProject(because: nil) }
        while !work.isOver {
            if isStale {
                isStale = false
            } else if isBehind, !isUnfinished {
                if try !watcher.wait(atMost: Self.quiet) {
                    try work.performWork { try keepUp() }
                    continue
                }
            } else {
                _ = try watcher.wait()
            }
            try work.performWork { try updatePreviews() }
        }
    }

    private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
    private static func seconds(since start: UInt64) -> String {
        String(format: "%.2f s", Double(now - start) / 1e9)
    }

    // MARK: Rounds

    /// Something was saved.
    private func updatePreviews() throws {
        let start = Self.now
        guard let live else { return try buildProject(because: nil) }
        patchCount += 1
        switch try? live.changeSources(number: patchCount) {
        case .nothing:
            if isUnfinished || hasFailed { drawAll("As it was saved", since: start) }
            hasFailed = false
        case .patch(let library, let words):
            live.acceptChange()
            painter?.studio.patches.append(library)
            (isBehind, hasFailed) = (true, false)
            drawAll("Patched \(words)", since: start)
            // None can be drawn where the library can't be loaded.
            if !isUnfinished, shown.entries.allSatisfy(\.hasFailed) { try buildProject(because: nil) }
        case .relaunch(let reason): try buildProject(because: reason)
        case nil: try buildProject(because: nil)
        }
    }

    private func buildProject(because reason: String?) throws {
        let start = Self.now
        shown.tellStatus(.building, "Building" + (reason.map { ": \($0)" } ?? ""))
        let isMended = hasFailed
        guard let app = try makeApp() else { return }
        // A file's date has changed, say.
        if app.wasUpToDate, reason == nil, !isMended, !isUnfinished, painter != nil {
            return shown.tellStatus(.done, "As it was saved")
        }
        do {
            try takeBuild(app)
        } catch {
            return refuseBuild(error)
        }
        drawAll("Built \(app.name)", since: start)
        prepareLive()
    }

    /// Gets ready to patch what was built last. Where that fails, each save builds the project again.
    private func prepareLive() {
        watch.request.console.attemptWork {
            live = try watch.request.builder(live: true, previews: true).live(watch.request.path)
        }
    }

    /// Builds what the pictures show already: the next patch is one of the newer build.
    private func keepUp() throws {
        guard let app = try makeApp() else { return }
        let before = previews.map(Self.description)
        do {
            try takeBuild(app)
        } catch {
            return refuseBuild(error)
        }
        if previews.map(Self.description) == before {
            shown.endRound()
        } else {
            drawAll("Built \(app.name)", since: Self.now)
        }
        prepareLive()
    }

    /// What a preview is, wherever it stands in its file.
    private static func description(_ preview: ListedPreview) -> String {
        "\(preview.source.file) \(preview.source.type ?? "") \(preview.number) \(preview.item)"
    }

    /// Nil where it can't be built, which is said.
    private func makeApp() throws -> BuiltApp? {
        isBehind = false
        let messages = Mutex<[String]>([])
        do {
            let app = try watch.request.buildApp(live: true, previews: true) { event in
                guard case .messages(let text) = event else { return }
                let lines = text.split(separator: "\n").map { CompilerMessages.plain(String($0)) }
                messages.withLock { $0 = Array(($0 + lines).prefix(40)) }
            }
            hasFailed = false
            return app
        } catch {
            refuseBuild(error, messages.withLock { $0 })
            return nil
        }
    }

    /// What a build brings: its previews, and where patches of it may lie.
    private func takeBuild(_ app: BuiltApp) throws {
        let builder = try watch.request.builder(live: true, previews: true)
        var studio = PreviewStudio(app: app, settings: watch.settings(app), delay: watch.delay)
        studio.patchFolder = try builder.patchFolder(watch.request.path)
        live = nil
        painter = PreviewPainter(studio: studio, variants: watch.variants, jobs: watch.jobs)
        previews = try PreviewCommand.choose(watch.names, from: studio.previews(), of: app)
        // Packages beside the project are its sources, too.
        let newer = try FileWatcher(app.roots)
        isStale = watcher.news()
        watcher = newer
        let entries = previews.map { preview in
            var entry = PreviewCommand.entry(preview)
            entry.pictures = watch.variants.compactMap { painter?.emptyPicture($0) }
            return entry
        }
        shown.replacePreviews(entries, of: app.name)
    }

    private func refuseBuild(_ error: any Error, _ lines: [String] = []) {
        hasFailed = true
        let failure = error as? PreviewStudio.Failure
        let text = failure.map { "The previews can't be listed: \($0.reason)" } ?? "\(error)"
        watch.request.console.printError(text)
        shown.tellStatus(.failed, text, lines: lines + (failure?.lines ?? []))
    }

    // MARK: Drawing

    /// - Parameter what: has been done; previews of a file that it names come first.
    private func drawAll(_ what: String, since start: UInt64) {
        guard let painter else { return }
        let before = Self.seconds(since: start)
        shown.beginRound()
        shown.tellStatus(.drawing, "\(what) in \(before), drawing")
        let (shown, work, news) = (shown, work, watcher.news)
        var progress = PreviewPainter.Progress()
        progress.end = { shown.putPicture($2, preview: $0, variant: $1) }
        progress.isOver = { work.isOver || news() }
        let first = previews.map { what.contains(FilePaths.name($0.source.file) + ":") }
        let order = previews.indices.filter { first[$0] } + previews.indices.filter { !first[$0] }
        let pictures = painter.drawPictures(of: previews, order: order, progress)
        isUnfinished = pictures.contains { $0.contains { $0 == nil } }
        // What is drawn no more is drawn in the next round.
        if isUnfinished { return }
        let text = "\(what) in \(before), drawn after \(Self.seconds(since: start))"
        shown.tellStatus(.done, text)
        watch.request.console.printDone(text)
        let album = PreviewAlbum(
            folder: FilePaths.absolute(watch.folder), app: painter.studio.app.name, entries: shown.entries)
        watch.request.console.attemptWork { try album.write() }
    }
}
