import CoreGraphics
import Foundation

/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Points that the fingers' distance changes by before that is a pinch.
    static let slack: CGFloat = 8

    private var pair = FingerPair()
    private var factor: CGFloat = 1

    /// The fingers' distance as a multiple of what it was; setting it counts from there.
    open var scale: CGFloat {
        get { factor * pair.ratio }
        set {
            factor = newValue
            pair.restart()
        }
    }

    /// Change of the scale a second.
    open var velocity: CGFloat { factor * pair.ratioVelocity }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= 2 else { return touches.forEach { ignore($0, for: event) } }
        if numberOfTouches == 2 { pair.begin(trackedTouches, event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 2 else { return }
        pair.move(trackedTouches, event.timestamp)
        if state == .possible {
            guard abs(pair.spread) >= Self.slack else { return }
            pair.restart()
            state = .began
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            if numberOfTouches <= touches.count { state = .failed }
        } else {
            state = .ended
        }
    }

    open override func reset() {
        pair = FingerPair()
        factor = 1
    }
}

/// Two fingers: how far apart, at what angle, and how both change.
struct FingerPair {
    private var start: (distance: CGFloat, angle: CGFloat) = (0, 0)
    private var now: (distance: CGFloat, angle: CGFloat) = (0, 0)
    private var before: (ratio: CGFloat, rotation: CGFloat, time: TimeInterval)?
    private var time: TimeInterval = 0
    /// Whole turns are counted, so that the angle never jumps.
    private var turned: CGFloat = 0

    var ratio: CGFloat { start.distance > 0 ? now.distance / start.distance : 1 }
    var spread: CGFloat { now.distance - start.distance }
    /// Radians, clockwise on the screen.
    var rotation: CGFloat { turned }
    var ratioVelocity: CGFloat { rate { ratio - $0.ratio } }
    var rotationVelocity: CGFloat { rate { rotation - $0.rotation } }

    mutating func begin(_ touches: [UITouch], _ time: TimeInterval) {
        now = Self.measure(touches)
        self.time = time
        restart()
    }

    mutating func restart() {
        start = now
        turned = 0
        before = nil
    }

    mutating func move(_ touches: [UITouch], _ time: TimeInterval) {
        before = (ratio, rotation, self.time)
        let next = Self.measure(touches)
        var step = next.angle - now.angle
        if step > .pi { step -= 2 * .pi } else if step < -.pi { step += 2 * .pi }
        turned += step
        now = next
        self.time = time
    }

    private func rate(_ change: ((ratio: CGFloat, rotation: CGFloat, time: TimeInterval)) -> CGFloat) -> CGFloat {
        guard let before, time > before.time else { return 0 }
        return change(before) / CGFloat(time - before.time)
    }

    private static func measure(_ touches: [UITouch]) -> (distance: CGFloat, angle: CGFloat) {
        MainActor.assumeIsolated {
            let (a, b) = (touches[0].screenLocation, touches[1].screenLocation)
            return (hypot(b.x - a.x, b.y - a.y), atan2(b.y - a.y, b.x - a.x))
        }
    }
}
