import Foundation
import NIOCore
import NIOPosix
import PorticoHost
import PorticoShell
import PorticoTrace

/// A device in the browser: a shell with its apps, and a server on the loopback interface that shows it.
///
/// - From: `portico simulator`
/// - To: `SystemShell`, `SimulatorServer`
package final class Simulator: Sendable {
    /// Where a browser finds it; whoever has it can use the device.
    package let address: String
    package let port: Int
    private let shell: ShellThread
    private let server: SimulatorServer

    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - opens: the app to begin with; nil for the home screen.
    package init(
        apps: [InstalledApp], configuration: ShellConfiguration = ShellConfiguration(), port: Int = 0,
        opens: InstalledApp.ID? = nil
    ) throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let hub = ViewerHub(
            loop: group.next(), info: DeviceInfo(configuration.device), icons: Self.icons(of: apps))
        let control = ControlBox()
        let shell = ShellThread(configuration: configuration) { shell in
            for app in apps { shell.install(app) }
            control.value = DeviceControl(shell: shell, hub: hub)
        }
        let token = RequestGate.makeToken()
        do {
            try group.next().submit {
                hub.post = { body in shell.post { _ in if let control = control.value { body(control) } } }
            }.wait()
            server = try SimulatorServer(port: port, gate: RequestGate(token: token), hub: hub, group: group)
        } catch {
            shell.stop()
            try? group.syncShutdownGracefully()
            throw ShellError(
                "port \(port)", "it cannot be listened on (\(error))",
                remedy: "choose another --port, or 0 for a free one")
        }
        self.shell = shell
        self.port = server.port
        address = "http://127.0.0.1:\(server.port)/\(token)/"
        if let opens { shell.post { _ in control.value?.perform(.open(app: opens)) } }
    }

    /// Ends all apps and the server, and waits for both.
    package func stop() {
        shell.stop()
        server.stop()
    }

    /// Process ids of what runs.
    package var processes: [Int32] { shell.ask { $0.processes.map(\.processID) } ?? [] }

    /// Touched on the shell's thread only.
    private final class ControlBox: @unchecked Sendable { var value: DeviceControl? }

    private static func icons(of apps: [InstalledApp]) -> [String: [UInt8]] {
        var icons: [String: [UInt8]] = [:]
        for app in apps {
            guard let path = app.iconPath, let data = FileManager.default.contents(atPath: path), data.count <= 4 << 20,
                data.starts(with: [0x89, 0x50, 0x4e, 0x47])
            else { continue }
            icons[app.id] = Array(data)
        }
        return icons
    }
}
