import Dispatch
import Foundation
import Synchronization

/// Watches one open file or folder with Linux's inotify and says what happened in the words of Darwin's kernel events.
final class FileWatch: Sendable {
    private nonisolated(unsafe) let source: any DispatchSourceRead
    private let hasStopped = Mutex(false)

    /// The facts about a file when it was last looked at.
    private struct Facts {
        var size: Int64
        var links: UInt64
        var isFolder: Bool

        init?(_ file: Int32) {
            var facts = stat()
            guard fstat(file, &facts) == 0 else { return nil }
            size = Int64(facts.st_size)
            links = UInt64(facts.st_nlink)
            isFolder = facts.st_mode & S_IFMT == S_IFDIR
        }
    }

    /// Nil where the file can't be watched: the source exists and stays silent then.
    init?(_ file: Int32, deliver: @escaping @Sendable (UInt) -> Bool) {
        let notifier = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard notifier >= 0, let facts = Facts(file) else { return nil }
        let wanted =
            UInt32(IN_MODIFY) | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_CREATE)
            | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
        guard inotify_add_watch(notifier, "/proc/self/fd/\(file)", wanted) >= 0 else {
            close(notifier)
            return nil
        }
        nonisolated(unsafe) let events = DispatchSource.makeReadSource(
            fileDescriptor: notifier, queue: DispatchQueue(label: "portico.file-watch"))
        source = events
        let last = Mutex(facts)
        source.setEventHandler {
            let happened = last.withLock { Self.readChanges(notifier, file, &$0) }
            if happened != 0, !deliver(happened) { events.cancel() }
        }
        source.setCancelHandler { close(notifier) }
        source.resume()
    }

    func stopWatching() {
        let isFirst = hasStopped.withLock { stopped -> Bool in
            defer { stopped = true }
            return !stopped
        }
        if isFirst { source.cancel() }
    }

    private static func readChanges(_ notifier: Int32, _ file: Int32, _ last: inout Facts) -> UInt {
        var happened: DispatchSource.FileSystemEvent = []
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 8)
        defer { buffer.deallocate() }
        while true {
            let count = Glibc.read(notifier, buffer.baseAddress, buffer.count)
            guard count > 0 else { break }
            var offset = 0
            while offset + 16 <= count {
                let mask = buffer.load(fromByteOffset: offset + 4, as: UInt32.self)
                let length = Int(buffer.load(fromByteOffset: offset + 12, as: UInt32.self))
                happened.formUnion(events(of: mask, file, &last))
                offset += 16 + length
            }
        }
        return happened.rawValue
    }

    private static func events(
        of mask: UInt32, _ file: Int32, _ last: inout Facts
    ) -> DispatchSource.FileSystemEvent {
        func has(_ bit: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: bit) != 0 }
        var events: DispatchSource.FileSystemEvent = []
        let now = Facts(file)
        if has(IN_MODIFY) {
            events.insert(.write)
            if let now, now.size > last.size { events.insert(.extend) }
        }
        if has(IN_CREATE) || has(IN_DELETE) || has(IN_MOVED_FROM) || has(IN_MOVED_TO) { events.insert(.write) }
        if has(IN_MOVE_SELF) { events.insert(.rename) }
        if has(IN_DELETE_SELF) { events.insert(.delete) }
        if has(IN_ATTRIB) {
            // A file that is open and has lost its last name sends no more than this.
            if let now, now.links == 0 {
                events.insert(.delete)
            } else if let now, now.links != last.links {
                events.insert(.link)
            } else {
                events.insert(.attrib)
            }
        }
        if let now { last = now }
        return events
    }
}
