import UIKit

/// Names to UIKit's bars the scroll view that runs under them: wherever in the tree it lies, as long as it reaches the screen's upper edge.
///
/// UIKit finds a controller's view or its first subview by itself. Here others may lie before a scroll view, such as a background, or around
/// it, such as the view of an effect.
@MainActor final class ContentScrollFollower {
    private weak var named: UIScrollView?

    /// Called after each layout of a host's view.
    func update(_ view: UIView, _ controller: UIViewController?) {
        guard let controller, controller.viewIfLoaded === view else { return }
        let wanted = find(in: view, of: view)
        let current = controller.contentScrollView(for: .top)
        if current === wanted { return }
        // One that the app named stays.
        if let current, current !== named, current !== view.subviews.first { return }
        if wanted != nil || named != nil { controller.setContentScrollView(wanted) }
        named = wanted
    }

    /// The first scroll view from the back that reaches the top of the screen, none in another scroll view or controller.
    private func find(in view: UIView, of screen: UIView) -> UIScrollView? {
        for child in view.subviews where !child.isHidden && !(child.next is UIViewController) {
            if let scrollView = child as? UIScrollView {
                if reachesTop(scrollView, of: screen) { return scrollView }
            } else if let found = find(in: child, of: screen) {
                return found
            }
        }
        return nil
    }

    private func reachesTop(_ scrollView: UIScrollView, of screen: UIView) -> Bool {
        let frame = screen.convert(scrollView.bounds, from: scrollView)
        guard frame.minY < 1, frame.maxY > screen.safeAreaInsets.top, frame.width * 2 > screen.bounds.width else {
            return false
        }
        return scrollView.alwaysBounceVertical || scrollView.contentSize.height > scrollView.bounds.height
            || scrollView.contentSize.width <= scrollView.bounds.width
    }
}
