/// Values that few objects have, kept beside them so that the rest pay nothing. Entries end with their owner.
@MainActor package final class AssociatedValues<Value> {
    private var values: [ObjectIdentifier: (owner: WeakBox, value: Value, number: Int)] = [:]
    private var count = 0

    private final class WeakBox {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    package nonisolated init() {}

    package subscript(owner: AnyObject) -> Value? {
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
    package func owners(where fits: (Value) -> Bool) -> [AnyObject] {
        values.values.sorted { $0.number < $1.number }.compactMap { fits($0.value) ? $0.owner.object : nil }
    }
}
