import ArgumentParser
import Foundation
import PorticoProject

/// What every command that builds takes.
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

    /// Builds what is not up to date, and says how long it took.
    ///
    /// - Parameters:
    ///   - debugger: whether one is going to ask for the app's types.
    ///   - needsProgram: whether it is going to run.
    ///   - live: whether functions of the running app are going to be replaced.
    ///   - previews: whether the app has the previews of its sources in it.
    ///   - hear: what the build says, besides to people.
    func build(
        forDebugger debugger: Bool = false, needsProgram: Bool = true, live: Bool = false, previews: Bool = false,
        hear: @escaping @Sendable (AppBuilder.Event) -> Void = { _ in }
    ) throws -> BuiltApp {
        let start = DispatchTime.now().uptimeNanoseconds
        var builder = try builder(live: live, previews: previews, hear: hear)
        builder.options.isForDebugger = debugger
        builder.needsProgram = needsProgram
        let app = try builder.build(path)
        let seconds = Self.seconds(since: start)
        console.done(app.wasUpToDate ? "\(app.name) is up to date (\(seconds) s)" : "Built \(app.name) in \(seconds) s")
        return app
    }

    /// Builds a package with its tests, and says how long it took.
    func buildTests() throws -> BuiltTests {
        let start = DispatchTime.now().uptimeNanoseconds
        let tests = try builder().buildTests(path)
        console.done("Built \(tests.name) and its tests in \(Self.seconds(since: start)) s")
        return tests
    }

    private static func seconds(since start: UInt64) -> String {
        String(format: "%.2f", Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }

    /// - Parameters:
    ///   - live: whether functions of the running app are going to be replaced; a package's can't be.
    ///   - previews: whether the app has the previews of its sources in it.
    ///   - hear: what the build says, besides to people.
    func builder(
        live: Bool = false, previews: Bool = false, hear: @escaping @Sendable (AppBuilder.Event) -> Void = { _ in }
    ) throws -> AppBuilder {
        let console = console
        let environment = ProcessInfo.processInfo.environment
        let tool = ToolLocation.path
        var options = BuildOptions()
        options.configuration = configuration?.lowercased() == "release" ? .release : .debug
        options.conditions = conditions
        (options.linuxPackages, options.iosPackages) = (linuxPackages, iosPackages)
        options.isVerbose = verbose
        options.selection = ProjectSelection(
            product: product, target: target, scheme: scheme, configuration: configuration)
        options.selection.isOffline = offline
        options.selection.takesPodsAsPackages = podsAsPackages
        options.runsScripts = runScripts
        options.isLive = live && !ProjectModel.isPackage(path, options.selection)
        options.gathersPreviews = previews
        options.buildPath = buildPath
        options.colored = console.usesColor
        let sdk = try SDK.locate(tool: tool, environment: environment)
        return AppBuilder(
            options: options, sdk: sdk, tool: tool, environment: environment,
            lowering: FileLowering(console: console, options: options, frameworks: sdk.frameworks)
        ) { event in
            hear(event)
            switch event {
            case .step(let text): console.step(text)
            case .note(let text): console.note(text)
            case .messages(let text): console.message(text)
            }
        }
    }
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
