import Foundation

/// Builds a Swift package that has never heard of Portico, with `swift build` and flags that add the frameworks and the overlay.
struct PackageCompiler {
    var project: ProjectModel
    var sdk: SDK
    var options: BuildOptions
    /// SwiftPM's own folder, outside the package.
    var scratch: String
    var overlay: String
    /// Whether the test targets are built, too.
    var tests = false
    /// Arguments besides those that every package gets.
    var extra: [String] = []
    /// Hears what compilers say.
    var report: @Sendable (AppBuilder.Event) -> Void = { _ in }

    /// Returns the folder with SwiftPM's products.
    func run() throws -> String {
        let swift = try ToolRunner.swift("swift")
        let arguments = try arguments()
        let result = try ToolRunner.messages(swift, arguments)
        let text = project.unshadowed(CompilerMessages.withoutProgress(result.text))
        let messages = CompilerMessages(ledger: result.status == 0 ? nil : sdk.ledger).readable(text)
        if !messages.isEmpty { report(.messages(messages)) }
        guard result.status == 0 else {
            throw ProjectError(
                project.name, "“swift build” failed", remedy: "its errors are above, with file and line; correct them")
        }
        return scratch + "/" + options.configuration.rawValue
    }

    func arguments() throws -> [String] {
        var arguments = [
            "build", "--package-path", project.root, "--scratch-path", scratch, "-c", options.configuration.rawValue,
        ]
        if let product = project.product { arguments += ["--product", product] }
        if tests { arguments.append("--build-tests") }
        // A list of tests for Linux, as packages had one, often names what is gone: iOS finds the tests by itself.
        let lists = ["Tests/LinuxMain.swift", "LinuxMain.swift", "Tests/XCTMain.swift"].map { project.root + "/" + $0 }
        if tests, lists.contains(where: FilePaths.isFile) { arguments.append("--enable-test-discovery") }
        var compiler = ["-vfsoverlay", overlay] + sdk.compilerArguments + options.conditions.flatMap { ["-D", $0] }
        compiler += ModuleCompiler.namingArguments
        // Defaults of arguments may call the main actor's initialisers, as before Swift 6 with Apple's SDK.
        if !isSwift6 { compiler += ["-enable-upcoming-feature", "IsolatedDefaultValues"] }
        // Debug builds have it from SwiftPM.
        if tests, options.configuration == .release { compiler.append("-enable-testing") }
        arguments += compiler.flatMap { ["-Xswiftc", $0] }
        arguments += [
            "-Xlinker", "-L" + sdk.folder, "-Xlinker", "-lPortico", "-Xlinker", "-rpath", "-Xlinker", sdk.folder,
        ]
        // Which of a package's targets imports Combine or uses the network is not known here.
        if sdk.hasCombine { arguments += ["-Xlinker", "-lPorticoCombine"] }
        if sdk.hasNetworking { arguments += ["-Xlinker", "-lPorticoNetworking"] }
        return arguments + sdk.frameworkArguments + extra
    }

    /// Whether the manifest's own version makes Swift 6 the language mode; it may still ask for another.
    private var isSwift6: Bool {
        let text =
            FileManager.default.contents(atPath: project.root + "/Package.swift").map {
                String(decoding: $0, as: UTF8.self)
            } ?? ""
        let version = text.prefix { $0 != "\n" }.split(separator: ":").last.map { $0.drop { $0 == " " } } ?? ""
        return version.hasPrefix("6") && !text.contains(".v5") && !text.contains(".v4")
    }
}
