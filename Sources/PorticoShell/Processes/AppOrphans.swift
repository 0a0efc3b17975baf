import CHost
import Foundation
import PorticoHost
import Synchronization

/// Ends what an app has started and left behind: children that have a session or a group of their own outlive a signal to the app's.
/// They are known by a mark in their environment, which children inherit, and by being children of children: an app that hides one from
/// both keeps it (DEV-514).
///
/// - From: `AppProcess`, when the app has ended
/// - To: the kernel
package enum AppOrphans {
    /// Whose parent has ended becomes the shell's child, not the machine's first process's.
    static func adoptOrphans() {
        portico_adopt_orphans()
        _ = guardian
    }

    /// Ends the apps of this process and all that they have started, also when this process is killed.
    private static let guardian: Void = {
        let own = mark(number: 0)
        _ = portico_start_guardian("\(HostProtocol.markVariable)=" + own.dropLast(1))
    }()

    private static let launches = Atomic(0)

    /// The mark of the next launch of an app.
    static func newMark() -> String { mark(number: launches.add(1, ordering: .relaxed).newValue) }

    private static func mark(number: Int) -> String {
        "\(getpid())-\(ProcessStatus(process: getpid())?.startTime ?? 0)-\(number)"
    }

    /// Ends all processes with the mark, and those below `process`, but not that one itself.
    static func endApps(mark: String, below process: Int32) {
        var ended: Set<Int32> = []
        defer { collectEnded(ended) }
        // As long as some are found: one may be starting another.
        for _ in 0..<8 {
            let all = table()
            var found = Set(all.keys.filter { $0 != process && $0 != getpid() && environment(of: $0, has: "=" + mark) })
            var isGrowing = process > 0
            while isGrowing {
                let more = all.filter { ($0.value == process || found.contains($0.value)) && !found.contains($0.key) }
                found.formUnion(more.keys.filter { $0 != process })
                isGrowing = !more.isEmpty
            }
            if found.isEmpty { return }
            for id in found { kill(id, SIGKILL) }
            collectEnded(ended)
            ended = found
        }
    }

    /// Those that have become the shell's children; of others that is somebody else's matter.
    private static func collectEnded(_ ended: Set<Int32>) {
        for id in ended {
            var status: Int32 = 0
            waitpid(id, &status, 0)
        }
    }

    /// Ends what shells left behind that were killed themselves.
    package static func endLeft() {
        for id in table().keys where id != getpid() {
            guard let mark = mark(of: id) else { continue }
            let parts = mark.split(separator: "-")
            guard parts.count == 3, let shell = Int32(parts[0]), let start = Int(parts[1]) else { continue }
            if ProcessStatus(process: shell)?.startTime != start { kill(id, SIGKILL) }
        }
    }

    /// Every process of this user, with its parent.
    private static func table() -> [Int32: Int32] {
        var result: [Int32: Int32] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let id = Int32(name), let text = KernelFile.readFile("/proc/\(id)/stat"),
                let close = text.lastIndex(of: UInt8(ascii: ")"))
            else { continue }
            let fields = text[(close + 1)...].split(separator: UInt8(ascii: " "))
            guard fields.count > 1, fields[0] != Data("Z".utf8),
                let parent = Int32(String(decoding: fields[1], as: UTF8.self))
            else { continue }
            result[id] = parent
        }
        return result
    }

    private static func mark(of process: Int32) -> String? {
        guard let data = KernelFile.readFile("/proc/\(process)/environ") else { return nil }
        let name = Data((HostProtocol.markVariable + "=").utf8)
        return data.split(separator: 0).first { $0.starts(with: name) }
            .map { String(decoding: $0.dropFirst(name.count), as: UTF8.self) }
    }

    private static func environment(of process: Int32, has mark: String) -> Bool {
        self.mark(of: process).map { "=" + $0 == mark } ?? false
    }
}
