import Observation

/// A value that the view reads from its environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let keyPath: AnyKeyPath?
    private var chain: EnvironmentChain?
    /// Whether it is an object by its type, which may be missing.
    var readsObject: Bool { keyPath == nil }

    /// Reads the property of the environment's values.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        read = { $0[keyPath: keyPath] }
    }

    /// Reads the observable object of this type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = nil
        read = { values in
            guard let object = values[EnvironmentObjectKey<Value>.self] else {
                fatalError(
                    "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) may be missing as an ancestor of this view."
                )
            }
            return object
        }
    }

    /// Reads the observable object of this type, or nil if there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        keyPath = nil
        read = { $0[EnvironmentObjectKey<T>.self] }
    }

    public var wrappedValue: Value {
        guard let chain else { return read(EnvironmentValues()) }
        return read(EnvironmentValues(chain: chain))
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: EnvironmentReading {}

/// Two readers of one place of the environment are the same for the graph; what they read is recorded when they read it. Without a key
/// path the type says which object is read.
extension Environment: GraphComparable {
    static func areSame(_ a: Environment<Value>, _ b: Environment<Value>) -> Bool { a.keyPath == b.keyPath }
}

extension Environment: GraphProperty {
    mutating func install(_ installer: inout PropertyInstaller) { chain = installer.node.environment }
}

/// A modifier that sets values in the environment of its content.
@MainActor protocol EnvironmentChanging: NodeModifier {
    /// Sets the values.
    func changeEnvironment(_ values: inout EnvironmentValues)
}

extension EnvironmentChanging {
    package static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        EnvironmentNode(view, context)
    }
}

/// Changes the environment of its content in a way of this module's.
nonisolated struct EnvironmentModifier: EnvironmentChanging {
    let change: (inout EnvironmentValues) -> Void

    init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

    @MainActor func changeEnvironment(_ values: inout EnvironmentValues) { change(&values) }
}

/// Sets one value in the environment of its content: what `environment(_:_:)` makes of a view.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    public typealias Body = Never
    /// The value that is set.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// This is set.
    public var value: Value

    /// Creates the modifier that sets a value.
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        (self.keyPath, self.value) = (keyPath, value)
    }
}

extension _EnvironmentKeyWritingModifier: EnvironmentChanging {
    @MainActor func changeEnvironment(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

/// Changes one value of the environment for its content: what `transformEnvironment(_:transform:)` makes of a view.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
    public typealias Body = Never
    /// The value that is changed.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// Changes the value that the surroundings have.
    public var transform: (inout Value) -> Void

    /// Creates the modifier that changes a value.
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) {
        (self.keyPath, self.transform) = (keyPath, transform)
    }
}

extension _EnvironmentKeyTransformModifier: EnvironmentChanging {
    @MainActor func changeEnvironment(_ values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

/// The node of an environment modifier: what it sets is a chain of its own, under which the content stands.
@MainActor final class EnvironmentNode<C: View, M: EnvironmentChanging>: ValueNode<ModifiedContent<C, M>> {
    private var content: ViewNode?
    private lazy var inner = EnvironmentChain(outer: environment)

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var isStructural: Bool { true }

    override func run() {
        recordingReads {
            var values = EnvironmentValues(chain: environment)
            value.modifier.changeEnvironment(&values)
            values.apply(to: inner)
        }
        NodeFactory.place(value.content, in: content, of: self, context(environment: inner)) { content = $0 }
    }
}

extension View {
    /// Sets a value of the view's environment.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Puts an observable object into the view's environment.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { $0[EnvironmentObjectKey<T>.self] = object })
    }

    /// Changes a value of the view's environment in place.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View { modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform)) }
}
