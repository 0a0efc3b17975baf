import CoreGraphics
import Foundation

/// Fades the presented view in and out, from a little larger where that is asked for.
@MainActor final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresentation: Bool
    private let duration: TimeInterval
    private let scale: CGFloat

    init(isPresentation: Bool, duration: TimeInterval, scale: CGFloat = 1) {
        self.isPresentation = isPresentation
        self.duration = duration
        self.scale = scale
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: isPresentation ? .to : .from) else {
            return transitionContext.completeTransition(true)
        }
        if isPresentation {
            UIView.performWithoutAnimation {
                view.alpha = 0
                if scale != 1 { view.transform = CGAffineTransform(scaleX: scale, y: scale) }
            }
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: .curveEaseInOut,
            animations: {
                view.alpha = self.isPresentation ? 1 : 0
                if self.isPresentation { view.transform = .identity }
            },
            completion: { _ in
                view.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
