import CoreGraphics
import Foundation
import QuartzCore

/// A wheel or trackpad: scrolls what is under the pointer, innermost first, as far as that can go.
///
/// - From: `HostEvent.wheel`
/// - To: `UIScrollView`
@MainActor enum WheelDelivery {
    static func deliver(at point: CGPoint, delta: CGPoint) {
        let windows = UIApplication.shared.windows.reversed()
        guard
            let hit = windows.lazy.compactMap({ $0.isHidden ? nil : $0.hitTest($0.convertFromScreen(point), with: nil) }
            )
            .first
        else { return }
        var view: UIView? = hit
        while let here = view {
            for case let pan as UIPanGestureRecognizer in here.gestureRecognizers ?? [] {
                if pan.roll(by: delta, at: point, time: CACurrentMediaTime()) { return }
            }
            if let scroll = here as? UIScrollView, scroll.isScrollEnabled, scroll.roll(by: delta) { return }
            view = here.superview
        }
    }
}

extension UIScrollView {
    /// False when content can't move that way.
    fileprivate func roll(by delta: CGPoint) -> Bool {
        guard drag == nil else { return true }
        let offset = clamped(CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y))
        guard offset != contentOffset else { return false }
        place(at: offset)
        flashScrollIndicators()
        return true
    }
}
