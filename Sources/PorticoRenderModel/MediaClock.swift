import Foundation
import Synchronization

/// The one clock (`CACurrentMediaTime`). Nothing else reads the time.
///
/// Real by default. A virtual clock stands still until `advance(by:)`, so that a run is the same every time.
package final class MediaClock: Sendable {
    package static let shared = MediaClock()

    /// The virtual time's bits; all ones while the clock is real.
    private let virtual: Atomic<UInt64>
    private static let real = UInt64.max

    package init() { virtual = Atomic(Self.real) }

    package init(virtualStart: Double) { virtual = Atomic(virtualStart.bitPattern) }

    package var isVirtual: Bool { virtual.load(ordering: .acquiring) != Self.real }

    /// Seconds, from an arbitrary start, never going back.
    package var now: Double {
        let bits = virtual.load(ordering: .acquiring)
        return bits == Self.real ? Self.machineTime : Double(bitPattern: bits)
    }

    /// What the real clock says, whatever this one does: for durations that no virtual clock knows.
    package static var machineTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Makes the clock virtual, standing at `start`.
    package func useVirtual(start: Double = 0) { virtual.store(start.bitPattern, ordering: .releasing) }

    package func useReal() { virtual.store(Self.real, ordering: .releasing) }

    /// Moves a virtual clock on. A real one cannot be moved.
    package func advance(by seconds: Double) {
        precondition(isVirtual, "Only a virtual clock can be advanced; call useVirtual(start:) first.")
        set(to: now + seconds)
    }

    package func set(to time: Double) {
        precondition(isVirtual, "Only a virtual clock can be set; call useVirtual(start:) first.")
        virtual.store(time.bitPattern, ordering: .releasing)
    }
}
