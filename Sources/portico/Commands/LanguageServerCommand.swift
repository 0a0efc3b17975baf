import ArgumentParser
import Foundation
import PorticoEditor
import PorticoProject

struct LanguageServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Serve editors: completion, definitions, errors and docs of UIKit as one types.",
        discussion: """
            Speaks the language server protocol on standard input and output, and asks the toolchain's sourcekit-lsp, which gets each \
            file as the compiler gets it. Nothing is written into the project. “portico setup-editor” writes what an editor needs to \
            start it.

            EXAMPLES:
              portico setup-editor .
              portico lsp ~/Projects/Shop
              portico lsp . --target Shop
            """)

    @Argument(
        help: ArgumentHelp("The project (default: the current folder).", valueName: "path"), completion: .directory)
    var path = "."

    @Option(help: "Which app of an Xcode project that has several.")
    var target: String?

    @Option(help: "Which scheme of an Xcode project.")
    var scheme: String?

    @Option(help: "Where build products go (default: a folder in the user's cache).", completion: .directory)
    var buildPath: String?

    func run() throws {
        let console = Console(quiet: false)
        try console.run {
            guard let server = FilePaths.program("sourcekit-lsp") else {
                throw ProjectError(
                    "sourcekit-lsp", "not found on PATH",
                    remedy: "it is part of the Swift toolchain from swift.org: add its usr/bin to PATH")
            }
            let root = FilePaths.absolute(path)
            let chosen = [("--target", target), ("--scheme", scheme), ("--build-path", buildPath)]
                .flatMap { name, value in value.map { [name, $0] } ?? [] }
            let database = try ProjectOptions.parse([path] + chosen).builder().startEditorFolder(path)

            let project = LiveEditorProject(path: root, options: chosen, console: console)
            let session = LanguageSession(project: project)
            project.onChange { session.projectChanged(database: database) }
            project.changed()
            let status = try session.run(
                server: server,
                [
                    "--default-workspace-type", "compilationDatabase", "--compilation-db-search-path",
                    // Counted from the project's folder, wherever that is.
                    String(repeating: "../", count: root.split(separator: "/").count)
                        + FilePaths.folder(database).dropFirst(),
                ],
                environment: ProcessInfo.processInfo.environment, input: .standardInput, output: .standardOutput
            ) { console.printError($0) }
            if status != 0 { throw ExitCode(status) }
        }
    }
}
