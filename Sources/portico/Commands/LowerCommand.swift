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
        try Console(quiet: false).run {
            guard FilePaths.isFile(file) else {
                throw ProjectError(file, "no such file", remedy: "name one Swift source file")
            }
            let cache = FilePaths.absolute(NSTemporaryDirectory() + "/portico-" + UUID().uuidString)
            defer { try? FileManager.default.removeItem(atPath: cache) }
            let original = FilePaths.absolute(file)
            let result = try FileLowering().lower([original], cache: cache, module: module)
            let data = FileManager.default.contents(atPath: result.first?.lowered ?? original) ?? Data()
            FileHandle.standardOutput.write(data)
        }
    }
}
