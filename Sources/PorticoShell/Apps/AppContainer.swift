import Foundation
import PorticoHost

/// The folder that an app takes for its home, so that it meets neither the user's files nor, unless asked to, those of its last
/// run. Nobody but its user reads it.
package struct AppContainer {
    package let path: String
    private let isTemporary: Bool
    private let lock: ContainerLock
    private static let prefix = "portico-app-"

    package init(_ named: String?) throws {
        isTemporary = named == nil
        path = named ?? Self.temporaryPath(in: NSTemporaryDirectory())
        try AppContainerFolders(path).makeFolders()
        lock = try ContainerLock(path)
    }

    /// It names the process that made it, for good: an id alone is given to others later.
    static func temporaryPath(in folder: String) -> String {
        let start = ProcessStatus(process: getpid())?.startTime ?? 0
        return "\(folder)/\(prefix)\(getpid())-\(start)-\(UUID().uuidString)"
    }

    /// Removes temporary containers whose shell was killed.
    package static func removeLeft(in folder: String = NSTemporaryDirectory()) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix(prefix) {
            let parts = name.dropFirst(prefix.count).split(separator: "-")
            guard parts.count > 2, let process = Int32(parts[0]), let start = Int(parts[1]) else { continue }
            if ProcessStatus(process: process)?.startTime == start { continue }
            var status = stat()
            let path = folder + "/" + name
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
                continue
            }
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    /// The variables that make Foundation look there. `HOME` stays: other libraries' caches (fonts) depend on it.
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

    /// Removes what a process of the app was in the middle of writing when it was killed; none may run.
    package func removeUnfinishedFiles() {
        if !isTemporary { UnfinishedFiles.remove(below: path) }
    }

    package func removeIfTemporary() {
        if isTemporary { try? FileManager.default.removeItem(atPath: path) }
    }
}
