import CoreGraphics
import Foundation
import QuartzCore

/// Animation blocks: what changes inside is shown moving from what was on the screen; the properties have their new values at
/// once, and the call returns at once.
extension UIView {
    @InSession private static var animationsEnabled = true

    /// Whether changes in animation blocks move; false also inside `performWithoutAnimation(_:)`.
    public class var areAnimationsEnabled: Bool { animationsEnabled && ViewAnimation.suppressions == 0 }
    /// Switches animations of views on or off, for all blocks that run from now on. On by default; those under way go on.
    public class func setAnimationsEnabled(_ enabled: Bool) { animationsEnabled = enabled }
    /// The duration, in seconds, of the animation block that runs now; 0 outside of any.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    /// Animates changes over `duration` seconds with the curve `easeInOut`, at once.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates changes over `duration` seconds and then calls `completion` with whether they came to their end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// - Parameters:
    ///   - duration: seconds; 0 changes without animating.
    ///   - delay: seconds before the movement begins.
    ///   - completion: called with whether the animations came to their end; without any, on the next turn of the run loop.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation(duration: duration, delay: delay, options: options, completion: completion).run(animations)
    }

    /// Animates changes by a spring that rests after `duration` seconds. At a damping
    /// ratio of 1 it doesn't overshoot; `velocity` is in whole ways a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation(
            duration: duration, delay: delay, options: options,
            timing: AnimationTiming(.damped(ratio: dampingRatio, velocity: velocity)), completion: completion
        ).run(animations)
    }

    /// The spring form of iOS 17: `duration` is what it feels like, `bounce` 0 does not overshoot, 1 never rests.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation(
            duration: duration, delay: delay, options: options,
            timing: AnimationTiming(.perceptual(bounce: bounce, velocity: initialSpringVelocity)),
            completion: completion
        ).run(animations)
    }

    /// Changes inside jump, also within an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.without(actionsWithoutAnimation)
    }

    /// Inside an animation block: what changes in `animations` repeats that often, there and back where it reverses.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let block = ViewAnimation.current else { return animations() }
        let outer = (block.repeatCount, block.autoreverses)
        (block.repeatCount, block.autoreverses) = (Float(count), autoreverses)
        animations()
        (block.repeatCount, block.autoreverses) = outer
    }

    /// Fades the views out and removes them, beside `parallelAnimations`.
    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: 0.3, delay: 0, options: options,
            animations: {
                for view in views { view.alpha = 0 }
                parallelAnimations?()
            },
            completion: { finished in
                for view in views { view.removeFromSuperview() }
                completion?(finished)
            })
    }

    // MARK: Key frames

    /// Runs `animations`, whose `addKeyframe` calls say which part of the duration each change takes.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        KeyframeBlock(duration: duration, delay: delay, options: options, completion: completion).run(animations)
    }

    /// Returns when they have ended: with whether they came to their end.
    @discardableResult
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { waiting in
            KeyframeBlock(duration: duration, delay: delay, options: options) { waiting.resume(returning: $0) }
                .run(animations)
        }
    }

    /// Inside `animateKeyframes`: what changes in `animations` takes `frameDuration` of the whole, from `frameStartTime` on, both 0…1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        KeyframeBlock.add(start: frameStartTime, duration: frameDuration, animations)
    }
}
