import CoreGraphics
import Foundation

/// Recognises a finger that stays down.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points that the finger may slip before the gesture begins.
    open var allowableMovement: CGFloat = 10
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1

    private var start: CGPoint?
    private var deadline = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == numberOfTouchesRequired, let touch = touches.first else {
            if numberOfTouches > numberOfTouchesRequired { state = .failed }
            return
        }
        start = touch.screenLocation
        deadline += 1
        let mine = deadline
        GestureClock.after(minimumPressDuration) { [weak self] in
            guard let self, self.deadline == mine, self.state == .possible else { return }
            self.state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let touch = touches.first else { return }
        if state == .possible {
            let now = touch.screenLocation
            if hypot(now.x - start.x, now.y - start.y) > allowableMovement { state = .failed }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    open override func reset() {
        start = nil
        deadline += 1
    }
}
