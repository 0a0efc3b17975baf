/// Held while what layers store is read or changed where more than one thread reaches it: the tree, marks, what a commit collects.
/// Recursive. An app's code runs outside of it, unless the app itself has taken it.
enum TransactionLock {
    /// Nearly every app changes layers on its main thread only.
    private static let shared = FirstThreadLock()

    /// Whether more than one thread has changed layers.
    @inline(__always)
    static var isShared: Bool { shared.isShared }

    @inline(__always)
    static func lock() { shared.lock() }

    @inline(__always)
    static func unlock() { shared.unlock() }

    @inline(__always)
    static func with<R>(_ body: () throws -> R) rethrows -> R {
        shared.lock()
        defer { shared.unlock() }
        return try body()
    }
}
