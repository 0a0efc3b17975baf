import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// Which view a point falls on.
///
/// - From: `AppWindows`, for `TouchTracker` and `HoverTracker`
/// - To: `GestureEnvironment`, `TouchDelivery`
extension UIView {
    /// The deepest view, front to back, that is visible, enabled and contains the point.
    func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, backing.opacity > 0.01, !AnimatedViews.contains(self),
            self.point(inside: point, with: event)
        else { return nil }
        return DeepStack.run {
            for child in children.reversed() {
                if let hit = child.hitTest(child.backing.convert(point, from: backing), with: event) { return hit }
            }
            return self
        }
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.attachedView?.removeGestureRecognizer(recognizer)
        let extras = needExtras()
        extras.gestureRecognizers.append(recognizer)
        extras.hasHadGestureRecognizers = true
        recognizer.attachedView = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard let extras, let index = extras.gestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
        extras.gestureRecognizers.remove(at: index)
        recognizer.attachedView = nil
        recognizer.endBecauseRemoved()
    }

    func replaceRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for recognizer in extras?.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }

    func resignEditing(force: Bool) -> Bool {
        guard let current = FirstResponder.current else { return true }
        var responder: UIResponder? = current
        while let here = responder {
            if here === self {
                if force { FirstResponder.force(current) } else { return current.resignFirstResponder() }
                return true
            }
            responder = here.next
        }
        return true
    }
}
