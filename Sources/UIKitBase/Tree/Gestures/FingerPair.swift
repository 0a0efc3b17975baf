import CoreGraphics
import Foundation

/// Two fingers: how far apart, at what angle, and how both change.
struct FingerPair {
    private var start: CGFloat = 0
    private var now: (distance: CGFloat, angle: CGFloat) = (0, 0)
    /// Where the fingers were at another time than now: one moves after the other.
    private var before: (distance: CGFloat, turned: CGFloat, time: TimeInterval)?
    private var time: TimeInterval = 0
    /// Whole turns are counted, so that the angle never jumps.
    private var turned: CGFloat = 0
    /// The same since the fingers came down.
    private var turnedInAll: CGFloat = 0

    var ratio: CGFloat { start > 0 ? now.distance / start : 1 }
    var spread: CGFloat { now.distance - start }
    /// Radians, clockwise on the screen.
    var rotation: CGFloat { turned }
    var ratioVelocity: CGFloat { start > 0 ? (rate { now.distance - $0.distance }) / start : 0 }
    var rotationVelocity: CGFloat { rate { turnedInAll - $0.turned } }

    mutating func begin(_ touches: [UITouch], _ time: TimeInterval) {
        now = Self.measure(touches)
        self.time = time
        before = nil
        turnedInAll = 0
        restart()
    }

    /// Counts from here. The fingers are as fast as before.
    mutating func restart() {
        start = now.distance
        turned = 0
    }

    mutating func move(_ touches: [UITouch], _ time: TimeInterval) {
        if time > self.time { before = (now.distance, turnedInAll, self.time) }
        let next = Self.measure(touches)
        var step = next.angle - now.angle
        if step > .pi { step -= 2 * .pi } else if step < -.pi { step += 2 * .pi }
        turned += step
        turnedInAll += step
        now = next
        self.time = time
    }

    /// The state of a recogniser whose fingers have moved: it begins when they have moved enough, and counts from there. Nil leaves it.
    mutating func stateAfterMove(
        from state: UIGestureRecognizer.State, isEnough: Bool
    ) -> UIGestureRecognizer.State? {
        guard state == .possible else { return .changed }
        guard isEnough else { return nil }
        restart()
        return .began
    }

    private func rate(_ change: ((distance: CGFloat, turned: CGFloat, time: TimeInterval)) -> CGFloat) -> CGFloat {
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

extension UIGestureRecognizer {
    /// A gesture of two fingers is over with the first one up; before it began, with the last.
    func endTwoFingers(_ touches: Set<UITouch>) {
        if state != .possible {
            state = .ended
        } else if numberOfTouches <= touches.count {
            state = .failed
        }
    }
}
