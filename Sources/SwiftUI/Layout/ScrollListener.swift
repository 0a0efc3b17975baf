import UIKit

/// Hears of UIKit's scroll view.
final class ScrollListener: NSObject, UIScrollViewDelegate {
    private weak var element: ScrollElement?

    init(element: ScrollElement) {
        self.element = element
        super.init()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { element?.contentDidMove() }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { element?.insetDidChange() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { element?.beginUserScroll() }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let offset = element?.restingOffset(for: targetContentOffset.pointee, velocity: velocity) else { return }
        targetContentOffset.pointee = offset
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        element?.setPhase(decelerate ? .decelerating : .idle)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        element?.isScrollingToTop = true
        return true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { element?.isScrollingToTop = false }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { element?.setPhase(.idle) }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { element?.setPhase(.idle) }
}
