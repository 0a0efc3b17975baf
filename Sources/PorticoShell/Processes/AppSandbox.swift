import Foundation
import PorticoHost

/// What an app may reach of the machine's files: its container, its bundle, what it is linked to, the system's own. The kernel sees to it
/// (`Confinement`); a child of the app is bound as well. `--no-sandbox` leaves it out.
///
/// - From: `AppProcess`
/// - To: `AppLauncher`
struct AppSandbox {
    let confinement: Confinement

    /// - Parameters:
    ///   - memory: the folder that `shm_open` makes its files in.
    ///   - readable: what else apps are linked with.
    init(_ app: InstalledApp, container: AppContainer, memory: String?, readable: [String], _ settings: RunSettings) {
        var confinement = Confinement(environment: ProcessInfo.processInfo.environment)
        confinement.allowReading((app.executable as NSString).deletingLastPathComponent)
        confinement.allowReading(app.bundlePath)
        if let patches = app.patchFolder { confinement.allowReading(patches) }
        for path in readable { confinement.allowReading(path) }
        confinement.allowWriting(container.path)
        if let memory { confinement.allowWriting(memory) }
        if let file = settings.traceFile {
            // It must be there to be named; the shell has made it, or its folder is the user's to give.
            if !FileManager.default.fileExists(atPath: file) {
                _ = FileManager.default.createFile(atPath: file, contents: nil)
            }
            confinement.allowWriting(file)
        }
        self.confinement = confinement
    }
}
