import Foundation

/// A package's tests, built and ready to run.
package struct BuiltTests: Sendable, Equatable {
    package var name: String
    /// The program that runs them, with its arguments.
    package var program: String
    package var arguments: [String]

    /// Runs them to the end; what they print goes where ours goes.
    ///
    /// - Returns: their exit status, 128 + signal after a crash.
    package func run(filters: [String], environment: [String: String]) throws -> Int32 {
        try ToolRunner.pass(program, arguments + filters.flatMap { ["--filter", $0] }, environment: environment)
    }
}

extension AppBuilder {
    /// Lowers and compiles a package's targets and its test targets. Nothing is bundled: SwiftPM knows how to run them.
    ///
    /// Tests see other files than an app does, so they are kept in a folder of their own.
    package func buildTests(_ path: String) throws -> BuiltTests {
        let root = FilePaths.absolute(path)
        let base = options.buildFolder(for: root, environment: environment)
        try checkInside(base, root)
        let folder = base + "/" + options.choice + "-tests"
        let tools = BuildStamp.tools([tool, sdk.library, sdk.modules + "/UIKit.swiftmodule"], options, environment)
        let scratch = folder + "/swiftpm"
        let lowered = folder + "/lowered"
        try forgetOtherTools(tools, folder: folder, caches: [scratch, lowered])
        let project = try ProjectModel.loadTests(path, scratch: scratch)

        report(.step("Lowering \(project.sources.count) Swift file\(project.sources.count == 1 ? "" : "s")"))
        let sources = try lowering.lower(project, cache: lowered)
        let overlay = folder + "/overlay.json"
        try FilePaths.write(try SourceOverlay(sources: sources).data(), to: overlay)
        report(.step("Compiling \(project.name) and its tests"))
        let compiler = PackageCompiler(
            project: project, sdk: sdk, options: options, scratch: scratch, overlay: overlay, tests: true)
        _ = try compiler.run()
        return BuiltTests(
            name: project.name, program: try ToolRunner.swift("swift"),
            arguments: [
                "test", "--skip-build", "--package-path", root, "--scratch-path", scratch, "-c",
                options.configuration.rawValue,
            ])
    }
}
