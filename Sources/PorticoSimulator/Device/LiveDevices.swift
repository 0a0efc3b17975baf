import PorticoShell

/// What shows apps while they are edited: it gets their newer builds and functions, and says what came of it.
///
/// - From: `SimulatorApps`
/// - To: `DeviceControl`
package protocol LiveDevices: Sendable {
    /// Puts an app on every device's home screen, or has its next launch run a newer build.
    ///
    /// - Parameter opens: whether the first device opens it, unless a person has opened another one meanwhile.
    func installApp(_ app: InstalledApp, opens: Bool)
    /// Shows a newer build of an app, brought back to where the old one was.
    func replaceApp(_ app: InstalledApp, note: String)
    /// Has an app load edited functions on each device that it runs on.
    ///
    /// - Parameter reply: hears, on another thread, why it can't; nil where it has.
    func patchApp(_ app: InstalledApp, library: String, note: String, reply: @escaping @Sendable (String?) -> Void)
    /// Says something in one line.
    func sayText(_ text: String)
    /// Says that an app's newer sources can't be built: its old build goes on.
    func refuseSources(of app: String, reason: String, messages: [String])
    /// Says no more that they can't.
    func acceptSources(of app: String)
}

extension Simulator: LiveDevices {}

/// The one device that only a window shows.
struct LiveWindow: LiveDevices {
    let session: DeviceSession

    func installApp(_ app: InstalledApp, opens: Bool) { session.postToControl { $0.installApp(app, opens: opens) } }

    func replaceApp(_ app: InstalledApp, note: String) { session.postToControl { $0.replaceApp(app, note: note) } }

    func patchApp(_ app: InstalledApp, library: String, note: String, reply: @escaping @Sendable (String?) -> Void) {
        let answers = PatchAnswers(1, reply: reply)
        session.postToControl { $0.patchApp(app, library: library, note: note, reply: answers.takeAnswer) }
    }

    func sayText(_ text: String) { session.postToControl { $0.sayText(text) } }

    func refuseSources(of app: String, reason: String, messages: [String]) {
        session.postToControl { $0.refuseSources(of: app, reason: reason, messages: messages) }
    }

    func acceptSources(of app: String) {}
}
