import ArgumentParser
import Foundation
import PorticoProject

struct CleanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clean",
        abstract: "Remove what builds left in the user's cache.",
        discussion: """
            EXAMPLES:
              portico clean MyApp
              portico clean --all
            """)

    @Argument(help: ArgumentHelp("The projects, as they were named to be built.", valueName: "path"))
    var paths: [String] = []

    @Flag(help: "Every project's.")
    var all = false

    @Flag(help: "What was removed, as JSON.")
    var json = false

    func validate() throws {
        guard all != paths.isEmpty else { return }
        throw ValidationError(all ? "--all takes no path" : "name a project, or give --all")
    }

    func run() throws {
        let console = Console(quiet: false)
        try console.run {
            let environment = ProcessInfo.processInfo.environment
            let options = BuildOptions()
            let folders =
                all
                ? [BuildOptions.cache(environment)]
                : paths.map { options.buildFolder(for: FilePaths.absolute($0), environment: environment) }
            let there = folders.filter(FilePaths.isFolder)
            let bytes = try there.reduce(0) { try $0 + FilePaths.remove($1) }
            if json { return print(try jsonText(Answer(bytes: bytes, folders: there))) }
            console.printDone("Removed \(String(format: "%.1f", Double(bytes) / 1e6)) MB")
        }
    }

    private struct Answer: Encodable {
        let bytes: Int
        let folders: [String]
    }
}
