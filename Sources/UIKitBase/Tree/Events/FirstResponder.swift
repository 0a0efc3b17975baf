import Foundation

/// The one responder that keyboard input goes to.
@MainActor package enum FirstResponder {
    @WeakInSession package private(set) static var current: UIResponder? = nil

    /// Whether the responder has to go, whatever it or its delegate says: `endEditing(true)`, or its view left the screen.
    @InSession private(set) static var isForced = false

    /// The next one is about to follow the one that goes.
    @InSession private static var isGivingWay = false

    static func become(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let view = responder as? UIView, view.window == nil { return false }
        let outer = isGivingWay
        isGivingWay = true
        let changed = Above.textInput.whileChanging {
            // Who hears that it is over may make another one the first responder: once.
            for _ in 0..<2 {
                guard let old = current else { break }
                guard old.canResignFirstResponder, old.resignFirstResponder() else { return false }
                if current === old { current = nil }
            }
            if let view = responder as? UIView, view.window == nil { return false }
            guard current == nil || current === responder else { return false }
            current = responder
            return true
        }
        isGivingWay = outer
        Above.textInput.firstResponderChanged()
        if changed { FocusEngine.shared.firstResponderChanged(to: responder) }
        return changed
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder || isForced else { return false }
        current = nil
        if let owner = ownerOfBar(around: responder), become(owner) { return true }
        Above.textInput.firstResponderChanged()
        return true
    }

    /// Whose accessory view holds what was edited: with that one first responder, the bar stays when the keyboard goes (DEV-739).
    private static func ownerOfBar(around responder: UIResponder) -> UIResponder? {
        guard !isForced, !isGivingWay, let view = responder as? UIView else { return nil }
        return sequence(first: responder, next: { $0.next }).dropFirst().first { candidate in
            guard candidate.canBecomeFirstResponder, let bar = candidate.inputAccessoryView else { return false }
            return view.isDescendant(of: bar)
        }
    }

    /// A controller's view has left its window: the controller goes, and what is edited in its bar above the keyboard.
    static func leave(with controller: UIResponder) {
        guard let current, (current as? UIView)?.window != nil || !(current is UIView),
            sequence(first: current, next: { $0.next }).contains(where: { $0 === controller })
        else { return }
        force(current)
    }

    /// Ends it, even against its will.
    static func force(_ responder: UIResponder) {
        guard current === responder else { return }
        let outer = isForced
        isForced = true
        defer { isForced = outer }
        _ = responder.resignFirstResponder()
        if current === responder {
            current = nil
            Above.textInput.firstResponderChanged()
        }
    }
}
