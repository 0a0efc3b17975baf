import UIKit

/// Names to UIKit's bars the scroll views that run under them: wherever in the tree they lie, as long as they reach the screen's edge.
///
/// UIKit finds a controller's view or its first subview by itself. Here others may lie before a scroll view, such as a background, or around
/// it, such as the view of an effect.
@MainActor final class ContentScrollFollower {
    private weak var namedAtTop: UIScrollView?
    private weak var namedAtBottom: UIScrollView?

    /// Called after each layout of a host's view.
    func updateScrollView(_ view: UIView, _ controller: UIViewController?) {
        guard let controller, controller.viewIfLoaded === view else { return }
        var found = Found()
        findScrollViews(in: view, of: view, &found)
        namedAtTop = nameScrollView(found.atTop, .top, in: view, controller, named: namedAtTop)
        namedAtBottom = nameScrollView(found.atBottom, .bottom, in: view, controller, named: namedAtBottom)
    }

    /// - Returns: The one that is named at the edge by now; nil where UIKit finds it, and where the app has named one.
    private func nameScrollView(
        _ wanted: UIScrollView?, _ edge: NSDirectionalRectEdge, in view: UIView, _ controller: UIViewController,
        named: UIScrollView?
    ) -> UIScrollView? {
        let current = controller.contentScrollView(for: edge)
        if current === wanted { return named }
        if let current, current !== named, current !== view.subviews.first { return named }
        if wanted != nil || named != nil { controller.setContentScrollView(wanted, for: edge) }
        return wanted
    }

    private struct Found {
        var atTop: UIScrollView?
        var atBottom: UIScrollView?
    }

    /// The first scroll views from the back that reach the edges of the screen, none in another scroll view or controller.
    private func findScrollViews(in view: UIView, of screen: UIView, _ found: inout Found) {
        for child in view.subviews {
            let scrollView = child as? UIScrollView
            // Most are texts and pictures, in which there is nothing to look for.
            if scrollView == nil, child.subviews.isEmpty { continue }
            if child.isHidden || child.next is UIViewController { continue }
            if let scrollView {
                if found.atTop == nil, reaches(.top, scrollView, of: screen) { found.atTop = scrollView }
                if found.atBottom == nil, reaches(.bottom, scrollView, of: screen) { found.atBottom = scrollView }
            } else {
                findScrollViews(in: child, of: screen, &found)
            }
            if found.atTop != nil, found.atBottom != nil { return }
        }
    }

    private func reaches(_ edge: NSDirectionalRectEdge, _ scrollView: UIScrollView, of screen: UIView) -> Bool {
        let frame = screen.convert(scrollView.bounds, from: scrollView), bounds = screen.bounds
        let safe = bounds.inset(by: screen.safeAreaInsets)
        guard frame.width * 2 > bounds.width, frame.maxY > safe.minY, frame.minY < safe.maxY,
            edge == .top ? frame.minY < 1 : frame.maxY > bounds.maxY - 1
        else { return false }
        return scrollView.alwaysBounceVertical || scrollView.contentSize.height > scrollView.bounds.height
            || scrollView.contentSize.width <= scrollView.bounds.width
    }
}
