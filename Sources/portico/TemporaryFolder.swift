import Foundation

/// The folder for files of a moment, ours and those of the programs that are started: `TMPDIR`, else `/tmp`.
enum TemporaryFolder {
    /// Leaves a folder whose name the compiler can't read to others: its driver ends at a letter beyond ASCII. Returns what is wrong where
    /// nothing can be written.
    static func fault() -> String? {
        guard let folder = getenv("TMPDIR").map({ String(cString: $0) }), !folder.isEmpty else { return nil }
        if access(folder, W_OK | X_OK) != 0 {
            let reason = String(cString: strerror(errno))
            return
                "TMPDIR: \(folder): nothing can be written there (\(reason)): make the folder, or run “unset TMPDIR”, "
                + "which means /tmp"
        }
        if !folder.utf8.allSatisfy({ $0 < 0x80 }) { unsetenv("TMPDIR") }
        return nil
    }
}
