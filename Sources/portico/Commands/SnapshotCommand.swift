import ArgumentParser
import Foundation
import PorticoHost
import PorticoProject

struct SnapshotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Build an app, launch it, and write one picture of its screen.",
        discussion: """
            EXAMPLES:
              portico snapshot Examples/LifeCycle
              portico snapshot MyApp --device "iPhone SE" --appearance dark --output dark.png
              portico snapshot MyApp --after 2.5 --rotate left
              portico snapshot MyApp --device "iPad Air" --text-size ax3
              portico snapshot MyApp --chrome --output to-share.png
              portico snapshot MyApp --launch-screen
            """)

    @OptionGroup var project: ProjectOptions
    @OptionGroup var options: RunOptions

    @Option(
        name: [.short, .long], help: ArgumentHelp("The picture (default: NAME.png).", valueName: "file"),
        completion: .file())
    var output: String?

    @Option(help: ArgumentHelp("How long after the launch.", valueName: "seconds"))
    var after = 1.0

    @Option(help: "light or dark.")
    var appearance: Appearance = .light

    @Option(help: ArgumentHelp("xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5.", valueName: "size"))
    var textSize: HostTextSize = .l

    @Option(help: "left, right or portrait.")
    var rotate: Rotation = .portrait

    @Flag(help: "Show the status bar and the home indicator, too, as the app wants them; the clock says 9:41.")
    var chrome = false

    @Flag(help: "Show what stands there before the app's first frame, instead of the app.")
    var launchScreen = false

    @Flag(help: "Where the picture is, as JSON.")
    var json = false

    enum Appearance: String, ExpressibleByArgument, CaseIterable {
        case light, dark
    }

    enum Rotation: String, ExpressibleByArgument, CaseIterable {
        case left, right, portrait
    }

    func validate() throws {
        guard after >= 0, after <= Story.maximumWait else {
            throw ValidationError("--after \(after): use seconds from 0 to \(Int(Story.maximumWait))")
        }
    }

    func run() throws {
        let console = project.console
        try console.run {
            let settings = try options.settings()
            let app = try project.buildApp()
            let target = FilePaths.absolute(output ?? app.name + ".png")
            guard FilePaths.isFolder(FilePaths.folder(target)) else {
                throw ProjectError(
                    target, "its folder does not exist", remedy: "make it first, or name another --output")
            }
            // The app writes into a folder of its own, so that a failed run leaves an older picture alone.
            let folder = FilePaths.absolute(NSTemporaryDirectory() + "/portico-" + UUID().uuidString)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            var text = "launch\n"
            if textSize != .l { text = "text-size \(textSize.rawValue)\n" + text }
            if launchScreen { text = "appearance \(appearance.rawValue)\n" + text + "launch-screen picture\n" }
            if appearance == .dark { text += "appearance dark\n" }
            if rotate != .portrait { text += "rotate \(rotate.rawValue)\n" }
            if !launchScreen { text += "wait \(decimal(after))\nsnapshot picture\n" }
            text += "terminate\n"
            var runner = AppRunner(
                app: app, settings: options.settings(settings, for: app), output: folder, container: options.container,
                console: console)
            runner.showsSystemBars = chrome
            guard let picture = try runner.playStory(try StorySource(text: text, name: "snapshot")).first,
                let data = FileManager.default.contents(atPath: picture)
            else {
                throw ProjectError(app.name, "the app wrote no picture", remedy: "see its messages above")
            }
            try FilePaths.write(data, to: target)
            console.printDone("Wrote \(shortened(target))")
            if json { print(try jsonText(Answer(app: app.name, path: target, bytes: data.count))) }
        }
    }

    private struct Answer: Encodable {
        let app, path: String
        let bytes: Int
    }

    /// Without an exponent, which the story language does not know.
    private func decimal(_ value: Double) -> String { String(format: "%.6f", value) }
}

extension HostTextSize: ExpressibleByArgument {}
