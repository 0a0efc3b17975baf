import CoreFoundation
import Foundation
import PorticoObjC
import PorticoRenderModel
import PorticoTrace

/// A timer in step with the screen: sends its selector once a frame.
///
/// It keeps its target, and the run loops keep it, until `invalidate()`. In the background no frames come, so it stands still.
open class CADisplayLink: NSObject {
    private final var target: AnyObject?
    private final let selector: Selector
    private final var lastTime = 0.0
    private final var stopped = false
    private final var range = CAFrameRateRange.default
    private final var places: [Place] = []
    private final var timer: Timer?
    private final var countdown = 0

    private struct Place: Equatable {
        let loop: RunLoop
        let mode: RunLoop.Mode
        static func == (a: Place, b: Place) -> Bool { a.loop === b.loop && a.mode == b.mode }
    }

    /// `sel` takes the link, or nothing.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    // MARK: Times

    /// When the frame that is on the screen came, in seconds of `CACurrentMediaTime()`; 0 before the first.
    open var timestamp: CFTimeInterval { lastTime }
    /// When the frame will be shown that is being prepared.
    open var targetTimestamp: CFTimeInterval { lastTime == 0 ? 0 : lastTime + FrameTimer.interval * Double(divisor) }
    /// The seconds of a frame at the screen's own rate.
    open var duration: CFTimeInterval { FrameTimer.interval }

    // MARK: Pace

    /// Whether it is silent for now; false by default.
    open var isPaused: Bool {
        get { stopped }
        set {
            stopped = newValue
            scheduleLink()
        }
    }

    /// The rates that the app can do with; it gets the screen's rate or a whole part of it that is near `preferred`.
    open var preferredFrameRateRange: CAFrameRateRange {
        get { range }
        set {
            range = newValue
            scheduleLink()
        }
    }

    /// Frames a second, of which it gets a whole part of the screen's rate; 0, the default, is that rate.
    open var preferredFramesPerSecond: Int {
        get { Int(range.preferred ?? range.maximum) }
        set {
            preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: Float(newValue), preferred: Float(newValue))
        }
    }

    /// The number of frames of the screen that go by for each call; at least 1.
    open var frameInterval: Int {
        get { divisor }
        set {
            FatalException.invalidArgument.raise(
                unless: newValue >= 1, "CADisplayLink.frameInterval must be at least 1, not \(newValue).")
            preferredFramesPerSecond = newValue == 1 ? 0 : Int((1 / FrameTimer.interval / Double(newValue)).rounded())
        }
    }

    private final var divisor: Int {
        let wanted = Double(range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum)
        return wanted > 0 ? max(1, Int((1 / FrameTimer.interval / wanted).rounded())) : 1
    }

    // MARK: Run loops

    /// Lets it beat in a mode of a run loop, which keeps it; the same place twice counts once. Does nothing after `invalidate()`.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        let place = Place(loop: runloop, mode: mode)
        if !places.contains(place) { places.append(place) }
        scheduleLink()
    }

    /// Takes it out of a mode of a run loop; in none it is silent.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        let place = Place(loop: runloop, mode: mode)
        places.removeAll { $0 == place }
        scheduleLink()
    }

    /// Takes it out of all run loops and lets go of the target. It can't be used again.
    open func invalidate() {
        places = []
        scheduleLink()
        target = nil
    }

    /// Once for every change: out of the old timer, into a new one.
    private final func scheduleLink() {
        timer?.invalidate()
        timer = nil
        FrameTimer.shared.removeLink(self)
        guard !places.isEmpty, target != nil else { return }
        if FrameTimer.shared.isDrivenByFrames {
            FrameTimer.shared.addLink(self)
        } else if !stopped {
            let made = FrameTimer.makeTimer(every: divisor) { [unowned self] time in
                if !FrameTimer.shared.isSuspended { sendTick(at: time) }
            }
            for place in places { place.loop.add(made, forMode: place.mode) }
            timer = made
        }
    }

    /// A frame of the virtual clock.
    final func fireLink(at time: Double) {
        if stopped { return }
        countdown -= 1
        if countdown > 0 { return }
        countdown = divisor
        sendTick(at: time)
    }

    private final func sendTick(at time: Double) {
        guard let target else { return }
        lastTime = time
        // It may invalidate itself and be let go of meanwhile.
        withExtendedLifetime(self) { _ = PorticoObjC.perform(selector: selector, on: target, with: [self]) }
    }
}
