import ArgumentParser

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Build an app, and print where it is.",
        discussion: """
            Compiles the sources as they are, and makes NAME.app: executable, Info.plist, resources. What did not change is \
            not built again.

            EXAMPLES:
              portico build Examples/LifeCycle
              portico build MyApp -c release -D STAGING
              portico build Shop.xcworkspace --scheme "Shop Staging"
              portico build . --product Demo --build-path /tmp/demo
              portico build MyApp --json                  # name, path, executable, identifier
              portico build MyApp --output dist           # copies MyApp.app to dist/
            """)

    @OptionGroup var project: ProjectOptions

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("Copy the finished app into this folder, too.", valueName: "folder"), completion: .directory)
    var output: String?

    @Flag(help: "Describe the app's types to a debugger, too, as “portico run --debug” does by itself.")
    var debugger = false

    @Flag(help: "What was built, as JSON.")
    var json = false

    func run() throws {
        try project.console.run {
            let app = try project.buildApp(forDebugger: debugger, needsProgram: false)
            let path = try output.map { try app.copy(into: $0) } ?? app.path
            guard json else { return print(path) }
            print(
                try jsonText(
                    Answer(
                        name: app.name, path: path, executable: app.executable, bundleIdentifier: app.bundleIdentifier,
                        wasUpToDate: app.wasUpToDate)))
        }
    }

    private struct Answer: Encodable {
        let name, path: String
        let executable: String?
        let bundleIdentifier: String
        let wasUpToDate: Bool
    }
}
