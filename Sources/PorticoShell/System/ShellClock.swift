import Foundation
import Synchronization

/// The time that background limits are counted in: the machine's, or one that a story or a test moves.
package final class ShellClock: Sendable {
    private let bits: Atomic<UInt64>
    private static let real = UInt64.max

    /// The machine's monotonic clock.
    package init() { bits = Atomic(Self.real) }

    package init(virtualStart: Double) { bits = Atomic(virtualStart.bitPattern) }

    package var isVirtual: Bool { bits.load(ordering: .acquiring) != Self.real }

    /// Seconds, never going back; on the real clock the same that `CACurrentMediaTime()` says in every app.
    package var now: Double {
        let value = bits.load(ordering: .acquiring)
        return value == Self.real ? Self.machineTime : Double(bitPattern: value)
    }

    func setTime(to time: Double) {
        precondition(isVirtual, "Only a virtual clock can be set.")
        bits.store(time.bitPattern, ordering: .releasing)
    }

    static var machineTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
