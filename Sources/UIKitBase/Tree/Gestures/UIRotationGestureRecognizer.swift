import CoreGraphics
import Foundation

/// Recognises two fingers that turn about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians that the fingers turn before that is a rotation.
    static let slack: CGFloat = 0.1

    private var pair = FingerPair()
    private var base: CGFloat = 0

    /// Radians, clockwise, since the gesture began; setting it counts from there.
    open var rotation: CGFloat {
        get { base + pair.rotation }
        set {
            base = newValue
            pair.restart()
        }
    }

    /// Radians a second. Setting the rotation leaves the fingers as fast as they were.
    open var velocity: CGFloat { pair.rotationVelocity }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= 2 else { return touches.forEach { ignore($0, for: event) } }
        if numberOfTouches == 2 { pair.begin(trackedTouches, event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 2 else { return }
        pair.move(trackedTouches, event.timestamp)
        if let next = pair.stateAfterMove(from: state, isEnough: abs(pair.rotation) >= Self.slack) { state = next }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        endTwoFingers(touches)
    }

    open override func reset() {
        pair = FingerPair()
        base = 0
    }
}
