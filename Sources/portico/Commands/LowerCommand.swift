import ArgumentParser
import Foundation
import PorticoLowering
import PorticoProject

struct LowerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lower",
        abstract: "Print the portable Swift that stands in for a source file.",
        discussion: """
            Every line keeps its number. For looking at what the compiler sees; “portico build” does it by itself.

            EXAMPLES:
              portico lower Sources/ViewController.swift
              portico lower ViewController.swift | diff ViewController.swift -
              portico lower ViewController.swift --json      # whether it changed, its text, the places that need a change
            """)

    @Argument(help: "A Swift file.", completion: .file(extensions: ["swift"]))
    var file: String

    @Option(help: "The module that the file belongs to.")
    var module = "App"

    @Flag(help: "The result as JSON: the file's text, and the places that need a change by hand, with line and remedy.")
    var json = false

    private struct Answer: Encodable {
        let file, module: String
        /// Whether it differs from the file.
        let changed: Bool
        let text: String
        let diagnostics: [LoweringDiagnostic]
    }

    func run() throws {
        let console = Console(quiet: false)
        try console.run {
            guard FilePaths.isFile(file) else {
                throw ProjectError(file, "no such file", remedy: "name one Swift source file")
            }
            let cache = FilePaths.absolute(NSTemporaryDirectory() + "/portico-" + UUID().uuidString)
            defer { try? FileManager.default.removeItem(atPath: cache) }
            let original = FilePaths.absolute(file)
            let project = ProjectModel(
                kind: .folder, root: FilePaths.folder(original), name: module, sources: [original])
            // A file is lowered without an SDK, too.
            let sdk = try? SDK.locate(
                tool: ToolLocation.path, environment: ProcessInfo.processInfo.environment)
            let lowering = FileLowering(console: console, frameworks: sdk?.frameworks ?? [])
            if json {
                let result = try lowering.lowered(project, cache: cache)[0]
                print(
                    try jsonText(
                        Answer(
                            file: original, module: module, changed: result.changed, text: result.text,
                            diagnostics: result.diagnostics)))
                if result.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
                return
            }
            let result = try lowering.lower(project, cache: cache)
            if let error = result.error { throw error }
            let data = FileManager.default.contents(atPath: result.files.first?.lowered ?? original) ?? Data()
            FileHandle.standardOutput.write(data)
        }
    }
}
