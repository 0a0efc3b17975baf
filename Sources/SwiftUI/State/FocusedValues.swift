import Observation
import PorticoCombine

/// A key of the values that the focused view and its window offer.
public protocol FocusedValueKey {
    /// The value's type.
    associatedtype Value
}

/// The values that the focused view and its window offer to views and commands elsewhere.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil where nobody offers one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type that is offered with `focusedObject`.
    subscript<ObjectType: AnyObject>(object type: ObjectType.Type) -> ObjectType? {
        get { values[ObjectIdentifier(type)] as? ObjectType }
        set { values[ObjectIdentifier(type)] = newValue }
    }
}

extension FocusedValues: Equatable {
    public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
        lhs.values.count == rhs.values.count
            && lhs.values.allSatisfy { key, value in
                rhs.values[key].map { ValueComparison.areEqual(value, $0) } ?? false
            }
    }
}

/// A value that the focused view or its window offers. nil where none does.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private let keyPath: AnyKeyPath?

    /// Reads the property of the focused values.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        self.keyPath = keyPath
        read = { $0[keyPath: keyPath] }
    }

    /// Reads the observable object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = nil
        read = { $0[object: objectType] }
    }

    /// The value that is offered now.
    public var wrappedValue: Value? { read(FocusedValueStore.readValues()) }
}

extension FocusedValue: GraphComparable {
    static func areSame(_ a: FocusedValue<Value>, _ b: FocusedValue<Value>) -> Bool { a.keyPath == b.keyPath }
}

/// The value of a binding that the focused view or its window offers. nil where none does.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

    /// Reads the binding in the property of the focused values.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    /// The value that the binding reaches. Setting it to nil, or while no binding is offered, does nothing.
    public var wrappedValue: Value? {
        get { FocusedValueStore.readValues()[keyPath: keyPath]?.wrappedValue }
        nonmutating set {
            if let newValue { FocusedValueStore.readValues()[keyPath: keyPath]?.wrappedValue = newValue }
        }
    }

    /// A binding to the value that the offered binding reaches.
    public var projectedValue: Binding<Value?> {
        let copy = self
        return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
    }
}

/// An observable object that the focused view or its window offers. nil where none does.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var subscription: ObjectSubscription<ObjectType>?

    /// Gives bindings to the object's properties.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType?

        /// A binding to a property of the object; nil without an object.
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T>? {
            object.map { ObservableObjectWrapper(object: $0)[dynamicMember: keyPath] }
        }
    }

    /// Creates the property; the object is found by its type.
    public init() {}

    /// The object that is offered now.
    public var wrappedValue: ObjectType? { FocusedValueStore.readValues()[object: ObjectType.self] }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension FocusedObject: GraphProperty {
    mutating func install(_ installer: inout PropertyInstaller) {
        let node = installer.node
        let box = installer.nextBox(ObjectSubscription<ObjectType>.self) { ObjectSubscription(node: node) }
        if let object = FocusedValueStore.readValues()[object: ObjectType.self] {
            box.follow(object)
        } else {
            box.end()
        }
        subscription = box
    }
}
