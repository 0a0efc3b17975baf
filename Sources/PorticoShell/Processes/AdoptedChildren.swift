import CHost
import Foundation
import PorticoHost
import Synchronization

/// Collects what an app has started, has lost, and has ended by itself: such a process is the shell's child (`AppOrphans.adopt`), and one
/// that nobody collects keeps its number until the shell ends. An app may leave thousands.
///
/// The program around the shell has children of its own, for whose ends it waits itself. They are known apart by what a dead process still
/// has: the program's are in its own session, in its own group or at the head of theirs. An app's are in its group, in another session, or
/// in a group that somebody else began. One that heads a group in the session of a shell whose apps share it stays until the shell ends.
///
/// - From: `AppProcess`, every second while it runs and at its end
package enum AdoptedChildren {
    /// The processes of apps, whose ends `AppProcess` collects; each leads the group of its children.
    private static let apps = Mutex<Set<Int32>>([])

    static func addProcess(app process: Int32) { _ = apps.withLock { $0.insert(process) } }

    static func removeProcess(app process: Int32) { _ = apps.withLock { $0.remove(process) } }

    /// Returns how many there were.
    @discardableResult
    package static func collectEnded() -> Int {
        // Nearly always there are none, and the table of processes need not be read.
        guard portico_has_ended_child() != 0 else { return 0 }
        let (known, own, session, group) = (apps.withLock { $0 }, getpid(), getsid(0), getpgrp())
        var count = 0
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let id = Int32(name), !known.contains(id), let status = Dead(process: id), status.parent == own,
                known.contains(status.group) || status.session != session || status.group != id && status.group != group
            else { continue }
            var code: Int32 = 0
            if waitpid(id, &code, WNOHANG) == id { count += 1 }
        }
        return count
    }

    /// A process that has ended and isn't collected, as the kernel describes it.
    private struct Dead {
        let parent: Int32
        let group: Int32
        let session: Int32

        /// Nil for one that lives.
        init?(process: Int32) {
            guard let text = KernelFile.readFile("/proc/\(process)/stat"),
                // The name stands in parentheses and may hold anything.
                let close = text.lastIndex(of: UInt8(ascii: ")"))
            else { return nil }
            let fields = text[(close + 1)...].split(separator: UInt8(ascii: " ")).prefix(4).map {
                String(decoding: $0, as: UTF8.self)
            }
            guard fields.count == 4, fields[0] == "Z", let parent = Int32(fields[1]), let group = Int32(fields[2]),
                let session = Int32(fields[3])
            else { return nil }
            (self.parent, self.group, self.session) = (parent, group, session)
        }
    }
}
