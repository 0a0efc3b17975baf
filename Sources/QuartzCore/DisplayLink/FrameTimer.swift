import Foundation
import PorticoRenderModel

/// The main thread's timer, whose beats are the screen's frames: it serves display links, layers that draw keys of their own anew, and
/// whoever waits for a time (`call(after:_:)`) or works once a frame (`Loop`).
///
/// On a virtual clock only `tick(at:)` makes time pass: a wait ends in the first tick at or after its time. On the real clock a run loop
/// timer on the grid of frames does, armed only while somebody waits: a wait ends on the first frame at or after its time, and the next
/// beat of a loop is one frame after the last one, however late that came. Main thread only, but for `startRedrawing`.
///
/// - From: `AppRuntime`, run loop timers
/// - To: `CADisplayLink`, `CALayer.setNeedsDisplay()`, gestures, scroll views, whatever else waits in UIKit
package final class FrameTimer {
    package nonisolated(unsafe) static let shared = FrameTimer()

    /// Seconds between frames.
    package static let interval = 1.0 / 60
    /// Seconds by which the next frame may come early and still count as the next one.
    private static let tolerance = 1e-6

    /// Whether frames come from `tick(at:)` only.
    package var isDrivenByFrames = false
    /// Whether display links and layers see no frames, as in the background. Waits go on.
    package var isSuspended = false

    private var links: [CADisplayLink] = []
    private var redrawing: [any Redrawing] = []
    private var redrawTimer: Timer?
    private var waits: [Wait] = []
    private var waitTimer: Timer?

    private struct Wait {
        let time: Double
        let block: () -> Void
    }

    private init() {}

    /// The first frame after `time`.
    static func nextFrame(after time: Double) -> Double { ((time / interval + 1e-6).rounded(.down) + 1) * interval }

    /// The first frame at or after `time`: the one on which a wait of the real clock ends.
    static func frame(endingWaitUntil time: Double) -> Double { nextFrame(after: time - 10 * tolerance) }

    /// The time until which somebody waits who is to be called on the frame after `now`.
    static func timeOfNextBeat(after now: Double, isDrivenByFrames: Bool) -> Double {
        (isDrivenByFrames ? now + interval : nextFrame(after: now)) - tolerance
    }

    /// A frame of the virtual clock: waits that are over end first, in the order of their times.
    package func tick(at time: Double) {
        endWaits(at: time)
        if isSuspended { return }
        for link in links { link.fireLink(at: time) }
        redrawLinks()
    }

    // MARK: Waits

    /// Calls `block` once, on the first frame at or after `delay` seconds from now.
    package func call(after delay: Double, _ block: @escaping () -> Void) {
        waitUntil(until: MediaClock.shared.now + delay, block)
    }

    /// Calls `block` once, on the next frame.
    package func callOnNextFrame(_ block: @escaping () -> Void) {
        waitUntil(until: Self.timeOfNextBeat(after: MediaClock.shared.now, isDrivenByFrames: isDrivenByFrames), block)
    }

    /// Forgets all waits: what waited in one app does not happen in the next.
    package func cancelWaits() {
        waits = []
        armWaitTimer()
    }

    private func waitUntil(until time: Double, _ block: @escaping () -> Void) {
        waits.append(Wait(time: time, block: block))
        armWaitTimer()
    }

    private func endWaits(at now: Double) {
        guard !waits.isEmpty else { return }
        let due = waits.filter { $0.time <= now }.sorted { $0.time < $1.time }
        waits.removeAll { $0.time <= now }
        for wait in due { wait.block() }
    }

    /// Arms the real clock's timer for the frame on which the earliest wait ends.
    private func armWaitTimer() {
        let next = isDrivenByFrames ? nil : waits.map(\.time).min()
        let frame = next.map(Self.frame(endingWaitUntil:))
        let fireDate = frame.map { Date(timeIntervalSinceNow: $0 - MediaClock.shared.now) }
        if let fireDate, let waitTimer, waitTimer.isValid, abs(waitTimer.fireDate.timeIntervalSince(fireDate)) < 1e-4 {
            return
        }
        waitTimer?.invalidate()
        waitTimer = nil
        guard let fireDate else { return }
        let made = Timer(_porticoFire: fireDate, interval: 0, repeats: false) { _ in
            Self.shared.waitTimer = nil
            Self.shared.endWaits(at: MediaClock.shared.now)
            Self.shared.armWaitTimer()
        }
        RunLoop.main.add(made, forMode: .common)
        waitTimer = made
    }

    // MARK: Display links

    /// On a virtual clock a link beats with the frames, whatever its run loop.
    func addLink(_ link: CADisplayLink) { if !links.contains(where: { $0 === link }) { links.append(link) } }
    func removeLink(_ link: CADisplayLink) { links.removeAll { $0 === link } }

    // MARK: Layers

    func startRedrawing(_ layer: any Redrawing) {
        if !Thread.isMainThread { return performOnMainLoop { [self] in startRedrawing(layer) } }
        if !redrawing.contains(where: { $0 === layer }) { redrawing.append(layer) }
        guard !isDrivenByFrames, redrawTimer == nil else { return }
        let timer = Self.makeTimer(every: 1) { [unowned self] _ in if !isSuspended { redrawLinks() } }
        RunLoop.main.add(timer, forMode: .common)
        redrawTimer = timer
    }

    private func redrawLinks() {
        for layer in redrawing where layer.isRedrawing { layer.setNeedsDisplay() }
        redrawing.removeAll { !$0.isRedrawing }
        if redrawing.isEmpty, let redrawTimer {
            redrawTimer.invalidate()
            self.redrawTimer = nil
        }
    }

    /// A timer of the real clock that fires on every n-th frame, with the frame's time.
    static func makeTimer(every frames: Int, _ body: @escaping (Double) -> Void) -> Timer {
        let now = MediaClock.shared.now
        nonisolated(unsafe) let body = body
        let first = Date(timeIntervalSinceNow: nextFrame(after: now) - now)
        return Timer(_porticoFire: first, interval: interval * Double(frames), repeats: true) { _ in
            // The frame that has just come.
            body(nextFrame(after: MediaClock.shared.now) - interval)
        }
    }
}

extension FrameTimer {
    /// Calls its body once a frame while it runs, first on the frame after the one in which it was started.
    package final class Loop {
        /// Takes the time, in seconds of the media clock.
        private let body: (Double) -> Void
        /// Counts starts and stops, so that a wait of an earlier run ends without a call.
        private var round = 0

        package init(_ body: @escaping (Double) -> Void) { self.body = body }

        package var isRunning = false {
            didSet {
                guard isRunning != oldValue else { return }
                round += 1
                if isRunning { scheduleTick() }
            }
        }

        private func scheduleTick() {
            let mine = round
            FrameTimer.shared.callOnNextFrame { [weak self] in
                guard let self, self.isRunning, self.round == mine else { return }
                self.body(MediaClock.shared.now)
                if self.isRunning, self.round == mine { self.scheduleTick() }
            }
        }
    }
}

/// An object that is drawn anew in each frame while some animation of its own keys runs.
protocol Redrawing: AnyObject {
    var isRedrawing: Bool { get }
    func setNeedsDisplay()
}
