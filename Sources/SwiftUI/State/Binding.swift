/// Reads and writes a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
    /// The animation and the like that a write through this binding happens under.
    public var transaction = Transaction()
    private let read: () -> Value
    private let write: (Value, Transaction?) -> Void
    /// What the binding reaches, by which two bindings are told apart.
    private let location: AnyObject?
    private let path: AnyKeyPath?
    private var hasTransaction = false
    /// The value at the time the binding was made, where the place doesn't record its reads: an `ObservableObject` only says that
    /// something of it changes. A view that has the binding runs again when this differs.
    private let valueWhenMade: Value?

    /// - Parameter recordsReads: False for a place whose reads nobody remembers.
    init(
        location: AnyObject?, path: AnyKeyPath? = nil, recordsReads: Bool = true, get: @escaping () -> Value,
        set: @escaping (Value, Transaction?) -> Void
    ) {
        (self.location, self.path) = (location, path)
        (read, write) = (get, set)
        valueWhenMade = recordsReads ? nil : get()
    }

    private var recordsReads: Bool { valueWhenMade == nil }

    /// Creates a binding of two closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: nil, get: get, set: { value, _ in set(value) })
    }

    /// Creates a binding of two closures, the second of which is told the transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(location: nil, get: get, set: { value, transaction in set(value, transaction ?? Transaction()) })
    }

    /// A binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: nil, get: { value }, set: { _, _ in })
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set {
            guard hasTransaction else { return write(newValue, nil) }
            let carried = MainActorAccess.Carried((newValue, transaction, write))
            MainActorAccess.run {
                let (value, transaction, write) = carried.value
                TransactionContext.perform(transaction) { write(value, transaction) }
            }
        }
    }

    public var projectedValue: Binding<Value> { self }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let read = read, write = write
        var part = Binding<Subject>(
            location: location, path: path?.appending(path: keyPath) ?? keyPath, recordsReads: recordsReads,
            get: { read()[keyPath: keyPath] },
            set: { value, transaction in
                var whole = read()
                whole[keyPath: keyPath] = value
                write(whole, transaction)
            })
        (part.transaction, part.hasTransaction) = (transaction, hasTransaction)
        return part
    }

    /// The binding, writing under the transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        (copy.transaction, copy.hasTransaction) = (transaction, true)
        return copy
    }

    /// The binding, animating what writes through it change.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// True if a whole value that SwiftUI keeps is reached, and no part of one.
    var reachesStateItself: Bool { location != nil && path == nil }

    /// True if both are known to reach the same place, with the same value in it where nobody hears of another.
    fileprivate func reachesSamePlace(as other: Binding<Value>) -> Bool {
        guard let location, location === other.location, path == other.path else { return false }
        guard ValueComparison.areEqual(valueWhenMade, other.valueWhenMade) else { return false }
        return hasTransaction == other.hasTransaction && transaction.animation == other.transaction.animation
    }
}

extension Binding {
    /// A binding to an optional value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            location: base.location, path: base.path, recordsReads: base.recordsReads, get: { base.wrappedValue },
            set: { value, transaction in if let value { base.write(value, transaction) } })
    }

    /// A binding to the value that is there, or nil if there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(
            location: base.location, path: base.path, recordsReads: base.recordsReads,
            get: { base.wrappedValue ?? first },
            set: { base.write($0, $1) })
    }

    /// A binding to a hashable value with its type erased.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            location: base.location, path: base.path, recordsReads: base.recordsReads,
            get: { AnyHashable(base.wrappedValue) },
            set: { value, transaction in if let value = value.base as? V { base.write(value, transaction) } })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let read = read, write = write
        return Binding<Value.Element>(
            location: nil, get: { read()[position] },
            set: { value, transaction in
                var whole = read()
                whole[position] = value
                write(whole, transaction)
            })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// Bindings to the elements of a collection: what `ForEach` and `List` take beside other collections. Opaque to apps.
public protocol _BindingCollection: RandomAccessCollection {
    /// What the elements are bindings to.
    associatedtype _Root
    static func _root(of element: Element) -> _Root
}

extension Binding: _BindingCollection where Value: MutableCollection, Value: RandomAccessCollection {
    public static func _root(of element: Binding<Value.Element>) -> Value.Element { element.wrappedValue }
}

/// Bindings are equal for the graph if they reach the same place; what they read is recorded when they are read, and where it isn't,
/// the value counts, too.
extension Binding: GraphComparable {
    static func areSame(_ a: Binding<Value>, _ b: Binding<Value>) -> Bool { a.reachesSamePlace(as: b) }
}

extension Binding: GraphProperty {
    mutating func install(_ installer: inout PropertyInstaller) {}
}
