import Foundation
import PorticoHost
import PorticoProject
import PorticoShell

/// A built app in the debugger, which takes this process's place.
///
/// - From: `portico run --debug`, `portico run --attach`
/// - To: `Debugger`
struct DebugSession {
    private let executable: String
    private let app: BuiltApp
    private let console: Console
    private let debugger: Debugger
    private let sdk: SDK

    init(app: BuiltApp, console: Console) throws {
        guard let executable = app.executable else {
            throw ProjectError(
                app.name, "the package has no executable product to run", remedy: "add one to its Package.swift")
        }
        (self.executable, self.app, self.console) = (executable, app, console)
        let environment = ProcessInfo.processInfo.environment
        debugger = try Debugger.locate(environment)
        sdk = try SDK.locate(tool: ToolLocation.path, environment: environment)
    }

    /// Beside the app: what the debugger is told, and the app's own files.
    private var folder: String { FilePaths.folder(app.path) }
    private var commands: String { folder + "/debugger.lldb" }
    private var interfaces: String { folder + "/objects/modules" }

    func startDebugger(_ settings: RunSettings, container: String?, arguments: [String]) throws -> Never {
        let own = try Self.variables(app, settings, container: container)
        let variables = ProgramEnvironment.passed(
            from: ProcessInfo.processInfo.environment, meant: ProgramEnvironment.appPrefix
        ).merging(own) { $1 }
        try debugger.writeCommands(
            variables, isAll: true, arguments: app.arguments + arguments, interfaces: interfaces, sdk: sdk,
            to: commands)
        console.printDone(
            "\(app.name) in the debugger: “b FILE.swift:LINE” sets a breakpoint, “run” starts it, “quit” ends both")
        try debugger.replace(["--source-quietly", "--source-before-file", commands, executable])
    }

    func attach() throws -> Never {
        // One that is being edited (--watch) is of a build of its own.
        let live = folder + "-" + BuildOptions.live
        let edited = Debugger.processes(of: live + executable.dropFirst(folder.count))
        let running = (Debugger.processes(of: executable) + edited).sorted()
        guard let process = running.last else {
            throw ProjectError(
                app.name, "no process of it runs", remedy: "start it with “portico simulator”, or use --debug")
        }
        if let refusal = Debugger.refusal { console.printNote(refusal) }
        if running.count > 1 { console.printNote("\(running.count) processes of it run: \(process) is the newest") }
        let interfaces = edited.contains(process) ? live + "/objects/modules" : self.interfaces
        try debugger.writeCommands([:], interfaces: interfaces, sdk: sdk, to: commands)
        console.printDone("\(app.name), process \(process), stands still: “continue” lets it go on, “detach” leaves it")
        try debugger.replace(["--source-quietly", "--source-before-file", commands, "-p", "\(process)"])
    }

    /// For an editor.
    func setUp(_ settings: RunSettings, build: [String], in project: String) throws -> Bool {
        try debugger.writeCommands([:], interfaces: interfaces, sdk: sdk, to: commands)
        return try LaunchSetup(
            app: app, executable: executable, variables: Self.variables(app, settings, container: nil),
            adapter: debugger.makeAdapter(), commands: commands, build: build
        ).write(in: project)
    }

    /// What an app without a shell reads: the device, the clock, and where its files are; a folder beside the app unless another is named,
    /// empty at each start.
    static func variables(_ app: BuiltApp, _ settings: RunSettings, container: String?) throws -> [String: String] {
        let home = container.map(FilePaths.absolute) ?? FilePaths.folder(app.path) + "/debugged"
        if container == nil { try? FileManager.default.removeItem(atPath: home) }
        var variables = settings.environment
        variables.merge(try AppContainer(home).environment) { $1 }
        variables[HostProtocol.localeVariable] = settings.locale ?? HostProtocol.standardLocale
        if let zone = settings.timeZone { variables["TZ"] = zone }
        return app.environment.merging(variables) { own, _ in own }
    }
}
