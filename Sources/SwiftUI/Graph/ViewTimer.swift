import PorticoObjC
import QuartzCore
import UIKit

/// Calls an action at a date, and says what date it is meanwhile.
///
/// Where frames come from a virtual clock, as in tests, its time counts as well as the machine's: whichever has gone further since the timer was
/// made. What one waits for by advancing frames comes, and so does what one waits for in a run loop.
@MainActor final class ViewTimer {
    private let start = (date: Date(), time: CACurrentMediaTime())
    private var timer: Timer?
    /// Counts the waits, so that a frame's call that is out of date does nothing.
    private var waits = 0
    /// The date that was waited for last. A clock may show a hair less when it calls.
    private var reached = Date.distantPast

    /// The date that views see. It doesn't go back.
    var now: Date {
        let date = max(Date(), reached)
        guard FrameTimer.shared.isDrivenByFrames else { return date }
        return max(date, start.date.addingTimeInterval(CACurrentMediaTime() - start.time))
    }

    /// Calls the action once at the date, in place of what was waited for before.
    func waitForDate(_ date: Date, _ action: @escaping @MainActor () -> Void) {
        cancel()
        let wait = waits
        let end: @MainActor () -> Void = { [weak self] in
            guard let self, waits == wait else { return }
            cancel()
            reached = date
            action()
        }
        let made = Timer(_porticoFire: date, interval: 0, repeats: false) { _ in MainActor.assumeIsolated { end() } }
        RunLoop.main.add(made, forMode: .common)
        timer = made
        guard FrameTimer.shared.isDrivenByFrames else { return }
        FrameTimer.shared.call(after: date.timeIntervalSince(now)) { MainActor.assumeIsolated { end() } }
    }

    func cancel() {
        waits += 1
        timer?.invalidate()
        timer = nil
    }
}
