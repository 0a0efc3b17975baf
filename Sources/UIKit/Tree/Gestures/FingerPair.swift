import CoreGraphics
import Foundation

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
