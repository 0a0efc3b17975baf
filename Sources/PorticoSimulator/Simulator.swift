import Foundation
import NIOCore
import NIOPosix
import PorticoHost
import PorticoShell
import PorticoTrace
import Synchronization

/// Devices in the browser: a shell with its apps for each, and a server on the loopback interface that shows them. There is one to begin with;
/// a page may ask for others beside it.
///
/// - From: `portico simulator`
/// - To: `DeviceSession`, `DeviceTable`, `SimulatorServer`
package final class Simulator: Sendable {
    /// The address at which a browser finds it; whoever has it can use the device.
    package let address: String
    package let port: Int
    /// The first device's.
    let session: DeviceSession
    private let server: SimulatorServer
    private let table: DeviceTable
    private let configuration: ShellConfiguration
    /// Devices come and go one after the other.
    private let queue = DispatchQueue(label: "portico.simulator.devices")
    private let state: Mutex<State>

    private struct State {
        var apps: [InstalledApp]
        /// The devices beside the first.
        var others: [Int: DeviceSession] = [:]
        var isOver = false
    }

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
        self.configuration = configuration
        state = Mutex(State(apps: apps))
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let table = DeviceTable(loop: group.next())
        self.table = table
        let hub = ViewerHub(loop: table.loop, info: DeviceInfo(configuration.device), icons: Self.icons(of: apps))
        let session = DeviceSession(
            apps: apps, configuration: configuration, frontEnds: [hub] + others, records: records)
        let kept =
            keepsKey && port != 0
            ? RequestGate.keptToken(port: port, environment: ProcessInfo.processInfo.environment) : nil
        let token = kept ?? RequestGate.makeToken()
        do {
            try table.loop.submit {
                hub.post = { session.postToControl($0) }
                table.putHub(hub, as: 1)
            }.wait()
            server = try SimulatorServer(port: port, gate: RequestGate(token: token), table: table, group: group)
        } catch {
            session.stopSession()
            try? group.syncShutdownGracefully()
            throw ShellError(
                "port \(port)", "it cannot be listened on (\(error))",
                remedy: "choose another --port, or 0 for a free one")
        }
        self.session = session
        self.port = server.port
        address = "http://127.0.0.1:\(server.port)/\(token)/"
        table.performOnTable { [weak self] in $0.onWish = { [weak self] in self?.fulfilWish($0) } }
        if let opens { session.postToControl { $0.performMessage(.open(app: opens)) } }
    }

    /// Ends all apps and the server, and waits for both.
    package func stopSimulator() {
        // One that is being made is there afterwards.
        queue.sync { state.withLock { $0.isOver = true } }
        for session in sessions { session.stopSession() }
        server.stopServer()
    }

    /// Process ids of what runs.
    package var processes: [Int32] { sessions.flatMap(\.processes) }

    private var sessions: [DeviceSession] { [session] + state.withLock { Array($0.others.values) } }

    // MARK: Apps

    /// Shows how far the builds are whose apps the devices will have.
    package func showBuilds(_ builds: [BuildProgress]) {
        tellPages { $0.showBuilds(builds) }
    }

    /// Puts an app on every device's home screen, or has its next launch run a newer build.
    ///
    /// - Parameter opens: whether the first device opens it, unless a person has opened another one meanwhile.
    package func installApp(_ app: InstalledApp, opens: Bool = false) {
        takeApp(newer: app) { control, app, isFirst in control.installApp(app, opens: opens && isFirst) }
    }

    /// Shows a newer build of an app, brought back to where the old one was; the page stays connected.
    package func replaceApp(_ app: InstalledApp, note: String) {
        takeApp(newer: app) { control, app, _ in control.replaceApp(app, note: note) }
    }

    private func takeApp(
        newer app: InstalledApp, _ body: @escaping @Sendable (DeviceControl, InstalledApp, _ isFirst: Bool) -> Void
    ) {
        let icons = Self.icons(of: [app])
        state.withLock { state in
            guard !state.isOver else { return }
            state.apps.removeAll { $0.id == app.id }
            state.apps.append(app)
            let numbers = [1] + state.others.keys
            table.performOnTable { table in for number in numbers { table.hub(number)?.addIcons(icons: icons) } }
            session.postToControl { body($0, app, true) }
            for (number, session) in state.others {
                session.postToControl { body($0, Self.app(app, onDevice: number), false) }
            }
        }
    }

    /// Has an app load edited functions on each device that it runs on.
    ///
    /// - Parameter reply: hears, on another thread, why it can't; nil where it has.
    package func patchApp(
        _ app: InstalledApp, library: String, note: String, reply: @escaping @Sendable (String?) -> Void
    ) {
        let sessions = sessions
        let answers = PatchAnswers(sessions.count, reply: reply)
        for session in sessions {
            session.postToControl { $0.patchApp(app, library: library, note: note, reply: answers.takeAnswer) }
        }
    }

    /// Says something in one line.
    package func sayText(_ text: String) { postToControl { $0.sayText(text) } }

    package func refuseSources(of app: String, reason: String, messages: [String]) {
        postToControl { $0.refuseSources(of: app, reason: reason, messages: messages) }
        tellPages { $0.refuseSources(of: app, reason: reason, messages: messages) }
    }

    package func acceptSources(of app: String) { tellPages { $0.acceptSources(of: app) } }

    private func tellPages(_ body: @escaping @Sendable (DeviceTable) -> Void) {
        // Builds may go on after the server.
        state.withLock { if !$0.isOver { table.performOnTable(body) } }
    }

    private func postToControl(_ body: @escaping @Sendable (DeviceControl) -> Void) {
        for session in sessions { session.postToControl(body) }
    }

    /// What has been recorded of the first device since it began, as a page; nil where nothing is. The recording is over.
    package func recordedPage() throws -> Data? {
        try session.recordedPage()
    }

    /// The PNG files of the apps' icons, by app.
    static func icons(of apps: [InstalledApp]) -> [String: [UInt8]] {
        var icons: [String: [UInt8]] = [:]
        for app in apps {
            guard let path = app.iconPath, let data = icon(at: path), data.count <= mostOfIcon,
                data.starts(with: [0x89, 0x50, 0x4e, 0x47])
            else { continue }
            icons[app.id] = Array(data)
        }
        return icons
    }

    private static let mostOfIcon = 4 << 20

    /// A finished app may have anything under that name.
    private static func icon(at path: String) -> Data? {
        let path = path as NSString
        return BoundedFile.read(path.lastPathComponent, in: path.deletingLastPathComponent, atMost: mostOfIcon + 1)
    }

    // MARK: Other devices

    private func fulfilWish(_ wish: DeviceTable.Wish) {
        queue.async { [self] in
            switch wish {
            case .add(let profile, let app): addDevice(profile, opening: app)
            case .remove(let number):
                guard let session = state.withLock({ $0.others.removeValue(forKey: number) }) else { return }
                table.performOnTable { $0.removeHub(number) }
                session.stopSession()
            }
        }
    }

    private func addDevice(_ profile: DeviceProfile, opening app: InstalledApp.ID?) {
        let (all, taken, isOver) = state.withLock { ($0.apps, Set($0.others.keys), $0.isOver) }
        guard !isOver, let number = (2...ServerLimits.devices).first(where: { !taken.contains($0) }) else {
            return session.postToControl {
                $0.sendNote("\(ServerLimits.devices) devices are beside each other already")
            }
        }
        var configuration = configuration
        configuration.device = profile
        let hub = ViewerHub(loop: table.loop, info: DeviceInfo(profile), icons: Self.icons(of: all))
        let session = DeviceSession(
            apps: all.map { Self.app($0, onDevice: number) }, configuration: configuration, frontEnds: [hub])
        // What was built meanwhile comes, too.
        let newer = state.withLock { state in
            state.others[number] = session
            return state.apps.filter { !all.contains($0) }
        }
        table.performOnTable { table in
            hub.post = { session.postToControl($0) }
            table.putHub(hub, as: number)
        }
        for app in newer { session.postToControl { $0.installApp(Self.app(app, onDevice: number), opens: false) } }
        if let app { session.postToControl { $0.performMessage(.open(app: app)) } }
    }

    /// Each device has files of its own.
    private static func app(_ app: InstalledApp, onDevice number: Int) -> InstalledApp {
        var app = app
        if let container = app.container { app.container = container + ".device\(number)" }
        return app
    }
}
