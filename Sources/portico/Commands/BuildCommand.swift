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
              portico build . --product Demo --build-path /tmp/demo
            """)

    @OptionGroup var project: ProjectOptions

    func run() throws {
        try project.console.run { print(try project.build().path) }
    }
}
