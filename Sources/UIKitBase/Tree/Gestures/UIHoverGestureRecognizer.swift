import CoreGraphics
import Foundation

/// Recognises a pointer over its view while no button is down: `began` when it comes, `changed` as it moves, `ended` when it leaves
/// the view or a button goes down. A view inside of its view is a part of it; one that covers it is not. Recognisers of nested
/// views hover at the same time, and none keeps another one from it.
///
/// - From: `HoverDelivery`
/// - To: the targets' actions
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Points above the screen, as a pencil measures it; 0 for a pointer.
    open var zOffset: CGFloat { 0 }
    /// Radians; half of π, upright, for a pointer.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// Radians; 0 for a pointer.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction of `azimuthAngle(in:)`, one point long: to the right, for a pointer.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    override var followsTouches: Bool { false }
    private var lastPlace: CGPoint?

    /// The pointer is over the view, here.
    final func hover(_ touch: UITouch) {
        track(touch)
        let place = touch.screenLocation
        defer { lastPlace = place }
        switch state {
        case .possible: state = .began
        case .began, .changed: if place != lastPlace { state = .changed }
        // It was refused, or disabled and enabled again: the next one counts.
        case .ended, .cancelled, .failed: break
        }
    }

    /// The pointer is over the view no more.
    final func exit(_ touch: UITouch) {
        state = .ended
        untrack([touch])
        lastPlace = nil
        returnToPossible()
    }
}
