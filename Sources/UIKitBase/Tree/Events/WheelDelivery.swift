import CoreGraphics
import Foundation
import QuartzCore

/// A wheel or trackpad: scrolls what is under the pointer, innermost first, as far as that can go.
///
/// - From: `HostEvent.wheel`
/// - To: `UIScrollView`
@MainActor package enum WheelDelivery {
    package static func deliver(at point: CGPoint, delta: CGPoint) {
        var view = AppWindows.hit(at: point, with: nil)?.view
        while let here = view {
            for case let pan as UIPanGestureRecognizer in here.gestureRecognizers ?? [] {
                if pan.roll(by: delta, at: point, time: CACurrentMediaTime()) { return }
            }
            if let scroll = here as? any WheelTaking, scroll.roll(by: delta) { return }
            view = here.superview
        }
    }
}

/// A view whose content a wheel moves.
@MainActor protocol WheelTaking: UIView {
    /// False when content can't move that way.
    func roll(by delta: CGPoint) -> Bool
}
