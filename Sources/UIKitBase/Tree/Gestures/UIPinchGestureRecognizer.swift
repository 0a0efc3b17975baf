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

    /// Change of the scale a second. Setting the scale leaves the fingers as fast as they were.
    open var velocity: CGFloat { factor * pair.ratioVelocity }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= 2 else { return touches.forEach { ignore($0, for: event) } }
        if numberOfTouches == 2 { pair.begin(trackedTouches, event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 2 else { return }
        pair.move(trackedTouches, event.timestamp)
        if let next = pair.stateAfterMove(from: state, isEnough: abs(pair.spread) >= Self.slack) { state = next }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        endTwoFingers(touches)
    }

    open override func reset() {
        pair = FingerPair()
        factor = 1
    }
}
