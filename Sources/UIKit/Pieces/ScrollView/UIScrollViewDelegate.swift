import CoreGraphics
import Foundation

/// Hears about scrolling and zooming, and has a say in them. Every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content offset has changed, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger lifts. `velocity` is in points per millisecond; `targetContentOffset` may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// After `setContentOffset(_:animated:)` and `scrollRectToVisible(_:animated:)` that animated.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that zooming scales: one of the scroll view's subviews; nil, the default, doesn't zoom.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalCall.missing(()) }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalCall.missing(())
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalCall.missing(nil) }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { OptionalCall.missing(()) }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalCall.missing(())
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { OptionalCall.missing(true) }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
}

/// What VoiceOver says while scrolling.
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { OptionalCall.missing(nil) }
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
        OptionalCall.missing(nil)
    }
}
