import UIKit

/// Gives a container view its subviews.
@MainActor enum ViewOrder {
    /// Makes `views` the subviews, back to front, touching only what differs.
    static func setSubviews(_ views: [UIView], of container: UIView) {
        let old = container.subviews
        if old.count == views.count, zip(old, views).allSatisfy({ $0 === $1 }) { return }
        let kept = Set(views.map(ObjectIdentifier.init))
        for view in old where !kept.contains(ObjectIdentifier(view)) {
            if RemovalTransitions.keep(view, in: container) { continue }
            view.removeFromSuperview()
        }
        var index = 0
        for view in views {
            let present = container.subviews
            if index < present.count, present[index] === view {
                index += 1
                continue
            }
            container.insertSubview(view, at: min(index, present.count))
            index += 1
        }
    }

    /// The frame with its edges on pixels.
    static func pixelAligned(_ rect: CGRect, scale: CGFloat) -> CGRect {
        guard scale > 0, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
            return rect
        }
        let minX = (rect.minX * scale).rounded() / scale, minY = (rect.minY * scale).rounded() / scale
        let maxX = (rect.maxX * scale).rounded() / scale, maxY = (rect.maxY * scale).rounded() / scale
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

/// Views that leave with a transition stay until it has ended.
@MainActor enum RemovalTransitions {
    static func keep(_ view: UIView, in container: UIView) -> Bool {
        guard let leaving = view as? any TransitioningView else { return false }
        return leaving.beginRemoval()
    }
}

/// A view that may go on for a while after its element is gone.
@MainActor protocol TransitioningView: UIView {
    /// True if the view takes itself out of its superview later.
    func beginRemoval() -> Bool
}
