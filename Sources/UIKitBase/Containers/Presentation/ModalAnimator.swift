import CoreGraphics
import Foundation
import QuartzCore

/// The built-in movements of `UIModalTransitionStyle`.
@MainActor final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresentation: Bool
    private let style: UIModalTransitionStyle

    static func make(_ style: UIModalTransitionStyle, isPresentation: Bool) -> ModalAnimator {
        ModalAnimator(style: style, isPresentation: isPresentation)
    }

    private init(style: UIModalTransitionStyle, isPresentation: Bool) {
        self.style = style
        self.isPresentation = isPresentation
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        style == .flipHorizontal ? 0.75 : 0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: isPresentation ? .to : .from) else {
            return transitionContext.completeTransition(true)
        }
        let (away, here) = moves(view, transitionContext)
        UIView.performWithoutAnimation { isPresentation ? away() : here() }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut,
            animations: { self.isPresentation ? here() : away() },
            completion: { _ in
                here()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    /// How the view looks away from the screen, and how on it.
    private func moves(
        _ view: UIView, _ context: any UIViewControllerContextTransitioning
    ) -> (away: () -> Void, here: () -> Void) {
        switch style {
        case .crossDissolve:
            return ({ view.alpha = 0 }, { view.alpha = 1 })
        case .flipHorizontal:
            // Half a turn about the vertical axis; what looks away is not drawn.
            view.layer.isDoubleSided = false
            return (
                {
                    var turned = CATransform3DIdentity
                    turned.m34 = -1 / 1000
                    view.transform3D = CATransform3DRotate(turned, .pi, 0, 1, 0)
                }, { view.transform3D = CATransform3DIdentity }
            )
        // A partial curl is a presentation of its own; an app's presentation that asks for it is moved.
        case .coverVertical, .partialCurl:
            let distance = context.containerView.bounds.maxY - view.frame.minY
            let below = CGAffineTransform(translationX: 0, y: distance)
            return ({ view.transform = below }, { view.transform = .identity })
        }
    }
}
