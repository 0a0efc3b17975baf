import CoreGraphics
import Foundation
import PorticoHost

/// A tap on the status bar scrolls to the top: on a phone the one scroll view on the screen that scrolls so, on a tablet the nearest one
/// below the finger. Touches there go their ordinary way besides, and a control under the bar keeps its taps.
///
/// - From: `AppRuntime`, which passes on every finger
/// - To: `UIScrollView.scrollToTop()`
@MainActor final class StatusBarTap {
    /// A finger that came down on the bar.
    private var finger: (id: Int, place: CGPoint, time: TimeInterval)?

    /// Farther, in points, or longer than this is no tap.
    private static let reach: CGFloat = 20
    private static let limit: TimeInterval = 0.75

    func follow(id: Int, phase: HostEvent.TouchPhase, at point: CGPoint, time: TimeInterval, on view: UIView?) {
        switch phase {
        case .began:
            let isOnBar = UIApplication.shared.statusBarFrame.contains(point) && !Self.isOnControl(view)
            finger = isOnBar && finger == nil ? (id, point, time) : nil
        case .moved:
            guard let finger, finger.id == id else { return }
            if hypot(point.x - finger.place.x, point.y - finger.place.y) > Self.reach { self.finger = nil }
        case .cancelled: finger = nil
        case .ended:
            guard let begun = finger, begun.id == id else { return }
            finger = nil
            if time - begun.time <= Self.limit { Self.scroll(below: point) }
        }
    }

    private static func isOnControl(_ view: UIView?) -> Bool {
        var here = view
        while let view = here {
            if view is UIControl { return true }
            here = view.superview
        }
        return false
    }

    private static func scroll(below point: CGPoint) {
        for window in UIApplication.shared.windows.reversed() where !window.isHidden && window.alpha > 0.01 {
            var found: [(view: UIScrollView, frame: CGRect)] = []
            collect(space(of: window), in: window, &found)
            if UIDevice.current.userInterfaceIdiom == .pad {
                found.removeAll { point.x < $0.frame.minX || point.x > $0.frame.maxX }
                found.sort { $0.frame.minY < $1.frame.minY }
            } else if found.count > 1 {
                return
            }
            guard let first = found.first else { continue }
            return first.view.scrollToTop()
        }
    }

    /// What is presented lies above everything else of the window.
    private static func space(of window: UIWindow) -> UIView {
        var space: UIView = window
        var controller = window.rootViewController
        while let next = controller?.presentedViewController, !next.isBeingDismissed, let view = next.viewIfLoaded {
            (space, controller) = (view, next)
        }
        return space
    }

    private static func collect(
        _ view: UIView, in window: UIWindow, _ found: inout [(view: UIScrollView, frame: CGRect)]
    ) {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
        if let scroll = view as? UIScrollView, scroll.scrollsToTop {
            let frame = scroll.convert(scroll.bounds, to: window)
            if frame.intersects(window.bounds) { found.append((scroll, frame)) }
        }
        for child in view.subviews { collect(child, in: window, &found) }
    }
}
