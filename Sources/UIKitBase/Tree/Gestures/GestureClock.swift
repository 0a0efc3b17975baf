import Foundation
import QuartzCore

/// Time limits of gestures on the media clock, so that they pass in step with a virtual clock too.
///
/// - From: recognisers that wait
/// - To: `AppRuntime`, which calls `fire(at:)` each frame
@MainActor package enum GestureClock {
    @InSession private static var waiting: [(time: TimeInterval, block: () -> Void)] = []
    /// Set by the runtime when its own frames drive the clock; else the main queue does.
    @InSession package static var isDrivenByFrames = false

    package static func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
        let time = CACurrentMediaTime() + delay
        waiting.append((time, block))
        guard !isDrivenByFrames else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay + 0.001) {
            MainActor.assumeIsolated { fire(at: CACurrentMediaTime()) }
        }
    }

    package static func fire(at now: TimeInterval) {
        guard !waiting.isEmpty else { return }
        let due = waiting.filter { $0.time <= now }.sorted { $0.time < $1.time }
        waiting.removeAll { $0.time <= now }
        for entry in due { entry.block() }
    }
}
