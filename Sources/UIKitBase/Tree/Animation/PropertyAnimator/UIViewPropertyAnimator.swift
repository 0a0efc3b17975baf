import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// Animates what its blocks change, and lets go of it, hold it, move it by hand, turn it round and go on.
///
/// The views' properties have their final values from the start; what is shown moves. At the end at `start` they get their old ones back.
///
/// - From: an app
/// - To: `AnimatorTrack`s, the animations of one property each, made anew whenever the course changes
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
    /// The pace over the whole duration, a copy of what the animator was made with.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Seconds for the whole way; a spring with constants of its own has a duration of its own.
    open private(set) var duration: TimeInterval
    /// What `startAnimation(afterDelay:)` was given.
    open internal(set) var delay: TimeInterval = 0

    /// Whether views that it animates take touches. Yes by default.
    open var isUserInteractionEnabled = true
    /// Whether the app finds the views under a finger itself, by what is shown. Kept (DEV-211); false by default.
    open var isManualHitTestingEnabled = false
    /// Whether it can be paused, stopped, reversed and moved by hand. Yes by default; set it before the start.
    open var isInterruptible = true
    /// Whether `fractionComplete` moves the views evenly, whatever the pace. Yes by default.
    open var scrubsLinearly = true
    /// Whether it stays active, paused, when it comes to its end, and calls no completion.
    open var pausesOnCompletion = false

    /// Whether it is under way or held (`active`), stopped for good, or neither. Starts at `inactive`.
    open internal(set) var state = UIViewAnimatingState.inactive

    final var course = AnimatorCourse()
    final var tracks: [AnimatorTrack] = []
    final var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
    final var completions: [(UIViewAnimatingPosition) -> Void] = []
    final var views: [UIView] = []
    /// The animation whose end is the animator's, on a layer of the screen's own.
    final var clock: AnimatorClock?
    final var pendingStart: AnimatorClock?
    final var options: UIView.AnimationOptions = []

    /// Makes an inactive animator. `duration` is in seconds; a spring with constants of its own has its own instead.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters.copy(with: nil) as? any UITimingCurveProvider
        self.duration = parameters.timing.fullDuration(duration)
        super.init()
    }

    /// Makes an inactive animator with one of UIKit's curves, in seconds, and its first block.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an inactive animator with a cubic curve from (0, 0) to (1, 1) by two control points, whose x lies in 0…1.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }

    /// Makes an inactive animator with a spring that rests after `duration` seconds; at a ratio of 1 it doesn't overshoot.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// One that is under way already.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = make(duration, options)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return unsafeDowncast(animator, to: Self.self)
    }

    private class func make(_ duration: TimeInterval, _ options: UIView.AnimationOptions) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: options.curve))
        animator.options = options
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        return animator
    }

    /// Not when the app ends, where iOS releases nothing.
    @InProcess package static var mayNotGo = true

    deinit {
        MainActor.assumeIsolated {
            if Self.mayNotGo, state == .stopped || state == .active {
                FatalException.internalInconsistency.raise(
                    "It is an error to release a paused or stopped property animator. Property "
                        + "animators must either finish animating or be explicitly stopped and finished before they can be released."
                )
            }
        }
    }

    /// An inactive animator with the same pace, duration and blocks.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { AnimatorBox(value: copied()) }.value
    }

    // MARK: UIViewImplicitlyAnimating

    /// What `animation` changes is animated over the rest of the time. While stopped it may not be called.
    open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }
    /// `delayFactor` 0…1 of the remaining time passes before it begins.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        add(animation, delayFactor: delayFactor)
    }
    /// Called in order when it ends, unless it is stopped without finishing.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// From where it is paused to the end. `durationFactor` of the whole duration, or with 0 what is left of it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        goOn(parameters, durationFactor)
    }

    // MARK: UIViewAnimating

    /// Whether the views move, or wait for a delay to pass; false while paused.
    open var isRunning: Bool { state == .active && (course.isMoving || pendingStart != nil) }
    /// Whether it goes from the end to the start. A change while it moves
    /// turns it round; of one that isn't interruptible it raises an exception.
    open var isReversed: Bool {
        get { course.isReversed }
        set { reverse(newValue) }
    }
    /// The part of the way that is done, 0…1; 0 while inactive. Setting it pauses and moves the views there,
    /// clamped to that range; of a stopped animator, or of one that may not be interrupted, it raises an exception.
    open var fractionComplete: CGFloat {
        get { currentFraction }
        set { scrub(to: newValue) }
    }
    /// Starts, or goes on after a pause. A stopped animator raises an exception; one that moves already is left alone.
    open func startAnimation() { start() }
    /// Runs the blocks now, so that the properties have their final values, and moves the views after `delay` seconds.
    open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
    /// Holds the views where they are; an inactive animator becomes active and is held at
    /// its start. Raises an exception if it is stopped, or under way and not interruptible.
    open func pauseAnimation() { pause() }
    /// Ends the movement where it is, which becomes the views' real state. With true the animator is inactive at once
    /// and calls no completion; with false `finishAnimation(at:)` must follow. An animator that isn't active ignores it.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
    /// Brings a stopped animator's views to a position, calls the completions
    /// and makes it inactive. Raises an exception unless it is `stopped`.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finishStopped(at: finalPosition) }
}

/// Carries an object of the main thread out of `assumeIsolated`.
struct AnimatorBox: @unchecked Sendable {
    let value: UIViewPropertyAnimator
}
