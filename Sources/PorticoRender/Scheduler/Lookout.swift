import CKernels
import Foundation
import PorticoRenderModel
import Synchronization

/// Looks for news for a moment before a thread goes to sleep: where an answer comes at once, sleeping and being woken would take
/// longer than the work. Where looking was in vain, because the work is long or other processes have the cores, it is left out for
/// a while: longer each time.
///
/// - From: `RenderInbox`.
struct Lookout {
    /// In seconds: about what it takes to be woken.
    private static let patience = 50e-6
    /// On a single core nobody else gets on while somebody looks.
    private static let hasOtherCores = ProcessInfo.processInfo.activeProcessorCount > 1
    private static let shortestPause = 16, longestPause = 4096

    /// The next calls that return at once, and how many will after the next failure.
    private var left = 0
    private var pause = shortestPause

    /// Returns when the counter is above `seen`, or soon.
    mutating func look(at counter: borrowing Atomic<Int>, beyond seen: Int) {
        guard Self.hasOtherCores, counter.load(ordering: .relaxed) <= seen else { return }
        if left > 0 {
            left -= 1
            return
        }
        let end = MediaClock.machineTime + Self.patience
        while MediaClock.machineTime < end {
            for _ in 0..<16 { ck_pause() }
            if counter.load(ordering: .relaxed) > seen {
                pause = Self.shortestPause
                return
            }
        }
        left = pause
        pause = min(pause * 4, Self.longestPause)
    }
}
