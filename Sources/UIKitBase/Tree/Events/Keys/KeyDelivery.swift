import Foundation
import PorticoHost
import PorticoTrace
import QuartzCore

/// Keys of a hardware keyboard: as commands, as presses up the responder chain, and as text.
///
/// - From: `HostEvent.key`
/// - To: `UIKeyCommand.action`, `UIResponder.pressesBegan(_:with:)` …, `UIKeyInput`
@MainActor package final class KeyDelivery {
    @InSession package private(set) static var shared = KeyDelivery()

    private var held: [Int: UIPress] = [:]
    private let event = UIPressesEvent()
    /// The modifier keys that are down now.
    private(set) var modifierFlags: UIKeyModifierFlags = []

    package func deliver(_ host: HostKey) {
        let key = UIKey(host)
        modifierFlags = key.modifierFlags
        switch host.phase {
        case .down:
            // Escape takes an open menu away, and does nothing else then.
            if key.keyCode == .keyboardEscape, Above.menus.closeByKey() { return }
            if run(key, .before) { return }
            let press = UIPress(key, target: start)
            held[host.usage] = press
            send(press, .began) { $0.pressesBegan([press], with: event) }
            act(key, host, press)
        case .repeat:
            // Commands and text come again, the press is the same.
            if !run(key, .before) { act(key, host, held[host.usage]) }
        case .up:
            guard let press = held.removeValue(forKey: host.usage) else { return }
            press.currentKey = key
            send(press, .ended) { $0.pressesEnded([press], with: event) }
        }
    }

    /// Whoever has heard of a press hears that it is lost: the app leaves the foreground.
    package func cancelAll() {
        for press in held.values {
            send(press, .cancelled) { $0.pressesCancelled([press], with: event) }
        }
        held = [:]
        modifierFlags = []
    }

    /// The first responder, or without one the controller in front; within either the item with the focus comes before it.
    private var start: UIResponder? {
        let first = FirstResponder.current
        // Without a first responder the focus may also be in a bar, outside of the controller's view.
        if let focused = FocusEngine.shared.item as? UIView, focused.window != nil,
            let around = first ?? AppWindows.key,
            sequence(first: focused, next: \.next).contains(where: { $0 === around })
        {
            return focused
        }
        return first ?? AppWindows.key?.keyResponder
    }

    private func send(_ press: UIPress, _ phase: UIPress.Phase, _ body: (UIResponder) -> Void) {
        guard let target = press.target else { return }
        press.currentPhase = phase
        press.time = CACurrentMediaTime()
        event.active = Set(held.values).union([press])
        event.update(touches: [], timestamp: press.time)
        let name: StaticString =
            switch phase {
            case .began: "pressesBegan:withEvent:"
            case .ended: "pressesEnded:withEvent:"
            default: "pressesCancelled:withEvent:"
            }
        tellRecognizers(press, phase, above: target)
        PorticoTrace.call(.event, target, name) { body(target) }
    }

    private func tellRecognizers(_ press: UIPress, _ phase: UIPress.Phase, above target: UIResponder) {
        let type = NSNumber(value: press.type.rawValue)
        var responder: UIResponder? = target
        while let here = responder {
            for recognizer in (here as? UIView)?.gestureRecognizers ?? []
            where recognizer.isEnabled && recognizer.allowedPressTypes.contains(type) {
                switch phase {
                case .began: recognizer.pressesBegan([press], with: event)
                case .ended: recognizer.pressesEnded([press], with: event)
                default: recognizer.pressesCancelled([press], with: event)
                }
            }
            responder = here.next
        }
    }

    private enum Turn { case before, after }

    /// The first command on the way up that means the key. Those that want priority come before the press, others after.
    private func run(_ key: UIKey, _ turn: Turn) -> Bool {
        var responder = start
        while let here = responder {
            for command in (here.keyCommands ?? []) + here.addedKeyCommands
            where command.wantsPriorityOverSystemBehavior == (turn == .before) {
                guard let action = command.action(for: key),
                    let target = here.target(forAction: action, withSender: command) as AnyObject?
                else { continue }
                return Above.application.sendAction(action, to: target, from: command, for: nil)
            }
            responder = here.next
        }
        return runMenu(key, turn)
    }

    /// The first command of the main menu that means the key, and that somebody on the way up does now.
    private func runMenu(_ key: UIKey, _ turn: Turn) -> Bool {
        for command in Above.menus.keyCommands
        where command.wantsPriorityOverSystemBehavior == (turn == .before) {
            guard let action = command.action(for: key),
                let target = start?.target(forAction: action, withSender: command) as? UIResponder,
                let present = command.copy() as? UIKeyCommand
            else { continue }
            target.validate(present)
            guard present.attributes.isDisjoint(with: [.disabled, .hidden]) else { continue }
            return Above.application.sendAction(action, to: target, from: present, for: nil)
        }
        return false
    }

    /// Text comes first, then the focus, unless a responder kept the press. Both come before commands that don't want priority, and everything that is no text after them. A text field that
    /// keeps a press from its superclass keeps it from its text too.
    private func act(_ key: UIKey, _ host: HostKey, _ press: UIPress?) {
        let text = Above.textInput
        let isKept =
            FirstResponder.current.map(text.keepsKeys) == true && press?.target === FirstResponder.current
            && press?.isForText == false
        if !isKept, text.wants(host) {
            _ = text.perform(host)
        } else if !isKept, press?.wasPassedOn ?? true,
            FocusEngine.shared.takeKey(UIKey(host)) || AppWindows.key?.frontController?.answerKey(UIKey(host)) == true
        {
            // What moves the focus, or answers an alert, comes before commands that don't want priority.
        } else if !run(key, .after), !isKept {
            _ = text.perform(host)
        }
    }
}
