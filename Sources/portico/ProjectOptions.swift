import ArgumentParser
import Foundation
import PorticoProject

/// The options of every command that builds.
struct ProjectOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "An Xcode project or workspace, or the folder of one, of an app's sources, or of a Swift package.",
            valueName: "path"),
        completion: .directory)
    var path: String

    @Option(name: [.customShort("c"), .long], help: "debug or release; of an Xcode project any that it has.")
    var configuration: String?

    @Option(help: "Which app of an Xcode project that has several.")
    var target: String?

    @Option(help: "Which scheme of an Xcode project: its target, configuration, arguments and environment.")
    var scheme: String?

    @Flag(help: "Run an Xcode project's scripts whose purpose isn't known here, too.")
    var runScripts = false

    @Flag(help: "Fetch no package: say which aren't on this machine.")
    var offline = false

    @Flag(help: "Take pods that aren't committed as packages, where their repository is known.")
    var podsAsPackages = false

    @Option(name: .customLong("product"), help: "Which executable product of a package that has several.")
    var product: String?

    @Option(
        name: .customShort("D"), parsing: .singleValue,
        help: ArgumentHelp("A condition for “#if”; may be repeated.", valueName: "condition"))
    var conditions: [String] = []

    @Option(help: "Where build products go (default: a folder in the user's cache).", completion: .directory)
    var buildPath: String?

    @Option(
        name: .customLong("linux-package"), parsing: .singleValue,
        help: ArgumentHelp(
            "Build this dependency as for Linux. By itself a package is, if its sources know Linux or it has C code, and it has no UIKit.",
            valueName: "name"))
    var linuxPackages: [String] = []

    @Option(
        name: .customLong("ios-package"), parsing: .singleValue,
        help: ArgumentHelp("Build this dependency as for iOS; may be repeated.", valueName: "name"))
    var iosPackages: [String] = []

    @Flag(help: "Say what was decided: which package is built as for which platform.")
    var verbose = false

    @Flag(name: [.short, .long], help: "Say nothing but errors.")
    var quiet = false

    var console: Console { Console(quiet: quiet) }

    /// The same as values, for whoever builds without a command line of its own.
    var request: BuildRequest {
        var options = BuildOptions()
        options.configuration = BuildOptions.Configuration(named: configuration)
        options.conditions = conditions
        (options.linuxPackages, options.iosPackages) = (linuxPackages, iosPackages)
        options.isVerbose = verbose
        options.selection = ProjectSelection(
            product: product, target: target, scheme: scheme, configuration: configuration)
        options.selection.isOffline = offline
        options.selection.takesPodsAsPackages = podsAsPackages
        options.runsScripts = runScripts
        options.buildPath = buildPath
        return BuildRequest(path: path, options: options, isQuiet: quiet)
    }

    /// See `BuildRequest.build`.
    func buildApp(forDebugger debugger: Bool = false, needsProgram: Bool = true, previews: Bool = false) throws
        -> BuiltApp
    {
        try request.buildApp(forDebugger: debugger, needsProgram: needsProgram, previews: previews)
    }

    /// See `BuildRequest.buildTests`.
    func buildTests() throws -> BuiltTests { try request.buildTests() }

    /// See `BuildRequest.builder`.
    func builder() throws -> AppBuilder { try request.builder() }
}

enum ToolLocation {
    /// The running program's real path, however it was called.
    static var path: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }

    /// The frameworks and the toolchain's libraries, which apps are linked with.
    static var readableFolders: [String] {
        let sdk = try? SDK.locate(tool: path, environment: ProcessInfo.processInfo.environment).folder
        return [sdk, ToolRunner.toolchain].compactMap(\.self)
    }
}
