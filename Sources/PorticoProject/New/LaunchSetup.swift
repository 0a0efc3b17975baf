/// What Visual Studio Code needs to build an app and open it in the debugger: a task, and two configurations for the LLDB DAP extension.
/// What else is in these files stays.
package struct LaunchSetup {
    package var app: BuiltApp
    package var executable: String
    /// The app's environment.
    package var variables: [String: String]
    /// `Debugger.makeAdapter()`.
    package var adapter: String
    /// The file of commands that the debugger gets at its start.
    package var commands: String
    /// The program and its arguments that build the app.
    package var build: [String]

    package init(
        app: BuiltApp, executable: String, variables: [String: String], adapter: String, commands: String,
        build: [String]
    ) {
        (self.app, self.executable, self.variables) = (app, executable, variables)
        (self.adapter, self.commands, self.build) = (adapter, commands, build)
    }

    package static let launchFile = ".vscode/launch.json"
    package static let taskFile = ".vscode/tasks.json"

    private var task: String { "portico build \(app.name)" }

    /// Writes both; false if they were there.
    package func write(in folder: String) throws -> Bool {
        let root = FilePaths.absolute(folder) + "/"
        let remedy = "move them aside and run this again: both together are what you want"
        let hasTask = try EditorSettings.changeFile(root + Self.taskFile, remedy: remedy) {
            $0["version"] = "2.0.0"
            EditorSettings.putItem(
                [
                    "label": task, "type": "process", "command": build[0], "args": Array(build.dropFirst()),
                    "problemMatcher": "$gcc", "group": "build",
                ], by: "label", into: "tasks", of: &$0)
        }
        let hasLaunch = try EditorSettings.changeFile(root + Self.launchFile, remedy: remedy) {
            $0["version"] = "0.2.0"
            var launch = configuration("Debug \(app.name)", "launch")
            launch["args"] = app.arguments
            launch["env"] = variables
            launch["cwd"] = "${workspaceFolder}"
            launch["preLaunchTask"] = task
            EditorSettings.putItem(launch, by: "name", into: "configurations", of: &$0)
            EditorSettings.putItem(
                configuration("Attach to \(app.name)", "attach"), by: "name", into: "configurations", of: &$0)
        }
        return hasTask || hasLaunch
    }

    private func configuration(_ name: String, _ request: String) -> [String: Any] {
        [
            "name": name, "type": "lldb-dap", "request": request, "program": executable,
            "debugAdapterExecutable": adapter,
            "initCommands": ["command source -s 1 \(DebuggerCommands.quoted(commands))"],
        ]
    }
}
