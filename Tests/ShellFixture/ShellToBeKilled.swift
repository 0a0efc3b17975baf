import Foundation
import PorticoShell

/// A shell that starts this program again as an app, prints the app's process id, and waits for its end, which comes from outside.
enum ShellToBeKilled {
    static func run() {
        var configuration = ShellConfiguration()
        configuration.limits.grace = 0.1
        let shell = SystemShell(configuration: configuration)
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        unsetenv("FIXTURE_ROLE")
        var app = InstalledApp(id: "fixture", name: "Fixture", executable: path)
        app.environment["FIXTURE"] = ProcessInfo.processInfo.environment["FIXTURE_APP"] ?? ""
        shell.installApp(app)
        // What the app has started, too.
        shell.onEvent = {
            guard case .openURL(_, let url) = $0, url.hasPrefix("fixture:child/") else { return }
            FileHandle.standardOutput.write(Data("\(url.dropFirst("fixture:child/".count))\n".utf8))
        }
        guard let process = try? shell.openApp("fixture") else { exit(1) }
        shell.settleProcesses()
        if ProcessInfo.processInfo.environment["FIXTURE_SUSPENDS"] != nil {
            shell.goHome()
            shell.loop.turnLoop(until: { process.state.phase == .suspended }, atMost: 30)
        }
        FileHandle.standardOutput.write(Data("\(process.processID)\n".utf8))
        shell.loop.turnLoop(until: { false }, atMost: 600)
    }
}
