import Foundation
import PorticoProject

/// A project and how it is to be built, as values: no command writes an argument list for another one to parse.
///
/// - From: `ProjectOptions`, `SimulatorRequest`
/// - To: `AppBuilder`
struct BuildRequest: Sendable, Equatable {
    /// An Xcode project or workspace, or the folder of one, of an app's sources, or of a Swift package.
    var path: String
    var options = BuildOptions()
    /// Whether nothing but errors is said.
    var isQuiet = false

    var console: Console { Console(quiet: isQuiet) }

    /// Builds what is not up to date, and says how long it took.
    ///
    /// - Parameters:
    ///   - debugger: whether one is going to ask for the app's types.
    ///   - needsProgram: whether it is going to run.
    ///   - live: whether functions of the running app are going to be replaced.
    ///   - previews: whether the app has the previews of its sources in it.
    ///   - hear: what the build says, besides to people.
    func buildApp(
        forDebugger debugger: Bool = false, needsProgram: Bool = true, live: Bool = false, previews: Bool = false,
        hear: @escaping @Sendable (AppBuilder.Event) -> Void = { _ in }
    ) throws -> BuiltApp {
        let start = DispatchTime.now().uptimeNanoseconds
        var builder = try builder(live: live, previews: previews, hear: hear)
        builder.options.isForDebugger = debugger
        builder.needsProgram = needsProgram
        let app = try builder.buildApp(path)
        let seconds = Self.seconds(since: start)
        console.printDone(
            app.wasUpToDate ? "\(app.name) is up to date (\(seconds) s)" : "Built \(app.name) in \(seconds) s")
        return app
    }

    /// Builds a package with its tests, and says how long it took.
    func buildTests() throws -> BuiltTests {
        let start = DispatchTime.now().uptimeNanoseconds
        let tests = try builder().buildTests(path)
        console.printDone("Built \(tests.name) and its tests in \(Self.seconds(since: start)) s")
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
        var options = options
        options.isLive = live && !ProjectModel.isPackage(path, options.selection)
        options.gathersPreviews = previews
        options.colored = console.usesColor
        let sdk = try SDK.locate(tool: tool, environment: environment)
        return AppBuilder(
            options: options, sdk: sdk, tool: tool, environment: environment,
            lowering: FileLowering(console: console, options: options, frameworks: sdk.frameworks)
        ) { event in
            hear(event)
            switch event {
            case .step(let text): console.printStep(text)
            case .note(let text): console.printNote(text)
            case .messages(let text): console.printMessage(text)
            }
        }
    }
}

extension BuildOptions.Configuration {
    /// Any name of an Xcode project's configuration but "release" is built as debug.
    init(named name: String?) { self = name?.lowercased() == "release" ? .release : .debug }
}
