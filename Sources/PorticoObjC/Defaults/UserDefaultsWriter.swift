import Foundation

/// Writes changed user defaults to their files, off the thread that changes them: soon after a change, many changes together,
/// and at once where the process may not run on.
///
/// - From: `UserDefaultsHooks`, the app's way to the background and to its end
/// - To: `UserDefaults.synchronize()`
package final class UserDefaultsWriter: @unchecked Sendable {
    package static let shared = UserDefaultsWriter()
    /// Seconds of the machine between the first change and the writing.
    private static let delay = 0.05

    private let queue = DispatchQueue(label: "portico.user-defaults", qos: .utility)
    private let lock = NSLock()
    // Guarded by the lock.
    private var changed: [ObjectIdentifier: UserDefaults] = [:]

    func changed(_ defaults: UserDefaults) {
        let isFirst = lock.withLock {
            changed[ObjectIdentifier(defaults)] = defaults
            return changed.count == 1
        }
        if isFirst { queue.asyncAfter(deadline: .now() + Self.delay) { self.write() } }
    }

    /// Returns when everything that was changed before is in its file.
    package func flush() { queue.sync { write() } }

    private func write() {
        let due = lock.withLock {
            let due = Array(changed.values)
            changed = [:]
            return due
        }
        for defaults in due where !defaults.synchronize() {
            let message = "error: user defaults could not be written to \(NSHomeDirectory()): "
            FileHandle.standardError.write(
                Data((message + "is the folder there and writable, and the disk not full?\n").utf8))
        }
    }
}
