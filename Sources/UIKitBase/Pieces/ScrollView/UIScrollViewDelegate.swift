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
    /// The content offset has changed, by a finger, a motion or the program. Called for every step. Optional.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    /// The zoom scale has changed; called for every step. Optional.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    /// A finger has begun to move content. Optional.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    /// The finger lifts; changing `targetContentOffset` changes where content comes to rest. `velocity` is in points a millisecond.
    /// Optional.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalCall.missing(()) }
    /// The finger has lifted; `decelerate` says whether content moves on. Optional.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalCall.missing(())
    }
    /// Content begins to move on after a drag. Optional.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    /// Content that moved on by itself stands still. Optional.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    /// An animated scroll that the program asked for has ended. Not called for one without animation. Optional.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    /// Which subview a pinch scales. Default nil: none, so that nothing zooms.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalCall.missing(nil) }
    /// A pinch or an animated zoom begins. Optional.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { OptionalCall.missing(()) }
    /// Zooming has ended, its bounce included; `scale` is within the limits. Optional.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalCall.missing(())
    }
    /// Whether a tap on the status bar may scroll to the top; default true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { OptionalCall.missing(true) }
    /// Content has come to the top after a tap on the status bar. Optional.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
    /// The safe area or `contentInset` has changed what content keeps clear of. Optional.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { OptionalCall.missing(()) }
}

/// What VoiceOver says while scrolling.
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
    /// What to say after a scroll, such as the page. Default nil. Not asked here.
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { OptionalCall.missing(nil) }
    /// As `accessibilityScrollStatus(for:)`, with attributes of speech. Default nil. Not asked here.
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
        OptionalCall.missing(nil)
    }
}
