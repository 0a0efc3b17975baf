import Foundation

/// The kernel's description of a process (`/proc/PID/stat`).
package struct ProcessStatus: Equatable, Sendable {
    /// R running, S sleeping, D waiting for a disk, T stopped, t held by a debugger, Z dead and not yet collected.
    package var state: Character
    /// Clock ticks that it computed, in user and kernel mode.
    package var cpuTicks: Int
    /// When it started, in ticks since boot: with the id, it names a process for good.
    package var startTime: Int
    package var residentBytes: Int

    /// Nil when there is no such process.
    package init?(process: Int32) {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            // The name stands in parentheses and may hold anything.
            let close = text.lastIndex(of: ")")
        else { return nil }
        let fields = text[text.index(after: close)...].split(separator: " ")
        guard fields.count > 21, let state = fields[0].first, let user = Int(fields[11]), let system = Int(fields[12]),
            let start = Int(fields[19]), let pages = Int(fields[21])
        else { return nil }
        self.state = state
        cpuTicks = user + system
        startTime = start
        residentBytes = pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    package var isStopped: Bool { state == "T" }
    /// Whether a debugger holds it: whoever looks takes his time.
    package var isHeld: Bool { state == "t" }
}
