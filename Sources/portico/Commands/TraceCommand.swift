import ArgumentParser
import Foundation
import PorticoHost

struct TraceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Build an app, run it, and print its life-cycle callbacks and phases.",
        discussion: """
            EXAMPLES:
              portico trace Examples/LifeCycle
              portico trace Examples/LifeCycle --story life.story --format json
              portico trace MyApp --json | jq .name                         # an object a line, as --format json
              portico trace MyApp --format chrome --output my-app.json      # for ui.perfetto.dev
            """)

    @OptionGroup var project: ProjectOptions
    @OptionGroup var options: RunOptions
    @OptionGroup var storyOptions: StoryOptions

    @Option(help: "text, json or chrome.")
    var format: TraceArgument = .text

    @Option(name: [.short, .long], help: ArgumentHelp("Where it goes (default: standard output).", valueName: "file"))
    var output: String?

    @Flag(help: "The same as --format json: an object a line. What the app prints goes to standard error.")
    var json = false

    func validate() throws {
        if json, format == .chrome { throw ValidationError("--json is --format json: leave out --format chrome") }
    }

    func run() throws {
        let console = project.console
        try console.run {
            var settings = try options.settings()
            let story = try StorySource(argument: storyOptions.script)
            settings.trace = json ? .json : format.format
            // The app writes its trace between what it prints.
            let file = NSTemporaryDirectory() + "/portico-trace-\(getpid())"
            defer { if json { try? FileManager.default.removeItem(atPath: file) } }
            settings.traceFile = output ?? (json ? file : nil)
            let app = try project.buildApp()
            var runner = AppRunner(
                app: app, settings: options.settings(settings, for: app), output: "portico-out",
                container: options.container, console: console)
            runner.answers = json
            let played = try runner.tryToPlay(story, arguments: [])
            if json, output == nil {
                try FileHandle.standardOutput.write(contentsOf: FileManager.default.contents(atPath: file) ?? Data())
            }
            console.printPictures(of: played)
            _ = try runner.pictures(of: played)
            if let output { console.printDone("Wrote \(output)") }
        }
    }
}
