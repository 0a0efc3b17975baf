import ArgumentParser
import Foundation
import PorticoHost
import PorticoProject

struct SetupEditorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup-editor",
        abstract: "Write what an editor needs to know UIKit in a project.",
        discussion: """
            Completion, definitions, errors as one types and the docs of UIKit's API come from “portico lsp”, which the editor starts.

              vscode   .vscode/settings.json, for the Swift extension; with --debugger launch.json and tasks.json, too, for the LLDB DAP \
            extension. Other settings stay
              neovim   .nvim.lua, which “set exrc” reads
              emacs    .dir-locals.el, for eglot

            EXAMPLES:
              portico setup-editor .
              portico setup-editor . --debugger        # builds the app, and has F5 debug it
              portico setup-editor ~/Projects/Shop --editor neovim
              portico setup-editor . --json            # the files, and whether each was written or said it already
            """)

    @Argument(help: ArgumentHelp("The project's folder.", valueName: "path"), completion: .directory)
    var path = "."

    @Option(help: "vscode, neovim or emacs.")
    var editor: EditorSetup.Editor = .vscode

    @Flag(help: "Also have the editor build and debug the app (vscode).")
    var debugger = false

    @Option(help: "Where build products go (default: a folder in the user's cache).", completion: .directory)
    var buildPath: String?

    @Flag(help: "Which files say it now, as JSON.")
    var json = false

    @Flag(name: [.short, .long], help: "Say nothing but errors.")
    var quiet = false

    func validate() throws {
        if debugger && editor != .vscode {
            throw ValidationError("--debugger is for vscode: in other editors start “portico run --debug”")
        }
    }

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
            var files = [Answer.File(path: FilePaths.absolute(path) + "/\(setup.file)", isNew: isNew)]
            console.printDone(isNew ? "Wrote \(path)/\(setup.file)" : "\(path)/\(setup.file) says it already")
            if debugger {
                let isNew = try writeLaunch(program, console)
                files += [LaunchSetup.launchFile, LaunchSetup.taskFile].map {
                    Answer.File(path: FilePaths.absolute(path) + "/\($0)", isNew: isNew)
                }
                console.printDone(
                    isNew
                        ? "Wrote \(path)/\(LaunchSetup.launchFile) and \(LaunchSetup.taskFile)"
                        : "\(path)/\(LaunchSetup.launchFile) says it already")
            }
            if json { print(try jsonText(Answer(editor: editor.rawValue, files: files))) }
        }
    }

    private struct Answer: Encodable {
        struct File: Encodable {
            let path: String
            /// Whether something was written into it.
            let isNew: Bool
        }
        let editor: String
        let files: [File]
    }

    private func writeLaunch(_ program: String, _ console: Console) throws -> Bool {
        var build = ["build", FilePaths.absolute(path)]
        if let buildPath { build += ["--build-path", FilePaths.absolute(buildPath)] }
        if quiet { build.append("--quiet") }
        let app = try ProjectOptions.parse(Array(build.dropFirst())).buildApp(forDebugger: true)
        var settings = RunSettings()
        settings.clock = .real
        return try DebugSession(app: app, console: console).setUp(
            settings, build: [program] + build + ["--debugger"], in: path)
    }
}

extension EditorSetup.Editor: ExpressibleByArgument {}
