import CoreGraphics
import Foundation
import QuartzCore

/// The movement out of a view and back into it: the zoomed view shrinks to where the source view is, and fades there.
///
/// - From: `UINavigationController`, `ModalPresenter`
/// - To: the zoomed controller's view
@MainActor final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning, EndingAtOnce {
    private let zoomed: UIViewController
    private let options: UIViewController.Transition.ZoomOptions?
    private let isAppearing: Bool
    private let sourceView: () -> UIView?
    /// Takes the shade away and puts the view straight, once.
    private var cleanUp: (() -> Void)?
    /// The size of the view at the other end, as a part of its own.
    private var smallScale: CGFloat = 1
    /// Not driven by a finger, and on its way: one may take hold of it.
    private(set) var isRunning = false
    private static let duration = 0.45
    /// The part of the way at the source's end on which the view fades.
    private static let fading = 0.3

    init(
        zoomed: UIViewController, options: UIViewController.Transition.ZoomOptions?, isAppearing: Bool,
        sourceView: @escaping () -> UIView?
    ) {
        (self.zoomed, self.options, self.isAppearing, self.sourceView) = (zoomed, options, isAppearing, sourceView)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: isAppearing ? .to : .from) else {
            return transitionContext.completeTransition(true)
        }
        if isAppearing { ZoomDismissal.attachRecognizer(to: zoomed, options, arriving: self) }
        isRunning = !transitionContext.isInteractive
        let container = transitionContext.containerView
        let source = sourceView().flatMap { $0.window == nil ? nil : $0 }
        let shade = makeShade(container.bounds)
        let (clips, radius) = (view.clipsToBounds, view.layer.cornerRadius)
        let small = source.map { shrinking(view, to: $0, in: container) } ?? .identity
        smallScale = small.a
        cleanUp = {
            // What is still on its way would go on under the next movement.
            view.layer.removeAllAnimations()
            shade.removeFromSuperview()
            (view.transform, view.alpha, view.clipsToBounds, view.layer.cornerRadius) = (.identity, 1, clips, radius)
        }
        let away = {
            view.transform = small
            view.layer.cornerRadius = (source?.layer.cornerRadius ?? 0) / max(small.a, 0.01)
            shade.alpha = 0
        }
        let here = {
            (view.transform, view.layer.cornerRadius, shade.alpha) = (.identity, radius, 1)
        }
        UIView.performWithoutAnimation {
            container.insertSubview(shade, belowSubview: view)
            view.clipsToBounds = true
            isAppearing ? away() : here()
            view.alpha = isAppearing ? 0 : 1
        }
        // A finger may take hold of what arrives.
        let curve: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        let touches: UIView.AnimationOptions = isAppearing ? .allowUserInteraction : []
        let fading = Self.duration * Self.fading
        UIView.animate(
            withDuration: fading, delay: isAppearing ? 0 : Self.duration - fading,
            options: [.curveLinear, touches],
            animations: { view.alpha = self.isAppearing ? 1 : 0 })
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [curve, touches],
            animations: { self.isAppearing ? here() : away() },
            completion: { _ in
                self.endZoom()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    private func makeShade(_ frame: CGRect) -> UIView {
        let shade: UIView
        if let effect = options?.dimmingVisualEffect {
            shade = UIVisualEffectView(effect: effect)
        } else {
            shade = UIView()
            shade.backgroundColor = options?.dimmingColor ?? UIColor(white: 0, alpha: 0.2)
        }
        shade.frame = frame
        shade.isUserInteractionEnabled = false
        return shade
    }

    /// What lays the view, or the part of it that the options name, over the source view. The view is where it is at the other end.
    private func shrinking(_ view: UIView, to source: UIView, in container: UIView) -> CGAffineTransform {
        let target = source.convert(source.bounds, to: container)
        var part = view.bounds
        if let asked = options?.alignmentRectProvider?(.init(source: source, zoomed: zoomed)), !asked.isNull,
            asked.width > 0, asked.height > 0
        {
            part = asked
        }
        guard part.width > 0, part.height > 0 else { return .identity }
        let scale = max(target.width / part.width, target.height / part.height, 0.01)
        let offset = CGPoint(x: part.midX - view.bounds.midX, y: part.midY - view.bounds.midY)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: target.midX - view.center.x - scale * offset.x,
            ty: target.midY - view.center.y - scale * offset.y)
    }

    /// The distance that the view still has on the way from the other end, 0…1, as it is seen now.
    var distanceLeft: CGFloat {
        guard isRunning, smallScale < 1, let view = zoomed.viewIfLoaded, view.bounds.width > 0,
            let shown = view.layer.presentation()
        else { return 0 }
        return min(max((1 - shown.frame.width / view.bounds.width) / (1 - smallScale), 0), 1)
    }

    private func endZoom() {
        isRunning = false
        cleanUp?()
        cleanUp = nil
    }

    func endAtOnce() { UIView.performWithoutAnimation { endZoom() } }
}
