import Foundation

/// How many files this process may have open. The server's event loops, the apps' channels and pictures, and the compilers' pipes each need
/// some; the libraries beneath end the process where they get none.
enum OpenFiles {
    /// Enough for a simulator with four devices and their viewers.
    private static let wanted: rlim_t = 1024
    /// The number of files that any command needs.
    private static let least: rlim_t = 64

    /// Raises the limit as far as the process may; returns what is wrong where that isn't enough.
    static func shortage() -> String? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < wanted else {
            return nil
        }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        guard limit.rlim_cur < least else { return nil }
        return "only \(limit.rlim_cur) files may be open at once, and portico needs \(least): raise the limit "
            + "with “ulimit -n \(wanted)”, or where your system sets it (“ulimit -Hn” says how far you may)"
    }
}
