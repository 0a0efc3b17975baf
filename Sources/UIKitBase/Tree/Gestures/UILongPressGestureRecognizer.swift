import CoreGraphics
import Foundation
import QuartzCore

/// Recognises a finger that stays down.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer, TapCounting {
    /// Seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points that the finger may slip before the gesture begins.
    open var allowableMovement: CGFloat = 10
    /// How many taps, of as many fingers, come before the press.
    open var numberOfTapsRequired = 0
    /// How many fingers must be down together. 1 by default.
    open var numberOfTouchesRequired = 1

    private var start: CGPoint?
    private var deadline = 0
    private var taps = 0
    final var waitsForAnotherTap: Bool { state == .possible && taps > 0 && trackedTouches.allSatisfy { !$0.isDown } }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == numberOfTouchesRequired, let touch = touches.first else {
            if numberOfTouches > numberOfTouchesRequired { state = .failed }
            return
        }
        start = touch.screenLocation
        let isTap = taps < numberOfTapsRequired
        after(isTap ? UITapGestureRecognizer.longest : minimumPressDuration) { $0.state = isTap ? .failed : .began }
    }

    /// Unless a finger comes down or goes up, or the gesture is over.
    private func after(_ seconds: TimeInterval, _ body: @escaping (UILongPressGestureRecognizer) -> Void) {
        deadline += 1
        let mine = deadline
        FrameTimer.shared.call(after: seconds) { [weak self] in
            guard let self, self.deadline == mine, self.state == .possible else { return }
            body(self)
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
        guard state == .possible else {
            state = .ended
            return
        }
        // With a start all fingers have been down.
        guard taps < numberOfTapsRequired, start != nil else {
            state = .failed
            return
        }
        guard trackedTouches.allSatisfy({ !$0.isDown }) else { return }
        taps += 1
        start = nil
        after(UITapGestureRecognizer.pause) { recognizer in
            let environment = recognizer.environment
            recognizer.state = .failed
            environment?.finishIfIdle()
        }
    }

    open override func reset() {
        start = nil
        taps = 0
        deadline += 1
    }
}
