import Foundation
import PorticoObjC

/// One registration: whom to tell what on which events.
struct ControlHandler {
    enum Receiver {
        /// The target is not kept alive; once it is gone the registration is dropped.
        case target(WeakTarget, Selector)
        /// Whoever in the responder chain has the method.
        case chain(Selector)
        case action(UIAction)
    }

    let receiver: Receiver
    var events: UIControl.Event

    var isDead: Bool {
        if case .target(let target, _) = receiver { return target.object == nil }
        return false
    }
}

/// Holds a target without keeping it alive.
final class WeakTarget {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
