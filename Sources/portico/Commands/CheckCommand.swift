import ArgumentParser
import Foundation
import PorticoHost
import PorticoTrace

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Run an app and say which life-cycle mistakes it makes.",
        discussion: """
            One line each, with the class, the reason and the remedy, for: a callback that doesn't call super where it must; a view \
            that resizes itself in layoutSubviews; a controller that stays in memory after it was popped or dismissed; unbalanced \
            appearance calls; UI off the main thread; draw(_:) that makes the same picture again and again; constraints added in \
            every layout pass; work that takes too long on the way to the background; shadows without a shadowPath.

            The exit status is 1 if anything was found. Without a story the app is launched and left alone for a second.

            EXAMPLES:
              portico check Examples/LifeCycle
              portico check MyApp --story tour.story
            """)

    @OptionGroup var project: ProjectOptions
    @OptionGroup var options: RunOptions
    @OptionGroup var storyOptions: StoryOptions

    @Flag(help: "What was found, as JSON.")
    var json = false

    func run() throws {
        let console = project.console
        try console.run {
            var settings = try options.settings()
            settings.isChecking = true
            settings.traceCategories = [TraceEvent.Category.check.rawValue]
            let story = try StorySource(argument: storyOptions.script)
            let app = try project.buildApp()
            let folder = NSTemporaryDirectory() + "/portico-check-\(getpid())"
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let found = Found()
            let runner = AppRunner(
                app: app, settings: options.settings(settings, for: app), output: folder, container: options.container,
                console: console,
                onTrace: { found.lines += $0.filter { $0.category == .check }.map(\.detail) })
            _ = try runner.playStory(story)
            if json {
                print(try jsonText(Answer(app: app.name, found: found.lines)))
            } else {
                for line in found.lines { print(line) }
            }
            guard found.lines.isEmpty else {
                console.printError("\(app.name): \(found.lines.count) found")
                throw ExitCode(1)
            }
            console.printDone("\(app.name): nothing found")
        }
    }

    private struct Answer: Encodable {
        let app: String
        let found: [String]
    }

    private final class Found { var lines: [String] = [] }
}
