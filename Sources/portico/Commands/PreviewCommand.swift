import ArgumentParser
import Foundation
import PorticoHost
import PorticoProject

struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Draw the previews in a project's sources: PNGs, and one page with all of them.",
        discussion: """
            Every #Preview, of SwiftUI's views and of UIKit's, and every PreviewProvider of the project is drawn as the simulator shows \
            it, each in a process of its own and on the virtual clock: the same sources give the same bytes. Names, layouts, devices and \
            orientations are as the preview says. The folder portico-out/previews gets a PNG for each, index.html with all of them in it, \
            and previews.json.

            NAME is what a preview is called, its file or its provider; several may be given.

            With several values for --appearance, --text-size or --language each preview is drawn in every combination, side by side. \
            With --watch the page is at an address to open in a browser on this machine, and goes on: when a file is saved, functions that have \
            changed are replaced and the previews drawn again; after other changes the project is built. What can't be built is said in the page.

            A preview that crashes shows its reason in the page, and the exit status is 1 then; the others are drawn.

            EXAMPLES:
              portico preview MyApp
              portico preview MyApp --list
              portico preview MyApp ContentView
              portico preview MyPackage --appearance light,dark --text-size l,ax3
              portico preview MyApp "Empty cart" --language en,de,ar --output pictures
              portico preview MyApp --watch
              portico preview MyApp --watch --appearance light,dark --language en,ar --port 8080
              portico preview MyApp --json > previews.json
            """)

    @OptionGroup var project: ProjectOptions

    @Argument(help: "Which previews: by name, file or provider; all without one.")
    var names: [String] = []

    @OptionGroup var options: RunOptions

    @Option(
        name: [.short, .long], help: ArgumentHelp("The folder for pictures and page.", valueName: "folder"),
        completion: .directory)
    var output = "portico-out/previews"

    @Option(help: ArgumentHelp("light, dark, or both: light,dark.", valueName: "appearances"))
    var appearance = CommaList<HostEvent.Appearance>([.light])

    @Option(help: ArgumentHelp("xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5; several with commas.", valueName: "sizes"))
    var textSize = CommaList<HostTextSize>([.l])

    @Option(help: ArgumentHelp("How long after a preview has come.", valueName: "seconds"))
    var after = 1.0

    @Option(help: "How many are drawn at a time (default: as many as there are processors).")
    var jobs: Int?

    @Flag(help: "Show them on a page in the browser, and draw them again whenever a file is saved.")
    var watch = false

    @Option(help: "The page's port, with --watch: its address stays the same (default: any port that is free).")
    var port: Int?

    @Flag(help: "Say which previews there are, and draw none.")
    var list = false

    @Flag(help: "What was found and drawn, as JSON.")
    var json = false

    func validate() throws {
        guard after >= 0, after <= Story.maximumWait else {
            throw ValidationError("--after \(after): use seconds from 0 to \(Int(Story.maximumWait))")
        }
        if let jobs, !(1...64).contains(jobs) { throw ValidationError("--jobs \(jobs): use 1 to 64") }
        if watch, list || json { throw ValidationError("--watch shows a page: leave out --list and --json") }
        if let port {
            guard watch else { throw ValidationError("--port \(port): it is the page's that --watch shows") }
            guard (0...65535).contains(port) else {
                throw ValidationError("--port \(port): use a number from 0 to 65535")
            }
        }
        if options.clock == .real || options.container != nil {
            throw ValidationError(
                "previews are drawn on the virtual clock, without files: leave out --clock and --container")
        }
    }

    func run() throws {
        let console = project.console
        try console.run {
            var (settings, languages) = try runSettings()
            if watch { return try followProject(settings, languages) }
            let app = try project.buildApp(previews: true)
            settings = options.settings(settings, for: app)
            let studio = PreviewStudio(app: app, settings: settings, delay: after)
            let all = try found(by: studio)
            let chosen = try Self.choose(names, from: all, of: app)
            if list { return try sayPreviews(chosen, of: app) }
            let variants = PreviewVariant.all(
                appearances: appearance.values, textSizes: textSize.values, languages: languages)
            let album = drawPreviews(chosen, variants, studio)
            try album.write()
            if json { print(try jsonText(album.answer)) }
            try reportAlbum(album)
        }
    }

    private func followProject(_ settings: RunSettings, _ languages: [String]) throws {
        // What isn't there is said before there is anything to look at.
        if !FilePaths.isFile(project.path), !FilePaths.isFolder(project.path) {
            _ = try project.builder().buildApp(project.path)
        }
        let variants = PreviewVariant.all(
            appearances: appearance.values, textSizes: textSize.values, languages: languages)
        let watch = PreviewWatch(
            request: project.request, names: names, variants: variants, jobs: jobs, delay: after, folder: output
        ) { [options] in options.settings(settings, for: $0) }
        try watch.run(port: port ?? 0)
    }

    /// The settings of all, and the languages in which each preview is drawn.
    private func runSettings() throws -> (RunSettings, [String]) {
        let languages = options.language.map { $0.split(separator: ",").map { $0.filter { $0 != " " } } } ?? []
        var one = options
        for language in languages {
            one.language = language
            _ = try one.settings()
        }
        one.language = languages.first
        return (try one.settings(), languages)
    }

    private func found(by studio: PreviewStudio) throws -> [ListedPreview] {
        do {
            return try studio.previews()
        } catch let failure as PreviewStudio.Failure {
            failure.lines.forEach { project.console.printMessage("    " + $0) }
            throw ProjectError(
                studio.app.name, "its previews can't be listed: \(failure.reason)",
                remedy: "run the app with “portico run \(project.path)”: what its library does when it is loaded fails")
        }
    }

    /// Those that are meant by names, or all without one.
    static func choose(_ names: [String], from all: [ListedPreview], of app: BuiltApp) throws -> [ListedPreview] {
        if all.isEmpty {
            throw ProjectError(
                app.name, "there is no preview in its sources",
                remedy: "write “#Preview { … }” into a file that is built, beside the view")
        }
        for name in names where !all.contains(where: { $0.isCalled(name) }) {
            var titles: [String] = []
            for preview in all where !titles.contains(preview.title) { titles.append(preview.title) }
            let shown = titles.prefix(40).map { "“\($0)”" }.joined(separator: ", ") + (titles.count > 40 ? " …" : "")
            throw ProjectError(name, "no preview is called so", remedy: "there are \(shown)")
        }
        return names.isEmpty ? all : all.filter { preview in names.contains(where: preview.isCalled) }
    }

    // MARK: Saying

    private func sayPreviews(_ previews: [ListedPreview], of app: BuiltApp) throws {
        if json {
            let entries = previews.map { Self.entry($0) }
            return print(try jsonText(ListAnswer(app: app.name, previews: entries)))
        }
        for preview in previews {
            let place = "\(shortened(preview.source.file)):\(preview.source.line)"
            let more = [preview.item.device, preview.item.orientation.map(\.rawValue), preview.failure?.reason]
            print(([preview.title, place] + more.compactMap { $0 }).joined(separator: "\t"))
        }
    }

    private struct ListAnswer: Encodable {
        let app: String
        let previews: [PreviewAlbum.Entry]
    }

    private func reportAlbum(_ album: PreviewAlbum) throws {
        let console = project.console
        let pictures = album.entries.flatMap(\.pictures)
        for entry in album.entries {
            for failure in Set(entry.pictures.compactMap(\.failure?.reason)).sorted() {
                console.printError("\(entry.file):\(entry.line): \(entry.name): \(failure)")
            }
        }
        let drawn = pictures.count { $0.failure == nil }
        console.printDone("Wrote \(drawn) picture\(drawn == 1 ? "" : "s") and \(shortened(album.answer.page))")
        if drawn < pictures.count { throw ExitCode(1) }
    }

    static func entry(_ preview: ListedPreview) -> PreviewAlbum.Entry {
        PreviewAlbum.Entry(
            name: preview.title, file: shortened(preview.source.file), line: preview.source.line,
            provider: preview.source.type)
    }

    // MARK: Drawing

    private func drawPreviews(
        _ previews: [ListedPreview], _ variants: [PreviewVariant], _ studio: PreviewStudio
    ) -> PreviewAlbum {
        let console = project.console
        for device in Set(previews.compactMap(\.item.device)).sorted() where DeviceProfile.named(device) == nil {
            console.printNote(
                "no device is called “\(device)” here: its previews are drawn on \(studio.settings.device.name)")
        }
        var progress = PreviewPainter.Progress()
        progress.begin = { console.printStep("Drawing \($0) of \($1)") }
        let pictures = PreviewPainter(studio: studio, variants: variants, jobs: jobs)
            .drawPictures(of: previews, progress)
        var album = PreviewAlbum(folder: FilePaths.absolute(output), app: studio.app.name, entries: [])
        for (preview, own) in zip(previews, pictures) {
            var entry = Self.entry(preview)
            entry.pictures = own.compactMap { $0 }
            album.entries.append(entry)
        }
        return album
    }
}
