import ArgumentParser
import Foundation
import PorticoProject

struct SetupEditorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup-editor",
        abstract: "Write what an editor needs to know UIKit in a project.",
        discussion: """
            Completion, definitions, errors as one types and the docs of UIKit's API come from “portico lsp”, which the editor starts.

              vscode   .vscode/settings.json, for the Swift extension; other settings stay
              neovim   .nvim.lua, which “set exrc” reads
              emacs    .dir-locals.el, for eglot

            EXAMPLES:
              portico setup-editor .
              portico setup-editor ~/Projects/Shop --editor neovim
            """)

    @Argument(help: ArgumentHelp("The project's folder.", valueName: "path"), completion: .directory)
    var path = "."

    @Option(help: "vscode, neovim or emacs.")
    var editor: EditorSetup.Editor = .vscode

    @Flag(name: [.short, .long], help: "Say nothing but errors.")
    var quiet = false

    func run() throws {
        let console = Console(quiet: quiet)
        try console.run {
            guard FilePaths.isFolder(path) else {
                throw ProjectError(path, "no such folder", remedy: "name the folder that you open in the editor")
            }
            let name = CommandLine.arguments[0]
            // What was found on the PATH is found there again, by whoever opens the project.
            let program = name.contains("/") ? ToolLocation.path : name
            let setup = EditorSetup(editor: editor, command: [program, "lsp", FilePaths.absolute(path)])
            let isNew = try setup.write(in: path)
            console.done(isNew ? "Wrote \(path)/\(setup.file)" : "\(path)/\(setup.file) says it already")
        }
    }
}

extension EditorSetup.Editor: ExpressibleByArgument {}
