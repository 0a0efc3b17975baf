import Foundation
import PorticoHost

/// Hears from the kernel that processes wait for memory (pressure stall information).
///
/// - From: `/proc/pressure/memory`, or the `memory.pressure` of a control group
/// - To: `SystemShell.memoryPressure()`
final class MemoryPressureMonitor {
    private let descriptor: Descriptor
    let number: Int32

    /// Nil where the kernel has no such thing, or does not allow it here.
    init?(path: String) {
        let file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        descriptor = Descriptor(owning: file)
        number = file
        // Any task stalled for a tenth of two seconds. Windows of whole two seconds need no privilege.
        let trigger = "some 200000 2000000"
        guard trigger.withCString({ write(file, $0, strlen($0) + 1) }) > 0 else { return nil }
    }
}
