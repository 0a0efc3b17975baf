import CoreGraphics
import Foundation
import QuartzCore

/// A recogniser that waits, with no finger down, for the next of several taps.
@MainActor protocol TapCounting: UIGestureRecognizer {
    var waitsForAnotherTap: Bool { get }
}

/// Recognises one or more taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer, TapCounting {
    /// How far a finger may slip, in points, and how long a tap and the pause before the next may last, in seconds.
    static let slack: CGFloat = 45
    static let longest: TimeInterval = 1.5
    static let pause: TimeInterval = 0.35

    /// How many taps in a row make the gesture, each within 0.35 seconds of the last. 1 by default.
    open var numberOfTapsRequired = 1
    /// How many fingers make one tap together. 1 by default.
    open var numberOfTouchesRequired = 1
    /// The buttons of a pointing device that a click must be made with. Kept: a click of the second button is no touch (DEV-114).
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var starts: [(touch: UITouch, point: CGPoint, time: TimeInterval)] = []
    private var taps = 0
    private var mostFingers = 0
    private var deadline = 0
    final var waitsForAnotherTap: Bool { state == .possible && taps > 0 && taps < numberOfTapsRequired }

    /// A tap doesn't end one of more taps, which may still come: without `require(toFail:)` both are recognised, one after the other.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        deadline += 1
        for touch in touches { starts.append((touch, touch.screenLocation, touch.timestamp)) }
        mostFingers = max(mostFingers, starts.count)
        if starts.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for start in starts where touches.contains(start.touch) {
            let now = start.touch.screenLocation
            if hypot(now.x - start.point.x, now.y - start.point.y) > Self.slack { state = .failed }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        for start in starts where touches.contains(start.touch) {
            let now = start.touch.screenLocation
            if start.touch.timestamp - start.time > Self.longest
                || hypot(now.x - start.point.x, now.y - start.point.y) > Self.slack
            {
                state = .failed
                return
            }
        }
        starts.removeAll { touches.contains($0.touch) }
        guard starts.isEmpty else { return }
        guard mostFingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        mostFingers = 0
        taps += 1
        if taps >= numberOfTapsRequired {
            state = .ended
        } else {
            failWithoutNextTap()
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        starts = []
        taps = 0
        mostFingers = 0
        deadline += 1
    }

    private func failWithoutNextTap() {
        deadline += 1
        let mine = deadline
        FrameTimer.shared.call(after: Self.pause) { [weak self] in
            guard let self, self.deadline == mine else { return }
            let environment = self.environment
            self.state = .failed
            environment?.finishIfIdle()
        }
    }
}
