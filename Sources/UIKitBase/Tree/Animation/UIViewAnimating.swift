import CoreGraphics
import Foundation

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or over.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped for good; `finishAnimation(at:)` ends it.
    case stopped = 2
}

/// Where an animator's views are when it is over.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start = 1
    case current = 2
}

/// The flow control of something that animates views.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    /// Active, and not paused.
    var isRunning: Bool { get }
    /// It goes back to where it began.
    var isReversed: Bool { get set }
    /// 0…1 of the way, in the direction in which it goes.
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    /// Leaves the views as they are. With `true` it is over; otherwise `finishAnimation(at:)` must follow.
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates what blocks change.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

// Everything here is optional on iOS.
extension UIViewImplicitlyAnimating {
    /// Stands in for an animator that takes no further blocks.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Stands in for an animator that takes no further blocks.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Stands in for an animator that calls no completions.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Stands in for an animator that can't go on after a pause with another pace.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}

    /// Returns when it is over: with where it ended.
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { waiting in addCompletion { waiting.resume(returning: $0) } }
    }
}
