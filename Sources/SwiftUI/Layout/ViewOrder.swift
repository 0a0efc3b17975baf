import QuartzCore
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
        let known = Set(old.map(ObjectIdentifier.init))
        var index = 0
        var present = container.subviews
        for view in views {
            if known.contains(ObjectIdentifier(view)) { RemovalTransitions.cancel(view) }
            if index < present.count, present[index] === view {
                index += 1
                continue
            }
            let isNew = !known.contains(ObjectIdentifier(view)) && view.superview == nil
            let isMoved = view.superview === container
            let place = min(index, present.count)
            container.insertSubview(view, at: place)
            if isMoved { present = container.subviews } else { present.insert(view, at: place) }
            if isNew { RemovalTransitions.fadeIn(view, in: container) }
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

    /// The frame with its origin on a pixel, and a size of whole pixels that isn't smaller.
    static func pixelAlignedWithWholeSize(_ rect: CGRect, scale: CGFloat) -> CGRect {
        var result = pixelAligned(rect, scale: scale)
        guard scale > 0, result.width.isFinite, result.height.isFinite else { return result }
        // A size of whole pixels may be a bit larger for the precision of numbers.
        func whole(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        result.size = CGSize(width: whole(rect.width), height: whole(rect.height))
        return result
    }
}

/// Views that leave with a transition stay until it has ended. Where the app says none, views that come and go with an animation fade.
@MainActor enum RemovalTransitions {
    private static let key = "SwiftUI.fade"

    static func keep(_ view: UIView, in container: UIView) -> Bool {
        if let leaving = view as? any TransitioningView { return leaving.beginRemoval() }
        return fadeOut(view, in: container)
    }

    private static func fadeOut(_ view: UIView, in container: UIView) -> Bool {
        if view.layer.animation(forKey: key) != nil, !view.isUserInteractionEnabled { return true }
        guard container.window != nil, let animation = TransactionContext.animation, !view.isHidden,
            let fade = animation.makeAnyLayerAnimation(
                keyPath: "opacity", from: (view.layer.presentation() ?? view.layer).opacity, to: Float(0)),
            fade.repeatCount.isFinite
        else { return false }
        let wasEnabled = view.isUserInteractionEnabled
        view.isUserInteractionEnabled = false
        animation.holdCompletions()
        if fade.beginTime > 0 { fade.beginTime += view.layer.convertTime(CACurrentMediaTime(), from: nil) }
        fade.fillMode = .both
        fade.isRemovedOnCompletion = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak view, weak container] in
            MainActor.assumeIsolated {
                // The view may have come back, here or elsewhere.
                guard let view, view.layer.animation(forKey: key) != nil, view.superview === container else { return }
                view.isUserInteractionEnabled = wasEnabled
                view.layer.removeAnimation(forKey: key)
                view.removeFromSuperview()
            }
        }
        view.layer.add(fade, forKey: key)
        CATransaction.commit()
        return true
    }

    /// A view of the container's came, or came back while it faded.
    static func fadeIn(_ view: UIView, in container: UIView) {
        guard !(view is any TransitioningView), container.window != nil, let animation = TransactionContext.animation,
            let fade = animation.makeAnyLayerAnimation(keyPath: "opacity", from: Float(0), to: view.layer.opacity)
        else { return }
        animation.holdCompletions()
        if fade.beginTime > 0 { fade.beginTime += view.layer.convertTime(CACurrentMediaTime(), from: nil) }
        view.layer.add(fade, forKey: key)
    }

    /// A view that was leaving is a subview again.
    static func cancel(_ view: UIView) {
        guard !view.isUserInteractionEnabled, view.layer.animation(forKey: key) != nil else { return }
        view.layer.removeAnimation(forKey: key)
        view.isUserInteractionEnabled = true
    }
}

/// A view that may go on for a while after its element is gone.
@MainActor protocol TransitioningView: UIView {
    /// True if the view takes itself out of its superview later.
    func beginRemoval() -> Bool
}
