import ArgumentParser
import Foundation
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
            """)

    @Argument(help: "A Swift file.", completion: .file(extensions: ["swift"]))
    var file: String

    @Option(help: "The module that the file belongs to.")
    var module = "App"

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
            let result = try FileLowering(console: console).lower(project, cache: cache)
            let data = FileManager.default.contents(atPath: result.first?.lowered ?? original) ?? Data()
            FileHandle.standardOutput.write(data)
        }
    }
}
