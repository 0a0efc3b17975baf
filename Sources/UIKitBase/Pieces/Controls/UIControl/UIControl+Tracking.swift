import CoreGraphics
import Foundation

/// The touch that a control follows.
struct ControlTracking {
    weak var touch: UITouch?
    var isActive = false
    var isInside = false
    /// The control hears that it has ended, so that it is not cancelled.
    var isEnding = false
}

/// Touches in, events out. One touch is followed at a time; others on the same control are ignored.
///
/// - From: `UIResponder.touchesBegan(_:with:)` and its siblings
/// - To: `UIControl.send(_:_:)`
extension UIControl {
    /// How far outside a finger that came from inside may be and still count as inside.
    private static let slop: CGFloat = 70

    func began(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, !tracking.isActive, menus.touch == nil, let touch = touches.first else { return }
        if opensMenu(with: touch) { return }
        tracking.touch = touch
        tracking.isInside = true
        tracking.isActive = true
        let begins = beginTracking(touch, with: event)
        // Whoever was asked may have disabled or removed the control.
        guard follows(touch) else { return }
        guard begins else {
            tracking = ControlTracking()
            return
        }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    func moved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if let touch = menuTakes(touches) {
            menus.interaction?.session?.fingerMoved(to: touch.location(in: nil))
            return
        }
        guard tracking.isActive, let touch = tracking.touch, touches.contains(touch) else { return }
        let wasInside = tracking.isInside
        tracking.isInside = isNear(touch.location(in: self))
        let goesOn = continueTracking(touch, with: event)
        guard follows(touch) else { return }
        guard goesOn else {
            tracking = ControlTracking()
            isHighlighted = false
            return
        }
        isHighlighted = tracking.isInside
        if wasInside != tracking.isInside { send(tracking.isInside ? .touchDragEnter : .touchDragExit, event) }
        guard tracking.isActive else { return }
        send(tracking.isInside ? .touchDragInside : .touchDragOutside, event)
    }

    func ended(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if let touch = menuTakes(touches) {
            menus.touch = nil
            menus.interaction?.session?.fingerLifted(at: touch.location(in: nil))
            return
        }
        guard tracking.isActive, let touch = tracking.touch, touches.contains(touch) else { return }
        let isInside = isNear(touch.location(in: self))
        tracking.isInside = isInside
        tracking.isEnding = true
        endTracking(touch, with: event)
        tracking = ControlTracking()
        isHighlighted = false
        send(isInside ? eventsOfTap : .touchUpOutside, event)
    }

    func cancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if menuTakes(touches) != nil {
            menus.touch = nil
            menus.interaction?.session?.fingerLost()
            return
        }
        guard tracking.isActive, let touch = tracking.touch, touches.contains(touch) else { return }
        abandonTracking(with: event)
        // Its menu has taken the touch.
        if menus.interaction?.session != nil { isHighlighted = true }
        send(.touchCancel, event)
    }

    private func follows(_ touch: UITouch) -> Bool { tracking.isActive && tracking.touch === touch }

    /// Stops following a touch without an end.
    func abandonTracking(with event: UIEvent?) {
        guard tracking.isActive, !tracking.isEnding else { return }
        tracking = ControlTracking()
        cancelTracking(with: event)
        isHighlighted = false
    }

    private func isNear(_ point: CGPoint) -> Bool {
        bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(point)
    }
}

extension UIControl: TapKeeping {}
