import Synchronization

/// The last status that a stream gave.
final class LastStatus: Sendable {
    private let last = Mutex<Tips.Status?>(nil)

    /// The new status, unless it is the last.
    func replace(with status: Tips.Status) -> Tips.Status? {
        last.withLock { last in
            guard last != status else { return nil }
            last = status
            return status
        }
    }
}
