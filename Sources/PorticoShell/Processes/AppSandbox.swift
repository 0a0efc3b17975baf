import CHost
import Foundation
import PorticoHost

/// What an app may reach of the machine's files: its container, its bundle, what it is linked to, the system's own. The kernel sees to it
/// (Landlock), from before the app's first line; a child of the app is bound as well. `--no-sandbox` leaves it out.
///
/// - From: `AppProcess`
/// - To: the app's first constructor, in CHost
package struct AppSandbox {
    /// Folders and files, one a line, each behind `r` (read) or `w` (read and write).
    private(set) var text = ""

    init(_ app: InstalledApp, container: AppContainer, _ settings: RunSettings) {
        // The system: programs, libraries, fonts, time zones, certificates; devices and the process's own state.
        for path in [
            "/usr", "/lib", "/lib64", "/bin", "/sbin", "/etc", "/opt", "/proc", "/sys", "/run/systemd/resolve",
            "/var/cache/fontconfig",
        ] { add("r", path) }
        for path in ["/dev", "/dev/shm"] { add("w", path) }
        add("r", (app.executable as NSString).deletingLastPathComponent)
        add("r", app.bundlePath)
        if let patches = app.patchFolder { add("r", patches) }
        let environment = ProcessInfo.processInfo.environment.merging(app.environment) { $1 }
        for name in ["LD_LIBRARY_PATH", "XDG_DATA_DIRS"] {
            for path in (environment[name] ?? "").split(separator: ":") { add("r", String(path)) }
        }
        if let home = environment["HOME"] {
            for path in [".fonts", ".local/share/fonts", ".config/fontconfig", ".cache/fontconfig"] {
                add("r", home + "/" + path)
            }
        }
        add("w", container.path)
        if let file = settings.traceFile {
            // It must be there to be named; the shell has made it, or its folder is the user's to give.
            if !FileManager.default.fileExists(atPath: file) {
                _ = FileManager.default.createFile(atPath: file, contents: nil)
            }
            add("w", file)
        }
    }

    /// What holds on this machine, in a sentence.
    package static var statement: String {
        let version = portico_sandbox_version()
        return version > 0
            ? "apps see their own folders and the system's (Landlock \(version)); --no-sandbox lets them see yours"
            : "this kernel has no Landlock: apps may read and write whatever you may"
    }

    private mutating func add(_ kind: String, _ path: String) {
        if path.hasPrefix("/"), !path.contains("\n") { text += kind + path + "\n" }
    }
}
