import Foundation

/// The work that an app may do before something is done. On a virtual clock a loaded machine is no fault of the app's: what counts is the
/// time that the app itself computes, and an app that waits for nothing that will come is known by computing nothing at all.
///
/// - From: `AppProcess`, `SystemShell.askProcess`, each time that so many seconds of machine time have passed
package struct WorkLimit {
    /// The seconds of computing.
    private let seconds: Double
    private let first: Int
    private var last: Int
    private var looks = 0
    /// Whatever it does: a thread that wakes up now and then doesn't keep a hang alive for ever.
    private static let mostLooks = 20

    /// - Parameter status: nil for an app that isn't there yet.
    package init(seconds: Double, _ status: ProcessStatus?) {
        self.seconds = seconds
        first = status?.cpuTicks ?? 0
        last = first
    }

    /// Asked after each `seconds` of machine time.
    package mutating func isOver(_ status: ProcessStatus?, ticksPerSecond: Int = sysconf(Int32(_SC_CLK_TCK))) -> Bool {
        guard let status else { return true }
        if status.isHeld { return false }
        looks += 1
        defer { last = status.cpuTicks }
        if Double(status.cpuTicks - first) >= seconds * Double(ticksPerSecond) || looks >= Self.mostLooks {
            return true
        }
        // Ready to run, or waiting for a disk: the machine keeps it waiting.
        return status.cpuTicks == last && status.state != "R" && status.state != "D"
    }
}
