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
        namedAtTop = nameScrollView(.top, in: view, controller, named: namedAtTop)
        namedAtBottom = nameScrollView(.bottom, in: view, controller, named: namedAtBottom)
    }

    /// - Returns: The one that is named at the edge by now; nil where UIKit finds it, and where the app has named one.
    private func nameScrollView(
        _ edge: NSDirectionalRectEdge, in view: UIView, _ controller: UIViewController, named: UIScrollView?
    ) -> UIScrollView? {
        let wanted = findScrollView(edge, in: view, of: view), current = controller.contentScrollView(for: edge)
        if current === wanted { return named }
        if let current, current !== named, current !== view.subviews.first { return named }
        if wanted != nil || named != nil { controller.setContentScrollView(wanted, for: edge) }
        return wanted
    }

    /// The first scroll view from the back that reaches the edge of the screen, none in another scroll view or controller.
    private func findScrollView(_ edge: NSDirectionalRectEdge, in view: UIView, of screen: UIView) -> UIScrollView? {
        for child in view.subviews {
            let scrollView = child as? UIScrollView
            // Most are texts and pictures, in which there is nothing to look for.
            if scrollView == nil, child.subviews.isEmpty { continue }
            if child.isHidden || child.next is UIViewController { continue }
            if let scrollView {
                if reaches(edge, scrollView, of: screen) { return scrollView }
            } else if let found = findScrollView(edge, in: child, of: screen) {
                return found
            }
        }
        return nil
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
