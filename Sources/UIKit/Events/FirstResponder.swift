import Foundation

/// The one responder that keyboard input goes to.
@MainActor enum FirstResponder {
    private(set) static weak var current: UIResponder?

    static func become(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let view = responder as? UIView, view.window == nil { return false }
        if let old = current {
            guard old.canResignFirstResponder, old.resignFirstResponder() else { return false }
        }
        current = responder
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        return true
    }
}

/// Values that few objects have, kept beside them so that the rest pay nothing. Entries end with their owner.
@MainActor final class AssociatedValues<Value> {
    private var values: [ObjectIdentifier: (owner: WeakBox, value: Value)] = [:]

    private final class WeakBox {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    nonisolated init() {}

    subscript(owner: AnyObject) -> Value? {
        get {
            guard let entry = values[ObjectIdentifier(owner)], entry.owner.object === owner else { return nil }
            return entry.value
        }
        set {
            if values.count > 64 { values = values.filter { $0.value.owner.object != nil } }
            values[ObjectIdentifier(owner)] = newValue.map { (WeakBox(owner), $0) }
        }
    }
}

@MainActor enum UserActivities {
    static let store = AssociatedValues<NSUserActivity>()
}
