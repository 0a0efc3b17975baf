import ArgumentParser
import PorticoHost

struct TraceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Build an app, run it, and print its life-cycle callbacks and phases.",
        discussion: """
            EXAMPLES:
              portico trace Examples/LifeCycle
              portico trace Examples/LifeCycle --script life.story --format json
              portico trace MyApp --format chrome --output my-app.json      # for ui.perfetto.dev
            """)

    @OptionGroup var project: ProjectOptions
    @OptionGroup var options: RunOptions

    @Option(help: ArgumentHelp("The story to play; - reads standard input.", valueName: "file"), completion: .file())
    var script: String?

    @Option(help: "text, json or chrome.")
    var format: TraceArgument = .text

    @Option(name: [.short, .long], help: ArgumentHelp("Where it goes (default: standard output).", valueName: "file"))
    var output: String?

    func run() throws {
        let console = project.console
        try console.run {
            var settings = try options.settings()
            let story = try StorySource(argument: script ?? nil)
            settings.trace = format.format
            settings.traceFile = output
            let app = try project.build()
            let runner = AppRunner(
                app: app, settings: options.settings(settings, for: app), output: "portico-out",
                container: options.container, console: console)
            for picture in try runner.play(story) { console.done("Wrote \(shortened(picture))") }
            if let output { console.done("Wrote \(output)") }
        }
    }
}
