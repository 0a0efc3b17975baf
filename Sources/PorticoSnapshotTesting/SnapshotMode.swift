import Foundation

/// What happens to a snapshot that has no file yet, or differs from it.
public enum SnapshotMode: String, CaseIterable, Sendable {
    /// Every snapshot has to be there and be the same; nothing is written. The default where `CI` is set in the environment.
    case compare
    /// A snapshot that isn't there is written, and passes; one that is there has to be the same. The default.
    case missing
    /// What isn't there, or differs, is written, and passes.
    case record

    /// What the run was started with: `PORTICO_SNAPSHOTS`, which `portico test --snapshots` sets, else by whether it runs on a machine of
    /// continuous integration.
    static func ofProcess(_ environment: [String: String]) -> SnapshotMode {
        if let name = environment["PORTICO_SNAPSHOTS"], let mode = SnapshotMode(rawValue: name) { return mode }
        let isOnServer = environment["CI"].map { !$0.isEmpty && $0 != "false" && $0 != "0" } ?? false
        return isOnServer ? .compare : .missing
    }
}
