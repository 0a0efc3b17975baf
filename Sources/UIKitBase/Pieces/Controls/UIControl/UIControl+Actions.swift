import Foundation
import PorticoObjC

extension UIControl {
    // MARK: Registering

    func register(_ target: Any?, _ action: Selector, _ events: Event) {
        dropDeadHandlers()
        let object = target.map { $0 as AnyObject }
        if let index = handlers.firstIndex(where: { $0.isFor(object, action) }) {
            handlers[index].events.formUnion(events)
            return
        }
        let receiver: ControlHandler.Receiver = object.map { .target(WeakTarget($0), action) } ?? .chain(action)
        handlers.append(ControlHandler(receiver: receiver, events: events))
    }

    func register(_ action: UIAction, _ events: Event) {
        unregister(action.identifier, events)
        handlers.append(ControlHandler(receiver: .action(action), events: events))
    }

    func unregister(_ target: Any?, _ action: Selector?, _ events: Event) {
        let object = target.map { $0 as AnyObject }
        for index in handlers.indices {
            switch handlers[index].receiver {
            case .target(let known, let selector)
            where (object == nil || known.object === object) && (action == nil || selector == action):
                handlers[index].events.subtract(events)
            case .chain(let selector) where object == nil && (action == nil || selector == action):
                handlers[index].events.subtract(events)
            default: break
            }
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    func unregister(_ identifier: UIAction.Identifier, _ events: Event) {
        for index in handlers.indices {
            if case .action(let known) = handlers[index].receiver, known.identifier == identifier {
                handlers[index].events.subtract(events)
            }
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    private func dropDeadHandlers() {
        handlers.removeAll(where: \.isDead)
    }

    // MARK: Asking

    var registeredTargets: Set<AnyHashable> {
        var targets = Set<AnyHashable>()
        for handler in handlers {
            switch handler.receiver {
            case .target(let target, _):
                if let object = target.object {
                    targets.insert((object as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(object)))
                }
            case .chain: targets.insert(NSNull())
            case .action: break
            }
        }
        return targets
    }

    func actionNames(_ target: Any?, _ event: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = handlers.compactMap { handler -> String? in
            guard !handler.events.isDisjoint(with: event) else { return nil }
            switch handler.receiver {
            case .target(let known, let selector) where known.object === object && object != nil:
                return NSStringFromSelector(selector)
            case .chain(let selector) where object == nil || object is NSNull:
                return NSStringFromSelector(selector)
            default: return nil
            }
        }
        return names.isEmpty ? nil : names
    }

    func enumerate(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for handler in handlers where !stop {
            switch handler.receiver {
            case .target(let target, let selector):
                if let object = target.object { iterator(nil, (object, selector), handler.events, &stop) }
            case .chain(let selector): iterator(nil, (nil, selector), handler.events, &stop)
            case .action(let action): iterator(action, nil, handler.events, &stop)
            }
        }
    }

    // MARK: Sending

    /// What a tap on this control sends besides `touchUpInside`.
    var eventsOfTap: Event {
        triggersPrimaryActionOnTap ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside
    }

    /// Sends every registration that waits for any of the events, each once, in the order of registration.
    func send(_ events: Event, _ event: UIEvent?) {
        // A handler may register or remove others; what was registered when the event came counts.
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            switch handler.receiver {
            case .target(let target, let selector):
                if let object = target.object { sendAction(selector, to: object, for: event) }
            case .chain(let selector): sendAction(selector, to: nil, for: event)
            case .action(let action): sendAction(action)
            }
        }
    }
}

extension ControlHandler {
    func isFor(_ object: AnyObject?, _ action: Selector) -> Bool {
        switch receiver {
        case .target(let known, let selector): object != nil && known.object === object && selector == action
        case .chain(let selector): object == nil && selector == action
        case .action: false
        }
    }
}

extension UIControl: NibActionSending {
    func connect(_ action: Selector, to target: AnyObject?, events: UInt) {
        addTarget(target, action: action, for: Event(rawValue: events))
    }
}
