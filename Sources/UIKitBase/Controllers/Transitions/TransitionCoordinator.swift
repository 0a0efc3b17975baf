import CoreGraphics
import Foundation

/// The one coordinator of every transition: it keeps the blocks that run alongside and after.
///
/// - From: `TransitionContext`, `Rotation`
/// - To: the app's blocks
@MainActor package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    package typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    package let isAnimated: Bool
    package let transitionDuration: TimeInterval
    package let containerView: UIView
    package let targetTransform: CGAffineTransform
    package let presentationStyle: UIModalPresentationStyle
    private weak var fromController: UIViewController?
    private weak var toController: UIViewController?
    private var alongside: [Block] = []
    private var completions: [Block] = []
    private var changeHandlers: [Block] = []
    private var endHandlers: [Block] = []
    private var isRunning = false
    /// Runs a block that comes when the transition is on its way already, so that it animates with the rest.
    var animateLate: (@escaping () -> Void) -> Void = { $0() }
    private var isOver = false
    package var initiallyInteractive = false
    package private(set) var isInteractive = false
    package private(set) var isCancelled = false
    package private(set) var percentComplete: CGFloat = 0
    package var completionVelocity: CGFloat = 1
    package var completionCurve = UIView.AnimationCurve.easeInOut
    /// Layers outside the container whose animations belong to the transition: bars.
    var companionViews: [UIView] = []

    package init(
        container: UIView, from: UIViewController?, to: UIViewController?, duration: TimeInterval, animated: Bool,
        transform: CGAffineTransform = .identity, style: UIModalPresentationStyle = .none
    ) {
        containerView = container
        fromController = from
        toController = to
        transitionDuration = duration
        isAnimated = animated
        targetTransform = transform
        presentationStyle = style
        super.init()
    }

    package var isInterruptible = false

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? fromController : toController
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        (key == .from ? fromController : toController)?.viewIfLoaded
    }

    package func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard !isOver else { return false }
        if let animation {
            if isRunning { animateLate { animation(self) } } else { alongside.append(animation) }
        }
        if let completion { completions.append(completion) }
        return true
    }

    package func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        let queued = animate(alongsideTransition: animation, completion: completion)
        if queued, let view { companionViews.append(view) }
        return queued
    }

    package func notifyWhenInteractionChanges(_ handler: @escaping Block) { changeHandlers.append(handler) }
    package func notifyWhenInteractionEnds(_ handler: @escaping Block) { endHandlers.append(handler) }

    // MARK: For those who run the transition

    func beginInteraction() {
        initiallyInteractive = true
        isInteractive = true
    }

    func update(_ percent: CGFloat) { percentComplete = percent }

    /// The gesture let go.
    func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        isCancelled = cancelled
        for handler in changeHandlers + endHandlers { handler(self) }
    }

    /// A finger takes hold of the transition on its way.
    func takeHold(at percent: CGFloat) {
        (isInteractive, isCancelled, percentComplete) = (true, false, percent)
        for handler in changeHandlers { handler(self) }
    }

    /// Called inside the transition's animation block.
    package func runAlongside() {
        isRunning = true
        let blocks = alongside
        alongside = []
        // One of them may end the transition: nothing moves any more then.
        for block in blocks where !isOver { block(self) }
    }

    /// Runs the blocks of a transition that is not animated.
    func runWithoutAnimation() {
        UIView.performWithoutAnimation { runAlongside() }
    }

    package func finish(cancelled: Bool = false) {
        guard !isOver else { return }
        isOver = true
        isCancelled = cancelled
        if !cancelled { percentComplete = 1 }
        let blocks = completions
        (completions, alongside, changeHandlers, endHandlers) = ([], [], [], [])
        for block in blocks { block(self) }
    }
}
