import Foundation
import PorticoRenderModel

/// The main thread's beat: once a frame, while somebody listens. Display links and layers that animate keys of their own do.
///
/// On a virtual clock the runtime calls `tick(at:)` after moving the clock; on the real one a run loop timer on the grid of frames does.
/// Main thread only, but for `startRedrawing`.
///
/// - From: `AppRuntime`, a run loop timer
/// - To: `CADisplayLink`, `CALayer.setNeedsDisplay()`
package final class FrameTicker {
    package nonisolated(unsafe) static let shared = FrameTicker()

    /// Seconds between frames.
    package static let interval = 1.0 / 60
    /// Frames come from `tick(at:)` only.
    package var isDrivenByFrames = false
    /// No app in the background sees frames go by.
    package var isSuspended = false

    private var links: [CADisplayLink] = []
    private var redrawing: [any Redrawing] = []
    private var timer: Timer?

    /// The first frame after `time`.
    static func nextFrame(after time: Double) -> Double { ((time / interval + 1e-6).rounded(.down) + 1) * interval }

    package func tick(at time: Double) {
        if isSuspended { return }
        for link in links { link.fire(at: time) }
        redraw()
    }

    // MARK: Display links

    /// On a virtual clock a link beats with the frames, whatever its run loop.
    func add(_ link: CADisplayLink) { if !links.contains(where: { $0 === link }) { links.append(link) } }
    func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

    // MARK: Layers

    func startRedrawing(_ layer: any Redrawing) {
        if !Thread.isMainThread { return performOnMainLoop { [self] in startRedrawing(layer) } }
        if !redrawing.contains(where: { $0 === layer }) { redrawing.append(layer) }
        guard !isDrivenByFrames, timer == nil else { return }
        let timer = Self.makeTimer(every: 1) { [unowned self] _ in if !isSuspended { redraw() } }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func redraw() {
        for layer in redrawing where layer.isRedrawing { layer.setNeedsDisplay() }
        redrawing.removeAll { !$0.isRedrawing }
        if redrawing.isEmpty, let timer {
            timer.invalidate()
            self.timer = nil
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

/// What is drawn anew in each frame while some animation of its own keys runs.
protocol Redrawing: AnyObject {
    var isRedrawing: Bool { get }
    func setNeedsDisplay()
}
