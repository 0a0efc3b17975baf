import CoreGraphics
import Foundation
import QuartzCore

/// The zoomed view's transform, and the content's size and place that follow from it.
extension UIScrollView {
    var zoomedView: UIView? {
        if let own = zoom.ownView { return own }
        guard let delegate else { return nil }
        return OptionalCall.call(.event, delegate, "viewForZoomingInScrollView:") { delegate.viewForZooming(in: self) }
            ?? nil
    }

    /// The view that a scroll view of ours zooms, whatever its delegate says: the page of a web view.
    package var ownZoomedView: UIView? {
        get { zoom.ownView }
        set {
            zoom.ownView = newValue
            prepareZoom()
        }
    }

    /// The pinch exists only where there is something to zoom, as on iOS.
    func prepareZoom() {
        let zooms = (delegate != nil || zoom.ownView != nil) && maximumZoomScale > minimumZoomScale
        if zooms, pinch == nil {
            let made = ScrollPinchGestureRecognizer(scrollView: self)
            pinch = made
            addGestureRecognizer(made)
        } else if !zooms, let old = pinch {
            removeGestureRecognizer(old)
            pinch = nil
        }
    }

    func pinchChanged() {
        guard let pinch else { return }
        guard let view = zoomedView else {
            // Whoever said what zooms has left in the middle.
            zoom.isPinching = false
            return
        }
        switch pinch.state {
        case .began:
            stopMotion()
            zoom.isPinching = true
            zoom.startScale = zoom.scale
            tell("scrollViewWillBeginZooming:withView:") { $0.scrollViewWillBeginZooming(self, with: view) }
        case .changed:
            let wanted = zoom.startScale * pinch.scale
            let finger = pinch.location(in: self)
            let scale = bouncesZoom ? bandedScale(wanted) : min(max(wanted, minimumZoomScale), maximumZoomScale)
            let ratio = scale / zoom.scale
            let inView = CGPoint(x: finger.x - contentOffset.x, y: finger.y - contentOffset.y)
            applyScale(scale, CGPoint(x: finger.x * ratio - inView.x, y: finger.y * ratio - inView.y))
        case .ended, .cancelled:
            zoom.isPinching = false
            let rest = min(max(zoom.scale, minimumZoomScale), maximumZoomScale)
            if rest == zoom.scale {
                settle()
                endZooming()
            } else {
                startZoom(to: rest, around: CGPoint(x: bounds.midX, y: bounds.midY), kind: .zoomBounce)
            }
        default: break
        }
    }

    /// Beyond its limits a scale follows the fingers less and less.
    private func bandedScale(_ scale: CGFloat) -> CGFloat {
        if scale > maximumZoomScale { return maximumZoomScale * CoreGraphics.pow(scale / maximumZoomScale, 0.5) }
        if scale < minimumZoomScale { return minimumZoomScale * CoreGraphics.pow(scale / minimumZoomScale, 0.5) }
        return scale
    }

    func zoomTo(_ scale: CGFloat, animated: Bool) {
        let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
        guard scale != zoom.scale, let view = zoomedView else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        guard animated, window != nil else {
            stopMotion()
            let ratio = scale / zoom.scale
            applyScale(scale, CGPoint(x: middle.x * ratio - bounds.width / 2, y: middle.y * ratio - bounds.height / 2))
            settle()
            return
        }
        tell("scrollViewWillBeginZooming:withView:") { $0.scrollViewWillBeginZooming(self, with: view) }
        startZoom(to: scale, around: middle, kind: .zoomAnimation)
    }

    func zoomTo(_ rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, let view = zoomedView else { return }
        let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
        let scale = min(max(fitting, minimumZoomScale), maximumZoomScale)
        let middle = CGPoint(x: rect.midX * scale, y: rect.midY * scale)
        let offset = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
        guard animated, window != nil else {
            stopMotion()
            applyScale(scale, offset)
            settle()
            return
        }
        tell("scrollViewWillBeginZooming:withView:") { $0.scrollViewWillBeginZooming(self, with: view) }
        startZoom(to: scale, offset: offset, kind: .zoomAnimation)
    }

    private func startZoom(to scale: CGFloat, around point: CGPoint, kind: ScrollMotion.Kind) {
        let ratio = scale / zoom.scale
        let inView = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
        startZoom(to: scale, offset: CGPoint(x: point.x * ratio - inView.x, y: point.y * ratio - inView.y), kind: kind)
    }

    private func startZoom(to scale: CGFloat, offset: CGPoint, kind: ScrollMotion.Kind) {
        let now = contentOffset
        // Where the limits will be at the new scale.
        let insets = adjustedContentInset
        let ratio = scale / zoom.scale
        func rest(_ wanted: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            min(max(wanted, low), max(low, high))
        }
        let end = CGPoint(
            x: rest(offset.x, -insets.left, content.width * ratio + insets.right - bounds.width),
            y: rest(offset.y, -insets.top, content.height * ratio + insets.bottom - bounds.height))
        let duration = Self.animationDuration
        start(
            ScrollMotion(
                kind: kind, x: .eased(from: now.x, to: end.x, duration: duration),
                y: .eased(from: now.y, to: end.y, duration: duration),
                scale: .eased(from: zoom.scale, to: scale, duration: duration), start: CACurrentMediaTime()))
    }

    /// Scales the zoomed view and gives content its new size and place.
    func applyScale(_ scale: CGFloat, _ offset: CGPoint) {
        guard let view = zoomedView else { return }
        let corner = view.frame.origin
        let ratio = scale / zoom.scale
        zoom.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let frame = view.frame
        view.center = CGPoint(
            x: view.center.x + corner.x * ratio - frame.minX, y: view.center.y + corner.y * ratio - frame.minY)
        content = view.frame.size
        show(offset)
        tell("scrollViewDidZoom:") { $0.scrollViewDidZoom(self) }
    }

    func endZooming() {
        let view = zoomedView
        tell("scrollViewDidEndZooming:withView:atScale:") {
            $0.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
        }
    }
}
