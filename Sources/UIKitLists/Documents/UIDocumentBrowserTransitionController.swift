import CoreGraphics
import Foundation
import QuartzCore

/// The movement between a document's tile in a browser and the app's view of the document: for the presentation and for the dismissal. It shows
/// how far the loading has come, too.
///
/// Keep it as long as it is needed. With a `targetView` it zooms between the tile and that view, and fades from one to the other; without
/// one, or where the tile isn't on the screen, the two controllers' views fade.
///
/// - From: `UIDocumentBrowserViewController.transitionController(forDocumentAt:)`
/// - To: `DocumentTile`
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject,
    UIViewControllerAnimatedTransitioning
{
    private static let duration = 0.4
    private let document: URL
    private weak var browser: UIDocumentBrowserViewController?

    /// How far the loading of the document has come, shown on its tile. Nil, the default, shows nothing.
    open var loadingProgress: Progress? {
        didSet { browser?.tile(of: document)?.showProgress(loadingProgress) }
    }
    /// The view of the document's contents that the tile becomes: one below the view of the controller that is presented. Nil by default.
    open weak var targetView: UIView?

    dynamic init(document: URL, browser: UIDocumentBrowserViewController) {
        (self.document, self.browser) = (document, browser)
        super.init()
    }

    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let (from, to) = (
            transitionContext.viewController(forKey: .from), transitionContext.viewController(forKey: .to)
        )
        let isPresenting = isBrowser(from)
        guard let shown = isPresenting ? to : from, let view = shown.view else {
            return transitionContext.completeTransition(true)
        }
        if isPresenting {
            view.frame = transitionContext.finalFrame(for: shown)
            container.addSubview(view)
        } else if let below = transitionContext.view(forKey: .to), below.superview == nil, let to {
            below.frame = transitionContext.finalFrame(for: to)
            container.insertSubview(below, at: 0)
        }
        view.layoutIfNeeded()
        let small = makeSmall(view, in: container)
        let away = {
            view.transform = small
            view.alpha = 0
        }
        let here = {
            view.transform = .identity
            view.alpha = 1
        }
        UIView.performWithoutAnimation { isPresenting ? away() : here() }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .curveEaseInOut,
            animations: { isPresenting ? here() : away() },
            completion: { _ in
                UIView.performWithoutAnimation { here() }
                let isDone = !transitionContext.transitionWasCancelled
                if isDone != isPresenting { view.removeFromSuperview() }
                transitionContext.completeTransition(isDone)
            })
    }

    private func isBrowser(_ controller: UIViewController?) -> Bool {
        guard let browser, let controller else { return false }
        var next: UIViewController? = browser
        while let one = next {
            if one === controller { return true }
            next = one.parent
        }
        return false
    }

    /// The transform that lays the target over the tile's paper; the identity where one of them isn't there.
    private func makeSmall(_ view: UIView, in container: UIView) -> CGAffineTransform {
        guard let target = targetView, target.isDescendant(of: view), let paper = browser?.tile(of: document)?.paper,
            paper.window != nil
        else { return .identity }
        let place = paper.convert(paper.bounds, to: container)
        let part = target.convert(target.bounds, to: view)
        guard part.width > 0, part.height > 0 else { return .identity }
        let scale = max(place.width / part.width, place.height / part.height, 0.01)
        let offset = CGPoint(x: part.midX - view.bounds.midX, y: part.midY - view.bounds.midY)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: place.midX - view.center.x - scale * offset.x,
            ty: place.midY - view.center.y - scale * offset.y)
    }
}
