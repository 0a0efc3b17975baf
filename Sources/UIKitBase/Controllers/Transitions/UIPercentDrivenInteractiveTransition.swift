import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// Drives an animator's animation by a percentage: holds the time of the views and moves it as the percentage moves.
///
/// - From: a gesture recogniser's action
/// - To: `LayerClock`, `TransitionContext`
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: TransitionContext?
    private var held: [CALayer] = []
    private var begin: TimeInterval = 0
    private var isReturning = false
    /// Whether the animations have begun: those that are added begin at the commit, or before the time is moved.
    private var hasBegun = false
    /// An update, or an end, that came before the transition started.
    private var pending: CGFloat?
    /// Of an animator that can be interrupted; it is moved itself, not its layers' clocks.
    private var interruptible: (any UIViewImplicitlyAnimating)? { context?.interruptible }

    public override init() {
        super.init()
    }

    /// Seconds the animation takes without a finger.
    open private(set) var duration: CGFloat = 0
    /// 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest runs after the finger let go; 1 is the animation's own speed.
    open var completionSpeed: CGFloat = 1
    /// The curve that the transition's coordinator names for the rest; the rest itself keeps the animation's own. `easeInOut` by default.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The pace of the rest, where the animator can be interrupted; nil keeps the animator's own.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether a finger drives the transition from its beginning. True by default; with false it runs until `pause()` takes hold of it.
    open var wantsInteractiveStart = true

    /// Takes hold of the transition as it begins: its animation waits for `update(_:)`. Called by the system.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        duration = CGFloat(context.duration)
        percentComplete = 0
        isReturning = false
        if let interruptible {
            interruptible.pauseAnimation()
            if let pending { update(pending) }
            pending = nil
            return
        }
        begin = CACurrentMediaTime()
        held = context.drivenViews.map(\.layer)
        for layer in held { LayerClock.hold(layer, at: begin) }
        hasBegun = false
        CommitHandlers.afterCommit { [weak self] in self?.hasBegun = true }
        context.runAnimator()
        if let pending { update(pending) }
        pending = nil
    }

    /// Moves the transition to a part of its way, clamped to 0…1. Called before it has begun, it counts then.
    open func update(_ percentComplete: CGFloat) {
        guard let context else {
            pending = percentComplete
            return
        }
        guard context.isInteractive, !isReturning else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        if let interruptible {
            interruptible.fractionComplete = self.percentComplete
            context.updateInteractiveTransition(self.percentComplete)
            return
        }
        holdLateComers(context)
        if !hasBegun { for layer in held { LayerClock.beginAnimations(layer) } }
        for layer in held { LayerClock.move(layer, to: time) }
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Lets the transition run on to its end, at `completionSpeed`.
    open func finish() {
        guard let context, context.isInteractive, !isReturning else { return }
        if interruptible != nil { return letGo(context, cancelled: false) }
        holdLateComers(context)
        context.finishInteractiveTransition()
        for layer in held { LayerClock.run(layer, from: time, speed: Double(max(completionSpeed, 0.01))) }
        let layers = held
        Self.watchEnd(of: context, layers)
        forget()
    }

    /// Lets the transition run back to its beginning, at `completionSpeed`; the old controller stays.
    open func cancel() {
        guard let context, context.isInteractive, !isReturning else { return }
        if interruptible != nil { return letGo(context, cancelled: true) }
        holdLateComers(context)
        isReturning = true
        context.cancelInteractiveTransition()
        stepBack()
    }

    /// Takes hold of the running transition; `update(_:)` moves it from where it is. Only where the animator is interruptible.
    open func pause() {
        guard let context, !context.isOver, let interruptible else { return }
        context.pauseInteractiveTransition()
        percentComplete = interruptible.fractionComplete
    }

    /// Whether views are as they were before, where the transition is cancelled. False where the animator sees to that.
    final var restoresViews = true

    /// The transition that it may drive, also one that starts without it.
    final func join(_ next: TransitionContext) {
        context = next
        duration = CGFloat(next.duration)
        percentComplete = 0
        isReturning = false
    }

    /// The animator goes on by itself, to its end or back to its begin.
    private func letGo(_ context: TransitionContext, cancelled: Bool) {
        guard let interruptible else { return }
        if cancelled { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
        let left = cancelled ? percentComplete : 1 - percentComplete
        if cancelled { interruptible.isReversed = true }
        interruptible.continueAnimation(
            withTimingParameters: timingCurve, durationFactor: left / max(completionSpeed, 0.01))
    }

    // MARK: Time

    private var time: TimeInterval { begin + Double(percentComplete * duration) }

    /// Views that were named for animation alongside after the start.
    private func holdLateComers(_ context: TransitionContext) {
        for view in context.drivenViews where !held.contains(where: { $0 === view.layer }) {
            LayerClock.hold(view.layer, at: begin)
            held.append(view.layer)
        }
    }

    /// Time runs backwards, a frame at a time; at the begin the animations end and the animator says that it was cancelled.
    private func stepBack() {
        guard let context, !context.isOver else { return forget() }
        let step = CGFloat(FrameTimer.interval) * max(completionSpeed, 0.01) / max(duration, 0.001)
        percentComplete = max(0, percentComplete - step)
        for layer in held { LayerClock.move(layer, to: time) }
        guard percentComplete > 0 else {
            let layers = held
            forget()
            for layer in layers {
                if restoresViews { LayerClock.takeBackAnimations(layer) }
                LayerClock.endAnimations(layer)
            }
            for layer in layers { LayerClock.release(layer) }
            return
        }
        FrameTimer.shared.callOnNextFrame { self.stepBack() }
    }

    /// The clocks go back to everybody's time when the transition is over, also where the animator forgets to say so.
    private static func watchEnd(of context: TransitionContext, _ layers: [CALayer]) {
        FrameTimer.shared.callOnNextFrame {
            if context.isOver {
                for layer in layers { LayerClock.release(layer) }
            } else {
                watchEnd(of: context, layers)
            }
        }
    }

    /// Somebody else may have ended the transition, with the finger still down.
    final func ended(_ over: TransitionContext) {
        if context === over { forget() }
    }

    private func forget() {
        context = nil
        held = []
        isReturning = false
    }
}
