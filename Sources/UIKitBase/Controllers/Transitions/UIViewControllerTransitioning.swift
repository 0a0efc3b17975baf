import CoreGraphics
import Foundation

/// What an animator knows of the transition it animates, and what it tells about it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Where both views live while the transition runs. An animator adds the coming view to it.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }
    /// Tells how far the gesture is, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The gesture is over, and the rest of the transition follows.
    func finishInteractiveTransition()
    /// The gesture is over, and the transition goes back to its begin.
    func cancelInteractiveTransition()
    /// A person takes hold of a transition that runs: it is interactive from here on. Only where the animator is interruptible.
    func pauseInteractiveTransition()
    /// The animation is over; `didComplete` false says that the old controller stays. Every animator must call it.
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where the controller's view is at the begin; zero where it is not on screen.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where the controller's view must be at the end; zero where that is nobody's business.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates one transition between two controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The transition as an animator that can be paused, moved and turned round. The same object throughout one transition.
    /// An interaction drives it; without one `animateTransition(using:)` starts it.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Stands in where the animator can't be interrupted; never used.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        OptionalCall.missing(UIViewPropertyAnimator(duration: 0, curve: .linear))
    }
    /// Stands in where the animator needn't hear of its end.
    public func animationEnded(_ transitionCompleted: Bool) { OptionalCall.missing(()) }
}

/// Drives a transition by something other than time: a finger, mostly.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Stands in where the rest runs at the animation's own speed: 1.
    public var completionSpeed: CGFloat { 1 }
    /// Stands in where the rest has no pace of its own: `easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Stands in where a finger drives from the beginning: true.
    public var wantsInteractiveStart: Bool { true }
}

/// Gives a presented controller its own way to come, to go and to be framed.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Stands in where the presentation comes in the system's way.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalCall.missing(nil) }
    /// Stands in where the dismissal goes in the system's way.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalCall.missing(nil) }
    /// Stands in where no finger drives the presentation.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalCall.missing(nil) }
    /// Stands in where no finger drives the dismissal.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalCall.missing(nil) }
    /// Stands in where the system's presentation of the style is used.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { OptionalCall.missing(nil) }
}
