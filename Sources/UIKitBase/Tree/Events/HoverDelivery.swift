import CoreGraphics
import Foundation

/// Tells the hover recognisers of one window which of their views the pointer is over: those of the view that the hit test finds,
/// and of the views above it. No touch method of a view or of another recogniser is called.
///
/// - From: `UIWindow.sendEvent(_:)`
/// - To: `UIHoverGestureRecognizer`, `PointerDelivery`, `ToolTipPresenter`
@MainActor final class HoverDelivery {
    /// A recogniser whose view the pointer is over, innermost first; `isTold` is false where its delegate wants none of it.
    private struct Entry {
        weak var recognizer: UIHoverGestureRecognizer?
        var isTold: Bool
    }

    private var entries: [Entry] = []

    nonisolated init() {}

    func deliver(_ event: UIEvent, in window: UIWindow) {
        guard let touch = event.activeTouches.first(where: { $0.hitWindow === window }) else { return }
        let old = entries
        if touch.phase == .regionExited {
            entries = []
        } else {
            entries = self.entries(over: touch.hitView, touch, event, old)
        }
        touch.recognizers = entries.compactMap { $0.isTold ? $0.recognizer : nil }
        // A target may change the tree, and with it what comes next.
        let new = entries
        for entry in old where entry.isTold {
            guard let recognizer = entry.recognizer, !new.contains(where: { $0.recognizer === recognizer }) else {
                continue
            }
            recognizer.exit(touch)
        }
        for entry in new where entry.isTold { entry.recognizer?.hover(touch) }
        let (view, point) = (touch.phase == .regionExited ? nil : touch.hitView, touch.location(in: nil))
        Above.menus.pointerMoved(over: view, at: point, modifiers: event.modifierFlags)
        touch.recognizers = []
    }

    private func entries(over view: UIView?, _ touch: UITouch, _ event: UIEvent, _ old: [Entry]) -> [Entry] {
        var found: [Entry] = []
        var view = view
        while let here = view {
            for case let recognizer as UIHoverGestureRecognizer in here.gestureRecognizers ?? []
            where recognizer.isEnabled {
                found.append(
                    old.first { $0.recognizer === recognizer }
                        ?? Entry(recognizer: recognizer, isTold: Self.wants(recognizer, touch, event)))
            }
            view = here.superview
        }
        return found
    }

    /// Asked once, when the pointer comes.
    private static func wants(_ recognizer: UIHoverGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        guard recognizer.shouldReceive(event) else { return false }
        guard let delegate = recognizer.delegate else { return true }
        return delegate.gestureRecognizer(recognizer, shouldReceive: event)
            && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    }
}
