import CoreGraphics
import Foundation

/// The built-in push and pop: the upper view slides over the lower one, which moves a third of the way and gets darker.
@MainActor final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning, EndingAtOnce {
    private let isPush: Bool
    /// Takes the shade away and puts the views straight, once.
    private var cleanUp: (() -> Void)?

    init(isPush: Bool) {
        self.isPush = isPush
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UINavigationController.slideDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(true)
        }
        let stage = transitionContext.containerView
        let width = (stage.isRightToLeft ? -1 : 1) * stage.bounds.width
        let (upper, lower) = isPush ? (to, from) : (from, to)
        let aside = CGAffineTransform(translationX: width, y: 0)
        let behind = CGAffineTransform(translationX: -width * 0.3, y: 0)
        let shade = UIView(frame: lower.frame)
        shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
        shade.isUserInteractionEnabled = false
        cleanUp = {
            shade.removeFromSuperview()
            for view in [upper, lower] { view.transform = .identity }
        }
        UIView.performWithoutAnimation {
            stage.insertSubview(shade, belowSubview: upper)
            shade.alpha = isPush ? 0 : 1
            if isPush { upper.transform = aside } else { lower.transform = behind }
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut,
            animations: {
                if self.isPush {
                    upper.transform = .identity
                    lower.transform = behind
                } else {
                    upper.transform = aside
                    lower.transform = .identity
                }
                shade.alpha = self.isPush ? 1 : 0
            },
            completion: { _ in
                self.end()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    private func end() {
        cleanUp?()
        cleanUp = nil
    }

    func endAtOnce() { UIView.performWithoutAnimation { end() } }
}

/// Changes without a movement of its own.
@MainActor final class NoMovement: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(true)
    }
}
