import UIKit

/// Runs a gesture of two fingers by UIKit's recognizer, from the moment at which the fingers have moved as far as the gesture asks.
@MainActor final class TwoFingerDriver<G: Gesture, R: UIGestureRecognizer>: GestureDriver<G> {
    /// What values say of the gesture's beginning, and the date now.
    struct Start {
        let now: Date
        /// The middle between the fingers.
        let location: CGPoint
        /// The same, as parts of the view's size.
        let anchor: UnitPoint
    }

    private let recognizer: R
    private let isPastMinimum: (G, R) -> Bool
    private let makeValue: (R, Start) -> G.Value
    private var startLocation = CGPoint.zero
    private var hasBegun = false

    init(
        _ gesture: G, _ recognizer: R, isPastMinimum: @escaping (G, R) -> Bool,
        makeValue: @escaping (R, Start) -> G.Value
    ) {
        (self.recognizer, self.isPastMinimum, self.makeValue) = (recognizer, isPastMinimum, makeValue)
        super.init(gesture)
        recognizer.cancelsTouchesInView = false
        recognizer.addHandler { [weak self] recognizer in self?.recognizerChanged(recognizer.state) }
    }

    override var recognizers: [UIGestureRecognizer] { [recognizer] }

    private func recognizerChanged(_ state: UIGestureRecognizer.State) {
        if state == .began {
            startLocation = recognizer.location(in: recognizer.view)
            hasBegun = false
        }
        switch state {
        case .began, .changed:
            hasBegun = hasBegun || isPastMinimum(gesture, recognizer)
            if hasBegun { send(.changed(value)) }
        case .ended: send(hasBegun ? .ended(value) : .failed)
        case .cancelled, .failed: send(.failed)
        default: break
        }
    }

    private var value: G.Value {
        let size = recognizer.view?.bounds.size ?? .zero
        let anchor = UnitPoint(
            x: size.width > 0 ? startLocation.x / size.width : 0,
            y: size.height > 0 ? startLocation.y / size.height : 0)
        return makeValue(recognizer, Start(now: now, location: startLocation, anchor: anchor))
    }
}
