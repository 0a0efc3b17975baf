import Foundation
import PorticoHost

/// The folder that an app takes for its home, so that it meets neither the user's files nor, unless asked to, those of its last
/// run.
package struct AppContainer {
    package let path: String
    private let isTemporary: Bool

    package init(_ named: String?) throws {
        isTemporary = named == nil
        path = named ?? NSTemporaryDirectory() + "/portico-" + UUID().uuidString
        for folder in ["Documents", "Library/Caches", "Library/Preferences", "Library/Application Support", "tmp"] {
            do {
                try FileManager.default.createDirectory(
                    atPath: path + "/" + folder, withIntermediateDirectories: true)
            } catch {
                throw ShellError(
                    path, "the app's folder cannot be made", remedy: "name one that can be written, or free some space")
            }
        }
    }

    /// What makes Foundation look there. `HOME` stays: other libraries' caches (fonts) depend on it.
    package var environment: [String: String] {
        [
            "CFFIXED_USER_HOME": path, "XDG_CONFIG_HOME": path + "/Library/Preferences",
            "XDG_DATA_HOME": path + "/Library/Application Support", "XDG_CACHE_HOME": path + "/Library/Caches",
            "TMPDIR": path + "/tmp",
        ]
    }

    /// The next launch begins anew. It is told which scene sessions are gone.
    package func discardState() {
        let folder = path + "/" + SavedState.folder + "/"
        let files = FileManager.default
        for name in [SavedState.interface, SavedState.restoring] { try? files.removeItem(atPath: folder + name) }
        guard files.fileExists(atPath: folder + SavedState.sessions) else { return }
        try? files.removeItem(atPath: folder + SavedState.discarded)
        try? files.moveItem(atPath: folder + SavedState.sessions, toPath: folder + SavedState.discarded)
    }

    package func removeIfTemporary() {
        if isTemporary { try? FileManager.default.removeItem(atPath: path) }
    }
}
