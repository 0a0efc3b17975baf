import CoreGraphics
import Foundation
import QuartzCore

/// Animation blocks: what changes inside is shown moving from what was on the screen; the properties have their new values at
/// once, and the call returns at once.
extension UIView {
    private static var animationsEnabled = true

    public class var areAnimationsEnabled: Bool { animationsEnabled }
    public class func setAnimationsEnabled(_ enabled: Bool) { animationsEnabled = enabled }
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

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

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation(
            duration: duration, delay: delay, options: options,
            spring: .init(dampingRatio: dampingRatio, velocity: velocity), completion: completion
        ).run(animations)
    }

    /// The spring form of iOS 17: `bounce` 0 does not overshoot, 1 never rests.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation(
            duration: duration, delay: delay, options: options,
            spring: .init(dampingRatio: max(1 - bounce, 0.05), velocity: initialSpringVelocity), completion: completion
        ).run(animations)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.without(actionsWithoutAnimation)
    }

    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        animations()
    }

    /// Changes inside `animations` with a transition of the view's whole content; Portico cross-fades for every kind.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let fade = CATransition()
        fade.duration = duration
        fade.type = .fade
        if options.rawValue >> 20 & 7 != 0 { view.layer.add(fade, forKey: kCATransition) }
        ViewAnimation(duration: duration, options: options, completion: nil).run { animations?() }
        let waiter = ViewAnimation(duration: duration, options: options, completion: completion)
        waiter.runAfterDuration()
    }

    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let container = fromView.superview
        transition(
            with: container ?? toView, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container?.addSubview(toView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }

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
        let whole = ViewAnimation(
            duration: duration, delay: delay, options: [.curveLinear], completion: completion)
        KeyframeBlock.run(whole, animations)
    }

    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        KeyframeBlock.add(start: frameStartTime, duration: frameDuration, animations)
    }
}

/// Turns key frames into animations that begin later.
@MainActor enum KeyframeBlock {
    private static var whole: ViewAnimation?

    static func run(_ animation: ViewAnimation, _ body: () -> Void) {
        let outer = whole
        whole = animation
        animation.run(body)
        whole = outer
    }

    static func add(start: Double, duration: Double, _ body: @escaping () -> Void) {
        guard let whole else { return body() }
        let part = ViewAnimation(
            duration: whole.duration * duration, delay: whole.delay + whole.duration * start,
            options: [.curveLinear, .overrideInheritedDuration], completion: nil)
        whole.adopt(part, body)
    }
}
