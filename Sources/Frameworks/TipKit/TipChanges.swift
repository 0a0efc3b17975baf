import Foundation
import Observation

/// Whom views ask, so that they are evaluated anew when any tip has changed.
@MainActor @Observable final class TipChanges {
    static let shared = TipChanges()
    private(set) var generation = 0

    nonisolated static func announceChange() {
        if Thread.isMainThread {
            MainActor.assumeIsolated { shared.generation += 1 }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { shared.generation += 1 } }
        }
    }

    /// The status as of now; whoever evaluates a view hears of the next change.
    static func status(of tip: any Tip) -> Tips.Status {
        _ = shared.generation
        return TipStore.shared.status(of: tip)
    }
}
