import PorticoShell

/// What shows apps while they are edited: it gets their newer builds and functions, and says what came of it.
///
/// - From: `SimulatorApps`
/// - To: `DeviceControl`
package protocol LiveDevices: Sendable {
    /// Puts an app on every device's home screen, or has its next launch run a newer build.
    ///
    /// - Parameter opens: whether the first device opens it, unless a person has opened another one meanwhile.
    func install(_ app: InstalledApp, opens: Bool)
    /// Shows a newer build of an app, brought back to where the old one was.
    func replace(_ app: InstalledApp, note: String)
    /// Has an app load edited functions on each device that it runs on.
    ///
    /// - Parameter reply: hears, on another thread, why it can't; nil where it has.
    func patch(_ app: InstalledApp, library: String, note: String, reply: @escaping @Sendable (String?) -> Void)
    /// Says something in one line.
    func say(_ text: String)
    /// Says that an app's newer sources can't be built: its old build goes on.
    func refuseSources(of app: String, reason: String, messages: [String])
    /// Says no more that they can't.
    func acceptSources(of app: String)
}

extension Simulator: LiveDevices {}

/// The one device that only a window shows.
struct LiveWindow: LiveDevices {
    let session: DeviceSession

    func install(_ app: InstalledApp, opens: Bool) { session.post { $0.install(app, opens: opens) } }

    func replace(_ app: InstalledApp, note: String) { session.post { $0.replace(app, note: note) } }

    func patch(_ app: InstalledApp, library: String, note: String, reply: @escaping @Sendable (String?) -> Void) {
        let answers = PatchAnswers(1, reply: reply)
        session.post { $0.patch(app, library: library, note: note, reply: answers.take) }
    }

    func say(_ text: String) { session.post { $0.say(text) } }

    func refuseSources(of app: String, reason: String, messages: [String]) {
        session.post { $0.refuseSources(of: app, reason: reason, messages: messages) }
    }

    func acceptSources(of app: String) {}
}
