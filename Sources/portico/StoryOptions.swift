import ArgumentParser

/// The story that a command plays, as all of them take it.
struct StoryOptions: ParsableArguments {
    @Option(
        name: [.customLong("script"), .customLong("story")],
        help: ArgumentHelp("The story to play; - reads standard input.", valueName: "file"), completion: .file())
    var script: String?
}
