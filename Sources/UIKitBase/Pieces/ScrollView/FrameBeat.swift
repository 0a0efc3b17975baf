import Foundation
import QuartzCore

/// Calls its body once a frame while it runs.
///
/// - From: `UIScrollView`
/// - To: `GestureClock`, which knows whose clock counts
@MainActor package final class FrameBeat {
    private let body: (TimeInterval) -> Void
    private var round = 0

    package init(_ body: @escaping (TimeInterval) -> Void) { self.body = body }

    package var isRunning = false {
        didSet {
            guard isRunning != oldValue else { return }
            round += 1
            if isRunning { schedule() }
        }
    }

    private func schedule() {
        let mine = round
        GestureClock.after(1.0 / 60 - 1e-6) { [weak self] in
            guard let self, self.isRunning, self.round == mine else { return }
            self.body(CACurrentMediaTime())
            if self.isRunning, self.round == mine { self.schedule() }
        }
    }
}
