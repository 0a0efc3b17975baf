/// A value that SwiftUI keeps for a view as long as the view's identity lives.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var box: StateBox<Value>?

    /// Creates a state that begins with the value.
    public init(wrappedValue value: Value) { initial = value }

    /// Creates a state that begins with the value.
    public init(initialValue value: Value) { initial = value }

    /// The value now. Writing runs the bodies that read it.
    public var wrappedValue: Value {
        get { box?.value ?? initial }
        nonmutating set {
            guard let box else { return }
            box.value = newValue
        }
    }

    /// Reads and writes this state from elsewhere.
    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initial) }
        return Binding(location: box, get: { box.value }, set: { box.set($0, $1) })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that begins with nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// The value that a state begins with counts once for a view's identity: another one in a newer value tells nothing.
extension State: GraphComparable {
    static func areSame(_ a: State<Value>, _ b: State<Value>) -> Bool { true }
}

extension State: GraphProperty {
    mutating func install(_ installer: inout PropertyInstaller) {
        let initial = initial
        box = installer.nextBox(StateBox<Value>.self) { StateBox(initial) }
    }
}
