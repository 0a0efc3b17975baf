import Foundation

/// The one responder that keyboard input goes to.
@MainActor enum FirstResponder {
    private(set) static weak var current: UIResponder?

    /// Whether the responder has to go, whatever it or its delegate says: `endEditing(true)`, or its view left the screen.
    private(set) static var isForced = false

    static func become(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let view = responder as? UIView, view.window == nil { return false }
        let changed = TextInputSession.whileChanging {
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
        TextInputSession.firstResponderChanged()
        return changed
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder || isForced else { return false }
        current = nil
        TextInputSession.firstResponderChanged()
        return true
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
            TextInputSession.firstResponderChanged()
        }
    }
}

/// Values that few objects have, kept beside them so that the rest pay nothing. Entries end with their owner.
@MainActor final class AssociatedValues<Value> {
    private var values: [ObjectIdentifier: (owner: WeakBox, value: Value, number: Int)] = [:]
    private var count = 0

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
            count += 1
            values[ObjectIdentifier(owner)] = newValue.map { (WeakBox(owner), $0, count) }
        }
    }

    /// Those whose value fits, the one that got its own first before the others.
    func owners(where fits: (Value) -> Bool) -> [AnyObject] {
        values.values.sorted { $0.number < $1.number }.compactMap { fits($0.value) ? $0.owner.object : nil }
    }
}
