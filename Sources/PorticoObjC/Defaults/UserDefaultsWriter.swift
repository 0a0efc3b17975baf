import CRuntime
import Foundation

/// Writes changed user defaults to their files, off the thread that changes them: soon after a change, many changes together,
/// and at once where the process may not run on. Until then a journal has them, for the next launch.
///
/// - From: `UserDefaultsHooks`, the app's way to the background and to its end
/// - To: `UserDefaults.synchronize()`, `UserDefaultsJournal`
package final class UserDefaultsWriter: @unchecked Sendable {
    package static let shared = UserDefaultsWriter()
    /// Seconds of the machine between the first change and the writing, where the last one took no time.
    private static let leastDelay = 0.05

    private let queue = DispatchQueue(label: "portico.user-defaults", qos: .utility)
    /// Held while a value is set and noted, so that the journal has changes in their order. Setting a URL sets its path.
    private let lock = NSRecursiveLock()
    // Guarded by the lock.
    private var changed: [ObjectIdentifier: UserDefaults] = [:]
    private var isScheduled = false
    private var delay = UserDefaultsWriter.leastDelay
    private var isFailing = false
    private var journal: UserDefaultsJournal?
    /// Changes within changes, and whether the journal had no room for one of them.
    private var nesting = 0
    private var isJournalFull = false
    private var hasTold = false

    /// Keeps a journal in a container from here on, and takes over what an earlier process could not write any more.
    ///
    /// - Parameters:
    ///   - journal: of a folder of the container.
    ///   - set: sets or, with nil, removes a value, without being told of it.
    func begin(in journal: UserDefaultsJournal, _ set: (UserDefaults, _ value: Any?, _ key: String) -> Void) {
        for record in journal.records() {
            guard let defaults = record.suite.map({ UserDefaults(suiteName: $0) }) ?? .standard else { continue }
            let list = record.value.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
            let value = (list as? [Any])?.first
            // A list that can't be read says nothing of what is there.
            if value == nil, record.value != nil { continue }
            set(defaults, value, record.key)
            lock.withLock { changed[ObjectIdentifier(defaults)] = defaults }
        }
        lock.withLock { self.journal = journal }
        flush()
    }

    /// The file has all values of its domain, so that an app which goes on changing them would do nothing but write a large one.
    static func delay(after seconds: Double) -> Double { max(leastDelay, 4 * seconds) }

    /// Changes a value by `body`, and sees to its being written. It waits for that only where the journal is full.
    func change(_ defaults: UserDefaults, _ value: Any?, forKey key: String, _ body: () -> Void) {
        let (isFirst, isDue) = lock.withLock {
            nesting += 1
            body()
            nesting -= 1
            changed[ObjectIdentifier(defaults)] = defaults
            if let record = Self.record(defaults, value, key), journal?.append(record) == false { isJournalFull = true }
            // Whoever holds the lock may not wait for the queue.
            let isDue = isJournalFull && nesting == 0 && !isFailing
            if nesting == 0 { isJournalFull = false }
            defer { isScheduled = true }
            return (!isScheduled, isDue)
        }
        if isDue {
            flush()
        } else if isFirst {
            queue.asyncAfter(deadline: .now() + lock.withLock { delay }) { self.write() }
        }
    }

    private static func record(_ defaults: UserDefaults, _ value: Any?, _ key: String) -> UserDefaultsJournal.Record? {
        let suite = Mirror(reflecting: defaults).children.first { $0.label == "suite" }?.value as? String
        guard let value else { return UserDefaultsJournal.Record(suite: suite, key: key, value: nil) }
        // What is no property list is a URL, whose path is set in its place.
        guard let data = data([value]) else { return nil }
        return UserDefaultsJournal.Record(suite: suite, key: key, value: data)
    }

    private static func data(_ list: NSArray) -> Data? {
        var count = 0
        let bytes = withExtendedLifetime(list) {
            portico_copy_binary_property_list(Unmanaged.passUnretained(list).toOpaque(), &count)
        }
        return bytes.map { Data(bytesNoCopy: $0, count: count, deallocator: .free) }
    }

    /// Returns when everything that was changed before is in its file.
    package func flush() { queue.sync { write() } }

    private func write() {
        let (due, last) = lock.withLock {
            let due = changed
            changed = [:]
            isScheduled = false
            return (due, journal?.rotate())
        }
        let begin = DispatchTime.now().uptimeNanoseconds
        let failed = due.filter { !$0.value.synchronize() }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e9
        lock.withLock {
            delay = Self.delay(after: seconds)
            isFailing = !failed.isEmpty
            // Written with the next change, or at the end.
            changed.merge(failed) { $1 }
            if failed.isEmpty, !due.isEmpty, let last { journal?.remove(upTo: last) }
        }
        if failed.isEmpty { hasTold = hasTold && due.isEmpty } else { tell() }
    }

    /// Once until it goes well again: an app may change its defaults with every frame.
    private func tell() {
        if hasTold { return }
        hasTold = true
        let message = "error: user defaults could not be written to \(NSHomeDirectory()): "
        FileHandle.standardError.write(
            Data((message + "is the folder there and writable, and the disk not full?\n").utf8))
    }
}
