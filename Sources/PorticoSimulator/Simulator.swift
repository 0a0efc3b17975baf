import Foundation
import NIOCore
import NIOPosix
import PorticoHost
import PorticoShell
import PorticoTrace

/// A device in the browser: a shell with its apps, and a server on the loopback interface that shows it.
///
/// - From: `portico simulator`
/// - To: `DeviceSession`, `SimulatorServer`
package final class Simulator: Sendable {
    /// Where a browser finds it; whoever has it can use the device.
    package let address: String
    package let port: Int
    let session: DeviceSession
    private let server: SimulatorServer

    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - opens: the app to begin with; nil for the home screen.
    ///   - keepsKey: whether the address of a port that was chosen stays the same when the simulator is started again.
    ///   - records: whether the session is written down, for `recordedPage()`.
    package convenience init(
        apps: [InstalledApp], configuration: ShellConfiguration = ShellConfiguration(), port: Int = 0,
        opens: InstalledApp.ID? = nil, keepsKey: Bool = false, records: Bool = false
    ) throws {
        try self.init(
            apps: apps, configuration: configuration, port: port, opens: opens, keepsKey: keepsKey, records: records,
            beside: [])
    }

    /// - Parameter beside: what shows the same device, besides browsers.
    init(
        apps: [InstalledApp], configuration: ShellConfiguration, port: Int, opens: InstalledApp.ID?,
        keepsKey: Bool = false, records: Bool = false,
        beside others: [any DeviceFrontEnd]
    ) throws {
        var configuration = configuration
        configuration.readsOutput = true
        configuration.settings.watchesViews = true
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let hub = ViewerHub(
            loop: group.next(), info: DeviceInfo(configuration.device), icons: Self.icons(of: apps))
        let session = DeviceSession(
            apps: apps, configuration: configuration, frontEnds: [hub] + others, records: records)
        let kept =
            keepsKey && port != 0
            ? RequestGate.keptToken(port: port, environment: ProcessInfo.processInfo.environment) : nil
        let token = kept ?? RequestGate.makeToken()
        do {
            try group.next().submit { hub.post = { session.post($0) } }.wait()
            server = try SimulatorServer(port: port, gate: RequestGate(token: token), hub: hub, group: group)
        } catch {
            session.stop()
            try? group.syncShutdownGracefully()
            throw ShellError(
                "port \(port)", "it cannot be listened on (\(error))",
                remedy: "choose another --port, or 0 for a free one")
        }
        self.session = session
        self.port = server.port
        address = "http://127.0.0.1:\(server.port)/\(token)/"
        if let opens { session.post { $0.perform(.open(app: opens)) } }
    }

    /// Shows a newer build of an app, brought back to where the old one was; the page stays connected.
    package func replace(_ app: InstalledApp, note: String) { session.post { $0.replace(app, note: note) } }

    /// Has a running app load edited functions.
    ///
    /// - Parameter reply: hears, on another thread, why it can't; nil where it has.
    package func patch(
        _ app: InstalledApp, library: String, note: String, reply: @escaping @Sendable (String?) -> Void
    ) {
        session.post { $0.patch(app, library: library, note: note, reply: reply) }
    }

    /// Has the next launch of an app run a newer build.
    package func install(_ app: InstalledApp) { session.post { $0.install(app) } }

    /// Says something in one line.
    package func say(_ text: String) { session.post { $0.say(text) } }

    /// Says that an app's newer sources can't be built.
    package func refuse(_ app: String, reason: String, messages: [String]) {
        session.post { $0.refuse(app, reason: reason, messages: messages) }
    }

    /// What has been recorded since the device began, as a page; nil where nothing is. The recording is over.
    package func recordedPage() throws -> Data? { try session.recordedPage() }

    /// Ends all apps and the server, and waits for both.
    package func stop() {
        session.stop()
        server.stop()
    }

    /// Process ids of what runs.
    package var processes: [Int32] { session.processes }

    /// The PNG files of the apps' icons, by app.
    static func icons(of apps: [InstalledApp]) -> [String: [UInt8]] {
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
