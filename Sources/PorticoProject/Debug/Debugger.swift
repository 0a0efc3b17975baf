import Foundation

/// The toolchain's debugger, made to start where the Python that it was linked with isn't installed but a newer one is.
///
/// - From: `portico run --debug`, `portico run --attach`, `portico setup-editor`
/// - To: `DebuggerCommands`, `PythonShim`
package struct Debugger: Sendable {
    package var program: String
    /// The folder of what is made for it.
    let folder: String
    /// The stand-in for the missing Python; nil where none is missing.
    let shim: String?

    /// Looks for it beside `swift`, and makes the stand-in once.
    package static func locate(_ environment: [String: String]) throws -> Debugger {
        let swift = URL(fileURLWithPath: try ToolRunner.swift("swift")).resolvingSymlinksInPath().path
        let program = FilePaths.folder(swift) + "/lldb"
        guard FilePaths.isFile(program) else {
            throw ProjectError(
                program, "this toolchain has no debugger", remedy: "install Swift from swift.org, which brings lldb")
        }
        let folder = BuildOptions.cache(environment) + "/debugger"
        let first = try starts(program, shim: nil)
        guard let missing = first.missing else { return Debugger(program: program, folder: folder, shim: nil) }
        let shim = try PythonShim(missing: missing, compiler: FilePaths.folder(swift) + "/clang").makeShim(in: folder)
        let second = try starts(program, shim: shim)
        guard second.missing == nil, second.status == 0 else {
            throw ProjectError(program, "it doesn't start: \(second.text)", remedy: "install \(missing)")
        }
        return Debugger(program: program, folder: folder, shim: shim)
    }

    /// Whether it starts, and which Python it lacks otherwise.
    private static func starts(_ program: String, shim: String?) throws -> (
        status: Int32, text: String, missing: String?
    ) {
        let arguments = (shim.map { ["LD_LIBRARY_PATH=\($0)"] } ?? []) + [program, "--version"]
        let result = try ToolRunner.messages("/usr/bin/env", arguments)
        let text = result.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard result.status != 0 else { return (0, text, nil) }
        let missing = text.firstMatch(of: /libpython3\.\d+\.so[\d.]*/).map { String($0.output) }
        guard let missing else {
            throw ProjectError(program, "it doesn't start: \(text)", remedy: "install what it names, or Swift anew")
        }
        return (result.status, text, missing)
    }

    // MARK: Starting it

    /// What it is to run with, besides our own variables.
    private var variables: [String: String] {
        guard let shim else { return [:] }
        let others = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ":" + $0 } ?? ""
        return ["LD_LIBRARY_PATH": shim + others]
    }

    /// The app's variables: not the stand-in's.
    private func commands(_ app: [String: String]) -> String {
        let own = shim == nil ? "" : "settings set target.unset-env-vars LD_LIBRARY_PATH\n"
        let before = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ["LD_LIBRARY_PATH": $0] } ?? [:]
        return DebuggerCommands.formatters + (before.isEmpty ? own : "")
            + DebuggerCommands.environment(app.merging(before) { $1 })
    }

    /// Writes down what it is told at its start.
    ///
    /// - Parameters:
    ///   - interfaces: the folder of the app's modules.
    ///   - sdk: the frameworks that it was built with.
    ///   - isAll: whether the app gets these variables and none of the debugger's.
    package func writeCommands(
        _ app: [String: String], isAll: Bool = false, arguments: [String] = [], interfaces: String, sdk: SDK,
        to path: String
    ) throws {
        let text =
            (isAll ? DebuggerCommands.noInheritance : "") + commands(app) + DebuggerCommands.interfaces(interfaces, sdk)
            + DebuggerCommands.arguments(arguments)
        try FilePaths.makeFolder(FilePaths.folder(path))
        try FilePaths.write(Data(text.utf8), to: path)
    }

    /// Takes this process's place, with the terminal that it has.
    package func replace(_ arguments: [String]) throws -> Never {
        let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        try ToolRunner.replace(program, arguments, environment: environment)
    }

    /// A program for editors: the debugger's adapter, with what it needs to start.
    package func makeAdapter() throws -> String {
        let adapter = FilePaths.folder(program) + "/lldb-dap"
        guard let shim else { return adapter }
        let path = folder + "/lldb-dap"
        let text = """
            #!/bin/sh
            # The debugger's adapter, with the Python that is installed.
            export LD_LIBRARY_PATH='\(shim)'"${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
            exec '\(adapter)' "$@"

            """
        try FilePaths.makeFolder(folder)
        try FilePaths.write(Data(text.utf8), to: path)
        guard chmod(path, 0o755) == 0 else {
            throw ProjectError(path, "can't be made a program", remedy: "look at the rights of its folder")
        }
        return path
    }

    // MARK: Running apps

    /// The newest process that runs an executable, and how many do.
    package static func processes(of executable: String) -> [Int32] {
        let wanted = URL(fileURLWithPath: executable).resolvingSymlinksInPath().path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let found = names.compactMap(Int32.init).filter {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/exe")) == wanted
        }
        return found.sorted()
    }

    /// Why the kernel would refuse; nil if it wouldn't.
    package static var refusal: String? {
        let scope = FilePaths.contents("/proc/sys/kernel/yama/ptrace_scope").map { String(decoding: $0, as: UTF8.self) }
        guard let scope, scope.first != "0", geteuid() != 0 else { return nil }
        return
            "this machine lets nobody look into running processes: “sudo sysctl kernel.yama.ptrace_scope=0” does, or use --debug"
    }
}
